"""What a lord has and alone knows, in words and drawn: stores, order cards, traps, spied cards, orders. Pure; px."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from games.dungeon_lords.components import ORDERS, SPELL, OrderId
from games.dungeon_lords.view import LordView, View
from games.kernel.ids import Seat
from render.described import Description, Part, Text
from render.drawing.bands import GAP, across, places, section
from render.drawing.lettering import BOLD
from render.drawing.marks import chip
from render.drawing.palette import EDGE, GROUND, INK, INK2, INK3, LINE, RAISED, SEAL, SURFACE
from render.drawing.scene import Area, Scene, Stroke
from render.dungeon_lords.board import PLATE, draw_plate
from render.dungeon_lords.names import amounts, creature_name, trap_lines
from render.dungeon_lords.parts import head_part, listed, stores_text
from render.dungeon_lords.pieces import ORDER_ICON, draw_cross, draw_owner, draw_trade, fitting_size, square_trade
from render.dungeon_lords.seasons import EYES, draw_spies, spies_of
from render.dungeon_lords.squares import dear_text, minions_text
from render.dungeon_lords.table import Table
from render.naming import NONE, Names
from render.phrases import numeral

_CARD: Final = 246
_SMALL: Final = 168
_SECTION: Final = 56
_COLUMNS: Final = 3
_SMALL_COLUMNS: Final = 2


def own_words(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield what a lord has and has done: stores, creatures, cards, and what only they know; a line each."""
    words, lord, plan = names.words, view.lords[seat], view.plans[seat] if view.plans else None
    stores = amounts(names, gold=lord.gold, food=lord.food, imps=lord.imps) or words("dungeon_lords-amount-nothing")
    yield from names.sentences("dungeon_lords-hand-stores", lord, stores=stores)
    creatures = [creature_name(names, each, count) for each, count in Counter(lord.creatures).items()]
    if creatures:
        yield words("dungeon_lords-hand-creatures", monsters=words.listed(creatures))
    yield from names.sentences("dungeon_lords-hand-cards", lord)
    yield from names.sentences("dungeon_lords-hand-own", view)
    if view.own_orders is not None and view.own_orders.other:
        yield words("dungeon_lords-log-sealed-colour", order=names("order", view.own_orders.other))
    yield words("dungeon_lords-hand-traps" if view.own_traps else "dungeon_lords-hand-no-traps")
    yield from trap_lines(names, view.own_traps)
    for position in lord.spied:
        card = view.cards[position - 1]
        if position > view.cards_open and card:
            name, text = names("spell", card), names("spell", card, "text")
            yield words("dungeon_lords-log-carried_out.spied", spied=numeral(position), card=name, card_text=text)
    if plan is not None and plan.cell:
        traps = words("dungeon_lords-move-set", traps=names.listed("trap", plan.kinds) or NONE)
        sent = words("dungeon_lords-move-send", monsters=names.listed("monster", plan.sent) or NONE)
        yield words("dungeon_lords-hand-plan", cell=plan.cell, traps=traps, sent=sent)


class _Known(NamedTuple):
    """Something that the reader alone knows: icon, name and text, and who else has looked at it."""

    icon: str
    name: str
    does: str
    spies: tuple[Seat, ...] = ()


def describe_hand(table: Table) -> Description:
    """Return the hand of the reader; nothing but a head for who has none."""
    seat, title = table.view.observer, table.words("dungeon_lords-picture-hand")
    if seat is None:
        return table.described("hand", head_part(table, "card", title, lambda _: title))
    lord = seat
    return table.described(
        "hand",
        head_part(table, "card", title, lambda names: table.words("dungeon_lords-text-hand", name=names.player(lord))),
        Part(
            lambda scene, y: draw_plate(scene, table, lord, across(y, PLATE)),
            lambda names: (f"{stores_text(table, lord, names)}.",),
            PLATE + GAP,
        ),
        Part(
            partial(_orders, table, lord),
            partial(_orders_text, table, lord),
            _SECTION + -(-len(ORDERS) // _COLUMNS) * (_CARD + GAP),
        ),
        _traps_part(table),
        _spied_part(table, table.lord(lord)),
    )


def _orders_text(table: Table, seat: Seat, names: Names) -> Iterator[str]:
    view, lord, own = table.view, table.lord(seat), table.view.own_orders
    sealed = () if own is None else (*own.own, *([own.other] if own.other else []))
    yield listed(names, "dealt", () if lord.hand else view.own_dealt, "order")
    yield listed(names, "lock", view.own_lock or (), "order")
    yield listed(names, "own-orders", sealed, "order")
    yield listed(names, "orders", lord.hand, "order")
    yield listed(names, "locked", lord.locked, "order")
    yield listed(names, "played", lord.played, "order")
    yield from minions_text(table, names)
    yield dear_text(table)


def _orders(table: Table, seat: Seat, scene: Scene, top: float) -> None:
    """Draw the eight order cards: those in hand first, then the inaccessible ones."""
    hand = _at_hand(table, seat)
    section(scene, top + 40, "card", table.words("dungeon_lords-picture-hand-orders"), _note(table, seat))
    ranked = sorted(ORDERS, key=lambda each: (each not in hand, ORDERS.index(each)))
    spots = places(across(top + _SECTION, 0), len(ORDERS), _COLUMNS, high=_CARD)
    for order, area in zip(ranked, spots, strict=True):
        _order(scene, table, seat, order, area)


def _order(scene: Scene, table: Table, seat: Seat, order: OrderId, area: Area) -> None:
    """Draw an order card: name, what each of its three squares takes and gives, and where it is."""
    sealed, away = table.view.own_orders, order not in _at_hand(table, seat)
    place = sealed.own.index(order) + 1 if sealed is not None and order in sealed.own else 0
    ink = INK3 if away else INK
    edge = Stroke(INK, 4) if place else Stroke(EDGE, 2, "4 6") if away else Stroke(LINE, 2)
    scene.rect(area, SURFACE if away else RAISED, 12, edge)
    scene.icon(ORDER_ICON[order], (area.x + 40, area.y + 42), 60, ink)
    scene.block(
        (area.x + 80, area.y + 40), table.names("order", order), area.w - 86, 2, 30, colour=ink, face=BOLD, centred=True
    )
    for square in (1, 2, 3):
        _square(scene, table, (order, square), Area(area.x + 12, area.y + 38 + square * 41, area.w - 22, 41), ink)
    said, icon = _whereabouts(table, seat, order)
    fill = RAISED if away else SURFACE
    if place:
        said, icon, fill = table.words("dungeon_lords-picture-sealed-place", place=place), "sealed", INK
    where = (area.middle[0], area.bottom - 24)
    chip(scene, where, said, 27, fill=fill, ink=GROUND if place else INK2, icon=icon, room=area.w - 66)
    table.mark_new(scene, area, 18, seat, "order", order)


def _square(scene: Scene, table: Table, which: tuple[OrderId, int], area: Area, ink: str) -> None:
    """Draw a square of an order: who stands there, what it takes and gives, a cross if he could not pay it now."""
    (order, square), y = which, area.middle[1]
    minion = next((one for one in table.view.minions if (one.order, one.square) == which), None)
    dear = minion is None and not table.is_payable(order, square)
    if minion is None:
        scene.text((area.x, y + 9), numeral(square), 26, INK3, BOLD)
    else:
        draw_owner(scene, table, minion.seat, (area.x + 15, y), 16, colour=minion.colour)
    trade, room = square_trade(order, square), area.w - 44 - (30 if dear else 0)
    shade = INK3 if dear or minion is not None else ink
    draw_trade(scene, (area.x + 40, y), trade, fitting_size(trade, room, 34), shade)
    if dear:
        draw_cross(scene, (area.right - 10, y))


def _note(table: Table, seat: Seat) -> str:
    """Return how many cards are in hand, or the order sealed for a non-player colour."""
    sealed, played = table.view.own_orders, table.lord(seat).played
    if sealed is not None and sealed.other:
        return table.words("dungeon_lords-picture-sealed-other", order=table.names("order", sealed.other))
    count = sum(order not in played for order in _at_hand(table, seat))
    return table.words("dungeon_lords-picture-hand-note", hand=count)


def _at_hand(table: Table, seat: Seat) -> tuple[OrderId, ...]:
    """Return the cards in hand; before the first round those that were dealt to the lord."""
    return table.lord(seat).hand or table.view.own_dealt


def _whereabouts(table: Table, seat: Seat, order: OrderId) -> tuple[str, str]:
    """Return the word for where an order card is, and its icon."""
    lord, view = table.lord(seat), table.view
    kind, icon = "in-hand", "hand"
    if order in (view.own_lock or ()):
        kind, icon = "chosen", "sealed"
    elif order in view.own_dealt and not lord.hand:
        kind, icon = "dealt", "card"
    elif order in lord.locked:
        kind, icon = "locked", "lock"
    elif order in lord.played:
        kind, icon = "played", "check"
    elif order not in lord.hand:
        kind, icon = "undealt", "hand"
    return table.words(f"dungeon_lords-picture-card-{kind}"), icon


def _traps_part(table: Table) -> Part:
    """Return the traps in hand, equal ones once."""
    names, kinds, known = table.names, Counter(table.view.own_traps), []
    for trap, count in kinds.items():
        name = names("trap", trap)
        known.append(_Known("trap", f"{count} × {name}" if count > 1 else name, names("trap", trap, "text")))
    title = ("trap", table.words("dungeon_lords-picture-traps"), str(kinds.total()))
    return _known_part(table, title, known, lambda names: (listed(names, "own-traps", table.view.own_traps, "trap"),))


def _spied_part(table: Table, lord: LordView) -> Part:
    """Return the combat cards that the lord has looked at, with the marks of everybody who has."""
    names, known = table.names, []
    spied = [(position, table.view.cards[position - 1]) for position in lord.spied]
    for position, card in spied:
        icon, name = "bolt" if SPELL[card].fast else "clock", f"{numeral(position)}. {names('spell', card)}"
        known.append(_Known(icon, name, names("spell", card, "text"), tuple(spies_of(table)[position - 1])))

    def text(names: Names) -> Iterator[str]:
        for position, card in spied:
            spies = names.seated(seat for seat in table.seats if position in table.lord(seat).spied)
            said = f"{numeral(position)}. {names('spell', card)}"
            yield names.words("dungeon_lords-text-card-spied", card=said, names=spies)

    return _known_part(table, ("spy", table.words("dungeon_lords-picture-spied"), ""), known, text)


def _known_part(table: Table, title: tuple[str, str, str], known: Sequence[_Known], text: Text) -> Part:
    """Return a section, headed by an icon, a title and a note, of cards that the reader alone knows."""
    high = _SMALL + (EYES if any(one.spies for one in known) else 0)

    def draw(scene: Scene, y: float) -> None:
        if known:
            section(scene, y + 40, *title)
        spots = places(across(y + _SECTION, 0), len(known), _SMALL_COLUMNS, high=high)
        for one, area in zip(known, spots, strict=True):
            scene.rect(area, SURFACE, 12, Stroke(SEAL, 3, "5 4"))
            scene.icon(one.icon, (area.x + 42, area.y + 48), 66)
            scene.fitted((area.x + 86, area.y + 42), one.name, area.w - 96, 32, face=BOLD)
            scene.block((area.x + 86, area.y + 74), one.does, area.w - 96, 4, 26, colour=INK2)
            draw_spies(scene, table, one.spies, (area.middle[0], area.bottom - EYES / 2 - 4))

    return Part(draw, text, _SECTION + -(-len(known) // _SMALL_COLUMNS) * (high + GAP) if known else 0)
