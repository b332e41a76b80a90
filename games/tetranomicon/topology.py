"""The map as small numbers, for each player count (SPEC 1.3-1.5). Made once at import; constants from there on.

A city's number is its place in CITIES (0 to 15), a set of cities a mask with bit `1 << number`. A set of segments is a
mask too, made of lanes side by side: a lane has the segments between cities whose numbers are so far apart, each with
the bit of its first city. So one step over all of them takes a few shifts. Masks are the same for every player count;
what is not in play is in no table.
"""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from games.kernel.errors import IllegalMove
from games.tetranomicon.components import (
    BUILDING_TYPES,
    CITIES,
    SEGMENTS,
    TYPE_TERRAINS,
    City,
    city_of,
)
from games.tetranomicon.moves import Build, LayRoute, Move, WinTrophy
from games.tetranomicon.parameters import PLAYER_COUNTS

Four = tuple[int, int, int, int]
Lanes = list[tuple[int, int]]

CITY_NUMBER = {city.id: number for number, city in enumerate(CITIES)}
TOWER_PLACE = {
    tower: (number, 1 << number, 1 << place)
    for number, city in enumerate(CITIES)
    for place, tower in enumerate(city.towers())
}
"""The number and the mask of each tower's city, and the tower's bit among the towers of that city."""
TYPE_NUMBER = {building: number for number, building in enumerate(BUILDING_TYPES)}
ALL_CITIES = (1 << len(CITIES)) - 1
LAIRS = sum(1 << number for number, city in enumerate(CITIES) if city.lair)


class Edge(msgspec.Struct, frozen=True, gc=False):
    """A road (or else a river): its place in SEGMENTS, its bit, the mask of its cities, the move that lays a route."""

    number: int
    bit: int
    segment: str
    road: bool
    ends: int
    move: LayRoute


class Site(NamedTuple):
    """A tower and a type that may stand on it: the number of the type, the move that builds so."""

    type: int
    move: Build


class Ground(NamedTuple):
    """What is left of a city's towers where those in the mask `taken` are: the free `sites`, by tower, then type.

    `by_type` has the city's bit in the mask of each type that may be built. These masks stand in one number side by
    side; `of_type` takes one out.
    """

    taken: int
    sites: tuple[Site, ...]
    by_type: int


def of_type(kind: int, by_type: int) -> int:
    """Return the mask of cities of the type `kind` from masks `by_type`."""
    return by_type >> kind * len(CITIES) & ALL_CITIES


class Topology(msgspec.Struct, frozen=True, gc=False):
    """What is in play with a number of players, all in alphabetical order; `ways` is the mask of the segments.

    `grounds` are the cities by number with all their towers free, empty ones for those that are not in play; `by_type`
    sums them up. `neighbours` are masks by city number.
    """

    cities: tuple[str, ...]
    segments: tuple[str, ...]
    lairs: tuple[str, ...]
    edges: tuple[Edge, ...]
    grounds: tuple[Ground, ...]
    by_type: int
    ways: int
    neighbours: tuple[int, ...]
    in_play: frozenset[str]


@lru_cache(maxsize=2048)
def cities_in(mask: int) -> tuple[str, ...]:
    """Return the ids of the cities in `mask`, in alphabetical order."""
    return tuple(city.id for number, city in enumerate(CITIES) if mask >> number & 1)


_APART = {segment.id: CITY_NUMBER[segment.ends[1]] - CITY_NUMBER[segment.ends[0]] for segment in SEGMENTS}
_LANES = tuple((lane * len(CITIES), apart) for lane, apart in enumerate(sorted(set(_APART.values()))))
"""Where each lane of a mask of segments begins, and how far apart the numbers of its cities are."""


def _edge(number: int) -> Edge:
    segment = SEGMENTS[number]
    first, second = (1 << CITY_NUMBER[end] for end in segment.ends)
    bit = next(first << start for start, apart in _LANES if apart == _APART[segment.id])
    return Edge(number, bit, segment.id, segment.kind == "road", first | second, LayRoute(segment.id))


EDGES = tuple(_edge(number) for number in range(len(SEGMENTS)))
EDGE = {edge.segment: edge for edge in EDGES}
_ENDS_OF_BIT = {edge.bit: edge.ends for edge in EDGES}


@lru_cache(maxsize=512)
def groups(segments: int) -> tuple[int, ...]:
    """Return the groups of cities that `segments` join, as masks that have no city in common."""
    found: tuple[int, ...] = ()
    while segments:
        lowest = segments & -segments
        segments ^= lowest
        found = with_link(found, _ENDS_OF_BIT[lowest])
    return found


def with_link(apart: tuple[int, ...], ends: int) -> tuple[int, ...]:
    """Return the groups `apart` with those joined in which there are the cities `ends` of one more segment."""
    for group in apart:
        if group & ends:
            ends |= group
    return (*[group for group in apart if not group & ends], ends)


def joined(cities: int, by: tuple[int, ...]) -> int:
    """Return `cities` and all cities that a group in `by` joins to them."""
    for group in by:
        if group & cities:
            cities |= group
    return cities


@lru_cache(maxsize=512)
def lanes(segments: int) -> Lanes:
    """Return the lanes of a mask that have segments: how far apart the cities are, and the mask of the first ones."""
    return [(apart, segments >> start & ALL_CITIES) for start, apart in _LANES if segments >> start & ALL_CITIES]


def _ground(city: City, taken: int) -> Ground:
    sites = tuple(
        Site(kind, Build(tower, building))
        for place, (tower, terrain) in enumerate(zip(city.towers(), city.terrains, strict=True))
        for kind, building in enumerate(BUILDING_TYPES)
        if TYPE_TERRAINS[kind] == terrain and not taken >> place & 1
    )
    bits = {1 << site.type * len(CITIES) + CITY_NUMBER[city.id] for site in sites}
    return Ground(taken, sites, sum(bits))


GROUNDS = tuple(tuple(_ground(city, taken) for taken in range(1 << len(city.terrains))) for city in CITIES)
"""For each city what is left of it, by the mask of its towers that are taken."""
_NO_GROUND = Ground(0, (), 0)


def _neighbours(city: int, edges: tuple[Edge, ...]) -> int:
    return sum(edge.ends ^ city for edge in edges if edge.ends & city)


def _topology(players: int) -> Topology:
    edges = tuple(edge for edge in EDGES if SEGMENTS[edge.number].players <= players)
    cities = tuple(city for city in CITIES if city.players <= players)
    segments = tuple(edge.segment for edge in edges)
    grounds = tuple(GROUNDS[number][0] if city in cities else _NO_GROUND for number, city in enumerate(CITIES))
    return Topology(
        cities=tuple(city.id for city in cities),
        segments=segments,
        lairs=tuple(city.id for city in cities if city.lair),
        edges=edges,
        grounds=grounds,
        by_type=sum(ground.by_type for ground in grounds),
        ways=sum(edge.bit for edge in edges),
        neighbours=tuple(_neighbours(1 << city, edges) for city in range(len(CITIES))),
        in_play=frozenset((*segments, *(city.id for city in cities))),
    )


def check_in_play(move: Move, seats: int) -> None:
    """Refuse a city or segment that is not in play with this many seats.

    Raises:
        IllegalMove: `not_in_play` (`id`, `seats`).
    """
    for named in not_in_play(move, seats):
        raise IllegalMove("not_in_play", id=named, seats=seats)


def not_in_play(move: Move, seats: int) -> tuple[str, ...]:
    """Return the cities and segments of a move that are not in play with this many seats."""
    match move:
        case Build():
            places: tuple[str, ...] = (city_of(move.tower),)
        case LayRoute():
            places = (move.segment,)
        case WinTrophy():
            places = (move.city, move.start)
        case _:
            places = ()
    return tuple([place for place in places if place not in TOPOLOGY[seats].in_play])


TOPOLOGY = {players: _topology(players) for players in PLAYER_COUNTS}
