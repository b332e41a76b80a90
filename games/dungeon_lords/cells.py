"""The grid of a dungeon (SPEC 1.2): cells A1 to E4, neighbours, zones, as bit masks. Pure.

Bit n of a mask is the n-th cell of CELLS: A1 B1 C1 D1 E1, A2 ... E4, which is also the order of lists.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, Literal

Zone = Literal["upper", "lower", "outer", "inner", "any"]

COLUMNS: Final = "ABCDE"
ROWS: Final = "1234"
CELLS: Final = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
CELL_NUMBER: Final = {cell: number for number, cell in enumerate(CELLS)}
ENTRANCE: Final = "C1"


def mask_of(cells: Iterable[str]) -> int:
    """Return the mask of `cells`."""
    return sum(1 << CELL_NUMBER[cell] for cell in cells)


def cells_in(mask: int) -> tuple[str, ...]:
    """Return the cells of `mask` in list order."""
    return tuple(cell for number, cell in enumerate(CELLS) if mask >> number & 1)


def _beside(cell: str) -> tuple[str, ...]:
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return tuple(
        f"{COLUMNS[other]}{ROWS[line]}" for other, line in around if 0 <= other < len(COLUMNS) and 0 <= line < len(ROWS)
    )


NEIGHBOURS: Final = tuple(mask_of(_beside(cell)) for cell in CELLS)
"""For each cell the mask of those that share an edge with it."""

BLOCKS: Final = tuple(
    mask_of((f"{left}{top}", f"{right}{top}", f"{left}{low}", f"{right}{low}"))
    for left, right in pairwise(COLUMNS)
    for top, low in pairwise(ROWS)
)
"""All blocks of two by two cells."""

ALL_CELLS: Final = mask_of(CELLS)
ZONES: Final[dict[Zone, int]] = {
    "upper": mask_of(cell for cell in CELLS if cell[1] in "12"),
    "lower": mask_of(cell for cell in CELLS if cell[1] in "34"),
    "outer": mask_of(cell for cell in CELLS if cell[1] in "14" or cell[0] in "AE"),
    "inner": mask_of(cell for cell in CELLS if cell[1] in "23" and cell[0] in "BCD"),
    "any": ALL_CELLS,
}
