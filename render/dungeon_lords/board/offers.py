"""What is for hire and to build, and who comes to whom in the next seasons. Pure."""

from collections.abc import Callable, Sequence
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import ROOM, SEASONS
from games.dungeon_lords.parameters import MONSTERS_OFFERED, ROOMS_OFFERED
from games.kernel.ids import Seat
from render.drawing.bands import EDGE, GAP, MARGIN
from render.drawing.lettering import BOLD, TITLE, balanced, fit, fit_lines
from render.drawing.marks import LEGAL, brackets
from render.drawing.palette import INK, INK2, INK3, LINE, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords import terms
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import (
    MONSTER_TINT,
    Amount,
    Trade,
    draw_amounts,
    draw_owner,
    draw_trade,
    figure_icon,
    fitting_size,
    monster_cost,
    room_trade,
    skills,
    trade_width,
)

_Draw = Callable[[Scene, Table, str, Area], None]
_TITLE: Final = 38
_CARD: Final = 134
OFFERS_HEIGHT: Final = _TITLE + _CARD
_MONSTER: Final = 164
_ROOMS_X: Final = MARGIN + MONSTERS_OFFERED * (_MONSTER + GAP) + GAP
_ROOM: Final = (WIDTH - MARGIN - _ROOMS_X - GAP * (ROOMS_OFFERED - 1)) / ROOMS_OFFERED
_COMING: Final = 70
_COMING_STEP: Final = 75
_SEASON: Final = 56
_FEW_LINES: Final = 3


def draw_offers(scene: Scene, table: Table, y: float) -> None:
    """Draw monsters for hire and rooms to build."""
    words, view = table.words, table.view
    scene.text((EDGE, y + 28), words("dungeon_lords-picture-hire"), 28, face=TITLE)
    scene.text((_ROOMS_X + MARGIN, y + 28), words("dungeon_lords-picture-build"), 28, face=TITLE)
    for place in range(MONSTERS_OFFERED):
        area = Area(MARGIN + place * (_MONSTER + GAP), y + _TITLE, _MONSTER, _CARD)
        _offer(scene, table, view.monsters[place:], area, _monster)
    for place in range(ROOMS_OFFERED):
        area = Area(_ROOMS_X + place * (_ROOM + GAP), y + _TITLE, _ROOM, _CARD)
        _offer(scene, table, view.rooms[place:], area, _room)


def _offer(scene: Scene, table: Table, left: Sequence[str], area: Area, draw: _Draw) -> None:
    """Draw the first of what is left on offer, or an empty place."""
    if left:
        draw(scene, table, left[0], area)
    else:
        _empty(scene, table, area)


def _monster(scene: Scene, table: Table, monster: str, area: Area) -> None:
    scene.rect(area, MONSTER_TINT, 12, Stroke(LINE, 2))
    scene.icon(monster, (area.x + 54, area.y + 52), 72)
    cost = monster_cost(monster)
    for place, amount in enumerate(cost):
        low = area.y + 52 + (place - (len(cost) - 1) / 2) * 40
        draw_amounts(scene, (area.x + 98, low), (amount,), 29)
    name, size = fit(terms.monster(table.words, monster), area.w - 12, 26, BOLD)
    scene.text((area.middle[0], area.bottom - 18), name, size, INK, BOLD, anchor="middle")
    _marks(scene, table, monster, area)


def _room(scene: Scene, table: Table, room: str, area: Area) -> None:
    scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
    draw_room(scene, table, room, area)
    _marks(scene, table, room, area)


def draw_room(scene: Scene, table: Table, room: str, area: Area, size: int = 26) -> None:
    """Write what a room is and does into `area`."""
    words, x = table.words, area.middle[0]
    trade = room_trade(room)
    if trade is None:
        lines, small = fit_lines(terms.text(words, "room", room), area.w - 16, 4, 20)
        step = 24 if len(lines) <= _FEW_LINES else 21
        name, fitted = fit(terms.room(words, room), area.w - 16, size, BOLD)
        scene.text((x, area.y + 32), name, fitted, INK, BOLD, anchor="middle")
        for turn, line in enumerate(balanced(lines, small)):
            scene.text((x, area.y + 59 + turn * step), line, small, INK2, anchor="middle")
        return
    fitted = fitting_size(trade, area.w - 24, 34)
    _centred(scene, (x, area.y + 42), trade, fitted)
    name, fitted = fit(terms.room(words, room), area.w - 16, size, BOLD)
    scene.text((x, area.bottom - 46), name, fitted, INK, BOLD, anchor="middle")
    zone = words(f"dungeon_lords-zone-{ROOM[room].zone}")
    said, fitted = fit(zone, area.w - 16, 22)
    scene.text((x, area.bottom - 18), said, fitted, INK2, anchor="middle")


def _centred(scene: Scene, middle: tuple[float, float], trade: Trade, size: int) -> None:
    draw_trade(scene, (middle[0] - trade_width(trade, size) / 2, middle[1]), trade, size)


def _empty(scene: Scene, table: Table, area: Area) -> None:
    """Draw the place of what is taken; while initial orders are chosen nothing has been offered yet."""
    scene.rect(area, radius=12, stroke=Stroke(LINE, 2, "4 8"))
    if table.view.phase != "initial":
        scene.icon("check", area.middle, 34, LINE)


def _marks(scene: Scene, table: Table, thing: str, area: Area) -> None:
    """Mark an offer as new, as the reader's choice, or as proposed."""
    if thing in {_chosen(choice.move) for choice in table.choices} and table.proposal is None:
        scene.rect(area, radius=12, stroke=LEGAL)
    if table.proposal is not None and _chosen(table.proposal.move) == thing:
        scene.rect(area, radius=12, stroke=Stroke(INK, 6, "12 9"))
    if table.is_fresh("offer", thing):
        brackets(scene, area, 18)


def _chosen(move: object) -> str:
    """Return what a move takes from the offers."""
    match move:
        case m.Hire(monster):
            return monster
        case m.Build(room):
            return room
    return ""


def coming_height(table: Table) -> float:
    """Return how high the adventurers on their way are (px)."""
    rows = sum(bool(group) for group in table.view.coming)
    return _TITLE + rows * _COMING_STEP if rows else 0


def draw_coming(scene: Scene, table: Table, y: float) -> None:
    """Draw the adventurers of the next seasons, weakest first, each with the lord he would go to now."""
    if not coming_height(table):
        return
    words, targets = table.words, table.by_evil()
    scene.text((EDGE, y + 28), words("dungeon_lords-picture-coming"), 28, face=TITLE)
    scene.text((WIDTH - EDGE, y + 28), words("dungeon_lords-picture-coming-note"), 22, INK2, anchor="end")
    y += _TITLE
    for season, group in zip(SEASONS[1:], table.view.coming, strict=True):
        if not group:
            continue
        scene.icon(season, (MARGIN + 28, y + _COMING / 2), 44)
        wide = (WIDTH - 2 * MARGIN - _SEASON - GAP * (len(group) - 1)) / len(group)
        for place, (one, seat) in enumerate(zip(group, targets, strict=False)):
            area = Area(MARGIN + _SEASON + 8 + place * (wide - 2 + GAP), y, wide - 2 - 6, _COMING)
            _adventurer(scene, table, one, seat, area)
            if table.is_fresh("coming", season):
                brackets(scene, area, 14)
        y += _COMING_STEP


def _adventurer(scene: Scene, table: Table, one: str, seat: Seat | None, area: Area) -> None:
    tile = ADVENTURER[one]
    scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
    scene.icon(figure_icon(one), (area.x + 34, area.middle[1]), 50)
    name, size = fit(table.words(f"dungeon_lords-adventurer-{one}.short"), area.w - 66 - 50, 22)
    scene.text((area.x + 66, area.y + 29), name, size, INK2)
    draw_amounts(scene, (area.x + 66, area.y + 51), (Amount(tile.hit_points, "heart"), *skills(tile)), 26)
    draw_owner(scene, table, seat, (area.right - 28, area.middle[1]), 18)
