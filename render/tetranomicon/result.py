"""The four directions side by side with the arithmetic of every victory point (SPEC 7). Pure.

Before the end the same picture shows how things stand.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.tetranomicon.components import DIRECTIONS
from games.tetranomicon.quotes import Standing
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, GLANCE, TITLE
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED
from render.drawing.scene import WIDTH, Area, Scene, around
from render.naming import Names
from render.phrases import capital
from render.tetranomicon.names import DIRECTION_ICON
from render.tetranomicon.parts import head_part
from render.tetranomicon.standing import directions, ranked
from render.tetranomicon.table import Table

_BARS: Final = 540
_TALLEST_BAR: Final = 282
_ROW: Final = 96
_RULE: Final = 72


def describe_result(table: Table) -> Description:
    """Return the final table, or how things stand now."""
    words, over = table.words, bool(table.places)
    game = words("tetranomicon-name")
    title = words(f"tetranomicon-picture-{'result' if over else 'standing'}", game=game)
    rule = words("tetranomicon-picture-result-rule")

    def draw_rule(scene: Scene, y: float) -> None:
        scene.fitted((WIDTH / 2, y + _RULE - 28), rule, WIDTH - 40, 30, INK2, anchor="middle")

    return table.described(
        "result",
        head_part(table, "crown" if over else "vp", title, "", won_below=over),
        Part(partial(_draw, table), partial(_text, table), _BARS + GAP + len(table.seats) * (_ROW + GAP)),
        Part(draw_rule, lambda _: (rule,), _RULE, rank=0),
    )


def _text(table: Table, names: Names) -> Iterator[str]:
    """Yield place, points and values of each seat, the best first."""
    for standing in ranked(table.view.standings, table.places):
        yield names.words("tetranomicon-text-standing", **names.facts(standing), parts=directions(standing, names))


def _draw(table: Table, scene: Scene, y: float) -> None:
    """Draw the directions side by side: a bar for each seat with its value, its points; below a row for each seat."""
    wide = (WIDTH - 2 * MARGIN - GAP * (len(DIRECTIONS) - 1)) / len(DIRECTIONS)
    for place, direction in enumerate(DIRECTIONS):
        area = Area(MARGIN + place * (wide + GAP), y, wide, _BARS)
        panel(scene, area)
        scene.icon(DIRECTION_ICON[direction], (area.x + 34, area.y + 38), 44)
        title = capital(table.names("direction", direction))
        scene.fitted((area.x + 62, area.y + 50), title, area.w - 70, 36, face=TITLE, least=GLANCE)
        best = max(1, *(standing.values[place] for standing in table.view.standings))
        step = (area.w - 16) / len(table.seats)
        for seat in table.seats:
            standing = table.view.standings[seat]
            x, low = area.x + 8 + step * (seat + 0.5), area.y + 410
            high = max(3, _TALLEST_BAR * standing.values[place] / best)
            table.livery.bar(scene, seat, Area(x - 24, low - high, 48, high))
            scene.text((x, low - high - 12), str(standing.values[place]), 36, INK, BOLD, anchor="middle", least=GLANCE)
            table.livery.mark(scene, seat, (x, area.y + 446), 19)
            points, spot = standing.points[place], (x, area.y + 504)
            scene.rect(around(spot, 25, 22), INK if points else RAISED, 9)
            ink = GROUND if points else INK3
            scene.text((x, spot[1] + 12), f"+{points}", 33, ink, BOLD, anchor="middle", least=GLANCE)
    for turn, standing in enumerate(ranked(table.view.standings, table.places)):
        _draw_row(scene, table, standing, y + _BARS + GAP + turn * (_ROW + GAP))


def _draw_row(scene: Scene, table: Table, standing: Standing, y: float) -> None:
    """Draw a seat's place and the sum of its points."""
    won = standing.place == 1 and bool(table.places)
    middle = y + _ROW / 2
    panel(scene, Area(MARGIN, y, WIDTH - 2 * MARGIN, _ROW), chosen=won)
    if won:
        scene.icon("crown", (50, middle), 52)
    else:
        scene.text((52, middle + 14), str(standing.place), 46, INK3, BOLD, anchor="middle")
    table.livery.mark(scene, standing.seat, (118, middle), 27)
    scene.fitted((154, middle + 13), table.label(standing.seat), 170, 36, face=BOLD, least=GLANCE, cut=True)
    for place, direction in enumerate(DIRECTIONS):
        x = 350 + place * 112
        scene.icon(DIRECTION_ICON[direction], (x, middle), 36, INK2)
        scene.text((x + 24, middle + 14), str(standing.points[place]), 40, INK, BOLD, least=GLANCE)
        sign = "+" if place + 1 < len(DIRECTIONS) else "="
        scene.text((x + 72, middle + 11), sign, 30, INK3, BOLD, anchor="middle")
    scene.text((846, middle + 22), str(standing.total_points), 62, INK, BOLD, anchor="middle")
    scene.text((972, middle - 8), table.words("tetranomicon-picture-sum"), 26, INK3, anchor="end")
    scene.text((972, middle + 30), str(standing.total_values), 36, INK2, BOLD, anchor="end")
