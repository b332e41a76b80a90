"""The choices of a lord as sentences with cost and effect, in groups that fit the question (SPEC 8.1). Pure."""

from collections.abc import Callable
from typing import Any

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import MONSTER, SQUARES
from games.dungeon_lords.parameters import INSPECTION_FREE_TRAPS, INSPECTION_GOLD
from games.dungeon_lords.view import View
from games.kernel.observation import Choice, Observation
from render.dungeon_lords import terms
from render.dungeon_lords.amounts import amount
from render.dungeon_lords.choosing import order_parts
from render.dungeon_lords.choosing.labels import label
from render.dungeon_lords.choosing.notes import note
from render.game_pages import Menu, MenuEntry, MenuGroup, MenuPart
from render.limits import BUTTON_LABEL, OPTION_TEXT, clipped
from render.naming import Naming
from text import Words

_TEXTS: dict[type, tuple[str, str]] = {
    m.GiveTrap: ("trap", "trap"),
    m.UseTrap: ("trap", "trap"),
    m.Hire: ("monster", "monster"),
    m.Choose: ("monster", "monster"),
    m.Build: ("room", "room"),
    m.Retrieve: ("order", "order"),
}
"""Moves whose thing has a text of its own: kind of thing, field of the move."""

PICTURED = frozenset({
    "dig", "room", "produce", "battleground", "plan_traps", "plan", "trap_order", "trap_target", "word_of_peace",
    "suggestion", "spell_target", "attack",
})  # fmt: skip
"""Decisions that are made looking at one's dungeon or at the battle."""


def kind_asked(observation: Observation) -> str:
    """Return the kind of decision that the observer is asked, "" if none."""
    return next((each.kind for each in observation.decisions if each.seat == observation.observer), "")


def menu(observation: Observation, view: View, words: Words) -> Menu:
    """Return the observer's choices in canonical order, by group."""
    kind = kind_asked(observation)
    groups: dict[str, list[MenuEntry]] = {}
    titles: dict[str, str] = {}
    for choice in observation.choices:
        group, title = _group(choice.move, kind, words)
        titles[group] = title
        groups.setdefault(group, []).append(_entry(choice, kind, view, words))
    lead = _lead(kind, words)
    long = [group for group, entries in groups.items() if len(entries) > 1]
    made = tuple(MenuGroup(group, titles[group], tuple(entries), lead) for group, entries in groups.items())
    sealed = _sealed(view)
    return Menu(
        question(kind, view, words),
        made,
        parts=_parts(kind, observation, view, words),
        clash=words("dungeon_lords-parts-clash") if kind == order_parts.KIND else "",
        sealed=next((choice.number for choice in observation.choices if choice.move == sealed), None),
        pictured=kind in PICTURED,
        bare=long[0] if len(long) == 1 else "",
    )


def _parts(kind: str, observation: Observation, view: View, words: Words) -> tuple[MenuPart, ...]:
    if kind != order_parts.KIND or view.observer is None:
        return ()
    return order_parts.order_parts(view, view.observer, Naming(observation, words, rich=True))


def _sealed(view: View) -> m.Move | None:
    """Return what the observer has sealed and may still change."""
    if view.own_orders is not None:
        return m.Seal(*view.own_orders.own, view.own_orders.other or None)
    if view.own_lock is not None:
        return m.Lock(*view.own_lock)
    return None if view.own_tax is None else m.Pay(view.own_tax)


def question(kind: str, view: View, words: Words) -> str:
    """Return what is asked, in one sentence, or that nothing is."""
    if not kind:
        return words("dungeon_lords-refusal-no_decision")
    key = f"dungeon_lords-question-{kind}"
    if kind == "give_trap" and view.due is not None:
        return words(key, count=view.due.count)
    if kind in {"food", "reputation", "dig", "mine", "imps", "traps", "monster", "room"}:
        return words("dungeon_lords-question-order", square=_square(view, kind, words))
    return words(key)


def _square(view: View, kind: str, words: Words) -> str:
    """Return order and square that are carried out now, with what they do."""
    own = next((each for each in view.minions if each.order == kind and each.seat == view.observer), None)
    if own is None:
        return terms.order(words, kind)
    text = words(f"dungeon_lords-square-{kind}-{own.square}")
    return words("dungeon_lords-question-square", square=terms.square(words, kind, own.square), text=text)


def _lead(kind: str, words: Words) -> str:
    key = f"dungeon_lords-lead-{kind}"
    return words(key) if words.has(key) else ""


def _entry(choice: Choice, kind: str, view: View, words: Words) -> MenuEntry:
    said, move = _note(choice, kind, view, words), choice.move
    picks: tuple[int, ...] = ()
    if isinstance(move, m.Seal) and view.observer is not None:
        picks = order_parts.picks(view, view.observer, move)
    named = clipped(label(move, kind, view, words), BUTTON_LABEL)
    return MenuEntry(choice.number, named, clipped(said, OPTION_TEXT), picks)


def thing_text(move: Any, words: Words) -> str:
    """Return what the thing does that a move is about, "" if it is about none."""
    if type(move) not in _TEXTS:
        return ""
    kind, field = _TEXTS[type(move)]
    return terms.text(words, kind, getattr(move, field))


def _note(choice: Choice, kind: str, view: View, words: Words) -> str:
    """Return cost and effect, and what the thing itself does where there is room for it."""
    said = "" if isinstance(choice.move, m.GiveTrap) else note(choice.why, words)
    parts = (said, also(choice.move, kind, view, words), thing_text(choice.move, words))
    return " · ".join(part for part in parts if part)


def also(move: Any, kind: str, view: View, words: Words) -> str:
    """Return what follows from a move that its quote does not tell, "" if nothing does."""
    match move:
        case m.Decline() | m.Done():
            key = f"dungeon_lords-also-{move.__struct_config__.tag}-{kind}"
            general = "dungeon_lords-also-decline" if kind in SQUARES and isinstance(move, m.Decline) else ""
            return words(key) if words.has(key) else words(general) if general else ""
        case m.Pay(paid) if kind == "safety_inspection" and view.observer is not None:
            asked = max(0, view.lords[view.observer].traps - INSPECTION_FREE_TRAPS) * INSPECTION_GOLD
            left = (asked - paid) // INSPECTION_GOLD
            return words("dungeon_lords-also-discard", traps=amount(words, "traps", left)) if left else ""
        case m.Battleground(cell) if view.observer is not None:
            tile = next((each for each in view.lords[view.observer].tiles if each.cell == cell), None)
            if tile is None or not tile.room:
                return words("dungeon_lords-also-tunnel")
            key = "dungeon_lords-also-labyrinth" if tile.room == "labyrinth" else "dungeon_lords-also-room"
            return words(key, room=terms.room(words, tile.room), text=terms.text(words, "room", tile.room))
    return ""


def _group(move: Any, kind: str, words: Words) -> tuple[str, str]:
    """Return id and title of the group of a move: few groups, each of one kind of thing."""
    for group in _GROUPS:
        found = group(move, words)
        if found is not None:
            return found
    return "all", words("dungeon_lords-menu-all")


def _by_first_order(move: Any, words: Words) -> tuple[str, str] | None:
    return (move.first, terms.order(words, move.first)) if isinstance(move, m.Seal) else None


def _by_room(move: Any, words: Words) -> tuple[str, str] | None:
    return (move.room, terms.room(words, move.room)) if isinstance(move, m.Build | m.Produce) else None


def _by_monster(move: Any, words: Words) -> tuple[str, str] | None:
    if isinstance(move, m.Attack | m.PayMonster | m.Dismiss | m.Hire):
        return move.monster, terms.monster(words, move.monster)
    return None


def _by_strength(move: Any, words: Words) -> tuple[str, str] | None:
    if not isinstance(move, m.Send):
        return None
    monsters = sum(not MONSTER[each].is_ghost for each in move.monsters)
    return f"send{monsters}", words("dungeon_lords-menu-send", monsters=monsters)


def _by_number_of_traps(move: Any, words: Words) -> tuple[str, str] | None:
    if not isinstance(move, m.PlanTraps):
        return None
    return f"traps{len(move.traps)}", words("dungeon_lords-menu-traps", traps=len(move.traps))


def _alone(move: Any, words: Words) -> tuple[str, str] | None:
    if isinstance(move, m.Done | m.Decline):
        tag = str(move.__struct_config__.tag)
        return tag, words(f"dungeon_lords-move-{tag}")
    return None


_GROUPS: tuple[Callable[[Any, Words], tuple[str, str] | None], ...] = (
    _by_first_order,
    _by_room,
    _by_monster,
    _by_strength,
    _by_number_of_traps,
    _alone,
)
