"""The 220 squares of the maze and its eight slots for rooms (SPEC 1.3). Integers and masks, no rules.

A square is a number, row by row from the north-west corner: row * 22 + column. `b1` is column b, row 1. A set of
squares is a mask: an integer with bit n for square n. Column a is the West line, column v the East line.
"""

from functools import lru_cache
from typing import Final

from games.kernel.grid import numbers_in

WIDTH: Final = 22
HEIGHT: Final = 10
ROOM_SIZE: Final = 5
COLUMNS: Final = "abcdefghijklmnopqrstuv"
SQUARES: Final[tuple[str, ...]] = tuple(f"{column}{row}" for row in range(1, HEIGHT + 1) for column in COLUMNS)
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(SQUARES)}

SIDES: Final = ("N", "E", "S", "W")
"""The four directions in clockwise order; a direction is also its place here, 0 to 3."""

STEP: Final = (-WIDTH, 1, WIDTH, -1)
"""What to add to a square to get to its neighbour in each direction."""

_WEST_LINE: Final = sum(1 << row * WIDTH for row in range(HEIGHT))
LINES: Final = (_WEST_LINE, _WEST_LINE << WIDTH - 1)
"""The starting lines of West and East as masks (SPEC 1.3)."""

STARTS: Final = (("a2", "a4", "a7", "a9"), ("v2", "v4", "v7", "v9"))
"""The starting squares of each seat, north to south (SPEC 1.3)."""

SLOTS: Final = ("A", "B", "C", "D", "E", "F", "G", "H")
CAPACITY: Final = (2, 3, 3, 2, 2, 3, 3, 2)
"""The capacity of each slot: how many tokens are hidden on it (SPEC 1.3)."""

ORIGIN: Final[tuple[int, ...]] = tuple(
    (place // 4) * ROOM_SIZE * WIDTH + 1 + (place % 4) * ROOM_SIZE for place in range(len(SLOTS))
)
"""The north-west square of each slot."""

SLOT_SQUARES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(origin + row * WIDTH + column for row in range(ROOM_SIZE) for column in range(ROOM_SIZE)) for origin in ORIGIN
)
"""The 25 squares of each slot in reading order."""

SLOT_MASK: Final[tuple[int, ...]] = tuple(sum(1 << square for square in squares) for squares in SLOT_SQUARES)
SLOT_OF: Final[tuple[int, ...]] = tuple(
    next((slot for slot in range(len(SLOTS)) if square in SLOT_SQUARES[slot]), -1) for square in range(len(SQUARES))
)
"""The slot of each square, -1 on a starting line."""

LINE_SLOTS: Final = ((0, 4), (3, 7))
"""The slots that touch the starting line of each seat."""


@lru_cache(maxsize=1024)
def names_in(mask: int) -> tuple[str, ...]:
    """Return the names of the squares in `mask` in reading order."""
    return tuple(SQUARES[number] for number in numbers_in(mask))


def are_beside(here: int, there: int) -> bool:
    """Return whether two squares are neighbours; the end of a row and the beginning of the next are not."""
    is_on_board = 0 <= there < len(SQUARES)
    return is_on_board and there - here in STEP and (abs(there - here) == WIDTH or here // WIDTH == there // WIDTH)


def turned(place: int, quarters: int) -> int:
    """Return where the square at `place` (0 to 24, reading order) of a room is after clockwise quarter turns (1.6)."""
    row, column = divmod(place, ROOM_SIZE)
    for _ in range(quarters % 4):
        row, column = column, ROOM_SIZE - 1 - row
    return row * ROOM_SIZE + column


TURNED: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(turned(place, quarters) for place in range(ROOM_SIZE**2)) for quarters in range(4)
)
"""`turned` as a table: by quarter turns, then by place."""

SPUN: Final[tuple[tuple[dict[int, int], dict[int, int]], ...]] = tuple(
    (
        {square: squares[TURNED[3][place]] for place, square in enumerate(squares)},
        {square: squares[TURNED[1][place]] for place, square in enumerate(squares)},
    )
    for squares in SLOT_SQUARES
)
"""For each slot where its squares come to lie after a quarter turn: counter-clockwise [0], clockwise [1]."""
