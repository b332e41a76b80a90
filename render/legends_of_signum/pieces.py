"""Creatures on the field: base true to scale, wounds around it, shape and sign of its player, label and marks. Pure."""

from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin
from typing import Final

import msgspec

from games.legends_of_signum import moves as m
from games.legends_of_signum.components import CHARACTER, HERO, TERRAIN
from games.legends_of_signum.geometry import Point as Spot
from games.legends_of_signum.state import Unit
from render.drawing.lettering import BOLD, GLANCE, width
from render.drawing.livery import TRIANGLE
from render.drawing.marks import brackets
from render.drawing.palette import GROUND, INK, INK2, LOSS, SEATS, mix
from render.drawing.scene import Area, Point, Scene, Stroke, around, number
from render.legends_of_signum.names import icon_of
from render.legends_of_signum.table import Table
from render.legends_of_signum.window import Window

_SIGNED: Final = 15
"""A smaller base has the shape of its player alone, without a sign (px)."""

CONTROLLED: Final = "chain"
"""The mark of a character that an enemy controls."""

_CHIP: Final = 36
_MARK: Final = 30
_ROOMY: Final = 1.2
"""On a field drawn smaller than this (px for a millimetre) labels are compact."""

_NEAR: Final = 12
_RIM: Final = 8
"""A label may reach so far over the edge of the field (px)."""

_OFFS: Final = (0, 26, 60, 100, 150, 210, 280, 360)
"""How far from its base a label can be (px): a crowd in a corner leaves room only far away."""

_SIDES: Final = (
    (0, 1), (0, -1), (1, 0), (-1, 0), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8), (-0.8, -0.8),
    (0.4, 1), (-0.4, 1), (0.4, -1), (-0.4, -1), (1, 0.4), (-1, 0.4), (1, -0.4), (-1, -0.4),
)  # fmt: skip
_SHAPE: Final = 0.72
"""Size of the player's shape inside a base."""

Sides = tuple[float, float, float, float]
"""An area as its left, upper, right and lower side."""


class Placed(msgspec.Struct, frozen=True):
    """A creature with the middle of its base in the picture, the size of the base, and the area of its label.

    A `compact` label has the name, and health where a wound has been taken: on a large field there is no room for more.
    """

    unit: Unit
    middle: Point
    r: float
    label: Area
    compact: bool


def placed_units(table: Table, window: Window) -> tuple[Placed, ...]:
    """Return where all creatures in the window are drawn, with their labels where nothing else is."""
    units = [unit for unit in table.field.units if window.has(unit.x, unit.y, -unit.data.radius)]
    spots = [(window.at(Spot(unit.x, unit.y)), unit.data.radius * window.scale) for unit in units]
    bases = [around(middle, r - 5) for middle, r in spots]
    bases += [around(window.at(point), 10) for point in {*table.legal, *table.proposed_way}]
    bases += [around(window.at(end), proposed_radius(table) * window.scale) for end in table.proposed_way[-1:]]
    labels: list[Area] = []
    compact, taken = is_compact(window), [_sides(base) for base in bases]
    for unit, (middle, r) in zip(units, spots, strict=True):
        label = _free(middle, r, _label_size(table, unit, compact=compact), taken, window.area)
        labels.append(label)
        taken.append(_sides(label))
    return tuple(
        Placed(unit, middle, r, label, compact) for unit, (middle, r), label in zip(units, spots, labels, strict=True)
    )


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
        _draw_base(scene, table, each)
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


def _draw_base(scene: Scene, table: Table, placed: Placed) -> None:
    """Draw base, wounds and the player's shape with the sign of the creature; one activated already is paler."""
    unit, middle, r = placed.unit, placed.middle, placed.r
    seat = unit.side
    if unit.id in table.targets:
        scene.circle(middle, r + 8, stroke=Stroke(INK, 5, "13 9"))
    if table.actor is not None and unit.id == table.actor.id:
        scene.circle(middle, r + 8, stroke=Stroke(INK, 6))
    scene.circle(middle, r, GROUND)
    worth = table.worths[unit.id]
    _draw_health(scene, middle, r - 2.5, worth.health, worth.left)
    x, y = middle
    size = r * _SHAPE
    fill = mix(SEATS[seat].fill, GROUND, 0.45) if unit.activated else SEATS[seat].fill
    if seat == 0:
        scene.circle(middle, size, fill)
    elif seat == 1:
        scene.rect(around(middle, size * 0.92), fill, size * 0.2)
    elif seat == TRIANGLE:
        scene.polygon([(x, y - size), (x + size, y + size * 0.76), (x - size, y + size * 0.76)], fill)
    else:
        scene.polygon([(x, y - size * 1.1), (x + size * 1.1, y), (x, y + size * 1.1), (x - size * 1.1, y)], fill)
    if r >= _SIGNED:
        scene.icon(icon_of(unit.card), (x, y + (size * 0.25 if seat == TRIANGLE else 0)), size * 1.4, SEATS[seat].ink)
    if unit.id in table.fresh:
        brackets(scene, around(middle, r + 10), r * 0.5)


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
    return [mark for mark in marks_of(unit) if mark == CONTROLLED or not compact]


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


def _is_within(area: Area, room: Area) -> bool:
    return room.x <= area.x and area.right <= room.right and room.y <= area.y and area.bottom <= room.bottom


def _sides(area: Area) -> Sides:
    return area.x, area.y, area.right, area.bottom


def _free(middle: Point, r: float, size: tuple[float, float], taken: Iterable[Sides], field: Area) -> Area:
    """Return the place for a label around a base that covers the least of `taken`, the nearest of equal ones.

    Below, above and beside come first, then the corners, then farther off.
    """
    (x, y), (wide, high) = middle, size
    inside = [
        Area(
            x + across * (r - 4 + off + wide / 2) - wide / 2, y + down * (r - 4 + off + high / 2) - high / 2, wide, high
        )
        for off in _OFFS
        for across, down in _SIDES
    ]
    room = field.grown(_RIM)
    inside = [each for each in inside if _is_within(each, room)] or inside
    left, top = min(each.x for each in inside), min(each.y for each in inside)
    right, bottom = max(each.right for each in inside), max(each.bottom for each in inside)
    near = [each for each in taken if each[0] < right and each[2] > left and each[1] < bottom and each[3] > top]
    best, least = inside[0], float("inf")
    for each in inside:
        covered = _covered(each, near)
        if covered < least - 1:
            best, least = each, covered
        if covered < 1:
            break
    return best


def _covered(area: Area, others: Iterable[Sides]) -> float:
    """Return how much of others an area covers, by the smaller sides of what they have in common.

    There are hundreds of them and dozens of areas for each label: sides are compared without calls.
    """
    left, top, right, bottom = area.x, area.y, area.right, area.bottom
    covered = 0.0
    for x, y, x_end, y_end in others:
        across = (right if right < x_end else x_end) - (left if left > x else x)
        down = (bottom if bottom < y_end else y_end) - (top if top > y else y)
        if across > 0 and down > 0:
            covered += across if across < down else down
    return covered
