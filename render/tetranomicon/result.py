"""The four directions side by side with the arithmetic of every victory point (SPEC 7). Pure.

Before the end the same picture shows how things stand.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.tetranomicon.components import DIRECTIONS
from games.tetranomicon.events import Standing
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN, panel
from render.drawing.lettering import BOLD, TITLE, fit
from render.drawing.palette import GROUND, INK, INK2, INK3, RAISED
from render.drawing.scene import WIDTH, Area, Scene, around
from render.naming import Names
from render.phrases import capital
from render.tetranomicon.lines import ranked
from render.tetranomicon.names import DIRECTION_ICON
from render.tetranomicon.parts import described, head_part
from render.tetranomicon.table import Table

_BARS: Final = 560
_TALLEST_BAR: Final = 330
_ROW: Final = 102
_RULE: Final = 64


def describe_result(table: Table) -> Description:
    """Return the final table, or how things stand now."""
    words, over = table.words, table.view.phase == "ended"
    game = words("tetranomicon-name")
    title = words(f"tetranomicon-picture-{'result' if over else 'standing'}", game=game)
    rule = words("tetranomicon-picture-result-rule")

    def draw_rule(scene: Scene, y: float) -> None:
        said, size = fit(rule, WIDTH - 48, 24)
        scene.text((WIDTH / 2, y + _RULE - 26), said, size, INK2, anchor="middle")

    return described(
        table,
        "result",
        head_part(table, "crown" if over else "vp", title, "", won_below=over),
        Part(partial(_draw, table), partial(_text, table), _BARS + GAP + len(table.seats) * (_ROW + GAP)),
        Part(draw_rule, lambda _: (rule,), _RULE, rank=0),
    )


def _text(table: Table, names: Names) -> Iterator[str]:
    """Yield place, points and values of each seat, the best first."""
    for standing in ranked(table.view.standings):
        values = zip(DIRECTIONS, standing.values, standing.points, strict=True)
        parts = names.words.listed(
            names.words(
                "tetranomicon-text-direction", direction=names("direction", direction), value=value, points=points
            )
            for direction, value, points in values
        )
        yield names.words("tetranomicon-text-standing", **names.facts(standing), parts=parts)


def _draw(table: Table, scene: Scene, y: float) -> None:
    """Draw the directions side by side: a bar for each seat with its value, its points; below a row for each seat."""
    wide = (WIDTH - 2 * MARGIN - GAP * (len(DIRECTIONS) - 1)) / len(DIRECTIONS)
    for place, direction in enumerate(DIRECTIONS):
        area = Area(MARGIN + place * (wide + GAP), y, wide, _BARS)
        panel(scene, area)
        scene.icon(DIRECTION_ICON[direction], (area.x + 34, area.y + 38), 38)
        title, size = fit(capital(table.names("direction", direction)), area.w - 74, 32, TITLE)
        scene.text((area.x + 60, area.y + 50), title, size, face=TITLE)
        best = max(1, *(standing.values[place] for standing in table.view.standings))
        step = (area.w - 16) / len(table.seats)
        for seat in table.seats:
            standing = table.view.standings[seat]
            x, low = area.x + 8 + step * (seat + 0.5), area.y + 452
            high = max(3, _TALLEST_BAR * standing.values[place] / best)
            table.livery.bar(scene, seat, Area(x - 23, low - high, 46, high))
            scene.text((x, low - high - 12), str(standing.values[place]), 27, INK, BOLD, anchor="middle")
            table.livery.mark(scene, seat, (x, area.y + 481), 15)
            points, spot = standing.points[place], (x, area.y + 528)
            scene.rect(around(spot, 21, 19), INK if points else RAISED, 9)
            ink = GROUND if points else INK3
            scene.text((x, spot[1] + 9), f"+{points}", 26, ink, BOLD, anchor="middle")
    for turn, standing in enumerate(ranked(table.view.standings)):
        _draw_row(scene, table, standing, y + _BARS + GAP + turn * (_ROW + GAP))


def _draw_row(scene: Scene, table: Table, standing: Standing, y: float) -> None:
    """Draw a seat's place and the sum of its points."""
    won = standing.place == 1 and table.view.phase == "ended"
    middle = y + _ROW / 2
    panel(scene, Area(MARGIN, y, WIDTH - 2 * MARGIN, _ROW), chosen=won)
    if won:
        scene.icon("crown", (52, middle), 46)
    else:
        scene.text((52, middle + 14), str(standing.place), 40, INK3, BOLD, anchor="middle")
    table.livery.mark(scene, standing.seat, (118, middle), 27)
    name, size = fit(table.label(standing.seat), 172, 32, BOLD, least=20)
    scene.text((160, middle + 11), name, size, INK, BOLD)
    for place, direction in enumerate(DIRECTIONS):
        x = 352 + place * 112
        scene.icon(DIRECTION_ICON[direction], (x, middle), 30, INK2)
        scene.text((x + 22, middle + 12), str(standing.points[place]), 34, INK, BOLD)
        sign = "+" if place + 1 < len(DIRECTIONS) else "="
        scene.text((x + 68, middle + 11), sign, 30, INK3, BOLD, anchor="middle")
    scene.text((842, middle + 20), str(standing.total_points), 56, INK, BOLD, anchor="middle")
    scene.text((970, middle - 6), table.words("tetranomicon-picture-sum"), 20, INK3, anchor="end")
    scene.text((970, middle + 25), str(standing.total_values), 28, INK2, BOLD, anchor="end")
