"""Which routes the goods of a building travel on, and what they cost (SPEC 4.8.1). Pure.

A set of routes is weighed by one whole number, so that the least number is the set to show: first come the tolls, then
the number of routes, then the alphabet. Route `n` weighs `toll << 40 | 1 << 32` minus `1 << (26 - n)`; of two sets with
equal tolls and as many routes, the one with the first route in which they differ is the lighter and the alphabetically
first. A sum of such weights tells its set again, as long as no route is in it twice, which the least sum never has.
Weights are floats, exact for whole numbers up to 2**53 and faster here than whole numbers above 2**30.
"""

from functools import lru_cache
from heapq import heapify, heappop, heappush
from math import inf
from typing import Final

from games.kernel.grid import numbers_in
from games.kernel.ids import Seat
from games.tetranomicon.components import CITIES, SEGMENTS
from games.tetranomicon.pricing import powers
from games.tetranomicon.state import Route, State
from games.tetranomicon.topology import EDGE, EDGES

UNREACHABLE = inf
_TOLL_BITS = 40
_TOLL = float(1 << _TOLL_BITS)
_COUNT_BITS = 32
_LAST = len(SEGMENTS) - 1


def coins_of(total: float) -> int:
    """Return the coins in a sum of weights."""
    return int(total) >> _TOLL_BITS


def segments_of(total: float) -> tuple[int, ...]:
    """Return the numbers of the segments that a sum of weights is made of, in alphabetical order."""
    mask = -int(total) & (1 << _COUNT_BITS) - 1
    return tuple(sorted(_LAST - bit for bit in numbers_in(mask)))


_BESIDE: Final = tuple(
    tuple(
        (edge.bit, numbers_in(edge.ends & ~(1 << city))[0], float((1 << _COUNT_BITS) - (1 << _LAST - edge.number)))
        for edge in EDGES
        if edge.ends >> city & 1
    )
    for city in range(len(CITIES))
)
"""The ways from each city: the segment's bit, the city to which it leads, its weight if it costs nothing."""


@lru_cache(maxsize=1024)
def weight_of_way(start: int, end: int, free: int, ways: int) -> float:
    """Return the weight of the way to show over `ways`, those in `free` for nothing; most moves leave it as it is."""
    return _spread(_at(1 << start), free, ways, 1 << end)[end]


def weight_of_access(state: State, seat: Seat, kind: int, city: int, named: int = 0) -> float:
    """Return the least weight of routes, tolls first, that bring `seat` the goods for a `kind` of building (4.8.1).

    Goods that there are in cities of the mask `named` come from there, the others from where they cost least. They may
    meet in a city and travel on together: the Steiner tree of at most three groups.
    """
    everywhere, routes = [cities & named or cities for cities in state.built.cities[seat][:kind]], state.laid
    if not all(everywhere):
        return UNREACHABLE
    own = [cities for cities in everywhere if not cities >> city & 1]
    if not own:
        return 0.0
    net = routes.free_for(seat, powers(state.armies[seat])), routes.ways
    match own:
        case [nearest]:
            least = _spread(_at(1 << city), *net, nearest)
            return min([least[start] for start in numbers_in(nearest)])
        case [farms, sawmills]:
            least = _together(_from(farms, *net), _from(sawmills, *net))
        case _:
            farms, sawmills, mines = own
            least = list(
                map(
                    min,
                    _together(_met(farms, sawmills, *net), _from(mines, *net)),
                    _together(_met(farms, mines, *net), _from(sawmills, *net)),
                    _together(_met(sawmills, mines, *net), _from(farms, *net)),
                )
            )
    return _spread(least, *net, 1 << city)[city]


def _at(cities: int) -> list[float]:
    least = [UNREACHABLE] * len(CITIES)
    for city in numbers_in(cities):
        least[city] = 0.0
    return least


def _together(one: list[float], other: list[float]) -> list[float]:
    return [first + second for first, second in zip(one, other, strict=True)]


def _from(cities: int, free: int, ways: int) -> list[float]:
    """Return the least weight from the nearest of `cities` for each city."""
    return _spread(_at(cities), free, ways)


def _met(one: int, other: int, free: int, ways: int) -> list[float]:
    """Return the least weights with which goods from two masks of cities come together in each city."""
    return _spread(_together(_from(one, free, ways), _from(other, free, ways)), free, ways)


def _spread(least: list[float], free: int, ways: int, goals: int = 0) -> list[float]:
    """Return `least`, lowered where a city may be reached from another; with `goals` it holds for the least of them."""
    due = [(weight, city) for city, weight in enumerate(least) if weight < UNREACHABLE]
    heapify(due)
    while due:
        weight, city = heappop(due)
        if goals >> city & 1:
            break
        if weight > least[city]:
            continue
        for bit, other, cost in _BESIDE[city]:
            if bit & ways:
                farther = weight + cost if bit & free else weight + cost + _TOLL
                if farther < least[other]:
                    least[other] = farther
                    heappush(due, (farther, other))
    return least


def ways_and_tolls(state: State, seat: Seat, total: float) -> tuple[tuple[Route, ...], tuple[Route, ...]]:
    """Return the routes that a sum of weights is made of, and those of them that cost `seat` a toll."""
    if not total:
        return (), ()
    routes = state.laid
    free = routes.free_for(seat, powers(state.armies[seat]))
    used = [SEGMENTS[number].id for number in segments_of(total)]
    tolled = [segment for segment in used if not free & EDGE[segment].bit]
    owner = routes.owner
    return tuple(Route(one, owner[one]) for one in used), tuple(Route(one, owner[one]) for one in tolled)
