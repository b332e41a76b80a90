"""What a choice would cost and do, from its quote: one line for lists, sentences for `Confirm` (SPEC 2.4, 5). Pure."""

from collections.abc import Iterator

from games.dungeon_lords.battle_quotes import PlanQuote, Prospect, SpellQuote, StrikeQuote
from games.dungeon_lords.quotes import ChangeQuote, LockQuote, OrdersQuote, RetrievalQuote, SquareQuote
from render.dungeon_lords import terms
from render.dungeon_lords.amounts import amount, is_free, price
from render.dungeon_lords.log.seasons import signed
from render.phrases import numeral
from text import Words

DIGGING = ("dig", "mine")
"""Orders of which the lord is told how many imps he has for them now."""

GOODS = ("gold", "food", "imps", "evil", "traps")


def note(why: object, words: Words) -> str:
    """Return cost and effect in one line."""
    match why:
        case ChangeQuote():
            return words.listed(_changes(why, words))
        case OrdersQuote(_, fee) if fee:
            return words("dungeon_lords-note-fee", gold=amount(words, "gold", fee))
        case LockQuote(locked) | RetrievalQuote(_, locked):
            return words("dungeon_lords-note-locked", orders=terms.orders(words, locked))
        case PlanQuote():
            return words.listed(_plan(why, words))
        case StrikeQuote():
            return words.listed(_hits(why, words))
        case SpellQuote():
            return words.listed(_spell(why, words))
        case _:
            return ""


def sentences(why: object, words: Words) -> Iterator[str]:
    """Yield what a choice would cost and do, a sentence or a line each."""
    match why:
        case OrdersQuote(_, fee):
            if fee:
                yield words("dungeon_lords-confirm-fee", gold=amount(words, "gold", fee))
            yield words("dungeon_lords-confirm-sealed")
        case ChangeQuote():
            yield from _changes(why, words)
        case PlanQuote():
            yield from _plan_sentences(why, words)
        case StrikeQuote() | SpellQuote():
            yield from (_strike(why, words) if isinstance(why, StrikeQuote) else _spell(why, words))
        case _:
            said = note(why, words)
            if said:
                yield said


def square_line(square: SquareQuote, words: Words) -> str:
    """Return a square as it stands for the lord now: what it does, whether it is taken, whether he can pay it."""
    said = words(f"dungeon_lords-square-{square.order}-{square.square}")
    number = numeral(square.square)
    if square.taken:
        return words("dungeon_lords-square-taken", square=number, text=said)
    if not square.payable:
        return words("dungeon_lords-square-dear", square=number, text=said)
    if square.order in DIGGING:
        return words("dungeon_lords-square-imps", square=number, text=said, count=square.most)
    return words("dungeon_lords-square-open", square=number, text=said)


def square_note(square: SquareQuote, words: Words) -> str:
    """Return a free square in a few words: its number, what it takes and gives, whether he can pay it."""
    said = words(f"dungeon_lords-square-{square.order}-{square.square}.short")
    key = "dungeon_lords-square-note" if square.payable else "dungeon_lords-square-note-dear"
    return words(key, square=numeral(square.square), text=said)


def prospects(line: tuple[Prospect, ...], words: Words) -> Iterator[str]:
    """Yield whom it changes and how: "Bruno 3 → 1"."""
    for each in line:
        if each.before != each.left:
            name = words(f"dungeon_lords-adventurer-{each.adventurer}.short")
            key = "dungeon_lords-prospect" if each.left else "dungeon_lords-prospect-gone"
            yield words(key, adventurer=name, before=each.before, left=each.left)


def _changes(quote: ChangeQuote, words: Words) -> Iterator[str]:
    """Yield every good that changes, then what else follows."""
    for good in GOODS:
        before, after = getattr(quote.before, good), getattr(quote.after, good)
        if before != after:
            name = words(f"dungeon_lords-good-{good}")
            yield words("dungeon_lords-change", good=name, before=before, after=after)
    if quote.busy:
        yield words("dungeon_lords-note-busy", imps=amount(words, "imps", quote.busy), count=quote.busy)
    if quote.workers:
        yield words("dungeon_lords-note-workers", count=quote.workers)
    if quote.better:
        yield words("dungeon_lords-amount-reputation", count=quote.better)
    if quote.lost:
        yield words("dungeon_lords-note-lost", monsters=terms.monsters(words, quote.lost))
    if quote.tokens:
        tokens = amount(words, "tokens", quote.tokens)
        yield words("dungeon_lords-note-tokens", tokens=tokens, points=signed(quote.points))
    if quote.paladin:
        yield words(f"dungeon_lords-note-paladin-{quote.paladin}")


def _plan(quote: PlanQuote, words: Words) -> Iterator[str]:
    if not is_free(quote.cost, quote.imps):
        yield price(words, quote.cost, quote.imps)
    yield from prospects(quote.line, words)
    if quote.conquered:
        yield words("dungeon_lords-note-conquered")


def _plan_sentences(quote: PlanQuote, words: Words) -> Iterator[str]:
    if not is_free(quote.cost, quote.imps):
        yield words("dungeon_lords-confirm-price", price=price(words, quote.cost, quote.imps))
    changed = words.listed(prospects(quote.line, words)) or words("dungeon_lords-confirm-unhurt")
    if quote.card:
        card = terms.spell(words, quote.card)
        yield words("dungeon_lords-confirm-rehearsal-known", card=card, line=changed)
        yield words("dungeon_lords-confirm-falls" if quote.conquered else "dungeon_lords-confirm-holds")
    else:
        yield words("dungeon_lords-confirm-rehearsal", line=changed)


def _hits(quote: StrikeQuote, words: Words) -> Iterator[str]:
    """Yield price and hits; what else it does stands in its name."""
    if quote.food:
        yield price_of_food(quote.food, words)
    hits = list(prospects(quote.line, words))
    yield from hits
    if quote.line and not hits and not quote.no_conquest:
        yield words("dungeon_lords-confirm-unhurt")


def _strike(quote: StrikeQuote, words: Words) -> Iterator[str]:
    yield from _hits(quote, words)
    if quote.no_conquest:
        yield words("dungeon_lords-attack-holds")
    if quote.face_up:
        yield words("dungeon_lords-attack-returns")


def price_of_food(food: int, words: Words) -> str:
    """Return what an attack costs."""
    return words("dungeon_lords-attack-food", food=amount(words, "food", food))


def _spell(quote: SpellQuote, words: Words) -> Iterator[str]:
    if not is_free(quote.cost):
        yield price(words, quote.cost)
    if quote.cost.evil:
        yield words("dungeon_lords-note-evil", evil=quote.evil)
    if quote.withdrawn:
        yield words("dungeon_lords-note-withdrawn", monsters=terms.monsters(words, quote.withdrawn))
    if quote.removed:
        yield words("dungeon_lords-note-lost", monsters=terms.monster(words, quote.removed))
