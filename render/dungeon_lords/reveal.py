"""The orders of a round: backs while they are chosen, then three cards a lord and the turn of each minion. Pure."""

from typing import Final

from games.dungeon_lords.components import OrderId
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.drawing.lettering import BOLD
from render.drawing.marks import wax
from render.drawing.palette import EDGE, GAIN, INK, INK2, INK3, LINE, LOSS, RAISED, SEAL, SEATS
from render.drawing.scene import Area, Scene, Stroke
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import ORDER_ICON

STRIP: Final = 42
"""Height of a lord's three orders on his plate (px)."""

_COUNT: Final = 3
_GAP: Final = 6


def has_strip(table: Table) -> bool:
    """Say whether lords choose orders or show them."""
    return table.view.phase == "orders" or any(lord.played for lord in table.view.lords)


def turns(view: View) -> dict[tuple[Seat, OrderId], int]:
    """Return which minion was placed first, second, ...: three waves in play order, also for those sent home (2.2)."""
    found: dict[tuple[Seat, OrderId], int] = {}
    for wave in range(_COUNT):
        for place, seat in enumerate(view.play_order, start=1):
            if view.lords[seat].played:
                found[seat, view.lords[seat].played[wave]] = wave * len(view.play_order) + place
    return found


def is_sent_home(table: Table, seat: Seat, order: OrderId) -> bool:
    """Say whether a minion found no square, or its fee was not paid."""
    return order in table.lord(seat).unfulfilled and not table.square_of(seat, order)


def draw_strip(scene: Scene, table: Table, seat: Seat, area: Area) -> None:
    """Draw three places: empty, sealed, the reader's own sealed orders, or what was played."""
    wide = (area.w - _GAP * (_COUNT - 1)) / _COUNT
    played, own = table.lord(seat).played, table.proposed_orders if seat == table.view.observer else ()
    for turn in range(_COUNT):
        place = Area(area.x + turn * (wide + _GAP), area.y, wide, area.h)
        if played:
            _card(scene, table, seat, played[turn], place)
        elif own:
            edge = Stroke(SEAL, 2.5, "5 4") if table.proposal is None else Stroke(SEATS[seat].thin, 3, "8 6")
            scene.rect(place, RAISED, 7, edge)
            _content(scene, place, turn + 1, own[turn])
        elif table.view.sealed[seat]:
            wax(scene, place)
        else:
            scene.rect(place, radius=7, stroke=Stroke(LINE, 2, "4 6"))


def _card(scene: Scene, table: Table, seat: Seat, order: OrderId, area: Area) -> None:
    """Draw an order that was played: its turn, its icon, carried out or not; a broken frame if sent home."""
    home, left = is_sent_home(table, seat, order), order in table.lord(seat).unfulfilled
    square = table.square_of(seat, order)
    done = bool(square) and table.is_done(order, square)
    scene.rect(area, "none" if home else RAISED, 7, Stroke(EDGE, 2, "4 5") if home else None)
    sign = "cross" if left else "check" if done else ""
    number = turns(table.view)[seat, order]
    _content(scene, area, number, order, ink=EDGE if home else INK2 if done else INK, sign=sign)


def _content(scene: Scene, area: Area, number: int, order: OrderId, *, ink: str = INK, sign: str = "") -> None:
    """Draw number, icon and state of an order side by side."""
    x, y = area.middle
    scene.text((area.x + 4, y + 7), str(number), 19, INK3, BOLD)
    scene.icon(ORDER_ICON[order], (x + 4, y), 25, ink)
    if sign:
        scene.icon(sign, (area.right - 11, y), 17, LOSS if sign == "cross" else GAIN)
