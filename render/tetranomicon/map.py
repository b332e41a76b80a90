"""The map of the table: land, ways, routes, cities with towers and monsters, the players' tracks, what buildings pay.

Pure. Drawn in the order of DESIGN: ground, ways, castles, pieces, marks, bands.
"""

from typing import Final

from games.tetranomicon.components import BUILDING_TYPES
from render.drawing.bands import EDGE, HEAD, MARGIN, foot, head
from render.drawing.lettering import BOLD, width
from render.drawing.palette import GROUND, INK, INK2, INK3
from render.drawing.scene import WIDTH, Area, Scene
from render.page import Picture
from render.tetranomicon.castle import draw_castle, draw_lair
from render.tetranomicon.coast import SEA
from render.tetranomicon.geography import geography
from render.tetranomicon.heads import map_head
from render.tetranomicon.land import draw_land
from render.tetranomicon.offer import draw_offer, offer_height
from render.tetranomicon.players import PANEL, draw_players
from render.tetranomicon.spoken_map import map_alt, map_plain
from render.tetranomicon.table import Table
from render.tetranomicon.ways import draw_pieces, draw_ways

TOP: Final = HEAD + MARGIN + PANEL + MARGIN
"""Where the land begins (px)."""

_FOOT: Final = 64


def map_picture(table: Table) -> Picture:
    """Return the map as the reader of `table` sees it."""
    return Picture(f"map-{table.stem}", table.drawn(map_scene), map_alt(table), map_plain(table))


def map_scene(table: Table) -> Scene:
    """Draw the map."""
    world = geography(table.view.seats)
    scene = Scene(TOP + world.height + offer_height(table) + _FOOT, SEA)
    with scene.placed((0, TOP)):
        draw_land(scene, table.view.seats)
        draw_ways(scene, table, world)
    for city in table.view.cities:
        draw_castle(scene, table, world, city, TOP)
    for lair in table.view.lairs:
        draw_lair(scene, table, world, lair, TOP)
    draw_pieces(scene, table, world, TOP)
    scene.rect(Area(0, 0, WIDTH, TOP), GROUND)
    head(scene, map_head(table))
    draw_players(scene, table, HEAD + MARGIN)
    draw_offer(scene, table, TOP + world.height)
    foot(scene, scene.height - _FOOT)
    _values(scene, table, scene.height - _FOOT / 2)
    return scene


def _values(scene: Scene, table: Table, y: float) -> None:
    """Write what a building of each type pays now, and how many cards and tokens are still hidden."""
    x = EDGE + scene.text((EDGE, y + 9), table.words("tetranomicon-picture-values"), 23, INK2) + 34
    for building, value in zip(BUILDING_TYPES, table.view.values, strict=True):
        scene.icon(building, (x, y), 33)
        scene.text((x + 22, y + 10), str(value), 28, INK, BOLD)
        x += 74
    x = float(WIDTH - EDGE)
    hidden = (
        ("trophy", sum(table.view.bag)),
        ("army", table.view.creature_decks[table.view.era - 1]),
        ("gem", table.view.artifact_decks[table.view.era - 1]),
    )
    for icon, count in hidden:
        scene.text((x, y + 9), str(count), 25, INK2, BOLD, anchor="end")
        x -= width(str(count), 25, BOLD) + 20
        scene.icon(icon, (x, y), 26, INK3)
        x -= 34
    scene.text((x, y + 9), table.words("tetranomicon-picture-hidden"), 23, INK3, anchor="end")
