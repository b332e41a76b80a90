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
from render.drawing.bands import GAP, MARGIN, across, places
from render.drawing.lettering import BOLD, READ
from render.drawing.marks import frame
from render.drawing.palette import INK2, INK3, LINE, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.names import price
from render.dungeon_lords.parts import adventurer_text, listed
from render.dungeon_lords.pieces import (
    MONSTER_TINT,
    cost_amounts,
    draw_adventurer,
    draw_amounts,
    draw_centred,
    draw_owner,
    draw_room_marks,
    room_trade,
)
from render.dungeon_lords.table import Table
from render.naming import Names

_CARD: Final = 146
_MONSTERS: Final = Area(MARGIN, 0, 488, _CARD)
_ROOMS: Final = Area(_MONSTERS.right + 2 * GAP, 0, WIDTH - MARGIN - _MONSTERS.right - 2 * GAP, _CARD)
_COMING_STEP: Final = 86


def offers_part(table: Table) -> Part:
    """Return monsters for hire and rooms to build."""
    view = table.view

    def draw(scene: Scene, y: float) -> None:
        _offers(scene, table, view.monsters, places(_MONSTERS.moved(0, y), MONSTERS_OFFERED), _monster)
        _offers(scene, table, view.rooms, places(_ROOMS.moved(0, y), ROOMS_OFFERED), _room)

    return Part(draw, partial(offers_text, table), _CARD + GAP, rank=6)


def offers_text(table: Table, names: Names) -> Iterator[str]:
    """Yield what is for hire with its price, and what can be built with what it does."""
    words, hire = names.words, []
    for one in table.view.monsters:
        cost = price(names, MONSTER[one].cost)
        cost = words("dungeon_lords-text-fed", cost=cost) if MONSTER[one].cost.monsters else cost
        hire.append(f"{names('monster', one)} ({cost})")
    yield listed(names, "hire", hire)
    does = ((one, names("room", one, "text").strip(".")) for one in table.view.rooms)
    yield listed(names, "build", (f"{names('room', one)} ({text})" for one, text in does))


def _offers(
    scene: Scene,
    table: Table,
    left: Sequence[str],
    spots: Sequence[Area],
    draw: Callable[[Scene, Table, str, Area], None],
) -> None:
    """Draw what is left on offer with marks of new and chosen things, then empty places."""
    legal = {_chosen(choice.move) for choice in table.open_choices}
    for thing, area in zip(left, spots, strict=False):
        draw(scene, table, thing, area)
        frame(scene, area, legal=thing in legal, proposed=thing == _chosen(table.proposed_move))
        table.mark_new(scene, area, 18, "offer", thing)
    for area in spots[len(left) :]:
        scene.rect(area, radius=12, stroke=Stroke(LINE, 2, "4 8"))
        if table.view.phase != "initial":
            # While initial orders are chosen nothing has been offered yet.
            scene.icon("check", area.middle, 34, LINE)


def _chosen(move: object) -> str:
    """Return what a move takes from the offers."""
    return move.monster if isinstance(move, m.Hire) else move.room if isinstance(move, m.Build) else ""


def _monster(scene: Scene, table: Table, monster: str, area: Area) -> None:
    """Draw a monster with its price and its name."""
    scene.rect(area, MONSTER_TINT, 12, Stroke(LINE, 2))
    y = area.y + 52
    scene.icon(monster, (area.x + 48, y), 80)
    cost = cost_amounts(MONSTER[monster].cost)
    for place, amount in enumerate(cost):
        low = y + (place - (len(cost) - 1) / 2) * 42
        draw_amounts(scene, (area.x + 92, low), (amount,), 34)
    name = table.names("monster", monster)
    scene.fitted((area.middle[0], area.bottom - 15), name, area.w - 8, 30, face=BOLD, anchor="middle", least=READ)


def _room(scene: Scene, table: Table, room: str, area: Area) -> None:
    """Draw what a room does in icons, its name, and where it may be built if not everywhere."""
    scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
    (x, _), trade = area.middle, room_trade(room)
    if trade is None:
        draw_room_marks(scene, (x, area.y + 46), room, area.w - 16, 36)
        low = area.bottom - 32
    else:
        draw_centred(scene, (x, area.y + 32), trade, area.w - 16, 40)
        said = table.words(f"dungeon_lords-zone-{ROOM[room].zone}")
        scene.fitted((x, area.bottom - 12), said, area.w - 12, 25, INK2, anchor="middle")
        low = area.y + 83
    name = table.names("room", room)
    scene.block((x, low), name, area.w - 12, 2, 28, face=BOLD, anchor="middle", centred=True)


def coming_part(table: Table) -> Part:
    """Return the adventurers of the next seasons, weakest first, each with the lord he would go to now."""
    count = sum(bool(group) for group in table.view.coming)

    def draw(scene: Scene, y: float) -> None:
        _draw_coming(scene, table, across(y, count * _COMING_STEP))

    return Part(draw, partial(coming_text, table), count * _COMING_STEP + MARGIN, rank=7)


def coming_text(table: Table, names: Names) -> Iterator[str]:
    """Yield who comes in each season, and to which lord as things are now."""
    words = names.words
    for season, group in zip(SEASONS[1:], table.view.coming, strict=True):
        said = []
        for one, seat in zip(group, table.view.arrival_order, strict=False):
            name = words("dungeon_lords-text-counter") if seat is None else names.player(seat)
            said.append(f"{adventurer_text(names, Adventurer(one))} → {name}")
        if said:
            yield words("dungeon_lords-text-coming", season=season, list="; ".join(said))


def _draw_coming(scene: Scene, table: Table, area: Area) -> None:
    """Draw a row for each season with adventurers on their way: who they are, and to which lord they go now."""
    y = area.y
    for season, group in zip(SEASONS[1:], table.view.coming, strict=True):
        if not group:
            continue
        scene.icon(season, (area.x + 30, y + _COMING_STEP / 2 - 3), 52)
        row = Area(area.x + 66, y, area.w - 66, _COMING_STEP - 6)
        for spot, one, seat in zip(places(row, len(group), gap=6), group, table.view.arrival_order, strict=False):
            _coming(scene, table, one, seat, spot)
            table.mark_new(scene, spot, 16, "coming", season)
        y += _COMING_STEP


def _coming(scene: Scene, table: Table, one: str, seat: Seat | None, area: Area) -> None:
    scene.rect(area, SURFACE, 12, Stroke(INK3, 2))
    wide = min(area.w - 58, 190)
    draw_adventurer(scene, Area(area.x + 2, area.y, wide, area.h), Adventurer(one))
    scene.icon("arrow", (area.right - 66, area.middle[1]), 24, INK3)
    draw_owner(scene, table, seat, (area.right - 30, area.middle[1]), 22)
