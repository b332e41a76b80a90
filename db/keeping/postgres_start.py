"""What is done to a database on a server before anything else: is it ours to use, and as this program knows it?

Of several processes that start at once one does it and the others wait: a lock of PostgreSQL that ends with its
connection takes the place of SQLite's `BEGIN IMMEDIATE`. Each migration is one transaction with its record.

The program cannot copy such a database beside itself. One in which something is stored is migrated only if a dump of it
was made within a day (`dumped_at` among the counters), or if somebody says that there is a backup elsewhere.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar, cast

import psycopg
from psycopg.rows import tuple_row

from address import PostgresAddress
from db.drivers.postgres import only
from db.errors import DatabaseFault, UnavailableDatabase
from db.keeping.living import check_older
from db.keeping.migrate import FIRST_RELEASE, RECORDS, Migration, oldest_reader, usable_version
from db.keeping.postgres_lineage import Lineage
from db.rows import moves
from db.statements import Connection

OLDEST_SERVER = 15
LOCK = 0x5EA1ED
"""The number of the advisory lock, which counts in this database alone; any will do."""

DUMPED_AT = "dumped_at"
"""The counter that says when the newest dump was made that we know of (unix seconds)."""

FRESH_SECONDS = 86_400
LOCK_PATIENCE = "10s"
"""So long a migration waits for a table that another program uses: who wants to use it next waits behind it."""

_LOOK_SECONDS = 0.2
_TABLES = """
SELECT c.relname FROM pg_catalog.pg_class AS c
WHERE c.relnamespace = CAST(current_schema() AS regnamespace) AND c.relkind IN ('r', 'p') AND NOT EXISTS (
    SELECT 1 FROM pg_catalog.pg_depend AS d
    WHERE d.classid = CAST('pg_class' AS regclass) AND d.objid = c.oid AND d.deptype = 'e'
)
"""
"""The names of the tables, but for those that an extension has brought."""

_HOLDING = {
    "matches": "SELECT EXISTS (SELECT 1 FROM matches)",
    "people": "SELECT EXISTS (SELECT 1 FROM people)",
}
_COUNTER = "SELECT COALESCE(MAX(value), 0) FROM counters WHERE name = %s"
_RECORD = "INSERT INTO migrations (number, name, applied_at) VALUES (%s, %s, %s)"
_RELEASE = "INSERT INTO releases (number, oldest_reader) VALUES (%s, %s)"
_SCHEMA_RIGHTS = "SELECT has_schema_privilege(current_schema(), 'CREATE')"

Postgres = psycopg.Connection[Any]
T = TypeVar("T")
_log = logging.getLogger(__name__)


def prepare(
    connection: Postgres, address: PostgresAddress, known: tuple[Migration, ...], *, without_backup: bool = False
) -> Lineage:
    """Bring the database up to this program's version and settle its lineage, on a connection in autocommit mode.

    Raises:
        DatabaseFault: `old_server` (`found`, `least`), `encoding` (`found`), `no_rights` (`role`), or the server only
            reads (`standby`); as `version`; `no_dump` (`found`, `known`); as `moves.check`; `no_key` (`files`).
    """
    check_server(connection, address)
    version(connection, address, len(known))
    with alone(connection, address):
        migrate(connection, address, known, without_backup=without_backup)
        lineage = Lineage(address)
        with connection.transaction():
            moves.check(connection, address)
            lineage.check_key(connection)
            reached = lineage.count(connection)
        lineage.note(reached)
    return lineage


def check_server(connection: Postgres, address: PostgresAddress) -> None:
    """Refuse a server on which this program cannot work; nothing is changed."""
    found = int(only(connection, "SHOW server_version_num")) // 10_000
    if found < OLDEST_SERVER:
        raise DatabaseFault(address, "old_server", found=found, least=OLDEST_SERVER)
    encoding = str(only(connection, "SHOW server_encoding"))
    if encoding != "UTF8":
        raise DatabaseFault(address, "encoding", found=encoding)
    if only(connection, "SELECT pg_is_in_recovery()"):
        raise UnavailableDatabase(address, "standby", "pg_is_in_recovery")
    if only(connection, "SHOW transaction_read_only") == "on":
        raise UnavailableDatabase(address, "standby", "transaction_read_only")


@contextmanager
def alone(connection: Postgres, address: PostgresAddress) -> Iterator[None]:
    """Wait until no other process prepares the database; the others wait for this one, until it ends or dies."""
    has_waited = False
    while not only(connection, f"SELECT pg_try_advisory_lock({LOCK})"):
        if not has_waited:
            _log.info("%s: waiting until another process has prepared it", address)
        has_waited = True
        time.sleep(_LOOK_SECONDS)
    try:
        yield
    finally:
        if not connection.closed:
            connection.execute(f"SELECT pg_advisory_unlock({LOCK})")


def version(connection: Postgres, address: PostgresAddress, known: int) -> int:
    """Return how many migrations the database has had; raises what `usable_version` raises."""
    return usable_version(address, tables(connection), partial(only, connection), known)


def tables(connection: Postgres) -> set[str]:
    """Return the names of the tables in the schema that is used."""
    with connection.cursor(row_factory=tuple_row) as cursor:
        return {str(name) for (name,) in cursor.execute(_TABLES)}


def migrate(
    connection: Postgres, address: PostgresAddress, known: tuple[Migration, ...], *, without_backup: bool = False
) -> None:
    """Apply those of the `known` migrations that are missing; nobody else must do so meanwhile (`alone`).

    Raises:
        DatabaseFault: as `version`; `no_dump` (`found`, `known`): something is stored, and nothing is changed;
            `no_rights` (`role`): nothing can be made in the schema; `older_lives` (`process`, `version`, `count`).
    """
    applied = version(connection, address, len(known))
    if applied >= len(known):
        return
    if not only(connection, _SCHEMA_RIGHTS):
        raise DatabaseFault(address, "no_rights", role=str(only(connection, "SELECT current_user")))
    if applied and not without_backup and _holds_something(connection) and not _has_dump(connection):
        raise DatabaseFault(address, "no_dump", found=applied, known=len(known))
    _log.info("%s: migrating from version %d to %d", address, applied, len(known))
    for step in known[applied:]:
        _apply(connection, address, known, step)


def _holds_something(connection: Postgres) -> bool:
    there = tables(connection)
    return any(only(connection, sql) for table, sql in _HOLDING.items() if table in there)


def _has_dump(connection: Postgres) -> bool:
    return int(only(connection, _COUNTER, (DUMPED_AT,))) > time.time() - FRESH_SECONDS


def _apply(connection: Postgres, address: PostgresAddress, known: tuple[Migration, ...], step: Migration) -> None:
    with connection.transaction():
        if step.contracts_from:
            check_older(cast(Connection, connection), address, step.contracts_from)
        connection.execute(f"SET LOCAL lock_timeout = '{LOCK_PATIENCE}'")
        connection.execute("SET LOCAL statement_timeout = 0")
        for statement in (RECORDS, *step.statements) if step.number == 1 else step.statements:
            # Without parameters nothing in a statement counts as one.
            connection.execute(statement.encode())
        connection.execute(_RECORD, (step.number, step.name, int(time.time())))
        if step.number >= FIRST_RELEASE:
            connection.execute(_RELEASE, (step.number, oldest_reader(known, step.number)))
