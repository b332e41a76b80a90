"""Choosing orders on one page: first, second, third, and the third of a non-player colour (SPEC 2.2, 2.3). Pure.

Each order tells to which squares its minion can come in that position, what they cost the lord now, and who else can
come there: which cards the others hold is public.
"""

from games.dungeon_lords.components import ORDERS, OrderId
from games.dungeon_lords.parameters import FIRST_HIRE_FEE
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.dungeon_lords.moves import square_line, square_note
from render.dungeon_lords.names import amount
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
    last = len(free) - 1 - len(before)
    reach = "none" if not free else "sure" if not before else "range" if last >= 0 else "risk"
    worst = free[min(len(before), len(free) - 1)].square if free else 0
    where = words(f"dungeon_lords-reach-{reach}", best=numeral(best), worst=numeral(worst))
    fee = words("dungeon_lords-note-fee", gold=amount(names, "gold", FIRST_HIRE_FEE))
    notes = [fee] if order == FEE_ORDER and wave == 1 else []
    note = " · ".join((*notes, *(square_note(square, names) for square in free)))
    details = [*(square_line(square, names) for square in squares), capital(where)]
    if before or after:
        known = [words("dungeon_lords-rivals-before", players=words.listed(before))] if before else []
        known += [words("dungeon_lords-rivals-after", players=words.listed(after))] if after else []
        details += known
    else:
        details.append(words("dungeon_lords-rivals-none"))
    return MenuOption(order, names("order", order), clipped(note, OPTION_TEXT), tuple(f"-# {line}" for line in details))


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
    after: list[str] = []
    for rival in rivals(view, seat):
        if order in view.lords[rival].hand:
            is_before = wave > 1 or turn(rival) < turn(seat)
            (before if is_before else after).append(names.player(rival))
    return tuple(before), tuple(after)


def rivals(view: View, seat: Seat) -> list[Seat]:
    """Return the other lords."""
    return [Seat(number) for number in range(len(view.lords)) if number != seat]
