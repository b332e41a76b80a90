"""What is for hire and to build, and who comes to whom in the next seasons. Pure; px on the picture."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import MONSTER, ROOM, SEASONS
from games.dungeon_lords.parameters import MONSTERS_OFFERED, ROOMS_OFFERED
from games.dungeon_lords.state import Adventurer
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import EDGE, GAP, MARGIN, across, places
from render.drawing.lettering import BOLD, TITLE
from render.drawing.marks import brackets, frame
from render.drawing.palette import INK, INK2, INK3, LINE, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.names import price
from render.dungeon_lords.parts import adventurer_text, listed
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import (
    MONSTER_TINT,
    cost_amounts,
    draw_adventurer,
    draw_amounts,
    draw_centred,
    draw_owner,
    draw_room_marks,
    room_trade,
)
from render.naming import Names

_TITLE: Final = 38
_CARD: Final = 134
_LARGE: Final = 100
"""From this height on a card has room for what a room does in words (px)."""

_MONSTERS: Final = Area(MARGIN, _TITLE, 508, _CARD)
_ROOMS: Final = Area(_MONSTERS.right + 2 * GAP, _TITLE, WIDTH - MARGIN - _MONSTERS.right - 2 * GAP, _CARD)
_COMING_STEP: Final = 75
_NAMED: Final = 60
"""From this height on an adventurer has room for his name (px)."""


def offers_part(table: Table) -> Part:
    """Return monsters for hire and rooms to build."""
    words, view = table.words, table.view

    def draw(scene: Scene, y: float) -> None:
        for kind, area in (("hire", _MONSTERS), ("build", _ROOMS)):
            scene.text((area.x + MARGIN, y + 28), words(f"dungeon_lords-picture-{kind}"), 28, face=TITLE)
        _offers(scene, table, view.monsters, places(_MONSTERS.moved(0, y), MONSTERS_OFFERED), draw_monster)
        _offers(scene, table, view.rooms, places(_ROOMS.moved(0, y), ROOMS_OFFERED), draw_room)

    return Part(draw, partial(offers_text, table), _TITLE + _CARD + 4, rank=6)


def offers_text(table: Table, names: Names) -> Iterator[str]:
    """Yield what is for hire with its price, and what can be built with what it does."""
    words, hire = names.words, []
    for one in table.view.monsters:
        cost = price(names, MONSTER[one].cost)
        cost = words("dungeon_lords-text-fed", cost=cost) if MONSTER[one].cost.monsters else cost
        hire.append(words("dungeon_lords-text-hire-one", monster=names("monster", one), cost=cost))
    yield listed(names, "hire", hire)
    rooms = (
        words("dungeon_lords-text-build-one", room=names("room", one), text=names("room", one, "text").strip("."))
        for one in table.view.rooms
    )
    yield listed(names, "build", rooms)


def _offers(
    scene: Scene,
    table: Table,
    left: Sequence[str],
    spots: Sequence[Area],
    draw: Callable[[Scene, Table, str, Area], None],
) -> None:
    """Draw what is left on offer with marks of new and chosen things, then empty places."""
    proposed = "" if table.proposal is None else _chosen(table.proposal.move)
    legal = {_chosen(choice.move) for choice in table.open_choices}
    for thing, area in zip(left, spots, strict=False):
        draw(scene, table, thing, area)
        frame(scene, area, legal=thing in legal, proposed=thing == proposed)
        if table.is_fresh("offer", thing):
            brackets(scene, area, 18)
    for area in spots[len(left) :]:
        scene.rect(area, radius=12, stroke=Stroke(LINE, 2, "4 8"))
        if table.view.phase != "initial":
            # While initial orders are chosen nothing has been offered yet.
            scene.icon("check", area.middle, 34, LINE)


def _chosen(move: object) -> str:
    """Return what a move takes from the offers."""
    match move:
        case m.Hire(thing) | m.Build(thing):
            return thing
    return ""


def draw_monster(scene: Scene, table: Table, monster: str, area: Area) -> None:
    """Draw a monster with its price and its name."""
    scene.rect(area, MONSTER_TINT, 12, Stroke(LINE, 2))
    y, size = area.y + area.h * 0.38, 26 if area.h > _LARGE else 21
    scene.icon(monster, (area.x + area.h * 0.4, y), area.h * 0.54)
    cost = cost_amounts(MONSTER[monster].cost)
    for place, amount in enumerate(cost):
        low = y + (place - (len(cost) - 1) / 2) * area.h * 0.3
        draw_amounts(scene, (area.x + area.h * 0.73, low), (amount,), size)
    name = table.names("monster", monster)
    scene.fitted((area.middle[0], area.bottom - 13), name, area.w - 12, size, face=BOLD, anchor="middle")


def draw_room(scene: Scene, table: Table, room: str, area: Area) -> None:
    """Draw what a room is and does; where there is little room without words."""
    scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
    (x, _), is_large = area.middle, area.h > _LARGE
    trade, low, size = room_trade(room), area.bottom - (46 if is_large else 10), 26 if is_large else 21
    if trade is not None:
        draw_centred(scene, (x, area.y + area.h * 0.33), trade, area.w - 20, 34 if is_large else 28)
        if is_large:
            said = table.words(f"dungeon_lords-zone-{ROOM[room].zone}")
            scene.fitted((x, area.bottom - 18), said, area.w - 16, 22, INK2, anchor="middle")
    elif is_large:
        low = area.y + 32
        text = table.names("room", room, "text")
        scene.block((x, area.y + 59), text, area.w - 16, 4, 20, colour=INK2, anchor="middle", step=22)
    else:
        draw_room_marks(scene, (x, area.y + area.h * 0.35), room, area.w - 16, 24)
    scene.fitted((x, low), table.names("room", room), area.w - 16, size, INK, face=BOLD, anchor="middle")


def coming_part(table: Table) -> Part:
    """Return the adventurers of the next seasons, weakest first, each with the lord he would go to now."""
    words, count = table.words, sum(bool(group) for group in table.view.coming)

    def draw(scene: Scene, y: float) -> None:
        if count:
            scene.text((EDGE, y + 28), words("dungeon_lords-picture-coming"), 28, face=TITLE)
            scene.text((WIDTH - EDGE, y + 28), words("dungeon_lords-picture-coming-note"), 22, INK2, anchor="end")
            draw_coming(scene, table, across(y + _TITLE, count * _COMING_STEP), _COMING_STEP)

    return Part(draw, partial(coming_text, table), (_TITLE + count * _COMING_STEP if count else 0) + MARGIN, rank=7)


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


def draw_coming(scene: Scene, table: Table, area: Area, step: float) -> None:
    """Draw a row for each season with adventurers on their way: who they are, and to which lord they go now."""
    y, side = area.y, step * 0.8
    for season, group in zip(SEASONS[1:], table.view.coming, strict=True):
        if not group:
            continue
        scene.icon(season, (area.x + side / 2 - 4, y + step / 2 - 3), side * 0.73)
        row = Area(area.x + side, y, area.w - side, step - 5)
        for spot, one, seat in zip(places(row, len(group), gap=6), group, table.view.arrival_order, strict=False):
            _coming(scene, table, one, seat, spot)
            if table.is_fresh("coming", season):
                brackets(scene, spot, 14)
        y += step


def _coming(scene: Scene, table: Table, one: str, seat: Seat | None, area: Area) -> None:
    scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
    r = 18 if area.h > _NAMED else 11
    name = table.names("adventurer", one, "short") if area.h > _NAMED else ""
    draw_adventurer(scene, Area(area.x, area.y, area.w - 2.5 * r - 2, area.h), Adventurer(one), name=name)
    draw_owner(scene, table, seat, (area.right - 1.5 * r, area.middle[1]), r)
