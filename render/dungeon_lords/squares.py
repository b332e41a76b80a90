"""The orders of a round: a lord's three on his plate, the eight with their squares, and the minions on them. Pure."""

from collections.abc import Iterator
from typing import Final

from games.dungeon_lords.components import ORDERS, OrderId
from games.dungeon_lords.state import Minion
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import across, places
from render.drawing.lettering import BOLD, GLANCE, READ
from render.drawing.marks import chip, wax
from render.drawing.palette import EDGE, GAIN, GROUND, INK, INK2, INK3, LINE, LOSS, RAISED, SEAL, SEATS, SURFACE
from render.drawing.scene import Area, Point, Scene, Stroke
from render.dungeon_lords.names import square
from render.dungeon_lords.parts import listed
from render.dungeon_lords.pieces import (
    ORDER_ICON,
    ROCK,
    draw_cross,
    draw_owner,
    draw_trade,
    fitting_size,
    square_trade,
    tint,
)
from render.dungeon_lords.table import Table
from render.naming import Names
from render.phrases import numeral

_ROW: Final = 65
_GAP: Final = 5
_NAME: Final = 236
_NUMERALS: Final = 31
"""Height of the row of numerals above the squares (px)."""

_LARGEST: Final = 36
"""Of figures and icons on a square (px)."""

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

        if shows_prices(table):
            yield dear_text(table)

    high = _NUMERALS + len(ORDERS) * (_ROW + _GAP)
    return Part(lambda scene, y: _draw_orders(scene, table, across(y, high - _GAP)), text, high + _GAP)


def _turn_text(table: Table, seat: Seat, order: OrderId) -> str:
    """Return an order that was played, when its minion was placed and where."""
    on = table.square_of(seat, order)
    said = square(table.names, order, on) if on else table.names("order", order)
    number = table.positions[seat, order]
    if table.is_sent_home(seat, order):
        return table.words("dungeon_lords-text-turn-home", number=number, order=said)
    return f"{number}. {said}"


def minions_text(table: Table, names: Names) -> Iterator[str]:
    """Yield who is on the squares of each order."""
    for order in ORDERS:
        here = sorted((each for each in table.view.minions if each.order == order), key=lambda each: each.square)
        if here:
            said = "; ".join(_minion_text(table, minion, names) for minion in here)
            yield f"{names('order', order)}: {said}."


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


def shows_prices(table: Table) -> bool:
    """Say whether squares that the reader could not pay are marked: while he chooses orders."""
    return table.view.phase == "orders" and table.view.observer is not None


def _draw_orders(scene: Scene, table: Table, area: Area) -> None:
    """Draw the numerals of the squares, and a row for each order with its squares."""
    current, taken = table.current_square(), {(each.order, each.square): each for each in table.view.minions}
    spots = places(Area(area.x + _NAME, area.y, area.w - _NAME - 6, _NUMERALS), 3, gap=_GAP)
    for number, spot in enumerate(spots, start=1):
        scene.text((spot.middle[0], spot.y + 24), numeral(number), 30, INK2, BOLD, anchor="middle")
    rows = Area(area.x, area.y + _NUMERALS, area.w, area.h - _NUMERALS)
    for order, row in zip(ORDERS, places(rows, len(ORDERS), 1, gap=_GAP), strict=True):
        done = all(table.is_done(order, number) for number in (1, 2, 3))
        scene.rect(row, RAISED if current is not None and current[0] == order else SURFACE, 12)
        _order(scene, table, order, Area(row.x, row.y, _NAME, row.h), INK3 if done else INK)
        for number, spot in enumerate(spots, start=1):
            square = Area(spot.x, row.y + 4, spot.w, row.h - 8)
            _square(scene, table, (order, number), taken.get((order, number)), square)


def _order(scene: Scene, table: Table, order: OrderId, area: Area, ink: str) -> None:
    """Draw icon and name of an order, and a mark if it is one of the reader's own or inaccessible to him."""
    seat, own, (_, y) = table.view.observer, table.proposed_orders, area.middle
    marked = seat is not None and (order in own or table.is_locked(order))
    locked = marked and order not in own
    icon, size = ((area.x + 25, y - 8), 38) if marked else ((area.x + 35, y), 50)
    scene.icon(ORDER_ICON[order], icon, size, EDGE if locked else ink)
    name = table.names("order", order)
    room = area.w - 74
    scene.block((area.x + 70, y), name, room, 2, 30, colour=ink, face=BOLD, centred=True, least=GLANCE)
    place = (area.x + 53, y + 19)
    if seat is not None and order in own:
        fill, edge = (GROUND, SEATS[seat].thin) if table.proposal is not None else (SEAL, INK)
        chip(scene, place, str(own.index(order) + 1), 23, fill=fill, ink=INK, edge=edge)
    elif locked:
        scene.circle(place, 15, GROUND)
        scene.icon("lock", place, 26, INK2)


def _square(scene: Scene, table: Table, which: _Square, minion: Minion | None, area: Area) -> None:
    """Draw a square: what it takes and gives, who stands there and what became of him."""
    (order, number), (_, y) = which, area.middle
    now, done = table.current_square() == which, table.is_done(order, number)
    dear = shows_prices(table) and minion is None and not table.is_payable(order, number)
    scene.rect(area, ROCK if minion is None else tint(minion.seat), 9)
    left, right = area.x + (14 if minion is None else 74), area.right - (34 if dear else 6)
    ink = INK if minion is not None else INK3 if done or dear else INK2
    trade = square_trade(order, number)
    draw_trade(scene, (left, y + 1), trade, fitting_size(trade, right - left, _LARGEST, READ), ink)
    if minion is not None:
        middle = (area.x + 32, y + 1)
        draw_owner(scene, table, minion.seat, middle, 23, colour=minion.colour)
        _state(scene, table, minion, middle, done=done)
    elif dear:
        draw_cross(scene, (area.right - 18, y))
    if now:
        scene.rect(area.grown(1), radius=10, stroke=Stroke(INK, 6, "16 12" if table.proposal is not None else ""))
    table.mark_new(scene, area.grown(-1), 15, order, number)


def _state(scene: Scene, table: Table, minion: Minion, middle: Point, *, done: bool) -> None:
    """Write which of its lord's three orders it has; mark one whose order is done, or stays on its card."""
    if minion.seat is None:
        return
    x, y = middle
    position = table.positions.get((minion.seat, minion.order), 0)
    left = minion.order in table.lord(minion.seat).unfulfilled
    if position:
        scene.circle((x + 26, y - 18), 14, GROUND)
        scene.text((x + 26, y - 10), str(position), 24, INK, BOLD, anchor="middle")
    if left or done:
        scene.circle((x + 26, y + 18), 13, GROUND)
        scene.icon("cross" if left else "check", (x + 26, y + 18), 24, LOSS if left else GAIN)


def has_strip(table: Table) -> bool:
    """Say whether lords choose orders or show them."""
    return table.view.phase == "orders" or any(lord.played for lord in table.view.lords)


def draw_strip(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw a lord's three orders from the first: not chosen, sealed, the reader's own, or played."""
    played, own = table.lord(seat).played, table.proposed_orders if seat == table.view.observer else ()
    for turn, place in enumerate(places(area, 3, gap=6)):
        if played:
            _played(scene, table, seat, played[turn], place)
        elif own:
            edge = Stroke(SEAL, 2.5, "5 4") if table.proposal is None else Stroke(SEATS[seat].thin, 3, "8 6")
            scene.rect(place, RAISED, 7, edge)
            scene.icon(ORDER_ICON[own[turn]], place.middle, 36)
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
    scene.icon(ORDER_ICON[order], (area.x + 21, area.middle[1]), 36, EDGE if home else INK2 if done else INK)
    if left or done:
        scene.circle((area.right - 10, area.bottom - 10), 13, GROUND)
        scene.icon("cross" if left else "check", (area.right - 10, area.bottom - 10), 22, LOSS if left else GAIN)
