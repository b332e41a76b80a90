"""What a choice would cost and do, from its quote: one line for lists, sentences for `Confirm` (SPEC 2.4, 5). Pure."""

from collections.abc import Iterator

import msgspec

from games.dungeon_lords.components import ORDERS
from games.dungeon_lords.quotes import (
    ChangeQuote,
    OrdersQuote,
    PlanQuote,
    Prospect,
    SpellQuote,
    SquareQuote,
    StrikeQuote,
)
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.dungeon_lords.names import amount, is_free, price
from render.naming import Names, tag_of
from render.phrases import numeral

DIGGING = ("dig", "mine")
"""Orders whose squares say how many imps the lord has for them now."""

GOODS = ("gold", "food", "imps", "evil", "traps")


def note(why: object, names: Names) -> str:
    """Return cost and effect in one line."""
    return names.words.listed(_parts(why, names))


def sentences(why: object, names: Names) -> Iterator[str]:
    """Yield what a choice would cost and do, a sentence or a line each."""
    match why:
        case OrdersQuote(_, fee):
            if fee:
                yield names.words("dungeon_lords-confirm-fee", gold=amount(names, "gold", fee))
            yield names.words("dungeon_lords-confirm-sealed")
        case PlanQuote():
            yield from _rehearsal(why, names)
        case StrikeQuote():
            yield from _parts(why, names)
            if why.no_conquest:
                yield names.words("dungeon_lords-attack-holds")
            if why.face_up:
                yield names.words("dungeon_lords-attack-returns")
        case _:
            yield from _parts(why, names)


def _parts(why: object, names: Names) -> Iterator[str]:
    """Yield price and effects of a choice, those first that are counted."""
    match why:
        case ChangeQuote():
            for good in GOODS:
                before, after = getattr(why.before, good), getattr(why.after, good)
                if before != after:
                    name = names("good", good)
                    yield names.words("dungeon_lords-change", good=name, before=before, after=after)
        case PlanQuote():
            if not is_free(why.cost, why.imps):
                yield price(names, why.cost, why.imps)
            yield from prospects(why.line, names)
        case StrikeQuote():
            if why.food:
                yield names.words("dungeon_lords-attack-food", food=amount(names, "food", why.food))
            hits = list(prospects(why.line, names))
            yield from hits
            if why.line and not hits and not why.no_conquest:
                yield names.words("dungeon_lords-confirm-unhurt")
        case SpellQuote():
            if not is_free(why.cost):
                yield price(names, why.cost)
            if why.cost.evil:
                yield names.words("dungeon_lords-note-evil", evil=why.evil)
    if isinstance(why, msgspec.Struct):
        yield from names.sentences(f"dungeon_lords-note-{tag_of(why)}", why)


def _rehearsal(quote: PlanQuote, names: Names) -> Iterator[str]:
    """Yield the price of a plan, and how the battle would go."""
    if not is_free(quote.cost, quote.imps):
        yield names.words("dungeon_lords-confirm-price", price=price(names, quote.cost, quote.imps))
    changed = names.words.listed(prospects(quote.line, names)) or names.words("dungeon_lords-confirm-unhurt")
    if quote.card:
        card = names("spell", quote.card)
        yield names.words("dungeon_lords-confirm-rehearsal-known", card=card, line=changed)
        yield names.words("dungeon_lords-confirm-falls" if quote.conquered else "dungeon_lords-confirm-holds")
    else:
        yield names.words("dungeon_lords-confirm-rehearsal", line=changed)


def square_line(square: SquareQuote, names: Names) -> str:
    """Return a square as it stands for the lord now: what it does, whether it is taken, whether he can pay it."""
    said = names.words(f"dungeon_lords-square-{square.order}-{square.square}")
    number = numeral(square.square)
    if square.taken:
        return names.words("dungeon_lords-square-taken", square=number, text=said)
    if not square.payable:
        return names.words("dungeon_lords-square-dear", square=number, text=said)
    if square.order in DIGGING:
        return names.words("dungeon_lords-square-imps", square=number, text=said, count=square.most)
    return names.words("dungeon_lords-square-open", square=number, text=said)


def price_words(view: View, seat: Seat, names: Names) -> str:
    """Return what each square would cost and give the lord at `seat` now."""
    lines = []
    for order, squares in zip(ORDERS, view.prices[seat], strict=True):
        lines.append(f"**{names('order', order)}**")
        lines += [square_line(square, names) for square in squares]
    return "\n".join(lines)


def square_note(square: SquareQuote, names: Names) -> str:
    """Return a free square in a few words: its number, what it takes and gives, whether he can pay it."""
    said = names.words(f"dungeon_lords-square-{square.order}-{square.square}.short")
    key = "dungeon_lords-square-note" if square.payable else "dungeon_lords-square-note-dear"
    return names.words(key, square=numeral(square.square), text=said)


def prospects(line: tuple[Prospect, ...], names: Names) -> Iterator[str]:
    """Yield whom it changes and how: "Bruno 3 → 1"."""
    for each in line:
        if each.before != each.left:
            name = names("adventurer", each.adventurer, "short")
            key = "dungeon_lords-prospect" if each.left else "dungeon_lords-prospect-gone"
            yield names.words(key, adventurer=name, before=each.before, left=each.left)
