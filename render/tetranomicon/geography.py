"""Where cities and segments lie on the map picture, by player count (SPEC 1.3, 1.4, 12.3). Pure; px on the map picture.

The part of the world in play is stretched so that it fills the picture; with fewer cities they are drawn larger.
"""

from functools import cache
from math import hypot
from typing import Final

import msgspec

from games.tetranomicon.components import CITIES, CITY, SEGMENTS, City, Segment
from render.drawing.scene import WIDTH, Area, Point, at

PLATE: Final = Area(-72, -92, 144, 184)
"""A city around its place, before it is scaled."""

_SCALE: Final = {2: 1.25, 3: 1.07, 4: 1.0}
_STRETCH: Final = {2: 1.2, 3: 1.07, 4: 1.025}
"""How much longer upright distances are than in the table of cities: a route's piece fits between two castles."""

_COAST: Final = 46
"""From a castle at the rim to the end of the picture."""

_BEND: Final = {"river": 78.0, "road": 22.0}
"""How far the control points of a segment's S-bend lie beside the straight line; the line strays by a third of it."""

_SAMPLES: Final = 48


class Course(msgspec.Struct, frozen=True):
    """How a segment runs: the path `d`, points along it, and the `middle` of the part that no castle hides."""

    segment: Segment
    d: str
    points: tuple[Point, ...]
    middle: Point


class Geography(msgspec.Struct, frozen=True):
    """The map of one player count: its `height`, the `scale` of castles, where cities lie and how segments run."""

    height: float
    scale: float
    places: dict[str, Point]
    courses: dict[str, Course]

    def plate(self, city: str) -> Area:
        """Return the area that a city's castle covers."""
        return _plate(self.places[city], self.scale)


@cache
def geography(seats: int) -> Geography:
    """Return the map for a number of players."""
    cities = [city for city in CITIES if city.players <= seats]
    scale = _SCALE[seats]
    height = _span(cities)[3] * _STRETCH[seats] + PLATE.h * scale + 2 * _COAST
    places = _places(cities, scale, height)
    segments = (segment for segment in SEGMENTS if segment.players <= seats)
    return Geography(height, scale, places, {segment.id: _course(segment, places, scale) for segment in segments})


def _places(cities: list[City], scale: float, height: float) -> dict[str, Point]:
    x, y, w, h = _span(cities)
    left, top = _COAST - PLATE.x * scale, _COAST - PLATE.y * scale
    right, low = WIDTH - _COAST - PLATE.right * scale, height - _COAST - PLATE.bottom * scale
    return {
        city.id: (left + (city.x - x) / w * (right - left), top + (city.y - y) / h * (low - top)) for city in cities
    }


def _span(cities: list[City]) -> Area:
    across, down = [city.x for city in cities], [city.y for city in cities]
    return Area(min(across), min(down), max(across) - min(across), max(down) - min(down))


def _plate(place: Point, scale: float) -> Area:
    return Area(place[0] + PLATE.x * scale, place[1] + PLATE.y * scale, PLATE.w * scale, PLATE.h * scale)


def _course(segment: Segment, places: dict[str, Point], scale: float) -> Course:
    start, end = (places[city] for city in segment.ends)
    bend = _BEND[segment.kind] * (1 if ord(segment.id[0]) % 2 else -1)
    along = (end[0] - start[0], end[1] - start[1])
    length = hypot(*along)
    aside = (-along[1] / length * bend, along[0] / length * bend)
    first = (start[0] + along[0] / 3 + aside[0], start[1] + along[1] / 3 + aside[1])
    second = (start[0] + along[0] * 2 / 3 - aside[0], start[1] + along[1] * 2 / 3 - aside[1])
    points = tuple(_bezier(step / _SAMPLES, start, first, second, end) for step in range(_SAMPLES + 1))
    castles = [_silhouette(city, places[city], scale) for city in segment.ends]
    seen = [point for point in points if not any(_inside(point, castle) for castle in castles)]
    return Course(segment, f"M{at(start)}C{at(first)} {at(second)} {at(end)}", points, seen[len(seen) // 2])


def _silhouette(city: str, place: Point, scale: float) -> Area:
    """Return what a castle hides of the land, with the monsters on its wall."""
    plate = _plate(place, scale)
    above, aside = (16 * scale, 26 * scale) if CITY[city].lair else (0, 0)
    return Area(plate.x, plate.y - above, plate.w + aside, plate.h + above)


def _inside(point: Point, area: Area) -> bool:
    return area.x < point[0] < area.right and area.y < point[1] < area.bottom


def _bezier(t: float, *corners: Point) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x = sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True))
    y = sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True))
    return x, y
