"""The grid of a dungeon, large or in small: rock, lit tunnels, rooms, conquered tiles, what may be chosen. Pure; px."""

from collections.abc import Iterable
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import CELLS, COLUMNS, ENTRANCE, ROWS
from games.dungeon_lords.state import Tile
from games.kernel.ids import Seat
from render.drawing.lettering import BOLD, GLANCE, fit_lines, fits
from render.drawing.marks import chip
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED, SEATS, mix
from render.drawing.scene import Area, Point, Scene, Stroke, around, at
from render.dungeon_lords.pieces import (
    CONQUERED,
    HATCH,
    ROCK,
    TUNNEL,
    TUNNEL_RIM,
    draw_centred,
    draw_room_marks,
    draw_trade,
    fitting_size,
    room_sign,
    room_trade,
)
from render.dungeon_lords.table import Table

_CELL: Final = 160
_LEFT: Final = 104
GRID_HEIGHT: Final = len(ROWS) * _CELL + 90
"""From the arrow above the entrance to the letters below (px)."""

_CELL_ROCK: Final = "#1D232B"
_MOUTH: Final = 34
_TILE_RIM: Final = 34
_LEAST: Final = 28
"""Below this size the icons of a room are hard to tell on a phone (px)."""

_LEGAL: Final = Stroke(INK, 6, "15 11")


def draw_grid(scene: Scene, table: Table, seat: Seat, y: float) -> None:
    """Draw the dungeon of `seat` with its grid from `y` down."""
    whole = Area(_LEFT, y + _MOUTH + 8, len(COLUMNS) * _CELL, len(ROWS) * _CELL)
    tiles = table.lord(seat).tiles
    scene.rect(whole.grown(8), ROCK, 20)
    taken = {tile.cell for tile in tiles}
    for cell in (each for each in CELLS if each not in taken):
        scene.rect(_area(cell, whole).grown(-5), _CELL_ROCK, 14)
    _floor(scene, tiles, whole, mouth=_MOUTH)
    x = _area(ENTRANCE, whole).middle[0]
    scene.polygon([(x - 20, whole.y - _MOUTH - 4), (x + 20, whole.y - _MOUTH - 4), (x, whole.y - 10)], INK)
    own = table.view.observer == seat
    marked = {*table.legal_cells(), table.proposed_cell()} if own else set()
    for tile in tiles:
        _tile(scene, table, tile, _area(tile.cell, whole), named=tile.cell not in marked)
    if own:
        _choices(scene, table, seat, whole)
    cell = table.battleground(seat)
    if cell and cell != table.proposed_cell():
        area = _area(cell, whole)
        scene.rect(area.grown(-4), radius=18, stroke=Stroke(INK, 6))
        scene.circle((area.right - 14, area.y + 14), 21, INK)
        scene.icon("army", (area.right - 14, area.y + 14), 28, GROUND)
    for tile in tiles:
        table.mark_new(scene, _area(tile.cell, whole).grown(-6), 22, seat, tile.cell)
    for column, letter in enumerate(COLUMNS):
        scene.text((_LEFT + (column + 0.5) * _CELL, whole.bottom + 40), letter, 36, INK3, BOLD, anchor="middle")
    for row, figure in enumerate(ROWS):
        scene.text((_LEFT - 36, whole.y + (row + 0.5) * _CELL + 10), figure, 36, INK3, BOLD, anchor="middle")


def draw_small_grid(scene: Scene, table: Table, seat: Seat, whole: Area) -> None:
    """Draw the grid in small: rock, floor, signs of rooms, flags on what is conquered, the tile that is fought for."""
    tiles, battle = table.lord(seat).tiles, table.view.battle
    scene.rect(whole.grown(3), ROCK, 8)
    _floor(scene, tiles, whole)
    for tile in tiles:
        area = _area(tile.cell, whole)
        if tile.conquered:
            _hatch(scene, area.grown(-4), 11)
        elif tile.room:
            scene.rect(area.grown(-4), RAISED, 6, Stroke(INK, 2))
        if tile.conquered or tile.room:
            scene.icon("flag" if tile.conquered else room_sign(tile.room), area.middle, 40)
        table.mark_new(scene, area.grown(-3), 9, seat, tile.cell)
    if battle is not None and battle.seat == seat and battle.cell in CELLS:
        scene.rect(_area(battle.cell, whole), radius=7, stroke=Stroke(INK, 4))


def _area(cell: str, whole: Area) -> Area:
    """Return where a cell lies on a grid."""
    wide, high = whole.w / len(COLUMNS), whole.h / len(ROWS)
    return Area(whole.x + COLUMNS.index(cell[0]) * wide, whole.y + ROWS.index(cell[1]) * high, wide, high)


def _floor(scene: Scene, tiles: Iterable[Tile], whole: Area, *, mouth: float = 0) -> None:
    """Draw dark rims, then lit floor over them, open towards neighbours and at the entrance."""
    areas = {cell: _area(cell, whole) for cell in sorted(tile.cell for tile in tiles)}
    scale = min(whole.w / len(COLUMNS), whole.h / len(ROWS)) / _CELL
    joint = 22 * scale
    for rim, half, tone in ((5, 44, TUNNEL_RIM), (16, 32, TUNNEL)):
        gap = half * scale
        if mouth:
            x = _area(ENTRANCE, whole).middle[0]
            scene.rect(Area(x - gap, whole.y - mouth, 2 * gap, mouth + 30 * scale), tone)
        for cell, area in areas.items():
            scene.rect(area.grown(-rim * scale), tone, max(2, (30 - rim) * scale))
            if chr(ord(cell[0]) + 1) + cell[1] in areas:
                scene.rect(Area(area.right - joint, area.middle[1] - gap, 2 * joint, 2 * gap), tone)
            if cell[0] + chr(ord(cell[1]) + 1) in areas:
                scene.rect(Area(area.middle[0] - gap, area.bottom - joint, 2 * gap, 2 * joint), tone)


def _hatch(scene: Scene, area: Area, step: int) -> None:
    """Draw the grey floor of a conquered tile."""
    x, y, w, h = area
    scene.rect(area, CONQUERED, min(13, w / 6))
    lines = (
        f"M{at((x + max(0, k - h), y + min(k, h)))}L{at((x + min(k, w), y + max(0, k - w)))}"
        for k in range(step, int(w + h - step / 2) + 1, step)
    )
    scene.path("".join(lines), stroke=Stroke(HATCH, max(1.5, step / 5)), butt=True)


def _tile(scene: Scene, table: Table, tile: Tile, area: Area, *, named: bool) -> None:
    """Draw a tile; where a chip will have its name, that of a room is left out."""
    x, y = area.middle
    if tile.conquered:
        _hatch(scene, area.grown(-16), 28)
        scene.circle((x, y - (20 if tile.room else 0)), 40, CONQUERED)
        scene.icon("flag", (x, y - (24 if tile.room else 0)), 56)
        name = table.names("room", tile.room) if tile.room else ""
        if name and fits(name, area.w - 40, 2, BOLD):
            lines, _ = fit_lines(name, area.w - 40, 2, 24, BOLD)
            scene.rect(around((x, y + 43), area.w / 2 - 16, 13 * len(lines) + 3), CONQUERED, 6)
            scene.block(
                (x, y + 43), name, area.w - 40, 2, 24, colour=INK2, face=BOLD, anchor="middle", step=25, centred=True
            )
    elif tile.room:
        scene.rect(area.grown(-12), RAISED, 14, Stroke(INK, 3))
        _room(scene, table, tile.room, area.grown(-12), named=named)


def _room(scene: Scene, table: Table, room: str, area: Area, *, named: bool) -> None:
    """Draw what a room does, write its name, and tick how often it has worked in this round; a room exists once."""
    (x, y), trade = area.middle, room_trade(room)
    if trade is None:
        draw_room_marks(scene, (x, y - 32), room, area.w - 14, 34)
    elif fitting_size(trade, area.w - 12, 36) >= _LEAST:
        draw_centred(scene, (x, y - 22), trade, area.w - 12, 36)
    else:
        paid, got = trade
        draw_centred(scene, (x, y - 38), ((), paid), area.w - 16, 34)
        scene.icon("arrow", (x - 34, y - 4), 24, INK3)
        draw_trade(scene, (x - 14, y - 4), ((), got), 34)
    if named:
        _name(scene, (x, y + (46 if trade is None else 42)), table.names("room", room), _CELL - _TILE_RIM)
    for turn in range(sum(work.used.count(room) for work in table.view.work)):
        scene.icon("check", (area.right - 13 - 20 * turn, area.y + 9), 22)


def has_name(table: Table, room: str) -> bool:
    """Say whether the name of a room can be written on its tile."""
    return fits(table.names("room", room), _CELL - _TILE_RIM, 2, BOLD)


def _name(scene: Scene, middle: Point, name: str, room: float) -> None:
    """Write the name of a room on its tile if it can be written there."""
    if not fits(name, room, 2, BOLD):
        return
    scene.block(middle, name, room, 2, 28, face=BOLD, anchor="middle", centred=True)


def _choices(scene: Scene, table: Table, seat: Seat, whole: Area) -> None:
    """Mark the cells that may be chosen by their names, or the one that is proposed."""
    tiles = {tile.cell: tile for tile in table.lord(seat).tiles}
    for cell in table.legal_cells():
        area, tile = _area(cell, whole), tiles.get(cell)
        if tile is not None and tile.room:
            scene.rect(area.grown(-5), radius=17, stroke=_LEGAL)
            _below(scene, area, cell)
            continue
        if tile is None:
            scene.circle(area.middle, 54, GROUND, _LEGAL)
        else:
            scene.rect(area.grown(-22), radius=14, stroke=_LEGAL)
        chip(scene, area.middle, cell, 46, least=GLANCE)
    cell = table.proposed_cell()
    if cell:
        _proposed(scene, table, seat, _area(cell, whole))


def _below(scene: Scene, area: Area, cell: str) -> None:
    """Write the name of a cell where that of its room would be."""
    chip(scene, (area.middle[0], area.bottom - 36), cell, 38, least=GLANCE)


def _proposed(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw what is proposed at half strength in a dashed frame of the lord's colour."""
    move = table.proposed_move
    thin, (x, y) = Stroke(SEATS[seat].thin, 5, "12 9"), area.middle
    if isinstance(move, m.Battleground):
        scene.rect(area.grown(-4), radius=18, stroke=thin)
        _below(scene, area, move.cell)
        return
    faded = mix(RAISED if isinstance(move, m.Build) else TUNNEL, ROCK, 0.5)
    scene.rect(area.grown(-14), faded, 14, thin)
    if isinstance(move, m.Build):
        scene.icon("room", (x, y - 16), 50, mix(INK, faded, 0.25))
        _name(scene, (x, y + 40), table.names("room", move.room), area.w - 32)
    else:
        scene.icon("dig", (x, y + 6), 64, mix(INK, faded, 0.25))
    chip(scene, (x, area.y + 16), table.proposed_cell(), 34, least=GLANCE)
