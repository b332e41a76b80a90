"""Where creatures, their labels, and the numbers of places are drawn, so that each can be seen. Pure; px.

Where bases are small a piece is larger than its base, as far as it has room; bases in contact stay true to scale.
"""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

import msgspec

from games.legends_of_signum import moves as m
from games.legends_of_signum.components import CHARACTER, HERO, TERRAIN
from games.legends_of_signum.geometry import Point as Spot
from games.legends_of_signum.state import Token, Unit
from render.drawing.lettering import BOLD, GLANCE, width
from render.drawing.scene import Area, Point, around
from render.legends_of_signum.room import Disc, Room, freest, is_within
from render.legends_of_signum.table import Table
from render.legends_of_signum.window import Window

_SMALLEST: Final = 15
"""The radius of the smallest base (mm)."""

_SEEN: Final = 32.5
"""A piece on the smallest base has this radius where there is room for it, on the largest field too."""

_LAP: Final = 0.18
"""Pieces may be larger than what parts them by this part of their base."""

_RIM: Final = 9
"""A piece or a badge may reach so far over the edge of the field: names of rows and columns are beyond."""

_INSIDE: Final = 0.66
_SIGN: Final = 0.37
"""How far shape and sign inside of a piece reach from its middle, as a part of the radius."""

_AT_RIM: Final = {
    "crown": (11, 16, 0.42, 1.15, ((0, -1), (0, 1), (-1, 0), (1, 0), (-0.8, -0.8), (0.8, 0.8))),
    "check": (9, 15, 0.36, 0.72, ((1, -1), (-1, -1), (1, 1), (-1, 1), (1.3, 0), (-1.3, 0))),
}
"""Marks at the rim of the piece, all others are above its label: half their size at least, at most, and as a part of
the radius; how far off they are as a part of it; on which sides they can be, the best first."""

CONTROLLED: Final = "chain"
"""The mark of a character that an enemy controls."""

_ROOMY: Final = 1.2
"""On a field drawn smaller than this (px for a millimetre) labels are compact."""

CHIP: Final = 36
MARK: Final = 30
"""How high a label is, and how wide and high each mark above it."""

NUMBER: Final = 28
NUMBER_PLATE: Final = 36
DOT: Final = 6.0
"""Size of the numbers of places, of their plates, and radius of what marks a place whose number is beside it."""


class Placed(msgspec.Struct, frozen=True):
    """A creature with the middle of its base in the picture, the size of its piece, the areas of its label and badges.

    A `compact` label has the name, and health where a wound has been taken: on a large field there is no room for more.
    """

    unit: Unit
    middle: Point
    r: float
    label: Area
    badges: tuple[tuple[str, Area], ...]
    compact: bool

    def taken(self) -> Iterator[Area]:
        """Yield what the creature covers: its piece, which is round, its label, and its badges."""
        for across, down in ((1, 0.5), (0.8, 0.8), (0.5, 1)):
            yield around(self.middle, self.r * across, self.r * down)
        yield self.label
        yield from (area for _, area in self.badges)


class Numbered(msgspec.Struct, frozen=True):
    """A place that can be chosen: its number in the menu, where it is in the picture, and where its number is."""

    number: int
    middle: Point
    plate: Area


class Layout(msgspec.Struct, frozen=True):
    """Where all creatures and the numbers of places are that a window shows."""

    units: tuple[Placed, ...]
    numbers: tuple[Numbered, ...]


def shown_units(table: Table, window: Window) -> list[Unit]:
    """Return the creatures whose bases are in the window."""
    return [unit for unit in table.field.units if window.has(unit.x, unit.y, -unit.data.radius)]


def laid_out(table: Table, window: Window) -> Layout:
    """Return where creatures and places in the window are drawn, with labels and numbers where nothing else is."""
    units = shown_units(table, window)
    pieces = _pieces(units, window)
    badges = _badges(units, pieces, window)
    taken = [around(middle, r - 5) for middle, r in pieces]
    taken += [area for each in badges for _, area in each]
    shown = [point for point in (*table.legal, *table.proposed_way) if window.has(point.x, point.y)]
    taken += [around(window.at(point), DOT if point in table.numbers else 10) for point in dict.fromkeys(shown)]
    taken += [around(window.at(end), proposed_radius(table) * window.scale) for end in table.proposed_way[-1:]]
    room = Room(window.area, taken, [_disc(token, window) for token in table.field.tokens])
    numbers = tuple(_numbers(table, window, room))
    compact = is_compact(window)
    return Layout(
        tuple(
            Placed(unit, middle, r, room.take(middle, r, _label_size(table, unit, compact=compact)), marks, compact)
            for unit, (middle, r), marks in zip(units, pieces, badges, strict=True)
        ),
        numbers,
    )


def _numbers(table: Table, window: Window, room: Room) -> Iterator[Numbered]:
    """Yield the numbers of places: each on its place, or beside it where something else is."""
    for point, number in table.numbers.items():
        if window.has(point.x, point.y):
            middle = window.at(point)
            wide = max(NUMBER_PLATE, width(str(number), NUMBER, BOLD) + 12)
            plate = room.take_at(middle, DOT, (wide, NUMBER_PLATE))
            yield Numbered(number, middle, plate)


def _disc(token: Token, window: Window) -> Disc:
    """Return the middle and the radius of terrain in the picture."""
    return *window.at(Spot(token.x, token.y)), token.data.radius * window.scale


def _pieces(units: Sequence[Unit], window: Window) -> list[tuple[Point, float]]:
    """Return middle and radius of each piece: larger than the base by half of what parts it from the nearest one."""
    bases = [(window.at(Spot(unit.x, unit.y)), unit.data.radius * window.scale) for unit in units]
    most, area = max(0.0, _SEEN - _SMALLEST * window.scale), window.area
    pieces = []
    for place, ((x, y), r) in enumerate(bases):
        edge = min(x - area.x, area.right - x, y - area.y, area.bottom - y) - r
        room = most
        for (other_x, other_y), other_r in bases[:place] + bases[place + 1 :]:
            room = min(room, (hypot(other_x - x, other_y - y) - r - other_r) / 2)
        pieces.append(((x, y), r + min(most, max(0.0, room) + _LAP * r, max(0.0, edge + _RIM))))
    return pieces


def _badges(
    units: Sequence[Unit], pieces: Sequence[tuple[Point, float]], window: Window
) -> list[tuple[tuple[str, Area], ...]]:
    """Return the marks at the rim of each piece, where they cover no other one and are on the field."""
    shapes, field = [around(middle, r * _INSIDE) for middle, r in pieces], window.area.grown(_RIM)
    placed: list[tuple[tuple[str, Area], ...]] = []
    for place, (unit, ((x, y), r)) in enumerate(zip(units, pieces, strict=True)):
        found: list[tuple[str, Area]] = []
        others = [shape for number, shape in enumerate(shapes) if number != place]
        for mark in marks_of(unit):
            if mark in _AT_RIM:
                least, most, share, off, sides = _AT_RIM[mark]
                half = max(least, min(r * share, most))
                far = max(off * r, _SIGN * r + half)
                spots = [around((x + across * far, y + down * far), half) for across, down in sides]
                best = freest(
                    [spot for spot in spots if is_within(spot, field)] or spots, [*others, around((x, y), r * _SIGN)]
                )
                shapes.append(best.grown(-2))
                others.append(shapes[-1])
                found.append((mark, best))
        placed.append(tuple(found))
    return placed


def proposed_radius(table: Table) -> int:
    """Return the radius of what the proposed move puts on the field."""
    move = None if table.proposal is None else table.proposal.move
    if isinstance(move, m.Deploy):
        return CHARACTER[move.card].radius
    if isinstance(move, m.Terrain):
        return TERRAIN[move.card].radius
    if isinstance(move, m.PlaceHero):
        return HERO[table.field.players[table.field.active].hero].radius
    return 0 if table.actor is None else table.actor.data.radius


def is_compact(window: Window) -> bool:
    """Return whether labels have room for names only."""
    return window.scale < _ROOMY


def marks_of(unit: Unit) -> Iterator[str]:
    """Yield the signs of the marks that a creature has."""
    found = {
        CONTROLLED: unit.controller is not None, "crown": unit.is_hero, "stun": unit.stunned, "root": unit.rooted,
        "poison": unit.poison > 0, "ward": unit.ward > 0, "check": unit.activated,
    }  # fmt: skip
    return (mark for mark, is_there in found.items() if is_there)


def marks_shown(unit: Unit, *, compact: bool) -> list[str]:
    """Return the marks above a label; above a compact one that of control alone, which colour would tell few people."""
    return [mark for mark in marks_of(unit) if mark == CONTROLLED or not (compact or mark in _AT_RIM)]


def _label_size(table: Table, unit: Unit, *, compact: bool) -> tuple[float, float]:
    """Return how large a label is: stance, name and health, and a row of marks above them."""
    marks = len(marks_shown(unit, compact=compact))
    wide = name_x(compact) + width(unit.id, GLANCE, BOLD) + 8
    if unit.wounds or not compact:
        wide += 32 + width(str(table.worths[unit.id].left), GLANCE, BOLD)
    return max(wide, MARK * marks + 4), CHIP + (MARK if marks else 0)


def name_x(compact: bool) -> int:
    """Return where the name begins in a label: behind the stance, if that is shown."""
    return 8 if compact else 34
