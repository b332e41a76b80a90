"""What the pieces on the map amount to, as tables of small numbers. Pure; results are cached by the pieces themselves.

Masks of cities and numbers of types are those of topology.py. Tables by seat have four entries, however many play.
"""

from functools import lru_cache

import msgspec

from games.kernel.ids import Seat
from games.tetranomicon.components import BUILDING_TYPES, CITIES, Powers
from games.tetranomicon.parameters import FULL_CITY_FROM, SUPPORT_PER_NEIGHBOUR
from games.tetranomicon.state import Building, Guard, Route, State
from games.tetranomicon.topology import (
    CITY_NUMBER,
    EDGE,
    TOPOLOGY,
    TOWER_PLACE,
    TYPE_NUMBER,
    Ground,
    groups,
    neighbours,
    of_type,
)

_SEATS = 4
_MOST_IN_CITY = 4

Four = tuple[int, int, int, int]


class Buildings(msgspec.Struct, frozen=True, gc=False):
    """The buildings: who and what stands on which tower, where and how many.

    By seat and type: `cities` (masks), `counts`. By seat: `homes` (mask of cities with own buildings), `crowded`
    (`crowded[seat][n]` is the mask of cities with at least n own buildings). Masks: `settled` (any building), `full` (3
    or 4 buildings, 4.3).

    `left` is the ground that is free in each city in play, by its number; `sites` are the cities with some, by type.
    """

    on: dict[str, Building]
    cities: tuple[tuple[int, ...], ...]
    counts: tuple[Four, ...]
    homes: tuple[int, ...]
    crowded: tuple[tuple[int, ...], ...]
    settled: int
    full: int
    left: dict[int, Ground]
    sites: tuple[int, ...]

    def own_in(self, seat: Seat, city: int) -> int:
        """Return how many buildings `seat` has in `city`."""
        return sum(mask >> city & 1 for mask in self.crowded[seat][1:])

    def most_in_one_city(self, seat: Seat) -> int:
        """Return the greatest number of buildings that `seat` has in one city."""
        return sum(mask > 0 for mask in self.crowded[seat][1:])


class Routes(msgspec.Struct, frozen=True, gc=False):
    """The routes: `owner` by segment; by seat how many, and masks of the segments with own road and river routes.

    `ways` is the mask of all segments with a route, `touched` that of the cities at their ends, which they join in the
    groups `linked`.
    """

    owner: dict[str, Seat]
    counts: tuple[int, ...]
    roads: tuple[int, ...]
    rivers: tuple[int, ...]
    ways: int
    touched: int
    linked: tuple[int, ...]

    def free_for(self, seat: Seat, able: Powers) -> int:
        """Return the mask of segments whose routes cost `seat` nothing, with what its army is `able` to do (4.8.1)."""
        free = self.roads[seat] | self.rivers[seat]
        if able.free_roads:
            free |= self.roads[0] | self.roads[1] | self.roads[2] | self.roads[3]
        if able.free_rivers:
            free |= self.rivers[0] | self.rivers[1] | self.rivers[2] | self.rivers[3]
        return free


class Lair(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Monsters: their city and its number, the trophy's level, the support from neighbouring cities (4.8.3)."""

    city: str
    number: int
    level: int
    support: int


class Monsters(msgspec.Struct, frozen=True, gc=False):
    """The trophy tokens on the map: `lairs` by city id, in alphabetical order, and their `cities` as a mask."""

    lairs: dict[str, Lair]
    cities: int


@lru_cache(maxsize=256)
def built(state: State) -> Buildings:
    """Return what the buildings of `state` amount to."""
    return buildings_of(state.buildings, state.seats)


@lru_cache(maxsize=256)
def laid(state: State) -> Routes:
    """Return what the routes of `state` amount to."""
    return routes_of(state.routes)


@lru_cache(maxsize=256)
def guarded(state: State) -> Monsters:
    """Return what the trophy tokens on the map amount to, with the segments in play in `state`."""
    return monsters_of(state.guards, state.seats)


@lru_cache(maxsize=1024)
def buildings_of(buildings: tuple[Building, ...], seats: int) -> Buildings:
    """Return what `buildings` amount to, on the map for so many seats."""
    cities = [[0] * len(BUILDING_TYPES) for _ in range(_SEATS)]
    counts = [[0] * len(BUILDING_TYPES) for _ in range(_SEATS)]
    crowded = [[0] * (_MOST_IN_CITY + 1) for _ in range(_SEATS)]
    everybody = [0] * (_MOST_IN_CITY + 1)
    taken = [0] * len(CITIES)
    on = {}
    for token in buildings:
        tower, seat, kind = token.tower, token.seat, TYPE_NUMBER[token.type]
        number, bit, place = TOWER_PLACE[tower]
        on[tower] = token
        cities[seat][kind] |= bit
        counts[seat][kind] += 1
        taken[number] |= place
        for masks in (crowded[seat], everybody):
            held = 1
            while masks[held] & bit:
                held += 1
            masks[held] |= bit
    left, by_type = {}, 0
    for number, grounds in TOPOLOGY[seats].places.items():
        left[number] = ground = grounds[taken[number]]
        by_type |= ground.by_type
    return Buildings(
        on=on,
        cities=tuple([tuple(masks) for masks in cities]),
        counts=tuple([_four(own) for own in counts]),
        homes=tuple([masks[1] for masks in crowded]),
        crowded=tuple([tuple(masks) for masks in crowded]),
        settled=everybody[1],
        full=everybody[FULL_CITY_FROM],
        left=left,
        sites=tuple([of_type(kind, by_type) for kind in range(len(BUILDING_TYPES))]),
    )


@lru_cache(maxsize=1024)
def routes_of(routes: tuple[Route, ...]) -> Routes:
    """Return what `routes` amount to."""
    roads, rivers, ways, touched = [0] * _SEATS, [0] * _SEATS, 0, 0
    for route in routes:
        edge = EDGE[route.segment]
        (roads if edge.road else rivers)[route.seat] |= edge.bit
        ways |= edge.bit
        touched |= edge.ends
    return Routes(
        owner={route.segment: route.seat for route in routes},
        counts=tuple([(road | river).bit_count() for road, river in zip(roads, rivers, strict=True)]),
        roads=tuple(roads),
        rivers=tuple(rivers),
        ways=ways,
        touched=touched,
        linked=groups(ways),
    )


@lru_cache(maxsize=1024)
def monsters_of(guards: tuple[Guard, ...], seats: int) -> Monsters:
    """Return what the trophy tokens on the map amount to, with the segments that are in play with `seats` players."""
    cities, beside = 0, neighbours(TOPOLOGY[seats].ways)
    for guard in guards:
        cities |= 1 << CITY_NUMBER[guard.city]
    lairs = {}
    for guard in sorted(guards):
        number = CITY_NUMBER[guard.city]
        support = SUPPORT_PER_NEIGHBOUR * (beside[number] & cities).bit_count()
        lairs[guard.city] = Lair(guard.city, number, guard.level, support)
    return Monsters(lairs, cities)


def _four(numbers: list[int]) -> Four:
    return numbers[0], numbers[1], numbers[2], numbers[3]
