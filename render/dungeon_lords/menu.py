"""The choices of a lord in groups that fit the question, and what to know while answering it (SPEC 8.1). Pure."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from games.dungeon_lords import moves as m
from games.dungeon_lords.components import MONSTER, ROOM
from games.dungeon_lords.events import Event
from games.dungeon_lords.moves import Move, wish_kind
from games.dungeon_lords.view import View
from games.kernel.observation import Choice
from render.dungeon_lords import menu_parts
from render.dungeon_lords.moves import also, label, note, sentences, thing_text
from render.dungeon_lords.names import VOCABULARY, amount
from render.game_menu import GameMenu
from render.game_pages import Menu, MenuPart
from render.naming import Names, names_of, tag_of
from render.phrases import capital

_YES_NO: Final = {(m.Accept, m.Decline), (m.PayMonster, m.Dismiss)}
"""Two choices that are a yes and a no."""

PICTURED: Final = frozenset({
    "dig", "room", "produce", "battleground", "plan_traps", "plan", "trap_order", "trap_target", "word_of_peace",
    "suggestion", "spell_target", "attack",
})  # fmt: skip
"""Decisions that are made looking at one's dungeon or at the battle."""


class DungeonLordsMenu(GameMenu[View, Move, Event]):
    """What a lord answers."""

    def menu(self) -> Menu:
        """Return the answers; the only thing about which there are several is on the first page itself."""
        menu = super().menu()
        long = [group.id for group in menu.groups if len(group.entries) > 1]
        return replace(
            menu,
            clash=self.words("dungeon_lords-parts-clash") if self.kind == menu_parts.KIND else "",
            pictured=self.kind in PICTURED,
            bare=long[0] if len(long) == 1 else "",
            is_yes_no=tuple(type(choice.move) for choice in self.choices) in _YES_NO,
        )

    @cached_property
    def rich(self) -> Names:
        """What players and things are called in a paragraph."""
        return names_of(VOCABULARY, self.observation, self.words, rich=True)

    @cached_property
    def parts(self) -> tuple[MenuPart, ...]:
        """The orders, each a part."""
        is_orders = self.kind == menu_parts.KIND
        return menu_parts.order_parts(self.view, self.seat, self.rich) if is_orders and self.seat is not None else ()

    def picked(self, move: Move) -> Iterable[str]:
        """Return the orders of a move."""
        return (move.first, move.second, move.third, *filter(None, (move.other,))) if isinstance(move, m.Seal) else ()

    def question(self) -> str:
        """Return what is asked in one sentence, and what to know for the answer."""
        known = () if self.seat is None else menu_parts.situation(self.kind, self.view, self.seat, self.rich)
        asked = menu_parts.question(self.kind, self.view, self.names) if self.kind else super().question()
        return "\n".join((asked, *(f"-# {line}" for line in known)))

    def group(self, choice: Choice[Move]) -> tuple[str, str]:
        """Return id and title of what a choice is about: few groups, each of one kind of thing."""
        match choice.move:
            case m.Seal(first):
                return first, self.names("order", first)
            case m.Build(room) | m.Produce(room):
                return room, self.names("room", room)
            case m.Attack() | m.PayMonster() | m.Dismiss() | m.Hire() as move:
                return move.monster, self.names("monster", move.monster)
            case m.Send(sent):
                monsters = sum(not MONSTER[each].is_ghost for each in sent)
                return f"send{monsters}", self.words("dungeon_lords-menu-send", monsters=monsters)
            case m.PlanTraps(traps):
                return f"traps{len(traps)}", self.words("dungeon_lords-menu-traps", traps=len(traps))
            case m.Done() | m.Decline() as move:
                return tag_of(move), self.words(f"dungeon_lords-move-{tag_of(move)}")
        return "all", self.words("dungeon_lords-menu-all")

    def lead(self, group: str) -> str:
        """Return what a room does above its cells; for other groups what the question needs."""
        key = f"dungeon_lords-lead-{self.kind}"
        return self.names("room", group, "text") if group in ROOM else self.words(key) if self.words.has(key) else ""

    def label(self, choice: Choice[Move]) -> str:
        """Return a move as a short name."""
        return label(choice.move, self.kind, self.view, self.names)

    def effects(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield cost and effect, and what the thing itself does, for which there may be no room."""
        if not isinstance(choice.move, m.GiveTrap):
            yield note(choice.why, self.names)
        yield also(choice.move, self.kind, self.view, self.names)
        yield thing_text(choice.move, self.names)

    def confirmation(self, choice: Choice[Move]) -> Iterable[str]:
        """Return what a choice would cost and do, or what it is where nothing is to be said of that."""
        told = (also(choice.move, self.kind, self.view, self.names), thing_text(choice.move, self.names))
        said = [capital(each) for each in (*sentences(choice.why, self.names), *told) if each]
        return said or (f"{self.label(choice)}.",)

    def sealed(self) -> Move | None:
        """Return the orders, the locked orders or the payment that are sealed."""
        if self.view.own_orders is not None:
            return m.Seal(*self.view.own_orders.own, self.view.own_orders.other or None)
        if self.view.own_lock is not None:
            return m.Lock(*self.view.own_lock)
        return None if self.view.own_tax is None else m.Pay(self.view.own_tax)


class DungeonLordsWishes(GameMenu[View, Move, Event]):
    """Answers in advance; what is no such answer is in the words of moves."""

    def question(self) -> str:
        """Return nothing: it is asked later."""
        return ""

    def group(self, choice: Choice[Move]) -> tuple[str, str]:
        """Return the kind of question that an answer is for."""
        kind = wish_kind(choice.move)
        key = f"dungeon_lords-wishes-{kind or 'all'}"
        return kind, self.words(key) if self.words.has(key) else self.names("order", kind)

    def label(self, choice: Choice[Move]) -> str:
        """Return an answer as a short name."""
        if isinstance(choice.move, m.Pay):
            return self.words("dungeon_lords-wish-pay", gold=amount(self.names, "gold", choice.move.amount))
        key = f"dungeon_lords-wish-{tag_of(choice.move)}"
        if self.words.has(key):
            return self.names.sentence(key, choice.move)
        said = label(choice.move, "", self.view, self.names)
        return f"{self.names('order', wish_kind(choice.move))}: {said}" if wish_kind(choice.move) else said

    def effects(self, choice: Choice[Move]) -> Iterable[str]:
        """Return nothing: what it will cost is not known."""
        return ()
