"""Connections whose transactions can be carried out by their thread in one go.

Each call to a connection's thread, there and back, costs more than most statements. Work that waits for nothing but
the database (an `async` function of a connection, as all functions of this package are) needs only one such call: the
thread itself carries the function out, for there each statement answers at once.
"""

import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")


class Direct:
    """A connection as the functions of this package see it when they run in its thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Keep the connection."""
        self._connection = connection

    async def execute(self, sql: str, parameters: Any = ()) -> sqlite3.Cursor:
        """Run a statement."""
        return self._connection.execute(sql, parameters)

    async def execute_fetchall(self, sql: str, parameters: Any = ()) -> list[Any]:
        """Run a query and return its rows."""
        return self._connection.execute(sql, parameters).fetchall()

    async def commit(self) -> None:
        """End the transaction and keep what it changed."""
        self._connection.commit()

    async def rollback(self) -> None:
        """End the transaction and drop what it changed."""
        self._connection.rollback()


class ThreadConnection(aiosqlite.Connection):
    """A connection of aiosqlite that can also run a whole function in its thread."""

    async def at_once(self, work: Callable[[Direct], Coroutine[Any, Any, T]]) -> T:
        """Return what `work` returns; it must wait for nothing but the connection that it is given.

        Raises:
            RuntimeError: it waited for something else.
        """
        # aiosqlite gives its own statements to its thread by this call and offers no other way to it.
        done: T = await self._execute(_carried_out, work, self._conn)  # type: ignore[no-untyped-call]
        return done


def _carried_out(work: Callable[[Direct], Coroutine[Any, Any, T]], connection: sqlite3.Connection) -> T:
    running = work(Direct(connection))
    try:
        running.send(None)
    except StopIteration as end:
        value: T = end.value
        return value
    finally:
        running.close()
    raise RuntimeError("a transaction waited for something else than the database")
