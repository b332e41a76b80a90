"""Errors in the log, counted: one may be an accident, several within minutes are a cause for an alarm."""

import logging
import time
from collections import deque

MANY = 5
WITHIN_SECONDS = 900


class Faults(logging.Handler):
    """Counts what is logged as an error, and keeps nothing of what it says."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__(logging.ERROR)
        self._seen: deque[float] = deque(maxlen=MANY)

    def emit(self, record: logging.LogRecord) -> None:
        """Count one; called in any thread."""
        self._seen.append(time.monotonic())

    def are_many(self) -> bool:
        """Return whether there were so many within the last minutes."""
        return len(self._seen) == MANY and time.monotonic() - self._seen[0] < WITHIN_SECONDS

    def start(self) -> None:
        """Begin to count."""
        logging.getLogger().addHandler(self)

    def stop(self) -> None:
        """Count no more."""
        logging.getLogger().removeHandler(self)
