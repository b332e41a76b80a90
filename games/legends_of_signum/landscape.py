"""Where terrain may be placed (SPEC 10.1, 18.7). Pure.

As in `deployment.py`, `along` and `away` are measured from the own side.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import isqrt
from typing import Final

from games.kernel.errors import IllegalMove
from games.kernel.ids import Seat
from games.legends_of_signum.components import TERRAIN, Terrain
from games.legends_of_signum.geometry import (
    CONTACT,
    Disc,
    Point,
    gap,
    is_apart,
    is_contact,
    is_on_field,
    square,
)
from games.legends_of_signum.notation import cell_name
from games.legends_of_signum.parameters import CELL, Edge, M, S
from games.legends_of_signum.places import MOST_PLACES, Place
from games.legends_of_signum.rows import Spans, allowed, closed_shadow
from games.legends_of_signum.sides import (
    along_edge,
    depth,
    edge,
    edge_length,
    field,
    from_edge,
    hero_of,
    in_own_half,
    split_edge,
    team,
)
from games.legends_of_signum.state import Table, Unit

_ENDS: Final[dict[Edge, tuple[Edge, Edge]]] = {
    "south": ("west", "east"),
    "north": ("west", "east"),
    "west": ("south", "north"),
    "east": ("south", "north"),
}
"""The sides that a side ends at."""

_BLOCK: Final = 24
"""How many rows are looked at together at first: on a full field most have no room for terrain."""

_OPPOSITE: Final[dict[Edge, Edge]] = {"south": "north", "north": "south", "west": "east", "east": "west"}


def objection_to_terrain(table: Table, seat: Seat, card: str, at: Point) -> IllegalMove | None:
    """Return the first thing that forbids a token at a place, or None (10.1).

    `off_field` (`x`, `y`), `near_own_side` and `near_enemy_side` (`distance`, `least`), `not_own_half`, `near_terrain`
    (`terrain`, `distance`, `least`), `on_creature` (`unit`).
    """
    data, corner = TERRAIN[card], field(table)
    disc = Disc(*at, data.radius)
    if not is_on_field(at, data.radius, corner):
        return IllegalMove("off_field", x=at.x, y=at.y)
    own = from_edge(disc, edge(table, seat), corner)
    if own < S:
        return IllegalMove("near_own_side", distance=own, least=S)
    theirs = min(from_edge(disc, side, corner) for side in _enemy_sides(table, seat))
    if theirs < M:
        return IllegalMove("near_enemy_side", distance=theirs, least=M)
    if data.deploys and not in_own_half(table, seat, disc):
        return IllegalMove("not_own_half")
    other = next((token for token in table.tokens if not is_apart(disc, token.disc, S)), None)
    if other is not None:
        return IllegalMove("near_terrain", terrain=other.card, distance=gap(disc, other.disc), least=S)
    touched = next((unit for unit in table.units if is_contact(disc, unit.disc)), None)
    return None if touched is None else IllegalMove("on_creature", unit=touched.id)


def _enemy_sides(table: Table, seat: Seat) -> set[Edge]:
    """Return the sides of the other players, in teams that of the other team."""
    own = team(table, seat)
    return {edge(table, other) for other in table.order if team(table, other) != own}


def terrain_places(table: Table, seat: Seat, card: str) -> tuple[Place, ...]:
    """Return the suggestions for a token, the most useful first; empty if there is no legal place at all (18.7)."""
    data = TERRAIN[card]
    lattice = list(_lattice(table, seat, data))
    if lattice:
        chosen: Iterable[Point] = sorted(lattice, key=_order(table, seat, data))[:MOST_PLACES]
        return tuple(Place("lattice", cell_name(point), (point,)) for point in chosen)
    firsts = islice(_first_of_rows(table, seat, data), MOST_PLACES)
    return tuple(Place("row", cell_name(point), (point,)) for point in firsts)


def has_place(table: Table, seat: Seat, card: str) -> bool:
    """Return whether the token can be placed anywhere; the few rows of the lattice are looked at first."""
    data = TERRAIN[card]
    return any(next(look(table, seat, data), None) is not None for look in (_lattice, _first_of_rows))


def _lattice(table: Table, seat: Seat, data: Terrain) -> Iterator[Point]:
    """Yield the legal points of the lattice."""
    corner, side = field(table), edge(table, seat)
    last = depth(side, corner) - data.radius - M
    aways = [*range(data.radius + S, last, CELL), last]
    if data.deploys:
        aways.append(depth(side, corner) // 2 - data.radius)
    for away, spans in rows(table, seat, data, tuple(dict.fromkeys(aways))):
        for low, high in spans:
            for along in range(-(-low // CELL) * CELL, high + 1, CELL):
                yield along_edge(side, corner, along, away)


def _order(table: Table, seat: Seat, data: Terrain) -> Callable[[Point], tuple[int, int, int]]:
    """Return by what the lattice of a card is sorted."""
    corner, side = field(table), edge(table, seat)
    own, enemy = _heroes(table, seat)

    def from_side(point: Point) -> tuple[int, int]:
        return split_edge(side, corner, point)

    def along_of(hero: Unit | None) -> int:
        return split_edge(side, corner, Point(hero.x, hero.y))[0] if hero else edge_length(side, corner) // 2

    if data.ruins or data.market or data.heals:
        home = along_of(own)
        return lambda point: (from_side(point)[1], abs(from_side(point)[0] - home), from_side(point)[0])
    if data.deploys:
        goal = along_of(enemy)
        return lambda point: (-from_side(point)[1], abs(from_side(point)[0] - goal), from_side(point)[0])
    x = ((own.x if own else corner.x // 2) + (enemy.x if enemy else corner.x // 2)) // 2
    y = ((own.y if own else corner.y // 2) + (enemy.y if enemy else corner.y // 2)) // 2
    return lambda point: (square(point.x, point.y, x, y), from_side(point)[1], from_side(point)[0])


def _heroes(table: Table, seat: Seat) -> tuple[Unit | None, Unit | None]:
    """Return the own hero and the enemy hero nearest to it."""
    own = hero_of(table, seat)
    start = Point(own.x, own.y) if own else Point(0, 0)
    others = (unit for unit in table.units if unit.is_hero and team(table, unit.seat) != team(table, seat))
    return own, min(others, key=lambda each: square(each.x, each.y, start.x, start.y), default=None)


def _first_of_rows(table: Table, seat: Seat, data: Terrain) -> Iterator[Point]:
    """Yield the first legal point of each whole-millimetre row that has one, from the own side on."""
    corner, side = field(table), edge(table, seat)
    for away, spans in rows(table, seat, data, range(depth(side, corner))):
        yield along_edge(side, corner, spans[0][0], away)


def rows(table: Table, seat: Seat, data: Terrain, aways: Sequence[int]) -> Iterator[tuple[int, Spans]]:
    """Yield which of the rows `aways` a token may lie in, and where along each."""
    corner, side = field(table), edge(table, seat)
    ground = corner, side, frozenset(_enemy_sides(table, seat))
    free = _free_rows(ground, data.radius, data.deploys, tuple([token.disc for token in table.tokens]), aways)
    if not free:
        return
    units = [(*split_edge(side, corner, unit.disc.centre), data.radius + unit.disc.r + CONTACT) for unit in table.units]
    for away, spans in free.items():
        shadows = [(along, closed_shadow(distance, off - away)) for along, off, distance in units]
        taken = [(at - reach, at + reach) for at, reach in shadows if reach is not None]
        left = tuple(part for low, high in spans for part in allowed(low, high, taken))
        if left:
            yield away, left


@lru_cache(maxsize=256)
def _free_rows(
    ground: tuple[Point, Edge, frozenset[Edge]],
    radius: int,
    own_half: bool,
    tokens: tuple[Disc, ...],
    aways: Sequence[int],
) -> dict[int, Spans]:
    """Return which of the rows other terrain leaves room in: it is asked again and again, and seldom changes."""
    corner, side, hostile = ground
    length, far = edge_length(side, corner), depth(side, corner)
    low, high = (radius + (M if end in hostile else 0) for end in _ENDS[side])
    last = far - radius - (M if _OPPOSITE[side] in hostile else 0)
    if own_half:
        last = min(last, far // 2 - radius)
    discs = [(*split_edge(side, corner, token.centre), (radius + token.r + S) ** 2) for token in tokens]
    within = [away for away in aways if radius + S <= away <= last]
    found: dict[int, Spans] = {}
    for start in range(0, len(within), _BLOCK):
        block = within[start : start + _BLOCK]
        if len(block) > 1 and not allowed(low, length - high, _forbidden(discs, min(block), max(block))):
            continue
        for away in block:
            spans = allowed(low, length - high, _forbidden(discs, away, away))
            if spans:
                found[away] = spans
    return found


def _forbidden(discs: list[tuple[int, int, int]], first: int, last: int) -> list[tuple[int, int]]:
    """Return what discs (along, away, squared distance to keep) forbid of all rows between two, as `rows.shadow` says.

    A disc forbids least of the row farthest from its centre, which is the first or the last one.
    """
    found = []
    for along, off, squared in discs:
        left = squared - max((off - first) ** 2, (off - last) ** 2)
        if left > 0:
            reach = isqrt(left - 1)
            found.append((along - reach, along + reach))
    return found
