"""What the bot asks of Discord although nobody needs it to play: beside everything else, and with an end.

A refusal is final, and an outage is waited out only so long (cogs/messages/requests.py). Either is logged once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextvars import Context

from cogs.messages.asking import asking
from cogs.messages.faults import FAULTS, in_short, is_outage, time_limit
from cogs.messages.posting import CannotShow, MessageGone, NotNow
from cogs.messages.requests import MOST_TRIES, REQUESTS, Ask, Then
from play.context import StorageFault

AT_ONCE = 4
FIRST_PAUSE_SECONDS = 30
LONGEST_PAUSE_SECONDS = 900

Work = Callable[[], Awaitable[None]]
_log = logging.getLogger(__name__)


class Errands:
    """The errands under way. Of the same kind about the same thing only one is; a newer one waits for it."""

    def __init__(self) -> None:
        """Begin with none."""
        self._tasks: dict[tuple[Ask, Hashable], asyncio.Task[None]] = {}
        self._next: dict[tuple[Ask, Hashable], tuple[Work, Work | None]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many are under way or to be tried again."""
        return len(self._tasks)

    def begin(self, ask: Ask, about: Hashable, work: Work, after: Work | None = None) -> None:
        """Do `work` soon, as `through` does it, then `after`, also where it was given up.

        Of several that wait for the same thing only the newest is done.
        """
        if self._is_closed:
            return
        key = (ask, about)
        self._next[key] = work, after
        if key not in self._tasks:
            # It outlives the request that began it, so it has a context of its own.
            self._tasks[key] = asyncio.create_task(self._all(key), name=f"errand: {ask}", context=Context())

    async def through(self, ask: Ask, work: Work) -> bool:
        """Do `work`, again after pauses while Discord is out of order; return whether it was done in the end."""
        row = REQUESTS[ask]
        assert not row.is_needed, f"people need it to play: {ask}"
        tries, pause = MOST_TRIES if row.limited is Then.LATER else 1, FIRST_PAUSE_SECONDS
        for left in reversed(range(tries)):
            try:
                async with self._places, time_limit():
                    with asking(ask):
                        await work()
            except (NotNow, CannotShow, MessageGone, *FAULTS) as fault:
                if not left or not (isinstance(fault, NotNow) or is_outage(fault)):
                    _log.info("given up: %s: %s", ask, in_short(fault))
                    return False
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
            else:
                return True
        return False

    async def close(self) -> None:
        """Give up what is under way; what has to be done all the same is found at the next start."""
        self._is_closed = True
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _all(self, key: tuple[Ask, Hashable]) -> None:
        try:
            while (due := self._next.pop(key, None)) is not None:
                work, after = due
                try:
                    await self.through(key[0], work)
                    if after is not None:
                        await after()
                except StorageFault as fault:
                    _log.warning("given up: %s: %s", key[0], fault)
                except Exception:
                    _log.exception("given up: %s", key[0])
        finally:
            self._tasks.pop(key, None)
