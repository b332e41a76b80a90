"""All lords' dungeons side by side, below seasons, combat cards and Evilometer. Pure; px on the picture."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import COLUMNS, ROWS
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.bands import GAP, across, places
from render.drawing.lettering import BOLD
from render.drawing.marks import brackets
from render.drawing.palette import EDGE, INK, INK2, LOSS, SURFACE
from render.drawing.scene import Area, Scene
from render.dungeon_lords.board import PLATE, draw_plate
from render.dungeon_lords.dungeon import dungeon_text
from render.dungeon_lords.grid import draw_small_grid
from render.dungeon_lords.parts import head_part
from render.dungeon_lords.pieces import figure_icon
from render.dungeon_lords.quarters import draw_order_cards
from render.dungeon_lords.seasons import cards_part, events_part, evil_part
from render.dungeon_lords.table import Table, hit_points
from render.naming import Names

_GRID: Final = Area(12, PLATE + 4, 54 * len(COLUMNS), 52 * len(ROWS))
_CARDS: Final = 50
_PANEL: Final = _GRID.bottom + _CARDS + 22
_PER_ROW: Final = 2


def describe_lords(table: Table) -> Description:
    """Return all dungeons as the reader of `table` sees them."""
    title, rows = table.words("dungeon_lords-picture-lords"), -(-len(table.seats) // _PER_ROW)

    def draw(scene: Scene, y: float) -> None:
        spots = places(across(y, 0), rows * _PER_ROW, _PER_ROW, high=_PANEL)
        if len(table.seats) % _PER_ROW:
            spots[-2] = across(spots[-2].y, _PANEL)
        for seat, area in zip(table.seats, spots, strict=False):
            _lord(scene, table, seat, area)

    def text(names: Names) -> Iterator[str]:
        for seat in table.seats:
            yield from dungeon_text(table, seat, names)

    return table.described(
        "lords",
        head_part(table, "lair", title, lambda _: table.words("dungeon_lords-text-lords")),
        events_part(table),
        cards_part(table),
        evil_part(table),
        Part(draw, text, rows * (_PANEL + GAP) + 4, rank=2),
    )


def _lord(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    draw_plate(scene, table, seat, area)
    grid = _GRID.moved(area.x, area.y)
    draw_small_grid(scene, table, seat, grid)
    side = Area(grid.right + 12, grid.y, area.right - grid.right - 20, grid.h)
    _party(scene, table, seat, side)
    _creatures(scene, table, seat, side)
    _prisoners(scene, table, seat, side)
    if table.view.phase != "initial":
        draw_order_cards(scene, table, seat, Area(area.x + 14, grid.bottom + 12, area.w - 28, _CARDS))


def _party(scene: Scene, table: Table, seat: Seat, side: Area) -> None:
    """Draw the party from the front: who, and hit points left."""
    party = table.lord(seat).party
    whole = Area(side.x, side.y + 1, min(side.w, 72 * len(party)), 76)
    for one, area in zip(party, places(whole, len(party), gap=0), strict=True):
        x, y = area.middle[0], area.y
        scene.icon(figure_icon(one.id), (x, y + 22), min(44, area.w - 4))
        scene.text((x, y + 72), str(hit_points(one)[0]), 32, LOSS if one.damage else INK, BOLD, anchor="middle")
        if one.damage:
            scene.icon("wound", (x + min(19, area.w / 2 - 6), y + 43), 17, LOSS)
        if table.is_fresh(seat, one.id):
            brackets(scene, Area(area.x + 2, y, area.w - 4, area.h), 8)


def _creatures(scene: Scene, table: Table, seat: Seat, side: Area) -> None:
    """Draw the creatures by kind; those face down are dim."""
    creatures = Counter(table.lord(seat).creatures)
    columns = max(4, -(-len(creatures) // 2))
    whole = Area(side.x, side.y + 82, side.w if side.w < 260 else 56 * columns, 42)
    spots = places(whole, len(creatures), columns, high=whole.h, gap=0)
    for (creature, count), area in zip(creatures.items(), spots, strict=True):
        ink = INK if creature.face_up else EDGE
        x, y = area.middle
        scene.icon(creature.kind, (x - 5 * (count > 1), y), min(42, area.w - (14 if count > 1 else 2)), ink)
        if count > 1:
            scene.text((area.right, area.bottom - 2), str(count), 24, INK2, BOLD, anchor="end", halo=SURFACE)


def _prisoners(scene: Scene, table: Table, seat: Seat, side: Area) -> None:
    """Write how many are imprisoned, and a paladin by his sign."""
    prisoners = table.lord(seat).prisoners
    if not prisoners:
        return
    x, y = side.x + 18, side.bottom - 18
    scene.icon("prison", (x, y), 40, INK2)
    wide = scene.text((x + 28, y + 12), str(len(prisoners)), 34, face=BOLD)
    for turn in range(sum(ADVENTURER[one].kind == "paladin" for one in prisoners)):
        scene.icon("paladin", (x + 28 + wide + 24 + 32 * turn, y), 32)
