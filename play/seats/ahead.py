"""Computers that answer after each other think while the first one waits, so that people wait once for all of them.

What the next computer is asked follows from the answer of the one before, which is known here before it is stored.
"""

import asyncio
import logging
from collections.abc import Callable
from contextvars import Context as Variables
from typing import Final

from play.rules.loaded import Loaded
from play.rules.orders import Answer, Order
from play.thinking.pool import Thought

Foresee = Callable[[Loaded, Thought], tuple[Loaded, Order] | None]
"""Returns a match as the answer of a computer will leave it, and what the next one is asked then; None if none is."""

Begin = Callable[[Loaded, Order], asyncio.Task[Answer]]
"""Begins to think about an order."""

MOST: Final = 40
"""So many answers are thought about ahead, so that it always ends."""

_log = logging.getLogger(__name__)


class Ahead:
    """What is thought ahead about one match. `entries`: how many it has once the last answer from here is stored."""

    def __init__(self, foresee: Foresee, begin: Begin) -> None:
        """Foresee nothing yet."""
        self.entries = -1
        self._foresee = foresee
        self._begin = begin
        self._found: list[tuple[Order, asyncio.Task[Answer]]] = []
        self._taken = 0
        self._grown = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def after(self, loaded: Loaded, order: Order, answer: asyncio.Task[Answer]) -> None:
        """Think about what follows from an `answer` that is being found to an order of a match."""
        self._task = asyncio.create_task(self._run(loaded, order, answer), name="ahead", context=Variables())

    async def take(self, order: Order) -> Answer | None:
        """Return the answer to the next order that was foreseen; None if that is another one, or none."""
        while len(self._found) <= self._taken:
            if self._task is None or self._task.done():
                return None
            self._grown.clear()
            await self._grown.wait()
        known, answer = self._found[self._taken]
        self._taken += 1
        if known != order:
            self.cancel()
            return None
        return await asyncio.shield(answer)

    def cancel(self) -> tuple[asyncio.Task[object], ...]:
        """Stop; return the tasks that end now."""
        tasks: tuple[asyncio.Task[object], ...] = tuple(answer for _, answer in self._found)
        tasks = (*tasks, *(() if self._task is None else (self._task,)))
        for task in tasks:
            task.cancel()
        return tasks

    async def _run(self, loaded: Loaded, order: Order, answer: asyncio.Task[Answer]) -> None:
        try:
            for _ in range(MOST):
                thought = Thought(order, await asyncio.shield(answer))
                found = await asyncio.to_thread(self._foresee, loaded, thought)
                if found is None:
                    return
                loaded, order = found
                answer = self._begin(loaded, order)
                self._found.append((order, answer))
                self._grown.set()
        except Exception:
            # Whoever is asked then thinks anew, and says what is wrong.
            _log.info("match %s: nothing more is thought ahead", loaded.row.id, exc_info=True)
        finally:
            self._grown.set()
