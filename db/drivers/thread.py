"""A connection whose thread carries out whole functions.

aiosqlite gives each connection a thread and sends it one statement after the other. There and back costs more than most
statements, so a transaction goes there as one piece: `Work` takes the place of a statement, and the connection that
sqlite3 makes for us (`factory=`) runs it instead of sending it to SQLite.
"""

import sqlite3
from collections.abc import Callable
from contextvars import copy_context
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiosqlite

P = ParamSpec("P")
T = TypeVar("T")


class Work(str):
    """A function in place of a statement; its text is what a log shows of it."""

    run: Callable[[sqlite3.Connection], None]

    def __new__(cls, name: str, run: Callable[[sqlite3.Connection], None]) -> "Work":
        """Make a statement called `name` that does what `run` does."""
        made = super().__new__(cls, f"-- {name}")
        made.run = run
        return made


class ThreadConnection(sqlite3.Connection):
    """A connection that executes `Work` as well as SQL."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Run a statement or a function, in the thread that called."""
        if isinstance(sql, Work):
            sql.run(self)
            return self.cursor()
        return super().execute(sql, parameters)


async def in_thread(
    connection: aiosqlite.Connection,
    work: Callable[Concatenate[sqlite3.Connection, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Return what `work` returns, carried out in the thread of `connection` without a pause.

    It sees the context variables of the caller, as with `asyncio.to_thread`.
    """
    done: list[T] = []
    context = copy_context()

    def run(inner: sqlite3.Connection) -> None:
        try:
            done.append(context.run(work, inner, *args, **kwargs))
        except StopIteration as fault:
            # A future does not accept this exception, so the caller would wait for ever.
            raise RuntimeError("a transaction raised StopIteration") from fault

    await connection.execute(Work(getattr(work, "__qualname__", "work"), run))
    return done[0]
