"""People at a table of Tetranomicon in the playground: whose turn it is, and whole moves by buttons or commands.

Controls are found by the words of the page's language, so the same code plays in English and in Russian.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from games.tetranomicon.components import ARTIFACT, CREATURE
from tests.playground.driver import Driver, Playground
from text import words

ROOT = Path(__file__).parent.parent.parent
KINDS = ("build", "route", "artifact", "creature", "trophy", "pass")
BUILDINGS = ("farm", "sawmill", "mine", "quarry")
OPTION = {"build": "tower", "route": "segment", "artifact": "artifact", "creature": "creature", "trophy": "city"}
MARKS = re.compile(r"^(###|-#) |\*\*|`")
ANY = ""


@contextmanager
def opened(
    folder: Path, language: str, size: tuple[int, int], people: Sequence[str]
) -> Iterator[tuple[Playground, Sitting]]:
    """The real bot in the playground, on the database in `folder`, with `people` before the browser."""
    environment = {
        "SEALED_ORDERS_DATABASE": str(folder / "matches.sqlite3"),
        "SEALED_ORDERS_LANGUAGE": language,
        "PYTHONPATH": str(ROOT),
    }
    with (
        Playground.start([sys.executable, str(ROOT / "bot.py")], environment) as started,
        Driver(started.address, language=language, size=size) as table,
    ):
        yield started, Sitting(table, language, people)


class Sitting:
    """A table in the browser; `people` are those who play from it. `made` lists what they did: (person, kind)."""

    def __init__(self, table: Driver, language: str, people: Sequence[str]) -> None:
        self.table = table
        self.words = words(language)
        self.people = people
        self.made: list[tuple[str, str]] = []
        self._shots = 0

    def go_on(self, earlier: Sitting) -> None:
        """Continue the counts of an earlier sitting of the same match."""
        self.made += earlier.made
        self._shots += earlier._shots

    # Words of the page

    def said(self, key: str, **values: str | int) -> str:
        """The first line of a message as the page shows it, without its marks."""
        return MARKS.sub("", self.words(key, **values).split("\n")[0])

    def title(self) -> str:
        """The title of the first match in the playground."""
        return self.words("match-title", game=self.words("tetranomicon-name"), match=1)

    def label(self, button: str) -> str:
        """Return the label of a button."""
        return self.words(f"button-{button}")

    def press(self, button: str) -> Driver:
        """Press the newest button of this kind."""
        return self.table.press(self.label(button))

    def add_computer(self) -> Driver:
        """Let an easy computer take a seat at the open table."""
        return self.table.choose(self.words("select-add-computer"), self.words("against-easy"))

    def ask_for_moves(self) -> Driver:
        """Press `Make a move` on the table itself, so that the answer is a message of its own."""
        private = self.words("playground-page-discord-only-you")
        return self.table.press(self.label("your-move"), outside=private)

    def name(self, kind: str) -> str:
        """The name of a kind of moves in the menu."""
        return self.words(f"tetranomicon-menu-{kind}")

    def suggestions(self, command: str, option: str) -> list[str]:
        """What autocomplete lists for an option of a command: the first line of each entry."""
        return [suggestion.split("\n")[0] for suggestion in self.table.suggestions(command, option)]

    def shot(self, name: str) -> None:
        """Save a screenshot; its name has language, width and order."""
        self._shots += 1
        width = self.table.browser.execute_script("return top.innerWidth")
        self.table.screenshot(f"match-{self.words.language}-{width}-{self._shots:02}-{name}")

    # Whose turn it is

    def public(self) -> list[str]:
        """The messages that everybody sees, oldest first."""
        private = self.words("playground-page-discord-only-you")
        return [message for message in self.table.messages() if private not in message]

    def is_over(self) -> bool:
        """Return whether the newest table is a result."""
        return any(self.label("rematch") in message.split("\n") for message in self.public()[-1:])

    def awaited(self) -> str | None:
        """Who of the people is awaited, by the newest table; None if it is none of them."""
        tables = [message for message in self.public() if self.label("your-move") in message.split("\n")]
        sentence = re.escape(self.words("awaited-for", who="WHO", what="WHAT"))
        found = re.search(sentence.replace("WHO", "(.+)").replace("WHAT", ".+"), tables[-1]) if tables else None
        return next((name for name in self.people if found and name in found[1]), None)

    def next_person(self) -> str | None:
        """Wait until one of the people is awaited and become them; None when the match is over."""
        self.table.wait(lambda: self.is_over() or self.awaited(), "table that awaits a person, or a result")
        name = None if self.is_over() else self.awaited()
        if name is not None and name != self.table.person:
            self.table.as_(name)
        return name

    # Moves

    def offered(self) -> dict[str, str]:
        """The buttons of the open menu of actions, by the kind of moves they lead to."""
        groups = {kind: re.compile(rf"{re.escape(self.name(kind))}( \(\d+\)|: .+)") for kind in KINDS}
        outside = {self.label("type-it"), self.label("undo"), self.label("since")}
        found: dict[str, str] = {}
        for label in self.table.newest_controls():
            kind = next((kind for kind, form in groups.items() if form.fullmatch(label)), None)
            if label not in outside and not label.startswith(self.words("button-refused", count=0)[:-3]):
                found[kind or self._kind_of(label)] = label
        return found

    def choose(self, wishes: Collection[str]) -> str:
        """Open the first kind of moves of `wishes` that is offered, and its first choice; return the kind."""
        offered = self.offered()
        kind = next(wish for wish in wishes if wish in offered)
        self.table.press(offered[kind])
        if self._shown("confirm", "back") != self.label("confirm"):
            self.pick()
        return kind

    def pick(self) -> None:
        """Take the first choice of the page: of its select, or its first button."""
        select = self.words("select-choice")
        if select in self.table.newest_controls():
            self.table.choose(select, ANY)
        else:
            self.table.press(self.table.newest_controls()[0])
        self._shown("confirm")

    def confirm(self, kind: str) -> None:
        """Confirm what is shown and wait for the answer."""
        self.press("confirm").expect(self.said("done-heading"))
        self.made.append((self.table.person, kind))

    def move(self, *wishes: str) -> str:
        """Make a move by buttons, of the first kind that is offered; return the kind."""
        self.ask_for_moves()
        kind = self.choose(wishes)
        self.confirm(kind)
        return kind

    def command(self, kind: str) -> None:
        """Make the first suggested move of a kind by its slash command; `pass` has nothing to suggest."""
        option = OPTION.get(kind)
        typed = {option: self.suggestions(f"tetra {kind}", option)[0]} if option else {}
        self.table.slash(f"tetra {kind}", **typed)
        self.confirm(kind)

    def typed(self, kind: str) -> None:
        """Make the first suggested move of a kind by `/play`, which takes notation."""
        self.table.slash("play", line=self.words(f"tetranomicon-verb-{kind}"))
        self.confirm(kind)

    def set_up(self) -> None:
        """Place the free farm and the free route of the awaited player; the answer to the farm asks for the route."""
        self.ask_for_moves().expect(self.words("tetranomicon-question-farm"))
        self.pick()
        self.confirm("free farm")
        if self.label("confirm") not in self.table.newest_controls():
            if self.label("type-it") not in self.table.newest_controls():
                return  # no segment is free there
            self.pick()
        self.confirm("free route")

    def set_up_all(self) -> None:
        """Place the free farms and routes of all people."""
        for _ in self.people:
            self.next_person()
            self.set_up()

    def kinds_made(self) -> set[str]:
        """The kinds of moves that the people have made."""
        return {kind for _, kind in self.made}

    def _shown(self, *buttons: str) -> str:
        """Wait until the newest message has one of these buttons, and return the label of the first that it has."""
        labels = [self.label(button) for button in buttons]
        return self.table.wait(
            lambda: next((label for label in labels if label in self.table.newest_controls()), None), f"one of {labels}"
        )

    def _kind_of(self, label: str) -> str:
        """The kind of a move that is in the menu by its own name, being the only one of its kind."""
        if label in {self.words(f"tetranomicon-creature-{name}") for name in CREATURE}:
            return "creature"
        if label in {self.words(f"tetranomicon-artifact-{name}") for name in ARTIFACT}:
            return "artifact"
        first = label.split(maxsplit=1)[0].casefold()
        if first in {self.words(f"tetranomicon-building-{name}") for name in BUILDINGS}:
            return "build"
        if first in {self.words(f"tetranomicon-segment-{way}") for way in ("road", "river")}:
            return "route"
        return "pass" if label.startswith(self.name("pass")) else "trophy"
