"""Where cities and segments lie on the map picture, by player count (SPEC 1.3, 1.4, 12.3). Pure; px on the map picture.

The part of the world in play is stretched so that it fills the picture; with fewer cities they are drawn larger.
"""

from functools import cache
from math import hypot
from typing import Final

import msgspec

from games.tetranomicon.components import CITIES, CITY, SEGMENTS, City, Segment
from render.drawing.scene import WIDTH, Area, Point, around, at

PLATE: Final = Area(-82, -98, 164, 184)
"""A city around its place, before it is scaled."""

_SCALE: Final = {2: 1.2, 3: 1.06, 4: 1.0}
_STRETCH: Final = {2: 1.2, 3: 1.07, 4: 1.07}
"""How much longer upright distances are than in the table of cities: a route's piece fits between two castles."""

_RIM: Final = Area(24, 40, 24, 18)
"""From the castles at the rim to the left and upper end of the picture, and to its right and lower end (w, h)."""

_BEND: Final = {"river": 78.0, "road": 22.0}
"""How far the control points of a segment's S-bend lie beside the straight line; the line strays by a third of it."""

_SAMPLES: Final = 48


class Course(msgspec.Struct, frozen=True):
    """How a segment runs: the path `d`, points along it, and the `middle`, farthest from all castles."""

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
    height = _span(cities)[3] * _STRETCH[seats] + PLATE.h * scale + _RIM.y + _RIM.h
    places = _places(cities, scale, height)
    obstacles = _obstacles(places, scale)
    segments = (segment for segment in SEGMENTS if segment.players <= seats)
    return Geography(height, scale, places, {segment.id: _course(segment, places, obstacles) for segment in segments})


def _places(cities: list[City], scale: float, height: float) -> dict[str, Point]:
    x, y, w, h = _span(cities)
    left, top = _RIM.x - PLATE.x * scale, _RIM.y - PLATE.y * scale
    right, low = WIDTH - _RIM.w - PLATE.right * scale, height - _RIM.h - PLATE.bottom * scale
    return {
        city.id: (left + (city.x - x) / w * (right - left), top + (city.y - y) / h * (low - top)) for city in cities
    }


def _span(cities: list[City]) -> Area:
    across, down = [city.x for city in cities], [city.y for city in cities]
    return Area(min(across), min(down), max(across) - min(across), max(down) - min(down))


def _plate(place: Point, scale: float) -> Area:
    return Area(place[0] + PLATE.x * scale, place[1] + PLATE.y * scale, PLATE.w * scale, PLATE.h * scale)


def _course(segment: Segment, places: dict[str, Point], obstacles: list[Area]) -> Course:
    start, end = (places[city] for city in segment.ends)
    bend = _BEND[segment.kind] * (1 if ord(segment.id[0]) % 2 else -1)
    along = (end[0] - start[0], end[1] - start[1])
    length = hypot(*along)
    aside = (-along[1] / length * bend, along[0] / length * bend)
    first = (start[0] + along[0] / 3 + aside[0], start[1] + along[1] / 3 + aside[1])
    second = (start[0] + along[0] * 2 / 3 - aside[0], start[1] + along[1] * 2 / 3 - aside[1])
    points = tuple(_bezier(step / _SAMPLES, start, first, second, end) for step in range(_SAMPLES + 1))
    middle = max(points[2:-2], key=lambda point: min(_clearance(point, area) for area in obstacles))
    return Course(segment, f"M{at(start)}C{at(first)} {at(second)} {at(end)}", points, middle)


def _obstacles(places: dict[str, Point], scale: float) -> list[Area]:
    """Return what hides the land: castles, their letters, the monsters on their corners."""
    found = []
    for city, place in places.items():
        plate = _plate(place, scale)
        found += [plate, around((plate.x + 6 * scale, plate.y + 4 * scale), 20 * scale)]
        if CITY[city].lair:
            found.append(Area(plate.middle[0] - 24 * scale, plate.y - 24 * scale, plate.w / 2 + 26 * scale, 40 * scale))
    return found


def _clearance(point: Point, area: Area) -> float:
    """Return how far a point lies outside an area; below 0 inside."""
    across = max(area.x - point[0], point[0] - area.right)
    down = max(area.y - point[1], point[1] - area.bottom)
    return hypot(across, down) if across > 0 and down > 0 else max(across, down)


def _bezier(t: float, *corners: Point) -> Point:
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x = sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True))
    y = sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True))
    return x, y
