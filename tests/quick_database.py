"""Makes new databases of a test faster: a copy of one that has had all migrations, on a disk that nobody waits for.

Tests of services and of whole bots open a database each; all migrations took longer than most of these tests. What is
stored is the same, but for the time of the migrations. A power cut is for tests/db and tests/crash, which use neither.
"""

import sqlite3
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from db.drivers import sqlite
from db.engines import sqlite_engine
from db.keeping.migrate import migrate, migrations


@pytest.fixture
def quick_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let databases be made quickly while a test runs."""
    make_file = sqlite.make_new

    def copied(path: Path) -> None:
        make_file(path)
        path.write_bytes(_migrated())

    monkeypatch.setattr(sqlite_engine, "make_new", copied)
    monkeypatch.setattr(sqlite, "_PRAGMAS", (*sqlite._PRAGMAS, "PRAGMA synchronous = OFF"))


@cache
def _migrated() -> bytes:
    """Return the bytes of a database in which nothing is stored yet."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "new.sqlite3")
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.row_factory = sqlite3.Row
            migrate(connection, path, migrations())
        return path.read_bytes()
