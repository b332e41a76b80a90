"""The points of all lords side by side, what they are made of, and the titles. Pure; px on the picture."""

from collections.abc import Iterator
from typing import Final

from games.dungeon_lords.components import TITLES
from games.dungeon_lords.quotes import Score
from render.described import Description, Part
from render.drawing.bands import GAP, HEAD, MARGIN, panel
from render.drawing.lettering import BOLD, fit
from render.drawing.palette import EDGE, INK, INK2, INK3, LINE, LOSS, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.log import score_parts
from render.dungeon_lords.names import signed
from render.dungeon_lords.parts import described, head_part
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import draw_owner
from render.naming import Names

_NAMES: Final = 376
"""Width of the column that says what a row counts."""

_BARS: Final = 160
"""Height of the head of the columns, without the bars (px)."""

_HIGHEST: Final = 150
"""Height of the bar of whoever has most points."""

_ROW: Final = 50
_PARTS: Final = (
    ("monsters", "monster"), ("rooms", "room"), ("prisoners", "prison"), ("paladins", "paladin"),
    ("conquered", "flag"), ("tax_tokens", "tax"),
)  # fmt: skip
_POINTS: Final = {
    "monsters": "monster_points", "rooms": "room_points", "prisoners": "prisoner_points",
    "paladins": "paladin_points", "conquered": "conquered_points", "tax_tokens": "tax_points",
}  # fmt: skip
_TITLE_ICON: Final = {
    "dark_deeds": "evil", "halls": "hall", "tunnels": "tunnel", "monsters": "lair", "imps": "imp", "riches": "coin",
    "battle": "banner",
}  # fmt: skip


def describe_result(table: Table) -> Description:
    """Return the result, or the points as they are: a bar for each lord, then a row for each part and each title."""
    order, title = _order(table), _title(table)

    def draw_titles(scene: Scene, y: float) -> None:
        panel(scene, Area(MARGIN, y, WIDTH - 2 * MARGIN, len(TITLES) * _ROW + 20))
        for turn, held in enumerate(TITLES):
            low = y + 10 + turn * _ROW
            _share(scene, table, order, turn, low)
            _row(scene, low, _TITLE_ICON[held], table.names("title", held), turn)

    def draw(scene: Scene, y: float) -> None:
        _bars(scene, table, order)
        y += _head_height(order) + GAP
        high = (len(_PARTS) + 1) * _ROW + 20
        panel(scene, Area(MARGIN, y, WIDTH - 2 * MARGIN, high))
        for turn, part in enumerate(_PARTS):
            _part(scene, table, order, part, y + 10 + turn * _ROW)
        _scoring_rooms(scene, table, order, y + 10 + len(_PARTS) * _ROW)
        draw_titles(scene, y + high + GAP)

    def text(names: Names) -> Iterator[str]:
        for score in order:
            points = signed(score.total)
            place, name = _places(table)[score.seat], names.player(score.seat)
            said = names.words("dungeon_lords-text-score", place=place, name=name, points=points)
            parts = names.words.listed(score_parts(score, names))
            yield f"{said}: {parts}." if parts else f"{said}."

    rows = (len(_PARTS) + 1 + len(TITLES)) * _ROW + 40
    return described(
        table,
        "result",
        head_part(table, "crown", title, lambda _: f"{title}."),
        Part(draw, text, _head_height(order) + GAP + rows + GAP + MARGIN),
    )


def _title(table: Table) -> str:
    kind = "result" if table.view.phase == "over" else "standing"
    return table.words(f"dungeon_lords-picture-{kind}", game=table.words("dungeon_lords-name"))


def _places(table: Table) -> tuple[int, ...]:
    """Return the lords' places by seat, so far as they stand now."""
    scores = table.view.scores
    return table.places or tuple(1 + sum(other.total > one.total for other in scores) for one in scores)


def _order(table: Table) -> list[Score]:
    """Return the scores from the first place to the last."""
    places = _places(table)
    return sorted(table.view.scores, key=lambda each: (places[each.seat], each.seat))


def _head_height(order: list[Score]) -> float:
    """Return how high marks, names and bars are; there are no bars where nobody has points."""
    return _BARS + (_HIGHEST if any(score.total > 0 for score in order) else 0)


def _column(order: list[Score], turn: int) -> Area:
    """Return the column of the lord who stands at this place."""
    wide = (WIDTH - 3 * MARGIN - _NAMES) / len(order)
    return Area(MARGIN + _NAMES + turn * wide, HEAD + MARGIN, wide, _head_height(order))


def _bars(scene: Scene, table: Table, order: list[Score]) -> None:
    """Draw each lord's mark, name and place, and his points as a bar."""
    places, words = _places(table), table.words
    panel(scene, Area(MARGIN, HEAD + MARGIN, WIDTH - 2 * MARGIN, _head_height(order)))
    _legend(scene, table, order)
    most = max(1, *(score.total for score in order))
    for turn, score in enumerate(order):
        area, first = _column(order, turn), places[score.seat] == 1
        x, floor = area.middle[0], area.bottom - 92
        high = max(3.0, _HIGHEST * max(0, score.total) / most)
        table.livery.bar(scene, score.seat, Area(x - 34, floor - high, 68, high))
        total, size = fit(signed(score.total), area.w - 10, 44, BOLD)
        scene.text((x, floor - high - 12), total, size, LOSS if score.total < 0 else INK, BOLD, anchor="middle")
        draw_owner(scene, table, score.seat, (x, area.bottom - 62), 20)
        place = words("dungeon_lords-picture-place", place=places[score.seat])
        name, size = fit(f"{place} {table.label(score.seat)}", area.w - 10, 22, BOLD)
        scene.text((x, area.bottom - 14), name, size, INK if first else INK2, BOLD, anchor="middle")


def _legend(scene: Scene, table: Table, order: list[Score]) -> None:
    """Say at the left of the bars who leads and by how much."""
    best = [score for score in order if _places(table)[score.seat] == 1]
    scene.icon("crown", (MARGIN + 54, HEAD + MARGIN + 50), 62)
    names = table.words.listed(table.label(score.seat) for score in best)
    said, size = fit(names, _NAMES - 40, 32, BOLD)
    scene.text((MARGIN + 24, HEAD + MARGIN + 116), said, size, INK, BOLD)
    points = table.words("dungeon_lords-picture-points", points=signed(best[0].total))
    scene.text((MARGIN + 24, HEAD + MARGIN + 148), points, 26, INK2)


def _row(scene: Scene, y: float, icon: str, said: str, turn: int) -> None:
    """Write what a row counts, with a line above all but the first."""
    if turn:
        scene.rect(Area(MARGIN + 20, y - 1, WIDTH - 2 * MARGIN - 40, 1), LINE)
    scene.icon(icon, (MARGIN + 38, y + _ROW / 2), 34, INK2)
    name, size = fit(said, _NAMES - 74, 24)
    scene.text((MARGIN + 66, y + _ROW / 2 + 9), name, size, INK)


def _part(scene: Scene, table: Table, order: list[Score], part: tuple[str, str], y: float) -> None:
    """Draw a row: how many of a thing each lord has, and the points for them."""
    kind, icon = part
    _row(scene, y, icon, table.words(f"dungeon_lords-picture-part-{kind}"), [each for each, _ in _PARTS].index(kind))
    for turn, score in enumerate(order):
        count, points = getattr(score, kind), getattr(score, _POINTS[kind])
        _points(scene, _column(order, turn), y, points, f"×{count}" if count else "")


def _scoring_rooms(scene: Scene, table: Table, order: list[Score], y: float) -> None:
    """Draw the points of the rooms of the second year that bring some."""
    _row(scene, y, "fame", table.words("dungeon_lords-picture-part-scoring"), len(_PARTS))
    for turn, score in enumerate(order):
        points = sum(each.points for each in score.scoring_rooms)
        count = len(score.scoring_rooms)
        _points(scene, _column(order, turn), y, points, f"×{count}" if count else "")


def _share(scene: Scene, table: Table, order: list[Score], title: int, y: float) -> None:
    """Draw a row of a title: each lord's amount, and the points where he holds it; a frame where he holds it alone."""
    for turn, score in enumerate(order):
        share = next((each for each in score.titles if each.title == TITLES[title]), None)
        if share is None:
            continue
        area = _column(order, turn)
        if share.points:
            frame = Stroke(INK, 2.5) if share.alone else Stroke(EDGE, 2, "5 4")
            scene.rect(Area(area.x + 5, y + 5, area.w - 10, _ROW - 10), SURFACE, 9, frame)
        _points(scene, area, y, share.points, str(share.amount))


def _points(scene: Scene, area: Area, y: float, points: int, count: str) -> None:
    """Write points in bold, and what they are for in small before them."""
    low, x = y + _ROW / 2 + 9, area.middle[0]
    colour = LOSS if points < 0 else INK if points else INK3
    if count:
        said, size = fit(count, area.w / 2 - 12, 20)
        scene.text((x - 12, low), said, size, INK3, anchor="end")
    scene.text((x + 4, low), _gained(points), 28 if points else 24, colour, BOLD)


def _gained(points: int) -> str:
    """Return points with their sign, a dash for none."""
    return f"+{points}" if points > 0 else signed(points) if points else "–"
