"""A choice is written once on a page: on its button or in a list, never above them as well. In every game."""

import re
from collections import Counter

import pytest

from games.kernel.game import AnyGame
from render.choice_controls import BESIDE
from render.limits import faults
from render.page import Line
from render.registry import pages_of
from tests.golden.asked import CASES, asked
from tests.golden.undrawn import undrawn
from tests.render.choosing import menu_page
from tests.render.every_page import every_page, shared_pages
from tests.render.pages.reading import buttons, selects, text
from tests.render.pages.scenes import GAMES, seen
from text import LANGUAGES, words

LONGER = {"auction"}
"""Games whose labels are longer: the auction is for tests alone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_page_writes_what_can_be_chosen_above_its_list(game: str, language: str) -> None:
    said = words(language)
    made = [*shared_pages(game, said), *(each for at in (3, 9, 40) for each in every_page(seen(game, at), said))]
    for name, make in made:
        shown = make()
        heads = {re.sub(r"[*_#`~-]+", "", line).split(" · ")[0].strip() for line in text(shown).splitlines()}
        for select in selects(shown).values():
            twice = [option.label for option in select.options if option.label in heads]
            assert len(twice) < 2, f"{name}: {twice}"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_choice_is_written_once(game: AnyGame, seats: int) -> None:
    beside = 0
    for _, at in asked(game, seats):
        for language in LANGUAGES:
            menu = pages_of(game.id).menu(at, words(language))
            for path in ("", *(group.id for group in menu.groups)):
                with undrawn():
                    shown = menu_page(at, words(language), path)
                assert faults(shown) == ()
                options = [option for select in selects(shown).values() for option in select.options]
                named = Counter([*(button.label for button in buttons(shown)), *(option.label for option in options)])
                said = text(shown).splitlines()
                for entry in menu.entries() if not menu.parts and len(at.choices) > 1 else ():
                    assert named[entry.label] <= sum(each.label == entry.label for each in menu.entries())
                    assert not [line for line in said if line.startswith(f"**{entry.label}**")], entry.label
                lines = [block for block in shown.blocks if isinstance(block, Line)]
                confirming = words(language)("button-confirm-choice", label="")
                labels = [line.button.label.removeprefix(confirming) for line in lines]
                assert game.id in LONGER or [label for label in labels if len(label) > BESIDE] == []
                beside += len(lines)
    assert beside, "no choice of the match has its cost or effect beside its button"
