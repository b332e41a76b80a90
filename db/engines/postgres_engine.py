"""PostgreSQL: threads that carry transactions out side by side, on a few connections.

A write sees what others have committed before each of its statements (READ COMMITTED). What it reads first and then
relies on is locked by its statements (docs/storage.md says which rows, and in which order). A read sees one unchanging
moment (REPEATABLE READ), and cannot write.

A transaction that the server gave up for another one, or whose connection was lost before its COMMIT, is carried out
again, so that nobody notices a server that restarts. A connection that is lost during the COMMIT leaves unknown whether
anything was stored: that is raised as the fault `unknown`, and nothing is repeated.
"""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from contextvars import Context, copy_context
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

import psycopg

from address import PostgresAddress, files_at
from counting import known
from db.drivers.postgres import (
    AGAIN,
    BEGIN_READ,
    BEGIN_WRITE,
    COMMIT,
    ROLLBACK,
    STATEMENT_SECONDS,
    Session,
    connect,
    connect_listener,
    is_lost,
    named_faults,
)
from db.engines.database import count_commit, to_the_end
from db.errors import DatabaseFault, UnavailableDatabase, system_fault
from db.keeping.migrate import migrations
from db.keeping.postgres_lineage import Lineage
from db.keeping.postgres_start import prepare
from db.private import make_folder
from db.statements import Connection

P = ParamSpec("P")
T = TypeVar("T")

CONNECTIONS: Final = 8
"""So many transactions of one process at once; more of them wait for a thread."""

LOST: Final = "lost_connection"
MOST_TRIES: Final = 5
GIVE_UP_SECONDS: Final = 5.0
FIRST_PAUSE_SECONDS: Final = 0.02
LONGEST_PAUSE_SECONDS: Final = 1.0
NOTING_SECONDS: Final = 1.0
_LISTENING_PAUSE_SECONDS: Final = 2.0
_log = logging.getLogger(__name__)


class _Again(Exception):
    """A transaction that was given up and can be carried out again, for a reason of counting/known.py."""

    def __init__(self, reason: str, fault: psycopg.Error) -> None:
        super().__init__(reason)
        self.reason = reason
        self.fault = fault


class PostgresDatabase:
    """An open database on a server. Several of them, in one process or in many, may be open on one."""

    def __init__(self, address: PostgresAddress, lineage: Lineage) -> None:
        """Begin with no connection; one is opened when all others are in use, no more than there are threads."""
        self.address = address
        self._lineage = lineage
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="postgres")
        # The last one is taken first: it has planned the most statements.
        self._idle: list[Session] = []
        self._noting: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: PostgresAddress) -> "PostgresDatabase":
        """Open the database at an address, which must be there; make our tables in it where there are none.

        Raises:
            DatabaseFault: the server cannot be reached or used, or the database is foreign or newer. It was not
                changed then.
        """
        database = cls(address, await asyncio.to_thread(_prepared, address))
        database._noting = asyncio.create_task(database._note_now_and_then())
        return database

    def check_same(self) -> None:
        """Do nothing: that a database was put back is noticed when its lineage is noted, once a second at most."""

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `work` returns, which sees one unchanging moment of the database.

        Raises:
            DatabaseFault: the database cannot be used now.
        """
        return await self._carry_out("read", self._reading, lambda connection: work(connection, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `work` returns; what it changed is stored, or nothing of it if anything is raised.

        Raises:
            DatabaseFault: the database cannot be used now; nothing is stored, unless the code is `unknown`.
        """
        return await self._write(lambda connection: work(connection, *args, **kwargs), self._lineage.wrote)

    async def write_uncounted(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do as `write` does with what a restore can lose without harm: what Discord shows of what is stored."""
        return await self._write(lambda connection: work(connection, *args, **kwargs), lambda: None)

    async def _write(self, work: Callable[[Connection], T], stored: Callable[[], None]) -> T:
        result = await self._carry_out("write", self._changing, work, stored)
        count_commit()
        return result

    async def listen(self, channel: str, heard: Callable[[str], None], back: Callable[[], None]) -> None:
        """Call `heard` with what other processes `notify` on a channel, until this is cancelled.

        `back` is called whenever the connection was lost and is there again.
        """
        was_there = False
        while True:
            try:
                async with await connect_listener(self.address) as connection:
                    await connection.execute(f'LISTEN "{channel}"'.encode())
                    if was_there:
                        back()
                    was_there = True
                    async for notice in connection.notifies():
                        heard(notice.payload)
            except psycopg.Error as fault:
                said = self.address.without_secrets(" ".join(str(fault).split()))
                _log.warning("%s: not heard of other processes for a moment: %s", self.address, said)
            await asyncio.sleep(_LISTENING_PAUSE_SECONDS)

    async def close(self) -> None:
        """Close every connection once nothing is carried out any more."""
        if self._noting is not None:
            self._noting.cancel()
            with suppress(asyncio.CancelledError):
                await self._noting
        with suppress(DatabaseFault):
            await self._note(self._lineage.last)
        await asyncio.to_thread(self._threads.shutdown)
        self._close_idle()

    async def _note_now_and_then(self) -> None:
        """Note how far the database has got, once a second at most, for who puts a copy in its place."""
        while True:
            await asyncio.sleep(NOTING_SECONDS)
            if self._lineage.is_due():
                try:
                    await self._note(self._lineage.count)
                except DatabaseFault as fault:
                    _log.warning("how far the database has got was not noted: %s", fault)

    async def _note(self, counted: Callable[[Connection], Any]) -> None:
        reached = await self._carry_out("write", self._changing, counted)
        await asyncio.to_thread(self._lineage.note, reached)

    async def _carry_out(
        self,
        kind: str,
        transaction: Callable[[Session, Callable[[Connection], T]], T],
        work: Callable[[Connection], T],
        stored: Callable[[], None] = lambda: None,
    ) -> T:
        """Carry a transaction out in a thread, once begun to its end even if nobody waits for it any more.

        `stored` is called when it has ended well.
        """
        asked_at = time.perf_counter()
        with named_faults(self.address):
            job = self._threads.submit(self._patiently, transaction, work, copy_context(), asked_at)
            done = asyncio.wrap_future(job)
            done.add_done_callback(lambda each: None if each.cancelled() or each.exception() is not None else stored())
            try:
                result = await asyncio.shield(done)
            except asyncio.CancelledError:
                if not job.cancel():
                    await to_the_end(done)
                raise
        known.TRANSACTIONS.add(kind)
        return result

    def _patiently(
        self,
        transaction: Callable[[Session, Callable[[Connection], T]], T],
        work: Callable[[Connection], T],
        context: Context,
        asked_at: float,
    ) -> T:
        """Carry a transaction out; again with a pause if that is of use, each time in a context as it was at first."""
        waited = time.perf_counter() - asked_at
        known.POOL_WAITS.note(waited)
        if waited > STATEMENT_SECONDS:
            raise UnavailableDatabase(self.address, "busy", "too many are waiting")
        until = time.perf_counter() + GIVE_UP_SECONDS
        for tried in range(1, MOST_TRIES + 1):
            is_last = tried == MOST_TRIES or time.perf_counter() > until
            try:
                with self._connected() as connection:
                    return context.copy().run(transaction, connection, work)
            except _Again as again:
                if is_last:
                    raise again.fault from None
                known.RETRIES.add(again.reason)
                if again.reason == LOST:
                    # A server that has restarted has lost them all.
                    self._close_idle()
            except UnavailableDatabase as fault:
                if is_last or fault.code != "unreachable":
                    raise
                known.RETRIES.add(LOST)
            except StopIteration as fault:
                # A future does not accept this exception, so the caller would wait for ever.
                raise RuntimeError("a transaction raised StopIteration") from fault
            time.sleep(_pause(tried))
        raise AssertionError("tried to the end")

    def _close_idle(self) -> None:
        while self._idle:
            with suppress(IndexError):
                self._idle.pop().close()

    @contextmanager
    def _connected(self) -> Iterator[Session]:
        """Lend a connection; one that was lost is not lent again."""
        try:
            connection = self._idle.pop()
        except IndexError:
            connection = connect(self.address)
        try:
            yield connection
        finally:
            if not connection.closed:
                self._idle.append(connection)

    def _reading(self, connection: Session, work: Callable[[Connection], T]) -> T:
        with _given_up(connection):
            connection.execute(BEGIN_READ)
            result = work(cast(Connection, connection))
            connection.execute(ROLLBACK)
        return result

    def _changing(self, connection: Session, work: Callable[[Connection], T]) -> T:
        with _given_up(connection):
            connection.execute(BEGIN_WRITE)
            result = work(cast(Connection, connection))
            try:
                ended = connection.execute(COMMIT).statusmessage
            except psycopg.Error as fault:
                if is_lost(fault, connection):
                    raise UnavailableDatabase(
                        self.address, "unknown", self.address.without_secrets(str(fault))
                    ) from None
                raise
            if ended != COMMIT:
                raise RuntimeError("a transaction went on after a statement of it had failed")
        return result


@contextmanager
def _given_up(connection: Session) -> Iterator[None]:
    """Give up the transaction inside where anything is raised, and say whether it can be carried out again."""
    try:
        yield
    except BaseException as fault:
        _roll_back(connection)
        if not isinstance(fault, psycopg.Error):
            raise
        if is_lost(fault, connection):
            connection.close()
            raise _Again("lost_connection", fault) from None
        reason = AGAIN.get(fault.sqlstate or "")
        if reason is None:
            raise
        raise _Again(reason, fault) from None


def _roll_back(connection: Session) -> None:
    """End a transaction; a connection on which that fails is closed, which ends it too."""
    try:
        if not connection.closed:
            connection.execute(ROLLBACK)
    except psycopg.Error:
        connection.close()


def _prepared(address: PostgresAddress) -> Lineage:
    folder = files_at(address).parent
    try:
        make_folder(folder)
    except OSError as fault:
        raise system_fault(folder, fault) from fault
    connection = connect(address)
    try:
        with named_faults(address):
            return prepare(connection, address, migrations())
    finally:
        connection.close()


def _pause(tried: int) -> float:
    """Return how many seconds to wait, so that two who were in each other's way do not meet again."""
    longest = min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 4**tried)
    return random.uniform(longest / 2, longest)  # noqa: S311 - no secret
