"""The common board. Pure."""

from render.drawing.scene import Scene
from render.dungeon_lords.heads import board_head
from render.dungeon_lords.sheet import sheet_scene
from render.dungeon_lords.spoken_board import board_alt, board_plain
from render.dungeon_lords.table import Table
from render.page import Picture


def board_picture(table: Table) -> Picture:
    """Return the common board as the reader of `table` sees it."""
    return Picture(f"board-{table.stem}", board_scene(table).svg(), board_alt(table), board_plain(table))


def board_scene(table: Table) -> Scene:
    """Draw the common board."""
    return sheet_scene(board_head(table), board_plain(table).replace("**", "").split("\n"))
