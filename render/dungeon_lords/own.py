"""What is a lord's own, in sentences: stores, order cards, traps, what they spied and planned. Pure."""

from collections import Counter
from collections.abc import Iterator

from games.dungeon_lords.view import LordView, View
from games.kernel.ids import Seat
from render.dungeon_lords.names import amounts
from render.naming import NONE, Names
from render.phrases import numeral


def own_words(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield everything that is the lord's own, one line each."""
    yield from _stores(view.lords[seat], names)
    yield from _secrets(view, seat, names)


def _stores(lord: LordView, names: Names) -> Iterator[str]:
    stores = amounts(names, gold=lord.gold, food=lord.food, imps=lord.imps)
    nothing = names.words("dungeon_lords-amount-nothing")
    yield from names.sentences("dungeon_lords-hand-stores", lord, stores=stores or nothing)
    creatures = [
        names.words("dungeon_lords-hand-creature", monster=names("monster", each.kind), count=count, up=each.face_up)
        for each, count in Counter(lord.creatures).items()
    ]
    if creatures:
        yield names.words("dungeon_lords-hand-creatures", monsters=names.words.listed(creatures))
    yield from names.sentences("dungeon_lords-hand-cards", lord)


def _secrets(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield what only this lord knows."""
    words = names.words
    yield from names.sentences("dungeon_lords-hand-own", view)
    if view.own_orders is not None and view.own_orders.other:
        yield words("dungeon_lords-log-sealed-colour", order=names("order", view.own_orders.other))
    yield words("dungeon_lords-hand-traps" if view.own_traps else "dungeon_lords-hand-no-traps")
    for trap, count in Counter(view.own_traps).items():
        name, text = names("trap", trap), names("trap", trap, "text")
        yield words("dungeon_lords-hand-trap", trap=name, count=count, text=text)
    for position in view.lords[seat].spied:
        card = view.cards[position - 1]
        if position > view.cards_open and card:
            name, text = names("spell", card), names("spell", card, "text")
            yield words("dungeon_lords-log-carried_out.spied", spied=numeral(position), card=name, card_text=text)
    plan = view.plans[seat] if view.plans else None
    if plan is not None and plan.cell:
        traps = words("dungeon_lords-move-set", traps=names.listed("trap", plan.kinds) or NONE)
        sent = words("dungeon_lords-move-send", monsters=names.listed("monster", plan.sent) or NONE)
        yield words("dungeon_lords-hand-plan", cell=plan.cell, traps=traps, sent=sent)
