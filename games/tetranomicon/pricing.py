"""Prices and what creatures do to them (SPEC 4.1, 8.1). Pure. Amounts are coins."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, TypeVar

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat, clockwise_from
from games.kernel.phases import Course as AnyCourse
from games.kernel.tuples import put
from games.tetranomicon.components import CREATURE, BuildingType, Powers, SegmentKind
from games.tetranomicon.events import Event
from games.tetranomicon.parameters import LOWEST_PRICE
from games.tetranomicon.quotes import ArtifactQuote, BuildQuote, CreatureQuote, Discount, RouteQuote, TrophyQuote
from games.tetranomicon.state import State

Course = AnyCourse[State, Event]
Cost = TypeVar("Cost", ArtifactQuote, BuildQuote, CreatureQuote, RouteQuote, TrophyQuote)

Action = BuildingType | SegmentKind | Literal["artifact", "creature", "campaign"]
"""What creatures make cheaper."""

_OFF: dict[Action, Callable[[Powers], int]] = {
    "farm": lambda able: able.build[0],
    "sawmill": lambda able: able.build[1],
    "mine": lambda able: able.build[2],
    "quarry": lambda able: able.build[3],
    "road": lambda able: able.road,
    "river": lambda able: able.river,
    "artifact": lambda able: able.artifact,
    "creature": lambda able: able.creature,
    "campaign": lambda able: able.campaign,
}


def price(base: int, discount: int) -> int:
    """Return what is paid for an action of `base`, tolls and distance included (4.1)."""
    return max(LOWEST_PRICE, base - discount)


@lru_cache(maxsize=4096)
def powers(army: tuple[str, ...]) -> Powers:
    """Return all that the creatures of `army` do for their owner: numbers add up, the others count once (8.1)."""
    each = [CREATURE[name].powers for name in army]
    return Powers(
        build=(
            sum(one.build[0] for one in each),
            sum(one.build[1] for one in each),
            sum(one.build[2] for one in each),
            sum(one.build[3] for one in each),
        ),
        road=sum(one.road for one in each),
        river=sum(one.river for one in each),
        artifact=sum(one.artifact for one in each),
        creature=sum(one.creature for one in each),
        campaign=sum(one.campaign for one in each),
        campaign_strength=sum(one.campaign_strength for one in each),
        no_support=any(one.no_support for one in each),
        free_roads=any(one.free_roads for one in each),
        free_rivers=any(one.free_rivers for one in each),
    )


@lru_cache(maxsize=4096)
def swords(army: tuple[str, ...]) -> int:
    """Return the strength of `army`, without the bonus for campaigns (7)."""
    return sum(CREATURE[name].swords for name in army)


@lru_cache(maxsize=4096)
def discounts(army: tuple[str, ...], action: Action) -> tuple[Discount, ...]:
    """Return what each creature of `army` takes off the price of `action`, in the order of summoning."""
    each = ((name, _OFF[action](CREATURE[name].powers)) for name in army)
    return tuple(Discount(name, coins) for name, coins in each if coins)


def settle(
    course: Course, seat: Seat, cost: Cost, told: Callable[[Seat, Cost, int, int], Event], **changes: Any
) -> None:
    """Let `seat` pay what `cost` says to the bank for `changes` of the state, and tell what it has paid for.

    Then it is the next one's turn.
    """
    state = course.state
    before, after = state.coins[seat], state.coins[seat] - cost.total
    course.set(coins=put(state.coins, seat, after), turn=next_turn(state.passed, seat), **changes)
    course.tell(told(seat, cost, before, after))


def next_turn(passed: tuple[bool, ...], seat: Seat) -> Seat | None:
    """Return who acts after `seat`: the next one clockwise who has not passed, `seat` itself last; None if all have."""
    for other in clockwise_from(seat + 1, len(passed)):
        if not passed[other]:
            return other
    return None


def check_coins(
    state: State,
    seat: Seat,
    total: int,
    base: int,
    off: tuple[Discount, ...],
    *,
    tolls: int = 0,
    distance: int = 0,
    full: int = 0,
) -> None:
    """Refuse a `total` that is not on the track; the other numbers tell how it came about.

    Raises:
        IllegalMove: `too_few_coins` (`price`, `coins` on the track, and the parts: `base`, `tolls`, `distance`, coins
            off for `full` cities, `discount` of creatures; `plain` if there is only the base, `least` if the parts make
            less than the lowest price).
    """
    if total <= state.coins[seat]:
        return
    discount = sum(one.coins for one in off)
    change = tolls + distance - full - discount
    raise IllegalMove(
        "too_few_coins",
        price=total,
        coins=state.coins[seat],
        base=base,
        tolls=tolls,
        distance=distance,
        full=full,
        discount=discount,
        plain=not (tolls or distance or full or discount),
        least=base + change < total,
    )
