"""The orders of a round: a lord's three on his plate, the eight with their squares, and the minions on them. Pure."""

from collections.abc import Iterator
from typing import Final

from games.dungeon_lords.components import ORDERS, OrderId
from games.dungeon_lords.state import Minion
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import across, places
from render.drawing.lettering import BOLD
from render.drawing.marks import brackets, chip, wax
from render.drawing.palette import EDGE, GAIN, GROUND, INK, INK2, INK3, LINE, LOSS, RAISED, SEAL, SEATS, SURFACE
from render.drawing.scene import Area, Point, Scene, Stroke
from render.dungeon_lords.names import square
from render.dungeon_lords.parts import listed
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import (
    ORDER_ICON,
    ROCK,
    draw_cross,
    draw_owner,
    draw_trade,
    fitting_size,
    square_trade,
    tint,
)
from render.naming import Names
from render.phrases import numeral

STRIP: Final = 42
"""Height of a lord's three orders on his plate (px)."""

_ROW: Final = 68
_GAP: Final = 5
_NAME: Final = 222
_SMALL_NAME: Final = 60
"""Width of the column of names, or of icons alone (px)."""

_LARGE: Final = 200
"""From this width on a square has room for large marks (px)."""

_Square = tuple[OrderId, int]


def orders_part(table: Table) -> Part:
    """Return a row for each order with its squares and who is there."""

    def text(names: Names) -> Iterator[str]:
        yield from own_text(table)
        for seat in table.view.play_order:
            said = [_turn_text(table, seat, order) for order in table.lord(seat).played]
            if said:
                yield names.words("dungeon_lords-text-turns", name=names.player(seat), list="; ".join(said))
        yield from minions_text(table, names)

    high = len(ORDERS) * (_ROW + _GAP)
    return Part(lambda scene, y: draw_orders(scene, table, across(y, high - _GAP)), text, high)


def _turn_text(table: Table, seat: Seat, order: OrderId) -> str:
    """Return an order that was played, when its minion was placed and where."""
    on = table.square_of(seat, order)
    said = square(table.names, order, on) if on else table.names("order", order)
    home = "-home" if table.is_sent_home(seat, order) else ""
    return table.words(f"dungeon_lords-text-turn{home}", number=table.turns[seat, order], order=said)


def minions_text(table: Table, names: Names) -> Iterator[str]:
    """Yield who is on the squares of each order."""
    for order in ORDERS:
        here = sorted((each for each in table.view.minions if each.order == order), key=lambda each: each.square)
        if here:
            said = "; ".join(_minion_text(table, minion, names) for minion in here)
            yield names.words("dungeon_lords-text-order", order=names("order", order), list=said)


def _minion_text(table: Table, minion: Minion, names: Names) -> str:
    state = ""
    if minion.seat is not None and minion.order in table.lord(minion.seat).unfulfilled:
        state = "-left"
    elif table.is_done(minion.order, minion.square):
        state = "-done"
    elif table.current_square() == (minion.order, minion.square):
        state = "-now"
    if minion.seat is None:
        name = names.words("dungeon_lords-text-colour", number=minion.colour + 1)
    else:
        name = names.player(minion.seat)
    return names.words(f"dungeon_lords-text-minion{state}", square=numeral(minion.square), name=name)


def own_text(table: Table) -> Iterator[str]:
    """Yield the reader's own marks on the orders: what he sealed, what is inaccessible to him."""
    view, names = table.view, table.names
    if view.observer is not None:
        yield listed(names, "own-orders", view.own_orders.own if view.own_orders else (), "order")
        yield listed(names, "locked", view.own_lock or table.lord(view.observer).locked, "order")


def dear_text(table: Table) -> str:
    """Return the free squares that the reader could not pay with what he has now."""
    seat = table.view.observer
    prices = table.view.prices[seat] if seat is not None else ()
    squares = (one for order in prices for one in order if not (one.taken or one.payable))
    return listed(table.names, "dear", (square(table.names, one.order, one.square) for one in squares))


def draw_orders(scene: Scene, table: Table, area: Area, *, small: bool = False) -> None:
    """Draw a row for each order with its squares; `small`: icons for names, and a cross on what is too dear."""
    current, taken = table.current_square(), {(each.order, each.square): each for each in table.view.minions}
    wide = _SMALL_NAME if small else _NAME
    for order, row in zip(ORDERS, places(area, len(ORDERS), 1, gap=_GAP), strict=True):
        done = all(table.is_done(order, number) for number in (1, 2, 3))
        scene.rect(row, RAISED if current is not None and current[0] == order else SURFACE, 12)
        _order(scene, table, order, Area(row.x, row.y, wide, row.h), INK3 if done else INK)
        squares = Area(row.x + wide, row.y + 4, row.w - wide - 6, row.h - 8)
        for number, spot in enumerate(places(squares, 3, gap=_GAP), start=1):
            dear = small and not table.is_payable(order, number)
            _square(scene, table, (order, number), taken.get((order, number)), spot, dear=dear)


def _order(scene: Scene, table: Table, order: OrderId, area: Area, ink: str) -> None:
    """Draw icon and name of an order, and a mark if it is one of the reader's own or inaccessible to him."""
    seat, own, (_, y) = table.view.observer, table.proposed_orders, area.middle
    marked = seat is not None and (order in own or table.is_locked(order))
    locked = marked and order not in own
    low = min(17, area.h / 2 - 14)
    icon, size = ((area.x + 27, y - 10), 14 + low) if marked else ((area.x + 33, y), 38)
    scene.icon(ORDER_ICON[order], icon, size, EDGE if locked else ink)
    if area.w > _SMALL_NAME:
        name = table.names("order", order)
        scene.block((area.x + 64, y), name, area.w - 72, 2, 25, colour=ink, face=BOLD, centred=True)
    place = (area.x + 46, y + low)
    if seat is not None and order in own:
        fill, edge = (GROUND, SEATS[seat].thin) if table.proposal is not None else (SEAL, INK)
        chip(scene, place, str(own.index(order) + 1), 20, fill=fill, ink=INK, edge=edge)
    elif locked:
        scene.circle(place, 13, GROUND)
        scene.icon("lock", place, 20, INK2)


def _square(scene: Scene, table: Table, which: _Square, minion: Minion | None, area: Area, *, dear: bool) -> None:
    """Draw a square: its number, what it takes and gives, who stands there and what became of him."""
    (order, number), (_, y), large = which, area.middle, area.w > _LARGE
    now, done = table.current_square() == which, table.is_done(order, number)
    scene.rect(area, *((ROCK, 9, Stroke(LINE, 2, "5 6")) if minion is None else (tint(minion.seat), 9)))
    r, numbered = 20 if large else 15, large or minion is None
    if numbered:
        scene.text((area.x + 8, area.y + 21), numeral(number), 18, INK3, BOLD)
    before = area.x + (32 if numbered else 12)
    left = before + (12 if large else 0) if minion is None else before + 2 * r + 11
    if large:
        ink = INK if minion is not None else INK3 if done else INK2
    else:
        ink = INK if minion is None and not dear else INK3
    trade = square_trade(order, number)
    draw_trade(scene, (left, y + 1), trade, fitting_size(trade, area.right - left - 5, 28 if large else 24, 16), ink)
    if minion is not None:
        middle = (before + r, y + 1)
        draw_owner(scene, table, minion.seat, middle, r, colour=minion.colour)
        if large:
            _state(scene, table, minion, middle, done=done)
    elif dear:
        draw_cross(scene, (area.x + 16, area.bottom - 13))
    if now:
        scene.rect(area.grown(1), radius=10, stroke=Stroke(INK, 4.5, "12 9" if table.proposal is not None else ""))
    if table.is_fresh(order, number):
        brackets(scene, area.grown(-1), 12)


def _state(scene: Scene, table: Table, minion: Minion, middle: Point, *, done: bool) -> None:
    """Write which of the lords' minions it was to be placed; mark one whose order is done, or stays on its card."""
    if minion.seat is None:
        return
    x, y = middle
    turn, left = table.turns.get((minion.seat, minion.order), 0), minion.order in table.lord(minion.seat).unfulfilled
    if turn:
        scene.circle((x + 19, y - 19), 13, GROUND)
        scene.text((x + 19, y - 12), str(turn), 20, INK, BOLD, anchor="middle")
    if left or done:
        scene.circle((x + 20, y + 18), 12, GROUND)
        scene.icon("cross" if left else "check", (x + 20, y + 18), 17, LOSS if left else GAIN)


def has_strip(table: Table) -> bool:
    """Say whether lords choose orders or show them."""
    return table.view.phase == "orders" or any(lord.played for lord in table.view.lords)


def draw_strip(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw a lord's three orders: not chosen, sealed, the reader's own, or played with their turns."""
    played, own = table.lord(seat).played, table.proposed_orders if seat == table.view.observer else ()
    for turn, place in enumerate(places(area, 3, gap=6)):
        if played:
            _played(scene, table, seat, played[turn], place)
        elif own:
            edge = Stroke(SEAL, 2.5, "5 4") if table.proposal is None else Stroke(SEATS[seat].thin, 3, "8 6")
            scene.rect(place, RAISED, 7, edge)
            _numbered(scene, place, turn + 1, own[turn])
        elif table.view.sealed[seat]:
            wax(scene, place)
        else:
            scene.rect(place, radius=7, stroke=Stroke(LINE, 2, "4 6"))


def _played(scene: Scene, table: Table, seat: Seat, order: OrderId, area: Area) -> None:
    """Draw an order that was played: carried out or not, in a broken frame if its minion was sent home."""
    home, left = table.is_sent_home(seat, order), order in table.lord(seat).unfulfilled
    number = table.square_of(seat, order)
    done = bool(number) and table.is_done(order, number)
    scene.rect(area, "none" if home else RAISED, 7, Stroke(EDGE, 2, "4 5") if home else None)
    _numbered(scene, area, table.turns[seat, order], order, ink=EDGE if home else INK2 if done else INK)
    if left or done:
        scene.icon("cross" if left else "check", (area.right - 11, area.middle[1]), 17, LOSS if left else GAIN)


def _numbered(scene: Scene, area: Area, number: int, order: OrderId, *, ink: str = INK) -> None:
    """Draw an order's icon after its number."""
    x, y = area.middle
    scene.text((area.x + 4, y + 7), str(number), 19, INK3, BOLD)
    scene.icon(ORDER_ICON[order], (x + 4, y), 25, ink)
