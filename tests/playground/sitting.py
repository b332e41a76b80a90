"""People at a table of Tetranomicon in the playground: whose turn it is, and a whole move by buttons or by a command.

Everything is found by the words of the page's language, so that a sitting reads the same in English and in Russian.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from games.tetranomicon.components import ARTIFACT, CREATURE
from tests.playground.driver import Driver
from text import words

KINDS = ("build", "route", "artifact", "creature", "trophy", "pass")
BUILDINGS = ("farm", "sawmill", "mine", "quarry")


class Sitting:
    """A table in the browser; `people` are those who play from it, the first one opened it."""

    def __init__(self, table: Driver, language: str, people: Sequence[str]) -> None:
        self.table = table
        self.words = words(language)
        self.people = people
        self.made: list[tuple[str, str]] = []

    # Words of the page

    def label(self, button: str) -> str:
        """What stands on a button."""
        return self.words(f"button-{button}")

    def press(self, button: str) -> Driver:
        """Press the newest button of this kind."""
        return self.table.press(self.label(button))

    def name(self, kind: str) -> str:
        """What a kind of moves is called in the menu."""
        return self.words(f"tetranomicon-menu-{kind}")

    def kind_of(self, label: str) -> str:
        """Which kind of moves the label of a choice belongs to."""
        if label in {self.words(f"tetranomicon-creature-{name}") for name in CREATURE}:
            return "creature"
        if label in {self.words(f"tetranomicon-artifact-{name}") for name in ARTIFACT}:
            return "artifact"
        first = label.split()[0].casefold()
        if first in {self.words(f"tetranomicon-building-{name}") for name in BUILDINGS}:
            return "build"
        if first in {self.words(f"tetranomicon-segment-{way}") for way in ("road", "river")}:
            return "route"
        return "pass" if label.startswith(self.name("pass")) else "trophy"

    # Whose turn it is

    def public(self) -> list[str]:
        """The messages that everybody sees, oldest first."""
        private = self.words("playground-page-discord-only-you")
        return [message for message in self.table.messages() if private not in message]

    def is_over(self) -> bool:
        """Whether the newest table is a result."""
        return any(self.label("rematch") in message.split("\n") for message in self.public()[-1:])

    def awaited(self) -> str | None:
        """Who of the people is awaited, by the newest table; None while it is nobody of them."""
        tables = [message for message in self.public() if self.label("your-move") in message.split("\n")]
        if not tables:
            return None
        sentence = re.escape(self.words("awaited-for", who="<who>", what="<what>"))
        who = re.search(sentence.replace("<who>", "(.+?)").replace("<what>", ".+"), tables[-1])
        return next((name for name in self.people if who and name in who[1]), None)

    def next_person(self) -> str | None:
        """Wait until somebody of the people is awaited and become them; None when the match is over."""
        self.table.wait(lambda: self.awaited() or self.is_over(), "table that awaits a person, or a result")
        name = None if self.is_over() else self.awaited()
        if name is not None and name != self.table.person:
            self.table.as_(name)
        return name

    # Moves

    def offered(self) -> dict[str, str]:
        """The buttons of the menu by kind, while it is the newest message."""
        groups = {kind: re.compile(rf"{re.escape(self.name(kind))} \(\d+\)") for kind in KINDS}
        found: dict[str, str] = {}
        for label in self.newest_controls():
            kind = next((kind for kind, form in groups.items() if form.fullmatch(label)), None)
            found[kind or self.kind_of(label)] = label
        return found

    def newest_controls(self) -> list[str]:
        """The buttons and selects of the newest message that lead to a move."""
        controls = self.table.controls()
        last = len(controls) - 1 - controls[::-1].index(self.label("type-it"))
        start = max((i for i, label in enumerate(controls) if label == self.words("select-close-up")), default=-1)
        refused = self.words("button-refused", count=0).partition("(")[0]
        return [label for label in controls[start + 1 : last] if not label.startswith(refused)]
