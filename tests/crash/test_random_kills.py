"""The bot is killed at random instants under load, and at random requests; nothing is lost or doubled."""

from pathlib import Path

import pytest

from tests.contract.finding import finding_of
from tests.crash.restarted_bot import restarted_bot
from tests.loopback import Nursery
from tests.sampling import sample

SEEDS = sample(8, hunt=100)
KILLS = 9
LEAST_MOVES = 15
LONGEST_RUN_SECONDS = 0.8
MOST_REQUESTS = 60


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_nothing_is_lost_and_nothing_comes_twice(nursery: Nursery, tmp_path: Path, seed: int) -> None:
    async with restarted_bot(nursery, tmp_path, seed, pictures=seed % 8 == 7) as bot:
        bot.table("auction", "Ann", "Boris", "Vera", "Gleb")
        bot.table("auction", "Boris", "Ann")
        bot.table("tetranomicon", "Vera", "Zoe")
        await bot.begin()
        # On a slow machine it takes more processes until enough has happened that could be lost.
        while bot.kills < KILLS or bot.ledger.accepted() < LEAST_MOVES:
            if bot.chance.random() < 0.5:
                await bot.play_for(bot.chance.uniform(0.0, LONGEST_RUN_SECONDS))
            else:
                await bot.play_until_request(bot.chance.randrange(MOST_REQUESTS), bot.chance.random() < 0.5)
        for checking in (bot.recover_and_stop, bot.play_to_the_end, bot.recover_and_stop):
            assert await finding_of(checking()) == ""
