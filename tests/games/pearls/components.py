"""The lagoon and the cards of Pearls (SPEC 1)."""

from games.kernel.grid import Grid

GRID = Grid("abc", "123")
DECK = GRID.cells * 2
HAND_SIZE = 3
ROUNDS = 6
TIDE = 2
