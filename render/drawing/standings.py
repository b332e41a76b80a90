"""What all players have, as one table: a row for each seat, a column for each thing, its icon named above. Pure; px."""

from collections.abc import Sequence
from typing import Final

import msgspec

from render.drawing.bands import MARGIN, across
from render.drawing.lettering import BOLD, GLANCE, SMALLEST
from render.drawing.livery import Livery
from render.drawing.marks import brackets, chip
from render.drawing.palette import INK, INK2, INK3, RAISED, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke, around

_HEAD: Final = 66
_ROW: Final = 54
_NAME_X: Final = 62
_SIGN: Final = 40
_RIM: Final = 6


class Column(msgspec.Struct, frozen=True):
    """One thing that players have: icon, name, what each seat has of it, and the seats for which that is new."""

    icon: str
    name: str
    values: tuple[str, ...]
    fresh: frozenset[int] = frozenset()


class Row(msgspec.Struct, frozen=True):
    """One player: `signs` (icon and colour) and a `note` beside the name; `chosen`: he acts, `past`: he is out."""

    name: str
    signs: tuple[tuple[str, str], ...] = ()
    note: str = ""
    chosen: bool = False
    past: bool = False


class Standings(msgspec.Struct, frozen=True):
    """The table: names take `names` px at the left, and `tail` px at the right of each row stay free."""

    livery: Livery
    rows: Sequence[Row]
    columns: Sequence[Column]
    names: int
    tail: int = 0

    @property
    def step(self) -> float:
        """Width of a column."""
        return (WIDTH - 2 * MARGIN - _RIM - self.names - self.tail) / len(self.columns)


def standings_height(count: int) -> float:
    """Return how high the table of so many players is."""
    return _HEAD + count * _ROW + _RIM


def draw_standings(scene: Scene, table: Standings, y: float) -> list[Area]:
    """Draw a table from `y` down; return what is left free at the right end of each row."""
    scene.rect(across(y, standings_height(len(table.rows))), SURFACE, 12)
    for turn, column in enumerate(table.columns):
        x = MARGIN + table.names + table.step * (turn + 0.5)
        scene.icon(column.icon, (x, y + 24), 36)
        scene.fitted((x, y + 62), column.name, table.step - 4, 24, INK2, anchor="middle", least=SMALLEST)
    return [_row(scene, table, seat, y + _HEAD + seat * _ROW) for seat in range(len(table.rows))]


def _row(scene: Scene, table: Standings, seat: int, top: float) -> Area:
    row, y = table.rows[seat], top + _ROW / 2
    left = MARGIN + table.names
    frame = Stroke(INK, 5) if row.chosen else None
    scene.rect(Area(MARGIN + 4, top + 2, WIDTH - 2 * MARGIN - 8, _ROW - 4), RAISED, 9, frame)
    table.livery.mark(scene, seat, (MARGIN + 34, y), 20)
    right: float = left
    for icon, colour in row.signs:
        scene.icon(icon, (right - _SIGN / 2, y), 34, colour)
        right -= _SIGN
    if row.note:
        fill, ink = (INK, SURFACE) if row.chosen else (SURFACE, INK2)
        right -= chip(scene, (right - 4, y), row.note, 26, fill=fill, ink=ink, anchor="end") + 10
    ink, name_x = INK3 if row.past else INK, MARGIN + _NAME_X
    scene.fitted((name_x, y + 11), row.name, right - name_x, 32, ink, face=BOLD, least=GLANCE, cut=True)
    for turn, column in enumerate(table.columns):
        x, room = left + table.step * (turn + 0.5), table.step - 6
        scene.fitted((x, y + 13), column.values[seat], room, 36, ink, face=BOLD, anchor="middle", least=GLANCE)
        if seat in column.fresh:
            brackets(scene, around((x, y), table.step / 2 - 4, 21), 10)
    return Area(WIDTH - MARGIN - _RIM - table.tail, top, table.tail, _ROW)
