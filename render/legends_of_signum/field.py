"""The field as a part of a picture: cells, sides, terrain, creatures, and what the reader can choose. Pure."""

from math import cos, hypot, pi, sin
from typing import Final

from games.legends_of_signum import looks
from games.legends_of_signum.geometry import Point as Spot
from games.legends_of_signum.looks import Outlook
from games.legends_of_signum.notation import COLUMNS
from games.legends_of_signum.parameters import CELL
from games.legends_of_signum.state import Token, Unit
from render.described import Part, Text
from render.drawing.lettering import BOLD, GLANCE, READ, width
from render.drawing.marks import brackets
from render.drawing.palette import (
    FOREST,
    GROUND,
    INK,
    INK2,
    LINE,
    MAP,
    MOUNTAIN,
    NEUTRAL,
    PLAIN,
    SEATS,
    WATER,
    mix,
)
from render.drawing.scene import WIDTH as CANVAS
from render.drawing.scene import Area, Point, Scene, Stroke, around, at
from render.legends_of_signum.layout import DOT, NUMBER, Numbered, laid_out, proposed_radius
from render.legends_of_signum.names import card, icon_of
from render.legends_of_signum.pieces import draw_units
from render.legends_of_signum.table import Table
from render.legends_of_signum.window import RIM, Window

_TINT: Final = {"g1": FOREST, "tw2": FOREST, "g4": WATER, "te2": PLAIN, "g2": MOUNTAIN, "tw1": MOUNTAIN}
_LEAST_SIGN: Final = 30
_INSIDE: Final = 6
_BESIDE: Final = {GLANCE: -8, 25: -4, READ: 18}
"""How much wider than terrain its name can be in each size: the smallest may reach over its edge (px)."""

_OVER: Final = 260
"""How far terrain in a close-up can reach over the edge (px); other parts are drawn on what covers it."""

_POINTS: Final = 144
_GRASS: Final = mix(MAP, FOREST, 0.14)
_GRID: Final = mix(_GRASS, LINE, 0.55)


def field_part(table: Table, window: Window, text: Text, brief: Text | None = None, *, of: Unit | None = None) -> Part:
    """Return the field as `window` shows it; with `of`, what that creature reaches and whom it can hit."""

    def draw(scene: Scene, y: float) -> None:
        shown = Window(window.left, window.south, window.wide, window.high, y)
        layout = laid_out(table, shown)
        _draw_ground(scene, shown)
        _draw_sides(scene, table, shown)
        for token in table.field.tokens:
            _draw_token(scene, table, shown, token)
        if of is not None:
            _draw_reach(scene, table, shown, of, looks.outlook(table.field, of))
        _draw_margins(scene, shown)
        taken = [area for each in layout.units for area in each.taken()] + [each.plate for each in layout.numbers]
        for token in table.field.tokens:
            _draw_name(scene, table, shown, token, taken)
        draw_units(scene, table, layout.units)
        _draw_choices(scene, table, shown, layout.numbers)

    return Part(draw, text, window.high * window.scale + 2 * RIM, rank=3, brief=brief, under=True)


def _draw_ground(scene: Scene, window: Window) -> None:
    """Draw the field with its cells, and a line across the middle."""
    area = window.area
    scene.rect(area, _GRASS)
    lines = ""
    for x in range(-(-window.left // CELL) * CELL, window.left + window.wide + 1, CELL):
        lines += f"M{at((window.at(Spot(x, 0))[0], area.y))}V{area.bottom:.0f}"
    for y in range(-(-window.south // CELL) * CELL, window.south + window.high + 1, CELL):
        lines += f"M{at((area.x, window.at(Spot(0, y))[1]))}H{area.right:.0f}"
    scene.path(lines, stroke=Stroke(_GRID, 1.5))


def _draw_sides(scene: Scene, table: Table, window: Window) -> None:
    """Draw the players' sides in their colours, and the middle that tribute asks for."""
    corner = looks.corner(table.field)
    ends = {
        "south": (Spot(0, 0), Spot(corner.x, 0)),
        "north": (Spot(0, corner.y), corner),
        "west": (Spot(0, 0), Spot(0, corner.y)),
        "east": (Spot(corner.x, 0), corner),
    }
    for place, seat in enumerate(table.field.order):
        one, other = ends[looks.edge(table.field, seat)]
        if table.field.mode == "teams":
            half = corner.x // 2
            one, other = (one, Spot(half, other.y)) if place < 2 else (Spot(half, one.y), other)
        scene.line(window.at(one), window.at(other), Stroke(SEATS[seat].thin, 9))
    half = corner.y // 2
    middle = Stroke(mix(_GRID, INK, 0.3), 3, "10 12")
    scene.line(window.at(Spot(0, half)), window.at(Spot(corner.x, half)), middle)
    if table.field.mode == "free":
        scene.line(window.at(Spot(corner.x // 2, 0)), window.at(Spot(corner.x // 2, corner.y)), middle)


def _draw_margins(scene: Scene, window: Window) -> None:
    """Cover what reaches over the edge, and write the names of columns and rows on every side."""
    area = window.area
    for margin in (
        Area(0, area.y - RIM - _OVER, CANVAS, RIM + _OVER - 6),
        Area(0, area.bottom + 6, CANVAS, RIM + _OVER - 6),
        Area(0, area.y - RIM, RIM - 6, area.h + 2 * RIM),
        Area(area.right + 6, area.y - RIM, RIM - 6, area.h + 2 * RIM),
    ):
        scene.rect(margin, GROUND)
    size = GLANCE if CELL * window.scale > GLANCE + 6 else READ
    for column in window.columns():
        x = window.at(Spot(column * CELL + CELL // 2, 0))[0]
        for low in (area.y - 16, area.bottom + 18 + size * 0.7):
            scene.text((x, low), COLUMNS[column], size, INK2, BOLD, anchor="middle", least=READ)
    for row in window.rows():
        y = window.at(Spot(0, row * CELL + CELL // 2))[1]
        for x in (area.x - 26, area.right + 26):
            scene.text((x, y + size * 0.35), str(row + 1), size, INK2, BOLD, anchor="middle", least=READ)


def _draw_token(scene: Scene, table: Table, window: Window, token: Token) -> None:
    """Draw terrain: an obstacle with a firm rim, an area with a dashed one; unique terrain in its owner's colour."""
    data, middle = token.data, window.at(Spot(token.x, token.y))
    if not window.has(token.x, token.y, data.radius):
        return
    scene.circle(middle, data.radius * window.scale - 3, _ground(_tint(token)), _rim(token))


def draw_terrain_card(scene: Scene, area: Area, token: Token, said: str) -> None:
    """Draw the card of terrain as what it is on the field: the same sign, ground and rim."""
    tint = _tint(token)
    scene.rect(area.grown(-2), _ground(tint), 10, _rim(token))
    scene.icon(icon_of(token.card), (area.x + 42, area.middle[1]), 56, _ink(tint))
    scene.block((area.x + 80, area.middle[1]), said, area.w - 90, 2, GLANCE, centred=True)


def _rim(token: Token) -> Stroke:
    data = token.data
    rim = SEATS[token.seat].thin if data.unique and token.seat is not None else mix(_tint(token), INK, 0.35)
    return Stroke(rim, 4, "12 8") if data.area else Stroke(rim, 6)


def _tint(token: Token) -> str:
    return _TINT.get(token.card, NEUTRAL)


def _ink(tint: str) -> str:
    """Return the colour of a sign on terrain."""
    return mix(tint, INK, 0.6)


def _ground(tint: str) -> str:
    """Return the colour of the ground on terrain."""
    return mix(tint, _GRASS, 0.55)


def _draw_name(scene: Scene, table: Table, window: Window, token: Token, taken: list[Area]) -> None:
    """Draw sign and name of terrain on it, where nothing else is; the sign alone where there is no room for both."""
    if not window.has(token.x, token.y):
        return
    (x, y), r = window.at(Spot(token.x, token.y)), token.data.radius * window.scale
    if f"{token.x} {token.y}" in table.fresh:
        brackets(scene, around((x, y), r), r * 0.35)
    near = [each for each in taken if each.overlap(around((x, y), 2 * r)) > 0]
    lines, size = _lines(card(table.names, token.card), r)
    high, tint = len(lines) * (size + 2), _tint(token)
    sign = min(r * 0.9, 74, max(_LEAST_SIGN, 2 * r - high - 12))
    block = around((x, y + 2), max([sign, *(width(line, size, BOLD) for line in lines)]) / 2, (sign + high) / 2)
    place = _free(block, r * 0.3, near, window.area) if lines else None
    ink = _ink(tint)
    if place is None:
        alone = _free(around((x, y), min(r * 0.9, 74) * 0.52), r * 0.55, near, window.area)
        if alone is not None:
            scene.icon(icon_of(token.card), alone.middle, alone.w, ink)
            taken.append(alone)
        return
    scene.icon(icon_of(token.card), (place.middle[0], place.y + sign / 2), sign, ink)
    low_corner = hypot(width(lines[-1], size, BOLD) / 2, place.bottom - y - size * 0.2)
    halo = _ground(tint) if low_corner < r - _INSIDE else GROUND
    for number, line in enumerate(lines):
        low = place.y + sign + (number + 0.8) * (size + 2)
        scene.text((place.middle[0], low), line, size, INK, BOLD, anchor="middle", halo=halo, least=READ)
    taken.append(place)


def _lines(name: str, r: float) -> tuple[list[str], int]:
    """Return a name in one line or two that have room on terrain, in the largest type; no lines if there is no room."""
    for size, beside in _BESIDE.items():
        for lines in ([name], name.split()):
            if len(lines) <= 2 and all(width(line, size, BOLD) <= 2 * r + beside for line in lines):
                return lines, size
    return [], READ


def _free(block: Area, step: float, taken: list[Area], field: Area) -> Area | None:
    """Return a block where it is, or moved by a step, so that it covers nothing on the field; None if it cannot be."""
    for across, down in ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0)):
        moved = block.moved(across * step, down * step)
        if not _is_taken(moved, taken) and _is_inside(moved, field):
            return moved
    return None


def _is_taken(area: Area, taken: list[Area]) -> bool:
    return any(area.overlap(other) > 0 for other in taken)


def _is_inside(area: Area, other: Area) -> bool:
    return area.x > other.x and area.right < other.right and area.y > other.y and area.bottom < other.bottom


def _draw_reach(scene: Scene, table: Table, window: Window, unit: Unit, outlook: Outlook) -> None:
    """Draw how far a creature moves or runs (dashed) and strikes (firm), with lines to whom it can hit."""
    middle, r = window.at(Spot(unit.x, unit.y)), unit.data.radius
    way = outlook.run if table.is_run else outlook.move
    _ring(scene, window, middle, (r + way) * window.scale, Stroke(INK, 4, "14 12"))
    for _, band in outlook.ranges:
        _ring(scene, window, middle, (r + looks.reach_of(band)) * window.scale, Stroke(INK2, 3))
    seen = {sight.unit: sight for sight in outlook.sights}
    for label in outlook.targets:
        target = table.unit(label)
        if target is not None:
            dash = "4 14" if seen[label].cover else ""
            scene.line(middle, window.at(Spot(target.x, target.y)), Stroke(INK, 5, dash))


def _ring(scene: Scene, window: Window, middle: Point, r: float, stroke: Stroke) -> None:
    """Draw a circle as far as it is on the field."""
    area, d, is_drawing = window.area, "", False
    for place in range(_POINTS + 1):
        angle = 2 * pi * place / _POINTS
        x, y = middle[0] + r * cos(angle), middle[1] + r * sin(angle)
        is_in = area.x <= x <= area.right and area.y <= y <= area.bottom
        d += f"{'L' if is_drawing else 'M'}{at((x, y))}" if is_in else ""
        is_drawing = is_in
    scene.path(d, stroke=stroke)


def _draw_choices(scene: Scene, table: Table, window: Window, numbers: tuple[Numbered, ...]) -> None:
    """Mark the places that can be chosen by their numbers, and a proposed place by its size, with the way there."""
    for point in table.legal:
        if point not in table.numbers and window.has(point.x, point.y):
            scene.circle(window.at(point), 9, stroke=Stroke(INK, 4))
    for each in numbers:
        if each.plate.middle != each.middle:
            scene.line(each.middle, each.plate.middle, Stroke(INK, 3))
            scene.circle(each.middle, DOT - 1, stroke=Stroke(GROUND, 7))
            scene.circle(each.middle, DOT - 2, stroke=Stroke(INK, 4))
    for each in numbers:
        (x, y), plate = each.plate.middle, each.plate.grown(-1)
        scene.rect(plate, INK, plate.h / 2, Stroke(GROUND, 2))
        scene.text((x, y + NUMBER * 0.35), str(each.number), NUMBER, GROUND, BOLD, anchor="middle", least=READ)
    way = [window.at(point) for point in table.proposed_way]
    if not way:
        return
    if len(way) > 1:
        d = "".join(f"{'L' if place else 'M'}{at(point)}" for place, point in enumerate(way))
        scene.path(d, stroke=Stroke(GROUND, 13, "1 20"))
        scene.path(d, stroke=Stroke(INK, 8, "1 20"))
    scene.circle(way[-1], proposed_radius(table) * window.scale, stroke=Stroke(INK, 6, "12 8"))
