"""The bot is killed at random instants under load, and at random requests; nothing is lost and nothing comes twice."""

import os
from pathlib import Path

import pytest

from tests.contract.finding import finding_of
from tests.crash.lives import lives_of
from tests.loopback import Nursery

SEEDS = 100 if os.environ.get("SEALED_ORDERS_HUNT") else 8
KILLS = 9
LEAST_MOVES = 15
LONGEST_LIFE_SECONDS = 0.8
MOST_REQUESTS = 60


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_nothing_is_lost_and_nothing_comes_twice(nursery: Nursery, tmp_path: Path, seed: int) -> None:
    async with lives_of(nursery, tmp_path, seed, pictures=seed % 8 == 7) as lives:
        lives.table("auction", "Ann", "Boris", "Vera", "Gleb")
        lives.table("auction", "Boris", "Ann")
        lives.table("tetranomicon", "Vera", "Zoe")
        await lives.begin()
        # On a slow machine more lives are needed until enough has happened that could be lost.
        while lives.kills < KILLS or lives.ledger.accepted() < LEAST_MOVES:
            if lives.chance.random() < 0.5:
                await lives.live(lives.chance.uniform(0.0, LONGEST_LIFE_SECONDS))
            else:
                await lives.live_until_request(lives.chance.randrange(MOST_REQUESTS), lives.chance.random() < 0.5)
        for checking in (lives.come_to_rest, lives.play_to_the_end, lives.come_to_rest):
            assert await finding_of(checking()) == ""
