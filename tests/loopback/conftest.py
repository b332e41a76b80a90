"""A loopback Discord and the real bot beside it, for each test."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Discord, Nursery, open_discord


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """A Discord that the bot has sent nothing wrong when the test is over."""
    async with open_discord() as opened:
        yield opened
        assert opened.wrong == []


@pytest.fixture
def start(nursery: Nursery, discord: Discord, tmp_path: Path) -> Iterator[Callable[[], BotProcess]]:
    """Start a life of the bot, always on the same database; its log tells of no error."""
    lives: list[BotProcess] = []

    def started() -> BotProcess:
        lives.append(nursery.start(discord, tmp_path / "matches.sqlite3", preparations=[AUCTION, BLANK_PICTURES]))
        return lives[-1]

    yield started
    for life in lives:
        life.kill()
    if lives:
        assert lives[-1].errors() == [], lives[-1].tail(60)
