"""Beside other processes: how many requests a second the door of this one lets through, said anew every few seconds.

A process that runs alone never asks the database. One that cannot reach it keeps what it has as long as nobody else can
have it, and then makes one request a second, so that all together stay within what Discord takes.

Bots without shards, of which there are two while one is replaced by another, answer the same people: each takes an even
part, as soon as it has seen the other one.
"""

import asyncio
import logging
import math
import time

from cogs.client import Client
from cogs.messages.door import BUSY_AT
from play.context import StorageFault
from play.upkeep.request_shares import HELD_SECONDS, LEAST

BUSY_SECONDS = 1.0
QUIET_SECONDS = 5.0
MARGIN_SECONDS = 3.0
"""A share counts as lost so long before others can have it: transactions take time."""

SPARE = 5
"""A process asks for so many more than it uses, so that what comes suddenly need not wait."""

_log = logging.getLogger(__name__)


class RequestShare:
    """Keeps the share of this process."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._total = bot.door.limit
        self._task: asyncio.Task[None] | None = None
        self._renewed_at = 0.0
        self._is_cut_off = False

    async def begin(self) -> None:
        """Get a share before anything is asked of Discord, if other processes may run beside this one."""
        if not self._bot.runs_beside_others:
            self._bot.services.processes.tell(self._divide)
            return
        self._bot.door.allow(LEAST)
        await self.renew()
        self._task = asyncio.create_task(self._again_and_again(), name="request share")

    async def close(self) -> None:
        """Give the share back."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        try:
            await self._bot.services.request_shares.end(self._bot.door.used())
        except StorageFault as fault:
            _log.info("the share of requests is not given back, it ends by itself: %s", fault)

    def _divide(self, others: int) -> None:
        """Take an even part beside so many other bots."""
        self._bot.door.allow(max(LEAST, self._total // (1 + others)))

    async def renew(self) -> None:
        """Say what this process could use, and let its door have its share."""
        door, now, began = self._bot.door, self._bot.now(), time.monotonic()
        wanted = min(self._total, door.used() + sum(door.waiting().values()) + SPARE)
        stopped_for = door.told_to_stop_for()
        try:
            share = await self._bot.services.request_shares.renew(
                self._total, wanted, door.own_invalid(), now + math.ceil(stopped_for) if stopped_for else 0, door.used()
            )
        except StorageFault as fault:
            self._cut_off(fault)
            return
        self._renewed_at = began
        if self._is_cut_off:
            self._is_cut_off = False
            _log.warning("this process has its share of requests to Discord again")
        door.allow(share.a_second)
        door.others(share.invalid, share.stopped_until - self._bot.now())

    def _cut_off(self, fault: StorageFault) -> None:
        if time.monotonic() - self._renewed_at < HELD_SECONDS - MARGIN_SECONDS:
            return
        if not self._is_cut_off:
            self._is_cut_off = True
            _log.error("no share of requests to Discord can be had, %d a second is made: %s", LEAST, fault)
        self._bot.door.allow(LEAST)

    async def _again_and_again(self) -> None:
        while True:
            door = self._bot.door
            is_busy = bool(sum(door.waiting().values())) or door.used() >= BUSY_AT * door.limit
            await asyncio.sleep(BUSY_SECONDS if is_busy else QUIET_SECONDS)
            try:
                await self.renew()
            except Exception:
                _log.exception("the share of requests to Discord could not be renewed")
