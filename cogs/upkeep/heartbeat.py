"""Says that this bot is well while it is: its file beside the database (alive.py) is touched, else made old."""

import asyncio
import logging
from pathlib import Path

from discord.ext import tasks

from cogs.clock import BEAT_SECONDS
from cogs.sealed_orders import SealedOrders
from cogs.upkeep import alive

_log = logging.getLogger(__name__)


class Heartbeat:
    """Touches the file of this process while the bot is well."""

    def __init__(self, database: Path, bot: SealedOrders) -> None:
        """Prepare the file beside `database`."""
        self._database = database
        self._bot = bot
        self._trouble = ""
        self._beating: asyncio.Task[None] | None = None
        self.file = alive.own_file(database)

    def start(self) -> None:
        """Begin, and put away the files of bots that have ended without doing so."""
        alive.remove_left(self._database)
        self._beating = self._beat.start()

    def stop(self) -> None:
        """Stop, and take the file away."""
        self._beat.cancel()
        alive.remove(self.file)

    @tasks.loop(seconds=BEAT_SECONDS)
    async def _beat(self) -> None:
        trouble = self._bot.trouble()
        if trouble and trouble != self._trouble:
            _log.error("not healthy: %s", trouble)
        self._trouble = trouble
        try:
            await asyncio.to_thread(alive.touch, self.file, is_well=not trouble)
        except OSError as fault:
            # A disk that is full for a while does not end the loop.
            _log.warning("the heartbeat file cannot be touched: %s", fault)
