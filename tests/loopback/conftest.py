"""A loopback Discord and the real bot beside it, for each test."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Discord, Nursery, open_discord


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    """A Discord; at the end of the test no request of the bot may have been invalid."""
    async with open_discord() as opened:
        yield opened
        assert opened.wrong == []


@pytest.fixture
def start(nursery: Nursery, discord: Discord, tmp_path: Path) -> Iterator[Callable[[], BotProcess]]:
    """Start the bot, always on the same database; at the end its log may have no errors."""
    lives: list[BotProcess] = []

    def started() -> BotProcess:
        lives.append(nursery.start(discord, tmp_path / "matches.sqlite3", preparations=[AUCTION, BLANK_PICTURES]))
        return lives[-1]

    yield started
    for life in lives:
        life.kill()
    if lives:
        assert lives[-1].errors() == [], lives[-1].tail(60)
