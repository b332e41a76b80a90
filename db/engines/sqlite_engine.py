"""SQLite: the connections to one database file, one for writing behind a lock, several for reading.

A transaction is carried out by the connection's thread (db/drivers/thread.py), and nothing else can come between its
statements. `write` begins immediately, so that what it reads first cannot change before it commits.

Those who wait to write meanwhile are served together when it is their turn: one transaction and one commit for all,
since the commit takes the longest. Each has a savepoint, so that what one of them raises leaves nothing of that one.

Every fault of the file is raised as `DatabaseFault`. The next transaction succeeds once the disk has room again or
another program has released the file.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from contextvars import copy_context
from pathlib import Path
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

from counting import known
from db.drivers import sqlite
from db.drivers.sqlite import (
    BEGIN_READ,
    BEGIN_WRITE,
    DROP,
    IMPATIENT,
    KEEP,
    SAVEPOINT,
    check,
    check_access,
    connect,
    connect_untouched,
    is_new,
    make_new,
)
from db.drivers.thread import in_thread
from db.engines.database import count_commit, to_the_end
from db.errors import DatabaseFault, UnavailableDatabase, named_faults
from db.keeping import lineage
from db.keeping.migrate import migrate, migrations, version
from db.statements import Connection

P = ParamSpec("P")
T = TypeVar("T")

READERS = 2
MOST_TOGETHER = 32
"""So many transactions at most are one: the first of them waits for the last."""

_PROBE = "UPDATE counters SET value = value WHERE name = 'match'"
"""Changes nothing; to begin a transaction alone is allowed on a file that can only be read."""


class _Waiting:
    """Somebody who waits to write: the `work`, in the context of who wants it, and in the end what came of it."""

    def __init__(self, work: Callable[[Connection], Any], *, is_counted: bool) -> None:
        """Wait with `work`."""
        self.work = work
        self.is_counted = is_counted
        self.context = copy_context()
        self.asked_at = perf_counter()
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


_Outcome = tuple[Any, Exception | None]
"""What a work returned, or what it raised."""


class SqliteDatabase:
    """An open database file. Several of them, in one process or in many, may be open on one file."""

    def __init__(
        self, path: Path, writer: aiosqlite.Connection, readers: tuple[aiosqlite.Connection, ...], epoch: int
    ) -> None:
        """Keep connections that are ready to use."""
        self.address = self.path = path
        self._identity = lineage.identity_of(path)
        self._epoch = epoch
        self._writer = writer
        self._all = (writer, *readers)
        self._writing = asyncio.Lock()
        self._waiting: list[_Waiting] = []
        self._idle: asyncio.Queue[aiosqlite.Connection] = asyncio.Queue()
        for reader in readers:
            self._idle.put_nowait(reader)

    @classmethod
    async def open(cls, path: Path) -> "SqliteDatabase":
        """Open the database at `path`, or make a new one, with its folder, where there is none.

        Raises:
            DatabaseFault: the file is damaged, foreign, newer, or cannot be written to. It was not touched.
        """
        known = migrations()
        if is_new(path):
            make_new(path)
        else:
            await asyncio.to_thread(_inspect, path, len(known))
        opened: list[aiosqlite.Connection] = []
        try:
            with named_faults(path):
                opened.append(await connect(path))
                await in_thread(opened[0], migrate, path, known)
                await in_thread(opened[0], _try_to_write)
                epoch = await in_thread(opened[0], lineage.settle, path)
                for _ in range(READERS):
                    opened.append(await connect(path, read_only=True))
        except BaseException:
            for connection in opened:
                await connection.close()
            raise
        return cls(path, opened[0], tuple(opened[1:]), epoch)

    def check_same(self) -> None:
        """Refuse to go on when the file was deleted or replaced: nobody would find what is written to it.

        Raises:
            UnavailableDatabase: `replaced`.
        """
        lineage.check_same(self.path, self._identity)

    async def close(self) -> None:
        """Close every connection once nobody writes; a file that cannot be used is closed as it is."""
        async with self._writing:
            with suppress(DatabaseFault), named_faults(self.path):
                await in_thread(self._writer, self._note_closed)
            for connection in self._all:
                await connection.close()

    def _note_closed(self, connection: sqlite3.Connection) -> None:
        self.check_same()
        # Somebody who stops the bot waits: another program that holds the file is not waited for.
        connection.execute(IMPATIENT).close()
        connection.execute(BEGIN_WRITE)
        try:
            lineage.note_closed(connection)
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `work` returns, which sees one unchanging moment of the database.

        Raises:
            DatabaseFault: the file cannot be used now.
        """

        def transaction(connection: Connection) -> T:
            self.check_same()
            connection.execute(BEGIN_READ)
            try:
                return work(connection, *args, **kwargs)
            finally:
                connection.rollback()

        asked_at = perf_counter()
        reader = await self._idle.get()
        known.POOL_WAITS.note(perf_counter() - asked_at)
        try:
            with named_faults(self.path):
                result = await to_the_end(in_thread(reader, transaction))
        finally:
            self._idle.put_nowait(reader)
        known.TRANSACTIONS.add("read")
        return result

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `work` returns; what it changed is stored, or nothing of it if anything is raised.

        Raises:
            DatabaseFault: the file cannot be used now; nothing of the transaction is stored.
        """
        return await self._write(lambda connection: work(connection, *args, **kwargs), is_counted=True)

    async def write_uncounted(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do as `write` does with what a restore can lose without harm: what Discord shows of what is stored."""
        return await self._write(lambda connection: work(connection, *args, **kwargs), is_counted=False)

    async def _write(self, work: Callable[[Connection], T], *, is_counted: bool) -> T:
        mine, cancelled = _Waiting(work, is_counted=is_counted), None
        self._waiting.append(mine)
        try:
            async with self._turn():
                if mine in self._waiting:
                    await to_the_end(self._carry_out())
        except (UnavailableDatabase, asyncio.CancelledError) as interruption:
            if mine in self._waiting:
                self._waiting.remove(mine)
                raise
            # It is carried out with others: whoever waits learns what comes of it.
            cancelled = interruption if isinstance(interruption, asyncio.CancelledError) else None
        result: T = await to_the_end(mine.done)
        if cancelled is not None:
            raise cancelled
        count_commit()
        return result

    async def _carry_out(self) -> None:
        """Carry out what waits, in one transaction, and tell everybody what came of it."""
        together, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
        for each in together:
            known.POOL_WAITS.note(perf_counter() - each.asked_at)
        try:
            with named_faults(self.path):
                outcomes = await in_thread(self._writer, self._transaction, together)
        except Exception as fault:
            outcomes = [(None, fault)] * len(together)
        except BaseException:
            for each in together:
                each.done.cancel()
            raise
        for each, (result, raised) in zip(together, outcomes, strict=True):
            if raised is None:
                each.done.set_result(result)
                known.TRANSACTIONS.add("write")
            else:
                each.done.set_exception(raised)

    def _transaction(self, connection: sqlite3.Connection, together: Sequence[_Waiting]) -> list[_Outcome]:
        outcomes, has_changed, writes = list[_Outcome](), False, None
        try:
            connection.execute(BEGIN_WRITE)
            for each in together:
                before = connection.total_changes
                outcomes.append(self._outcome(connection, each, is_alone=len(together) == 1))
                has_changed |= each.is_counted and connection.total_changes != before
            if has_changed:
                writes = lineage.count_write(connection)
            self.check_same()
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
        if writes is not None:
            lineage.write_mark(self.path, self._epoch, writes)
        return outcomes

    def _outcome(self, connection: sqlite3.Connection, waiting: _Waiting, *, is_alone: bool) -> _Outcome:
        """Return what a work returns; what it raises ends the transaction if it is alone in it or SQLite gave it up."""
        if is_alone:
            return waiting.context.run(waiting.work, connection), None
        connection.execute(SAVEPOINT)
        try:
            with named_faults(self.path):
                outcome: _Outcome = waiting.context.run(waiting.work, connection), None
        except Exception as fault:
            if not connection.in_transaction:
                raise
            connection.execute(DROP)
            # A future does not accept StopIteration, so the caller would wait for ever.
            outcome = None, RuntimeError(f"{fault!r}") if isinstance(fault, StopIteration) else fault
        connection.execute(KEEP)
        return outcome

    async def listen(self, channel: str, heard: Callable[[str], None], back: Callable[[], None]) -> None:
        """Return at once: processes on one file cannot tell each other anything."""

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


def _inspect(path: Path, known: int) -> None:
    """Refuse a file that is not ours to open, before anything is done to it."""
    check_access(path)
    check(path, thorough=False)
    with named_faults(path), closing(connect_untouched(path)) as connection:
        version(connection, path, known)


def _try_to_write(connection: sqlite3.Connection) -> None:
    """Fail now, and not at the first move, where the file can only be read."""
    connection.execute(BEGIN_WRITE)
    try:
        connection.execute(_PROBE)
    finally:
        connection.rollback()
