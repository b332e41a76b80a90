"""The land under the cities: coast, territories, fields, woods and mountains. Decoration, the same for a player count.

Pure. Shapes are made once for each player count: paths with their colours, in drawing order, px on the map picture.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import atan2, cos, hypot, pi, sin
from typing import Final

import msgspec

from games.tetranomicon.components import CITY
from render.drawing.palette import FOREST, INK, MAP, MOUNTAIN, PLAIN, WATER, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke, at, outline
from render.tetranomicon.geography import Geography, geography

SEA: Final = mix(MAP, WATER, 0.16)
TERRAIN_COLOUR: Final = {"p": PLAIN, "f": FOREST, "m": MOUNTAIN}

_RAYS: Final = 240
_SHORE: Final = 27
"""From a castle to the shore (px)."""

_WAVES: Final = ((5, 4.0, 0.4), (11, 4.5, 2.1), (23, 3.0, 4.0), (41, 2.0, 1.0))
"""The shore's unevenness: how often around the land, how far in and out (px), where it begins."""

_STEP: Final = 37
_ROOM: Final = 25
"""Signs of terrain stand about `_STEP` apart and keep `_ROOM` away from everything else (px)."""


class Shape(msgspec.Struct, frozen=True):
    """One path of the land."""

    d: str
    fill: str = "none"
    stroke: Stroke | None = None


def draw_land(scene: Scene, seats: int) -> None:
    """Draw sea, territories and signs of terrain."""
    for shape in _land(seats):
        scene.path(shape.d, shape.fill, shape.stroke)


@cache
def _land(seats: int) -> tuple[Shape, ...]:
    world = geography(seats)
    shore = _shore(world)
    territories = {city: _territory(city, world, shore) for city in world.places}
    shapes = [*_waterlines(outline(shore))]
    for city, cell in territories.items():
        shapes.append(Shape(outline(cell), tint(city), Stroke(mix(MAP, SEA, 0.3), 5)))
    shapes.append(Shape(outline(shore), stroke=Stroke(mix(PLAIN, MAP, 0.45), 3)))
    for city, spots in _spots(world, shore).items():
        shapes += _signs(city, world, spots)
    return tuple(shapes)


def tint(city: str) -> str:
    """Return the colour of a city's territory: the mean of its towers, muted."""
    terrains = CITY[city].terrains
    mean = TERRAIN_COLOUR[terrains[0]]
    for place, terrain in enumerate(terrains[1:], 2):
        mean = mix(mean, TERRAIN_COLOUR[terrain], 1 / place)
    return mix(mean, MAP, 0.72)


def _waterlines(shore: str) -> list[Shape]:
    """Return the lines along the shore, the outermost first: each is a wide stroke that the next one covers."""
    lines = []
    for reach, strength in ((23, 0.3), (14, 0.42), (6, 0.58)):
        lines += [Shape(shore, stroke=Stroke(mix(MAP, WATER, strength), 2 * reach + 3))]
        lines += [Shape(shore, stroke=Stroke(SEA, 2 * reach))]
    return lines


def _shore(world: Geography) -> list[Point]:
    """Return the outline of the land: what is seen from the middle, a little beyond every castle and segment."""
    middle = (WIDTH / 2, world.height / 2)
    castles = [world.plate(city).grown(_SHORE) for city in world.places]
    stones = [point for course in world.courses.values() for point in course.points[::6]]
    reach = [max(_reach(middle, turn, castles), _stones(middle, turn, stones)) for turn in _turns()]
    smooth = [sum(reach[(ray + k) % _RAYS] for k in range(-5, 6)) / 11 for ray in range(_RAYS)]
    return [
        (middle[0] + (far + _wave(turn)) * cos(turn), middle[1] + (far + _wave(turn)) * sin(turn))
        for far, turn in zip(smooth, _turns(), strict=True)
    ]


def _turns() -> list[float]:
    return [2 * pi * ray / _RAYS for ray in range(_RAYS)]


def _wave(turn: float) -> float:
    return sum(depth * sin(often * turn + begin) for often, depth, begin in _WAVES)


def _reach(middle: Point, turn: float, castles: list[Area]) -> float:
    """Return how far the last castle reaches on the ray from `middle` in the direction `turn`."""
    far = 0.0
    dx, dy = cos(turn), sin(turn)
    for x, y, w, h in castles:
        across = sorted(((x - middle[0]) / (dx or 1e-9), (x + w - middle[0]) / (dx or 1e-9)))
        down = sorted(((y - middle[1]) / (dy or 1e-9), (y + h - middle[1]) / (dy or 1e-9)))
        leave = min(across[1], down[1])
        if max(across[0], down[0]) < leave:
            far = max(far, leave)
    return far


def _stones(middle: Point, turn: float, stones: list[Point], size: float = 62) -> float:
    """Return how far discs around `stones` reach on the ray."""
    far = 0.0
    dx, dy = cos(turn), sin(turn)
    for x, y in stones:
        along = (x - middle[0]) * dx + (y - middle[1]) * dy
        aside = (x - middle[0]) * dy - (y - middle[1]) * dx
        if abs(aside) < size and along > 0:
            far = max(far, along + (size * size - aside * aside) ** 0.5)
    return far


def _territory(city: str, world: Geography, shore: list[Point]) -> list[Point]:
    """Return the part of the land that is nearer to `city` than to any other."""
    cell = shore
    x, y = world.places[city]
    for other, (ox, oy) in world.places.items():
        if other == city:
            continue
        length = hypot(ox - x, oy - y)
        nx, ny = (ox - x) / length, (oy - y) / length
        cell = _cut(cell, (nx, ny), (nx * (x + ox) + ny * (y + oy)) / 2)
    return cell


def _cut(cell: list[Point], normal: Point, limit: float) -> list[Point]:
    """Return what remains of `cell` on the inner side of a straight line."""
    kept: list[Point] = []
    sides = [normal[0] * x + normal[1] * y - limit for x, y in cell]
    for place, ((x1, y1), side) in enumerate(zip(cell, sides, strict=True)):
        follows = (place + 1) % len(cell)
        (x2, y2), next_side = cell[follows], sides[follows]
        if side <= 0:
            kept.append((x1, y1))
        if side * next_side < 0:
            share = side / (side - next_side)
            kept.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
    return kept


def _signs(city: str, world: Geography, spots: Sequence[Point]) -> list[Shape]:
    """Return fields, trees and mountains on `spots` around `city`, each terrain in its own direction."""
    ground = tint(city)
    terrains = CITY[city].terrains
    found: dict[str, list[Point]] = {}
    x, y = world.places[city]
    for spot in spots:
        turn = (atan2(spot[1] - y, spot[0] - x) / (2 * pi) + _chance(ord(city), 0, 7)) % 1
        found.setdefault(terrains[int(turn * len(terrains))], []).append(spot)
    shapes: list[Shape] = []
    for terrain, places in sorted(found.items()):
        light = mix(mix(TERRAIN_COLOUR[terrain], INK, 0.12), ground, 0.62)
        shapes += _SIGN[terrain](places, light, mix(ground, MAP, 0.55))
    return shapes


def _spots(world: Geography, shore: list[Point]) -> dict[str, list[Point]]:
    """Return the free spots of every territory, row by row."""
    taken = _crowd([*shore, *(point for course in world.courses.values() for point in course.points[::2])])
    spots: dict[str, list[Point]] = {city: [] for city in world.places}
    for row in range(int(world.height / _STEP)):
        for column in range(int(WIDTH / _STEP) + 1):
            x = (column + (row % 2) / 2 + 0.6 * (_chance(row, column, 1) - 0.5)) * _STEP
            y = (row + 0.5 + 0.5 * (_chance(row, column, 2) - 0.5)) * _STEP
            if _is_free((x, y), world, taken) and _is_inside((x, y), shore):
                spots[_nearest((x, y), world)].append((x, y))
    return spots


def _crowd(points: Iterable[Point]) -> dict[tuple[int, int], list[Point]]:
    """Return `points` sorted into squares with sides of `_ROOM`."""
    crowd: dict[tuple[int, int], list[Point]] = {}
    for point in points:
        crowd.setdefault((int(point[0] // _ROOM), int(point[1] // _ROOM)), []).append(point)
    return crowd


def _nearest(spot: Point, world: Geography) -> str:
    return min(world.places, key=lambda city: hypot(spot[0] - world.places[city][0], spot[1] - world.places[city][1]))


def _is_free(spot: Point, world: Geography, taken: dict[tuple[int, int], list[Point]]) -> bool:
    """Say whether a sign at `spot` touches no castle and stays away from the points `taken`."""
    x, y = spot
    for city in world.places:
        castle = world.plate(city)
        if castle.x - 28 < x < castle.right + 28 and castle.y - 26 < y < castle.bottom + 26:
            return False
    column, row = int(x // _ROOM), int(y // _ROOM)
    near = (taken.get((column + dx, row + dy), ()) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return not any(hypot(x - px, y - py) < _ROOM for points in near for px, py in points)


def _is_inside(spot: Point, polygon: list[Point]) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > spot[1]) != (y2 > spot[1]) and spot[0] < (x2 - x1) * (spot[1] - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _chance(*numbers: int) -> float:
    """Return a number from 0 to 1 that looks random and is always the same for the same `numbers`."""
    mixed = 17
    for value in numbers:
        mixed = (mixed * 31 + value + 7) * 2654435761 % 2**32
        mixed ^= mixed >> 15
    return mixed % 10007 / 10007


def _fields(spots: list[Point], light: str, dark: str) -> list[Shape]:
    rows = "".join(f"M{at((x - 11, y + 3 + 6 * k))}q11 -7 22 0" for x, y in spots for k in (-1, 0, 1))
    return [Shape(rows, stroke=Stroke(light, 2.4))]


def _trees(spots: list[Point], light: str, dark: str) -> list[Shape]:
    trunks = "".join(f"M{at((x + dx, y + dy + 9))}v4" for x, y in spots for dx, dy in ((-7, 0), (8, 4)))
    crowns = "".join(
        f"M{at((x + dx, y + dy - 13))}l6.5 10h-3l5 11h-17l5 -11h-3Z" for x, y in spots for dx, dy in ((-7, 0), (8, 4))
    )
    return [Shape(trunks, stroke=Stroke(dark, 3)), Shape(crowns, light, Stroke(dark, 1.2))]


def _mountains(spots: list[Point], light: str, dark: str) -> list[Shape]:
    bodies = "".join(f"M{at((x - 18, y + 11))}l13 -25l7 11l4 -6l13 20Z" for x, y in spots)
    shades = "".join(f"M{at((x - 5, y - 14))}l7 11l-3 6l4 8h-10l3 -9l-4 -5Z" for x, y in spots)
    return [Shape(bodies, light, Stroke(dark, 1.2)), Shape(shades, dark)]


_SIGN: Final = {"p": _fields, "f": _trees, "m": _mountains}
