"""Keeps the simulated Discord moving: due timers fire, errors are logged, what nobody can see any more is dropped.

simcord moves only when somebody does something. This task looks four times a second whether a timer is due; it never
waits for the bot and never stands in the way of a press.
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
    """One beat after another, until `stop`."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._errors = env.error_cursor
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to beat."""
        self._task = asyncio.create_task(self._beat_on())

    async def stop(self) -> None:
        """Stop beating."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def beat(self) -> None:
        """Fire what is due, log what went wrong."""
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
                # Whatever is wrong with one beat must not stop the clock of the playground.
                _log.exception("a beat of the playground failed")
