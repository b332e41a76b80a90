"""The players' panels above the map: name, first player token, four tracks, income, who has passed. Pure."""

from typing import Final

from games.kernel.ids import Seat, seats_of
from games.tetranomicon.components import DIRECTIONS
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, fit
from render.drawing.marks import chip
from render.drawing.palette import INK, INK2, INK3, RAISED, SEATS
from render.drawing.scene import WIDTH, Area, Scene
from render.tetranomicon.table import Table
from render.tetranomicon.terms import DIRECTION_ICON

PANEL: Final = 160
"""Height of a panel (px)."""


def draw_players(scene: Scene, table: Table, y: float) -> None:
    """Draw a panel for each seat, side by side from `y` down."""
    count = table.view.seats
    wide = (WIDTH - 2 * MARGIN - GAP * (count - 1)) / count
    for seat in seats_of(count):
        _panel(scene, table, seat, Area(MARGIN + seat * (wide + GAP), y, wide, PANEL))


def _panel(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    passed = table.view.passed[seat] and table.view.phase == "actions"
    panel(scene, area, chosen=table.view.turn == seat)
    table.livery.mark(scene, seat, (area.x + 31, area.y + 33), 18)
    holds = table.view.holder == seat
    name, size = fit(table.label(seat), area.w - (112 if holds else 74), 27, BOLD, least=20)
    scene.text((area.x + 60, area.y + 42), name, size, INK3 if passed else INK, BOLD)
    if holds:
        scene.icon("flag", (area.right - 26, area.y + 33), 27)
    _tracks(scene, table, seat, area)
    _prospects(scene, table, seat, area)


def _tracks(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the four directions: icon, value, and a bar that compares it with the table's best."""
    step = (area.w - 16) / len(DIRECTIONS)
    for place, direction in enumerate(DIRECTIONS):
        x = area.x + 8 + step * (place + 0.5)
        values = [standing.values[place] for standing in table.view.standings]
        best = max(1, *values)
        scene.icon(DIRECTION_ICON[direction], (x, area.y + 71), 25, INK2)
        scene.text((x, area.y + 111), str(values[seat]), 29, INK, BOLD, anchor="middle")
        long = min(step, 110) - 12
        scene.rect(Area(x - long / 2, area.y + 118, long, 5), RAISED, 2.5)
        if values[seat]:
            scene.rect(Area(x - long / 2, area.y + 118, max(5, long * values[seat] / best), 5), SEATS[seat].thin, 2.5)


def _prospects(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw the income and the victory points as they would be now, and whether the seat acts or has passed."""
    y = area.y + 143
    scene.icon("vp", (area.x + 26, y), 23, INK2)
    scene.text((area.x + 43, y + 7), str(table.view.standings[seat].total_points), 22, INK2, BOLD)
    if table.view.phase != "ended":
        scene.icon("payday", (area.x + 86, y - 1), 25, INK2)
        scene.text((area.x + 103, y + 7), f"+{table.view.incomes[seat].gained}", 22, INK2, BOLD)
    right = (area.right - 12, y - 1)
    if table.view.turn == seat:
        chip(scene, right, table.words("tetranomicon-picture-acts"), 20, anchor="end")
    elif table.view.passed[seat] and table.view.phase == "actions":
        chip(scene, right, table.words("tetranomicon-picture-passed"), 20, fill=RAISED, ink=INK2, anchor="end")
