"""Which routes the goods of a building travel on, and what they cost (SPEC 4.8.1). Pure; results are cached.

A set of routes is weighed by one whole number, so that the least number is the set to show: first come the tolls, then
the number of routes, then the alphabet. Route `n` weighs `toll << 40 | 1 << 32` minus `1 << (26 - n)`; of two sets with
equal tolls and as many routes, the one with the first route in which they differ is the lighter and the alphabetically
first. A sum of such weights tells its set again, as long as no route is in it twice, which the least sum never has.
Weights are floats, exact for whole numbers up to 2**53 and faster here than whole numbers above 2**30.
"""

from functools import lru_cache
from itertools import takewhile
from math import inf

from games.kernel.ids import Seat
from games.tetranomicon.components import CITIES, SEGMENTS
from games.tetranomicon.layout import built, laid
from games.tetranomicon.pricing import powers
from games.tetranomicon.state import Route, State
from games.tetranomicon.topology import EDGE, Edge, numbers_in

Link = tuple[int, int, float]
"""A way that may be taken: two cities and its weight."""
Table = tuple[float, ...]
"""The least weight for each city; `UNREACHABLE` where there is no way."""

UNREACHABLE = inf
_TOLL_BITS = 40
_COUNT_BITS = 32
_LAST = len(SEGMENTS) - 1
_ALL_CITIES = (1 << len(CITIES)) - 1
_NOWHERE: Table = (UNREACHABLE,) * len(CITIES)
_EVERYWHERE: Table = (0.0,) * len(CITIES)


def coins_of(total: float) -> int:
    """Return the coins in a sum of weights."""
    return int(total) >> _TOLL_BITS


def too_heavy(coins: int) -> float:
    """Return the least weight that costs more than `coins`."""
    return float(coins + 1 << _TOLL_BITS)


def segments_of(total: float) -> tuple[int, ...]:
    """Return the numbers of the segments that a sum of weights is made of, in alphabetical order."""
    mask = -int(total) & (1 << _COUNT_BITS) - 1
    return tuple(sorted(_LAST - bit for bit in numbers_in(mask)))


def _link(edge: Edge, toll: int) -> Link:
    weight = (toll << _TOLL_BITS) + (1 << _COUNT_BITS) - (1 << _LAST - edge.number)
    return edge.first, edge.second, float(weight)


FREE_LINKS = {segment: _link(edge, 0) for segment, edge in EDGE.items()}
"""The way over each segment if it costs nothing."""
PAID_LINKS = {segment: _link(edge, 1) for segment, edge in EDGE.items()}
"""The way over each segment if it costs a coin."""


def relax(least: list[float], links: tuple[Link, ...]) -> list[float]:
    """Return `least`, lowered where a city may be reached from another over `links`."""
    changed = True
    while changed:
        changed = False
        for first, second, cost in links:
            here, there = least[first], least[second]
            if here + cost < there:
                least[second] = here + cost
                changed = True
            elif there + cost < here:
                least[first] = there + cost
                changed = True
    return least


def cities_with_access(own: tuple[int, ...], linked: tuple[int, ...]) -> list[int]:
    """Return for each type the mask of cities to which goods of all lower types find a way (4.2.6).

    `own` are the masks of cities with own buildings by type, `linked` the cities that routes link to each city.
    """
    masks = [_ALL_CITIES]
    for cities in own[:-1]:
        reached = 0
        for city in numbers_in(cities):
            reached |= linked[city]
        masks.append(masks[-1] & reached)
    return masks


def spread_from(cities: int, links: tuple[Link, ...]) -> list[float]:
    """Return the least weight from the nearest of `cities` for each city."""
    return relax([0.0 if cities >> city & 1 else UNREACHABLE for city in range(len(CITIES))], links)


@lru_cache(maxsize=4096)
def _tables(own: tuple[int, ...], routes: tuple[Route, ...], free: int) -> tuple[Table, ...]:
    links = tuple(
        [
            FREE_LINKS[route.segment] if free >> EDGE[route.segment].number & 1 else PAID_LINKS[route.segment]
            for route in routes
        ]
    )
    reach = [spread_from(cities, links) for cities in takewhile(bool, own)]
    done = [_EVERYWHERE, *[_NOWHERE] * len(own)]
    if len(reach) > 0:
        done[1] = tuple(reach[0])
    if len(reach) > 1:
        done[2] = tuple(_met(reach[0], reach[1], links))
    if len(reach) > 2:
        farm, sawmill, mine = reach
        with_mine = zip(done[2], mine, _met(farm, mine, links), sawmill, _met(sawmill, mine, links), farm, strict=True)
        done[3] = tuple(relax([min(fs + m, fm + s, sm + f) for fs, m, fm, s, sm, f in with_mine], links))
    return tuple(done)


def _met(one: list[float], other: list[float], links: tuple[Link, ...]) -> list[float]:
    """Return the least weights with which two goods come together in each city."""
    return relax([first + second for first, second in zip(one, other, strict=True)], links)


def tables(state: State, seat: Seat, highest: int) -> tuple[Table, ...]:
    """Return what the goods of `seat` weigh in each city, for each type up to `highest`.

    Goods may meet in a city and travel on together: the Steiner tree of at most three groups.
    """
    own = built(state.buildings).cities[seat][:highest]
    return _tables(own, state.routes, laid(state.routes).free_for(seat, powers(state.armies[seat])))


def ways_and_tolls(state: State, seat: Seat, total: float) -> tuple[tuple[Route, ...], tuple[Route, ...]]:
    """Return the routes that a sum of weights is made of, and those of them that cost `seat` a toll."""
    if not total:
        return (), ()
    routes = laid(state.routes)
    free = routes.free_for(seat, powers(state.armies[seat]))
    used = [SEGMENTS[number].id for number in segments_of(total)]
    tolled = [segment for segment in used if not free >> EDGE[segment].number & 1]
    owner = routes.owner
    return tuple(Route(one, owner[one]) for one in used), tuple(Route(one, owner[one]) for one in tolled)
