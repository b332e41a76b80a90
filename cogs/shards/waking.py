"""What other processes have changed that this one is to show: people press where they are, maybe at another process.

It is looked for every few seconds, and only while other processes live; on PostgreSQL the others say when there is
something. What this process is at it finds by itself.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextvars import Context

from cogs.client import Client
from play.context import StorageFault
from play.shown import BehindRow
from play.upkeep.shards import SHARDS

LOOK_SECONDS = 2.0
BETWEEN_SECONDS = 0.05
_log = logging.getLogger(__name__)


class Waking:
    """Looks for what others have changed."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._known: dict[str, dict[int, int]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._is_to_tell = False
        self._heard = asyncio.Event()
        self._is_failing = False

    def start(self) -> None:
        """Begin; a bot that has the only shard needs nothing of that."""
        if not self._bot.is_alone and self._looking is None:
            self._looking = asyncio.create_task(self._look_again_and_again(), name="waking")
            self._listening = asyncio.create_task(self._bot.services.shown.listen(self._hear), name="listening")

    async def close(self) -> None:
        """Stop."""
        tasks = [each for each in (self._looking, self._listening, self._telling) if each is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def tell(self) -> None:
        """Say soon to the others that this process has changed what they show."""
        self._is_to_tell = True
        if self._telling is None or self._telling.done():
            # It outlives the request that began it, so it has a context of its own.
            self._telling = asyncio.create_task(self._tell(), name="telling", context=Context())

    async def _tell(self) -> None:
        while self._is_to_tell:
            self._is_to_tell = False
            try:
                await self._bot.services.shown.tell_others()
            except StorageFault as fault:
                _log.info("other processes are not woken, and find by themselves what has changed: %s", fault)

    def _hear(self, what: str) -> None:
        """Take up what another process has said; "" if something may have been missed."""
        if what == SHARDS:
            self._bot.look_at_shards()
        else:
            self.wake()

    def wake(self) -> None:
        """Look at once: another process has said that there is something."""
        self._heard.set()

    def forget(self, kind: str, number: int) -> None:
        """Take something up once more with the next look, though no more has changed."""
        self._known.get(kind, {}).pop(number, None)

    async def _look_again_and_again(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._heard.wait()
            except TimeoutError:
                pass
            # What several say at once is looked for once.
            await asyncio.sleep(BETWEEN_SECONDS)
            self._heard.clear()
            if not self._bot.others_live:
                continue
            try:
                await self.look()
            except StorageFault as fault:
                if not self._is_failing:
                    _log.error("it cannot be found out what other processes have changed: %s", fault)
                self._is_failing = True
            except Exception:
                _log.exception("it cannot be found out what other processes have changed")
            else:
                self._is_failing = False

    async def look(self) -> None:
        """Look once at what is not shown as it is."""
        bot, services = self._bot, self._bot.services
        self._take("match", await services.shown.changed(), bot.take_up_match)
        self._take("tournament", await services.contests.changed(), bot.take_up_tournament)
        self._take("league", await services.leagues.changed(), bot.take_up_league)

    def _take(self, kind: str, rows: Iterable[BehindRow], take_up: Callable[[int], bool]) -> None:
        """Take up what has changed since it was taken up last; what is being shown now is looked at again."""
        before = self._known.get(kind, {})
        now: dict[int, int] = {}
        for row in rows:
            if before.get(row.number) == row.changes or take_up(row.number):
                now[row.number] = row.changes
        self._known[kind] = now
