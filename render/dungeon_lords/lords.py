"""All lords' dungeons side by side, below seasons, combat cards and Evilometer. Pure."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import CELLS, COLUMNS, ORDERS, ROWS
from games.dungeon_lords.state import Tile
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import brackets
from render.drawing.palette import EDGE, INK, INK2, LOSS, RAISED, SURFACE
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke
from render.dungeon_lords.board import PLATE, draw_plate
from render.dungeon_lords.dungeon import dungeon_text
from render.dungeon_lords.grid import draw_floor, draw_hatch, place
from render.dungeon_lords.parts import described, head_part
from render.dungeon_lords.seasons import evil_part, seasons_part
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import ORDER_ICON, ROCK, figure_icon, room_sign
from render.naming import Names

_WIDE: Final = 52
_HIGH: Final = 46
_GRID: Final = Area(14, PLATE + 2, _WIDE * len(COLUMNS), _HIGH * len(ROWS))
_CARDS: Final = 52
_PANEL: Final = PLATE + _GRID.h + 16 + _CARDS
_RIGHT: Final = _GRID.right + 14
_PER_ROW: Final = 2


def describe_lords(table: Table) -> Description:
    """Return all dungeons as the reader of `table` sees them."""
    title = table.words("dungeon_lords-picture-lords")
    return described(
        table,
        "lords",
        head_part(table, "lair", title, lambda _: table.words("dungeon_lords-text-lords")),
        seasons_part(table),
        evil_part(table, gap=GAP + 2),
        _lords_part(table),
    )


def _lords_part(table: Table) -> Part:
    def draw(scene: Scene, y: float) -> None:
        wide = (WIDTH - 2 * MARGIN - GAP) / _PER_ROW
        for seat in table.seats:
            row, column = divmod(seat, _PER_ROW)
            alone = seat == len(table.seats) - 1 and column == 0
            _lord(
                scene,
                table,
                seat,
                Area(
                    MARGIN + column * (wide + GAP),
                    y + row * (_PANEL + GAP),
                    WIDTH - 2 * MARGIN if alone else wide,
                    _PANEL,
                ),
            )

    def text(names: Names) -> Iterator[str]:
        for seat in table.seats:
            yield from dungeon_text(table, seat, names)

    return Part(draw, text, -(-len(table.seats) // _PER_ROW) * (_PANEL + GAP) + 4, rank=2)


def _lord(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    draw_plate(scene, table, seat, area)
    _dungeon(scene, table, seat, (area.x + _GRID.x, area.y + _GRID.y))
    side = Area(area.x + _RIGHT, area.y + _GRID.y, area.w - _RIGHT - 10, _GRID.h)
    _party(scene, table, seat, side)
    _creatures(scene, table, seat, side)
    _prisoners(scene, table, seat, side)
    if table.view.phase != "initial":
        _cards(scene, table, seat, Area(area.x + 14, area.bottom - _CARDS - 4, area.w - 28, _CARDS - 8))


def _dungeon(scene: Scene, table: Table, seat: Seat, corner: Point) -> None:
    """Draw the grid in small: rock, floor, signs of rooms, flags on what is conquered."""
    tiles = table.lord(seat).tiles
    scene.rect(Area(*corner, _GRID.w, _GRID.h).grown(3), ROCK, 8)
    draw_floor(scene, tiles, corner, _WIDE, _HIGH)
    for tile in tiles:
        _tile(scene, tile, place(tile.cell, corner, _WIDE, _HIGH))
        if table.is_fresh(seat, tile.cell):
            brackets(scene, place(tile.cell, corner, _WIDE, _HIGH).grown(-3), 9)
    battle = table.view.battle
    if battle is not None and battle.seat == seat and battle.cell in CELLS:
        scene.rect(place(battle.cell, corner, _WIDE, _HIGH), radius=7, stroke=Stroke(INK, 4))


def _tile(scene: Scene, tile: Tile, area: Area) -> None:
    if tile.conquered:
        draw_hatch(scene, area.grown(-4), 11)
        scene.icon("flag", area.middle, 30)
    elif tile.room:
        scene.rect(area.grown(-4), RAISED, 6, Stroke(INK, 2))
        scene.icon(room_sign(tile.room), area.middle, 30)


def _party(scene: Scene, table: Table, seat: Seat, side: Area) -> None:
    """Draw the party from the front: who, and hit points left."""
    party = table.lord(seat).party
    step = min(66.0, side.w / max(1, len(party)))
    for turn, one in enumerate(party):
        x = side.x + (turn + 0.5) * step
        icon = min(34.0, step - 4)
        scene.icon(figure_icon(one.id), (x, side.y + 19), icon)
        left = ADVENTURER[one.id].hit_points + one.extra - one.damage
        scene.text((x, side.y + 58), str(left), 24, LOSS if one.damage else INK, BOLD, anchor="middle")
        if one.damage:
            scene.icon("wound", (x + 15, side.y + 50), 15, LOSS)
        if table.is_fresh(seat, one.id):
            brackets(scene, Area(x - step / 2 + 2, side.y + 1, step - 4, 62), 8)


def _creatures(scene: Scene, table: Table, seat: Seat, side: Area) -> None:
    """Draw the creatures by kind; those face down are dim."""
    creatures = Counter(table.lord(seat).creatures)
    columns = max(4, -(-len(creatures) // 2))
    step = side.w / columns if side.w < 260 else 52
    for turn, (creature, count) in enumerate(creatures.items()):
        row, column = divmod(turn, columns)
        x, y = side.x + (column + 0.5) * step, side.y + 90 + row * 42
        ink = INK if creature.face_up else EDGE
        scene.icon(creature.kind, (x, y), min(34.0, step - 3), ink)
        if count > 1:
            scene.text((x + step / 2, y + 19), str(count), 18, INK2, BOLD, anchor="end", halo=SURFACE)


def _prisoners(scene: Scene, table: Table, seat: Seat, side: Area) -> None:
    """Write how many are imprisoned, and a paladin by his sign."""
    prisoners = table.lord(seat).prisoners
    if not prisoners:
        return
    paladins = sum(ADVENTURER[one].kind == "paladin" for one in prisoners)
    x, y = side.x + 16, side.bottom - 18
    scene.icon("prison", (x, y), 32, INK2)
    said, size = fit(str(len(prisoners)), 40, 26, BOLD)
    wide = scene.text((x + 24, y + 10), said, size, INK, BOLD)
    for turn in range(paladins):
        scene.icon("paladin", (x + 24 + wide + 22 + 30 * turn, y), 28)


def _cards(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the order cards: in hand plain, played framed, inaccessible dim with a dotted frame."""
    lord, step = table.lord(seat), area.w / len(ORDERS)
    for turn, order in enumerate(ORDERS):
        where = Area(area.x + turn * step + 2, area.y, step - 4, area.h)
        locked, played = order in lord.locked, order in lord.played
        stroke = Stroke(EDGE, 2, "4 5") if locked else Stroke(INK, 2.5) if played else None
        scene.rect(where, "none" if locked else RAISED, 7, stroke)
        scene.icon(ORDER_ICON[order], where.middle, 30, EDGE if locked else INK)
