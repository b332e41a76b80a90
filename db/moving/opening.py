"""Opens an end of a move, so that nobody else uses it meanwhile, and says which tables it has."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from address import Address, PostgresAddress
from db.drivers import sqlite
from db.drivers.postgres import APPLICATION, only
from db.errors import CopyFault, DatabaseFault, NewerDatabase, named_faults
from db.keeping import migrate, postgres_start
from db.keeping.postgres_care import connected
from db.moving.ends import PostgresEnd, SqliteEnd
from db.moving.shape import Table, tables
from db.statements import Connection

_OTHERS = """
SELECT COUNT(*) FROM pg_catalog.pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE %s
"""


class Opened(msgspec.Struct, frozen=True):
    """An end that is open. `names`: of its tables; `tables`: with their columns, where the engine says them exactly."""

    address: Address
    end: SqliteEnd | PostgresEnd
    connection: Connection
    names: frozenset[str]
    tables: tuple[Table, ...] = ()


@contextmanager
def alone(address: Address, *, is_source: bool) -> Iterator[Opened]:
    """Open a source as it is, or a target brought up to this program's version.

    Raises:
        DatabaseFault: as opening it; `move_in_use` (`reason`); of a source `copy_nothing`, `move_older` (`found`,
            `known`).
    """
    with _file(address, is_source) if isinstance(address, Path) else _server(address, is_source) as opened:
        yield opened


@contextmanager
def _file(path: Path, is_source: bool) -> Iterator[Opened]:
    known = migrate.migrations()
    if not sqlite.is_new(path):
        sqlite.check_access(path)
        sqlite.check(path, thorough=False)
    elif is_source:
        raise CopyFault(path, "copy_nothing")
    else:
        sqlite.make_new(path)
    with named_faults(path), closing(_held(path)) as connection:
        if is_source:
            _check_version(path, migrate.version(connection, path, len(known)), len(known))
        migrate.migrate(connection, path, known)
        yield Opened(path, SqliteEnd(connection), connection, frozenset(sqlite.tables(connection)))


def _held(path: Path) -> sqlite3.Connection:
    try:
        return sqlite.connect_alone(path)
    except sqlite3.OperationalError as fault:
        if fault.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        raise DatabaseFault(path, "move_in_use", reason=str(fault)) from fault


@contextmanager
def _server(address: PostgresAddress, is_source: bool) -> Iterator[Opened]:
    known = migrate.migrations()
    with connected(address, "move") as connection:
        postgres_start.check_server(connection, address)
        with postgres_start.alone(connection, address):
            found = only(connection, _OTHERS, (f"{APPLICATION}%",))
            if found:
                raise DatabaseFault(address, "move_in_use", reason=f"{found} connections of this program")
            applied = postgres_start.version(connection, address, len(known))
            if is_source and not applied:
                raise CopyFault(address, "copy_nothing")
            if is_source:
                _check_version(address, applied, len(known))
            postgres_start.migrate(connection, address, known)
            names = postgres_start.tables(connection)
            made = tables(connection, names)
            yield Opened(address, PostgresEnd(connection), connection, frozenset(names), made)


def _check_version(address: Address, found: int, known: int) -> None:
    if found < known:
        raise DatabaseFault(address, "move_older", found=found, known=known)
    if found > known:
        # This program could use it, but does not know all of its tables.
        raise NewerDatabase(address, found, known)
