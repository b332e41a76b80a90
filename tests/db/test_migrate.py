"""Migrations: in order, each completely or not at all, and only once however many processes start at the same time."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from db.drivers.sqlite import connect
from db.drivers.thread import in_thread
from db.engines.sqlite_engine import SqliteDatabase
from db.keeping.migrate import Migration, migrate, migrations, statements_of

FIRST = Migration(1, "0001_first", ("CREATE TABLE matches (id BIGINT)",))
SECOND = Migration(2, "0002_second", ("CREATE TABLE more (id BIGINT)", "INSERT INTO more (id) VALUES (7)"))
BROKEN = Migration(2, "0002_broken", ("CREATE TABLE more (id BIGINT)", "INSERT INTO nowhere (id) VALUES (7)"))


def _tables(path: Path) -> set[str]:
    connection = sqlite3.connect(path)
    found = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    return found


async def _migrate(path: Path, *known: Migration) -> None:
    connection = await connect(path)
    try:
        await in_thread(connection, migrate, path, known)
    finally:
        await connection.close()


def test_ours_are_numbered_from_one() -> None:
    found = migrations()
    assert [migration.number for migration in found] == list(range(1, len(found) + 1))
    assert all(migration.statements for migration in found)


def test_a_gap_in_the_numbers_is_refused(tmp_path: Path) -> None:
    for name in ("0001_first.sql", "0003_third.sql"):
        (tmp_path / name).write_text("CREATE TABLE a (b BIGINT);")
    with pytest.raises(ValueError, match="1, 2, 3"):
        migrations(tmp_path)


def test_statements_end_at_semicolons_at_line_ends() -> None:
    text = "-- a; comment;\nCREATE TABLE a (\n    b TEXT -- c\n);\n\n  -- more\nINSERT INTO a VALUES ('x; y');\n"
    assert statements_of(text) == ("CREATE TABLE a (\n    b TEXT -- c\n)", "INSERT INTO a VALUES ('x; y')")


async def test_what_is_missing_is_applied(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    await _migrate(path, FIRST)
    assert _tables(path) == {"matches", "migrations"}
    await _migrate(path, FIRST, SECOND)
    await _migrate(path, FIRST, SECOND)
    assert _tables(path) == {"matches", "migrations", "more"}
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT number, name FROM migrations ORDER BY number").fetchall() == [
        (1, "0001_first"),
        (2, "0002_second"),
    ]
    assert connection.execute("SELECT id FROM more").fetchall() == [(7,)]
    connection.close()


async def test_a_migration_that_fails_leaves_nothing_of_it(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    await _migrate(path, FIRST)
    with pytest.raises(sqlite3.OperationalError):
        await _migrate(path, FIRST, BROKEN)
    assert _tables(path) == {"matches", "migrations"}
    await _migrate(path, FIRST, SECOND)
    assert "more" in _tables(path)


async def test_several_starts_at_once_migrate_once(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    opened = await asyncio.gather(*(SqliteDatabase.open(path) for _ in range(4)))
    for database in opened:
        await database.close()
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT COUNT(*) FROM migrations").fetchone() == (len(migrations()),)
    connection.close()


async def test_a_start_waits_for_another_that_turns_the_log_on(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asyncio.get_running_loop().call_later(0.3, other.rollback)
    database = await SqliteDatabase.open(path)
    await database.close()
    other.close()
    assert _tables(path) >= {"matches", "migrations"}
