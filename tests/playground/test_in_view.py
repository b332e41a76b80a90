"""What one needs at a table is in view on a phone without scrolling, for every game at its fullest.

A picture is as high as a phone's screen: whatever is above it is out of sight when a channel opens, at its end.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from games import registry
from tests.playground.driver import PHONE, Driver, Playground
from text import LANGUAGES, words

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parent.parent.parent
BOARD = 300
"""So many pixels of the board are in view with it."""

MEASURED = """
    const place = (part) => part.getBoundingClientRect();
    const height = place(document.getElementById("channel-timeline")).height;
    const tables = [...document.querySelectorAll("#channel-message-list [data-message-id]")].map((message) => {
        const picture = place(message.querySelector(".component-gallery img"));
        const texts = [...message.querySelectorAll(".text-display")];
        return {
            picture: picture.height,
            above: texts.filter((text) => place(text).top < picture.top).map((text) => text.innerText),
            below: texts.filter((text) => place(text).top >= picture.bottom).map((text) => text.innerText),
            move: place(message.querySelector("button.component-button")).bottom - picture.bottom,
            end: place(message).bottom - picture.bottom,
        };
    });
    return {height, tables}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_awaited_the_last_events_and_the_button_are_in_view_with_the_board(language: str) -> None:
    command = [sys.executable, "-m", "tests.playground.fullest_tables", language]
    # Tests know small games too, which nobody plays.
    played = [each for each in registry.game_ids() if type(registry.find(each)).__module__.startswith("games.")]
    count, said = 2 * len(played), words(language)
    with (
        Playground.start(command, {"PYTHONPATH": str(ROOT)}) as served,
        Driver(served.address, language=language, size=PHONE) as phone,
    ):
        phone.as_("Ann").open("#games").wait(lambda: len(phone.pictures()) == count, f"{count} tables")
        found: Mapping[str, Any] = phone.wait(lambda: measured(phone, count), f"{count} pictures of some height")
    for number, table in enumerate(found["tables"]):
        about = f"table {number} of {language}: {table}"
        assert is_title(table["above"]), about
        assert said("awaited-for", who="WHO", what="WHAT").partition("WHO")[0] in table["below"][-1], about
        assert table["move"] + BOARD <= found["height"], about
        if number % 2 == 0:  # names as most people have, and nothing beside the play: so the channel opens
            assert table["end"] + BOARD <= found["height"], about


def measured(phone: Driver, count: int) -> Mapping[str, Any] | None:
    """Return what is on the page, once it has so many tables with pictures of some height."""
    found: Mapping[str, Any] = phone.browser.execute_script(MEASURED)
    return found if sum(table["picture"] >= BOARD for table in found["tables"]) == count else None


def is_title(texts: Sequence[str]) -> bool:
    """Return whether `texts` are the name of a match in one row."""
    return len(texts) == 1 and "\n" not in texts[0] and texts[0].endswith("12")
