"""The requests of the bot to Discord: the newest with their times, and counts of all."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any

import msgspec

KEPT_REQUESTS = 1000
PATIENCE_SECONDS = 100.0
"""How long to wait for something expected: far longer than it takes, so that no test fails on a slow machine.

It is less than the time that a test has (`timeout` in pyproject.toml), so that the test says what did not come.
"""

NOT_YET = -1
"""The status of a request that has no answer yet."""

NO_ANSWER = 0
"""The status of a request whose connection was closed instead."""


class LoggedRequest(msgspec.Struct):
    """One request. `number` counts from 1; times are of `time.monotonic`, in seconds; `path` is without `/api/v10`."""

    number: int
    method: str
    path: str
    body: Any
    files: tuple[str, ...]
    received_at: float
    answered_at: float = 0.0
    status: int = NOT_YET


class RequestLog:
    """Keeps the last thousand requests; `counts` has all of them, by method and status."""

    def __init__(self) -> None:
        """Start empty."""
        self.total = 0
        self.counts: Counter[tuple[str, int]] = Counter()
        self._kept: deque[LoggedRequest] = deque(maxlen=KEPT_REQUESTS)
        self._waiting: set[tuple[Callable[[], bool], asyncio.Future[None]]] = set()

    def begin(self, method: str, path: str, body: Any, files: tuple[str, ...]) -> LoggedRequest:
        """Note a request that came in."""
        self.total += 1
        logged = LoggedRequest(self.total, method, path, body, files, time.monotonic())
        self._kept.append(logged)
        self._look_again()
        return logged

    def end(self, logged: LoggedRequest, status: int) -> None:
        """Note its answer."""
        logged.status, logged.answered_at = status, time.monotonic()
        self.counts[logged.method, status] += 1
        self._look_again()

    @property
    def newest_at(self) -> float:
        """When the newest request came in."""
        return self._kept[-1].received_at if self._kept else 0.0

    def of(self, method: str = "*", path: str = "*", after: int = 0) -> list[LoggedRequest]:
        """Return the kept requests of a method and a path (`*` and `?` allowed) after number `after`, oldest first."""
        return [each for each in self._kept if each.number > after and _fits(each, method, path)]

    async def wait_for(
        self, method: str, path: str, *, after: int = 0, times: int = 1, seconds: float = PATIENCE_SECONDS
    ) -> list[LoggedRequest]:
        """Wait for `times` answered requests of this kind after number `after`; return them.

        Raises:
            TimeoutError: what was awaited, and the last requests there were.
        """

        def answered() -> list[LoggedRequest]:
            return [each for each in self.of(method, path, after) if each.status != NOT_YET]

        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (lambda: len(answered()) >= times, future)
        self._waiting.add(entry)
        self._look_again()
        try:
            await asyncio.wait_for(future, seconds)
        except TimeoutError:
            last = "\n".join(f"  {each.number} {each.method} {each.path} {each.status}" for each in self.of()[-10:])
            raise TimeoutError(f"no {times} x {method} {path} in {seconds:g} s; the last were:\n{last}") from None
        finally:
            self._waiting.discard(entry)
        return answered()

    def _look_again(self) -> None:
        for is_there, future in self._waiting:
            if not future.done() and is_there():
                future.set_result(None)


def _fits(logged: LoggedRequest, method: str, path: str) -> bool:
    return method in ("*", logged.method) and fnmatchcase(logged.path, path)
