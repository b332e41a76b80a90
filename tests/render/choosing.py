"""The pages on which somebody chooses, as functions: tests make many of them, each of another observation."""

import random
from collections.abc import Sequence

from games.kernel.observation import Observation
from render.choosing import Chooser
from render.game_pages import Lens
from render.page import Page
from text import Words


def menu_page(seen: Observation, words: Words, path: str = "", lens: Lens | None = None) -> Page:
    """Return what can be chosen."""
    return Chooser(seen, words, lens).menu_page(path)


def confirm_page(seen: Observation, number: int, words: Words, lens: Lens | None = None) -> Page:
    """Return one choice to be confirmed."""
    return Chooser(seen, words, lens).confirm_page(number)


def waiting_page(seen: Observation, words: Words) -> Page:
    """Return why nothing can be chosen."""
    return Chooser(seen, words).waiting_page()


def done_page(seen: Observation, lines: Sequence[str], words: Words, receipt: str = "") -> Page:
    """Return what a confirmed choice led to."""
    return Chooser(seen, words).done_page(lines, receipt)


def part_page(seen: Observation, arg: str, values: Sequence[str], words: Words, chance: random.Random) -> Page:
    """Return a decision of several parts after a press in the list with `arg`."""
    return Chooser(seen, words).part_page(arg, values, chance)


def named_parts_page(seen: Observation, typed: Sequence[str | None], words: Words) -> tuple[Page, tuple[str, ...]]:
    """Return a decision of several parts with what was typed, and what of that meant nothing."""
    return Chooser(seen, words).typed_parts(typed)


def gone_on_page(seen: Observation, revision: int, words: Words, done: str = "") -> Page:
    """Return what has happened since a revision, and what is asked now."""
    return Chooser(seen, words).gone_on_page(revision, done)
