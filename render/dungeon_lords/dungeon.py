"""One lord's dungeon: stores, party at the gate, grid, what rooms do, lair, traps, prison, order cards. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.components import MONSTERS
from games.kernel.ids import Seat
from render.described import Description, Part, undrawn
from render.drawing.bands import EDGE, GAP, MARGIN, across, panel, places
from render.drawing.lettering import BOLD, GLANCE, SMALLEST, TITLE, width
from render.drawing.marks import brackets
from render.drawing.palette import INK, INK2, INK3, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.board import stores
from render.dungeon_lords.grid import GRID_HEIGHT, draw_grid, has_name
from render.dungeon_lords.parts import head_part, listed, new_text, party_text, phase, stores_text
from render.dungeon_lords.pieces import draw_adventurer, room_marks
from render.dungeon_lords.quarters import cards_part, cards_text, quarters_part, quarters_text
from render.dungeon_lords.table import Table
from render.naming import Names

_GOODS: Final = 86
_PARTY: Final = 86
_PARTY_X: Final = 196
_LINE: Final = 34
_PADDING: Final = 14
_MOST_TEXTS: Final = 3
"""Of rooms of the second year, whose tiles have icons only; more lines would make the picture too high."""


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
            below=words("dungeon_lords-picture-owner", name=name, phase=phase(table.view, table.names)),
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
        cards_part(table, seat),
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
        if table.has_new(seat, good):
            brackets(scene, area, 14)


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
        if table.is_fresh(seat, one.id):
            brackets(scene, area, 14)
