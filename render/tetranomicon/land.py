"""The land under the cities: coast, territories, signs of terrain. Decoration, the same for a player count.

Pure. Shapes are made once for each player count, in drawing order, px on the map picture.
"""

from functools import cache
from math import hypot

from games.tetranomicon.components import CITY
from render.drawing.palette import MAP, PLAIN, mix
from render.drawing.scene import Point, Scene, Stroke, outline
from render.tetranomicon.coast import SEA, Shape, coast, rose, waterlines
from render.tetranomicon.geography import Geography, geography
from render.tetranomicon.signs import TERRAIN_COLOUR, signs


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
    return (*shapes, *signs(shore), *rose(shore))


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
