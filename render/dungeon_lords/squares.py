"""The eight orders with their three squares each, and the minions on them. Pure."""

from collections.abc import Callable, Iterator
from typing import Final

from games.dungeon_lords.components import ORDERS, OrderId
from games.dungeon_lords.state import Minion
from games.kernel.ids import Seat
from render.described import Part
from render.drawing.bands import MARGIN
from render.drawing.lettering import BOLD, fit_lines
from render.drawing.marks import brackets, chip
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, LINE, LOSS, RAISED, SEAL, SEATS, SURFACE
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke
from render.dungeon_lords.names import square
from render.dungeon_lords.parts import listed
from render.dungeon_lords.reveal import is_sent_home, turns
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import ORDER_ICON, ROCK, draw_owner, draw_trade, fitting_size, square_trade, tint
from render.naming import Names
from render.phrases import numeral

_ROW: Final = 68
_ROW_STEP: Final = 73
ORDERS_HEIGHT: Final = len(ORDERS) * _ROW_STEP
_SQUARES_X: Final = 234
_SQUARE: Final = 246
_SQUARE_STEP: Final = 251
_NAME_X: Final = 76

_Taken = dict[tuple[OrderId, int], tuple[Minion, int]]
"""Who stands on a square, and which minion of lords it was to be placed (0: of a non-player colour)."""


def orders_part(table: Table) -> Part:
    """Return a row for each order with its squares and who is there."""
    number = turns(table.view)

    def draw(scene: Scene, y: float) -> None:
        taken = {
            (each.order, each.square): (each, 0 if each.seat is None else number.get((each.seat, each.order), 0))
            for each in table.view.minions
        }
        for place, order in enumerate(ORDERS):
            _row(scene, table, order, Area(MARGIN, y + place * _ROW_STEP, WIDTH - 2 * MARGIN, _ROW), taken)

    def text(names: Names) -> Iterator[str]:
        yield from own_text(table)
        for seat in table.view.play_order:
            said = [_turn_text(table, seat, order, number[seat, order]) for order in table.lord(seat).played]
            if said:
                yield names.words("dungeon_lords-text-turns", name=names.player(seat), list="; ".join(said))
        yield from minions_text(table, names)

    return Part(draw, text, ORDERS_HEIGHT)


def _turn_text(table: Table, seat: Seat, order: OrderId, number: int) -> str:
    """Return an order that was played, when its minion was placed and where."""
    on = table.square_of(seat, order)
    said = square(table.names, order, on) if on else table.names("order", order)
    home = "-home" if is_sent_home(table, seat, order) else ""
    return table.words(f"dungeon_lords-text-turn{home}", number=number, order=said)


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
        own = view.own_orders.own if view.own_orders is not None else ()
        yield listed(names, "own-orders", (names("order", order) for order in own))
        locked = view.own_lock or table.lord(view.observer).locked
        yield listed(names, "locked", (names("order", order) for order in locked))


def _row(scene: Scene, table: Table, order: OrderId, area: Area, taken: _Taken) -> None:
    current = table.current_square()
    now = current is not None and current[0] == order
    done = all(table.is_done(order, number) for number in (1, 2, 3))
    ink = INK3 if done else INK
    scene.rect(area, RAISED if now else SURFACE, 12)
    badge = _badge(table, order)
    icon, size = ((area.x + 33, area.middle[1]), 38) if badge is None else ((area.x + 27, area.y + 25), 32)
    scene.icon(ORDER_ICON[order], icon, size, ink)
    lines, size = fit_lines(table.names("order", order), _SQUARES_X - _NAME_X - 8, 2, 25, BOLD)
    for turn, line in enumerate(lines):
        low = area.middle[1] + 9 + (turn - (len(lines) - 1) / 2) * 26
        scene.text((_NAME_X, low), line, size, ink, BOLD)
    if badge is not None:
        badge(scene, (area.x + 46, area.y + 51))
    for number in (1, 2, 3):
        place = Area(_SQUARES_X + (number - 1) * _SQUARE_STEP, area.y + 4, _SQUARE, _ROW - 8)
        _square(scene, table, taken.get((order, number), (None, 0)), (order, number), place)


def _square(
    scene: Scene, table: Table, stands: tuple[Minion | None, int], which: tuple[OrderId, int], area: Area
) -> None:
    (minion, turn), (order, number) = stands, which
    now, done = table.current_square() == which, table.is_done(order, number)
    if minion is None:
        scene.rect(area, ROCK, 9, Stroke(LINE, 2, "5 6"))
    else:
        scene.rect(area, tint(minion.seat), 9)
    scene.text((area.x + 8, area.y + 21), numeral(number), 18, INK3, BOLD)
    trade, left = square_trade(order, number), area.x + (44 if minion is None else 84)
    size = fitting_size(trade, area.right - left - 6, 28)
    draw_trade(scene, (left, area.middle[1] + 1), trade, size, (INK3 if done else INK2) if minion is None else INK)
    if minion is not None:
        middle = (area.x + 53, area.middle[1] + 1)
        draw_owner(scene, table, minion.seat, middle, 20, colour=minion.colour)
        _turn(scene, turn, (middle[0] + 19, middle[1] - 19))
        _state(scene, table, minion, (middle[0] + 20, middle[1] + 18), done=done)
    if now:
        asked = table.proposal is not None
        scene.rect(area.grown(1), radius=10, stroke=Stroke(INK, 4.5, "12 9" if asked else ""))
    if table.is_fresh(order, number):
        brackets(scene, area.grown(-1), 12)


def _turn(scene: Scene, number: int, place: tuple[float, float]) -> None:
    """Write on a lord's minion which one it was to be placed."""
    if number:
        x, y = place
        scene.circle(place, 13, GROUND)
        scene.text((x, y + 7), str(number), 20, INK, BOLD, anchor="middle")


def _state(scene: Scene, table: Table, minion: Minion, place: tuple[float, float], *, done: bool) -> None:
    """Mark a minion whose order was carried out, or that stays on its card."""
    left = minion.seat is not None and minion.order in table.lord(minion.seat).unfulfilled
    if left or (done and minion.seat is not None):
        scene.circle(place, 12, GROUND)
        scene.icon("cross" if left else "check", place, 17, LOSS if left else GAIN)


def _badge(table: Table, order: OrderId) -> Callable[[Scene, Point], None] | None:
    """Return what draws the mark of the reader's own orders: sealed with their number, proposed, inaccessible."""
    seat, own, proposed = table.view.observer, table.proposed_orders, table.proposal is not None
    if seat is None:
        return None

    def sealed(scene: Scene, place: Point) -> None:
        edge = SEATS[seat].thin if proposed else INK
        chip(scene, place, str(own.index(order) + 1), 20, fill=GROUND if proposed else SEAL, ink=INK, edge=edge)

    def locked(scene: Scene, place: Point) -> None:
        scene.circle(place, 13, GROUND)
        scene.icon("lock", place, 20, INK2)

    return sealed if order in own else locked if table.is_locked(order) else None
