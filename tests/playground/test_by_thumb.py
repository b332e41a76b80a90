"""Somebody new on a phone presses only what is in view, from `Play now` to the fifth turn of their own.

Each press has to be there to be seen: no scrolling, no older message, no list of channels. What is pressed is drawn, so
that turns go many ways; what leads on (`Confirm`, `Make a move`) comes first. Screenshots are kept.

It would catch a private page that leads nowhere while a computer plays, and a page whose next button is out of sight.
"""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from games.dungeon_twister.state import State as Maze
from games.legends_of_signum.state import State as Field
from games.registry import find
from tests.playground.driver import PHONE, Driver
from tests.playground.sitting import opened
from tests.playground.stored import state_of
from text import Words

pytestmark = pytest.mark.browser
MOST_PRESSES: Final = 400
FIFTH: Final = 5

LEADS_ON: Final = ("button-confirm", "button-layout-random", "button-part-random")
"""What a newcomer presses as soon as it is there; a label that begins so counts."""

LEADS_ASIDE: Final = (
    "back", "board", "undo", "since", "since-more", "log", "hand", "rules", "more", "type-it", "wishes", "plan-add",
    "plan-drop-last", "plan-drop-all", "next", "mine", "layout-none", "layout-change", "your-move", "how-to", "try",
    "deck-paste", "decks",
)  # fmt: skip


class Control(NamedTuple):
    """A control of the newest message that has any: its text, whether it is a list, whether all of it is in view."""

    text: str
    is_list: bool
    is_seen: bool


def turns_of_the_maze(folder: Path) -> int:
    """Return how many turns of her own Ann has begun."""
    public = state_of(find("dungeon_twister"), Maze, folder).public
    return (public.turns + 1) // 2 if public.phase not in {"team", "hide"} else 0


def turns_on_the_field(folder: Path) -> int:
    """Return how many turns of her own Ann has begun."""
    return state_of(find("legends_of_signum"), Field, folder).table.round


class Thumb:
    """What a person on a phone sees of the newest message, and presses."""

    def __init__(self, table: Driver, said: Words, name: str) -> None:
        self.table = table
        self.said = said
        self.name = name
        self.drawn = random.Random(name)
        self.unseen: list[str] = []
        self.presses = 0

    def next_one(self) -> Control | None:
        """Return what leads on from the newest message: to confirm, a choice, or the way to the next decision."""
        there = [Control(*found) for found in self.table.newest_in_view()]
        for key in LEADS_ON:
            for control in there:
                if not control.is_list and control.text.startswith(self.said(key)):
                    return control
        aside = {self.said(f"button-{key}", count=1) for key in LEADS_ASIDE}
        aside |= {self.said(key) for key in ("select-close-up", "select-ready-deck", "select-own-deck")}
        refused = self.said("button-refused", count=0).partition("0")[0]
        choices = [
            each for each in there if each.text.split("\n")[0] not in aside and not each.text.startswith(refused)
        ]
        if choices:
            return self.drawn.choice([each for each in choices if each.is_seen] or choices)
        return next((each for each in there if each.text == self.said("button-your-move")), None)

    def press(self) -> None:
        """Press what leads on, and note if it was out of sight."""
        self.table.wait(self.next_one, "button that leads on")
        self.table.to_the_end()
        found = self.table.wait(self.next_one, "button that leads on")
        self.presses += 1
        if not found.is_seen:
            self.unseen.append(f"{self.presses}: {found.text}")
            self.table.screenshot(f"thumb-{self.name}-unseen-{self.presses}")
        if found.is_list:
            select = found.text.split("\n")[0]
            # A list shows what is chosen in it; to choose that again does nothing in Discord.
            others = [option for option in self.table.options(select) if option != select]
            self.table.choose(select, self.drawn.choice(others))
        else:
            self.table.press(found.text)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("game", "turns"), [("dungeon_twister", turns_of_the_maze), ("legends_of_signum", turns_on_the_field)]
)
def test_five_turns_by_what_is_in_view(tmp_path: Path, language: str, game: str, turns: Callable[[Path], int]) -> None:
    with opened(tmp_path, language, PHONE, ("Ann",)) as (_, sitting):
        table, said = sitting.table.as_("Ann").open("#games"), sitting.words
        table.press(said("button-play-now", game=said(f"{game}-name")))
        table.press(said("against-easy"))
        thumb = Thumb(table, said, f"{game}-{language}")
        while turns(tmp_path) < FIFTH:
            assert thumb.presses < MOST_PRESSES, thumb.unseen
            thumb.press()
        table.screenshot(f"thumb-{thumb.name}-end")
        print(f"{thumb.name}: {thumb.presses} presses")
        assert thumb.unseen == []
