"""Keeps the simulated Discord running: due timers fire, errors are logged, what nobody can see any more is dropped.

simcord does something only when somebody acts. This task checks four times a second whether a timer is due. It never
waits for the bot and never blocks a press.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import simcord

from playground.simulator import fire_due_timers, forget_the_old

BEAT_SECONDS = 0.25
_CLEANING_BEATS = 240
_EPHEMERAL_AGE = timedelta(minutes=15)
_log = logging.getLogger(__name__)


class Pace:
    """Checks again and again, until `stop`."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._errors = env.error_cursor
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start checking."""
        self._task = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Stop checking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def beat(self) -> None:
        """Fire the timers that are due, and log errors of the bot."""
        fire_due_timers(self._env)
        for error in self._env.errors_since(self._errors):
            _log.error("the bot raised an error", exc_info=error)
        self._errors = self._env.error_cursor

    async def _beat_on(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                self.beat()
                beats += 1
                if beats % _CLEANING_BEATS == 0:
                    forget_the_old(self._env, _EPHEMERAL_AGE)
            except Exception:
                # An error in one check must not stop the clock of the playground.
                _log.exception("a check of the playground failed")
