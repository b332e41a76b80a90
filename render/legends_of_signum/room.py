"""Where there is room for a label: beside its piece, over no other thing, beside terrain if it can be. Pure; px."""

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import Final

from render.drawing.scene import Area, Point, around

_OFFS: Final = (0, 26, 60, 100, 150, 210, 280, 360)
"""How far from its piece a label can be: a crowd in a corner leaves room only far away."""

_SIDES: Final = (
    (0, 1), (0, -1), (1, 0), (-1, 0), (0.8, 0.8), (-0.8, 0.8), (0.8, -0.8), (-0.8, -0.8),
    (0.4, 1), (-0.4, 1), (0.4, -1), (-0.4, -1), (1, 0.4), (-1, 0.4), (1, -0.4), (-1, -0.4),
)  # fmt: skip
_RIM: Final = 8
"""A label may reach so far over the edge of the field."""

_TOUCH: Final = 4
"""It may reach so far over its own piece."""

_WORSE: Final = 3.0
_OVER: Final = 0.4
_AWAY: Final = 0.12
"""What costs most is to cover a thing, then to lie over terrain, then to be far from the piece."""

Disc = tuple[float, float, float]
"""The middle of terrain, and its radius."""

_Sides = tuple[float, float, float, float]


class Room:
    """The room that is left on a field where things are taken, and terrain lies."""

    def __init__(self, field: Area, taken: Iterable[Area], terrain: Iterable[Disc]) -> None:
        """Begin with the places of things and terrain on the area of the field."""
        self._field = field.grown(_RIM)
        self._taken = [(each.x, each.y, each.right, each.bottom) for each in taken]
        self._terrain = tuple(terrain)

    def take(self, middle: Point, r: float, size: tuple[float, float]) -> Area:
        """Return the best place for a label of this size around a piece, which is taken from now on.

        Below, above and beside come first, then the corners, then farther off.
        """
        best, least = next(_around(middle, r - _TOUCH, size)), float("inf")
        for off in _OFFS:
            if least <= _AWAY * off + 1:
                break
            far = r - _TOUCH + off
            taken, terrain = self._near(around(middle, far + size[0], far + size[1]))
            for spot in _around(middle, far, size):
                if is_within(spot, self._field):
                    cost = _AWAY * off + _WORSE * _covered(spot, taken) + _OVER * _over(spot, terrain)
                    if cost < least - 1:
                        best, least = spot, cost
        self._taken.append((best.x, best.y, best.right, best.bottom))
        return best

    def take_at(self, middle: Point, r: float, size: tuple[float, float]) -> Area:
        """Return a place for a label of this size on its own dot with radius `r`, or around that if it is taken."""
        own, spot = around(middle, r), around(middle, size[0] / 2, size[1] / 2)
        itself = (own.x, own.y, own.right, own.bottom)
        others = [each for each in self._taken if each != itself]
        if is_within(spot, self._field) and not _covered(spot, others):
            self._taken.append((spot.x, spot.y, spot.right, spot.bottom))
            return spot
        return self.take(middle, r + _TOUCH, size)

    def _near(self, area: Area) -> tuple[list[_Sides], list[Disc]]:
        """Return what is taken in an area, and the terrain there: most is elsewhere."""
        left, top, right, bottom = area.x, area.y, area.right, area.bottom
        taken = [
            each for each in self._taken if each[0] < right and each[2] > left and each[1] < bottom and each[3] > top
        ]
        return taken, [(x, y, r) for x, y, r in self._terrain if left - r < x < right + r and top - r < y < bottom + r]


def _around(middle: Point, r: float, size: tuple[float, float]) -> Iterator[Area]:
    (x, y), (wide, high) = middle, size
    for across, down in _SIDES:
        yield Area(x + across * (r + wide / 2) - wide / 2, y + down * (r + high / 2) - high / 2, wide, high)


def _covered(area: Area, others: Iterable[_Sides]) -> float:
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


def _over(area: Area, discs: Iterable[Disc]) -> float:
    """Return how far an area reaches into terrain, its own height at most."""
    over = 0.0
    for x, y, r in discs:
        if area.x - r < x < area.right + r and area.y - r < y < area.bottom + r:
            depth = r - hypot(max(area.x - x, 0, x - area.right), max(area.y - y, 0, y - area.bottom))
            over += max(0.0, min(depth, area.h))
    return over


def is_within(area: Area, room: Area) -> bool:
    """Return whether all of an area is in another one."""
    return room.x <= area.x and area.right <= room.right and room.y <= area.y and area.bottom <= room.bottom


def freest(spots: Sequence[Area], taken: Iterable[Area]) -> Area:
    """Return the spot that covers the least of what is taken, the first of equal ones."""
    sides = [(each.x, each.y, each.right, each.bottom) for each in taken]
    return min(spots, key=lambda spot: _covered(spot, sides))
