"""One lord's dungeon: stores, party at the gate, grid, what rooms do, lair, traps, prison, order cards. Pure."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import MONSTERS
from games.dungeon_lords.state import Adventurer
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.bands import EDGE, GAP, MARGIN, panel
from render.drawing.lettering import BOLD, TITLE, fit, width
from render.drawing.marks import brackets
from render.drawing.palette import INK, INK2, INK3, LOSS, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.grid import GRID_HEIGHT, draw_grid
from render.dungeon_lords.parts import described, head_part, listed, new_text, party_text, phase, stores_text, undrawn
from render.dungeon_lords.quarters import cards_part, cards_text, quarters_part, quarters_text
from render.dungeon_lords.table import Table, hit_points
from render.dungeon_lords.tokens import draw_amounts, figure_icon, room_marks, skills
from render.naming import Names

_GOODS: Final = 76
_PARTY: Final = 84
_PARTY_X: Final = 190
_LINE: Final = 28
_PADDING: Final = 14
_MOST_TEXTS: Final = 3
"""Of rooms of the second year, whose tiles have icons only; more lines would make the picture too high."""


def describe_dungeon(table: Table, seat: Seat) -> Description:
    """Return the dungeon of the lord at `seat`."""
    words, name = table.words, table.label(seat)
    return described(
        table,
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
    """Return the grid, and below it what rooms of the second year do."""
    tiles = table.lord(seat).tiles
    rooms = [tile for tile in tiles if tile.room and not tile.conquered and room_marks(tile.room)][:_MOST_TEXTS]

    def draw(scene: Scene, y: float) -> None:
        draw_grid(scene, table, seat, y)
        y += GRID_HEIGHT
        if rooms:
            panel(scene, Area(MARGIN, y, WIDTH - 2 * MARGIN, len(rooms) * _LINE + _PADDING))
        left = MARGIN + 16 + width("W4", 22, BOLD) + 12
        for turn, tile in enumerate(rooms):
            low = y + 29 + turn * _LINE
            scene.text((MARGIN + 16, low), tile.cell, 22, INK, BOLD)
            said, size = fit(table.names("room", tile.room, "text"), WIDTH - MARGIN - 16 - left, 22)
            scene.text((left, low), said, size, INK2)

    def text(names: Names) -> Iterator[str]:
        yield from _tiles_text(table, seat, names)
        yield listed(names, "legal", table.legal_cells() if seat == table.view.observer else ())

    return Part(draw, text, GRID_HEIGHT + (len(rooms) * _LINE + _PADDING + GAP if rooms else 0))


def _tiles_text(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    tiles = table.lord(seat).tiles
    yield listed(names, "tunnels", (tile.cell for tile in tiles if not tile.room and not tile.conquered))
    for tile in tiles:
        if tile.room:
            room, text = names("room", tile.room), names("room", tile.room, "text")
            yield names.words("dungeon_lords-text-room", cell=tile.cell, room=room, text=text)
    work = table.view.work[seat].used if table.view.work else ()
    yield listed(names, "worked", (names("room", room) for room in work))
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
    lord, words = table.lord(seat), table.words
    shown = [
        ("gold", "coin", str(lord.gold), words("dungeon_lords-good-gold")),
        ("food", "food", str(lord.food), words("dungeon_lords-good-food")),
        ("imps", "imp", f"{lord.free_imps}/{lord.imps}", words("dungeon_lords-picture-imps")),
        ("traps", "trap", str(lord.traps), words("dungeon_lords-good-traps")),
        ("evil", "evil", str(lord.evil), words("dungeon_lords-good-evil")),
    ]
    if lord.tax_tokens:
        shown.append(("tokens", "tax", str(lord.tax_tokens), words("dungeon_lords-picture-tokens")))
    wide = (WIDTH - 2 * MARGIN - GAP * (len(shown) - 1)) / len(shown)
    for place, (good, icon, figure, name) in enumerate(shown):
        area = Area(MARGIN + place * (wide + GAP), y, wide, _GOODS)
        panel(scene, area)
        scene.icon(icon, (area.x + 36, area.middle[1]), 42)
        said, size = fit(figure, area.w - 74, 36, BOLD)
        scene.text((area.x + 66, area.y + 41), said, size, INK, BOLD)
        said, size = fit(name, area.w - 74, 20)
        scene.text((area.x + 67, area.y + 65), said, size, INK2)
        fresh = table.is_fresh("evil", seat) if good == "evil" else table.is_fresh(seat, good)
        if fresh:
            brackets(scene, area, 14)


def _party(table: Table, seat: Seat, scene: Scene, y: float) -> None:
    """Draw the party in its order, from the front."""
    party = table.lord(seat).party
    if not party:
        return
    title, size = fit(table.words("dungeon_lords-picture-gate"), _PARTY_X - EDGE - 8, 28, TITLE)
    scene.text((EDGE, y + 52), title, size, face=TITLE)
    wide = min(250.0, (WIDTH - MARGIN - _PARTY_X - GAP * (len(party) - 1)) / len(party))
    for place, one in enumerate(party):
        area = Area(_PARTY_X + place * (wide + GAP), y, wide, _PARTY)
        scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
        scene.text((area.x + 9, area.y + 22), str(place + 1), 18, INK3, BOLD)
        _adventurer(scene, one, area)
        if table.is_fresh(seat, one.id):
            brackets(scene, area, 14)


def _adventurer(scene: Scene, one: Adventurer, area: Area) -> None:
    """Draw who it is, hit points left, what is lost, and icons."""
    left = str(hit_points(one)[0])
    scene.icon(figure_icon(one.id), (area.x + 46, area.middle[1]), 46)
    x, y = area.x + 78, area.y + 28
    scene.text((x, y + 10), left, 28, INK, BOLD)
    after = x + width(left, 28, BOLD) + 5
    scene.icon("heart", (after + 13, y), 26)
    if one.damage:
        scene.icon("wound", (area.x + 16, area.bottom - 20), 24, LOSS)
    draw_amounts(scene, (x, area.y + 60), skills(ADVENTURER[one.id]), 25)
