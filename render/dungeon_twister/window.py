"""Where squares are drawn: a window of the maze, upright, with the reader's own starting line at the bottom. Pure.

The maze is the printed board turned a quarter: column a at the bottom and row 1 at the left; for East it is turned
round. A pure turn, so that what is clockwise stays so.
"""

from typing import Final

import msgspec

from games.dungeon_twister.squares import COLUMNS, HEIGHT, ORIGIN, ROOM_SIZE, SIDES, WIDTH
from render.drawing.scene import WIDTH as CANVAS
from render.drawing.scene import Area, Point

_OPPOSITE: Final = {0: 2, 1: 3, 2: 0, 3: 1}
Place = tuple[int, int]
"""A square as column (0 is a) and row (0 is row 1)."""

Edge = tuple[Place, int]
"""A side of a square; the same side of its neighbour is another edge."""


def place_of(number: int) -> Place:
    """Return column and row of a square by its number."""
    row, column = divmod(number, WIDTH)
    return column, row


def named(name: str) -> Place:
    """Return column and row of a square by its name."""
    return COLUMNS.index(name[0]), int(name[1:]) - 1


def name_of(place: Place) -> str:
    """Return the name of a square."""
    return f"{COLUMNS[place[0]]}{place[1] + 1}"


class Window(msgspec.Struct, frozen=True):
    """The squares from column `left` to `right` and row `top` to `bottom` of the board, each `side` px.

    `x` and `y` are the upper left corner on the picture. `is_flipped`: turned round, for East.
    """

    left: int
    right: int
    top: int
    bottom: int
    side: float
    x: float = 0
    y: float = 0
    is_flipped: bool = False

    @property
    def wide(self) -> int:
        """How many squares it is wide on the picture."""
        return self.bottom - self.top + 1

    @property
    def high(self) -> int:
        """How many squares it is high on the picture."""
        return self.right - self.left + 1

    def at(self, y: float) -> "Window":
        """Return it at this height."""
        return Window(self.left, self.right, self.top, self.bottom, self.side, self.x, y, self.is_flipped)

    def has(self, place: Place) -> bool:
        """Return whether it shows a square."""
        return self.left <= place[0] <= self.right and self.top <= place[1] <= self.bottom

    def places(self) -> list[Place]:
        """Return its squares."""
        return [
            (column, row) for column in range(self.left, self.right + 1) for row in range(self.top, self.bottom + 1)
        ]

    def area(self, place: Place, columns: int = 1, rows: int = 1) -> Area:
        """Return where a square is, or a block of squares to the east and to the south of it."""
        column, row = place
        if self.is_flipped:
            across, down = self.bottom - (row + rows - 1), column - self.left
        else:
            across, down = row - self.top, self.right - (column + columns - 1)
        return Area(self.x + across * self.side, self.y + down * self.side, rows * self.side, columns * self.side)

    def slot(self, slot: int) -> Area:
        """Return where the room in a slot is."""
        return self.area(place_of(ORIGIN[slot]), ROOM_SIZE, ROOM_SIZE)

    def edge(self, edge: Edge) -> tuple[Point, Point]:
        """Return the ends of a side of a square, from top left to bottom right."""
        area = self.area(edge[0])
        direction = _OPPOSITE[edge[1]] if self.is_flipped else edge[1]
        upper_left, upper_right, lower_right, lower_left = area.corners()
        return {
            "N": (upper_left, lower_left),
            "E": (upper_left, upper_right),
            "S": (upper_right, lower_right),
            "W": (lower_left, lower_right),
        }[SIDES[direction]]


def whole(side: float, *, is_flipped: bool) -> Window:
    """Return the window of the whole maze, in the middle of the picture."""
    return Window(0, WIDTH - 1, 0, HEIGHT - 1, side, (CANVAS - HEIGHT * side) / 2, 0, is_flipped)


def around(places: list[Place], margin: int, room: float, most: float, *, is_flipped: bool) -> Window:
    """Return the window that shows `places` and `margin` squares around them, at most `room` px wide.

    No square is larger than `most`; where that leaves room on both sides, more squares are shown there.
    """
    left, right = min(column for column, _ in places) - margin, max(column for column, _ in places) + margin
    top, bottom = min(row for _, row in places) - margin, max(row for _, row in places) + margin
    spare = max(0, (int(room / most) - (bottom - top + 1)) // 2)
    top, bottom = top - spare, bottom + spare
    left, right, top, bottom = max(0, left), min(WIDTH - 1, right), max(0, top), min(HEIGHT - 1, bottom)
    wide = bottom - top + 1
    side = min(most, room / wide)
    return Window(left, right, top, bottom, side, (CANVAS - wide * side) / 2, 0, is_flipped)
