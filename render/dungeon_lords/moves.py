"""Moves in words: what they are called, cost and do, in a line or in sentences for `Confirm` (SPEC 2.4, 5). Pure."""

from collections.abc import Iterator, Sequence

import msgspec

from games.dungeon_lords import moves as m
from games.dungeon_lords import quotes as q
from games.dungeon_lords.components import LABYRINTH, MONSTER, ORDERS, SQUARES
from games.dungeon_lords.moves import Move
from games.dungeon_lords.parameters import INSPECTION_FREE_TRAPS, INSPECTION_GOLD, SPELL_EVIL
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from render.dungeon_lords.names import amount, price, span
from render.naming import Facts, Names, tag_of
from render.phrases import numeral

DIGGING = ("dig", "mine")
"""Orders whose squares say how many imps the lord has for them now."""

_ABOUT = {
    m.GiveTrap: "trap", m.UseTrap: "trap", m.Hire: "monster", m.Choose: "monster", m.Build: "room", m.Retrieve: "order",
}  # fmt: skip
"""The kind of thing that a move is about, where the choice says what that does."""

GOODS = ("gold", "food", "imps", "evil", "traps")


def label(move: Move, kind: str, view: View, names: Names) -> str:
    """Return the short name of `move` as an answer to a decision of `kind`; some answers have words of their own.

    A move without words is called as the thing that it names.
    """
    words, more = names.words, dict[str, str | int]()
    match move:
        case m.Attack():
            return _attack(move, names)
        case m.Lock():
            # The order kept of those dealt; where that is not known, the two that are not.
            kept = [each for each in view.own_dealt if each not in (move.first, move.second)]
            more["kept"] = names("order", kept[0]) if len(kept) == 1 else "none"
        case m.Pay(paid):
            more["amount"] = amount(names, "food" if kind == "imp_carnival" else "gold", paid)
        case m.Mine(imps):
            more["gold"] = amount(names, "gold", imps)
        case m.Decline():
            more["evil"] = SPELL_EVIL
        case _:
            pass
    key = f"dungeon_lords-move-{tag_of(move)}"
    own = f"{key}-{kind}"
    if not words.has(key):
        return words.listed(map(str, names.facts(move).values()))
    return names.sentence(own if words.has(own) else key, move, **more)


def _attack(move: m.Attack, names: Names) -> str:
    words, line = names.words, MONSTER[move.monster].lines[move.line - 1]
    damage = str(line.damage) if not line.second or line.shape == "standard" else f"{line.damage} + {line.second}"
    aimed = (names("adventurer", each, "short") for each in (move.target, move.second) if each is not None)
    targets = words.listed(aimed) or words("dungeon_lords-attack-first")
    said = [names.sentence(f"dungeon_lords-attack-{line.shape}", move, damage=damage, targets=targets)]
    said += [words("dungeon_lords-attack-raised", hit=move.raised)] if move.raised else []
    return words.listed(said)


def note(why: object, names: Names) -> str:
    """Return cost and effect in one line."""
    return names.words.listed(filter(None, _parts(why, names)))


def also(move: Move, kind: str, view: View, names: Names) -> str:
    """Return what follows from a move that its quote does not tell, "" if nothing does."""
    words = names.words
    match move:
        case m.Decline() | m.Done():
            key = f"dungeon_lords-also-{tag_of(move)}-{kind}"
            if words.has(key):
                return words(key)
            return words("dungeon_lords-also-decline") if kind in SQUARES and isinstance(move, m.Decline) else ""
        case m.InTurn():
            return words("dungeon_lords-also-in_turn")
        case m.Accept() if kind == "traps" and view.year > 1:
            return words("dungeon_lords-also-return")
        case m.Pay(paid) if kind == "safety_inspection" and view.observer is not None:
            asked = max(0, view.lords[view.observer].traps - INSPECTION_FREE_TRAPS) * INSPECTION_GOLD
            left = (asked - paid) // INSPECTION_GOLD
            return words("dungeon_lords-also-discard", traps=amount(names, "traps", left)) if left else ""
        case m.Battleground(cell) if view.observer is not None:
            tile = next(each for each in view.lords[view.observer].tiles if each.cell == cell)
            key = "labyrinth" if tile.room == LABYRINTH else "room" if tile.room else "tunnel"
            return names.sentence(f"dungeon_lords-also-{key}", tile)
        case _:
            return ""


def thing_text(move: Move, names: Names) -> str:
    """Return what the thing does that a move is about, "" if it is about none."""
    kind = _ABOUT.get(type(move))
    return names(kind, getattr(move, kind), "text") if kind else ""


def sentences(why: object, names: Names) -> Iterator[str]:
    """Yield what a choice would cost and do, a sentence or a line each."""
    match why:
        case q.OrdersQuote(orders, fee):
            yield from _together(orders, fee, names)
            if fee:
                yield names.words("dungeon_lords-confirm-fee", gold=amount(names, "gold", fee))
            yield names.words("dungeon_lords-confirm-sealed")
        case q.PlanQuote():
            yield from _rehearsal(why, names)
        case _:
            yield from _parts(why, names)


def _together(orders: Sequence[Sequence[q.SquareQuote]], fee: int, names: Names) -> Iterator[str]:
    """Yield what three orders take together; which square each will have depends on the other lords."""
    free = [[each for each in squares if not each.taken] for squares in orders]
    goods = []
    for good, sure in (("gold", fee), ("food", 0)):
        prices = [[getattr(each.cost, good) for each in squares] or [0] for squares in free]
        least, most = sure + sum(map(min, prices)), sure + sum(map(max, prices))
        if most:
            goods.append(f"{names('good', good)}\u00a0{span(least, most)}")
    imps = sum(max((each.most + each.supervisors for each in squares if each.most), default=0) for squares in free)
    if imps:
        goods.append(names.words("dungeon_lords-confirm-imps", most=imps))
    if goods:
        yield names.words("dungeon_lords-confirm-together", goods=names.words.listed(goods))


def _parts(why: object, names: Names) -> Iterator[str]:
    """Yield price and effects of a choice, those first that are counted."""
    match why:
        case q.ChangeQuote():
            yield from _changes(why, names)
        case q.PlanQuote():
            yield price(names, why.cost, why.imps)
            yield from prospects(why.line, names)
        case q.StrikeQuote():
            if why.food:
                food = amount(names, "food", why.food, "accusative")
                yield names.words("dungeon_lords-attack-food", food_accusative=food)
            hits = list(prospects(why.line, names))
            yield from hits
            if why.poison:
                yield names.words("dungeon_lords-confirm-poison", points=why.poison)
            elif why.line and not hits and not why.no_conquest:
                yield names.words("dungeon_lords-confirm-unhurt")
            if why.no_conquest:
                yield names.words("dungeon_lords-attack-holds")
            if why.face_up:
                yield names.words("dungeon_lords-attack-returns")
        case q.SpellQuote():
            yield price(names, why.cost)
            if why.cost.evil:
                yield names.words("dungeon_lords-note-evil", evil=why.evil)
    if isinstance(why, msgspec.Struct):
        yield from names.sentences(f"dungeon_lords-note-{tag_of(why)}", why)


def _changes(why: q.ChangeQuote, names: Names) -> Iterator[str]:
    """Yield the goods that change, and what is left of free imps for orders to come."""
    for good in GOODS:
        before, after = getattr(why.before, good), getattr(why.after, good)
        if before != after:
            yield names.words("dungeon_lords-change", thing=names("good", good), before=before, after=after)
    if why.busy:
        before, after = why.before.free_imps, why.after.free_imps
        yield names.words("dungeon_lords-change-free", before=before, after=after)


def _rehearsal(quote: q.PlanQuote, names: Names) -> Iterator[str]:
    """Yield the price of a plan, and how the battle would go."""
    cost = price(names, quote.cost, quote.imps)
    if cost:
        yield names.words("dungeon_lords-confirm-price", price=cost)
    changed = names.words.listed(prospects(quote.line, names)) or names.words("dungeon_lords-confirm-unhurt")
    if quote.card:
        card = names("spell", quote.card)
        yield names.words("dungeon_lords-confirm-rehearsal-known", card=card, line=changed)
        verdict = "falls" if quote.conquered else "holds"
        yield f"{names.words(f'dungeon_lords-picture-verdict-{verdict}')}."
    else:
        yield names.words("dungeon_lords-confirm-rehearsal", line=changed)
    if quote.stopped:
        yield names.words("dungeon_lords-confirm-stopped", stopped=quote.stopped)
    yield from rest(quote.rest, names)


def rest(rounds: Sequence[q.Outlook], names: Names) -> Iterator[str]:
    """Yield what becomes of the rounds to come if nothing is sent: which tile falls when, by fatigue alone."""
    if rounds:
        said = (
            names.sentence(f"dungeon_lords-rest-{each.falls}", each, fatigue=span(each.least, each.most))
            for each in rounds
        )
        yield names.words("dungeon_lords-rest", rounds="; ".join(said))


def square_line(square: q.SquareQuote, names: Names) -> str:
    """Return a square as it stands for the lord now: what it does, whether it is taken, whether he can pay it."""
    own = "imps" if square.order in DIGGING else "open"
    state = "taken" if square.taken else own if square.payable else "dear"
    said = names.words(f"dungeon_lords-square-{square.order}-{square.square}")
    return names.words(f"dungeon_lords-square-{state}", square=numeral(square.square), text=said, count=square.most)


def price_words(view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield what each square would cost and give the lord at `seat` now."""
    for order, squares in zip(ORDERS, view.prices[seat], strict=True):
        yield f"**{names('order', order)}**"
        yield from (square_line(square, names) for square in squares)


def square_note(square: q.SquareQuote, names: Names) -> str:
    """Return a free square in a few words: its number, what it takes and gives, whether he can pay it."""
    said = names.words(f"dungeon_lords-square-{square.order}-{square.square}.short")
    key = "dungeon_lords-square-open" if square.payable else "dungeon_lords-square-note-dear"
    return names.words(key, square=numeral(square.square), text=said)


def prospects(line: tuple[q.Prospect, ...], names: Names) -> Iterator[str]:
    """Yield whom it changes and how: "Bruno 3 → 1"."""
    for each in line:
        if each.before != each.left:
            key, name = "change" if each.left else "prospect-gone", names("adventurer", each.adventurer, "short")
            facts: Facts = {"adventurer_id": each.adventurer, "before": each.before, "after": each.left}
            yield names.words(f"dungeon_lords-{key}", thing=name, **facts)
