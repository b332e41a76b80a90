"""Care of a database on a server: connecting for it, checking what can be checked, and saying that it was put back."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, cast

from psycopg import sql
from psycopg.rows import tuple_row

from address import PostgresAddress
from db.drivers.postgres import APPLICATION, BEGIN_READ, ROLLBACK, Session, connect, named_faults
from db.errors import DamagedDatabase, DatabaseFault
from db.keeping import postgres_start
from db.keeping.migrate import Migration, migrations
from db.keeping.postgres_lineage import forget_here
from db.room import Room
from db.rows import moves
from db.statements import Connection

_SESSION = ("SET statement_timeout = 0", "SET lock_timeout = 0", "SET idle_in_transaction_session_timeout = 0")
_UNSOUND = """
SELECT 'the constraint ' || conname || ' was never checked' FROM pg_catalog.pg_constraint
WHERE connamespace = CAST(current_schema() AS regnamespace) AND NOT convalidated
UNION ALL
SELECT 'the index ' || CAST(indexrelid AS regclass) || ' is not valid' FROM pg_catalog.pg_index AS i
INNER JOIN pg_catalog.pg_class AS c ON c.oid = i.indrelid
WHERE c.relnamespace = CAST(current_schema() AS regnamespace) AND NOT (i.indisvalid AND i.indisready)
"""
_FOREIGN_KEYS = """
SELECT CAST(t.oid AS regclass)::TEXT, CAST(o.oid AS regclass)::TEXT, c.conname,
    (SELECT string_agg(format('child.%I = parent.%I', a.attname, b.attname), ' AND ')
     FROM unnest(c.conkey, c.confkey) AS k (own, other)
     INNER JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.own
     INNER JOIN pg_catalog.pg_attribute AS b ON b.attrelid = o.oid AND b.attnum = k.other),
    (SELECT string_agg(format('child.%I IS NOT NULL', a.attname), ' AND ') FROM unnest(c.conkey) AS k (own)
     INNER JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.own)
FROM pg_catalog.pg_constraint AS c
INNER JOIN pg_catalog.pg_class AS t ON t.oid = c.conrelid INNER JOIN pg_catalog.pg_class AS o ON o.oid = c.confrelid
WHERE c.contype = 'f' AND c.connamespace = CAST(current_schema() AS regnamespace) ORDER BY c.conname
"""
_ORPHAN = "SELECT 1 FROM {} AS child WHERE {} AND NOT EXISTS (SELECT 1 FROM {} AS parent WHERE {}) LIMIT 1"
_HAS_AMCHECK = """
SELECT COALESCE((SELECT bool_or(has_function_privilege(p.oid, 'EXECUTE')) FROM pg_catalog.pg_proc AS p
    INNER JOIN pg_catalog.pg_depend AS d ON d.objid = p.oid AND d.classid = CAST('pg_proc' AS regclass)
    INNER JOIN pg_catalog.pg_extension AS e ON e.oid = d.refobjid AND e.extname = 'amcheck'
    WHERE p.proname = 'bt_index_check' AND p.pronargs = 2), FALSE)
"""
_AMCHECK = """
SELECT bt_index_check(CAST(i.indexrelid AS regclass), TRUE) FROM pg_catalog.pg_index AS i
INNER JOIN pg_catalog.pg_class AS c ON c.oid = i.indexrelid INNER JOIN pg_catalog.pg_am AS m ON m.oid = c.relam
WHERE m.amname = 'btree' AND c.relnamespace = CAST(current_schema() AS regnamespace)
"""


_WHOLE = "SELECT pg_database_size(current_database())"
_TAKEN = """
SELECT c.relname, pg_total_relation_size(c.oid) FROM pg_catalog.pg_class AS c
WHERE c.relnamespace = CAST(current_schema() AS regnamespace) AND c.relkind = 'r'
"""


@contextmanager
def connected(address: PostgresAddress, purpose: str) -> Iterator[Session]:
    """Connect for one `purpose`, which the server lists; statements may take as long as they need.

    Raises:
        DatabaseFault: the server cannot be used, or says that what it reads is damaged.
    """
    with named_faults(address), closing(connect(address)) as connection:
        for each in (f"SET application_name = '{APPLICATION}-{purpose}'", *_SESSION):
            connection.execute(each.encode())
        yield connection


def check(address: PostgresAddress) -> tuple[int, bool] | None:
    """Check what can be checked; return how many tables were read, and whether indexes were compared; None if empty.

    Every row is read, each reference to another table is looked up, and indexes are compared with their tables where
    the extension amcheck is installed.

    Raises:
        DatabaseFault: as `connected`; `damaged` (`reason`); foreign, newer.
    """
    with connected(address, "check") as connection:
        names = postgres_start.tables(connection)
        if not postgres_start.version(connection, address, len(migrations())):
            return None
        for (reason,) in _rows(connection, _UNSOUND):
            raise DamagedDatabase(address, str(reason))
        for name in sorted(names):
            quoted = sql.Identifier(name).as_string(connection)
            _rows(connection, f"SELECT COUNT(*), MAX(LENGTH(CAST(t AS TEXT))) FROM {quoted} AS t")  # noqa: S608
        for child, parent, name, same, there in _rows(connection, _FOREIGN_KEYS):
            if _rows(connection, _ORPHAN.format(child, there, parent, same)):
                raise DamagedDatabase(address, f"a row breaks the constraint {name}")
        has_amcheck = bool(_rows(connection, _HAS_AMCHECK)[0][0])
        if has_amcheck:
            _rows(connection, _AMCHECK)
        return len(names), has_amcheck


def say_restored(address: PostgresAddress) -> bool:
    """Note that the database was put back, or that it is used again after it was moved away; False if it is empty.

    Raises:
        DatabaseFault: as `connected`; foreign, newer.
    """
    with connected(address, "restored") as connection:
        if not postgres_start.version(connection, address, len(migrations())):
            return False
        with connection.transaction():
            forget_here(connection, address)
            if "moves" in postgres_start.tables(connection):
                moves.drop(connection, "to")
    return True


def bring_up_to_date(address: PostgresAddress, known: tuple[Migration, ...], *, without_backup: bool) -> None:
    """Migrate the database as a start does, and nothing else.

    Raises:
        DatabaseFault: as `postgres_start.prepare`.
    """
    with connected(address, "migrate") as connection:
        postgres_start.check_server(connection, address)
        with postgres_start.alone(connection, address):
            postgres_start.migrate(connection, address, known, without_backup=without_backup)


@contextmanager
def sizing(address: PostgresAddress, known: int) -> Iterator[tuple[Connection | None, Room]]:
    """Read the database at one moment, with the room that its tables take; None if nothing is in it.

    Raises:
        DatabaseFault: as `connected`; foreign, newer, or `older` than `known`.
    """
    with connected(address, "size") as connection:
        applied = postgres_start.version(connection, address, known)
        if not applied:
            yield None, Room(0, 0, {})
            return
        if applied < known:
            raise DatabaseFault(address, "older")
        connection.execute(BEGIN_READ)
        tables = {str(name): int(taken) for name, taken in _rows(connection, _TAKEN)}
        yield cast(Connection, connection), Room(int(_rows(connection, _WHOLE)[0][0]), 0, tables)
        connection.execute(ROLLBACK)


def _rows(connection: Session, statement: str) -> list[tuple[Any, ...]]:
    with connection.cursor(row_factory=tuple_row) as cursor:
        return cursor.execute(statement.encode()).fetchall()
