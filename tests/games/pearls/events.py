"""What happens in a match of Pearls. `cards` and `card` are for their seat alone (view.py strips them)."""

import msgspec

from games.kernel.public import SeatEvent


class HandDealt(SeatEvent, frozen=True, tag="dealt"):
    """`seat` got its first cards (2.2)."""

    cards: tuple[str, ...] | None


class DiveSealed(SeatEvent, frozen=True, tag="sealed"):
    """`seat` sealed a dive (3.1)."""

    card: str | None


class DivesOpened(msgspec.Struct, frozen=True, tag="opened"):
    """Where each seat dived, and how many pearls it took (3.1)."""

    dives: tuple[str, ...]
    taken: tuple[int, ...]


class PearlsPushed(SeatEvent, frozen=True, tag="pushed"):
    """`seat` pushed the pearls of `cell` (3.2)."""

    cell: str
    to: str
    pearls: int


class Rested(SeatEvent, frozen=True, tag="rested"):
    """`seat` pushed nothing (3.2)."""


class TideCame(msgspec.Struct, frozen=True, tag="tide"):
    """A pearl came into each of `cells` (3.3)."""

    cells: tuple[str, ...]


class DeckShuffled(msgspec.Struct, frozen=True, tag="shuffled"):
    """The discarded cards were shuffled (3.4)."""


class CardDrawn(SeatEvent, frozen=True, tag="drawn"):
    """`seat` drew a card (3.4)."""

    card: str | None


class RoundBegun(msgspec.Struct, frozen=True, tag="round"):
    """The next round began (3)."""

    round: int


class MatchEnded(msgspec.Struct, frozen=True, tag="ended"):
    """The pearls of each seat (4.1)."""

    scores: tuple[int, ...]


Event = (
    HandDealt | DiveSealed | DivesOpened | PearlsPushed | Rested | TideCame | DeckShuffled | CardDrawn
    | RoundBegun | MatchEnded
)  # fmt: skip
