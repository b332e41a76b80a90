"""What a database is for those who use it, whichever engine it is on; db/engines/engine.py opens one.

A transaction is a plain function of a connection, `def f(connection, ...)`, carried out in one go in a thread:
`await database.read(f, ...)`, `await database.write(f, ...)`. It ends even if nobody waits for it any more. It is pure
but for what it does by its connection: an engine may carry it out again when it had to be given up.

The engines: db/engines/sqlite_engine.py for a file, db/engines/postgres_engine.py for a server. Both raise
`DatabaseFault` when the database cannot be used, and the next transaction tries again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from address import Address
from db.statements import Connection

P = ParamSpec("P")
T = TypeVar("T")


class Database(Protocol):
    """An open database. Several of them, in one process or in many, may be open on one address."""

    @property
    def address(self) -> Address:
        """Where the database is; shown without a password."""

    def check_same(self) -> None:
        """Refuse to go on when the database was deleted or replaced: nobody would find what is written to it.

        Raises:
            UnavailableDatabase: `replaced`.
        """

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `work` returns, which sees one unchanging moment of the database and changes nothing.

        Raises:
            DatabaseFault: the database cannot be used now.
        """

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what `work` returns; what it changed is stored, or nothing of it if anything is raised.

        Raises:
            DatabaseFault: the database cannot be used now. Nothing of the transaction is stored, unless the code is
                `unknown`: a server was lost while it committed.
        """

    async def write_uncounted(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do as `write` does with what a restore can lose without harm: what Discord shows of what is stored."""

    async def listen(self, channel: str, heard: Callable[[str], None], back: Callable[[], None]) -> None:
        """Call `heard` with what other processes `notify` on a channel, until this is cancelled.

        `back` is called whenever something may have been missed: the connection was lost and is there again. It
        returns at once where processes cannot be told, on SQLite: who waits for more looks now and then.
        """

    async def close(self) -> None:
        """Close every connection once nobody writes."""


class Commits:
    """How many transactions were committed within `counting_commits`."""

    def __init__(self) -> None:
        """Begin with none."""
        self.count = 0


_commits: ContextVar[Commits | None] = ContextVar("commits", default=None)


@contextmanager
def counting_commits(commits: Commits | None = None) -> Iterator[Commits]:
    """Count what this task, and those it starts, commit in here, so that a failure can report if anything changed."""
    commits = commits or Commits()
    earlier = _commits.set(commits)
    try:
        yield commits
    finally:
        _commits.reset(earlier)


def count_commit() -> None:
    """Count a transaction that was committed; an engine says so in the task that asked for it."""
    commits = _commits.get()
    if commits is not None:
        commits.count += 1


async def to_the_end(work: Awaitable[T]) -> T:
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
