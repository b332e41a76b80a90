"""A grid of named cells, column before row: neighbours, blocks, and what is nearest. Pure.

Sets of cells, as of other small numbers, are the bits of one whole number: fast to compare, join and keep.

Bit n of a mask is the n-th cell, row by row: A1 B1 C1, A2 ..., which is also the order of lists.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise


@lru_cache(maxsize=4096)
def numbers_in(mask: int) -> tuple[int, ...]:
    """Return the numbers in `mask`, smallest first."""
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(numbers)


class Grid:
    """Cells named by one letter for the column and one for the row; made once, constant from there on.

    `number` is a cell's place in `cells`, `bit` its mask. `neighbours` has for each cell the mask of those that share
    an edge with it, `blocks` has all blocks of two by two.
    """

    def __init__(self, columns: str, rows: str) -> None:
        """Lay out the cells."""
        self.cells = tuple(f"{column}{row}" for row in rows for column in columns)
        self.number = {cell: number for number, cell in enumerate(self.cells)}
        self.bit = {cell: 1 << number for cell, number in self.number.items()}
        beside: dict[str, list[str]] = {cell: [] for cell in self.cells}
        across = [(f"{left}{row}", f"{right}{row}") for left, right in pairwise(columns) for row in rows]
        down = [(f"{column}{top}", f"{column}{low}") for column in columns for top, low in pairwise(rows)]
        for one, other in (*across, *down):
            beside[one].append(other)
            beside[other].append(one)
        self.neighbours = tuple(self.mask(beside[cell]) for cell in self.cells)
        self.blocks = tuple(
            self.mask(f"{column}{row}" for column in pair for row in (top, low))
            for pair in pairwise(columns)
            for top, low in pairwise(rows)
        )

    def mask(self, cells: Iterable[str]) -> int:
        """Return the mask of `cells`."""
        return sum(self.bit[cell] for cell in cells)

    def cells_in(self, mask: int) -> tuple[str, ...]:
        """Return the cells of `mask` in list order."""
        return tuple(cell for number, cell in enumerate(self.cells) if mask >> number & 1)

    def beside(self, mask: int) -> int:
        """Return the cells that share an edge with one of `mask`."""
        found = 0
        for number, around in enumerate(self.neighbours):
            if mask >> number & 1:
                found |= around
        return found

    def nearest(self, start: int, goals: int, *, through: int) -> int:
        """Return those of `goals` that are the fewest steps from `start` over cells of `through`; 0 without any."""
        reached = front = start
        while front and not front & goals:
            front = self.beside(front) & through & ~reached
            reached |= front
        return front & goals
