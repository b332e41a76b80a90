"""What a lord is asked and should know while answering; the parts of which orders are chosen (SPEC 2.2, 2.3). Pure.

All orders are chosen on one page. Each tells to which squares its minion can come in that position, what they cost the
lord now, and who else can come there: which cards the others hold is public.
"""

from collections.abc import Iterator

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import ORDERS, SEQUENCE, SQUARES, OrderId
from games.dungeon_lords.parameters import FIRST_HIRE_FEE
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.dungeon_lords.moves import square_line, square_note
from render.dungeon_lords.names import amount, colour, price, square, trap_lines
from render.game_pages import MenuOption, MenuPart
from render.limits import OPTION_TEXT, clipped
from render.naming import Names
from render.phrases import capital, numeral

KIND = "orders"
FEE_ORDER: OrderId = "monster"
OWN = ("first", "second", "third")
COLOUR = "other"
PLACES = (*OWN, COLOUR)
"""The parts, called as the options of `/lords orders` are."""


def order_parts(view: View, seat: Seat, names: Names) -> tuple[MenuPart, ...]:
    """Return the parts of the decision of the lord at `seat`."""
    words = names.words
    parts = []
    for wave, place in enumerate(OWN, start=1):
        options = tuple(_option(view, seat, order, wave, names) for order in view.lords[seat].hand)
        parts.append(MenuPart(words(f"dungeon_lords-part-{place}"), options))
    choices = colour_choices(view, seat)
    if choices:
        said = words("dungeon_lords-colour-square")
        own = tuple(MenuOption(order, names("order", order), said, (f"-# {said}",)) for order in choices)
        parts.append(MenuPart(words(f"dungeon_lords-part-{COLOUR}"), own))
    return tuple(parts)


def colour_choices(view: View, seat: Seat) -> tuple[OrderId, ...]:
    """Return the orders that the third one of this lord's non-player colour can be."""
    return view.colour_choices[seat] if seat < len(view.colour_choices) else ()


def _option(view: View, seat: Seat, order: OrderId, wave: int, names: Names) -> MenuOption:
    """Return an order in this position with its free squares; once picked, with the square it can come to and rivals.

    Whether it costs the fee of Hire Monster is said first.
    """
    words, squares = names.words, view.prices[seat][ORDERS.index(order)]
    free = [square for square in squares if not square.taken]
    before, after = _who_can_come(view, seat, order, wave, names)
    best = free[0].square if free else 0
    worst = free[len(before)].square if len(before) < len(free) else 0
    reach = "none" if not free else "sure" if not before else "range" if worst else "risk"
    where = words(f"dungeon_lords-reach-{reach}", best=numeral(best), worst=numeral(worst))
    notes = [square_note(square, names) for square in free]
    if order == FEE_ORDER and wave == 1:
        notes.insert(0, words("dungeon_lords-note-orders.fee", fee_amount=amount(names, "gold", FIRST_HIRE_FEE)))
    details = [*(square_line(square, names) for square in squares), capital(where)]
    details += [words("dungeon_lords-rivals-before", players=words.listed(before))] if before else []
    details += [words("dungeon_lords-rivals-after", players=words.listed(after))] if after else []
    details += [] if before or after else [words("dungeon_lords-rivals-none")]
    note = clipped(" · ".join(notes), OPTION_TEXT)
    return MenuOption(order, names("order", order), note, tuple(f"-# {line}" for line in details))


def _who_can_come(
    view: View, seat: Seat, order: OrderId, wave: int, names: Names
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return who can place a minion on `order` before the lord does, with it in this wave, and who only after him.

    Minions of non-players are placed before those of all lords; the lord chooses for his own.
    """
    turn = view.play_order.index
    before = [
        names.words("dungeon_lords-colour-of", player=names.player(rival))
        for rival in rivals(view, seat)
        if order in colour_choices(view, rival)
    ]
    if order in colour_choices(view, seat):
        before.append(names.words("dungeon_lords-colour-own"))
    after: list[str] = []
    for rival in rivals(view, seat):
        if order in view.lords[rival].hand:
            is_before = wave > 1 or turn(rival) < turn(seat)
            (before if is_before else after).append(names.player(rival))
    return tuple(before), tuple(after)


def rivals(view: View, seat: Seat) -> list[Seat]:
    """Return the other lords."""
    return [Seat(number) for number in range(len(view.lords)) if number != seat]


def question(kind: str, view: View, names: Names) -> str:
    """Return what is asked, in one sentence."""
    words = names.words
    if kind == "taxes" and view.affair is not None and view.affair.answers:
        return words("dungeon_lords-question-taxes-sealed")
    if kind not in SQUARES:
        return words(f"dungeon_lords-question-{kind}", count=0 if view.due is None else view.due.count)
    own = next((each for each in view.minions if each.order == kind and each.seat == view.observer), None)
    said = names("order", kind)
    if own is not None:
        text = words(f"dungeon_lords-square-{kind}-{own.square}")
        said = words("dungeon_lords-question-square", square=square(names, kind, own.square), text=text)
    return said


def situation(kind: str, view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield what the lord should know while he answers: goods and locked orders, orders to come, his traps."""
    if kind == KIND:
        yield from _orders(view, seat, names)
    elif kind in SQUARES:
        to_come = "; ".join(_to_come(view, seat, names))
        if to_come:
            yield names.words("dungeon_lords-to-come", orders=to_come)
    elif kind == "plan_traps":
        icons = sum(ADVENTURER[each.id].antitrap for each in view.lords[seat].party)
        yield names.words("dungeon_lords-trap-defence", icons=icons)
        yield from trap_lines(names, tuple(dict.fromkeys(view.own_traps)))


def _to_come(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield the lord's orders that are carried out after this one, with what their squares cost."""
    for order, number in SEQUENCE[view.square + 1 :]:
        if any((each.seat, each.order, each.square) == (seat, order, number) for each in view.minions):
            said, cost = square(names, order, number), price(names, SQUARES[order][number - 1].cost)
            yield f"{said} ({cost})" if cost else said


def _orders(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield what the lord has for his orders, and which orders are locked to the others and to non-players."""
    words, lord = names.words, view.lords[seat]
    yield words("dungeon_lords-orders-have", gold=lord.gold, food=lord.food, imps=lord.free_imps, evil=lord.evil)
    locked = [(names.player(rival), view.lords[rival].locked) for rival in rivals(view, seat)]
    locked += [(colour(names, number), each.locked) for number, each in enumerate(view.colours)]
    for name, orders in locked:
        yield words("dungeon_lords-orders-locked", name=name, orders=names.listed("order", orders))
