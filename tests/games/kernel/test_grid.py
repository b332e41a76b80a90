"""A grid of named cells."""

from games.kernel.grid import Grid

GRID = Grid("ABC", "12")


def test_cells_in_the_order_of_rows() -> None:
    assert GRID.cells == ("A1", "B1", "C1", "A2", "B2", "C2")
    assert GRID.cells_in(GRID.mask(("C2", "A1"))) == ("A1", "C2")


def test_neighbours_share_an_edge() -> None:
    assert GRID.cells_in(GRID.neighbours[GRID.number["B1"]]) == ("A1", "C1", "B2")
    assert GRID.cells_in(GRID.beside(GRID.mask(("A1", "C2")))) == ("B1", "C1", "A2", "B2")


def test_blocks_of_two_by_two() -> None:
    assert [GRID.cells_in(block) for block in GRID.blocks] == [("A1", "B1", "A2", "B2"), ("B1", "C1", "B2", "C2")]


def test_the_nearest_goals_over_cells_that_may_be_crossed() -> None:
    goals = GRID.mask(("C1", "C2", "A2"))
    everywhere = GRID.mask(GRID.cells)
    assert GRID.cells_in(GRID.nearest(GRID.bit["A1"], goals, through=everywhere)) == ("A2",)
    assert GRID.cells_in(GRID.nearest(GRID.bit["A1"], goals, through=GRID.mask(("B1", "C1", "C2")))) == ("C1",)
    assert GRID.nearest(GRID.bit["A1"], goals, through=0) == 0
    assert GRID.nearest(GRID.bit["C1"], goals, through=0) == GRID.bit["C1"]
