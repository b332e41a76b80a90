"""What happened in a match of Tetranomicon, in the past tense, with all facts of the public log (SPEC 12.2).

Everything here is public: no event carries a card or token that was not turned up. Amounts are coins.
"""

from typing import Generic, Literal, TypeVar

import msgspec

from games.kernel.ids import Seat
from games.kernel.public import SeatEvent
from games.tetranomicon.quotes import ArtifactQuote, BuildQuote, CreatureQuote, RouteQuote, Standing, TrophyQuote
from games.tetranomicon.state import Guard

Q = TypeVar("Q")
CardKind = Literal["artifact", "creature"]


class MatchSetUp(msgspec.Struct, frozen=True, gc=False, tag="set_up"):
    """The table was laid (2.1-2.9): first holder, coins, trophies in the lairs, both pools, order of the free farms."""

    holder: Seat
    coins: tuple[int, ...]
    guards: tuple[Guard, ...]
    creature_pool: tuple[str, ...]
    artifact_pool: tuple[str, ...]
    order: tuple[Seat, ...]


class FreeFarmBuilt(SeatEvent, frozen=True, gc=False, tag="free_farm"):
    """A seat put its free farm (2.9)."""

    tower: str


class FreeRouteLaid(SeatEvent, frozen=True, gc=False, tag="free_route"):
    """A seat laid its free route (2.9); `automatic` without being asked, since no other could be laid."""

    segment: str
    automatic: bool = False


class FreeRouteMissed(SeatEvent, frozen=True, gc=False, tag="no_free_route"):
    """No segment was free at the seat's farm, so that it got no route (2.9, D38)."""

    city: str


class InitiativeSettled(msgspec.Struct, frozen=True, gc=False, tag="initiative"):
    """The era began with its initiative (3.1): `coins` were compared, `fewest` is the least of them.

    `compensation` is what `before`, the old holder, got for losing the token: 0 if it stayed or the track was full.
    """

    era: int
    coins: tuple[int, ...]
    fewest: int
    before: Seat
    holder: Seat
    compensation: int


class Paid(SeatEvent, Generic[Q], frozen=True, gc=False):
    """A seat paid the `price` of an action."""

    price: Q
    coins_before: int
    coins_after: int


class Built(Paid[BuildQuote], frozen=True, gc=False, tag="built"):
    """A seat built (4.2)."""


class RouteLaid(Paid[RouteQuote], frozen=True, gc=False, tag="laid"):
    """A seat laid a route (4.3)."""


class ArtifactCreated(Paid[ArtifactQuote], frozen=True, gc=False, tag="created"):
    """A seat created an artifact (4.4)."""


class CreatureSummoned(Paid[CreatureQuote], frozen=True, gc=False, tag="summoned"):
    """A seat summoned a creature (4.5)."""


class TrophyWon(Paid[TrophyQuote], frozen=True, gc=False, tag="won"):
    """A seat won a trophy (4.6). `relieved` are the cities whose monsters lost support by it."""

    relieved: tuple[str, ...]


class CardTurnedUp(msgspec.Struct, frozen=True, gc=False, tag="turned_up"):
    """A card came to a free place of a pool (4.4, 4.5); `left` cards of this era remain in the deck."""

    kind: CardKind
    card: str
    place: int
    left: int


class PlaceLeftEmpty(msgspec.Struct, frozen=True, gc=False, tag="left_empty"):
    """The era's deck had no card for the free place of a pool (4.4, 4.5)."""

    kind: CardKind
    place: int


class Passed(SeatEvent, frozen=True, gc=False, tag="passed"):
    """A seat passed with `coins` left; `automatic` if it had no legal action (4.7). `still_in` have not passed."""

    automatic: bool
    coins: int
    still_in: tuple[Seat, ...]


class SeatIncome(msgspec.Struct, frozen=True, gc=False):
    """The income of one seat (5): `base` + `from_buildings` = `gained` + `lost`, the last being the part above 30.

    `buildings` are its farms, sawmills, mines, quarries.
    """

    seat: Seat
    buildings: tuple[int, int, int, int]
    base: int
    from_buildings: int
    gained: int
    lost: int
    coins_after: int


class IncomePaid(msgspec.Struct, frozen=True, gc=False, tag="income"):
    """All seats got their income (5). `counts` and `values` are of farms, sawmills, mines, quarries of everybody."""

    era: int
    counts: tuple[int, int, int, int]
    values: tuple[int, int, int, int]
    seats: tuple[SeatIncome, ...]


class TrophiesPlaced(msgspec.Struct, frozen=True, gc=False, tag="placed"):
    """Monsters of level `minimum` or more came to freed lairs (6.1); for those `unfilled` the bag had no token."""

    era: int
    minimum: int
    placed: tuple[Guard, ...]
    unfilled: tuple[str, ...]


class CardsRemoved(msgspec.Struct, frozen=True, gc=False, tag="removed"):
    """Cards of the ended era left the game (6.3, 6.4): `creatures` from the pool, the others unseen, as numbers."""

    era: int
    creatures: tuple[str, ...]
    unseen_creatures: int
    unseen_artifacts: int


class PoolsFilled(msgspec.Struct, frozen=True, gc=False, tag="filled"):
    """Cards of the new `era` were turned up (6.3, 6.4)."""

    era: int
    creatures: tuple[str, ...]
    artifacts: tuple[str, ...]


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag="ended"):
    """The match ended (7) with this table, in seat order."""

    standings: tuple[Standing, ...]


Event = (
    MatchSetUp | FreeFarmBuilt | FreeRouteLaid | FreeRouteMissed | InitiativeSettled | Built | RouteLaid
    | ArtifactCreated | CreatureSummoned | TrophyWon | CardTurnedUp | PlaceLeftEmpty | Passed | IncomePaid
    | TrophiesPlaced | CardsRemoved | PoolsFilled | MatchEnded
)  # fmt: skip
"""What is told of a match (SPEC 12.2)."""
