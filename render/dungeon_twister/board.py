"""The picture of the table: the whole maze, both players at their own ends, the reader at the bottom. Pure."""

from typing import Final

from games.kernel.ids import Seat
from render.described import Description
from render.dungeon_twister.maze import maze_part
from render.dungeon_twister.parts import head_part, plate_part
from render.dungeon_twister.table import Table
from render.dungeon_twister.told import brief_text, maze_text
from render.dungeon_twister.window import whole

SIDE: Final = 84
"""Size of a square (px)."""


def describe_board(table: Table) -> Description:
    """Return the whole maze as the reader of `table` sees it."""
    near, far = (Seat(1), Seat(0)) if table.is_flipped else (Seat(0), Seat(1))
    maze = maze_part(
        table,
        whole(SIDE, is_flipped=table.is_flipped),
        lambda names: maze_text(table, names),
        brief=lambda names: brief_text(table, names),
    )
    head = head_part(table, table.words("dungeon_twister-name"))
    return table.described("maze", head, plate_part(table, far), maze, plate_part(table, near))
