"""Below a dungeon's grid: what its rooms of the second year do, in words; their tiles have icons only. Pure."""

from typing import Final

from games.kernel.ids import Seat
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, fit, width
from render.drawing.palette import INK, INK2
from render.drawing.scene import WIDTH, Area, Scene
from render.dungeon_lords import terms
from render.dungeon_lords.dungeon.room_marks import room_marks
from render.dungeon_lords.table import Table

_LINE: Final = 28
_PADDING: Final = 14
_MOST: Final = 3
"""More lines would make the picture too high; the words of the picture tell all."""


def texts_height(table: Table, seat: Seat) -> float:
    """Return how high the lines are with the gap below, nothing without such rooms."""
    count = len(_rooms(table, seat))
    return count * _LINE + _PADDING + GAP if count else 0


def draw_texts(scene: Scene, table: Table, seat: Seat, y: float) -> None:
    """Write a line for each room: its cell, what it does."""
    rooms = _rooms(table, seat)
    if not rooms:
        return
    panel(scene, Area(MARGIN, y, WIDTH - 2 * MARGIN, len(rooms) * _LINE + _PADDING))
    for turn, (cell, room) in enumerate(rooms):
        low = y + 29 + turn * _LINE
        scene.text((MARGIN + 16, low), cell, 22, INK, BOLD)
        left = MARGIN + 16 + width("W4", 22, BOLD) + 12
        said, size = fit(terms.text(table.words, "room", room), WIDTH - MARGIN - 16 - left, 22)
        scene.text((left, low), said, size, INK2)


def _rooms(table: Table, seat: Seat) -> list[tuple[str, str]]:
    """Return cell and room of those that are told."""
    tiles = table.lord(seat).tiles
    return [(tile.cell, tile.room) for tile in tiles if tile.room and not tile.conquered and room_marks(tile.room)][
        :_MOST
    ]
