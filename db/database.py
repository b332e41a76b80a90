"""The connections to one database file: one for writing behind a lock, several for reading.

Two coroutines that share a connection share its transaction, so nobody gets a connection that another is using. Every
transaction is ours: `write` begins immediately, so that what it reads first cannot change before it commits. `read` and
`write` give a connection to a block of code; where a function is all there is to do, `read_at_once` and
`write_at_once` run it for a part of the price (db/at_once.py).

Whatever goes wrong with the file is raised as `DatabaseFault`, and the next transaction tries anew: once the disk has
room again, or another program has let go of the file, all goes on.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from db import sqlite
from db.at_once import Direct, ThreadConnection
from db.errors import UnavailableDatabase, named_faults, system_fault
from db.migrate import migrate, migrations, version
from db.sqlite import BEGIN_READ, BEGIN_WRITE, check, check_access, connect, connect_untouched, is_new

P = ParamSpec("P")
T = TypeVar("T")

READERS = 2
_PROBE = "UPDATE counters SET value = value WHERE name = 'match'"
"""Changes nothing; to begin a transaction alone is allowed on a file that can only be read."""


class Commits:
    """How many transactions were committed within `counting_commits`."""

    def __init__(self) -> None:
        """Begin with none."""
        self.count = 0


_commits: ContextVar[Commits | None] = ContextVar("commits", default=None)


@contextmanager
def counting_commits(commits: Commits | None = None) -> Iterator[Commits]:
    """Count what this task, and those it starts, commit in here: whoever fails can say whether all is as it was."""
    commits = commits or Commits()
    earlier = _commits.set(commits)
    try:
        yield commits
    finally:
        _commits.reset(earlier)


class Database:
    """An open database file. Several of them, in one process or in many, may be open on one file."""

    def __init__(self, path: Path, writer: ThreadConnection, readers: tuple[ThreadConnection, ...]) -> None:
        """Keep connections that are ready to use."""
        self.path = path
        self._writer = writer
        self._all = (writer, *readers)
        self._writing = asyncio.Lock()
        self._idle: asyncio.Queue[ThreadConnection] = asyncio.Queue()
        for reader in readers:
            self._idle.put_nowait(reader)

    @classmethod
    async def open(cls, path: Path) -> "Database":
        """Open the database at `path`, or make a new one, with its folder, where there is none.

        Raises:
            DatabaseFault: the file is damaged, foreign, newer, or cannot be written to. It was not touched.
        """
        known = migrations()
        if is_new(path):
            _make_folder(path)
        else:
            await _inspect(path, len(known))
        opened: list[ThreadConnection] = []
        try:
            with named_faults(path):
                opened.append(await connect(path))
                await migrate(opened[0], path, known)
                await _try_to_write(opened[0])
                for _ in range(READERS):
                    opened.append(await connect(path, read_only=True))
        except BaseException:
            for connection in opened:
                await connection.close()
            raise
        return cls(path, opened[0], tuple(opened[1:]))

    async def close(self) -> None:
        """Close every connection once nobody writes."""
        async with self._writing:
            for connection in self._all:
                await connection.close()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[aiosqlite.Connection]:
        """Give the writing connection inside a transaction; commit at the end, roll back if anything is raised.

        Raises:
            DatabaseFault: the file cannot be used now; nothing of the transaction is stored.
        """
        async with self._turn():
            try:
                with named_faults(self.path):
                    await self._writer.execute(BEGIN_WRITE)
                    yield self._writer
                    await _to_the_end(self._writer.commit())
            except BaseException:
                await _to_the_end(self._writer.rollback())
                raise
        _count_commit()

    async def write_at_once(
        self, work: Callable[Concatenate[Direct, P], Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what `work` returns, which is a transaction as in `write`; it waits for nothing but the database.

        The connection's thread carries it out in one go, and it ends even if nobody waits for it any more.

        Raises:
            DatabaseFault: the file cannot be used now; nothing of the transaction is stored.
        """

        async def transaction(connection: Direct) -> T:
            try:
                await connection.execute(BEGIN_WRITE)
                result = await work(connection, *args, **kwargs)
                await connection.commit()
            except BaseException:
                await connection.rollback()
                raise
            return result

        async with self._turn():
            with named_faults(self.path):
                result = await _to_the_end(self._writer.at_once(transaction))
        _count_commit()
        return result

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Wait to be the only one who writes, but no longer than for another program: they may be waiting for one."""
        try:
            async with asyncio.timeout(sqlite.BUSY_MILLISECONDS / 1000):
                await self._writing.acquire()
        except TimeoutError:
            raise UnavailableDatabase(self.path, "locked", "too many are waiting to write") from None
        try:
            yield
        finally:
            self._writing.release()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[aiosqlite.Connection]:
        """Give a reading connection that sees one unchanging moment of the database.

        Raises:
            DatabaseFault: the file cannot be used now.
        """
        reader = await self._idle.get()
        try:
            with named_faults(self.path):
                await reader.execute(BEGIN_READ)
                yield reader
        finally:
            await _to_the_end(reader.rollback())
            self._idle.put_nowait(reader)

    async def read_at_once(
        self, work: Callable[Concatenate[Direct, P], Coroutine[Any, Any, T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what `work` returns, which reads as in `read`; it waits for nothing but the database.

        Raises:
            DatabaseFault: the file cannot be used now.
        """

        async def transaction(connection: Direct) -> T:
            await connection.execute(BEGIN_READ)
            try:
                return await work(connection, *args, **kwargs)
            finally:
                await connection.rollback()

        reader = await self._idle.get()
        try:
            with named_faults(self.path):
                return await _to_the_end(reader.at_once(transaction))
        finally:
            self._idle.put_nowait(reader)


def _count_commit() -> None:
    commits = _commits.get()
    if commits is not None:
        commits.count += 1


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise system_fault(path, fault) from fault


async def _inspect(path: Path, known: int) -> None:
    """Refuse a file that is not ours to open, before anything is done to it."""
    check_access(path)
    await asyncio.to_thread(check, path, False)
    with named_faults(path):
        connection = await connect_untouched(path)
        try:
            await version(connection, path, known)
        finally:
            await connection.close()


async def _try_to_write(connection: aiosqlite.Connection) -> None:
    """Fail now, and not at the first move, where the file can only be read."""
    await connection.execute(BEGIN_WRITE)
    try:
        await (await connection.execute(_PROBE)).close()
    finally:
        await connection.rollback()


async def _to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Wait until `work` is done even when cancelled: a connection is free only after its transaction ended."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as interruption:
            cancelled = interruption
    result = task.result()
    if cancelled is not None:
        raise cancelled
    return result
