"""The coast: how far the land reaches, the lines in the sea, a compass rose. Decoration, the same for a player count.

Pure; px on the map picture. The land is all that is seen from the middle of the map, a little beyond every castle.
"""

from math import atan2, cos, hypot, pi, sin
from typing import Final

import msgspec

from render.drawing.palette import MAP, WATER, mix
from render.drawing.scene import WIDTH, Area, Point, Stroke, at, outline
from render.tetranomicon.geography import Geography

SEA: Final = mix(MAP, WATER, 0.16)

_RAYS: Final = 200
_SHORE: Final = 27
"""From a castle to the shore (px)."""

_WAVES: Final = ((5, 4.0, 0.4), (11, 4.5, 2.1), (23, 3.0, 4.0), (41, 2.0, 1.0))
"""The shore's unevenness: how often around the land, how far in and out (px), where it begins."""

_ROSE_LEAST: Final = 26
_ROSE_MOST: Final = 50
"""Radius of the compass rose (px)."""


class Shape(msgspec.Struct, frozen=True):
    """One path of the land."""

    d: str
    fill: str = "none"
    stroke: Stroke | None = None


class Coast(msgspec.Struct, frozen=True):
    """The shore of `world`: how far the land reaches from the middle of the map, in equal steps around it."""

    world: Geography
    reach: tuple[float, ...]

    def ring(self, off: float = 0) -> list[Point]:
        """Return the shore, or a line that runs `off` px outside of it."""
        x, y = WIDTH / 2, self.world.height / 2
        far = zip(self.reach, _turns(), strict=True)
        return [(x + (reach + off) * cos(turn), y + (reach + off) * sin(turn)) for reach, turn in far]

    def is_land(self, spot: Point) -> bool:
        """Say whether `spot` lies on land."""
        x, y = spot[0] - WIDTH / 2, spot[1] - self.world.height / 2
        ray = round(atan2(y, x) / (2 * pi) * _RAYS) % _RAYS
        return hypot(x, y) < self.reach[ray]


def coast(world: Geography) -> Coast:
    """Return the coast of `world`."""
    middle = (WIDTH / 2, world.height / 2)
    castles = [world.plate(city).grown(_SHORE) for city in world.places]
    stones = [point for course in world.courses.values() for point in course.points[::6]]
    reach = [max(_reach(middle, turn, castles), _stones(middle, turn, stones)) for turn in _turns()]
    smooth = [sum(reach[(ray + k) % _RAYS] for k in range(-5, 6)) / 11 for ray in range(_RAYS)]
    return Coast(world, tuple(far + _wave(turn) for far, turn in zip(smooth, _turns(), strict=True)))


def waterlines(shore: Coast) -> list[Shape]:
    """Return the lines in the sea along the shore, fading outwards."""
    lines = ((22, 0.3), (13, 0.42), (5, 0.58))
    return [Shape(outline(shore.ring(off)), stroke=Stroke(mix(MAP, WATER, strength), 1.5)) for off, strength in lines]


def rose(shore: Coast) -> list[Shape]:
    """Return a compass rose in the widest part of the sea, if there is room for one."""
    ring = shore.ring()[::3]
    spots = [(float(x), float(y)) for x in range(20, WIDTH, 20) for y in range(20, int(shore.world.height), 20)]
    room, spot = max((_sea_room(spot, shore, ring), spot) for spot in spots)
    if room < _ROSE_LEAST:
        return []
    r = min(room, _ROSE_MOST)
    light, dark = mix(MAP, WATER, 0.75), mix(MAP, WATER, 0.4)
    half = f"a{r * 0.62:.1f} {r * 0.62:.1f} 0 1 0"
    circle = f"M{at((spot[0] - r * 0.62, spot[1]))}{half} {r * 1.24:.1f} 0{half} {-r * 1.24:.1f} 0Z"
    return [
        Shape(circle, stroke=Stroke(dark, 1.5)),
        Shape(_star(spot, r * 0.66, pi / 4), dark),
        Shape(_star(spot, r, 0), light),
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


def _star(middle: Point, r: float, turn: float) -> str:
    """Return a star with four long points."""
    corners = []
    for step in range(8):
        far = r if step % 2 == 0 else r * 0.2
        angle = turn + step * pi / 4
        corners.append((middle[0] + far * sin(angle), middle[1] - far * cos(angle)))
    return outline(corners)


def _sea_room(spot: Point, shore: Coast, ring: list[Point]) -> float:
    """Return how much room there is around `spot` between the lines along the shore and the rim; nothing on land."""
    x, y = spot
    rim = min(x, y, WIDTH - x, shore.world.height - y) - 10
    if rim < _ROSE_LEAST or shore.is_land(spot):
        return 0
    return min(rim, *(hypot(x - px, y - py) - 28 for px, py in ring))
