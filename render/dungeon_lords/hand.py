"""What a lord has: stores, order cards, and what only he knows (SPEC 1.3, 8.2). Pure."""

from collections import Counter
from collections.abc import Iterator

from games.dungeon_lords.components import ORDERS
from games.dungeon_lords.view import LordView, View
from games.kernel.ids import Seat
from render.dungeon_lords import terms
from render.dungeon_lords.amounts import amounts
from render.dungeon_lords.choosing.labels import sent_label
from render.dungeon_lords.choosing.notes import square_line
from render.dungeon_lords.log.seasons import score_parts, signed
from render.naming import Naming
from render.phrases import numeral
from text import Words


def own_words(view: View, seat: Seat, naming: Naming) -> str:
    """Return everything that is the lord's own, one line each."""
    return "\n".join((*_stores(view.lords[seat], naming.words), *_secrets(view, naming.words)))


def price_words(view: View, seat: Seat, words: Words) -> str:
    """Return what each square would cost and give the lord at `seat` now."""
    lines = []
    for order, squares in zip(ORDERS, view.prices[seat], strict=True):
        lines.append(f"**{terms.order(words, order)}**")
        lines += [square_line(square, words) for square in squares]
    return "\n".join(lines)


def standing_words(view: View, naming: Naming) -> str:
    """Return what every lord would score if the match ended now."""
    lines = []
    for score in sorted(view.scores, key=lambda each: (-each.total, each.seat)):
        parts = naming.words.listed(score_parts(score, naming.words))
        lines.append(
            naming.words(
                "dungeon_lords-standing",
                player=naming.player(score.seat),
                points=signed(score.total),
                parts=parts or naming.words("dungeon_lords-amount-nothing"),
            )
        )
    return "\n".join(lines)


def _stores(lord: LordView, words: Words) -> Iterator[str]:
    stores = amounts(words, gold=lord.gold, food=lord.food, imps=lord.imps)
    yield words("dungeon_lords-hand-stores", stores=stores, free=lord.free_imps, evil=lord.evil)
    if lord.tax_tokens:
        yield words("dungeon_lords-amount-tokens", count=lord.tax_tokens)
    creatures = Counter(lord.creatures)
    named = [
        words(
            "dungeon_lords-hand-creature",
            monster=terms.monster(words, each.kind),
            count=count,
            up=each.face_up,
        )
        for each, count in creatures.items()
    ]
    if named:
        yield words("dungeon_lords-hand-creatures", monsters=words.listed(named))
    if lord.hand:
        yield words("dungeon_lords-hand-orders", orders=terms.orders(words, lord.hand))
    if lord.locked:
        yield words("dungeon_lords-hand-locked", orders=terms.orders(words, lord.locked))


def _secrets(view: View, words: Words) -> Iterator[str]:
    """Yield what only this lord knows."""
    if view.own_dealt:
        yield words("dungeon_lords-hand-dealt", orders=terms.orders(words, view.own_dealt))
    if view.own_lock is not None:
        yield words("dungeon_lords-log-lock_sealed-own", orders=terms.orders(words, view.own_lock))
    if view.own_orders is not None:
        yield words("dungeon_lords-log-sealed-own", orders=terms.orders(words, view.own_orders.own))
        if view.own_orders.other:
            third = terms.order(words, view.own_orders.other)
            yield words("dungeon_lords-log-sealed-colour", order=third)
    if view.own_tax is not None:
        yield words("dungeon_lords-log-tax_sealed-own", gold=amounts(words, gold=view.own_tax))
    yield from _traps(view, words)
    yield from _cards(view, words)
    yield from _plan(view, words)


def _traps(view: View, words: Words) -> Iterator[str]:
    if not view.own_traps:
        yield words("dungeon_lords-hand-no-traps")
        return
    yield words("dungeon_lords-hand-traps")
    for trap, count in Counter(view.own_traps).items():
        text = terms.text(words, "trap", trap)
        yield words("dungeon_lords-hand-trap", trap=terms.trap(words, trap), count=count, text=text)


def _cards(view: View, words: Words) -> Iterator[str]:
    if view.observer is None:
        return
    for position in view.lords[view.observer].spied:
        card = view.cards[position - 1]
        if position > view.cards_open and card:
            name, text = terms.spell(words, card), terms.text(words, "spell", card)
            yield words("dungeon_lords-log-spied-own", position=numeral(position), card=name, text=text)


def _plan(view: View, words: Words) -> Iterator[str]:
    plan = view.plans[view.observer] if view.observer is not None and view.plans else None
    if plan is None or not plan.cell:
        return
    traps = terms.traps(words, plan.kinds) if plan.kinds else words("dungeon_lords-move-no-traps")
    yield words("dungeon_lords-hand-plan", cell=plan.cell, traps=traps, sent=sent_label(plan.sent, words))
