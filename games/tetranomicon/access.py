"""Which routes the goods of a building travel on, and what they cost (SPEC 4.8.1). Pure; results are cached.

A set of routes is weighed by one whole number, so that the least number is the set to show: first come the tolls, then
the number of routes, then the alphabet. Route `n` weighs `toll << 40 | 1 << 32` minus `1 << (26 - n)`; of two sets with
equal tolls and as many routes, the one with the first route in which they differ is the lighter and the alphabetically
first. A sum of such weights tells its set again, as long as no route is in it twice, which the least sum never has.
Weights are floats, exact for whole numbers up to 2**53 and faster here than whole numbers above 2**30.
"""

from functools import lru_cache
from math import inf

import msgspec

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
_NOWHERE: Table = (UNREACHABLE,) * len(CITIES)
_EVERYWHERE: Table = (0.0,) * len(CITIES)


def coins_of(total: float) -> int:
    """Return the coins in a sum of weights."""
    return int(total) >> _TOLL_BITS


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


def spread_from(cities: int, links: tuple[Link, ...]) -> list[float]:
    """Return the least weight from the nearest of `cities` for each city."""
    return relax([0.0 if cities >> city & 1 else UNREACHABLE for city in range(len(CITIES))], links)


class Links(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The ways of one seat over all laid routes."""

    links: tuple[Link, ...]


@lru_cache(maxsize=2048)
def _links(routes: tuple[Route, ...], free: int) -> Links:
    """Return the ways over `routes`; those in the mask `free` cost nothing."""
    kinds = [FREE_LINKS if free >> EDGE[route.segment].number & 1 else PAID_LINKS for route in routes]
    return Links(tuple([kind[route.segment] for kind, route in zip(kinds, routes, strict=True)]))


@lru_cache(maxsize=4096)
def _spread(cities: int, ways: Links) -> Table:
    return tuple(spread_from(cities, ways.links)) if cities else _NOWHERE


@lru_cache(maxsize=4096)
def _met(one: int, other: int, ways: Links) -> Table:
    """Return the least weights with which goods from two masks of cities come together in each city."""
    each = zip(_spread(one, ways), _spread(other, ways), strict=True)
    return tuple(relax([first + second for first, second in each], ways.links))


@lru_cache(maxsize=4096)
def _all_met(farms: int, sawmills: int, mines: int, ways: Links) -> Table:
    """Return the least weights with which three goods come together; two of them may have met before."""
    farm, sawmill, mine = _spread(farms, ways), _spread(sawmills, ways), _spread(mines, ways)
    pairs = _met(farms, sawmills, ways), _met(farms, mines, ways), _met(sawmills, mines, ways)
    both = zip(*pairs, farm, sawmill, mine, strict=True)
    return tuple(relax([min(fs + m, fm + s, sm + f) for fs, fm, sm, f, s, m in both], ways.links))


def table(state: State, seat: Seat, kind: int) -> Table:
    """Return what the goods of `seat` for a building of the type `kind` weigh in each city.

    Goods may meet in a city and travel on together: the Steiner tree of at most three groups.
    """
    own = built(state).cities[seat][:kind]
    if not all(own):
        return _NOWHERE
    ways = _links(state.routes, laid(state).free_for(seat, powers(state.armies[seat])))
    match own:
        case (farms,):
            return _spread(farms, ways)
        case (farms, sawmills):
            return _met(farms, sawmills, ways)
        case (farms, sawmills, mines):
            return _all_met(farms, sawmills, mines, ways)
        case _:
            return _EVERYWHERE


def ways_and_tolls(state: State, seat: Seat, total: float) -> tuple[tuple[Route, ...], tuple[Route, ...]]:
    """Return the routes that a sum of weights is made of, and those of them that cost `seat` a toll."""
    if not total:
        return (), ()
    routes = laid(state)
    free = routes.free_for(seat, powers(state.armies[seat]))
    used = [SEGMENTS[number].id for number in segments_of(total)]
    tolled = [segment for segment in used if not free >> EDGE[segment].number & 1]
    owner = routes.owner
    return tuple(Route(one, owner[one]) for one in used), tuple(Route(one, owner[one]) for one in tolled)
