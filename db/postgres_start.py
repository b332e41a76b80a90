"""What is done to a database on a server before anything else: it becomes as this program knows it."""

import time
from typing import Any

import psycopg

from address import PostgresAddress
from db import lineage
from db.migrate import Migration
from db.statements import Connection

_RECORDS = (
    "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)"
)
_LOCK = 0x5EA1ED


class Lineage:
    """How far the database is known to have got in this process."""

    def __init__(self, address: PostgresAddress) -> None:
        """Begin with nothing."""
        self._address = address
        self._written = self._counted = 0

    def wrote(self) -> None:
        """Note that this process has stored something that a restore must not lose unnoticed."""
        self._written += 1

    def is_due(self) -> bool:
        """Return whether something was stored that is not counted yet."""
        return self._written != self._counted

    def count(self, connection: Connection) -> int:
        """Count what was stored; `note` what this returns."""
        lineage.count_write(connection)
        return self._written

    def last(self, connection: Connection) -> int:
        """Do as `count` does, at the end."""
        return self.count(connection)

    def note(self, reached: int) -> None:
        """Note how far the database has got, now that the transaction is committed."""
        self._counted = reached


def prepare(connection: psycopg.Connection[Any], address: PostgresAddress, known: tuple[Migration, ...]) -> Lineage:
    """Bring the database up to this program's version, on a connection in autocommit mode."""
    with connection.transaction():
        connection.execute("SET LOCAL lock_timeout = 0")
        connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
        connection.execute(_RECORDS)
        found = connection.execute("SELECT COALESCE(MAX(number), 0) AS number FROM migrations").fetchone()
        for step in known[found["number"] if found else 0 :]:
            for statement in step.statements:
                connection.execute(statement.encode())
            record = (step.number, step.name, int(time.time()))
            connection.execute("INSERT INTO migrations (number, name, applied_at) VALUES (%s, %s, %s)", record)
    return Lineage(address)
