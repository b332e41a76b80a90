"""A loopback Discord (tests/loopback) and the real bot in its own process, with shorter pauses than in production."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Discord, Nursery
from tests.loopback.conftest import discord

SHORT_PAUSES = "tests.failures.sockets.preparations:shorten_pauses"
IMPATIENT = "tests.failures.sockets.preparations:lose_patience"
Start = Callable[..., BotProcess]

__all__ = ["discord", "start"]


@pytest.fixture
def start(nursery: Nursery, discord: Discord, tmp_path: Path) -> Iterator[Start]:
    """Start the bot, always on the same database; at the end its log must have no errors.

    Only a bot whose requests get no answer is started impatient: any other could give up on a slow machine.
    """
    lives: list[BotProcess] = []

    def started(is_impatient: bool = False) -> BotProcess:
        preparations = [AUCTION, BLANK_PICTURES, SHORT_PAUSES, *([IMPATIENT] if is_impatient else [])]
        lives.append(nursery.start(discord, tmp_path / "matches.sqlite3", preparations=preparations))
        return lives[-1]

    yield started
    for life in lives:
        life.kill()
        assert life.errors() == [], life.tail(60)
