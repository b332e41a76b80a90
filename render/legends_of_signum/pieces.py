"""Creatures on the field: wounds around the base, shape and sign of the player, label and marks. Pure."""

from collections.abc import Iterable
from math import cos, hypot, pi, sin
from typing import Final

from render.drawing.lettering import BOLD, GLANCE
from render.drawing.livery import CIRCLE, SQUARE, TRIANGLE
from render.drawing.marks import brackets
from render.drawing.palette import GAIN, GROUND, INK, INK2, LOSS, SEATS, mix
from render.drawing.scene import Area, Point, Scene, Stroke, around, number
from render.legends_of_signum.layout import CHIP, MARK, Placed, marks_shown, name_x
from render.legends_of_signum.names import icon_of
from render.legends_of_signum.table import Table

_SIGNED: Final = 15
"""A smaller piece has the shape of its player alone, without a sign (px)."""

_NEAR: Final = 8
_SHAPE: Final = 0.72
"""Size of the player's shape inside a piece."""

_SIGN: Final = (1.4, 1.4, 1.1, 1.26)
"""Size of the sign inside of each shape."""

_DONE: Final = 0.82
"""How dark the shape of an activated creature is inside its outline."""


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


def _draw_piece(scene: Scene, table: Table, placed: Placed) -> None:
    """Draw base, wounds and the player's shape with the sign of the creature; one activated already is hollow."""
    unit, middle, r = placed.unit, placed.middle, placed.r
    seat = unit.side
    if unit.id in table.targets or unit.id in table.ready:
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


def _draw_label(scene: Scene, table: Table, placed: Placed) -> None:
    """Write stance, label and health left, and marks above them."""
    unit, area, compact = placed.unit, placed.label, placed.compact
    marks = marks_shown(unit, compact=compact)
    chip = Area(area.x, area.bottom - CHIP, area.w, CHIP)
    if marks:
        row = Area(area.x + (area.w - MARK * len(marks)) / 2 - 2, area.y, MARK * len(marks) + 4, MARK + 6)
        scene.rect(row, GROUND, 9)
        for place, mark in enumerate(marks):
            scene.icon(mark, (row.x + 2 + MARK * (place + 0.5), area.y + MARK / 2), 26, INK)
    scene.rect(chip, GROUND, 10)
    low, x = chip.y + CHIP / 2, chip.x + name_x(compact)
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
