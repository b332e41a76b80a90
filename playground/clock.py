"""Real time for simcord's clock, which otherwise shows 1 January 2026 until a test moves it.

simcord uses three parts of a clock: `elapsed` (seconds since its first instant), `now()` and `advance(seconds)`. Here
`elapsed` follows the machine's clock, so timestamps, ids and deadlines are real, also after the machine was asleep. It
never runs backwards, because timers are ordered by it.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

FIRST_INSTANT = datetime(2026, 1, 1, tzinfo=UTC)


def _machine_time() -> datetime:
    return datetime.now(UTC)


class RunningClock:
    """A clock that shows the machine's time plus what `advance` has added."""

    def __init__(self, machine_time: Callable[[], datetime] = _machine_time) -> None:
        self._machine_time = machine_time
        self._added_seconds = 0.0
        self._latest_seconds = 0.0

    @property
    def elapsed(self) -> float:
        """Seconds since simcord's first instant; never less than before."""
        seconds = (self._machine_time() - FIRST_INSTANT).total_seconds() + self._added_seconds
        self._latest_seconds = max(self._latest_seconds, seconds)
        return self._latest_seconds

    def now(self) -> datetime:
        """Return the simulated instant, in UTC."""
        return FIRST_INSTANT + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        """Move the clock forward."""
        self._added_seconds += seconds
