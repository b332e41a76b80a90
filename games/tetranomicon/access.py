"""Which routes the goods of a building travel on, and what they cost (SPEC 4.8.1). Pure; results are cached.

A set of routes is weighed by one whole number, so that the least number is the set to show: first come the tolls, then
the number of routes, then the alphabet. Route `n` weighs `toll << 40 | 1 << 32` minus `1 << (26 - n)`; of two sets with
equal tolls and as many routes, the one with the first route in which they differ is the lighter and the alphabetically
first. A sum of such weights tells its set again, as long as no route is in it twice, which the least sum never has.
"""

from functools import lru_cache

from games.kernel.ids import Seat
from games.tetranomicon.components import CITIES, SEGMENT, SEGMENTS
from games.tetranomicon.layout import Buildings, laid
from games.tetranomicon.parameters import TOLL
from games.tetranomicon.pricing import powers
from games.tetranomicon.state import Route, State
from games.tetranomicon.topology import EDGE, numbers_in

Link = tuple[int, int, int]
"""Two cities and the weight of the way between them."""
Table = tuple[int, ...]
"""The least weight for each city; `UNREACHABLE` or more where there is no way."""

UNREACHABLE = 1 << 60
_TOLL_BITS = 40
_COUNT_BITS = 32
_LAST = len(SEGMENTS) - 1
_NOWHERE: Table = (UNREACHABLE,) * len(CITIES)
_EVERYWHERE: Table = (0,) * len(CITIES)


def weight(segment: int, toll: int) -> int:
    """Return the weight of the way over the segment with this number, at `toll` coins."""
    return (toll << _TOLL_BITS) + (1 << _COUNT_BITS) - (1 << _LAST - segment)


def coins_of(total: int) -> int:
    """Return the coins in a sum of weights."""
    return total >> _TOLL_BITS


def segments_of(total: int) -> tuple[int, ...]:
    """Return the numbers of the segments that a sum of weights is made of, in alphabetical order."""
    mask = -total & (1 << _COUNT_BITS) - 1
    return tuple(sorted(_LAST - bit for bit in numbers_in(mask)))


@lru_cache(maxsize=4096)
def links(routes: tuple[Route, ...], seat: Seat, free_roads: bool, free_rivers: bool) -> tuple[Link, ...]:
    """Return all laid routes as links, with the tolls that `seat` pays for them."""
    free = {"road": free_roads, "river": free_rivers}
    found = []
    for route in routes:
        edge = EDGE[route.segment]
        toll = 0 if route.seat == seat or free[edge.kind] else TOLL
        found.append((edge.first, edge.second, weight(edge.number, toll)))
    return tuple(found)


def relax(start: list[int], ways: tuple[Link, ...]) -> Table:
    """Return the least weight for every city, when a city may also be reached from another over `ways`."""
    least = start
    changed = True
    while changed:
        changed = False
        for first, second, cost in ways:
            there, back = least[first] + cost, least[second] + cost
            if there < least[second]:
                least[second] = there
                changed = True
            elif back < least[first]:
                least[first] = back
                changed = True
    return tuple(least)


def _from(cities: int, ways: tuple[Link, ...]) -> Table:
    return relax([0 if cities >> city & 1 else UNREACHABLE for city in range(len(CITIES))], ways)


def _together(one: Table, other: Table) -> list[int]:
    return [first + second for first, second in zip(one, other, strict=True)]


@lru_cache(maxsize=4096)
def tables(farms: int, sawmills: int, mines: int, ways: tuple[Link, ...]) -> tuple[Table, Table, Table, Table]:
    """Return for farm, sawmill, mine and quarry what their goods weigh in each city.

    The arguments are masks of cities with own buildings. Goods may meet in a city and travel on together: the Steiner
    tree of at most three groups.
    """
    if not farms:
        return _EVERYWHERE, _NOWHERE, _NOWHERE, _NOWHERE
    farm = _from(farms, ways)
    if not sawmills:
        return _EVERYWHERE, farm, _NOWHERE, _NOWHERE
    sawmill = _from(sawmills, ways)
    farm_sawmill = relax(_together(farm, sawmill), ways)
    if not mines:
        return _EVERYWHERE, farm, farm_sawmill, _NOWHERE
    mine = _from(mines, ways)
    farm_mine = relax(_together(farm, mine), ways)
    sawmill_mine = relax(_together(sawmill, mine), ways)
    met = zip(_together(farm_sawmill, mine), _together(farm_mine, sawmill), _together(sawmill_mine, farm), strict=True)
    return _EVERYWHERE, farm, farm_sawmill, relax([min(ways_to_meet) for ways_to_meet in met], ways)


def access(state: State, seat: Seat, buildings: Buildings) -> tuple[Table, Table, Table, Table]:
    """Return for each type what its goods weigh in each city, for `seat` in `state`."""
    own = buildings.cities[seat]
    able = powers(state.armies[seat])
    return tables(own[0], own[1], own[2], links(state.routes, seat, able.free_roads, able.free_rivers))


def missing_types(state: State, seat: Seat, buildings: Buildings, city: int, building: int) -> tuple[int, ...]:
    """Return the types below `building` whose goods `seat` cannot bring to `city` (4.2.6)."""
    able = powers(state.armies[seat])
    ways = links(state.routes, seat, able.free_roads, able.free_rivers)
    own = buildings.cities[seat]
    return tuple(lower for lower in range(building) if _from(own[lower], ways)[city] >= UNREACHABLE)


def ways_and_tolls(state: State, seat: Seat, total: int) -> tuple[tuple[Route, ...], tuple[Route, ...]]:
    """Return the routes that a sum of weights is made of, and those of them that cost `seat` a toll."""
    able = powers(state.armies[seat])
    free = {"road": able.free_roads, "river": able.free_rivers}
    owner = laid(state.routes).owner
    used = tuple(Route(SEGMENTS[number].id, owner[SEGMENTS[number].id]) for number in segments_of(total))
    return used, tuple(route for route in used if route.seat != seat and not free[SEGMENT[route.segment].kind])
