"""Where the field is drawn: a window of it, true to scale, north at the top, so that compass words hold. Pure."""

from typing import Final

import msgspec

from games.legends_of_signum import looks
from games.legends_of_signum.geometry import Point as Spot
from games.legends_of_signum.parameters import CELL
from games.legends_of_signum.state import Table as Field
from render.drawing.scene import WIDTH as CANVAS
from render.drawing.scene import Area, Point

RIM: Final = 50
"""Room for the names of columns and rows on every side (px)."""

_WIDE: Final = CANVAS - 2 * RIM


class Window(msgspec.Struct, frozen=True):
    """The part of the field from `left` and `south` on, `wide` and `high` mm; `top`: where it begins in the picture."""

    left: int
    south: int
    wide: int
    high: int
    top: float = 0

    @property
    def scale(self) -> float:
        """How many px a millimetre has."""
        return _WIDE / self.wide

    @property
    def area(self) -> Area:
        """Where it is in the picture."""
        return Area(RIM, self.top + RIM, _WIDE, self.high * self.scale)

    def at(self, point: Spot) -> Point:
        """Return where a point of the field is in the picture."""
        area = self.area
        return area.x + (point.x - self.left) * self.scale, area.bottom - (point.y - self.south) * self.scale

    def has(self, x: int, y: int, margin: int = 0) -> bool:
        """Return whether a point is in the window, or less than `margin` millimetres outside."""
        across = self.left - margin <= x <= self.left + self.wide + margin
        return across and self.south - margin <= y <= self.south + self.high + margin

    def columns(self) -> list[int]:
        """Return the numbers of the columns whose middles it shows."""
        return [n for n in range(24) if self.left <= n * CELL + CELL // 2 <= self.left + self.wide]

    def rows(self) -> list[int]:
        """Return the numbers of the rows whose middles it shows, from 0."""
        return [n for n in range(18) if self.south <= n * CELL + CELL // 2 <= self.south + self.high]


def whole(field: Field) -> Window:
    """Return the window of the whole field."""
    corner = looks.corner(field)
    return Window(0, 0, corner.x, corner.y)


def around(field: Field, point: Spot, reach: int) -> Window:
    """Return the square window in which everything within `reach` of a point is, moved so that it is on the field."""
    corner = looks.corner(field)
    side = min(2 * reach, corner.x, corner.y)
    left = min(max(0, point.x - side // 2), corner.x - side)
    south = min(max(0, point.y - side // 2), corner.y - side)
    return Window(left, south, side, side)


def quarter(field: Field, name: str) -> Window:
    """Return the window of a quarter of the field: `nw`, `ne`, `sw` or `se`."""
    corner = looks.corner(field)
    wide, high = corner.x // 2 + CELL, corner.y // 2 + CELL
    return Window(corner.x - wide if "e" in name else 0, corner.y - high if "n" in name else 0, wide, high)
