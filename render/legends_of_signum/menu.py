"""The choices of a seat in groups; creatures first, then cards, then the turn. Pure."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from games.kernel.observation import Choice
from games.legends_of_signum import looks
from games.legends_of_signum import moves as m
from games.legends_of_signum.components import BUILDING_TYPES, READY_DECK
from games.legends_of_signum.moves import Move
from render.game_pages import Menu, MenuEntry, MenuPart, MenuTopic
from render.legends_of_signum.menu_parts import setup_parts
from render.legends_of_signum.missing import missing
from render.legends_of_signum.moves import SHORT_LABEL, LegendsOfSignumMoves, button_label, joined
from render.legends_of_signum.names import GAME, card, far, spot
from render.legends_of_signum.table import are_places, end_of, place_number
from render.legends_of_signum.topics import kinds_of, topic_of
from render.limits import BUTTON_LABEL, clipped
from render.naming import Facts, tag_of
from render.phrases import capital

MOST_MISSING: Final = 3
"""So many reasons why something is missing are told with a question."""

HAND_PHASES: Final = ("hand", "discard")
"""Phases in which a player chooses from the hand, or for it."""


class LegendsOfSignumMenu(LegendsOfSignumMoves):
    """What a player answers."""

    def menu(self) -> Menu:
        """Return the answers, from topics on with the field or the hand if they are looked at for that."""
        menu = super().menu()
        kinds = kinds_of(self.observation.topics, self.view, self.names) if menu.topics else ()
        return replace(
            menu, kinds=kinds, pictured=bool(menu.topics) or self.view.phase in ("place", "activation", *HAND_PHASES)
        )

    @cached_property
    def _are_payments(self) -> bool:
        """Whether the choices are ways to pay for the same card."""
        first = self.choices[0].move if len(self.choices) > 1 else None
        if not isinstance(first, m.OfHand):
            return False
        unpaid = replace(first, pay=None)
        return all(isinstance(each.move, m.OfHand) and replace(each.move, pay=None) == unpaid for each in self.choices)

    def question(self) -> str:
        """Return what is asked; where all choices are about one creature or card, what is asked about that."""
        if not self.kind:
            return super().question()
        words, names, view = self.words, self.names, self.view
        moves = [choice.move for choice in self.choices]
        acting = view.table.controlled or view.table.acting
        who: Facts = {"who": names("unit", acting)} if acting else {}
        units = {getattr(move, "unit", "") for move in moves}
        if self.kind in ("activation", "control", "follow_up") and len(units) == 1 and "" not in units:
            (unit,) = (each for each in view.table.units if each.id in units)
            outlook = looks.outlook(view.table, unit)
            is_run = all(isinstance(move, m.Run) for move in moves)
            key = "run" if is_run else "move" if all(isinstance(move, m.Go) for move in moves) else "act"
            lacking = missing(view.table, unit, names)[:MOST_MISSING] if key == "act" else ()
            key = self.kind if key == "act" and self.kind != "activation" else key
            reach = far(names, outlook.run if is_run else outlook.move)
            asked = words(f"{GAME}-question-{key}", who=names("unit", unit.id), far=reach)
            return self.with_example(" ".join((asked, *(f"{capital(each)}." for each in lacking))))
        played = {move.card for move in moves if isinstance(move, m.OfHand | m.Terrain) and move.card is not None}
        if len(played) == 1:
            return self.with_example(words(f"{GAME}-question-card", card=card(names, played.pop())))
        return self.with_example(words(f"{GAME}-question-{self.kind}", **who))

    def group(self, choice: Choice[Move]) -> tuple[str, str]:
        """Return id and title of the group of a choice."""
        words, names, view, move = self.words, self.names, self.view, choice.move
        match move:
            case m.Build(building):
                group = "build" if building in BUILDING_TYPES else "unique"
            case m.Levy() | m.Study() | m.Pass():
                group = "gain"
            case m.Go() | m.Run():
                group = "go"
            case m.Keep() | m.Mulligan():
                group = "mulligan"
            case m.First() | m.Second():
                group = "first"
            case m.Deploy() | m.Cast() | m.Wear() | m.Lay() | m.Terrain() | m.Muster() | m.Power():
                group = "card"
            case m.End() | m.Done():
                group = "end"
            case m.SetOrder(number):
                laid = {each.number: each.card for each in view.own.tactics} if view.own else {}
                title = words(f"{GAME}-group-order", card=card(names, laid[number]), number=number)
                return f"order{number}", title
            case m.Hero() | m.Start() | m.PlaceHero() | m.Discard() | m.SetStance():
                group = tag_of(move)
            case _:
                group = "act"
        return group, words(f"{GAME}-group-{group}")

    def entry(self, choice: Choice[Move]) -> MenuEntry:
        """Return a choice as its button says it; of ways to pay for the same card, what is paid."""
        said, left_out = button_label(choice.move, self.view, self.names)
        note = joined((left_out, joined(self.effects(choice))))
        if self._are_payments:
            said, note = capital(note), ""
        label = clipped(said, BUTTON_LABEL)
        short = label if len(label) > SHORT_LABEL else ""
        if are_places(self.choices) and not self._are_payments:
            short = "".join(f"{place_number(choice)}. {spot(at)}" for at in end_of(choice.move))
        return MenuEntry(choice.number, label, note, self.picks(choice), short)

    def confirmation(self, choice: Choice[Move]) -> Iterator[str]:
        """Yield what a choice would cost and do; first who does nothing this turn, if that ends."""
        if isinstance(choice.move, m.End):
            yield f"{topic_of(tag_of(choice.move), self.view, self.names).note}."
        yield from super().confirmation(choice)

    @cached_property
    def parts(self) -> tuple[MenuPart, ...]:
        """What is picked separately: the two starting buildings, the cards of the opening hand set aside."""
        return setup_parts(self.kind, self.view, self.names)

    def picked(self, move: Move) -> Iterable[str | Iterable[str]]:
        """Return the starting buildings, or the cards set aside."""
        match move:
            case m.Start(first, second):
                return (first, second)
            case m.Mulligan(aside):
                return (filter(None, aside),)
        return ((),)

    def topic(self, topic: str) -> MenuTopic:
        """Return a creature that moves, runs or acts, a card that is played, or what is about the turn."""
        return topic_of(topic, self.view, self.names, self.observation.topics)

    def sealed(self) -> Move | None:
        """Return what the observer has sealed and can still change."""
        view, own = self.view, self.view.own
        if own is None:
            return None
        if view.phase == "hero" and own.hero:
            return m.Hero(own.hero, ()) if own.list == READY_DECK[own.hero] else None
        return m.Start(own.starts[0], own.starts[1]) if view.phase == "hand" and own.starts else None
