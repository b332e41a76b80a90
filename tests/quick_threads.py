"""Lets bots in the simulated Discord do in the event loop what they otherwise do in threads: the same, and sooner.

A thread for each statement and each page takes a fifth of the processor time of such a test, most of it to wake the
loop and to look once more whether the bot is quiet. The loop still turns once before such work, so whatever else is
ready comes first, as it does beside a thread. Bots on sockets, services without a bot and PostgreSQL keep theirs.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import aiosqlite.core
from simcord import env as simulator
from simcord._runtime import _BOT_SCOPE

MOST_TURNS = 200
"""So often the loop turns before the bot is looked at again: two who wait, each for the other, would turn for ever."""

_real_thread = asyncio.to_thread
_real_init: Any = aiosqlite.core.Connection.__init__


class _Loop:
    """What `simcord.env` sees of asyncio: a wait for the bot goes on until nothing is ready to run any more.

    simcord would look at all tasks whenever one of them has made a step.
    """

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def wait(self, tasks: Any, **options: Any) -> Any:
        """Let all run that can; where nothing can, or one thing alone is waited for, wait as asyncio does."""
        if "return_when" not in options:
            return await asyncio.wait(tasks, **options)
        ready = vars(asyncio.get_running_loop())["_ready"]
        for turn in range(MOST_TURNS):
            if not ready:
                return await asyncio.wait(tasks, **options) if turn == 0 else (set(), set(tasks))
            await asyncio.sleep(0)
        return await asyncio.wait(tasks, **options)


class _NoThread:
    """Stands where a connection has its thread."""

    def start(self) -> None:
        """Start nothing."""


class _AtOnce:
    """The queue of a connection without a thread: what is put there is done, and its future told."""

    def put_nowait(self, item: tuple[Any, Callable[[], Any]]) -> None:
        """Do it."""
        future, function = item
        put: Callable[[Any], None]
        try:
            aiosqlite.core.LOG.debug("executing %s", function)
            put = partial(aiosqlite.core.set_result, future, function())
            aiosqlite.core.LOG.debug("operation %s completed", function)
        except BaseException as fault:
            aiosqlite.core.LOG.debug("returning exception %s", fault)
            put = partial(aiosqlite.core.set_exception, future, fault)
        if future is not None:
            put()


async def _executed(self: Any, work: Any, *args: Any, **options: Any) -> Any:
    if isinstance(self._tx, _AtOnce):
        await asyncio.sleep(0)
    return await _real_execute(self, work, *args, **options)


_real_execute: Any = aiosqlite.core.Connection._execute


def _connection(self: Any, *args: Any, **options: Any) -> None:
    _real_init(self, *args, **options)
    if _BOT_SCOPE.get() is not None:
        self._tx, self._thread = _AtOnce(), _NoThread()


async def _to_thread(work: Callable[..., Any], /, *args: Any, **options: Any) -> Any:
    if _BOT_SCOPE.get() is None:
        return await _real_thread(work, *args, **options)
    await asyncio.sleep(0)
    return work(*args, **options)


def install() -> None:
    """Let bots of this process work so from now on."""
    vars(simulator)["asyncio"] = _Loop()
    for name, put in (("__init__", _connection), ("_execute", _executed)):
        setattr(aiosqlite.core.Connection, name, put)
    vars(asyncio)["to_thread"] = _to_thread
