"""One lord's dungeon: stores, party at the gate, grid, lair, traps, prison, order cards. Pure."""

from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.state import Adventurer
from games.kernel.ids import Seat
from render.drawing.bands import EDGE, GAP, HEAD, MARGIN, head, panel
from render.drawing.lettering import BOLD, TITLE, fit, width
from render.drawing.marks import brackets
from render.drawing.palette import INK, INK2, INK3, LOSS, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.dungeon.grid import GRID_HEIGHT, draw_grid
from render.dungeon_lords.dungeon.quarters import CARDS_HEIGHT, QUARTERS_HEIGHT, draw_cards, draw_quarters
from render.dungeon_lords.dungeon.room_texts import draw_texts, texts_height
from render.dungeon_lords.heads import dungeon_head
from render.dungeon_lords.spoken.dungeon import dungeon_alt, dungeon_plain
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_amounts, figure_icon, skills
from render.page import Picture

_GOODS: Final = 76
_PARTY: Final = 84
_PARTY_X: Final = 190


def dungeon_picture(table: Table, seat: Seat) -> Picture:
    """Return the dungeon of the lord at `seat`."""
    scene, name = dungeon_scene(table, seat), f"dungeon-{seat}-{table.stem}"
    return Picture(name, scene.svg(), dungeon_alt(table, seat), dungeon_plain(table, seat))


def dungeon_scene(table: Table, seat: Seat) -> Scene:
    """Draw a dungeon."""
    goods = HEAD + MARGIN
    party = goods + _GOODS + GAP
    grid = party + (_PARTY + GAP if table.lord(seat).party else 0)
    texts = grid + GRID_HEIGHT
    quarters = texts + texts_height(table, seat)
    cards = quarters + QUARTERS_HEIGHT + GAP
    has_cards = table.view.phase != "initial"
    scene = Scene(cards + (CARDS_HEIGHT + MARGIN if has_cards else 4))
    head(scene, dungeon_head(table, seat))
    table.livery.mark(scene, seat, (52, 48), 27)
    _goods(scene, table, seat, goods)
    _party(scene, table, seat, party)
    draw_grid(scene, table, seat, grid)
    draw_texts(scene, table, seat, texts)
    draw_quarters(scene, table, seat, quarters)
    if has_cards:
        draw_cards(scene, table, seat, cards)
    return scene


def _goods(scene: Scene, table: Table, seat: Seat, y: float) -> None:
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


def _party(scene: Scene, table: Table, seat: Seat, y: float) -> None:
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
    tile = ADVENTURER[one.id]
    most = tile.hit_points + one.extra
    scene.icon(figure_icon(one.id), (area.x + 46, area.middle[1]), 46)
    x, y = area.x + 78, area.y + 28
    left = str(most - one.damage)
    scene.text((x, y + 10), left, 28, INK, BOLD)
    after = x + width(left, 28, BOLD) + 5
    scene.icon("heart", (after + 13, y), 26)
    if one.damage:
        scene.icon("wound", (area.x + 16, area.bottom - 20), 24, LOSS)
    draw_amounts(scene, (x, area.y + 60), skills(tile), 25)
