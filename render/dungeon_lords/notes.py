"""What a choice would cost and do, from its quote: one line for lists, sentences for `Confirm` (SPEC 2.4, 5). Pure."""

from collections.abc import Iterator

from games.dungeon_lords.quotes import (
    ChangeQuote,
    LockQuote,
    OrdersQuote,
    PlanQuote,
    Prospect,
    RetrievalQuote,
    SpellQuote,
    SquareQuote,
    StrikeQuote,
)
from render.dungeon_lords.names import amount, is_free, price, signed
from render.naming import Names
from render.phrases import numeral

DIGGING = ("dig", "mine")
"""Orders whose squares say how many imps the lord has for them now."""

GOODS = ("gold", "food", "imps", "evil", "traps")


def note(why: object, names: Names) -> str:
    """Return cost and effect in one line."""
    match why:
        case ChangeQuote():
            return names.words.listed(_changes(why, names))
        case OrdersQuote(_, fee) if fee:
            return names.words("dungeon_lords-note-fee", gold=amount(names, "gold", fee))
        case LockQuote(locked) | RetrievalQuote(_, locked):
            return names.words("dungeon_lords-note-locked", orders=names.listed("order", locked))
        case PlanQuote():
            return names.words.listed(_plan(why, names))
        case StrikeQuote():
            return names.words.listed(_hits(why, names))
        case SpellQuote():
            return names.words.listed(_spell(why, names))
        case _:
            return ""


def sentences(why: object, names: Names) -> Iterator[str]:
    """Yield what a choice would cost and do, a sentence or a line each."""
    match why:
        case OrdersQuote(_, fee):
            if fee:
                yield names.words("dungeon_lords-confirm-fee", gold=amount(names, "gold", fee))
            yield names.words("dungeon_lords-confirm-sealed")
        case ChangeQuote():
            yield from _changes(why, names)
        case PlanQuote():
            yield from _plan_sentences(why, names)
        case StrikeQuote() | SpellQuote():
            yield from (_strike(why, names) if isinstance(why, StrikeQuote) else _spell(why, names))
        case _:
            said = note(why, names)
            if said:
                yield said


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


def square_note(square: SquareQuote, names: Names) -> str:
    """Return a free square in a few words: its number, what it takes and gives, whether he can pay it."""
    said = names.words(f"dungeon_lords-square-{square.order}-{square.square}.short")
    key = "dungeon_lords-square-note" if square.payable else "dungeon_lords-square-note-dear"
    return names.words(key, square=numeral(square.square), text=said)


def prospects(line: tuple[Prospect, ...], names: Names) -> Iterator[str]:
    """Yield whom it changes and how: "Bruno 3 → 1"."""
    for each in line:
        if each.before != each.left:
            name = names.words(f"dungeon_lords-adventurer-{each.adventurer}.short")
            key = "dungeon_lords-prospect" if each.left else "dungeon_lords-prospect-gone"
            yield names.words(key, adventurer=name, before=each.before, left=each.left)


def _changes(quote: ChangeQuote, names: Names) -> Iterator[str]:
    """Yield every good that changes, then what else follows."""
    for good in GOODS:
        before, after = getattr(quote.before, good), getattr(quote.after, good)
        if before != after:
            name = names.words(f"dungeon_lords-good-{good}")
            yield names.words("dungeon_lords-change", good=name, before=before, after=after)
    if quote.busy:
        yield names.words("dungeon_lords-note-busy", imps=amount(names, "imps", quote.busy), count=quote.busy)
    if quote.workers:
        yield names.words("dungeon_lords-note-workers", count=quote.workers)
    if quote.better:
        yield names.words("dungeon_lords-amount-reputation", count=quote.better)
    if quote.lost:
        yield names.words("dungeon_lords-note-lost", monsters=names.listed("monster", quote.lost))
    if quote.tokens:
        tokens = amount(names, "tokens", quote.tokens)
        yield names.words("dungeon_lords-note-tokens", tokens=tokens, points=signed(quote.points))
    if quote.paladin:
        yield names.words(f"dungeon_lords-note-paladin-{quote.paladin}")


def _plan(quote: PlanQuote, names: Names) -> Iterator[str]:
    if not is_free(quote.cost, quote.imps):
        yield price(names, quote.cost, quote.imps)
    yield from prospects(quote.line, names)
    if quote.conquered:
        yield names.words("dungeon_lords-note-conquered")


def _plan_sentences(quote: PlanQuote, names: Names) -> Iterator[str]:
    if not is_free(quote.cost, quote.imps):
        yield names.words("dungeon_lords-confirm-price", price=price(names, quote.cost, quote.imps))
    changed = names.words.listed(prospects(quote.line, names)) or names.words("dungeon_lords-confirm-unhurt")
    if quote.card:
        card = names("spell", quote.card)
        yield names.words("dungeon_lords-confirm-rehearsal-known", card=card, line=changed)
        yield names.words("dungeon_lords-confirm-falls" if quote.conquered else "dungeon_lords-confirm-holds")
    else:
        yield names.words("dungeon_lords-confirm-rehearsal", line=changed)


def _hits(quote: StrikeQuote, names: Names) -> Iterator[str]:
    """Yield price and hits; what else it does stands in its name."""
    if quote.food:
        yield names.words("dungeon_lords-attack-food", food=amount(names, "food", quote.food))
    hits = list(prospects(quote.line, names))
    yield from hits
    if quote.line and not hits and not quote.no_conquest:
        yield names.words("dungeon_lords-confirm-unhurt")


def _strike(quote: StrikeQuote, names: Names) -> Iterator[str]:
    yield from _hits(quote, names)
    if quote.no_conquest:
        yield names.words("dungeon_lords-attack-holds")
    if quote.face_up:
        yield names.words("dungeon_lords-attack-returns")


def _spell(quote: SpellQuote, names: Names) -> Iterator[str]:
    if not is_free(quote.cost):
        yield price(names, quote.cost)
    if quote.cost.evil:
        yield names.words("dungeon_lords-note-evil", evil=quote.evil)
    if quote.withdrawn:
        yield names.words("dungeon_lords-note-withdrawn", monsters=names.listed("monster", quote.withdrawn))
    if quote.removed:
        yield names.words("dungeon_lords-note-lost", monsters=names("monster", quote.removed))
