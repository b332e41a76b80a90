"""The grid of a dungeon (SPEC 1.2): cells A1 to E4, and its zones as bit masks."""

from typing import Final, Literal

from games.kernel.grid import Grid

Zone = Literal["upper", "lower", "outer", "inner", "any"]

COLUMNS: Final = "ABCDE"
ROWS: Final = "1234"
GRID: Final = Grid(COLUMNS, ROWS)
CELLS: Final = GRID.cells
ENTRANCE: Final = "C1"

ZONES: Final[dict[Zone, int]] = {
    "upper": GRID.mask(cell for cell in CELLS if cell[1] in "12"),
    "lower": GRID.mask(cell for cell in CELLS if cell[1] in "34"),
    "outer": GRID.mask(cell for cell in CELLS if cell[1] in "14" or cell[0] in "AE"),
    "inner": GRID.mask(cell for cell in CELLS if cell[1] in "23" and cell[0] in "BCD"),
    "any": GRID.mask(CELLS),
}
