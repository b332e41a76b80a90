"""What a lord has and alone knows: stores, order cards, traps, spied cards, sealed orders. Pure; px on the picture."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from games.dungeon_lords.components import ORDERS, SPELL, OrderId
from games.kernel.ids import Seat
from render.described import Description, Part
from render.drawing.bands import GAP, MARGIN, section
from render.drawing.lettering import BOLD, fit, fit_lines
from render.drawing.marks import brackets, chip
from render.drawing.palette import EDGE, GROUND, INK, INK2, INK3, LINE, RAISED, SEAL, SURFACE
from render.drawing.scene import WIDTH, Area, Scene, Stroke
from render.dungeon_lords.board import PLATE, draw_plate
from render.dungeon_lords.parts import described, head_part, listed, stores_text
from render.dungeon_lords.small_board import dear_text, is_payable
from render.dungeon_lords.squares import minions_text
from render.dungeon_lords.table import Table
from render.dungeon_lords.tokens import (
    ORDER_ICON,
    draw_cross,
    draw_owner,
    draw_trade,
    fitting_size,
    square_trade,
)
from render.naming import Names
from render.phrases import numeral

_CARD: Final = 236
_SMALL: Final = 132
_SECTION: Final = 50
_COLUMNS: Final = 4
_SMALL_COLUMNS: Final = 3


def describe_hand(table: Table) -> Description:
    """Return the hand of the reader; nothing but a head for who has none."""
    seat, title = table.view.observer, table.words("dungeon_lords-picture-hand")
    head = head_part(
        table,
        "card",
        title,
        lambda names: title if seat is None else table.words("dungeon_lords-text-hand", name=names.player(seat)),
    )
    if seat is None:
        return described(table, "hand", head)
    kinds = Counter(table.view.own_traps)
    return described(
        table,
        "hand",
        head,
        Part(
            lambda scene, y: draw_plate(scene, table, seat, Area(MARGIN, y, WIDTH - 2 * MARGIN, PLATE)),
            lambda names: (f"{stores_text(table, seat, names)}.",),
            PLATE + GAP,
        ),
        Part(partial(_orders, table, seat), partial(_orders_text, table, seat), _block(len(ORDERS), _COLUMNS, _CARD)),
        Part(
            partial(_traps, table, kinds),
            lambda names: (listed(names, "own-traps", (names("trap", one) for one in table.view.own_traps)),),
            _block(len(kinds), _SMALL_COLUMNS, _SMALL),
        ),
        Part(
            partial(_spied, table, seat),
            partial(_spied_text, table, seat),
            _block(len(table.lord(seat).spied), _SMALL_COLUMNS, _SMALL) + 4,
        ),
    )


def _orders_text(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    view, lord, own = table.view, table.lord(seat), table.view.own_orders
    kinds: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("dealt", () if lord.hand else view.own_dealt),
        ("lock", view.own_lock or ()),
        ("own-orders", () if own is None else (*own.own, *([own.other] if own.other else []))),
        ("orders", lord.hand),
        ("locked", lord.locked),
        ("played", lord.played),
    )
    for kind, orders in kinds:
        yield listed(names, kind, (names("order", one) for one in orders))
    yield from minions_text(table, names)
    yield dear_text(table)


def _spied_text(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    for position in table.lord(seat).spied:
        card = names("spell", table.view.cards[position - 1])
        yield names.words("dungeon_lords-text-spied", position=numeral(position), card=card)


def _block(count: int, columns: int, high: float) -> float:
    """Return how high a section with `count` cards is; nothing without cards."""
    return _SECTION + -(-count // columns) * (high + GAP) if count else 0


def _place(turn: int, columns: int, top: float, high: float) -> Area:
    row, column = divmod(turn, columns)
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    return Area(MARGIN + column * (wide + GAP), top + _SECTION + row * (high + GAP), wide, high)


def _orders(table: Table, seat: Seat, scene: Scene, top: float) -> None:
    """Draw the eight order cards: those in hand first, then the inaccessible ones."""
    hand = _at_hand(table, seat)
    section(scene, top + 36, "card", table.words("dungeon_lords-picture-hand-orders"), _note(table, seat))
    for turn, order in enumerate(sorted(ORDERS, key=lambda each: (each not in hand, ORDERS.index(each)))):
        _order(scene, table, seat, order, _place(turn, _COLUMNS, top, _CARD))


def _order(scene: Scene, table: Table, seat: Seat, order: OrderId, area: Area) -> None:
    """Draw an order card: name, what each of its three squares takes and gives, and where it is."""
    words = table.words
    away = order not in _at_hand(table, seat)
    ink = INK3 if away else INK
    place = _sealed_place(table, order)
    edge = Stroke(INK, 4) if place else Stroke(EDGE, 2, "4 6") if away else Stroke(LINE, 2)
    scene.rect(area, SURFACE if away else RAISED, 12, edge)
    scene.icon(ORDER_ICON[order], (area.x + 36, area.y + 40), 52, ink)
    lines, size = fit_lines(table.names("order", order), area.w - 84, 2, 24, BOLD)
    for turn, line in enumerate(lines):
        low = area.y + 40 + size * 0.35 + (turn - (len(lines) - 1) / 2) * (size + 3)
        scene.text((area.x + 72, low), line, size, ink, BOLD)
    for square in (1, 2, 3):
        _square(scene, table, (order, square), Area(area.x + 16, area.y + 42 + square * 34, area.w - 28, 34), ink)
    said, icon = _whereabouts(table, seat, order)
    fill = INK if place else SURFACE if not away else RAISED
    if place:
        said, icon = words("dungeon_lords-picture-sealed-place", place=numeral(place)), "sealed"
    said, size = fit(said, area.w - 66, 20, BOLD)
    chip(
        scene,
        (area.middle[0], area.bottom - 26),
        said,
        size,
        fill=fill,
        ink=GROUND if place else INK2,
        icon=icon,
    )
    if table.is_fresh(seat, "order", order):
        brackets(scene, area, 18)


def _square(scene: Scene, table: Table, which: tuple[OrderId, int], area: Area, ink: str) -> None:
    """Draw a square of an order: who stands there, what it takes and gives, a cross if he could not pay it now."""
    (order, square), y = which, area.middle[1]
    minion = next((one for one in table.view.minions if (one.order, one.square) == which), None)
    dear = minion is None and not is_payable(table, order, square)
    if minion is None:
        scene.text((area.x, y + 8), numeral(square), 20, INK3, BOLD)
    else:
        draw_owner(scene, table, minion.seat, (area.x + 10, y), 12, colour=minion.colour)
    trade, room = square_trade(order, square), area.w - 38 - (20 if dear else 0)
    shade = INK3 if dear or minion is not None else ink
    draw_trade(scene, (area.x + 34, y), trade, fitting_size(trade, room, 26), shade)
    if dear:
        draw_cross(scene, (area.right - 6, y))


def _note(table: Table, seat: Seat) -> str:
    """Return how many cards are in hand, and the order sealed for a non-player colour."""
    sealed, played = table.view.own_orders, table.lord(seat).played
    if sealed is not None and sealed.other:
        return table.words("dungeon_lords-picture-sealed-other", order=table.names("order", sealed.other))
    count = sum(order not in played for order in _at_hand(table, seat))
    return table.words("dungeon_lords-picture-hand-note", hand=count)


def _at_hand(table: Table, seat: Seat) -> tuple[OrderId, ...]:
    """Return the cards in hand; before the first round those that were dealt to the lord."""
    return table.lord(seat).hand or table.view.own_dealt


def _sealed_place(table: Table, order: OrderId) -> int:
    """Return which of the sealed orders this is, 0 for none."""
    sealed = table.view.own_orders
    return sealed.own.index(order) + 1 if sealed is not None and order in sealed.own else 0


def _whereabouts(table: Table, seat: Seat, order: OrderId) -> tuple[str, str]:
    """Return the word for where an order card is, and its icon."""
    lord = table.lord(seat)
    kind, icon = "in-hand", "hand"
    if order in (table.view.own_lock or ()):
        kind, icon = "chosen", "sealed"
    elif order in table.view.own_dealt and not lord.hand:
        kind, icon = "dealt", "card"
    elif order in lord.locked:
        kind, icon = "locked", "lock"
    elif order in lord.played:
        kind, icon = "played", "check"
    elif order not in lord.hand:
        kind, icon = "not-in-hand", "hidden"
    return table.words(f"dungeon_lords-picture-card-{kind}"), icon


def _traps(table: Table, kinds: Counter[str], scene: Scene, top: float) -> None:
    """Draw the traps in hand, equal ones once."""
    if not kinds:
        return
    words = table.words
    section(scene, top + 36, "trap", words("dungeon_lords-picture-hand-traps"), str(kinds.total()))
    for turn, (trap, count) in enumerate(kinds.items()):
        area = _place(turn, _SMALL_COLUMNS, top, _SMALL)
        name = table.names("trap", trap)
        _small(scene, area, "trap", f"{count} × {name}" if count > 1 else name, table.names("trap", trap, "text"))


def _spied(table: Table, seat: Seat, scene: Scene, top: float) -> None:
    """Draw the combat cards that the lord has looked at."""
    spied, words = table.lord(seat).spied, table.words
    if not spied:
        return
    section(scene, top + 36, "spy", words("dungeon_lords-picture-spied"))
    for turn, position in enumerate(spied):
        card = table.view.cards[position - 1]
        name = f"{numeral(position)}. {table.names('spell', card)}"
        icon = "bolt" if SPELL[card].fast else "clock"
        _small(scene, _place(turn, _SMALL_COLUMNS, top, _SMALL), icon, name, table.names("spell", card, "text"))


def _small(scene: Scene, area: Area, icon: str, name: str, text: str) -> None:
    """Draw a card with a name and what it does, known to the reader alone."""
    scene.rect(area, SURFACE, 12, Stroke(SEAL, 3, "5 4"))
    scene.icon(icon, (area.x + 40, area.y + 44), 56)
    name, size = fit(name, area.w - 92, 24, BOLD)
    scene.text((area.x + 78, area.y + 34), name, size, INK, BOLD)
    lines, size = fit_lines(text, area.w - 92, 4, 19)
    for turn, line in enumerate(lines):
        scene.text((area.x + 78, area.y + 58 + turn * 21), line, size, INK2)
