"""The dungeon of a lord, and those of all side by side below seasons, combat cards and Evilometer. Pure; px."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import COLUMNS, MONSTERS, ROWS
from games.kernel.ids import Seat
from render.described import Description, Part, undrawn
from render.drawing.bands import EDGE, GAP, MARGIN, across, panel, places
from render.drawing.lettering import BOLD, GLANCE, SMALLEST, TITLE, width
from render.drawing.palette import EDGE as SPENT
from render.drawing.palette import INK, INK2, INK3, LOSS, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.board import PLATE, draw_plate, stores
from render.dungeon_lords.grid import GRID_HEIGHT, draw_grid, draw_small_grid, has_name
from render.dungeon_lords.parts import head_part, listed, new_text, party_text, phase, stores_text
from render.dungeon_lords.pieces import draw_adventurer, figure_icon, room_marks
from render.dungeon_lords.quarters import (
    cards_text,
    colours_part,
    draw_order_cards,
    order_cards_part,
    quarters_part,
    quarters_text,
)
from render.dungeon_lords.seasons import cards_part, events_part, evil_part
from render.dungeon_lords.table import Table, hit_points
from render.naming import Names

_GOODS: Final = 86
_PARTY: Final = 86
_PARTY_X: Final = 196
_LINE: Final = 34
_PADDING: Final = 14
_MOST_TEXTS: Final = 3
"""Of rooms of the second year, whose tiles have icons only; more lines would make the picture too high."""

_GRID: Final = Area(12, PLATE + 4, 54 * len(COLUMNS), 52 * len(ROWS))
_CARDS: Final = 50
_PANEL: Final = _GRID.bottom + _CARDS + 22
_PER_ROW: Final = 2


def describe_dungeon(table: Table, seat: Seat) -> Description:
    """Return the dungeon of the lord at `seat`."""
    words, name = table.words, table.label(seat)
    return table.described(
        f"dungeon-{seat}",
        head_part(
            table,
            "",
            words("dungeon_lords-picture-dungeon"),
            lambda names: words("dungeon_lords-text-dungeon", name=names.player(seat)),
            below=f"{name} · {phase(table.view, table.names)}",
            mark=lambda scene: table.livery.mark(scene, seat, (52, 48), 27),
        ),
        Part(partial(_goods, table, seat), lambda names: (f"{stores_text(table, seat, names)}.",), _GOODS + GAP),
        Part(
            partial(_party, table, seat),
            lambda names: (party_text(table, seat, names),),
            _PARTY + GAP if table.lord(seat).party else 0,
        ),
        _grid_part(table, seat),
        quarters_part(table, seat),
        order_cards_part(table, seat),
        undrawn(lambda names: (_new_text(table, seat, names),), rank=6),
    )


def dungeon_text(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    """Yield everything in a lord's dungeon, a line each."""
    yield f"{stores_text(table, seat, names)}."
    yield party_text(table, seat, names)
    yield from _tiles_text(table, seat, names)
    yield from quarters_text(table, seat, names)
    yield from cards_text(table, seat, names)


def _grid_part(table: Table, seat: Seat) -> Part:
    """Return the grid, and below it what rooms of the second year do, and names that are too long for a tile."""
    own = [tile for tile in table.lord(seat).tiles if tile.room and not tile.conquered]
    rooms = [tile for tile in own if room_marks(tile.room) or not has_name(table, tile.room)][:_MOST_TEXTS]
    high = len(rooms) * _LINE + _PADDING if rooms else 0

    def draw(scene: Scene, y: float) -> None:
        draw_grid(scene, table, seat, y)
        if rooms:
            panel(scene, across(y + GRID_HEIGHT, high))
        left = MARGIN + 16 + width("W4", 26, BOLD) + 12
        for turn, tile in enumerate(rooms):
            low = y + GRID_HEIGHT + 34 + turn * _LINE
            scene.text((MARGIN + 16, low), tile.cell, 26, INK, BOLD)
            said = table.names("room", tile.room, "text" if room_marks(tile.room) else "")
            scene.fitted((left, low), said, WIDTH - MARGIN - 12 - left, 26, INK2)

    def text(names: Names) -> Iterator[str]:
        yield from _tiles_text(table, seat, names)
        yield listed(names, "legal", table.legal_cells() if seat == table.view.observer else ())

    return Part(draw, text, GRID_HEIGHT + (high + GAP if rooms else 0))


def _tiles_text(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    tiles = table.lord(seat).tiles
    yield listed(names, "tunnels", (tile.cell for tile in tiles if not tile.room and not tile.conquered))
    for tile in tiles:
        if tile.room:
            yield names.sentence("dungeon_lords-text-room", tile)
    yield listed(names, "worked", table.view.work[seat].used if table.view.work else (), "room")
    yield listed(names, "conquered", (tile.cell for tile in tiles if tile.conquered))
    cell = table.battleground(seat)
    if cell:
        yield names.words("dungeon_lords-text-ground", cell=cell)


def _new_text(table: Table, seat: Seat, names: Names) -> str:
    lord = table.lord(seat)
    people = (*(each.id for each in lord.party), *lord.prisoners)
    return new_text(
        table,
        [
            *((f"{seat}-{tile.cell}", tile.cell) for tile in lord.tiles),
            *((f"{seat}-{kind.id}", names("monster", kind.id)) for kind in MONSTERS),
            *((f"{seat}-{one}", names("adventurer", one)) for one in people),
            *((f"{seat}-{good}", names("good", good)) for good in ("gold", "food", "imps", "traps")),
        ],
    )


def _goods(table: Table, seat: Seat, scene: Scene, y: float) -> None:
    """Draw a tile for each store with its number and name."""
    shown = stores(table, seat)
    for (good, icon, figure), area in zip(shown, places(across(y, _GOODS), len(shown)), strict=True):
        panel(scene, area)
        scene.icon(icon, (area.x + 34, area.y + 40), 50)
        scene.fitted((area.x + 64, area.y + 50), figure, area.w - 70, 44, face=BOLD, least=GLANCE)
        own = good in {"imps", "tokens"}
        name = table.words(f"dungeon_lords-picture-{good}") if own else table.names("good", good)
        scene.fitted((area.middle[0], area.y + 78), name, area.w - 12, 26, INK2, anchor="middle", least=SMALLEST)
        table.mark_new(scene, area, 14, *table.store_id(seat, good))


def _party(table: Table, seat: Seat, scene: Scene, y: float) -> None:
    """Draw the party in its order, from the front."""
    party = table.lord(seat).party
    if not party:
        return
    title = table.words("dungeon_lords-picture-gate")
    scene.block((EDGE, y + 46), title, _PARTY_X - EDGE - 8, 2, 32, face=TITLE, centred=True)
    whole = Area(_PARTY_X, y, min(WIDTH - MARGIN - _PARTY_X, len(party) * 258 - GAP), _PARTY)
    for place, (one, area) in enumerate(zip(party, places(whole, len(party)), strict=True), start=1):
        scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
        scene.text((area.x + 9, area.y + 24), str(place), 22, INK3, BOLD)
        draw_adventurer(scene, Area(area.x + 18, area.y, area.w - 18, area.h), one)
        table.mark_new(scene, area, 14, seat, one.id)


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
        colours_part(table),
    )


def _lord(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    draw_plate(scene, table, seat, area)
    grid = _GRID.moved(area.x, area.y)
    draw_small_grid(scene, table, seat, grid)
    side = Area(grid.right + 12, grid.y, area.right - grid.right - 20, grid.h)
    _small_party(scene, table, seat, side)
    _creatures(scene, table, seat, side)
    _prisoners(scene, table, seat, side)
    if table.view.phase != "initial":
        draw_order_cards(scene, table, seat, Area(area.x + 14, grid.bottom + 12, area.w - 28, _CARDS))


def _small_party(scene: Scene, table: Table, seat: Seat, side: Area) -> None:
    """Draw the party from the front: who, and hit points left."""
    party = table.lord(seat).party
    whole = Area(side.x, side.y + 1, min(side.w, 72 * len(party)), 76)
    for one, area in zip(party, places(whole, len(party), gap=0), strict=True):
        x, y = area.middle[0], area.y
        scene.icon(figure_icon(one.id), (x, y + 22), min(44, area.w - 4))
        scene.text((x, y + 72), str(hit_points(one)[0]), 32, LOSS if one.damage else INK, BOLD, anchor="middle")
        if one.damage:
            scene.icon("wound", (x + min(19, area.w / 2 - 6), y + 43), 17, LOSS)
        table.mark_new(scene, Area(area.x + 2, y, area.w - 4, area.h), 8, seat, one.id)


def _creatures(scene: Scene, table: Table, seat: Seat, side: Area) -> None:
    """Draw the creatures by kind; those face down are dim."""
    creatures = Counter(table.lord(seat).creatures)
    columns = max(4, -(-len(creatures) // 2))
    whole = Area(side.x, side.y + 82, side.w if side.w < 260 else 56 * columns, 42)
    spots = places(whole, len(creatures), columns, high=whole.h, gap=0)
    for (creature, count), area in zip(creatures.items(), spots, strict=True):
        ink = INK if creature.face_up else SPENT
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
