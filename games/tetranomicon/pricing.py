"""Prices and what creatures do to them (SPEC 4.1, 8.1). Pure. Amounts are coins."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, TypeVar

from games.kernel.course import Course as AnyCourse
from games.kernel.course import put
from games.kernel.errors import Fact, IllegalMove
from games.kernel.ids import Seat, clockwise_from
from games.tetranomicon import quotes as q
from games.tetranomicon.components import BUILDING_TYPES, CREATURE, BuildingType, Powers, SegmentKind
from games.tetranomicon.events import Event
from games.tetranomicon.parameters import LOWEST_PRICE
from games.tetranomicon.state import State, changed
from games.tetranomicon.topology import TYPE_NUMBER

Cost = TypeVar("Cost", q.ArtifactQuote, q.BuildQuote, q.CreatureQuote, q.RouteQuote, q.TrophyQuote)

Action = BuildingType | SegmentKind | Literal["artifact", "creature", "campaign"]
"""What creatures make cheaper: a type of building, or a field of `Powers`."""

_NUMBERS = ("road", "river", "artifact", "creature", "campaign", "campaign_strength")
_SWITCHES = ("no_support", "free_roads", "free_rivers")


class Course(AnyCourse[State, Event]):
    """A step of Tetranomicon."""

    def set(self, **changes: Any) -> None:
        """Replace fields of the position."""
        self.state = changed(self.state, **changes)


def price(base: int, discount: int) -> int:
    """Return the price, not below the lowest, of an action whose `base` includes tolls and distance (4.1)."""
    return max(LOWEST_PRICE, base - discount)


@lru_cache(maxsize=512)
def powers(army: tuple[str, ...]) -> Powers:
    """Return all that the creatures of `army` do for their owner: numbers add up, the others count once (8.1)."""
    each = [CREATURE[name].powers for name in army]
    farms, sawmills, mines, quarries = (sum(one.build[kind] for one in each) for kind in range(len(BUILDING_TYPES)))
    numbers = {field: sum(getattr(one, field) for one in each) for field in _NUMBERS}
    switches = {field: any(getattr(one, field) for one in each) for field in _SWITCHES}
    return Powers((farms, sawmills, mines, quarries), **numbers, **switches)


@lru_cache(maxsize=512)
def swords(army: tuple[str, ...]) -> int:
    """Return the strength of `army`, without the bonus for campaigns (7)."""
    return sum(CREATURE[name].swords for name in army)


@lru_cache(maxsize=512)
def discounts(army: tuple[str, ...], action: Action) -> tuple[q.Discount, ...]:
    """Return what each creature of `army` takes off the price of `action`, in the order of summoning."""
    each = ((name, _off(CREATURE[name].powers, action)) for name in army)
    return tuple(q.Discount(name, coins) for name, coins in each if coins)


def _off(able: Powers, action: Action) -> int:
    return able.build[TYPE_NUMBER[action]] if action in TYPE_NUMBER else getattr(able, action)


def settle(
    course: Course, seat: Seat, cost: Cost, told: Callable[[Seat, Cost, int, int], Event], **changes: Any
) -> None:
    """Let `seat` pay what `cost` says to the bank for `changes` of the state, and tell what it has paid for.

    Then it is the next one's turn.

    Raises:
        IllegalMove: `too_few_coins` if the total is not on the track (`price`, `coins` on the track, and the parts:
            `base`, `tolls`, `distance`, coins off for `full` cities, `discount` of creatures; `plain` if there is only
            the base, `least` if the parts make less than the lowest price).
    """
    state = course.state
    before, after = state.coins[seat], state.coins[seat] - cost.total
    if after < 0:
        raise IllegalMove("too_few_coins", price=cost.total, coins=before, **_parts(cost))
    course.set(coins=put(state.coins, seat, after), turn=next_turn(state.passed, seat), **changes)
    course.tell(told(seat, cost, before, after))


def _parts(cost: q.Priced) -> dict[str, Fact]:
    base, more, less = q.arithmetic(cost)
    discount = sum(one.coins for one in cost.discounts)
    return {
        "base": base,
        "tolls": cost.tolls if isinstance(cost, q.BuildQuote) else 0,
        "distance": cost.distance if isinstance(cost, q.TrophyQuote) else 0,
        "full": less - discount,
        "discount": discount,
        "plain": not (more or less),
        "least": base + more - less < cost.total,
    }


def next_turn(passed: tuple[bool, ...], seat: Seat) -> Seat | None:
    """Return who acts after `seat`: the next one clockwise; who has passed is skipped; None if all have (3.2)."""
    for other in clockwise_from(seat + 1, len(passed)):
        if not passed[other]:
            return other
    return None
