"""A process of its own that makes default moves: `python -m tests.play.timekeeper FILE NOW [hold]`.

Its clock stays at NOW. It prints match, seat and revision of each default that it has made, and ends when nobody's time
is up. With `hold` it claims, prints what, and waits to be killed.
"""

import asyncio
import sys

from games.kernel.errors import Refusal
from play.services import Services
from tests.games import installed
from tests.play.due import claim_overdue, overdue


async def keep_time(path: str, now: int, *, is_holding: bool) -> None:
    """Make the default move of everybody whose time is up at `now`."""
    services = await Services.open(path, clock=lambda: now)
    try:
        while await overdue(services, now):
            for due in await claim_overdue(services, 5):
                if is_holding:
                    print(due.match, due.seat, due.revision, flush=True)
                    continue
                try:
                    await services.matches.play_default(due.match, due.seat, due.revision)
                except Refusal as refusal:
                    print("refused", refusal.code, flush=True)
                else:
                    print(due.match, due.seat, due.revision, flush=True)
            if is_holding:
                await asyncio.Event().wait()
    finally:
        await services.close()


if __name__ == "__main__":
    installed.install()
    asyncio.run(keep_time(sys.argv[1], int(sys.argv[2]), is_holding="hold" in sys.argv))
