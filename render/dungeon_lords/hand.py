"""What a lord has: stores, order cards, and what only he knows (SPEC 1.3, 8.2). Pure."""

from collections import Counter
from collections.abc import Iterator

from games.dungeon_lords.components import ORDERS
from games.dungeon_lords.view import LordView, View
from games.kernel.ids import Seat
from render.dungeon_lords.log import score_parts
from render.dungeon_lords.names import amount, amounts, signed
from render.dungeon_lords.notes import square_line
from render.naming import NONE, Names
from render.phrases import numeral


def own_words(view: View, seat: Seat, names: Names) -> str:
    """Return everything that is the lord's own, one line each."""
    return "\n".join((*_stores(view.lords[seat], names), *_secrets(view, names)))


def price_words(view: View, seat: Seat, names: Names) -> str:
    """Return what each square would cost and give the lord at `seat` now."""
    lines = []
    for order, squares in zip(ORDERS, view.prices[seat], strict=True):
        lines.append(f"**{names('order', order)}**")
        lines += [square_line(square, names) for square in squares]
    return "\n".join(lines)


def standing_words(view: View, names: Names) -> str:
    """Return what every lord would score if the match ended now."""
    lines = []
    for score in sorted(view.scores, key=lambda each: (-each.total, each.seat)):
        parts = names.words.listed(score_parts(score, names))
        lines.append(
            names.words(
                "dungeon_lords-standing",
                player=names.player(score.seat),
                points=signed(score.total),
                parts=parts or names.words("dungeon_lords-amount-nothing"),
            )
        )
    return "\n".join(lines)


def _stores(lord: LordView, names: Names) -> Iterator[str]:
    stores = amounts(names, gold=lord.gold, food=lord.food, imps=lord.imps)
    yield names.words("dungeon_lords-hand-stores", stores=stores, free=lord.free_imps, evil=lord.evil)
    if lord.tax_tokens:
        yield names.words("dungeon_lords-amount-tokens", count=lord.tax_tokens)
    creatures = Counter(lord.creatures)
    named = [
        names.words(
            "dungeon_lords-hand-creature",
            monster=names("monster", each.kind),
            count=count,
            up=each.face_up,
        )
        for each, count in creatures.items()
    ]
    if named:
        yield names.words("dungeon_lords-hand-creatures", monsters=names.words.listed(named))
    if lord.hand:
        yield names.words("dungeon_lords-hand-orders", orders=names.listed("order", lord.hand))
    if lord.locked:
        yield names.words("dungeon_lords-hand-locked", orders=names.listed("order", lord.locked))


def _secrets(view: View, names: Names) -> Iterator[str]:
    """Yield what only this lord knows."""
    if view.own_dealt:
        yield names.words("dungeon_lords-hand-dealt", orders=names.listed("order", view.own_dealt))
    if view.own_lock is not None:
        yield names.words("dungeon_lords-log-lock_sealed.orders", orders=names.listed("order", view.own_lock))
    if view.own_orders is not None:
        yield names.words("dungeon_lords-log-sealed.orders", orders=names.listed("order", view.own_orders.own))
        if view.own_orders.other:
            third = names("order", view.own_orders.other)
            yield names.words("dungeon_lords-log-sealed-colour", order=third)
    if view.own_tax is not None:
        yield names.words("dungeon_lords-log-tax_sealed.gold", gold_amount=amount(names, "gold", view.own_tax))
    yield from _traps(view, names)
    yield from _cards(view, names)
    yield from _plan(view, names)


def _traps(view: View, names: Names) -> Iterator[str]:
    if not view.own_traps:
        yield names.words("dungeon_lords-hand-no-traps")
        return
    yield names.words("dungeon_lords-hand-traps")
    for trap, count in Counter(view.own_traps).items():
        text = names("trap", trap, "text")
        yield names.words("dungeon_lords-hand-trap", trap=names("trap", trap), count=count, text=text)


def _cards(view: View, names: Names) -> Iterator[str]:
    if view.observer is None:
        return
    for position in view.lords[view.observer].spied:
        card = view.cards[position - 1]
        if position > view.cards_open and card:
            name, text = names("spell", card), names("spell", card, "text")
            yield names.words("dungeon_lords-log-carried_out.spied", spied=numeral(position), card=name, text=text)


def _plan(view: View, names: Names) -> Iterator[str]:
    plan = view.plans[view.observer] if view.observer is not None and view.plans else None
    if plan is None or not plan.cell:
        return
    traps = names.words("dungeon_lords-move-set", traps=names.listed("trap", plan.kinds) or NONE)
    sent = names.words("dungeon_lords-move-send", monsters=names.listed("monster", plan.sent) or NONE)
    yield names.words("dungeon_lords-hand-plan", cell=plan.cell, traps=traps, sent=sent)
