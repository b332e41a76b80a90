"""The four directions side by side with the arithmetic of every victory point (SPEC 7). Pure.

Before the end the same picture shows how things stand.
"""

from typing import Final

from games.kernel.ids import seats_of
from games.tetranomicon.components import DIRECTIONS
from games.tetranomicon.events import Standing
from render.drawing.bands import GAP, HEAD, MARGIN, head, panel
from render.drawing.lettering import BOLD, TITLE, fit
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED
from render.drawing.scene import WIDTH, Area, Scene, around
from render.page import Picture
from render.phrases import capital
from render.tetranomicon import terms
from render.tetranomicon.heads import result_head
from render.tetranomicon.spoken_result import result_alt, result_plain
from render.tetranomicon.table import Table

_BARS: Final = 560
_TALLEST_BAR: Final = 330
_ROW: Final = 102
_RULE: Final = 64


def result_picture(table: Table) -> Picture:
    """Return the final table, or how things stand now."""
    return Picture(f"result-{table.stem}", table.drawn(result_scene), result_alt(table), result_plain(table))


def result_scene(table: Table) -> Scene:
    """Draw the four directions and a row for each seat, the best first."""
    top = HEAD + MARGIN
    rows = top + _BARS + GAP
    scene = Scene(rows + table.view.seats * (_ROW + GAP) + _RULE)
    head(scene, result_head(table))
    wide = (WIDTH - 2 * MARGIN - GAP * (len(DIRECTIONS) - 1)) / len(DIRECTIONS)
    for place in range(len(DIRECTIONS)):
        _direction(scene, table, place, Area(MARGIN + place * (wide + GAP), top, wide, _BARS))
    ordered = sorted(table.view.standings, key=lambda standing: (standing.place, standing.seat))
    for turn, standing in enumerate(ordered):
        area = Area(MARGIN, rows + turn * (_ROW + GAP), WIDTH - 2 * MARGIN, _ROW)
        _row(scene, table, standing, area)
    rule, size = fit(table.words("tetranomicon-picture-result-rule"), WIDTH - 48, 24)
    scene.text((WIDTH / 2, scene.height - 26), rule, size, INK2, anchor="middle")
    return scene


def _direction(scene: Scene, table: Table, place: int, area: Area) -> None:
    """Draw one direction: a bar for each seat with its value, and the points it brings."""
    panel(scene, area)
    direction = DIRECTIONS[place]
    scene.icon(terms.DIRECTION_ICON[direction], (area.x + 34, area.y + 38), 38)
    name = terms.direction(table.words, direction)
    title, size = fit(capital(name), area.w - 74, 32, TITLE)
    scene.text((area.x + 60, area.y + 50), title, size, face=TITLE)
    best = max(1, *(standing.values[place] for standing in table.view.standings))
    step = (area.w - 16) / table.view.seats
    for seat in seats_of(table.view.seats):
        standing = table.view.standings[seat]
        x, y = area.x + 8 + step * (seat + 0.5), area.y + 452
        high = max(3, _TALLEST_BAR * standing.values[place] / best)
        table.livery.bar(scene, seat, Area(x - 23, y - high, 46, high))
        scene.text((x, y - high - 12), str(standing.values[place]), 27, INK, BOLD, anchor="middle")
        table.livery.mark(scene, seat, (x, area.y + 481), 15)
        _points(scene, standing.points[place], (x, area.y + 528))


def _points(scene: Scene, points: int, place: tuple[float, float]) -> None:
    scene.rect(around(place, 21, 19), INK if points else RAISED, 9)
    ink = GROUND if points else INK3
    scene.text((place[0], place[1] + 9), f"+{points}", 26, ink, BOLD, anchor="middle")


def _row(scene: Scene, table: Table, standing: Standing, area: Area) -> None:
    """Draw a seat's place and the sum of its points."""
    first = standing.place == 1
    middle = area.y + area.h / 2
    panel(scene, area, chosen=first and table.view.phase == "ended")
    if first and table.view.phase == "ended":
        scene.icon("crown", (52, middle), 46)
    else:
        scene.text((52, middle + 14), str(standing.place), 40, INK3, BOLD, anchor="middle")
    table.livery.mark(scene, standing.seat, (118, middle), 27)
    name, size = fit(table.label(standing.seat), 172, 32, BOLD, least=20)
    scene.text((160, middle + 11), name, size, INK, BOLD)
    for place, direction in enumerate(DIRECTIONS):
        x = 352 + place * 112
        scene.icon(terms.DIRECTION_ICON[direction], (x, middle), 30, INK2)
        scene.text((x + 22, middle + 12), str(standing.points[place]), 34, INK, BOLD)
        sign = "+" if place + 1 < len(DIRECTIONS) else "="
        scene.text((x + 68, middle + 11), sign, 30, INK3, BOLD, anchor="middle")
    scene.text((842, middle + 20), str(standing.total_points), 56, INK, BOLD, anchor="middle")
    scene.text((970, middle - 6), table.words("tetranomicon-picture-sum"), 20, INK3, anchor="end")
    scene.text((970, middle + 25), str(standing.total_values), 28, INK2, BOLD, anchor="end")
