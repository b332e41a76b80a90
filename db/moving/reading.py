"""Reads both ends of a move once more, from the processes that play its matches again (play/moved.py)."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from address import Address
from db.drivers.sqlite import connect_untouched
from db.errors import named_faults
from db.keeping.postgres_care import connected
from db.statements import Connection

_NUMBERS = "SELECT id FROM matches ORDER BY id"


@contextmanager
def reading(address: Address) -> Iterator[Connection]:
    """Open a database to read it, while nobody else changes it."""
    if isinstance(address, Path):
        with named_faults(address), closing(connect_untouched(address)) as connection:
            connection.row_factory = sqlite3.Row
            yield connection
    else:
        with connected(address, "move") as server:
            server.execute("SET default_transaction_read_only = on")
            yield server


def matches(connection: Connection) -> tuple[int, ...]:
    """Return the numbers of all matches."""
    return tuple(row["id"] for row in connection.execute(_NUMBERS).fetchall())
