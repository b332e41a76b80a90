"""The menu of a question, made in one way for all games from what a game says of each choice. Pure.

A game's menu is a subclass. Of each choice it says to which group it belongs and what that is called, what the choice
is called itself, and what it costs and does; of the question what is asked, of which parts an answer is made, and which
answer is sealed already. Without a subclass all of that are messages, found by tags and kinds (worded_pages.py).
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Generic

from games.kernel.observation import Choice, E, M, Observation, V
from render.game_pages import Menu, MenuEntry, MenuGroup, MenuPart, MenuTopic
from render.limits import BUTTON_LABEL, GROUP_TITLE, OPTION_TEXT, clipped
from render.naming import Names, tag_of

Ids = Iterable[str]


class GameMenu(Generic[V, M, E]):
    """A question to the observer of `observation`, and its answers in the words of their game.

    `names` are those of labels, those of paragraphs for what `confirmation` says. `kind` is that of the decision, "" if
    there is none, and `seat` the observer's. What else a menu can have a game adds to what `menu` returns.
    """

    def __init__(self, observation: Observation[V, M, E], names: Names) -> None:
        """Look at what the observer is asked."""
        self.observation, self.choices, self.view = observation, observation.choices, observation.view
        self.kind, self.seat = observation.asked(), observation.observer
        self.names, self.words, self.game = names, names.words, names.vocabulary.game

    def menu(self) -> Menu:
        """Return the answers in groups, which are in the order of their first ones; or what they can be about."""
        grouped: dict[tuple[str, str], list[MenuEntry]] = {}
        for choice in self.ordered():
            grouped.setdefault(self.group(choice), []).append(self.entry(choice))
        sealed = self.sealed()
        return Menu(
            self.question(),
            tuple(
                MenuGroup(group, clipped(title, GROUP_TITLE), tuple(entries), self.lead(group))
                for (group, title), entries in grouped.items()
            ),
            parts=self.parts if all(entry.picks for entries in grouped.values() for entry in entries) else (),
            sealed=next((choice.number for choice in self.choices if choice.move == sealed), None),
            topics=() if self.choices else tuple(map(self.topic, self.observation.topics)),
        )

    def entry(self, choice: Choice[M]) -> MenuEntry:
        """Return a choice as an entry of the menu."""
        label, note, short = self.label(choice), self.note(choice), self.short(choice)
        picks = self.picks(choice) if self.parts else ()
        return MenuEntry(choice.number, clipped(label, BUTTON_LABEL), clipped(note, OPTION_TEXT), picks, short)

    def question(self) -> str:
        """Return what is asked, or that nothing is."""
        return self.sentence(f"question-{self.kind}", self.view) if self.kind else self.words("refusal-no_decision")

    def ordered(self) -> Sequence[Choice[M]]:
        """Return the choices in the order in which they are listed; that of the game by default."""
        return self.choices

    def group(self, choice: Choice[M]) -> tuple[str, str]:
        """Return id and title of the group of a choice; all are in one by default."""
        return self.kind, self.words(f"{self.game}-decision-{self.kind}")

    def lead(self, group: str) -> str:
        """Return the sentence above the choices of a group; none by default."""
        return ""

    def label(self, choice: Choice[M]) -> str:
        """Return a choice as a short name."""
        return self.sentence(f"move-{tag_of(choice.move)}", choice.move)

    def short(self, choice: Choice[M]) -> str:
        """Return what a choice is called below the title of its group, "" if that is its label."""
        return ""

    def effects(self, choice: Choice[M]) -> Iterable[str]:
        """Yield what a choice costs and does, in few words each."""
        if choice.why is not None:
            yield self.sentence(f"note-{tag_of(choice.why)}", choice.why)

    def note(self, choice: Choice[M]) -> str:
        """Return in one line what a choice costs and does."""
        return " · ".join(filter(None, self.effects(choice)))

    def confirmation(self, choice: Choice[M]) -> Iterable[str]:
        """Yield what a choice would cost and do, a line each."""
        yield f"{self.label(choice)}. {clipped(self.note(choice), OPTION_TEXT)}".rstrip()

    @cached_property
    def parts(self) -> tuple[MenuPart, ...]:
        """The parts of which every answer is made, if they are picked separately; none by default."""
        return ()

    def picked(self, move: M) -> Iterable[str | Ids]:
        """Yield the id of the option of each part that a move is made of; ids of a part that has several at once."""
        return ()

    def picks(self, choice: Choice[M]) -> tuple[int, ...]:
        """Return the places of these options, () where one of them is not in its part."""
        found = []
        for part, places, picked in zip(self.parts, self._places, self.picked(choice.move), strict=False):
            pick = places.get(picked) if isinstance(picked, str) else part.pick_of(picked)
            if pick is None:
                return ()
            found.append(pick)
        return tuple(found)

    @cached_property
    def _places(self) -> tuple[dict[str, int], ...]:
        return tuple({option.id: place for place, option in enumerate(part.options)} for part in self.parts)

    def sealed(self) -> M | None:
        """Return what the observer has sealed and may still change; nothing by default."""
        return None

    def topic(self, topic: str) -> MenuTopic:
        """Return one of the things that choices can be about."""
        return MenuTopic(self.names("topic", topic))

    def sentence(self, key: str, value: Any) -> str:
        """Return the game's message `key` about a struct."""
        return self.names.sentence(f"{self.game}-{key}", value)
