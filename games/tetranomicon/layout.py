"""What the pieces on the map amount to, as tables of small numbers. Pure; results are cached by the pieces themselves.

Masks of cities and numbers of types are those of topology.py. Tables by seat have four entries, however many play.
"""

from functools import lru_cache

import msgspec

from games.kernel.ids import Seat
from games.tetranomicon.components import CITIES
from games.tetranomicon.parameters import FULL_CITY_FROM
from games.tetranomicon.state import Building, Guard, Route
from games.tetranomicon.topology import CITY_NUMBER, EDGE, TYPE_NUMBER

_SEATS = 4
_TYPES = 4


class Buildings(msgspec.Struct, frozen=True):
    """The buildings: who and what stands on which tower, where and how many.

    By seat and type: `cities` (masks), `counts`. By seat: `homes` (mask of cities with own buildings), `at` (how many in
    each city), `totals`. By type: `type_counts`. Masks: `settled` (any building), `full` (3 or 4 buildings, 4.3).
    """

    on: dict[str, Building]
    cities: tuple[tuple[int, ...], ...]
    counts: tuple[tuple[int, int, int, int], ...]
    homes: tuple[int, ...]
    at: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    type_counts: tuple[int, int, int, int]
    settled: int
    full: int

    def without_room(self, seat: Seat, era: int) -> int:
        """Return the mask of cities where `seat` has as many buildings as `era` allows (4.2.4)."""
        return sum(1 << city for city, own in enumerate(self.at[seat]) if own >= era)


class Routes(msgspec.Struct, frozen=True):
    """The routes: `owner` by segment; by seat how many, on roads and on rivers; `touched` cities as a mask."""

    owner: dict[str, Seat]
    counts: tuple[int, ...]
    roads: tuple[int, ...]
    rivers: tuple[int, ...]
    touched: int


class Monsters(msgspec.Struct, frozen=True):
    """The trophy tokens on the map: `level` by city, `cities` with monsters as a mask."""

    level: dict[str, int]
    cities: int


@lru_cache(maxsize=1024)
def built(buildings: tuple[Building, ...]) -> Buildings:
    """Return what `buildings` amount to."""
    cities = [[0] * _TYPES for _ in range(_SEATS)]
    counts = [[0] * _TYPES for _ in range(_SEATS)]
    at = [[0] * len(CITIES) for _ in range(_SEATS)]
    everybody = [0] * len(CITIES)
    for tower, seat, building in ((token.tower, token.seat, token.type) for token in buildings):
        kind, city = TYPE_NUMBER[building], CITY_NUMBER[tower[0]]
        cities[seat][kind] |= 1 << city
        counts[seat][kind] += 1
        at[seat][city] += 1
        everybody[city] += 1
    return Buildings(
        on={token.tower: token for token in buildings},
        cities=tuple(tuple(masks) for masks in cities),
        counts=tuple((own[0], own[1], own[2], own[3]) for own in counts),
        homes=tuple(masks[0] | masks[1] | masks[2] | masks[3] for masks in cities),
        at=tuple(tuple(own) for own in at),
        totals=tuple(sum(own) for own in counts),
        type_counts=(
            sum(own[0] for own in counts),
            sum(own[1] for own in counts),
            sum(own[2] for own in counts),
            sum(own[3] for own in counts),
        ),
        settled=sum(1 << city for city, number in enumerate(everybody) if number),
        full=sum(1 << city for city, number in enumerate(everybody) if number >= FULL_CITY_FROM),
    )


@lru_cache(maxsize=1024)
def laid(routes: tuple[Route, ...]) -> Routes:
    """Return what `routes` amount to."""
    roads, rivers, touched = [0] * _SEATS, [0] * _SEATS, 0
    for route in routes:
        edge = EDGE[route.segment]
        (roads if edge.kind == "road" else rivers)[route.seat] += 1
        touched |= edge.ends
    return Routes(
        owner={route.segment: route.seat for route in routes},
        counts=tuple(road + river for road, river in zip(roads, rivers, strict=True)),
        roads=tuple(roads),
        rivers=tuple(rivers),
        touched=touched,
    )


@lru_cache(maxsize=1024)
def guarded(guards: tuple[Guard, ...]) -> Monsters:
    """Return what the trophy tokens on the map amount to."""
    return Monsters(
        level={guard.city: guard.level for guard in guards},
        cities=sum(1 << CITY_NUMBER[guard.city] for guard in guards),
    )
