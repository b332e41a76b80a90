"""When the bot ends, and why: it was asked to, or a newer program has changed its database so that it cannot use it.

A program that is asked once ends well within some seconds (cogs/draining.py), one that is asked again ends at once.
What is stored is whole either way; only who waits for an answer does not get it then.
"""

import asyncio
import logging
import os
import signal
import time

from play.context import StorageFault

_log = logging.getLogger(__name__)


class Ending:
    """What is known of the end of the bot: nothing at first."""

    def __init__(self, seconds: float) -> None:
        """End within so many seconds after it was asked for."""
        self.fault: StorageFault | None = None
        self._seconds = seconds
        self._asked = asyncio.Event()
        self._until: float | None = None

    @property
    def is_asked(self) -> bool:
        """Whether the bot is to end."""
        return self._asked.is_set()

    def ask(self, signals: int = 0) -> None:
        """Let the bot end well; who asks for it again, by one of the `signals`, ends it at once."""
        if self.is_asked and signals:
            _log.warning("asked to stop once more: ended at once")
            signal.signal(signals, signal.SIG_DFL)
            os.kill(os.getpid(), signals)
        if not self.is_asked:
            _log.info("asked to stop")
        self.begin()

    def begin(self) -> None:
        """Count the seconds from now on, if they are not counted yet."""
        if self._until is None:
            self._until = time.monotonic() + self._seconds
        self._asked.set()

    def outdated(self, fault: StorageFault) -> None:
        """Let the bot end, since its database is a newer program's."""
        if self.fault is None:
            _log.error("this program stops, nothing that was stored is lost: %s", fault)
            self.fault = fault
        self.begin()

    def left(self) -> float:
        """Return how many seconds are left until the bot has ended; all of them if it is not to end."""
        return self._seconds if self._until is None else max(0.0, self._until - time.monotonic())

    async def wait(self) -> None:
        """Wait until the bot is to end."""
        await self._asked.wait()
