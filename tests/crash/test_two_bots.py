"""Two bots on one database and one Discord, as when a new one is started before the old one has ended.

Both receive every interaction and try to answer. Discord accepts the first and refuses the other (40060), which then
does nothing.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Nursery
from tests.sampling import sample

ON_POSTGRESQL = {"test_one_of_two_is_killed"}
MOVES = sample(30, hunt=300)


class Pair:
    """Two bots that can be ended and started one by one."""

    def __init__(self, nursery: Nursery, setting: RestartedBot) -> None:
        """Start none yet."""
        self.setting = setting
        self._nursery = nursery

    async def start(self) -> BotProcess:
        """Start one of them."""
        discord, database = self.setting.discord, self.setting.ledger.database
        return await self._nursery.start(discord, database, preparations=[AUCTION, BLANK_PICTURES]).ready()


@pytest.fixture
async def pair(nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Pair]:
    """No bot yet, and two tables of people who will play."""
    async with restarted_bot(nursery, tmp_path, request.node.name) as setting:
        setting.table("auction", "Ann", "Boris")
        setting.table("auction", "Vera", "Gleb", "Zoe")
        yield Pair(nursery, setting)


async def test_two_bots_play_as_one(pair: Pair) -> None:
    bots = [await pair.start(), await pair.start()]
    await pair.setting.discord.gateway.wait_for(2)
    await pair.setting.play(MOVES)
    await pair.setting.check()
    for bot in bots:
        assert await bot.stop() == 0
        assert bot.errors() == []
    assert pair.setting.discord.wrong == []
    await pair.setting.play_to_the_end()
    pair.setting.ledger.check()


async def test_one_of_two_is_killed(pair: Pair) -> None:
    """The other one continues. What the killed one had not shown is shown when it starts again."""
    first, second = await pair.start(), await pair.start()
    await pair.setting.discord.gateway.wait_for(2)
    await pair.setting.play(MOVES // 3)
    first.kill()
    await pair.setting.discord.gateway.wait_for(1)
    await pair.setting.play(MOVES // 3)
    third = await pair.start()
    await pair.setting.play(MOVES // 3)
    await pair.setting.check()
    assert [await bot.stop() for bot in (second, third)] == [0, 0]
    assert third.errors() == []
    assert pair.setting.discord.wrong == []
