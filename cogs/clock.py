"""Makes the default move for seats whose time is up. One alarm is set for the soonest deadline; changes set it anew.

Between the look-up and the move a player may still answer: then the move is refused as `stale`, and that is right.
"""

import asyncio
import logging

from cogs.client import Client
from games.kernel.errors import Refusal
from play.faults import StorageFault
from play.finder import Overdue

LONGEST_NAP_SECONDS = 6 * 3600
"""At least so often the database is asked, since another process may have set a deadline."""

SHORTEST_NAP_SECONDS = 1
AFTER_FAULT_SECONDS = 60
_log = logging.getLogger(__name__)


class Clock:
    """Watches the deadlines of all matches."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._alarm: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None
        self._is_due = False
        self._closed = False
        self._looks_at = 0

    def expect(self, deadline_at: int | None) -> None:
        """Look at the deadlines soon if this one comes before the next look."""
        if deadline_at is not None and deadline_at < self._looks_at:
            self.wake()

    def wake(self) -> None:
        """Look at the deadlines soon; asked for many times at once, it is done once."""
        if self._closed:
            return
        self._is_due = True
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="clock")

    async def close(self) -> None:
        """Stop watching."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def _work(self) -> None:
        nap = LONGEST_NAP_SECONDS
        while self._is_due:
            self._is_due = False
            try:
                nap = await self._look()
            except StorageFault as fault:
                _log.error("the clock could not look at the deadlines: %s", fault)
                nap = AFTER_FAULT_SECONDS
            except Exception:
                _log.exception("the clock could not look at the deadlines")
                nap = AFTER_FAULT_SECONDS
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(nap, self.wake)
        self._looks_at = self._bot.now() + nap

    async def _look(self) -> int:
        """Move for everybody whose time is up; return the seconds until somebody's is."""
        finder = self._bot.services.finder
        has_failed = False
        for overdue in await finder.overdue(self._bot.now()):
            has_failed |= not await self._move_for(overdue)
        if has_failed:
            return AFTER_FAULT_SECONDS
        next_ones = await finder.overdue(self._bot.now() + LONGEST_NAP_SECONDS, limit=1)
        left = next_ones[0].deadline_at - self._bot.now() if next_ones else LONGEST_NAP_SECONDS
        return max(SHORTEST_NAP_SECONDS, left)

    async def _move_for(self, overdue: Overdue) -> bool:
        """Make one default move; False if something unforeseen kept it from being made."""
        try:
            await self._bot.services.matches.play_default(overdue.match, overdue.seat, overdue.revision)
        except Refusal as refusal:
            _log.info("match %s, seat %s: no default move: %s", overdue.match, overdue.seat, refusal.code)
        except StorageFault as fault:
            _log.error("match %s, seat %s: no default move: %s", overdue.match, overdue.seat, fault)
            return False
        except Exception:
            _log.exception("match %s, seat %s: no default move", overdue.match, overdue.seat)
            return False
        return True
