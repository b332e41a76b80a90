"""The lagoon and the cards of Pearls (SPEC 1)."""

from games.kernel.grid import Grid

GRID = Grid("abc", "123")
"""The lagoon (SPEC 1.1)."""
DECK = GRID.cells * 2
"""The cards, two for each cell (SPEC 1.2)."""
HAND_SIZE = 3
ROUNDS = 6
"""How many rounds there are (SPEC 3)."""
TIDE = 2
