"""What a move would cost and do, with every part of its price (SPEC 4, 12.2). Pure; pricing.py makes them.

Always: `total` = the greatest of 1 and base + additions - discounts; set-up moves have a total of 0. Amounts are coins.
"""

import msgspec

from games.kernel.ids import Seat
from games.tetranomicon.components import BuildingType
from games.tetranomicon.parameters import FULL_CITY_DISCOUNT
from games.tetranomicon.state import Route


class Discount(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Coins that one creature takes off the price."""

    creature: str
    coins: int


class BuildQuote(msgspec.Struct, frozen=True, gc=False, tag="build"):
    """Price of a building: base + tolls - discounts.

    `ways` are all routes that the goods travel on, own ones too; `tolled` those of them that cost a coin each.
    """

    tower: str
    building: BuildingType
    base: int
    tolls: int
    discounts: tuple[Discount, ...]
    total: int
    ways: tuple[Route, ...] = ()
    tolled: tuple[Route, ...] = ()


class RouteQuote(msgspec.Struct, frozen=True, gc=False, tag="route"):
    """Price of a route: base - 1 for each of `full_cities` - discounts."""

    segment: str
    base: int
    full_cities: tuple[str, ...]
    discounts: tuple[Discount, ...]
    total: int


class Condition(msgspec.Struct, frozen=True, gc=False):
    """How a seat stands to an artifact's condition: it has `present` of the thing asked for and needs `needed`."""

    met: bool
    present: int
    needed: int


class ArtifactQuote(msgspec.Struct, frozen=True, gc=False, tag="artifact"):
    """Price of an artifact: base - discounts. `influence` is what the card adds; `influence_after` the new sum."""

    artifact: str
    base: int
    discounts: tuple[Discount, ...]
    total: int
    condition: Condition
    influence: int
    influence_after: int


class CreatureQuote(msgspec.Struct, frozen=True, gc=False, tag="creature"):
    """Price of a creature: base - discounts. `strength_after` is the sum of swords with it."""

    creature: str
    base: int
    discounts: tuple[Discount, ...]
    total: int
    swords: int
    strength_after: int


class CampaignStep(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One segment of a campaign's way. `seat` owns the route on it (None: nothing laid); `coins` is what it costs."""

    segment: str
    seat: Seat | None
    coins: int


class TrophyQuote(msgspec.Struct, frozen=True, gc=False, tag="trophy"):
    """Price of a campaign: level + distance - discounts, and the comparison of strength.

    Monsters: `strength` = `level` + `support`, which comes from `supporters`; `ignored_support` is what a property of
    the army switches off. Army: `army` = `swords` + `bonus`. `starts` are all cheapest starts; `way` begins at `start`.
    """

    city: str
    start: str
    level: int
    distance: int
    discounts: tuple[Discount, ...]
    total: int
    way: tuple[CampaignStep, ...]
    starts: tuple[str, ...]
    support: int
    supporters: tuple[str, ...]
    ignored_support: int
    strength: int
    swords: int
    bonus: int
    army: int
    fame_after: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How a seat stands in the four directions (7): `values` and victory `points` of wealth, influence, strength, fame.

    `place` 1 leads; equal places are shared.
    """

    seat: Seat
    values: tuple[int, int, int, int]
    points: tuple[int, int, int, int]
    total_points: int
    total_values: int
    place: int


class PassQuote(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """What passing keeps: `coins` stay on the track, and nothing more can be done in `era`.

    An income phase would then make them `after` and lose `lost`; `is_last`: all others have passed, so it comes at
    once. `final`: how the match then ends, in the last era.
    """

    coins: int
    era: int
    after: int = 0
    lost: int = 0
    is_last: bool = False
    final: tuple[Standing, ...] = ()


Priced = BuildQuote | RouteQuote | ArtifactQuote | CreatureQuote | TrophyQuote
Quote = Priced | PassQuote


def arithmetic(quote: Priced) -> tuple[int, int, int]:
    """Return the base of a price, what is added to it and what is taken off."""
    match quote:
        case BuildQuote(base=base, tolls=more):
            less = 0
        case RouteQuote(base=base, full_cities=full):
            more, less = 0, len(full) * FULL_CITY_DISCOUNT
        case TrophyQuote(level=base, distance=more):
            less = 0
        case ArtifactQuote(base=base) | CreatureQuote(base=base):
            more = less = 0
    return base, more, less + sum(discount.coins for discount in quote.discounts)
