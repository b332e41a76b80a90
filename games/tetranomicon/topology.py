"""The map as small numbers, for each player count (SPEC 1.3-1.5). Made once at import; constants from there on.

A city's number is its place in CITIES (0 to 15), a set of cities a mask with bit `1 << number`. A segment's number is
its place in SEGMENTS (0 to 26). Numbers are the same for every player count; what is not in play is in no table.
"""

from functools import lru_cache

import msgspec

from games.tetranomicon.components import (
    BUILDING_TYPES,
    CITIES,
    SEGMENTS,
    TYPE_TERRAINS,
    City,
)
from games.tetranomicon.moves import Build, LayRoute
from games.tetranomicon.parameters import PLAYER_COUNTS

CITY_NUMBER = {city.id: number for number, city in enumerate(CITIES)}
TOWER_BIT = {tower: 1 << number for number, city in enumerate(CITIES) for tower in city.towers()}
TYPE_NUMBER = {building: number for number, building in enumerate(BUILDING_TYPES)}
LAIRS = sum(1 << number for number, city in enumerate(CITIES) if city.lair)


class Edge(msgspec.Struct, frozen=True, gc=False):
    """A road (or else a river) with the numbers of its two cities, their mask, and the move that lays a route there."""

    number: int
    segment: str
    road: bool
    first: int
    second: int
    ends: int
    move: LayRoute


class Site(msgspec.Struct, frozen=True, gc=False):
    """A tower, its city as a mask, the number of one of the types that may stand on it, and the move that builds it."""

    tower: str
    bit: int
    type: int
    move: Build


class Place(msgspec.Struct, frozen=True, gc=False):
    """A city in play: its `bit` in masks and its `sites` by tower, then type."""

    id: str
    bit: int
    sites: tuple[Site, ...]


class Topology(msgspec.Struct, frozen=True, gc=False):
    """What is in play with a number of players, all in alphabetical order. `neighbours` has an entry for every city."""

    cities: tuple[str, ...]
    segments: tuple[str, ...]
    lairs: tuple[str, ...]
    edges: tuple[Edge, ...]
    places: tuple[Place, ...]
    neighbours: tuple[int, ...]
    in_play: frozenset[str]


@lru_cache(maxsize=1 << len(CITIES))
def cities_in(mask: int) -> tuple[str, ...]:
    """Return the ids of the cities in `mask`, in alphabetical order."""
    return tuple(city.id for number, city in enumerate(CITIES) if mask >> number & 1)


@lru_cache(maxsize=1 << len(CITIES))
def numbers_in(mask: int) -> tuple[int, ...]:
    """Return the numbers in `mask`, smallest first."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)


def _edge(number: int) -> Edge:
    segment = SEGMENTS[number]
    first, second = (CITY_NUMBER[end] for end in segment.ends)
    return Edge(
        number, segment.id, segment.kind == "road", first, second, 1 << first | 1 << second, LayRoute(segment.id)
    )


def _sites(city: City) -> tuple[Site, ...]:
    return tuple(
        Site(tower, 1 << CITY_NUMBER[city.id], kind, Build(tower, building))
        for tower, terrain in zip(city.towers(), city.terrains, strict=True)
        for kind, building in enumerate(BUILDING_TYPES)
        if TYPE_TERRAINS[kind] == terrain
    )


def _topology(players: int) -> Topology:
    edges = tuple(_edge(number) for number, segment in enumerate(SEGMENTS) if segment.players <= players)
    neighbours = [0] * len(CITIES)
    for edge in edges:
        neighbours[edge.first] |= 1 << edge.second
        neighbours[edge.second] |= 1 << edge.first
    cities = tuple(city for city in CITIES if city.players <= players)
    places = tuple(
        Place(city.id, 1 << number, _sites(city)) for number, city in enumerate(CITIES) if city.players <= players
    )
    segments = tuple(edge.segment for edge in edges)
    return Topology(
        cities=tuple(city.id for city in cities),
        segments=segments,
        lairs=tuple(city.id for city in cities if city.lair),
        edges=edges,
        places=places,
        neighbours=tuple(neighbours),
        in_play=frozenset((*segments, *(city.id for city in cities))),
    )


TOPOLOGY = {players: _topology(players) for players in PLAYER_COUNTS}
EDGE = {segment.id: _edge(number) for number, segment in enumerate(SEGMENTS)}
