"""The eight orders with their three squares each, and the minions on them. Pure."""

from collections.abc import Callable
from functools import partial
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import ORDERS, OrderId
from games.dungeon_lords.state import Minion
from games.kernel.ids import Seat
from render.drawing.bands import MARGIN
from render.drawing.lettering import BOLD, fit_lines
from render.drawing.marks import brackets, chip
from render.drawing.palette import GAIN, GROUND, INK, INK2, INK3, LINE, LOSS, RAISED, SEAL, SEATS, SURFACE
from render.drawing.scene import WIDTH, Area, Point, Scene, Stroke
from render.dungeon_lords import terms
from render.dungeon_lords.board.reveal import turns
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import ORDER_ICON, ROCK, draw_owner, draw_trade, fitting_size, square_trade, tint
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


def draw_orders(scene: Scene, table: Table, y: float) -> None:
    """Draw a row for each order from `y` down."""
    number = turns(table.view)
    taken = {
        (each.order, each.square): (each, 0 if each.seat is None else number.get((each.seat, each.order), 0))
        for each in table.view.minions
    }
    for place, order in enumerate(ORDERS):
        _row(scene, table, order, Area(MARGIN, y + place * _ROW_STEP, WIDTH - 2 * MARGIN, _ROW), taken)


def _row(scene: Scene, table: Table, order: OrderId, area: Area, taken: _Taken) -> None:
    current = table.current_square()
    now = current is not None and current[0] == order
    done = all(table.is_done(order, square) for square in (1, 2, 3))
    ink = INK3 if done else INK
    scene.rect(area, RAISED if now else SURFACE, 12)
    badge = _badge(table, order)
    icon, size = ((area.x + 33, area.middle[1]), 38) if badge is None else ((area.x + 27, area.y + 25), 32)
    scene.icon(ORDER_ICON[order], icon, size, ink)
    lines, size = fit_lines(terms.order(table.words, order), _SQUARES_X - _NAME_X - 8, 2, 25, BOLD)
    for turn, line in enumerate(lines):
        low = area.middle[1] + 9 + (turn - (len(lines) - 1) / 2) * 26
        scene.text((_NAME_X, low), line, size, ink, BOLD)
    if badge is not None:
        badge(scene, (area.x + 46, area.y + 51))
    for square in (1, 2, 3):
        place = Area(_SQUARES_X + (square - 1) * _SQUARE_STEP, area.y + 4, _SQUARE, _ROW - 8)
        _square(scene, table, taken.get((order, square), (None, 0)), (order, square), place)


def _square(
    scene: Scene, table: Table, stands: tuple[Minion | None, int], which: tuple[OrderId, int], area: Area
) -> None:
    (minion, number), (order, square) = stands, which
    now, done = table.current_square() == which, table.is_done(order, square)
    if minion is None:
        scene.rect(area, ROCK, 9, Stroke(LINE, 2, "5 6"))
    else:
        scene.rect(area, tint(minion.seat), 9)
    scene.text((area.x + 8, area.y + 21), numeral(square), 18, INK3, BOLD)
    trade, left = square_trade(order, square), area.x + (44 if minion is None else 84)
    size = fitting_size(trade, area.right - left - 6, 28)
    draw_trade(scene, (left, area.middle[1] + 1), trade, size, (INK3 if done else INK2) if minion is None else INK)
    if minion is not None:
        middle = (area.x + 53, area.middle[1] + 1)
        draw_owner(scene, table, minion.seat, middle, 20, colour=minion.colour)
        _turn(scene, number, (middle[0] + 19, middle[1] - 19))
        _state(scene, table, minion, (middle[0] + 20, middle[1] + 18), done=done)
    if now:
        asked = table.proposal is not None
        scene.rect(area.grown(1), radius=10, stroke=Stroke(INK, 4.5, "12 9" if asked else ""))
    if table.is_fresh(order, square):
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


def _badge(table: Table, order: OrderId) -> Callable[[Scene, Point], object] | None:
    """Return what draws the mark of the reader's own orders: sealed with their number, proposed, inaccessible."""
    seat = table.view.observer
    if seat is None:
        return None
    position = _position(table, order)
    if position:
        return partial(_sealed, table, seat, position)
    return _locked if order in (*table.lord(seat).locked, *(table.view.own_lock or ())) else None


def _sealed(table: Table, seat: Seat, position: str, scene: Scene, place: Point) -> None:
    proposed = table.proposal is not None
    edge = SEATS[seat].thin if proposed else INK
    chip(scene, place, position, 20, fill=GROUND if proposed else SEAL, ink=INK, edge=edge)


def _locked(scene: Scene, place: Point) -> None:
    scene.circle(place, 13, GROUND)
    scene.icon("lock", place, 20, INK2)


def _position(table: Table, order: OrderId) -> str:
    """Return which of the reader's sealed or proposed orders this is, "" if none of them."""
    move = table.proposal.move if table.proposal is not None else None
    if isinstance(move, m.Seal):
        own = (move.first, move.second, move.third)
    elif table.view.own_orders is not None:
        own = table.view.own_orders.own
    else:
        return ""
    return str(own.index(order) + 1) if order in own else ""
