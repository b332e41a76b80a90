"""The board in small, beside the order cards: what a lord needs to know when he chooses orders. Pure; px.

Evilometer, the squares with who is there and what the reader cannot pay now, events, offers, who comes to whom.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import ORDERS, SEASONS, OrderId
from games.dungeon_lords.state import Minion
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN
from render.drawing.lettering import BOLD, fit
from render.drawing.palette import EDGE, INK, INK2, INK3, LINE, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.names import square
from render.dungeon_lords.offers import coming_text, offers_text
from render.dungeon_lords.parts import GAME_ICON, described, head_part, listed, undrawn
from render.dungeon_lords.seasons import draw_season, events_text, evil_part
from render.dungeon_lords.squares import minions_text, own_text
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import (
    MONSTER_TINT,
    ORDER_ICON,
    ROCK,
    Amount,
    centred_trade,
    draw_amounts,
    draw_cross,
    draw_owner,
    draw_room_marks,
    draw_trade,
    figure_icon,
    fitting_size,
    monster_cost,
    room_trade,
    square_trade,
    tint,
)
from render.naming import Names
from render.phrases import numeral

_ROW: Final = 58
_ORDERS: Final = len(ORDERS) * _ROW
_NAME: Final = 60
_SQUARE: Final = 166
_RIGHT: Final = MARGIN + _NAME + 3 * _SQUARE + 14
_EVENT: Final = 54
_OFFER: Final = 92
_COMING: Final = 50
_SEASON: Final = 34


def describe_small_board(table: Table) -> Description:
    """Return the board in small as the reader of `table` sees it."""
    title = table.words("dungeon_lords-picture-board")
    return described(
        table,
        "small",
        head_part(table, GAME_ICON, title, lambda _: table.words("dungeon_lords-text-board")),
        evil_part(table),
        Part(partial(_draw, table), partial(_text, table), _ORDERS + GAP),
        undrawn(lambda _: (dear_text(table),), rank=1),
    )


def _draw(table: Table, scene: Scene, top: float) -> None:
    taken = {(each.order, each.square): each for each in table.view.minions}
    for turn, order in enumerate(ORDERS):
        _order(scene, table, order, top + turn * _ROW, taken)
    y = top
    for season in SEASONS[1:]:
        draw_season(scene, table, season, Area(_RIGHT, y, WIDTH - MARGIN - _RIGHT, _EVENT))
        y += _EVENT + 5
    _monsters(scene, table, y)
    _rooms(scene, table, y + _OFFER + 5)
    _coming(scene, table, y + 2 * (_OFFER + 5))


def _text(table: Table, names: Names) -> Iterator[str]:
    yield from minions_text(table, names)
    yield from own_text(table)
    yield events_text(table, names)
    yield from offers_text(table, names)
    yield from coming_text(table, names)


def dear_text(table: Table) -> str:
    """Return the free squares that the reader could not pay with what he has now."""
    seat = table.view.observer
    prices = table.view.prices[seat] if seat is not None else ()
    squares = (one for order in prices for one in order if not (one.taken or one.payable))
    return listed(table.names, "dear", (square(table.names, one.order, one.square) for one in squares))


def _order(scene: Scene, table: Table, order: OrderId, y: float, taken: dict[tuple[OrderId, int], Minion]) -> None:
    """Draw an order with its three squares."""
    locked = table.is_locked(order)
    scene.rect(Area(MARGIN, y, _NAME - 4, _ROW - 5), SURFACE, 9)
    middle = (MARGIN + _NAME / 2 - 2, y + _ROW / 2 - 2)
    scene.icon(ORDER_ICON[order], middle if not locked else (middle[0] - 8, middle[1]), 36, EDGE if locked else INK)
    if locked:
        scene.icon("lock", (middle[0] + 17, middle[1] + 12), 20, INK2)
    for number in (1, 2, 3):
        area = Area(MARGIN + _NAME + (number - 1) * _SQUARE, y, _SQUARE - 5, _ROW - 5)
        _square(scene, table, (order, number), taken.get((order, number)), area)


def _square(scene: Scene, table: Table, which: tuple[OrderId, int], minion: Minion | None, area: Area) -> None:
    """Draw a square: who stands there, or what it would take and give; a cross if the reader cannot pay it now."""
    order, number = which
    trade, y = square_trade(order, number), area.middle[1]
    if minion is not None:
        scene.rect(area, tint(minion.seat), 8)
        draw_owner(scene, table, minion.seat, (area.x + 28, y), 17, colour=minion.colour)
    else:
        scene.rect(area, ROCK, 8, Stroke(LINE, 2, "5 6"))
        scene.text((area.x + 7, area.y + 19), numeral(number), 16, INK3, BOLD)
    left, dear = area.x + (56 if minion is not None else 30), not is_payable(table, order, number)
    size = fitting_size(trade, area.right - left - 5, 24, 16)
    draw_trade(scene, (left, y), trade, size, INK3 if dear or minion is not None else INK)
    if dear and minion is None:
        draw_cross(scene, (area.x + 14, area.bottom - 15))


def is_payable(table: Table, order: OrderId, number: int) -> bool:
    """Say whether the reader could pay a square with what he has now; nobody's purse is nobody's hindrance."""
    seat = table.view.observer
    return seat is None or table.view.prices[seat][ORDERS.index(order)][number - 1].payable


def _place(turn: int, count: int, y: float, high: float) -> Area:
    wide = (WIDTH - MARGIN - _RIGHT - 6 * (count - 1)) / count
    return Area(_RIGHT + turn * (wide + 6), y, wide, high)


def _monsters(scene: Scene, table: Table, y: float) -> None:
    for turn, monster in enumerate(table.view.monsters):
        area = _place(turn, 3, y, _OFFER)
        scene.rect(area, MONSTER_TINT, 9)
        scene.icon(monster, (area.x + 34, area.y + 34), 50)
        cost = monster_cost(monster)
        for place, amount in enumerate(cost):
            low = area.y + 34 + (place - (len(cost) - 1) / 2) * 30
            draw_amounts(scene, (area.x + 68, low), (amount,), 24)
        name, size = fit(table.names("monster", monster), area.w - 10, 21, BOLD)
        scene.text((area.middle[0], area.bottom - 10), name, size, INK, BOLD, anchor="middle")


def _rooms(scene: Scene, table: Table, y: float) -> None:
    for turn, room in enumerate(table.view.rooms):
        area = _place(turn, 2, y, _OFFER)
        scene.rect(area, SURFACE, 9, Stroke(INK3, 2))
        trade, x = room_trade(room), area.middle[0]
        name, size = fit(table.names("room", room), area.w - 12, 21, BOLD)
        if trade is not None:
            small = fitting_size(trade, area.w - 16, 28)
            centred_trade(scene, (x, area.y + 32), trade, small)
        else:
            draw_room_marks(scene, (x, area.y + 32), room, area.w - 16, 24)
        scene.text((x, area.bottom - 9), name, size, INK, BOLD, anchor="middle")


def _coming(scene: Scene, table: Table, y: float) -> None:
    """Draw a row for each season with adventurers on their way: who, hit points, to which lord now."""
    for season, group in zip(SEASONS[1:], table.view.coming, strict=True):
        if not group:
            continue
        scene.icon(season, (_RIGHT + 15, y + _COMING / 2 - 2), 30, INK2)
        step = (WIDTH - MARGIN - _RIGHT - _SEASON) / len(group)
        for turn, (one, seat) in enumerate(zip(group, table.view.arrival_order, strict=False)):
            _one(scene, table, one, seat, Area(_RIGHT + _SEASON + turn * step, y, step - 2, _COMING - 4))
        y += _COMING


def _one(scene: Scene, table: Table, one: str, seat: Seat | None, area: Area) -> None:
    scene.rect(area, SURFACE, 8)
    y = area.middle[1]
    scene.icon(figure_icon(one), (area.x + 15, y), 26)
    draw_amounts(scene, (area.x + 29, y), (Amount(ADVENTURER[one].hit_points, "heart"),), 18)
    draw_owner(scene, table, seat, (area.right - 14, y), 11)
