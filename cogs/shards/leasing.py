"""Which shards this process has: it says so every few seconds, takes what is free, and lets go what others have taken.

A shard that this process takes from a living one is connected before that one lets it go, so for a moment both are told
of its servers. That does no harm: each press is answered once, and each table is shown by who has claimed it.

Shards can only connect one after the other. So a process takes the next one as soon as the one before is connected,
while its servers still come: who shares the shards of a dead process lets no turn to connect pass.
"""

import asyncio
import logging
import time
from contextlib import suppress

from cogs.client import Client
from cogs.gateway.kept import settle
from cogs.messages.faults import FAULTS, in_short
from config import VERSION
from play.context import NEWER, StorageFault
from play.upkeep.processes import Obstacle
from play.upkeep.shards import BEAT_SECONDS, Held, Wanted, listed

LOOK_SECONDS = 1.0
HAND_OVER_SECONDS = 0.7
"""So often a process that ends looks whether others have taken its shards."""

IDENTIFY_MILLISECONDS = 5_100
"""A shard of each group may identify in five seconds (docs: Gateway, "Rate Limiting")."""

_log = logging.getLogger(__name__)


class Beside(Exception):
    """Another process of the bot keeps this one from starting."""

    def __init__(self, obstacle: Obstacle) -> None:
        """Keep why."""
        super().__init__(f"{obstacle.code}: {obstacle.by}")
        self.obstacle = obstacle


class Leasing:
    """The shards that this process has, wants, and has to let go."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot; the number of shards is in its settings."""
        self._bot = bot
        self._wanted = bot.settings.shards
        self._held = Held()
        self._at_once = 1
        self._taking: dict[int, asyncio.Task[None]] = {}
        self._has_taken = asyncio.Event()
        self._beating: asyncio.Task[None] | None = None
        self._is_failing = False
        self._is_ending = False

    @property
    def others_live(self) -> bool:
        """Return whether other processes of the bot live."""
        return self._held.alive > 1

    async def begin(self) -> None:
        """Let the other processes know of this one. What one has that may have ended is waited for until that is clear.

        Raises:
            Beside: one lives that has shards which the settings name, or counts others.
            StorageFault: the database is out of order.
        """
        wanted = self._wanted
        own = None if wanted.is_alone else wanted.own
        first: Obstacle | None = None
        while (now := await self._bot.services.processes.begin(VERSION, wanted.count, own)) is not None:
            if first is None:
                _log.warning("waiting whether another process still lives: %s, %s", now.by, now.code)
                first = now
            elif now.by.is_ending:
                _log.debug("it is about to end")
            elif now.by.process != first.by.process or now.by.alive_until > first.by.alive_until:
                raise Beside(now)
            await asyncio.sleep(LOOK_SECONDS)
        if wanted.is_alone:
            return
        await self._ask_gateway()
        self._bot.identify_in_turn(self._turn)
        await self._beat()
        taken = {shard: by for shard, by in self._held.others.items() if shard in wanted.own}
        if taken:
            by = next(iter(taken.values()))
            raise Beside(Obstacle("shards_taken", by, tuple(sorted(taken))))

    def start(self) -> None:
        """Connect the shards of this process, and look after them from now on; of one shard nothing is to be done."""
        if not self._wanted.is_alone and self._beating is None:
            self._beating = asyncio.create_task(self._beat_again_and_again(), name="shards")

    def hurry(self) -> None:
        """Look at once at who has which shard."""
        self._has_taken.set()

    async def hand_over(self, seconds: float) -> None:
        """Offer all shards to others, and let each go once another one has it; for so many seconds at most.

        It ends at once where nobody is there who takes what is free.
        """
        if self._beating is None or self._wanted.own:
            return
        await self.close()
        self._is_ending, before = True, self._bot.connected_shards()
        try:
            async with asyncio.timeout(seconds):
                await self._beat()
                await self._bot.services.shards.call_others()
                while self._held.takers and self._bot.connected_shards():
                    await asyncio.sleep(HAND_OVER_SECONDS)
                    await self._beat()
                    await self._follow()
        except TimeoutError:
            _log.warning("nobody has these shards yet: %s", listed(self._bot.connected_shards()))
        except StorageFault as fault:
            _log.warning("shards are not handed over: %s", fault)
        _log.info("shards are handed over: %s", listed(before - self._bot.connected_shards()) or "none")

    async def close(self) -> None:
        """Take no more shards."""
        tasks = [task for task in (self._beating, *self._taking.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def end(self) -> None:
        """Let the others take the shards of this process at once: its connections are closed."""
        processes = self._bot.services.processes
        try:
            if not self._wanted.is_alone and processes.has_begun:
                await self._bot.services.shards.give_back()
                _log.info("shards are given back: %s", listed(self._held.mine) or "none")
            await processes.end()
        except StorageFault as fault:
            _log.warning("other processes learn later that this one has ended: %s", fault)

    async def _ask_gateway(self) -> None:
        """Find out how many shards may identify at once."""
        try:
            recommended, _, limits = await self._bot.http.get_bot_gateway()
        except FAULTS as fault:
            _log.warning("Discord does not say how many shards may connect at once: %s", in_short(fault))
            return
        self._at_once = max(1, limits["max_concurrency"])
        if recommended > self._wanted.count:
            _log.warning("Discord recommends %d shards, and there are %d", recommended, self._wanted.count)
        if limits["remaining"] < self._wanted.count:
            _log.warning("Discord lets shards connect only %d times more today", limits["remaining"])

    async def _turn(self, shard: int) -> None:
        """Wait until a shard may identify, in all processes together."""
        name = f"identify.{shard % self._at_once}"
        while True:
            try:
                took = self._bot.services.processes.took_turn
                wait = await took(name, lambda: time.time_ns() // 1_000_000, IDENTIFY_MILLISECONDS, is_new=True)
            except StorageFault:
                wait = IDENTIFY_MILLISECONDS
            if not wait:
                return
            await asyncio.sleep(wait / 1000)

    async def _beat_again_and_again(self) -> None:
        while True:
            try:
                await self._beat()
                await self._follow()
            except StorageFault as fault:
                if fault.code == NEWER:
                    self._bot.ending.outdated(fault)
                elif not self._is_failing:
                    _log.error("others cannot be told which shards this process has: %s", fault)
                self._is_failing = True
            except Exception:
                _log.exception("the shards of this process could not be looked after")
            else:
                self._is_failing = False
            with suppress(TimeoutError):
                await asyncio.wait_for(self._has_taken.wait(), BEAT_SECONDS)

    async def _beat(self) -> None:
        """Say which shards this process has; as many more are taken as can connect now beside those that still wait."""
        bot, before = self._bot, self._held
        self._has_taken.clear()
        waiting = before.mine - bot.connected_shards()
        most = 0 if self._is_ending else max(0, self._at_once - len(waiting))
        wanted = Wanted(frozenset(self._wanted.own), bot.ready_shards(), most, is_ending=self._is_ending)
        self._held = await bot.services.shards.beat(wanted)
        for shard in sorted(self._held.mine - before.mine):
            _log.info("shard %d of %d is taken", shard, self._wanted.count)
        for shard in sorted(before.mine - self._held.mine):
            _log.info("shard %d of %d is another process's: %s", shard, self._wanted.count, self._by(shard))
        bot.expect_shards(self._held.mine)

    def _by(self, shard: int) -> str:
        by = self._held.others.get(shard)
        return "nobody has it yet" if by is None else str(by)

    async def _follow(self) -> None:
        """Connect what this process has, and let go what another one has connected."""
        lacking = frozenset() if self._is_ending else self._held.mine - self._bot.connected_shards()
        for shard in lacking - set(self._taking):
            self._taking[shard] = asyncio.create_task(self._take(shard), name=f"shard-{shard}")
        servers = len(self._bot.guilds)
        others = self._bot.connected_shards() - self._held.mine
        for shard in others & self._held.ready_elsewhere:
            await self._bot.drop(shard)
            _log.info("shard %d is let go: %s has it", shard, self._by(shard))
        if others and others <= self._held.ready_elsewhere:
            # Servers counted as there for good: what was let go would stay in memory for ever.
            settle(servers)
        for shard in set(self._taking) - self._held.mine:
            self._taking[shard].cancel()

    async def _take(self, shard: int) -> None:
        try:
            await self._bot.take(shard)
        finally:
            self._taking.pop(shard, None)
            self._has_taken.set()
