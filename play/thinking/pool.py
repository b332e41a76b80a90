"""Finds the moves of computers in processes of their own, so that nobody waits for a search and no search sees a match.

Who waits most comes first, and matches take turns. A search that fails, or takes too long, is taken over by the next
lower level; without processes the bot answers itself, at a level that takes a moment, and tries to start them again
after a while. The same order has the same answer wherever it is found, and the answer says which level has found it.
"""

import asyncio
import logging
import os
from contextvars import Context
from enum import IntEnum
from functools import partial
from typing import Final

import msgspec

from games.ai import levels
from games.kernel.ids import MatchId
from play.rules.orders import Answer, Order, answer_to, at_level, lower
from play.thinking.process import replies
from play.worker_process import NotStarted, ProcessDied, WorkerProcess

MODULE: Final = "play.thinking.process"
BUDGETS: Final = {"random": 0.01, "easy": 0.03, "normal": 0.15, "hard": 1.0}
"""The seconds of processor time that an answer of each level may take."""

MOST_TIMES: Final = 10
"""After so many times its budget a search is given up."""

LEAST_LIMIT_SECONDS: Final = 3.0
"""No search is given up earlier: that the machine is busy is not its fault."""

MOST_MEGABYTES: Final = 150
"""A process that takes more after a search is replaced."""

MOST_DEATHS: Final = 2
"""Processes that may die over one order before the bot answers it itself."""

MOST_STARTS: Final = 2
"""So often a process is started for one order that does not start."""

REST_SECONDS: Final = 30.0
"""For so long no process is tried once they do not start: each try would cost those who wait some time."""

_log = logging.getLogger(__name__)


class Rank(IntEnum):
    """Who is served first: who has asked for a hint, then whom people wait for, then the rest."""

    HINT = 0
    WAITED_FOR = 1
    REST = 2


class Thought(msgspec.Struct, frozen=True):
    """What a computer was asked, and its answer."""

    order: Order
    answer: Answer


class _Job(msgspec.Struct, frozen=True, eq=False):
    """An order about a match that waits for a process. `number`: it is the n-th one."""

    order: Order
    match: MatchId
    rank: Rank
    number: int
    answer: asyncio.Future[Answer]


class Thinking:
    """Answers orders. What takes no time is answered in a thread of the bot; with no `processes` all is, for tests."""

    def __init__(self, processes: int = 0) -> None:
        """Start nothing yet."""
        self._free = [WorkerProcess(MODULE) for _ in range(processes)]
        self._all = tuple(self._free)
        self._waiting: list[_Job] = []
        self._turns: dict[MatchId, int] = {}
        self._count = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._rests_until = 0.0

    @property
    def waiting(self) -> int:
        """How many orders wait for a process."""
        return len(self._waiting)

    async def answer(self, order: Order, match: MatchId, rank: Rank = Rank.REST) -> Answer:
        """Return the answer to an order about a match; who is cancelled needs it no more.

        Raises:
            Refusal: `unknown_level` (`word`): the game does not offer that level any more.
        """
        if not self._all or self._is_closed or order.level == levels.RANDOM:
            return await _in_the_bot(order)
        self._count += 1
        job = _Job(order, match, rank, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._free:
            # It outlives the request that has asked.
            task = asyncio.create_task(self._serve(self._free.pop()), name="thinking", context=Context())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        try:
            return await job.answer
        finally:
            if job in self._waiting:
                self._waiting.remove(job)

    async def close(self) -> None:
        """End all processes for good."""
        self._is_closed = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in self._all:
            await process.end()

    async def _serve(self, process: WorkerProcess) -> None:
        """Let a process answer what waits, until nothing does; where none can be started the bot does."""
        try:
            while (job := self._next()) is not None:
                try:
                    found = await self._found(process, job.order)
                except Exception as fault:
                    if not job.answer.done():
                        job.answer.set_exception(fault)
                else:
                    if not job.answer.done():
                        job.answer.set_result(found)
        finally:
            self._free.append(process)

    async def _found(self, process: WorkerProcess, order: Order) -> Answer:
        now = asyncio.get_running_loop().time
        if now() < self._rests_until:
            return await _in_the_bot(_at_most_easy(order))
        try:
            return await _answered_by(process, order)
        except NotStarted as fault:
            self._rests_until = now() + REST_SECONDS
            _log.error("computers think at a lower level for %s s: %s", REST_SECONDS, fault)
            return await _in_the_bot(_at_most_easy(order))

    def _next(self) -> _Job | None:
        """Take the order whose turn it is: by rank, then of the match that was served the longest time ago."""
        if not self._waiting:
            self._turns.clear()
            return None
        job = min(self._waiting, key=lambda each: (each.rank, self._turns.get(each.match, 0), each.number))
        self._waiting.remove(job)
        self._count += 1
        self._turns[job.match] = self._count
        return job


def usual_processes() -> int:
    """Return how many processes think: one less than there are cores, and one at least."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


def limit_of(level: str) -> float:
    """Return after how many seconds a search at that level is given up."""
    return max(LEAST_LIMIT_SECONDS, MOST_TIMES * BUDGETS[levels.read(level).name])


async def _answered_by(process: WorkerProcess, order: Order) -> Answer:
    """Return the answer of a process; where it fails, that of the next lower level.

    Raises:
        NotStarted: twice.
    """
    deaths = starts = 0
    while True:
        try:
            reply = replies.decode(await process.ask(msgspec.msgpack.encode(order), limit_of(order.level)))
        except NotStarted:
            starts += 1
            if starts >= MOST_STARTS:
                raise
            continue
        except ProcessDied as fault:
            deaths += 1
            failed = repr(fault)
        except TimeoutError:
            failed = f"no answer in {limit_of(order.level)} s"
        else:
            if reply.megabytes > MOST_MEGABYTES:
                await process.end()
            if reply.answer is not None:
                return reply.answer
            failed = reply.fault
        _log.error("%s: a computer at level %s has failed: %s", order.game, order.level, failed)
        below = lower(order)
        if deaths >= MOST_DEATHS or not below:
            return await _in_the_bot(_at_most_easy(order))
        order = at_level(order, below)


async def _in_the_bot(order: Order) -> Answer:
    """Return an answer found in a thread of the bot; where it fails, that of the next lower level."""
    while True:
        try:
            return await asyncio.to_thread(partial(answer_to, order))
        except Exception as fault:
            below = lower(order)
            if not below:
                raise
            _log.error("%s: a computer at level %s has failed: %s", order.game, order.level, type(fault).__name__)
            order = at_level(order, below)


def _at_most_easy(order: Order) -> Order:
    """Return `order` at a level that takes a moment."""
    while levels.NAMES.index(levels.read(order.level).name) > levels.NAMES.index("easy"):
        order = at_level(order, lower(order))
    return order
