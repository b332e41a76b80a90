"""Choosing orders on one page: first, second, third, and the third of a non-player colour (SPEC 2.2, 2.3). Pure.

Each order tells what its next free squares cost the lord now, and who else may come there: which cards the others hold
is public.
"""

from msgspec.structs import replace

from games.dungeon_lords.components import ORDERS, OrderId
from games.dungeon_lords.moves import Seal
from games.dungeon_lords.parameters import FIRST_HIRE_FEE
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.dungeon_lords.names import amount
from render.dungeon_lords.notes import square_line, square_note
from render.game_pages import MenuOption, MenuPart
from render.limits import OPTION_TEXT, clipped
from render.naming import Names

KIND = "orders"
FEE_ORDER: OrderId = "monster"
OWN = ("first", "second", "third")
COLOUR = "other"
PLACES = (*OWN, COLOUR)
"""The parts, called as the options of `/lords orders` are."""


def order_parts(view: View, seat: Seat, names: Names) -> tuple[MenuPart, ...]:
    """Return the parts of the decision of the lord at `seat`."""
    words = names.words
    options = tuple(_option(view, seat, order, names) for order in view.lords[seat].hand)
    fee = words("dungeon_lords-note-fee", gold=amount(names, "gold", FIRST_HIRE_FEE))
    first = tuple(
        replace(each, note=clipped(" · ".join(filter(None, (fee, each.note))), OPTION_TEXT))
        if each.id == FEE_ORDER
        else each
        for each in options
    )
    parts = [MenuPart(words(f"dungeon_lords-part-{place}"), options if place != "first" else first) for place in OWN]
    choices = colour_choices(view, seat)
    if choices:
        said = words("dungeon_lords-colour-square")
        colour = tuple(MenuOption(order, names("order", order), said, (f"-# {said}",)) for order in choices)
        parts.append(MenuPart(words(f"dungeon_lords-part-{COLOUR}"), colour))
    return tuple(parts)


def picks(view: View, seat: Seat, move: Seal) -> tuple[int, ...]:
    """Return the places of the options that `move` is made of."""
    hand = view.lords[seat].hand
    own = tuple(hand.index(order) for order in (move.first, move.second, move.third))
    return own if move.other is None else (*own, colour_choices(view, seat).index(move.other))


def colour_choices(view: View, seat: Seat) -> tuple[OrderId, ...]:
    """Return the orders that the third one of this lord's non-player colour can be."""
    return view.colour_choices[seat] if seat < len(view.colour_choices) else ()


def _option(view: View, seat: Seat, order: OrderId, names: Names) -> MenuOption:
    """Return an order with its free squares, the next one first; once it is picked with every square and all rivals."""
    words, squares = names.words, view.prices[seat][ORDERS.index(order)]
    free = " · ".join(square_note(square, names) for square in squares if not square.taken)
    rivals = [Seat(number) for number in range(len(view.lords)) if number != seat]
    others = [names.player(rival) for rival in rivals if order in view.lords[rival].hand]
    others += [
        words("dungeon_lords-colour-of", player=names.player(rival))
        for rival in rivals
        if order in colour_choices(view, rival)
    ]
    key = "dungeon_lords-rivals" if others else "dungeon_lords-rivals-none"
    details = (*(square_line(square, names) for square in squares), words(key, players=words.listed(others)))
    return MenuOption(order, names("order", order), clipped(free, OPTION_TEXT), tuple(f"-# {line}" for line in details))
