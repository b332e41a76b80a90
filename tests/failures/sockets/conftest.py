"""A loopback Discord (tests/loopback) and the real bot in a process of its own, less patient than it is with people."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Discord, Nursery
from tests.loopback.conftest import discord

IMPATIENT = "tests.failures.sockets.preparations:lose_patience"

__all__ = ["discord", "start"]


@pytest.fixture
def start(nursery: Nursery, discord: Discord, tmp_path: Path) -> Iterator[Callable[[], BotProcess]]:
    """Start a life of the bot, always on the same database; its log tells of no error."""
    lives: list[BotProcess] = []

    def started() -> BotProcess:
        preparations = [AUCTION, BLANK_PICTURES, IMPATIENT]
        lives.append(nursery.start(discord, tmp_path / "matches.sqlite3", preparations=preparations))
        return lives[-1]

    yield started
    for life in lives:
        life.kill()
        assert life.errors() == [], life.tail(60)
