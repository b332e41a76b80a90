"""The land under the cities: a territory for each, in the colour of its terrains. The same for a player count; pure.

Nothing else is drawn on it: at the width of a chat every sign of terrain would compete with the pieces.
"""

from functools import cache
from math import hypot
from typing import Final

from games.tetranomicon.components import CITY
from render.drawing.palette import FOREST, MAP, MOUNTAIN, PLAIN, mix
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke, outline
from render.tetranomicon.geography import Geography, geography

TERRAIN_COLOUR: Final = {"p": PLAIN, "f": FOREST, "m": MOUNTAIN}
_BORDER: Final = Stroke(MAP, 4)


def draw_land(scene: Scene, seats: int) -> None:
    """Draw the territories."""
    for d, fill in _land(seats):
        scene.path(d, fill, _BORDER)


@cache
def _land(seats: int) -> tuple[tuple[str, str], ...]:
    world = geography(seats)
    return tuple((outline(_territory(city, world)), _tint(city)) for city in world.places)


def _tint(city: str) -> str:
    """Return the colour of a city's territory: the mean of its towers, muted."""
    terrains = CITY[city].terrains
    mean = TERRAIN_COLOUR[terrains[0]]
    for place, terrain in enumerate(terrains[1:], 2):
        mean = mix(mean, TERRAIN_COLOUR[terrain], 1 / place)
    return mix(mean, MAP, 0.84)


def _territory(city: str, world: Geography) -> list[Point]:
    """Return the part of the map that is nearer to `city` than to any other."""
    cell: list[Point] = list(Area(0, 0, WIDTH, world.height).corners())
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
