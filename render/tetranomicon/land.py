"""The land under the cities: coast, territories, signs of terrain. Decoration, the same for a player count.

Pure. Shapes are made once for each player count, in drawing order, px on the map picture. Fields, woods and mountains
lie between the cities, each where a city has towers of that terrain; where a sign lies looks random and is always the
same.
"""

from collections.abc import Iterable
from functools import cache
from math import atan2, hypot, pi
from typing import Final

from games.tetranomicon.components import CITY
from render.drawing.palette import FOREST, INK, MAP, MOUNTAIN, PLAIN, mix
from render.drawing.scene import WIDTH, Point, Scene, Stroke, at, outline
from render.tetranomicon.coast import SEA, Coast, Shape, coast, rose, waterlines
from render.tetranomicon.geography import Geography, geography

TERRAIN_COLOUR: Final = {"p": PLAIN, "f": FOREST, "m": MOUNTAIN}

_STEP: Final = 37
_ROOM: Final = 25
"""Signs stand about `_STEP` apart and keep `_ROOM` away from shore and segments (px)."""

_GROUND: Final = "#2E3433"
_SHADE: Final = mix(_GROUND, MAP, 0.55)
"""About the colour of the territories, and its shade."""

Crowd = dict[tuple[int, int], list[Point]]
"""Points sorted into squares with sides of `_ROOM`."""


def draw_land(scene: Scene, seats: int) -> None:
    """Draw sea, territories and signs of terrain."""
    for shape in _land(seats):
        scene.path(shape.d, shape.fill, shape.stroke)


@cache
def _land(seats: int) -> tuple[Shape, ...]:
    world = geography(seats)
    shore = coast(world)
    ring = shore.ring()
    shapes = waterlines(shore)
    for city in world.places:
        shapes.append(Shape(outline(_territory(city, world, ring)), _tint(city), Stroke(mix(MAP, SEA, 0.3), 5)))
    shapes.append(Shape(outline(ring), stroke=Stroke(mix(PLAIN, MAP, 0.45), 3)))
    return (*shapes, *_signs(shore), *rose(shore))


def _tint(city: str) -> str:
    """Return the colour of a city's territory: the mean of its towers, muted."""
    terrains = CITY[city].terrains
    mean = TERRAIN_COLOUR[terrains[0]]
    for place, terrain in enumerate(terrains[1:], 2):
        mean = mix(mean, TERRAIN_COLOUR[terrain], 1 / place)
    return mix(mean, MAP, 0.72)


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


def _signs(shore: Coast) -> list[Shape]:
    """Return the signs of all territories."""
    found: dict[str, list[Point]] = {}
    for city, spots in _spots(shore).items():
        for terrain, places in _by_terrain(city, shore.world.places[city], spots).items():
            found.setdefault(terrain, []).extend(places)
    shapes: list[Shape] = []
    for terrain, places in sorted(found.items()):
        places.sort(key=lambda place: place[1])
        light = mix(mix(TERRAIN_COLOUR[terrain], INK, 0.12), _GROUND, 0.62)
        shapes += _SIGN[terrain](places, light, _SHADE)
    return shapes


def _by_terrain(city: str, middle: Point, spots: Iterable[Point]) -> dict[str, list[Point]]:
    """Return `spots` by the terrain that shows there: each terrain lies in its own direction from the city."""
    terrains = CITY[city].terrains
    found: dict[str, list[Point]] = {}
    for x, y in spots:
        turn = (atan2(y - middle[1], x - middle[0]) / (2 * pi) + _chance(ord(city), 0, 7)) % 1
        found.setdefault(terrains[int(turn * len(terrains))], []).append((x, y))
    return found


def _spots(shore: Coast) -> dict[str, list[Point]]:
    """Return the free spots of every territory, row by row."""
    world, places = shore.world, shore.world.places
    ways = (point for course in world.courses.values() for point in course.points[::2])
    taken = _crowd((*shore.ring(), *ways))
    spots: dict[str, list[Point]] = {city: [] for city in world.places}
    for row in range(int(world.height / _STEP)):
        for column in range(int(WIDTH / _STEP) + 1):
            x = (column + (row % 2) / 2 + 0.6 * (_chance(row, column, 1) - 0.5)) * _STEP
            y = (row + 0.5 + 0.5 * (_chance(row, column, 2) - 0.5)) * _STEP
            if _is_free((x, y), world, taken) and shore.is_land((x, y)):
                spots[min(places, key=lambda city: hypot(x - places[city][0], y - places[city][1]))].append((x, y))
    return spots


def _crowd(points: Iterable[Point]) -> Crowd:
    crowd: Crowd = {}
    for point in points:
        crowd.setdefault((int(point[0] // _ROOM), int(point[1] // _ROOM)), []).append(point)
    return crowd


def _is_free(spot: Point, world: Geography, taken: Crowd) -> bool:
    """Say whether a sign at `spot` touches no castle and stays away from the points `taken`."""
    x, y = spot
    for city in world.places:
        castle = world.plate(city)
        if castle.x - 28 < x < castle.right + 28 and castle.y - 26 < y < castle.bottom + 26:
            return False
    column, row = int(x // _ROOM), int(y // _ROOM)
    near = (taken.get((column + dx, row + dy), ()) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return not any(hypot(x - px, y - py) < _ROOM for points in near for px, py in points)


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
