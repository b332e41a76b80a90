"""The choices of a lord as short names with cost and effect, in groups that fit the question (SPEC 8.1). Pure."""

from collections.abc import Iterator
from typing import Final

from games.dungeon_lords import moves as m
from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import LABYRINTH, MONSTER, ROOM, SEQUENCE, SQUARES
from games.dungeon_lords.moves import Move, wish_kind
from games.dungeon_lords.parameters import INSPECTION_FREE_TRAPS, INSPECTION_GOLD, SPELL_EVIL
from games.dungeon_lords.view import View
from games.kernel.ids import Seat
from games.kernel.observation import Choice
from render.dungeon_lords import order_parts
from render.dungeon_lords.names import amount, is_free, price, square
from render.dungeon_lords.notes import note
from render.game_pages import Menu, MenuEntry, MenuGroup
from render.limits import BUTTON_LABEL, OPTION_TEXT, clipped
from render.naming import Names, tag_of

_YES_NO: Final = {(m.Accept, m.Decline), (m.PayMonster, m.Dismiss)}
"""Two choices that are a yes and a no."""

PICTURED: Final = frozenset({
    "dig", "room", "produce", "battleground", "plan_traps", "plan", "trap_order", "trap_target", "word_of_peace",
    "suggestion", "spell_target", "attack",
})  # fmt: skip
"""Decisions that are made looking at one's dungeon or at the battle."""


def menu(choices: tuple[Choice[Move], ...], kind: str, view: View, names: Names, rich: Names) -> Menu:
    """Return the answers to a decision of `kind` in canonical order, by group; `rich` names stand in paragraphs."""
    words, seat = names.words, view.observer
    groups: dict[tuple[str, str], list[MenuEntry]] = {}
    for choice in choices:
        entry = MenuEntry(
            choice.number,
            clipped(label(choice.move, kind, view, names), BUTTON_LABEL),
            clipped(_note(choice, kind, view, names), OPTION_TEXT),
            order_parts.picks(view, seat, choice.move) if isinstance(choice.move, m.Seal) and seat is not None else (),
        )
        groups.setdefault(_group(choice.move, names), []).append(entry)
    lead = words(f"dungeon_lords-lead-{kind}") if words.has(f"dungeon_lords-lead-{kind}") else ""
    long = [group for (group, _), entries in groups.items() if len(entries) > 1]
    is_orders, sealed = kind == order_parts.KIND, _sealed(view)
    asked = [question(kind, view, names)]
    if seat is not None:
        asked += [f"-# {line}" for line in _situation(kind, view, seat, rich)]
    return Menu(
        "\n".join(asked),
        # Above the cells of a room is what it does.
        tuple(
            MenuGroup(group, title, tuple(entries), names("room", group, "text") if group in ROOM else lead)
            for (group, title), entries in groups.items()
        ),
        parts=order_parts.order_parts(view, seat, rich) if is_orders and seat is not None else (),
        clash=words("dungeon_lords-parts-clash") if is_orders else "",
        sealed=next((choice.number for choice in choices if choice.move == sealed), None),
        pictured=kind in PICTURED,
        bare=long[0] if len(long) == 1 else "",
        is_yes_no=tuple(type(choice.move) for choice in choices) in _YES_NO,
    )


def _situation(kind: str, view: View, seat: Seat, names: Names) -> Iterator[str]:
    """Yield what the lord should know while he answers: goods and locked orders, orders to come, his traps."""
    if kind == order_parts.KIND:
        yield from order_parts.situation(view, seat, names)
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
            said, cost = square(names, order, number), SQUARES[order][number - 1].cost
            if not is_free(cost):
                said = names.words("dungeon_lords-to-come-cost", order=said, cost=price(names, cost))
            yield said


def wishes(choices: tuple[Choice[Move], ...], view: View, names: Names) -> Menu:
    """Return answers in advance, a group for each kind of question; what is no such answer in the words of moves."""
    groups: dict[str, list[MenuEntry]] = {}
    for choice in choices:
        key = f"dungeon_lords-wish-{tag_of(choice.move)}"
        is_wish = names.words.has(key)
        text = names.sentence(key, choice.move) if is_wish else label(choice.move, "", view, names)
        groups.setdefault(wish_kind(choice.move), []).append(MenuEntry(choice.number, clipped(text, BUTTON_LABEL)))
    return Menu(
        "", tuple(MenuGroup(kind, _wishes_title(kind, names), tuple(entries)) for kind, entries in groups.items())
    )


def _wishes_title(kind: str, names: Names) -> str:
    key = f"dungeon_lords-wishes-{kind or 'all'}"
    return names.words(key) if names.words.has(key) else names("order", kind)


def _sealed(view: View) -> Move | None:
    """Return what the observer has sealed and may still change."""
    if view.own_orders is not None:
        return m.Seal(*view.own_orders.own, view.own_orders.other or None)
    if view.own_lock is not None:
        return m.Lock(*view.own_lock)
    return None if view.own_tax is None else m.Pay(view.own_tax)


def question(kind: str, view: View, names: Names) -> str:
    """Return what is asked, in one sentence, or that nothing is."""
    words = names.words
    if not kind:
        return words("refusal-no_decision")
    if kind in SQUARES:
        own = next((each for each in view.minions if each.order == kind and each.seat == view.observer), None)
        said = names("order", kind)
        if own is not None:
            text = words(f"dungeon_lords-square-{kind}-{own.square}")
            said = words("dungeon_lords-question-square", square=square(names, kind, own.square), text=text)
        return words("dungeon_lords-question-order", square=said)
    return words(f"dungeon_lords-question-{kind}", count=0 if view.due is None else view.due.count)


def label(move: Move, kind: str, view: View, names: Names) -> str:
    """Return the short name of `move` as an answer to a decision of `kind`; some answers have words of their own."""
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
    return names.sentence(own if words.has(own) else key, move, **more)


def _attack(move: m.Attack, names: Names) -> str:
    words, line = names.words, MONSTER[move.monster].lines[move.line - 1]
    damage = str(line.damage) if not line.second or line.shape == "standard" else f"{line.damage} + {line.second}"
    aimed = (names("adventurer", each, "short") for each in (move.target, move.second) if each is not None)
    targets = words.listed(aimed) or words("dungeon_lords-attack-first")
    said = [names.sentence(f"dungeon_lords-attack-{line.shape}", move, damage=damage, targets=targets)]
    said += [words("dungeon_lords-attack-raised", hit=move.raised)] if move.raised else []
    return words.listed(said)


def thing_text(move: Move, names: Names) -> str:
    """Return what the thing does that a move is about, "" if it is about none."""
    match move:
        case m.GiveTrap(trap) | m.UseTrap(trap):
            return names("trap", trap, "text")
        case m.Hire(monster) | m.Choose(monster):
            return names("monster", monster, "text")
        case m.Build(room):
            return names("room", room, "text")
        case m.Retrieve(order):
            return names("order", order, "text")
        case _:
            return ""


def _note(choice: Choice[Move], kind: str, view: View, names: Names) -> str:
    """Return cost and effect, and what the thing itself does where there is room for it."""
    said = "" if isinstance(choice.move, m.GiveTrap) else note(choice.why, names)
    return " · ".join(filter(None, (said, also(choice.move, kind, view, names), thing_text(choice.move, names))))


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


def _group(move: Move, names: Names) -> tuple[str, str]:
    """Return id and title of the group of a move: few groups, each of one kind of thing."""
    words = names.words
    match move:
        case m.Seal():
            return move.first, names("order", move.first)
        case m.Build() | m.Produce():
            return move.room, names("room", move.room)
        case m.Attack() | m.PayMonster() | m.Dismiss() | m.Hire():
            return move.monster, names("monster", move.monster)
        case m.Send(sent):
            monsters = sum(not MONSTER[each].is_ghost for each in sent)
            return f"send{monsters}", words("dungeon_lords-menu-send", monsters=monsters)
        case m.PlanTraps(traps):
            return f"traps{len(traps)}", words("dungeon_lords-menu-traps", traps=len(traps))
        case m.Done() | m.Decline():
            return tag_of(move), words(f"dungeon_lords-move-{tag_of(move)}")
        case _:
            return "all", words("dungeon_lords-menu-all")
