"""The grid of a dungeon: rock, lit tunnels, rooms, conquered tiles, what may be chosen. Pure; px on the picture."""

from collections.abc import Iterable
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import CELLS, COLUMNS, ENTRANCE, ROWS
from games.dungeon_lords.state import Tile
from games.kernel.ids import Seat
from render.drawing.lettering import BOLD, balanced, fit_lines
from render.drawing.marks import brackets, chip
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED, SEATS, mix
from render.drawing.scene import Area, Point, Scene, Stroke, around, at
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import (
    CONQUERED,
    HATCH,
    ROCK,
    TUNNEL,
    TUNNEL_RIM,
    Trade,
    centred_trade,
    draw_room_marks,
    draw_trade,
    fitting_size,
    room_trade,
)

CELL: Final = 168
_LEFT: Final = 84
GRID_HEIGHT: Final = len(ROWS) * CELL + 92
"""From the arrow above the entrance to the letters below (px)."""

_CELL_ROCK: Final = "#1D232B"
_CRACKS: Final = "#29313B"
_MOUTH: Final = 34
_LEAST: Final = 24
"""Below this size the icons of a room are hard to tell on a phone (px)."""


def draw_grid(scene: Scene, table: Table, seat: Seat, y: float) -> None:
    """Draw the dungeon of `seat` with its grid from `y` down."""
    top = y + _MOUTH + 8
    tiles = table.lord(seat).tiles
    whole = Area(_LEFT - 8, top - 8, len(COLUMNS) * CELL + 16, len(ROWS) * CELL + 16)
    scene.rect(whole, ROCK, 20)
    _rock(scene, top, {tile.cell for tile in tiles})
    draw_floor(scene, tiles, (_LEFT, top), CELL, CELL, mouth=_MOUTH)
    x = place(ENTRANCE, (_LEFT, top), CELL, CELL).middle[0]
    scene.polygon([(x - 20, top - _MOUTH - 4), (x + 20, top - _MOUTH - 4), (x, top - 10)], INK)
    for tile in tiles:
        _tile(scene, table, tile, place(tile.cell, (_LEFT, top), CELL, CELL))
    if table.view.observer == seat:
        _choices(scene, table, seat, top)
    _battleground(scene, table, seat, top)
    for tile in tiles:
        if table.is_fresh(seat, tile.cell):
            brackets(scene, place(tile.cell, (_LEFT, top), CELL, CELL).grown(-6), 22)
    for column, letter in enumerate(COLUMNS):
        scene.text((_LEFT + (column + 0.5) * CELL, whole.bottom + 32), letter, 28, INK3, BOLD, anchor="middle")
    for row, figure in enumerate(ROWS):
        scene.text((_LEFT - 36, top + (row + 0.5) * CELL + 10), figure, 28, INK3, BOLD, anchor="middle")


def place(cell: str, corner: Point, wide: float, high: float) -> Area:
    """Return where a cell lies on a grid with its upper left corner at `corner`."""
    return Area(corner[0] + COLUMNS.index(cell[0]) * wide, corner[1] + ROWS.index(cell[1]) * high, wide, high)


def draw_floor(
    scene: Scene, tiles: Iterable[Tile], corner: Point, wide: float, high: float, *, mouth: float = 0
) -> None:
    """Draw dark rims, then lit floor over them, open towards neighbours and at the entrance."""
    cells = {tile.cell for tile in tiles}
    scale = min(wide, high) / CELL
    for rim, half, tone in ((5, 44, TUNNEL_RIM), (16, 32, TUNNEL)):
        inset, gap = rim * scale, half * scale
        if mouth:
            x = place(ENTRANCE, corner, wide, high).middle[0]
            scene.rect(Area(x - gap, corner[1] - mouth, 2 * gap, mouth + 30 * scale), tone)
        for cell in sorted(cells):
            area = place(cell, corner, wide, high)
            scene.rect(area.grown(-inset), tone, max(2, (30 - rim) * scale))
            right, below = _next(cell, 1, 0), _next(cell, 0, 1)
            joint = 22 * scale
            if right in cells:
                scene.rect(Area(area.right - joint, area.middle[1] - gap, 2 * joint, 2 * gap), tone)
            if below in cells:
                scene.rect(Area(area.middle[0] - gap, area.bottom - joint, 2 * gap, 2 * joint), tone)


def draw_hatch(scene: Scene, area: Area, step: float) -> None:
    """Draw the grey floor of a conquered tile."""
    x, y, w, h = area
    scene.rect(area, CONQUERED, min(13, w / 6))
    lines = (
        f"M{at((x + max(0, k - h), y + min(k, h)))}L{at((x + min(k, w), y + max(0, k - w)))}"
        for k in _steps(step, w + h - step / 2, step)
    )
    scene.path("".join(lines), stroke=Stroke(HATCH, max(1.5, step / 5)), butt=True)


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + step * turn for turn in range(max(0, int((end - start) / step) + 1))]


def _next(cell: str, across: int, down: int) -> str:
    column, row = COLUMNS.index(cell[0]) + across, ROWS.index(cell[1]) + down
    return f"{COLUMNS[column]}{ROWS[row]}" if column < len(COLUMNS) and row < len(ROWS) else ""


def _rock(scene: Scene, top: float, taken: set[str]) -> None:
    cracks = ""
    for cell in CELLS:
        if cell in taken:
            continue
        area = place(cell, (_LEFT, top), CELL, CELL)
        scene.rect(area.grown(-5), _CELL_ROCK, 14)
        x, y = area.x, area.y
        cracks += f"M{at((x + 34, y + 60))}l16 -14l18 10M{at((x + 96, y + 116))}l20 -16l16 12"
    scene.path(cracks, stroke=Stroke(_CRACKS, 3))


def _tile(scene: Scene, table: Table, tile: Tile, area: Area) -> None:
    if tile.conquered:
        draw_hatch(scene, area.grown(-16), 28)
        x, y = area.middle
        scene.circle((x, y - (20 if tile.room else 0)), 40, CONQUERED)
        scene.icon("flag", (x, y - (24 if tile.room else 0)), 56)
        if tile.room:
            lines, size = fit_lines(table.names("room", tile.room), area.w - 44, 2, 20, BOLD)
            scene.rect(around((x, y + 43), area.w / 2 - 18, 12 * len(lines) + 3), CONQUERED, 6)
            for turn, line in enumerate(lines):
                low = y + 43 + (turn - (len(lines) - 1) / 2) * 22 + size * 0.35
                scene.text((x, low), line, size, INK2, BOLD, anchor="middle")
    elif tile.room:
        plate = area.grown(-12)
        scene.rect(plate, RAISED, 14, Stroke(INK, 3))
        _room(scene, table, tile.room, plate)


def _room(scene: Scene, table: Table, room: str, area: Area) -> None:
    """Draw what a room does, and write its name."""
    x, y = area.middle
    trade, used = room_trade(room), _uses(table, room)
    lines, size = fit_lines(table.names("room", room), area.w - 10, 2, 22, BOLD)
    lines = balanced(lines, size, BOLD)
    if trade is not None:
        _trade(scene, (x, y - 18), trade, area.w - 16)
        for turn, line in enumerate(lines):
            scene.text((x, y + 36 + turn * 24 - (len(lines) - 1) * 8), line, size, INK, BOLD, anchor="middle")
        for turn in range(used):
            scene.icon("check", (area.right - 16 - 22 * turn, area.y + 16), 20)
        return
    draw_room_marks(scene, (x, y - 28), room, area.w - 14, 30)
    for turn, line in enumerate(lines):
        low = y + 44 + (turn - (len(lines) - 1) / 2) * 23 + size * 0.35
        scene.text((x, low), line, size, INK, BOLD, anchor="middle")


def _trade(scene: Scene, middle: Point, trade: Trade, wide: float) -> None:
    """Draw what a room takes and gives, in two rows where one would be too small."""
    x, y = middle
    small = fitting_size(trade, wide, 31)
    if small >= _LEAST:
        centred_trade(scene, (x, y), trade, small)
        return
    paid: Trade = ((), trade[0])
    centred_trade(scene, (x, y - 20), paid, 28)
    scene.icon("arrow", (x - 30, y + 14), 18, INK3)
    draw_trade(scene, (x - 12, y + 14), ((), trade[1]), 28)


def _uses(table: Table, room: str) -> int:
    """Return how often a room has worked in this round; a room exists once."""
    return sum(work.used.count(room) for work in table.view.work)


def _choices(scene: Scene, table: Table, seat: Seat, top: float) -> None:
    """Mark the cells that may be chosen by their names, or the one that is proposed."""
    tiles = {tile.cell: tile for tile in table.lord(seat).tiles}
    for cell in table.legal_cells():
        area = place(cell, (_LEFT, top), CELL, CELL)
        tile = tiles.get(cell)
        if tile is None:
            scene.circle(area.middle, 54, GROUND, Stroke(INK, 4, "11 9"))
            chip(scene, area.middle, cell, 34)
        elif tile.room:
            scene.rect(area.grown(-5), radius=17, stroke=Stroke(INK, 4, "11 9"))
            chip(scene, (area.x + 4, area.y - 1), cell, 22, anchor="start")
        else:
            scene.rect(area.grown(-22), radius=14, stroke=Stroke(INK, 4, "11 9"))
            chip(scene, area.middle, cell, 34)
    cell = table.proposed_cell()
    if cell:
        _proposed(scene, table, seat, place(cell, (_LEFT, top), CELL, CELL))


def _proposed(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw what is proposed at half strength in a dashed frame of the lord's colour."""
    move = table.proposal.move if table.proposal is not None else None
    thin = Stroke(SEATS[seat].thin, 5, "12 9")
    x, y = area.middle
    if isinstance(move, m.Battleground):
        scene.rect(area.grown(-4), radius=18, stroke=thin)
        chip(scene, (area.x + 4, area.y - 1), move.cell, 22, anchor="start")
        return
    faded = mix(RAISED if isinstance(move, m.Build) else TUNNEL, ROCK, 0.5)
    scene.rect(area.grown(-14), faded, 14, thin)
    if isinstance(move, m.Build):
        lines, size = fit_lines(table.names("room", move.room), area.w - 44, 2, 22, BOLD)
        scene.icon("room", (x, y - 16), 50, mix(INK, faded, 0.25))
        for turn, line in enumerate(balanced(lines, size, BOLD)):
            scene.text((x, y + 36 + turn * 23 - (len(lines) - 1) * 5), line, size, INK, BOLD, anchor="middle")
    else:
        scene.icon("dig", (x, y + 6), 64, mix(INK, faded, 0.25))
    chip(scene, (x, area.y + 16), table.proposed_cell(), 26)


def _battleground(scene: Scene, table: Table, seat: Seat, top: float) -> None:
    """Frame the tile that is fought for, as far as the reader may know it."""
    cell = table.battleground(seat)
    if cell and cell != table.proposed_cell():
        area = place(cell, (_LEFT, top), CELL, CELL)
        scene.rect(area.grown(-4), radius=18, stroke=Stroke(INK, 6))
        scene.circle((area.right - 14, area.y + 14), 21, INK)
        scene.icon("army", (area.right - 14, area.y + 14), 28, GROUND)
