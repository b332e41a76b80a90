"""A new database in a folder of its own."""

import sqlite3
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from address import PostgresAddress
from db.engines.sqlite_engine import SqliteDatabase
from db.keeping.migrate import migrations


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


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    """A connection to an empty database in memory, of our shape."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        made.row_factory = sqlite3.Row
        made.execute("PRAGMA foreign_keys = ON")
        for migration in migrations():
            for statement in migration.statements:
                made.execute(statement)
        yield made
