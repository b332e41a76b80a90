"""What happens in an auction, as facts. A field that only some may know is None for the others (view.py strips it)."""

import msgspec

from games.kernel.ids import Seat
from games.kernel.public import SeatEvent


class HandDealt(SeatEvent, frozen=True, tag="dealt"):
    """`seat` got `count` cards (2.1). `cards` is for the seat itself."""

    count: int
    cards: tuple[str, ...] | None


class RoundBegun(msgspec.Struct, frozen=True, tag="round"):
    """A round began (3)."""

    round: int
    auctioneer: Seat


class LotOpened(msgspec.Struct, frozen=True, tag="lot"):
    """The next lot and its worth in points (3.1)."""

    lot: str
    dice: tuple[int, ...]


class CardStowed(SeatEvent, frozen=True, tag="stowed"):
    """`seat` laid a card under `box` (2.5). `card` is for the seat itself."""

    box: str
    card: str | None


class Exchanged(SeatEvent, frozen=True, tag="exchanged"):
    """`seat` exchanged cards (2.6). `aside` and `drawn` are for the seat itself."""

    aside: tuple[str, ...] | None
    drawn: tuple[str, ...] | None


class ExchangesTold(msgspec.Struct, frozen=True, tag="exchanges"):
    """How many cards each seat has exchanged (2.6)."""

    counts: tuple[int, ...]


class BoxShown(msgspec.Struct, frozen=True, tag="box"):
    """The cards under `box` by seat, and by how much they raise the worth of the lot (2.5)."""

    box: str
    cards: tuple[tuple[str, ...], ...]
    value: int


class Appraised(SeatEvent, frozen=True, tag="appraised"):
    """`seat` named a price and paid for it (3.7)."""

    price: int
    pay: str | None


class CoinsPledged(SeatEvent, frozen=True, tag="pledged"):
    """`seat` put `coins` on the lot, in a long game perhaps with a card `under` it (3.2, 3.8)."""

    coins: int
    under: str | None = None


class LotPolished(SeatEvent, frozen=True, tag="polished"):
    """The lot is worth more now (3.8)."""

    worth: int


class PolishStopped(SeatEvent, frozen=True, tag="stopped"):
    """The guard `card` of `by` stopped a polish of `seat` (3.9)."""

    by: Seat
    card: str


class Peeked(SeatEvent, frozen=True, tag="peeked"):
    """`seat` looked at the next lot (3.8). `lot` is for the seat itself."""

    lot: str | None


class GuardLaid(SeatEvent, frozen=True, tag="guard"):
    """`seat` laid a guard (3.9). `card` is for the seat itself."""

    card: str | None


class OrderGiven(SeatEvent, frozen=True, tag="order"):
    """`seat` gave its guard an order (3.9); nobody else learns of it."""

    least: int | None


class TurnEnded(SeatEvent, frozen=True, tag="turn"):
    """`seat` ended its turn (3.8)."""


class BidSealed(SeatEvent, frozen=True, tag="sealed"):
    """`seat` sealed a bid (3.3). `card` is for the seat itself."""

    card: str | None


class BidsOpened(msgspec.Struct, frozen=True, tag="opened"):
    """All bids by seat, and what was covered (3.3, 3.8); None of a seat that has left or covered nothing."""

    cards: tuple[str | None, ...]
    covers: tuple[str | None, ...] = ()


class TieThrown(msgspec.Struct, frozen=True, tag="tie"):
    """Equal highest bidders and their throws (3.3)."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


class AnswerSealed(SeatEvent, frozen=True, tag="answered"):
    """`seat` sealed a veto or a nod (3.4). `veto` is for the seat itself."""

    veto: bool | None


class AnswersOpened(msgspec.Struct, frozen=True, tag="answers"):
    """The answers were opened; `by` played the veto, or nobody did (3.4)."""

    by: Seat | None


class LotAwarded(msgspec.Struct, frozen=True, tag="awarded"):
    """`seat` got `lot` for `points` (3.5); None after a veto."""

    seat: Seat | None
    lot: str
    points: int


class PriceMet(SeatEvent, frozen=True, tag="met"):
    """The lot brought what `seat` had named, who gets `points` for it (3.7)."""

    points: int


class SeatLeft(SeatEvent, frozen=True, tag="left"):
    """`seat` left the match (4.4)."""


class MatchEnded(msgspec.Struct, frozen=True, tag="ended"):
    """The final sums by seat (4.1)."""

    sums: tuple[int, ...]


Event = (
    HandDealt
    | RoundBegun
    | LotOpened
    | CardStowed
    | Exchanged
    | ExchangesTold
    | BoxShown
    | Appraised
    | CoinsPledged
    | LotPolished
    | PolishStopped
    | Peeked
    | GuardLaid
    | OrderGiven
    | TurnEnded
    | BidSealed
    | BidsOpened
    | TieThrown
    | AnswerSealed
    | AnswersOpened
    | LotAwarded
    | PriceMet
    | SeatLeft
    | MatchEnded
)
