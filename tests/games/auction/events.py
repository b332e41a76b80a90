"""What happens in an auction, as facts. A field that only some may know is None for the others (view.py strips it)."""

import msgspec

from games.kernel.ids import Seat


class HandDealt(msgspec.Struct, frozen=True, tag="dealt"):
    """`seat` got `count` cards (2.1). `cards` is for the seat itself."""

    seat: Seat
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


class CoinsPledged(msgspec.Struct, frozen=True, tag="pledged"):
    """`seat` put `coins` on the lot (3.2)."""

    seat: Seat
    coins: int


class BidSealed(msgspec.Struct, frozen=True, tag="sealed"):
    """`seat` sealed a bid (3.3). `card` is for the seat itself."""

    seat: Seat
    card: str | None


class BidsOpened(msgspec.Struct, frozen=True, tag="opened"):
    """All bids by seat (3.3)."""

    cards: tuple[str, ...]


class TieThrown(msgspec.Struct, frozen=True, tag="tie"):
    """Equal highest bidders and their throws (3.3)."""

    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


class AnswerSealed(msgspec.Struct, frozen=True, tag="answered"):
    """`seat` sealed a veto or a nod (3.4). `veto` is for the seat itself."""

    seat: Seat
    veto: bool | None


class AnswersOpened(msgspec.Struct, frozen=True, tag="answers"):
    """The answers were opened; `by` played the veto, or nobody did (3.4)."""

    by: Seat | None


class LotAwarded(msgspec.Struct, frozen=True, tag="awarded"):
    """`seat` got `lot` for `points` (3.5); None after a veto."""

    seat: Seat | None
    lot: str
    points: int


class MatchEnded(msgspec.Struct, frozen=True, tag="ended"):
    """The final sums by seat (4.1)."""

    sums: tuple[int, ...]


Event = (
    HandDealt
    | RoundBegun
    | LotOpened
    | CoinsPledged
    | BidSealed
    | BidsOpened
    | TieThrown
    | AnswerSealed
    | AnswersOpened
    | LotAwarded
    | MatchEnded
)
