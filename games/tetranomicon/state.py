"""Everything about a match of Tetranomicon that the rules need (SPEC 2, 3, 9.2). Values only; decks and bag are hidden.

Boards are short lists of what lies there, sorted by id, so that a position can be read and written by hand:
`["F3", 0, "mine"]` is a mine of seat 0 on tower F3, `["A-B", 1]` a route of seat 1, `["F", 3]` a trophy of level 3 in
F. What the pieces amount to is reckoned once for each state, as small numbers: masks of cities and numbers of types are
those of topology.py; tables by seat have four entries, however many play.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games.kernel.course import put
from games.kernel.ids import Seat
from games.tetranomicon.components import BUILDING_TYPES, BuildingType, Powers
from games.tetranomicon.parameters import FULL_CITY_FROM, SUPPORT_PER_NEIGHBOUR
from games.tetranomicon.topology import (
    CITY_NUMBER,
    EDGE,
    GROUNDS,
    TOPOLOGY,
    TOWER_PLACE,
    TYPE_NUMBER,
    Ground,
    groups,
    of_type,
    with_link,
)

Phase = Literal["setup", "actions", "ended"]
"""Initiative, income and creatures have no decisions, so that a match never rests in them."""

_SEATS = 4
_MOST_IN_CITY = 4
_NONE = (0,) * _SEATS


class Building(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True, order=True):
    """A building token on a tower."""

    tower: str
    seat: Seat
    type: BuildingType


class Route(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True, order=True):
    """A route token on a segment."""

    segment: str
    seat: Seat


class Guard(msgspec.Struct, frozen=True, gc=False, cache_hash=True, array_like=True, order=True):
    """A trophy token in a city: monsters of that strength are there."""

    city: str
    level: int


class Buildings(msgspec.Struct, frozen=True, gc=False):
    """The buildings: who and what stands on which tower, where and how many.

    By seat and type: `cities` (masks), `counts`. By seat: `homes` (mask of cities with own buildings), `crowded`
    (`crowded[seat][n]` is the mask of cities with at least n own buildings). Masks: `settled` (any building), `full` (3
    or 4 buildings, 4.3).

    `left` is the ground that is free in each city, by its number, which `by_type` sums up; `sites` are the cities with
    some, by type.
    """

    left: Sequence[Ground]
    by_type: int
    sites: Sequence[int] = ()
    on: Mapping[str, Building] = {}
    cities: Sequence[tuple[int, ...]] = ((0,) * len(BUILDING_TYPES),) * _SEATS
    counts: Sequence[tuple[int, ...]] = cities
    homes: Sequence[int] = _NONE
    crowded: Sequence[tuple[int, ...]] = ((0,) * (_MOST_IN_CITY + 1),) * _SEATS
    settled: int = 0
    full: int = 0

    def own_in(self, seat: Seat, city: int) -> int:
        """Return how many buildings `seat` has in `city`."""
        return sum(mask >> city & 1 for mask in self.crowded[seat][1:])

    def most_in_one_city(self, seat: Seat) -> int:
        """Return the greatest number of buildings that `seat` has in one city."""
        return sum(mask > 0 for mask in self.crowded[seat][1:])


class Routes(msgspec.Struct, frozen=True, gc=False):
    """The routes: `owner` by segment; by seat how many, and masks of the segments with own road and river routes.

    `ways` is the mask of all segments with a route, `touched` that of the cities at their ends, which they join in the
    groups `linked`; `own` are the groups that the routes of each seat join.
    """

    owner: Mapping[str, Seat] = {}
    counts: Sequence[int] = _NONE
    roads: Sequence[int] = _NONE
    rivers: Sequence[int] = _NONE
    ways: int = 0
    touched: int = 0
    linked: tuple[int, ...] = ()
    own: Sequence[tuple[int, ...]] = ((),) * _SEATS

    def free_for(self, seat: Seat, able: Powers) -> int:
        """Return the mask of segments whose routes cost `seat` nothing, with what its army is `able` to do (4.8.1)."""
        free = self.roads[seat] | self.rivers[seat]
        if able.free_roads:
            free |= self.roads[0] | self.roads[1] | self.roads[2] | self.roads[3]
        if able.free_rivers:
            free |= self.rivers[0] | self.rivers[1] | self.rivers[2] | self.rivers[3]
        return free

    def joined_for(self, seat: Seat, able: Powers) -> tuple[int, ...]:
        """Return the groups of cities that these segments join."""
        return groups(self.free_for(seat, able)) if able.free_roads or able.free_rivers else self.own[seat]


class Lair(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Monsters: their city and its number, the trophy's level, the support from neighbours, their strength (4.8.3)."""

    city: str
    number: int
    level: int
    support: int
    strength: int


class Monsters(msgspec.Struct, frozen=True, gc=False):
    """The trophy tokens on the map: `lairs` by city id, in alphabetical order, and their `cities` as a mask."""

    lairs: dict[str, Lair]
    cities: int


class Public(msgspec.Struct, frozen=True, cache_hash=True, kw_only=True):
    """What of a position everybody may see as it is. Tuples by seat have one entry for each seat.

    `turn` acts now, None when the match is over. `setup_left` are the seats that still set up, the acting one first;
    `setup_city` is where it has just put its free farm (empty before). In a pool "" is an empty place.
    """

    seats: int
    holder: Seat
    turn: Seat | None
    coins: tuple[int, ...]
    passed: tuple[bool, ...]
    armies: tuple[tuple[str, ...], ...]
    artifacts: tuple[tuple[str, ...], ...]
    trophies: tuple[tuple[int, ...], ...]
    creature_pool: tuple[str, ...]
    buildings: tuple[Building, ...] = ()
    routes: tuple[Route, ...] = ()
    era: int = 1
    phase: Phase = "setup"
    setup_left: tuple[Seat, ...] = ()
    setup_city: str = ""


class State(Public, frozen=True, cache_hash=True, kw_only=True, dict=True):
    """A position. Decks have one entry for each era (next card first), `bag` has the trophy levels in draw order.

    Pool and guards are public too; views show more about each of them.
    """

    artifact_pool: tuple[str, ...]
    creature_decks: tuple[tuple[str, ...], ...]
    artifact_decks: tuple[tuple[str, ...], ...]
    bag: tuple[int, ...]
    guards: tuple[Guard, ...] = ()

    @cached_property
    def built(self) -> Buildings:
        """What the buildings amount to."""
        return _buildings(self.buildings, self.seats)

    @cached_property
    def laid(self) -> Routes:
        """What the routes amount to."""
        return _routes(self.routes)

    @cached_property
    def guarded(self) -> Monsters:
        """What the trophy tokens on the map amount to, with the segments in play."""
        return _monsters(self.guards, self.seats)


def changed(state: State, **changes: Any) -> State:
    """Return `state` with `changes`; what the pieces amount to goes over where they stay, and grows with new ones."""
    after = replace(state, **changes)
    known = after.__dict__
    known.update(state.__dict__)
    if "buildings" in changes and "built" in known:
        on = known["built"].on
        known["built"] = _with_buildings(known["built"], [token for token in after.buildings if token.tower not in on])
    if "routes" in changes and "laid" in known:
        owner = known["laid"].owner
        known["laid"] = _with_routes(known["laid"], [token for token in after.routes if token.segment not in owner])
    if "guards" in changes:
        known.pop("guarded", None)
    return after


@lru_cache(maxsize=128)
def _buildings(buildings: tuple[Building, ...], seats: int) -> Buildings:
    return _with_buildings(Buildings(TOPOLOGY[seats].grounds, TOPOLOGY[seats].by_type), buildings)


def _with_buildings(before: Buildings, tokens: Iterable[Building]) -> Buildings:
    """Return what the buildings amount to with some more of them."""
    cities, counts, homes, crowded = list(before.cities), list(before.counts), list(before.homes), list(before.crowded)
    on, left, by_type, settled, full = dict(before.on), list(before.left), before.by_type, before.settled, before.full
    for token in tokens:
        seat, kind = token.seat, TYPE_NUMBER[token.type]
        number, bit, place = TOWER_PLACE[token.tower]
        on[token.tower] = token
        cities[seat] = put(cities[seat], kind, cities[seat][kind] | bit)
        counts[seat] = put(counts[seat], kind, counts[seat][kind] + 1)
        own, held = crowded[seat], 1
        while own[held] & bit:
            held += 1
        crowded[seat] = put(own, held, own[held] | bit)
        homes[seat] |= bit
        ground = left[number]
        left[number] = smaller = GROUNDS[number][ground.taken | place]
        by_type ^= ground.by_type ^ smaller.by_type
        settled |= bit
        if smaller.taken.bit_count() >= FULL_CITY_FROM:
            full |= bit
    sites = [of_type(kind, by_type) for kind in range(len(BUILDING_TYPES))]
    return Buildings(left, by_type, sites, on, cities, counts, homes, crowded, settled, full)


@lru_cache(maxsize=128)
def _routes(routes: tuple[Route, ...]) -> Routes:
    return _with_routes(Routes(), routes)


def _with_routes(before: Routes, tokens: Iterable[Route]) -> Routes:
    """Return what the routes amount to with some more of them."""
    owner, counts, roads, rivers = dict(before.owner), list(before.counts), list(before.roads), list(before.rivers)
    ways, touched, linked, own = before.ways, before.touched, before.linked, list(before.own)
    for segment, seat in [(token.segment, token.seat) for token in tokens]:
        edge = EDGE[segment]
        owner[segment] = seat
        counts[seat] += 1
        (roads if edge.road else rivers)[seat] |= edge.bit
        ways |= edge.bit
        touched |= edge.ends
        linked, own[seat] = with_link(linked, edge.ends), with_link(own[seat], edge.ends)
    return Routes(owner, counts, roads, rivers, ways, touched, linked, own)


@lru_cache(maxsize=128)
def _monsters(guards: tuple[Guard, ...], seats: int) -> Monsters:
    cities, neighbours = 0, TOPOLOGY[seats].neighbours
    for guard in guards:
        cities |= 1 << CITY_NUMBER[guard.city]
    lairs = {}
    for city, level in sorted((guard.city, guard.level) for guard in guards):
        number = CITY_NUMBER[city]
        support = SUPPORT_PER_NEIGHBOUR * (neighbours[number] & cities).bit_count()
        lairs[city] = Lair(city, number, level, support, level + support)
    return Monsters(lairs, cities)
