"""What is for hire and to build, and who comes to whom in the next seasons. Pure."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import MONSTER, ROOM, SEASONS
from games.dungeon_lords.parameters import MONSTERS_OFFERED, ROOMS_OFFERED
from games.dungeon_lords.state import Adventurer
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import EDGE, GAP, MARGIN
from render.drawing.lettering import BOLD, TITLE, balanced, fit, fit_lines
from render.drawing.marks import LEGAL, brackets
from render.drawing.palette import INK, INK2, INK3, LINE, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.names import price
from render.dungeon_lords.parts import adventurer_text, listed
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import (
    MONSTER_TINT,
    Amount,
    centred_trade,
    draw_amounts,
    draw_owner,
    figure_icon,
    fitting_size,
    monster_cost,
    room_trade,
    skills,
)
from render.naming import Names

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


def offers_part(table: Table) -> Part:
    """Return monsters for hire and rooms to build."""
    words, view = table.words, table.view

    def draw(scene: Scene, y: float) -> None:
        scene.text((EDGE, y + 28), words("dungeon_lords-picture-hire"), 28, face=TITLE)
        scene.text((_ROOMS_X + MARGIN, y + 28), words("dungeon_lords-picture-build"), 28, face=TITLE)
        for place in range(MONSTERS_OFFERED):
            area = Area(MARGIN + place * (_MONSTER + GAP), y + _TITLE, _MONSTER, _CARD)
            _offer(scene, table, view.monsters[place:], area, _monster)
        for place in range(ROOMS_OFFERED):
            area = Area(_ROOMS_X + place * (_ROOM + GAP), y + _TITLE, _ROOM, _CARD)
            _offer(scene, table, view.rooms[place:], area, _room)

    return Part(draw, partial(offers_text, table), OFFERS_HEIGHT + 4, rank=6)


def offers_text(table: Table, names: Names) -> Iterator[str]:
    """Yield what is for hire with its price, and what can be built with what it does."""
    words = names.words
    costs = []
    for one in table.view.monsters:
        paid, fed = price(names, MONSTER[one].cost), MONSTER[one].cost.monsters
        costs.append((one, words("dungeon_lords-text-fed", cost=paid) if fed else paid))
    yield listed(
        names,
        "hire",
        (words("dungeon_lords-text-hire-one", monster=names("monster", one), cost=cost) for one, cost in costs),
    )
    rooms = (
        words("dungeon_lords-text-build-one", room=names("room", one), text=names("room", one, "text").strip("."))
        for one in table.view.rooms
    )
    yield listed(names, "build", rooms)


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
    name, size = fit(table.names("monster", monster), area.w - 12, 26, BOLD)
    scene.text((area.middle[0], area.bottom - 18), name, size, INK, BOLD, anchor="middle")
    _marks(scene, table, monster, area)


def _room(scene: Scene, table: Table, room: str, area: Area) -> None:
    """Draw what a room is and does."""
    scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
    words, x = table.words, area.middle[0]
    trade, (name, size) = room_trade(room), fit(table.names("room", room), area.w - 16, 26, BOLD)
    if trade is None:
        lines, small = fit_lines(table.names("room", room, "text"), area.w - 16, 4, 20)
        step = 24 if len(lines) <= _FEW_LINES else 21
        scene.text((x, area.y + 32), name, size, INK, BOLD, anchor="middle")
        for turn, line in enumerate(balanced(lines, small)):
            scene.text((x, area.y + 59 + turn * step), line, small, INK2, anchor="middle")
    else:
        centred_trade(scene, (x, area.y + 42), trade, fitting_size(trade, area.w - 24, 34))
        scene.text((x, area.bottom - 46), name, size, INK, BOLD, anchor="middle")
        said, size = fit(words(f"dungeon_lords-zone-{ROOM[room].zone}"), area.w - 16, 22)
        scene.text((x, area.bottom - 18), said, size, INK2, anchor="middle")
    _marks(scene, table, room, area)


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


def coming_part(table: Table) -> Part:
    """Return the adventurers of the next seasons, weakest first, each with the lord he would go to now."""
    words, targets = table.words, table.view.arrival_order
    groups = [(season, group) for season, group in zip(SEASONS[1:], table.view.coming, strict=True) if group]

    def draw(scene: Scene, y: float) -> None:
        if not groups:
            return
        scene.text((EDGE, y + 28), words("dungeon_lords-picture-coming"), 28, face=TITLE)
        scene.text((WIDTH - EDGE, y + 28), words("dungeon_lords-picture-coming-note"), 22, INK2, anchor="end")
        y += _TITLE
        for season, group in groups:
            scene.icon(season, (MARGIN + 28, y + _COMING / 2), 44)
            wide = (WIDTH - 2 * MARGIN - _SEASON - GAP * (len(group) - 1)) / len(group)
            for place, (one, seat) in enumerate(zip(group, targets, strict=False)):
                area = Area(MARGIN + _SEASON + 8 + place * (wide - 2 + GAP), y, wide - 2 - 6, _COMING)
                _adventurer(scene, table, one, seat, area)
                if table.is_fresh("coming", season):
                    brackets(scene, area, 14)
            y += _COMING_STEP

    high = _TITLE + len(groups) * _COMING_STEP if groups else 0
    return Part(draw, partial(coming_text, table), high + MARGIN, rank=7)


def coming_text(table: Table, names: Names) -> Iterator[str]:
    """Yield who comes in each season, and to which lord as things are now."""
    words = names.words
    for season, group in zip(SEASONS[1:], table.view.coming, strict=True):
        said = (
            words(
                "dungeon_lords-text-coming-one",
                adventurer=adventurer_text(names, Adventurer(one)),
                name=words("dungeon_lords-text-counter") if seat is None else names.player(seat),
            )
            for one, seat in zip(group, table.view.arrival_order, strict=False)
        )
        if group:
            yield words("dungeon_lords-text-coming", season=season, list="; ".join(said))


def _adventurer(scene: Scene, table: Table, one: str, seat: Seat | None, area: Area) -> None:
    tile = ADVENTURER[one]
    scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
    scene.icon(figure_icon(one), (area.x + 34, area.middle[1]), 50)
    name, size = fit(table.words(f"dungeon_lords-adventurer-{one}.short"), area.w - 66 - 50, 22)
    scene.text((area.x + 66, area.y + 29), name, size, INK2)
    draw_amounts(scene, (area.x + 66, area.y + 51), (Amount(tile.hit_points, "heart"), *skills(tile)), 26)
    draw_owner(scene, table, seat, (area.right - 28, area.middle[1]), 18)
