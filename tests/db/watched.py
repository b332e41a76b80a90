"""Every statement that is sent to a database, reported before it is executed."""

import sqlite3
from collections.abc import Callable
from typing import Any, Self

import pytest

from db.drivers.thread import ThreadConnection, Work


def watched(patch: pytest.MonkeyPatch, see: Callable[[str], object]) -> None:
    """Call `see` with each statement of every connection, in the connection's thread; it may raise to stop it."""

    class Cursor(sqlite3.Cursor):
        def execute(self, sql: str, parameters: Any = (), /) -> Self:
            see(sql)
            return super().execute(sql, parameters)

    execute = ThreadConnection.execute

    def executed(connection: ThreadConnection, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if not isinstance(sql, Work):
            see(sql)
        return execute(connection, sql, parameters)

    patch.setattr(ThreadConnection, "execute", executed)
    patch.setattr(ThreadConnection, "cursor", lambda connection: sqlite3.Connection.cursor(connection, Cursor))
