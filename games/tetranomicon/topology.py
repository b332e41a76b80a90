"""The map as small numbers, for each player count (SPEC 1.3-1.5). Made once at import; constants from there on.

A city's number is its place in CITIES (0 to 15), a set of cities a mask with bit `1 << number`. A segment's number is
its place in SEGMENTS (0 to 26), a set of segments a mask too. Numbers are the same for every player count; what is not
in play is in no table.
"""

from functools import lru_cache
from typing import NamedTuple

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
ALL_CITIES = (1 << len(CITIES)) - 1
LAIRS = sum(1 << number for number, city in enumerate(CITIES) if city.lair)


class Edge(msgspec.Struct, frozen=True, gc=False):
    """A road (or else a river) with the numbers of its two cities, their mask, and the move that lays a route there."""

    number: int
    bit: int
    segment: str
    road: bool
    first: int
    second: int
    ends: int
    move: LayRoute


class Site(NamedTuple):
    """A tower and a type that may stand on it: the number of the type, the city as a mask, the move that builds so."""

    type: int
    city: int
    move: Build


class Topology(msgspec.Struct, frozen=True, gc=False):
    """What is in play with a number of players, all in alphabetical order; `ways` is the mask of the segments.

    `sites` are in the order of towers, then of types.
    """

    cities: tuple[str, ...]
    segments: tuple[str, ...]
    lairs: tuple[str, ...]
    edges: tuple[Edge, ...]
    sites: tuple[Site, ...]
    ways: int
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
    ends = 1 << first | 1 << second
    return Edge(number, 1 << number, segment.id, segment.kind == "road", first, second, ends, LayRoute(segment.id))


EDGES = tuple(_edge(number) for number in range(len(SEGMENTS)))
EDGE = {edge.segment: edge for edge in EDGES}
_EDGE_OF_BIT = {edge.bit: edge for edge in EDGES}


@lru_cache(maxsize=4096)
def groups(segments: int) -> tuple[int, ...]:
    """Return the groups of cities that `segments` join, as masks that have no city in common."""
    found: list[int] = []
    while segments:
        lowest = segments & -segments
        segments ^= lowest
        together = _EDGE_OF_BIT[lowest].ends
        apart = []
        for group in found:
            if group & together:
                together |= group
            else:
                apart.append(group)
        found = [*apart, together]
    return tuple(found)


def joined(cities: int, by: tuple[int, ...]) -> int:
    """Return `cities` and all cities that a group in `by` joins to them."""
    for group in by:
        if group & cities:
            cities |= group
    return cities


@lru_cache(maxsize=4096)
def neighbours(segments: int) -> tuple[int, ...]:
    """Return for each city those to which one of `segments` leads."""
    found = [0] * len(CITIES)
    for edge in EDGES:
        if edge.bit & segments:
            found[edge.first] |= 1 << edge.second
            found[edge.second] |= 1 << edge.first
    return tuple(found)


def _sites(city: City) -> tuple[Site, ...]:
    return tuple(
        Site(kind, 1 << CITY_NUMBER[city.id], Build(tower, building))
        for tower, terrain in zip(city.towers(), city.terrains, strict=True)
        for kind, building in enumerate(BUILDING_TYPES)
        if TYPE_TERRAINS[kind] == terrain
    )


def _topology(players: int) -> Topology:
    edges = tuple(edge for edge in EDGES if SEGMENTS[edge.number].players <= players)
    cities = tuple(city for city in CITIES if city.players <= players)
    segments = tuple(edge.segment for edge in edges)
    return Topology(
        cities=tuple(city.id for city in cities),
        segments=segments,
        lairs=tuple(city.id for city in cities if city.lair),
        edges=edges,
        sites=tuple(site for city in cities for site in _sites(city)),
        ways=sum(edge.bit for edge in edges),
        in_play=frozenset((*segments, *(city.id for city in cities))),
    )


TOPOLOGY = {players: _topology(players) for players in PLAYER_COUNTS}
