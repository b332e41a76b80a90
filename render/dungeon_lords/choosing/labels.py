"""A move of Dungeon Lords as a short name, for buttons, lists and headings (SPEC 8.1). Pure."""

from collections.abc import Callable
from typing import Any

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import MONSTER
from games.dungeon_lords.moves import Move
from games.dungeon_lords.parameters import SPELL_EVIL
from games.dungeon_lords.view import View
from render.dungeon_lords import terms
from render.dungeon_lords.amounts import amount
from render.phrases import numeral
from text import Words


def label(move: Move, kind: str, view: View, words: Words) -> str:
    """Return the name of `move` as an answer to a decision of `kind`."""
    match move:
        case m.Lock():
            return _lock(move, view, words)
        case m.Accept() | m.Decline() | m.Done() | m.Replan():
            return _answer(move, kind, view, words)
        case m.Pay(paid):
            good = "food" if kind == "imp_carnival" else "gold"
            return words("dungeon_lords-move-pay", amount=amount(words, good, paid))
        case m.PayMonster() | m.Dismiss():
            return _settle(move, kind, words)
        case m.Attack():
            return _attack(move, words)
        case _:
            return _LABELS[type(move)](move, words)


def sent_label(monsters: tuple[str, ...], words: Words) -> str:
    """Return who is sent."""
    return terms.monsters(words, monsters) if monsters else words("dungeon_lords-move-nobody")


def _answer(move: m.Accept | m.Decline | m.Done | m.Replan, kind: str, view: View, words: Words) -> str:
    tag = str(move.__struct_config__.tag)
    key = f"dungeon_lords-move-{tag}-{kind}"
    if kind == "word_of_peace":
        return words(key, evil=SPELL_EVIL)
    return words(key) if words.has(key) else words(f"dungeon_lords-move-{tag}")


def _lock(move: m.Lock, view: View, words: Words) -> str:
    """Return which of the orders dealt is kept; where that is not known, which two are not."""
    kept = [each for each in view.own_dealt if each not in (move.first, move.second)]
    if len(kept) != 1:
        return terms.orders(words, (move.first, move.second))
    return words("dungeon_lords-move-lock", order=terms.order(words, kept[0]))


def _settle(move: m.PayMonster | m.Dismiss, kind: str, words: Words) -> str:
    name = terms.monster(words, move.monster)
    if isinstance(move, m.Dismiss):
        return words(
            "dungeon_lords-move-withdraw" if kind == "suggestion" else "dungeon_lords-move-dismiss", monster=name
        )
    if move.fed is None:
        return words("dungeon_lords-move-keep", monster=name)
    return words("dungeon_lords-move-keep-fed", monster=name, fed=terms.monster(words, move.fed))


def _attack(move: m.Attack, words: Words) -> str:
    line = MONSTER[move.monster].lines[move.line - 1]
    name = terms.monster(words, move.monster)
    damage = str(line.damage) if not line.second or line.shape == "standard" else f"{line.damage} + {line.second}"
    facts: dict[str, str | int] = {"monster": name, "damage": damage}
    if line.shape == "target":
        named = [each for each in (move.target, move.second) if each is not None]
        facts["targets"] = terms.adventurers(words, named) if named else words("dungeon_lords-attack-first")
    said = words(f"dungeon_lords-attack-{line.shape}", **facts)
    extras = [words("dungeon_lords-attack-food", food=amount(words, "food", line.food))] if line.food else []
    extras += [words("dungeon_lords-attack-returns")] if line.returns else []
    extras += [words("dungeon_lords-attack-holds")] if line.no_conquest and line.shape != "none" else []
    extras += [words("dungeon_lords-attack-raised", hit=move.raised)] if move.raised else []
    return words.listed((said, *extras))


def _hire(move: Any, words: Words) -> str:
    name = terms.monster(words, move.monster)
    if move.fed is None:
        return name
    return words("dungeon_lords-move-hire-fed", monster=name, fed=terms.monster(words, move.fed))


def _produce(move: Any, words: Words) -> str:
    name = terms.room(words, move.room)
    return name if move.cell is None else words("dungeon_lords-move-on", thing=name, cell=move.cell)


def _seal(move: Any, words: Words) -> str:
    own = terms.orders(words, (move.first, move.second, move.third))
    if move.other is None:
        return own
    return words("dungeon_lords-move-orders-other", orders=own, order=terms.order(words, move.other))


_LABELS: dict[type, Callable[[Any, Words], str]] = {
    m.Seal: _seal,
    m.Spy: lambda move, words: words("dungeon_lords-move-spy", position=numeral(move.position)),
    m.Dig: lambda move, words: words("dungeon_lords-move-dig", cell=move.cell),
    m.Mine: lambda move, words: words("dungeon_lords-move-mine", gold=amount(words, "gold", move.imps)),
    m.GiveTrap: lambda move, words: terms.trap(words, move.trap),
    m.Hire: _hire,
    m.Build: lambda move, words: words("dungeon_lords-move-on", thing=terms.room(words, move.room), cell=move.cell),
    m.Produce: _produce,
    m.Retrieve: lambda move, words: terms.order(words, move.order),
    m.Battleground: lambda move, words: words("dungeon_lords-move-ground", cell=move.cell),
    m.PlanTraps: lambda move, words: (
        terms.traps(words, move.traps) if move.traps else words("dungeon_lords-move-no-traps")
    ),
    m.Send: lambda move, words: sent_label(move.monsters, words),
    m.UseTrap: lambda move, words: terms.trap(words, move.trap),
    m.Target: lambda move, words: terms.adventurer(words, move.adventurer),
    m.Choose: lambda move, words: terms.monster(words, move.monster),
    m.Release: lambda move, words: terms.adventurer(words, move.prisoner),
}
