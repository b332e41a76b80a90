"""Looks each minute after what the people who run the bot would look after: backups, and whether all is well.

Everything here is beside the play: a backup is made in a thread, a call has seconds, and what fails is logged and tried
again. While all is well an address of theirs is called every ten minutes, so that its silence tells that the bot is
dead, which no bot can tell itself.
"""

import asyncio
import logging
from collections.abc import Set

from cogs.calling import Caller
from cogs.sealed_orders import SealedOrders
from cogs.upkeep.alarms import Alarms, Line, Said
from cogs.upkeep.faults import Faults
from play.context import StorageFault
from play.upkeep.backups import Kept
from text import words

LOOK_SECONDS = 60
GONE_SECONDS = 180
"""So long without Discord is a cause for an alarm; shorter breaks are ordinary."""

WELL_SECONDS = 600
BACKUP_SECONDS = 600
"""So often a backup is asked for; it is made once a day."""

AFTER_FAULT_SECONDS = 3_600
_log = logging.getLogger(__name__)


class Upkeep:
    """The look of each minute."""

    def __init__(self, bot: SealedOrders, caller: Caller | None = None) -> None:
        """Keep the bot, and who calls the addresses in its settings."""
        caller = caller or Caller(level=logging.DEBUG)
        settings = bot.settings
        self._bot = bot
        self._kept = Kept(settings.backup_folder, settings.backup_days, settings.backup_weeks)
        self._words = words(settings.language)
        self._alarms = Alarms(Line("the address for alarms", settings.alarm_address.reveal(), caller), self._words)
        self._well = Line("the address for signs of life", settings.well_address.reveal(), caller)
        self._faults = Faults()
        self._looking: asyncio.Task[None] | None = None
        self._copying: asyncio.Task[None] | None = None
        self._backup_at = self._well_at = 0
        self._has_failed = False

    def alarms(self) -> Set[str]:
        """Return the alarms that are on."""
        return self._alarms.on()

    def start(self) -> None:
        """Begin; the first look is in a minute, when a start is over."""
        self._faults.start()
        self._looking = asyncio.create_task(self._look_again_and_again(), name="upkeep")

    async def stop(self) -> None:
        """End. A backup that is being written is ended, or killed; the next one deletes what that leaves."""
        self._faults.stop()
        tasks = [task for task in (self._looking, self._copying) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception:
                if not self._has_failed:
                    _log.exception("the look after the bot failed; it is tried again each minute")
                self._has_failed = True
            else:
                self._has_failed = False

    async def look(self) -> None:
        """Look after everything once."""
        now, silence = self._bot.now(), int(self._bot.silence())
        self._alarms.note("gateway", now - silence, is_on=silence > GONE_SECONDS, minutes=silence // 60)
        self._alarms.note("database", now, is_on=bool(self._bot.trouble_of_storage()))
        self._alarms.note("faults", now, is_on=self._faults.are_many())
        if self._bot.is_open and now >= self._backup_at and (self._copying is None or self._copying.done()):
            self._backup_at = now + BACKUP_SECONDS
            self._copying = asyncio.create_task(self._back_up(), name="backup")
        await self._alarms.tell()
        if self._well and now >= self._well_at and self._is_well():
            said = Said("well", None, now, self._words("sign-of-life"))
            self._well_at = now + WELL_SECONDS if await self._well.say(said) else now

    def _is_well(self) -> bool:
        return self._bot.is_open and not self._alarms and not self._bot.silence() and not self._bot.trouble()

    async def _back_up(self) -> None:
        """Make the backup of today, unless there is one; what fails is tried again in an hour."""
        now = self._bot.now()
        try:
            await self._bot.services.backups.make(self._kept)
        except StorageFault as fault:
            self._fail(now, fault.code)
            _log.warning("no backup today so far: %s", fault)
        except Exception:
            self._fail(now, "")
            _log.exception("no backup today so far")
        else:
            self._alarms.note("backup", now, is_on=False)

    def _fail(self, now: int, code: str) -> None:
        self._backup_at = now + AFTER_FAULT_SECONDS
        self._alarms.note("backup", now, is_on=True, reason="room" if code == "copy_no_room" else "fault")
