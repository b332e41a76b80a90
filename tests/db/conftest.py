"""A new database in a folder of its own."""

import sqlite3
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest

from address import PostgresAddress
from db.engines.sqlite_engine import SqliteDatabase
from db.keeping.migrate import migrations
from db.statements import Connection
from tests.sampling import HUNTING


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database of the test is."""
    return tmp_path / "services" / "orders.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[SqliteDatabase]:
    """An empty database."""
    made = await SqliteDatabase.open(path)
    yield made
    await made.close()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files of a database on a server are."""
    monkeypatch.setattr("address._FOLDER", tmp_path / "beside")
    return tmp_path / "beside"


@pytest.fixture
def empty(server: str, folder: Path) -> Iterator[PostgresAddress]:
    """The address of a database on a server in which nothing is."""
    from tests.db.postgres import drop, make

    made = make(server, f"t{uuid.uuid4().hex}")
    yield made
    drop(server, made)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run in `make hunt` on PostgreSQL too what a module with `ON_BOTH` asks of a `connection`."""
    if HUNTING and "connection" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH", False):
        metafunc.parametrize("connection", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def connection(request: pytest.FixtureRequest) -> Iterator[Connection]:
    """A connection to an empty database of our shape, in memory or on a server."""
    if getattr(request, "param", "sqlite") == "postgresql":
        from db.drivers.postgres import connect
        from tests.db.postgres import make_tables

        address = request.getfixturevalue("empty")
        make_tables(address)
        with closing(connect(address)) as session:
            yield cast(Connection, session)
        return
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        made.row_factory = sqlite3.Row
        made.execute("PRAGMA foreign_keys = ON")
        for migration in migrations():
            for statement in migration.statements:
                made.execute(statement)
        yield made
