"""Creatures on the field: wounds around the base, shape and sign of the player, label and marks. Pure.

Where bases are small a piece is larger than its base, as far as it has room; bases in contact stay true to scale.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Final

import msgspec

from games.legends_of_signum import moves as m
from games.legends_of_signum.components import CHARACTER, HERO, TERRAIN
from games.legends_of_signum.geometry import Point as Spot
from games.legends_of_signum.state import Token, Unit
from render.drawing.lettering import BOLD, GLANCE, width
from render.drawing.livery import CIRCLE, SQUARE, TRIANGLE
from render.drawing.marks import brackets
from render.drawing.palette import GAIN, GROUND, INK, INK2, LOSS, SEATS, mix
from render.drawing.scene import Area, Point, Scene, Stroke, around, number
from render.legends_of_signum.names import icon_of
from render.legends_of_signum.room import Disc, Room, freest, is_within
from render.legends_of_signum.table import Table
from render.legends_of_signum.window import Window

_SIGNED: Final = 15
"""A smaller piece has the shape of its player alone, without a sign (px)."""

_SMALLEST: Final = 15
"""The radius of the smallest base (mm)."""

_SEEN: Final = 32.5
"""A piece on the smallest base has this radius where there is room for it, on the largest field too (px)."""

_RIM: Final = 8
"""A badge may reach so far over the edge of the field (px)."""

_LAP: Final = 0.18
"""Pieces may be larger than what parts them, and reach over the edge of the field, by this part of their base."""

CONTROLLED: Final = "chain"
"""The mark of a character that an enemy controls."""

_CHIP: Final = 36
_MARK: Final = 30
_ROOMY: Final = 1.2
"""On a field drawn smaller than this (px for a millimetre) labels are compact."""

_NEAR: Final = 8
_SHAPE: Final = 0.72
"""Size of the player's shape inside a piece."""

_SIGN: Final = (1.4, 1.4, 1.1, 1.26)
"""Size of the sign inside of each shape."""

_DONE: Final = 0.82
"""How dark the shape of an activated creature is inside its outline."""

_ON_PIECES: Final = {
    "crown": (11, 16, 0.42, 1.15, ((0, -1), (0, 1), (-1, 0), (1, 0), (-0.8, -0.8), (0.8, 0.8))),
    "check": (9, 15, 0.36, 0.72, ((1, -1), (-1, -1), (1, 1), (-1, 1), (1.3, 0), (-1.3, 0))),
}
"""Marks at the rim of the piece, all others are above its label: half their size at least, at most, and as a part of
the radius (px); how far off they are as a part of it; on which sides they can be, the best first."""

_SIGN_ITSELF: Final = 0.37
"""How far the sign inside of a piece reaches from its middle, as a part of the radius."""


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


def placed_units(table: Table, window: Window) -> tuple[Placed, ...]:
    """Return where all creatures in the window are drawn, with their labels where nothing else is."""
    units = [unit for unit in table.field.units if window.has(unit.x, unit.y, -unit.data.radius)]
    pieces = _pieces(units, window)
    bases = [around(middle, r - 5) for middle, r in pieces]
    badges = _badges(units, pieces, window)
    bases += [area for each in badges for _, area in each]
    bases += [around(window.at(point), 10) for point in {*table.legal, *table.proposed_way}]
    bases += [around(window.at(end), proposed_radius(table) * window.scale) for end in table.proposed_way[-1:]]
    room = Room(window.area, bases, [_disc(token, window) for token in table.field.tokens])
    compact = is_compact(window)
    return tuple(
        Placed(unit, middle, r, room.take(middle, r, _label_size(table, unit, compact=compact)), marks, compact)
        for unit, (middle, r), marks in zip(units, pieces, badges, strict=True)
    )


def _disc(token: Token, window: Window) -> Disc:
    """Return the middle and the radius of terrain in the picture."""
    return *window.at(Spot(token.x, token.y)), token.data.radius * window.scale


def _pieces(units: Sequence[Unit], window: Window) -> list[tuple[Point, float]]:
    """Return middle and radius of each piece: larger than the base by half of what parts it from the nearest one."""
    bases = [(window.at(Spot(unit.x, unit.y)), unit.data.radius * window.scale) for unit in units]
    most, area = max(0.0, _SEEN - _SMALLEST * window.scale), window.area
    pieces = []
    for place, ((x, y), r) in enumerate(bases):
        room = min(x - area.x, area.right - x, y - area.y, area.bottom - y) - r
        for (other_x, other_y), other_r in bases[:place] + bases[place + 1 :]:
            room = min(room, (hypot(other_x - x, other_y - y) - r - other_r) / 2)
        pieces.append(((x, y), r + min(most, max(0.0, room) + _LAP * r)))
    return pieces


def _badges(
    units: Sequence[Unit], pieces: Sequence[tuple[Point, float]], window: Window
) -> list[tuple[tuple[str, Area], ...]]:
    """Return the marks at the rim of each piece, where they cover no sign of another one and are on the field."""
    signs, field = [around(middle, r * _SIGN_ITSELF) for middle, r in pieces], window.area.grown(_RIM)
    placed: list[tuple[tuple[str, Area], ...]] = []
    for unit, ((x, y), r) in zip(units, pieces, strict=True):
        found = []
        for mark in marks_of(unit):
            if mark in _ON_PIECES:
                least, most, share, off, sides = _ON_PIECES[mark]
                half = max(least, min(r * share, most))
                far = max(off * r, _SIGN_ITSELF * r + half)
                spots = [around((x + across * far, y + down * far), half) for across, down in sides]
                best = freest([spot for spot in spots if is_within(spot, field)] or spots, signs)
                signs.append(best.grown(-2))
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


def draw_units(scene: Scene, table: Table, units: Iterable[Placed]) -> None:
    """Draw creatures, then the lines to labels that are farther off, then the labels."""
    for each in units:
        _draw_piece(scene, table, each)
    for each in units:
        for mark, area in each.badges:
            _draw_badge(scene, mark, area)
    for each in units:
        if around(each.middle, each.r).overlap(each.label) < -_NEAR:
            scene.line(_towards(each.middle, each.label.middle, each.r), each.label.middle, Stroke(INK2, 3))
    for each in units:
        _draw_label(scene, table, each)


def marks_of(unit: Unit) -> Iterator[str]:
    """Yield the signs of the marks that a creature has."""
    found = {
        CONTROLLED: unit.controller is not None, "crown": unit.is_hero, "stun": unit.stunned, "root": unit.rooted,
        "poison": unit.poison > 0, "ward": unit.ward > 0, "check": unit.activated,
    }  # fmt: skip
    return (mark for mark, is_there in found.items() if is_there)


def _draw_piece(scene: Scene, table: Table, placed: Placed) -> None:
    """Draw base, wounds and the player's shape with the sign of the creature; one activated already is hollow."""
    unit, middle, r = placed.unit, placed.middle, placed.r
    seat = unit.side
    if unit.id in table.targets:
        scene.circle(middle, r + 8, stroke=Stroke(INK, 5, "13 9"))
    if table.actor is not None and unit.id == table.actor.id:
        scene.circle(middle, r + 8, stroke=Stroke(INK, 6))
    scene.circle(middle, r, GROUND)
    worth = table.worths[unit.id]
    _draw_health(scene, middle, r - 2.5, worth.health, worth.left)
    _draw_shape(scene, seat, middle, r * _SHAPE, is_hollow=unit.activated)
    if r >= _SIGNED:
        ink = SEATS[seat].thin if unit.activated else SEATS[seat].ink
        low = middle[1] + r * _SHAPE * (0.3 if seat == TRIANGLE else 0)
        scene.icon(icon_of(unit.card), (middle[0], low), r * _SHAPE * _SIGN[seat], ink)
    if unit.id in table.fresh:
        brackets(scene, around(middle, r + 10), r * 0.5)


def _draw_shape(scene: Scene, seat: int, middle: Point, size: float, *, is_hollow: bool) -> None:
    """Draw the shape of a seat, as an outline if it is hollow."""
    (x, y), line = middle, Stroke(SEATS[seat].thin, 3) if is_hollow else None
    fill = mix(SEATS[seat].fill, GROUND, _DONE) if is_hollow else SEATS[seat].fill
    if seat == CIRCLE:
        scene.circle(middle, size, fill, line)
    elif seat == SQUARE:
        scene.rect(around(middle, size * 0.92), fill, size * 0.2, line)
    elif seat == TRIANGLE:
        scene.polygon([(x, y - size), (x + size, y + size * 0.76), (x - size, y + size * 0.76)], fill, line)
    else:
        corners = [(x, y - size * 1.1), (x + size * 1.1, y), (x, y + size * 1.1), (x - size * 1.1, y)]
        scene.polygon(corners, fill, line)


def _draw_badge(scene: Scene, mark: str, area: Area) -> None:
    """Draw a mark at the rim of a piece."""
    scene.rect(area.grown(-1), GROUND, area.w / 2 if mark == "check" else 7)
    scene.icon(mark, area.middle, area.w, GAIN if mark == "check" else INK)


def _draw_health(scene: Scene, middle: Point, r: float, health: int, left: int) -> None:
    """Draw the rim as one piece for each point of health, those lost in pink."""
    step = 2 * pi / max(1, health)
    gap = min(0.14, step * 0.2)
    for place in range(health):
        start, end = -pi / 2 + place * step + gap / 2, -pi / 2 + (place + 1) * step - gap / 2
        (x1, y1), (x2, y2) = ((middle[0] + r * cos(angle), middle[1] + r * sin(angle)) for angle in (start, end))
        large = int(end - start > pi)
        d = f"M{number(x1)} {number(y1)}A{number(r)} {number(r)} 0 {large} 1 {number(x2)} {number(y2)}"
        scene.path(d, stroke=Stroke(INK if place < left else LOSS, 5 if place < left else 2.5), butt=True)


def marks_shown(unit: Unit, *, compact: bool) -> list[str]:
    """Return the marks above a label; above a compact one that of control alone, which colour would tell few people."""
    return [mark for mark in marks_of(unit) if mark == CONTROLLED or not (compact or mark in _ON_PIECES)]


def _label_size(table: Table, unit: Unit, *, compact: bool) -> tuple[float, float]:
    """Return how large a label is: stance, name and health, and a row of marks above them."""
    marks = len(marks_shown(unit, compact=compact))
    wide = _name_x(compact) + width(unit.id, GLANCE, BOLD) + 8
    if unit.wounds or not compact:
        wide += 32 + width(str(table.worths[unit.id].left), GLANCE, BOLD)
    return max(wide, _MARK * marks + 4), _CHIP + (_MARK if marks else 0)


def _name_x(compact: bool) -> int:
    """Return where the name begins in a label: behind the stance, if that is shown."""
    return 8 if compact else 34


def _draw_label(scene: Scene, table: Table, placed: Placed) -> None:
    """Write stance, label and health left, and marks above them."""
    unit, area, compact = placed.unit, placed.label, placed.compact
    marks = marks_shown(unit, compact=compact)
    chip = Area(area.x, area.bottom - _CHIP, area.w, _CHIP)
    if marks:
        row = Area(area.x + (area.w - _MARK * len(marks)) / 2 - 2, area.y, _MARK * len(marks) + 4, _MARK + 6)
        scene.rect(row, GROUND, 9)
        for place, mark in enumerate(marks):
            scene.icon(mark, (row.x + 2 + _MARK * (place + 0.5), area.y + _MARK / 2), 26, INK)
    scene.rect(chip, GROUND, 10)
    low, x = chip.y + _CHIP / 2, chip.x + _name_x(compact)
    if not compact:
        scene.icon("shield" if unit.stance == "guard" else "sword", (chip.x + 19, low), 28, INK2)
    x += scene.text((x, low + 10), unit.id, GLANCE, INK, BOLD, least=GLANCE)
    if unit.wounds or not compact:
        colour = LOSS if unit.wounds else INK2
        scene.icon("heart", (x + 17, low), 26, colour)
        left = str(table.worths[unit.id].left)
        scene.text((x + 32, low + 10), left, GLANCE, colour, BOLD, least=GLANCE)


def _towards(start: Point, end: Point, by: float) -> Point:
    across, down = end[0] - start[0], end[1] - start[1]
    long = max(1.0, hypot(across, down))
    return start[0] + across * by / long, start[1] + down * by / long
