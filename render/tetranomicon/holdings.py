"""What every player holds, in small tiles: artifacts and influence, creatures and swords, trophies and fame. Pure."""

from typing import Final, NamedTuple

from games.kernel.ids import Seat, seats_of
from games.tetranomicon.components import ARTIFACT, CREATURE
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import brackets
from render.drawing.palette import ARTIFACT_TINT, CREATURE_TINT, INK, INK3, RAISED
from render.drawing.scene import WIDTH, Area, Scene
from render.tetranomicon.art import ARTIFACT_ART, CREATURE_ART
from render.tetranomicon.table import Table

TROPHY_ICON: Final = "trophy"

_TILE: Final = 64
_HIGH: Final = 44
_STEP: Final = 4
_NAMES: Final = 196
_TILES_X: Final = MARGIN + _NAMES
_IN_ROW: Final = int((WIDTH - MARGIN - 8 - _TILES_X + _STEP) // (_TILE + _STEP))


class _Held(NamedTuple):
    """A tile: its icon, what it counts, its colour, and the id of a card (empty for trophies)."""

    icon: str
    worth: int
    tint: str
    card: str = ""


def holdings_height(table: Table) -> float:
    """Return how high all rows are (px)."""
    return sum(_height(table, seat) + GAP for seat in seats_of(table.view.seats))


def draw_holdings(scene: Scene, table: Table, y: float) -> None:
    """Draw a row for each seat from `y` down."""
    for seat in seats_of(table.view.seats):
        high = _height(table, seat)
        _row(scene, table, seat, Area(MARGIN, y, WIDTH - 2 * MARGIN, high))
        y += high + GAP


def _row(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    panel(scene, area)
    table.livery.mark(scene, seat, (area.x + 30, area.y + 32), 17)
    name, size = fit(table.label(seat), _NAMES - 74, 24, BOLD, least=18)
    scene.text((area.x + 58, area.y + 40), name, size, INK, BOLD)
    held = _held(table, seat)
    if not held:
        scene.text((_TILES_X, area.y + 39), table.words("tetranomicon-picture-nothing"), 22, INK3)
    for place, tile in enumerate(held):
        row, column = divmod(place, _IN_ROW)
        x, y = _TILES_X + column * (_TILE + _STEP), area.y + 10 + row * (_HIGH + _STEP)
        scene.rect(Area(x, y, _TILE, _HIGH), tile.tint, 9)
        scene.icon(tile.icon, (x + 21, y + _HIGH / 2), 28)
        scene.text((x + _TILE - 8, y + 30), str(tile.worth), 22, INK, BOLD, anchor="end")
        if tile.card and tile.card in table.fresh:
            brackets(scene, Area(x, y, _TILE, _HIGH), 10)


def _height(table: Table, seat: Seat) -> float:
    rows = max(1, -(-len(_held(table, seat)) // _IN_ROW))
    return 20 + rows * (_HIGH + _STEP) - _STEP


def _held(table: Table, seat: Seat) -> list[_Held]:
    view = table.view
    artifacts = [_Held(ARTIFACT_ART[card], ARTIFACT[card].cost, ARTIFACT_TINT, card) for card in view.artifacts[seat]]
    creatures = [_Held(CREATURE_ART[card], CREATURE[card].swords, CREATURE_TINT, card) for card in view.armies[seat]]
    trophies = [_Held(TROPHY_ICON, level, RAISED) for level in sorted(view.trophies[seat], reverse=True)]
    return artifacts + creatures + trophies
