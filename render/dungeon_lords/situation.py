"""What a lord is asked, and should know while answering: goods and locked orders, orders to come, their traps. Pure."""

from collections.abc import Iterator

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import SEQUENCE, SQUARES
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.dungeon_lords.menu_parts import KIND, rivals
from render.dungeon_lords.names import colour, price, square
from render.naming import Names


def question(kind: str, view: View, names: Names) -> str:
    """Return what is asked, in one sentence."""
    words = names.words
    if kind not in SQUARES:
        return words(f"dungeon_lords-question-{kind}", count=0 if view.due is None else view.due.count)
    own = next((each for each in view.minions if each.order == kind and each.seat == view.observer), None)
    said = names("order", kind)
    if own is not None:
        text = words(f"dungeon_lords-square-{kind}-{own.square}")
        said = words("dungeon_lords-question-square", square=square(names, kind, own.square), text=text)
    return words("dungeon_lords-question-order", square=said)


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
        for trap in dict.fromkeys(view.own_traps):
            yield names.words(
                "dungeon_lords-hand-trap", trap=names("trap", trap), count=1, text=names("trap", trap, "text")
            )


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
