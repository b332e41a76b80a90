"""A city on the map: a castle with its letter, towers, name, and the monsters that guard it. Pure.

Drawn around the city's place, before scaling: see geography.PLATE. A tower is a tile of its terrain with its number, or
its owner's piece.
"""

from typing import Final

from games.tetranomicon.components import CITY, TOWER_TERRAIN
from games.tetranomicon.moves import Build, WinTrophy
from games.tetranomicon.view import Lair
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.marks import LEGAL, brackets, chip
from render.drawing.palette import EDGE, GROUND, INK, INK2, NEUTRAL, SEATS, SURFACE, mix
from render.drawing.scene import Point, Scene, Stroke, around, at
from render.tetranomicon.geography import PLATE, Geography
from render.tetranomicon.land import TERRAIN_COLOUR
from render.tetranomicon.names import TERRAIN_ICON
from render.tetranomicon.table import Table

TOWERS: Final[dict[int, tuple[Point, ...]]] = {
    3: ((-37, -52), (37, -52), (0, 13)),
    4: ((-37, -52), (37, -52), (-37, 13), (37, 13)),
}
"""Where towers stand, by how many a city has."""

TILE_WIDTH: Final = 70
TILE_HEIGHT: Final = 62
PIECE: Final = 27.0
_LETTER: Final[Point] = (PLATE.x + 6, PLATE.y + 4)
_LAIR: Final[Point] = (PLATE.right + 2, PLATE.y - 3)


def draw_castle(scene: Scene, table: Table, world: Geography, city: str, top: float) -> None:
    """Draw `city` on a map that begins at `top`."""
    x, y = world.places[city]
    guarded = city in table.lairs and table.lairs[city].level > 0
    with scene.placed((x, y + top), world.scale):
        scene.rect(PLATE, SURFACE, 14, Stroke(NEUTRAL if guarded else EDGE, 3))
        towers = tuple(zip(CITY[city].towers(), TOWERS[len(CITY[city].terrains)], strict=True))
        for tower, place in towers:
            _tile(scene, table, tower, place)
        for tower, place in towers:
            _occupant(scene, table, tower, place)
        name = table.names("city", city)
        low = (0, PLATE.bottom - 11)
        scene.fitted(low, name, PLATE.w - 8, 30, face=BOLD, anchor="middle", least=GLANCE)
        scene.circle(_LETTER, 24, GROUND, Stroke(EDGE, 3))
        scene.text((_LETTER[0], _LETTER[1] + 13), city, 38, INK, BOLD, anchor="middle", least=GLANCE)


def draw_lair(scene: Scene, table: Table, world: Geography, lair: Lair, top: float) -> None:
    """Draw the monsters of a lair, or that it is free of them."""
    x, y = world.places[lair.city]
    with scene.placed((x, y + top), world.scale):
        if lair.level:
            _monsters(scene, table, lair)
        else:
            middle = (PLATE.right - 16, PLATE.y - 2)
            scene.circle(middle, 20, GROUND, Stroke(EDGE, 2))
            scene.icon("lair", middle, 28, EDGE)
            if lair.city in table.fresh:
                brackets(scene, around(middle, 25), 12)


def strength_label(lair: Lair) -> str:
    """Return the strength of monsters as it is drawn: level, and support if there is any."""
    return f"{lair.level}+{lair.support}" if lair.support else str(lair.level)


def tower_outline(place: Point) -> str:
    """Return the path of a tower around `place`."""
    x, y = place
    return f"M{at((x - 35, y - 31))}h15v7h12v-7h16v7h12v-7h15v54q0 8 -8 8h-54q-8 0 -8 -8Z"


def _monsters(scene: Scene, table: Table, lair: Lair) -> None:
    move = table.proposal.move if table.proposal else None
    aimed_at = isinstance(move, WinTrophy) and move.city == lair.city
    legal = lair.city in table.legal
    fill = INK if legal or aimed_at else NEUTRAL
    wide = chip(scene, _LAIR, strength_label(lair), 32, fill=fill, anchor="end", icon="lair", edge=GROUND)
    rim = around((_LAIR[0] - wide / 2, _LAIR[1]), wide / 2 + 6, 28)
    if legal:
        scene.rect(rim, radius=13, stroke=LEGAL)
    elif aimed_at and table.view.turn is not None:
        scene.rect(rim, radius=13, stroke=Stroke(SEATS[table.view.turn].thin, 6, "10 8"))
    if lair.city in table.fresh:
        brackets(scene, rim.grown(-1), 12)


def _tile(scene: Scene, table: Table, tower: str, place: Point) -> None:
    """Draw a tower: in the colour of its terrain, or of its owner."""
    building = table.built.get(tower)
    land = TERRAIN_COLOUR[TOWER_TERRAIN[tower]]
    legal = tower in table.legal
    fill = mix(land, GROUND, 0.42 if legal else 0.55)
    if building is not None:
        fill = mix(SEATS[building.seat].fill, SURFACE, 0.72)
    area = around(place, TILE_WIDTH / 2, TILE_HEIGHT / 2)
    scene.path(tower_outline(place), fill, LEGAL if legal else None, covers=area)


def _occupant(scene: Scene, table: Table, tower: str, place: Point) -> None:
    """Draw what is on a tower: a piece, a proposed piece, or the sign of its terrain with its number."""
    x, y = place
    building = table.built.get(tower)
    move = table.proposal.move if table.proposal else None
    if building is not None:
        table.livery.piece(scene, building.seat, (x, y + 3), PIECE, building.type)
    elif isinstance(move, Build) and move.tower == tower and table.view.turn is not None:
        table.livery.proposed(scene, table.view.turn, (x, y + 3), PIECE, move.building)
    else:
        _free_tower(scene, tower, place, legal=tower in table.legal)
    if tower in table.fresh:
        brackets(scene, around((x, y), 35, 32), 15)


def _free_tower(scene: Scene, tower: str, place: Point, *, legal: bool) -> None:
    x, y = place
    land = TERRAIN_COLOUR[TOWER_TERRAIN[tower]]
    icon = TERRAIN_ICON[TOWER_TERRAIN[tower]]
    if legal:
        scene.icon(icon, (x, y - 18), 25, mix(land, INK, 0.5))
        chip(scene, (x, y + 13), tower, 29, least=GLANCE)
    else:
        scene.icon(icon, (x - 7, y), 40, mix(land, INK, 0.3))
        scene.text((x + 31, y + 26), tower[1:], 26, mix(land, INK2, 0.75), BOLD, anchor="end")
