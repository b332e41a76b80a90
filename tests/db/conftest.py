"""A new database in a folder of its own."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db.migrate import migrations
from db.sqlite_engine import SqliteDatabase


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
def connection() -> Iterator[sqlite3.Connection]:
    """A connection to an empty database in memory, of our shape."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        made.row_factory = sqlite3.Row
        made.execute("PRAGMA foreign_keys = ON")
        for migration in migrations():
            for statement in migration.statements:
                made.execute(statement)
        yield made
