"""A look at a database of either engine, also while bots are killed on it, in the SQL of SQLite."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import psycopg

from address import Address
from db.keeping import postgres_care


class Answer(Protocol):
    """What a query found."""

    def fetchone(self) -> Any:
        """Return the next row."""

    def fetchall(self) -> Any:
        """Return the rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Return them one after the other."""


class Reader(Protocol):
    """A connection for a query or two."""

    def execute(self, query: str, values: Sequence[Any] = ()) -> Answer:
        """Ask something."""

    def commit(self) -> None:
        """Keep what was changed."""


class _OfServer:
    def __init__(self, connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        self._connection = connection
        self.commit: Callable[[], None] = connection.commit

    def execute(self, query: str, values: Sequence[Any] = ()) -> Answer:
        said = query.replace("?", "%s").replace("entry ->>", "CAST(entry AS JSON) ->>")
        return self._connection.execute(said.encode(), values)


@contextmanager
def reading(database: Address) -> Iterator[Reader]:
    """Open a connection for a moment: of a file only while a bot has it open, since the bot itself must recover it."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database, timeout=120)) as connection:
            yield connection
    else:
        with closing(psycopg.connect(database.reveal())) as session:
            yield _OfServer(session)


def can_write(database: Address) -> bool:
    """Return whether a file can be written within a second: whoever writes for longer has stopped in the middle.

    A server ends the transactions of those who say nothing by itself.
    """
    if not isinstance(database, Path):
        return True
    with closing(sqlite3.connect(database, timeout=1, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        connection.execute("ROLLBACK")
    return True


def check_sound(database: Address) -> None:
    """Check what the engine can say of the whole database.

    Raises:
        AssertionError: a file is damaged, or a row refers to nothing.
        db.errors.DamagedDatabase: a database on a server is.
    """
    if isinstance(database, Path):
        with reading(database) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    else:
        postgres_care.check(database)
