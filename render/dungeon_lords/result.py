"""The points of all lords side by side, what they are made of, and the titles. Pure; px on the picture."""

from collections.abc import Iterator
from typing import Final

from games.dungeon_lords.components import TITLES
from games.dungeon_lords.quotes import Score, TitleShare
from games.dungeon_lords.view import View
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN, across, panel, places
from render.drawing.lettering import BOLD, GLANCE
from render.drawing.palette import EDGE, INK, INK2, INK3, LINE, LOSS, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.log import score_line, score_parts
from render.dungeon_lords.parts import head_part
from render.dungeon_lords.pieces import draw_owner
from render.dungeon_lords.table import Table
from render.naming import Names
from render.phrases import signed

_NAMES: Final = 376
"""Width of the column that says what a row counts."""

_BARS: Final = 172
"""Height of the head of the columns, without the bars (px)."""

_HIGHEST: Final = 150
"""Height of the bar of whoever has most points."""

_ROW: Final = 58
_PARTS: Final = (
    ("monsters", "monster", "monster_points"), ("rooms", "room", "room_points"),
    ("prisoners", "prison", "prisoner_points"), ("paladins", "paladin", "paladin_points"),
    ("conquered", "flag", "conquered_points"), ("tax_tokens", "tax", "tax_points"),
)  # fmt: skip
_TITLE_ICON: Final = {
    "dark_deeds": "evil", "halls": "hall", "tunnels": "tunnel", "monsters": "lair", "imps": "imp", "riches": "coin",
    "battle": "banner",
}  # fmt: skip


_Cell = tuple[int, str, Stroke | None]
"""Points of a lord, what brings them, and a frame for a title that he holds."""

_Row = tuple[str, str, list[_Cell]]
"""Icon and name of what is counted, and a cell for each lord."""


def describe_result(table: Table) -> Description:
    """Return the result, or the points as they are: a bar for each lord, then a row for each part and each title."""
    order, kind = _order(table), "result" if table.view.phase == "over" else "standing"
    title = table.words(f"dungeon_lords-picture-{kind}", game=table.words("dungeon_lords-name"))

    def text(names: Names) -> Iterator[str]:
        for score in order:
            place, name = _places(table)[score.seat], names.player(score.seat)
            said = names.words("dungeon_lords-text-score", place=place, name=name, points=signed(score.total))
            parts = names.words.listed(score_parts(score, names))
            yield f"{said}: {parts}." if parts else f"{said}."

    bars = _BARS + (_HIGHEST if any(score.total > 0 for score in order) else 0)
    rows, titles = _part_rows(table, order), _title_rows(table, order)

    def draw(scene: Scene, y: float) -> None:
        _bars(scene, table, order, across(y, bars))
        low = _draw_rows(scene, rows, y + bars + GAP)
        _draw_rows(scene, titles, low + GAP)

    high = bars + (len(rows) + len(titles)) * _ROW + 40 + 2 * GAP
    head = head_part(table, "crown", title, lambda _: f"{title}.")
    return table.described("result", head, Part(draw, text, high + MARGIN))


def standing_words(view: View, names: Names) -> Iterator[str]:
    """Yield what every lord would score if the match ended now."""
    ranked = sorted(view.scores, key=lambda each: (-each.total, each.seat))
    return (score_line(score, names, "standing") for score in ranked)


def _places(table: Table) -> tuple[int, ...]:
    """Return the lords' places by seat, so far as they stand now."""
    scores = table.view.scores
    return table.places or tuple(1 + sum(other.total > one.total for other in scores) for one in scores)


def _order(table: Table) -> list[Score]:
    """Return the scores from the first place to the last."""
    standing = _places(table)
    return sorted(table.view.scores, key=lambda each: (standing[each.seat], each.seat))


def _columns(count: int, whole: Area) -> list[Area]:
    """Return the column of each lord, from the first place to the last."""
    return places(Area(whole.x + _NAMES, whole.y, WIDTH - 3 * MARGIN - _NAMES, whole.h), count, gap=0)


def _bars(scene: Scene, table: Table, order: list[Score], whole: Area) -> None:
    """Draw who leads, then each lord's mark, name and place, and his points as a bar."""
    standing, words = _places(table), table.words
    panel(scene, whole)
    scene.icon("crown", (whole.x + 54, whole.y + 50), 62)
    best = [score for score in order if standing[score.seat] == 1]
    names = words.listed(table.label(score.seat) for score in best)
    scene.fitted((whole.x + 20, whole.y + 124), names, _NAMES - 30, 40, face=BOLD, least=GLANCE, cut=True)
    lead = words("dungeon_lords-picture-points", points=signed(best[0].total))
    scene.text((whole.x + 20, whole.y + 160), lead, 30, INK2)
    most = max(1, *(score.total for score in order))
    for score, area in zip(order, _columns(len(order), whole), strict=True):
        x, floor, place = area.middle[0], area.bottom - 96, standing[score.seat]
        high = max(3.0, _HIGHEST * max(0, score.total) / most)
        table.livery.bar(scene, score.seat, Area(x - 34, floor - high, 68, high))
        colour = LOSS if score.total < 0 else INK
        scene.fitted((x, floor - high - 12), signed(score.total), area.w - 10, 44, colour, face=BOLD, anchor="middle")
        draw_owner(scene, table, score.seat, (x, area.bottom - 66), 22)
        name = f"{place}. {table.label(score.seat)}"
        ink = INK if place == 1 else INK2
        scene.fitted((x, area.bottom - 14), name, area.w - 4, 28, ink, face=BOLD, anchor="middle", cut=True)


def _part_rows(table: Table, order: list[Score]) -> list[_Row]:
    """Return how much each lord has of each thing that counts, and the points for it; rooms that score come last."""
    counted = [
        (kind, icon, [(getattr(one, worth), getattr(one, kind)) for one in order]) for kind, icon, worth in _PARTS
    ]
    rooms = [(sum(room.points for room in one.scoring_rooms), len(one.scoring_rooms)) for one in order]
    return [
        (
            icon,
            table.words(f"dungeon_lords-picture-part-{kind}"),
            [(points, f"×{count}" if count else "", None) for points, count in given],
        )
        for kind, icon, given in (*counted, ("scoring", "fame", rooms))
    ]


def _title_rows(table: Table, order: list[Score]) -> list[_Row]:
    """Return each lord's amount for each title, in a frame where he holds it, a solid one where he holds it alone."""
    return [
        (_TITLE_ICON[title], table.names("title", title), [_share(score.titles[turn]) for score in order])
        for turn, title in enumerate(TITLES)
    ]


def _share(share: TitleShare) -> _Cell:
    frame = Stroke(INK, 2.5) if share.alone else Stroke(EDGE, 2, "5 4")
    return share.points, str(share.amount), frame if share.points else None


def _draw_rows(scene: Scene, rows: list[_Row], y: float) -> float:
    """Draw rows on a panel, with a line above all but the first; return where the panel ends."""
    whole = across(y, len(rows) * _ROW + 20)
    panel(scene, whole)
    for turn, (icon, name, cells) in enumerate(rows):
        top = y + 10 + turn * _ROW
        if turn:
            scene.rect(Area(MARGIN + 20, top - 1, WIDTH - 2 * MARGIN - 40, 1), LINE)
        scene.icon(icon, (MARGIN + 34, top + _ROW / 2), 40, INK2)
        scene.fitted((MARGIN + 62, top + _ROW / 2 + 10), name, _NAMES - 64, 29)
        for cell, area in zip(cells, _columns(len(cells), Area(MARGIN, top, 0, _ROW)), strict=True):
            _draw_cell(scene, cell, area)
    return whole.bottom


def _draw_cell(scene: Scene, cell: _Cell, area: Area) -> None:
    """Write points in bold with their sign, a dash for none, and what they are for in small before them."""
    (points, count, frame), low, x = cell, area.middle[1] + 11, area.middle[0]
    if frame is not None:
        scene.rect(area.grown(-5), SURFACE, 9, frame)
    if count:
        scene.fitted((x - 8, low), count, area.w / 2 - 10, 26, INK3, anchor="end")
    said = f"+{points}" if points > 0 else signed(points) if points else "–"
    colour = LOSS if points < 0 else INK if points else INK3
    scene.text((x + 2, low), said, 34 if points else 28, colour, BOLD)
