"""A player of Dungeon Lords in a browser: the clicks at important moments of a match, with screenshots.

The table uses the language of the match, private pages that of their reader; controls are found by those words.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from tests.playground.driver import DESKTOP, PHONE, Driver
from tests.playground.process import Playground
from text import words

ROOT = Path(__file__).parent.parent.parent
LANGUAGE = "en"
"""The language of the match: that of the person who opens it."""

PUBLIC = words(LANGUAGE)
LAST_LINES = 30
DEAREST = ("dig", "monster", "traps", "room", "mine", "food", "imps", "reputation")
MARKS = re.compile(r"^(###|-#) |\*\*|`")


class Lord:
    """One person in a browser window of their own; `read` has every private text that `note` has read."""

    def __init__(self, name: str, language: str, table: Driver, shots: int) -> None:
        """Become the person `name`."""
        self.name = name
        self.words = words(language)
        self.table = table.as_(name)
        self.shots = shots

    def said(self, key: str, **values: str | int) -> str:
        """The first line of a text in this lord's language as the page shows it, without its marks."""
        return MARKS.sub("", self.words(key, **values).split("\n")[0])

    def shot(self, name: str) -> None:
        """Save a screenshot; its name has language, width and order."""
        self.shots += 1
        self.table.wait(self.table.fills_the_window, "page as large as the window")
        width = self.table.browser.execute_script("return top.innerWidth")
        self.table.screenshot(f"lords-{self.words.language}-{width}-{self.shots:02}-{name}")

    def press_public(self, button: str) -> Driver:
        """Press a button of the newest message that everybody sees."""
        return self.table.press(PUBLIC(f"button-{button}"), outside=self.words("playground-page-discord-only-you"))

    def add_computer(self) -> Driver:
        """Let an easy computer take a seat at the open table."""
        return self.table.choose(PUBLIC("select-add-computer"), PUBLIC("against-easy"))

    def private(self) -> list[str]:
        """The private messages on the page, oldest first."""
        only_you = self.words("playground-page-discord-only-you")
        return [message for message in self.table.messages() if only_you in message]

    def tables(self) -> list[str]:
        """The public messages with the buttons of a running table."""
        only_you, your_move = self.words("playground-page-discord-only-you"), PUBLIC("button-your-move")
        return [
            message for message in self.table.messages() if only_you not in message and your_move in message.split("\n")
        ]

    def pick(self, *beginnings: str) -> None:
        """Press the first button of the newest message that begins with one of these, by their order; else the first.

        Choices in a list are taken from the list; an only choice is shown already.
        """
        self.table.wait(self.table.newest_controls, "choices")
        if self._confirming():
            return  # the only choice, or a yes and a no
        select = self.words("select-choice")
        if select in self.table.newest_controls():
            self.table.choose(select, "")
        else:
            offered = self.table.newest_controls()
            wished = (label for start in beginnings for label in offered if label.startswith(start))
            self.table.press(next(wished, offered[0]))

    def sees_one_table(self) -> None:
        """Wait until there is exactly one table."""
        self.table.wait(lambda: len(self.tables()) == 1, "one table")

    def sees_what_it_leads_to(self) -> None:
        """Wait for the page of one choice, which can be confirmed."""
        self.table.wait(self._confirming, "choice to confirm")

    def confirm(self) -> Driver:
        """Press the first button that confirms."""
        return self.table.press(self.table.wait(self._confirming, "choice to confirm")[0])

    def _confirming(self) -> list[str]:
        """Return the buttons that confirm: one, or those of a yes and a no."""
        named = self.words("button-confirm-choice", label="").rstrip()
        confirm = self.words("button-confirm")
        return [label for label in self.table.newest_controls() if label == confirm or label.startswith(named)]

    def choose_orders(self) -> list[str]:
        """Pick three orders in the lists of the open page, the most expensive in hand; return them."""
        prompts = [self._prompt(place) for place in ("first", "second", "third")]
        hand = self.table.options(prompts[0])
        wished = [order for order in DEAREST if self.order(order) in hand][: len(prompts)]
        for prompt, order in zip(prompts, wished, strict=True):
            self.table.choose(prompt, self.order(order))
        return wished

    def order(self, order: str) -> str:
        """The name of an order."""
        return self.words(f"dungeon_lords-order-{order}")

    def keep_tunnels(self) -> None:
        """Seal the initial orders on the page that is open; tunnels are kept if they are among them."""
        self.pick(self.words("dungeon_lords-move-lock", kept=self.order("dig"), first="", second=""))
        self.shot("initial-orders")
        self.sealed()

    def seal_orders(self, name: str) -> list[str]:
        """Choose three orders on the page that is open and seal them; return them."""
        wished = self.choose_orders()
        self.shot(name)
        self.sealed()
        self.shot("sealed")
        return wished

    def sealed(self) -> None:
        """Confirm what is to be sealed, and wait for the receipt."""
        self.confirm().expect(self.said("done-sealed", receipt="X").split("X")[0])

    def _prompt(self, place: str) -> str:
        return self.words("part-prompt", part=self.words(f"dungeon_lords-part-{place}"))


class Evening(msgspec.Struct):
    """The playground's process from one power cut to the next, with Ann and Boris at their browsers."""

    playground: Playground
    ann: Lord
    boris: Lord

    def begin(self, title: str) -> None:
        """Boris joins the open table of that title, and Ann starts."""
        self.boris.table.open(title)
        self.boris.shot("open-table")
        self.boris.press_public("join")
        self.ann.press_public("start")
        self.ann.table.wait(self.ann.tables, "running table")

    def shots(self) -> tuple[int, int]:
        """How many screenshots each of them has saved."""
        return self.ann.shots, self.boris.shots


@contextmanager
def evening(folder: Path, shots: Sequence[int] = (0, 0), ann: tuple[int, int] = DESKTOP) -> Iterator[Evening]:
    """The real bot in the playground on the database in `folder`; its log goes into the file `log` there.

    Boris has a phone; `ann` is the size of Ann's page.
    """
    environment = {
        "SEALED_ORDERS_DATABASE": str(folder / "matches.sqlite3"),
        "SEALED_ORDERS_LANGUAGE": LANGUAGE,
        "PYTHONPATH": str(ROOT),
    }
    with ExitStack() as opened:
        command = [sys.executable, str(ROOT / "bot.py")]
        started = opened.enter_context(Playground.start(command, environment, folder / "log"))
        desk = opened.enter_context(Driver(started.address, language="en", size=ann))
        phone = opened.enter_context(Driver(started.address, language="ru", size=PHONE))
        try:
            yield Evening(started, Lord("Ann", "en", desk, shots[0]), Lord("Boris", "ru", phone, shots[1]))
        except AssertionError as fault:
            logged = (folder / "log").read_text(encoding="utf-8").split("\n")
            fault.add_note("\n".join(("the bot's log ends so:", *logged[-LAST_LINES:])))
            raise
