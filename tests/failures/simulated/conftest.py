"""Every test here uses the fixtures of tests/whole/fixtures.py and must log nothing secret."""

import logging
from collections.abc import Iterator

import pytest

from tests.whole.fixtures import entropy, env, faults, make_bot, requests_are_valid, world

__all__ = ["entropy", "env", "faults", "log", "make_bot", "requests_are_valid", "world"]


@pytest.fixture
def log() -> Iterator[list[str]]:
    """The lines that the bot has written, from INFO on, with tracebacks."""
    lines: list[str] = []
    formatter = logging.Formatter("%(levelname)s %(name)s: %(message)s")
    handler = logging.Handler(logging.INFO)
    handler.emit = lambda record: lines.append(formatter.format(record))  # type: ignore[method-assign]  # not a class
    ours = logging.getLogger("cogs")
    before = ours.level
    ours.addHandler(handler)
    ours.setLevel(logging.INFO)
    yield lines
    ours.setLevel(before)
    ours.removeHandler(handler)
