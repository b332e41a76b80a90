"""A process of its own that plays one person's part of an auction: `python -m tests.play.racer FILE MATCH USER`.

It prints every revision that its moves made, right after each was accepted, and ends with the match.
"""

import asyncio
import sys

from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.services import Services
from tests.games.auction.game import Auction
from tests.play.shortcuts import private, run_computers


async def race(path: str, match: MatchId, user_id: int) -> None:
    services = await Services.open(path)
    try:
        while True:
            await run_computers(services, match)
            observation = await private(services, match, user_id)
            if observation.status != "running":
                return
            if any(decision.seat == observation.observer for decision in observation.awaited()):
                try:
                    done = await services.matches.submit_choice(match, user_id, observation.revision, 0)
                except Refusal as refusal:
                    if refusal.code not in {"stale", "not_running"}:
                        raise
                else:
                    print(done.revision, flush=True)
            else:
                await asyncio.sleep(0.002)
    finally:
        await services.close()


if __name__ == "__main__":
    registry.register(Auction())
    asyncio.run(race(sys.argv[1], MatchId(int(sys.argv[2])), int(sys.argv[3])))
