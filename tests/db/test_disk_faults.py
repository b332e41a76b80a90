"""Files that cannot be read or written now: the error names the cause, nothing is stored in part, work continues."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.drivers import sqlite
from db.engines.database import counting_commits
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import DamagedDatabase, UnavailableDatabase
from db.rows import matches
from db.statements import Connection
from tests.db import rows
from tests.db.disk_faults import failing_disk, filled, locked, may_grow, set_pragma, small_disk, unprivileged


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for locks only briefly."""
    monkeypatch.setattr(sqlite, "BUSY_MILLISECONDS", 100)


@pytest.fixture
async def disk(tmp_path: Path) -> AsyncIterator[Path]:
    """A folder on a small disk."""
    with small_disk(tmp_path / "disk") as folder:
        yield folder


async def _add(database: SqliteDatabase, number: int, length: int = 60_000) -> None:
    """Store a match that needs more pages than the migrations have left free."""
    await database.write(matches.insert, rows.match(id=number, channel_id=number, snapshot="x" * length))


async def _ids(database: SqliteDatabase) -> list[int]:
    def ids(connection: Connection) -> list[int]:
        return [number for number in range(1, 40) if matches.find(connection, number) is not None]

    return await database.read(ids)


async def _fails(database: SqliteDatabase, number: int, code: str) -> None:
    """Check that nothing of the transaction is stored, and that reading still works."""
    before = await _ids(database)
    with counting_commits() as commits, pytest.raises(UnavailableDatabase) as fault:
        await _add(database, number)
    assert (fault.value.code, commits.count) == (code, 0)
    assert await _ids(database) == before


async def test_sqlite_is_full(database: SqliteDatabase) -> None:
    await _add(database, 1)
    await may_grow(database, 2)
    for number in (2, 3, 4):
        await _fails(database, number, "full")
    await may_grow(database, -1)
    await _add(database, 5)
    assert await _ids(database) == [1, 5]


async def test_the_disk_is_full(disk: Path) -> None:
    """On a disk of its own where one can be mounted; elsewhere SQLite reports a full disk."""
    database = await SqliteDatabase.open(disk / "orders.sqlite3")
    try:
        await _add(database, 1)
        if os.path.ismount(disk):
            with filled(disk):
                for number in (2, 3, 4):
                    await _fails(database, number, "full")
        else:
            await may_grow(database, 2)
            await _fails(database, 2, "full")
            await may_grow(database, -1)
        await _add(database, 5)
        assert await _ids(database) == [1, 5]
    finally:
        await database.close()
    again = await SqliteDatabase.open(disk / "orders.sqlite3")
    assert await _ids(again) == [1, 5]
    await again.close()


async def test_a_start_on_a_full_disk(disk: Path) -> None:
    """The start is refused with a reason or succeeds; a database that exists does not change."""
    path = disk / "orders.sqlite3"
    database = await SqliteDatabase.open(path)
    await _add(database, 1)
    await database.close()
    before = path.read_bytes()
    if os.path.ismount(disk):
        with filled(disk):
            with pytest.raises(UnavailableDatabase) as fault:
                await SqliteDatabase.open(path)
            assert fault.value.code == "full", fault.value
            with pytest.raises(UnavailableDatabase) as another:
                await SqliteDatabase.open(disk / "another.sqlite3")
            assert another.value.code == "full"
    assert path.read_bytes() == before
    again = await SqliteDatabase.open(path)
    assert await _ids(again) == [1]
    await again.close()


async def test_the_disk_fails_in_the_middle(database: SqliteDatabase, path: Path) -> None:
    await _add(database, 1)
    with failing_disk(path):
        for number in (2, 3, 4):
            await _fails(database, number, "failing")
    await _add(database, 5)
    assert await _ids(database) == [1, 5]


async def test_locked_by_another_program(database: SqliteDatabase, path: Path) -> None:
    await _add(database, 1)
    await may_wait(database, 100)
    with locked(path):
        for number in (2, 3):
            await _fails(database, number, "locked")
    await _add(database, 4)
    assert await _ids(database) == [1, 4]


async def may_wait(database: SqliteDatabase, milliseconds: int) -> None:
    """Set how long the writer waits for another program."""
    await set_pragma(database, f"busy_timeout = {milliseconds}")


async def test_a_writer_does_not_wait_for_ever(database: SqliteDatabase, impatient: None) -> None:
    reached, going_on = threading.Event(), threading.Event()

    def slow(_connection: Connection) -> None:
        reached.set()
        assert going_on.wait(60)

    writing = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(reached.wait, 60)
    with pytest.raises(UnavailableDatabase) as fault:
        await _add(database, 1)
    going_on.set()
    await writing
    assert fault.value.code == "locked"
    await _add(database, 2)
    assert await _ids(database) == [2]


async def _closed(path: Path) -> Path:
    """Make a database with a match, and close it."""
    database = await SqliteDatabase.open(path)
    await _add(database, 1)
    await database.close()
    return path


async def _refusal(path: Path) -> str:
    """Return the code with which the file is refused; it does not change, and the refusal names it."""
    before = path.read_bytes() if os.access(path, os.R_OK, effective_ids=True) else b""
    with pytest.raises(UnavailableDatabase) as fault:
        await SqliteDatabase.open(path)
    assert str(path) in str(fault.value)
    assert not before or path.read_bytes() == before
    return fault.value.code


async def test_a_start_while_another_program_keeps_the_file(path: Path, impatient: None) -> None:
    await _closed(path)
    with locked(path, is_closed_to_readers=True):
        assert await _refusal(path) == "locked"
    with locked(path):
        assert await _refusal(path) == "locked"
    await (await SqliteDatabase.open(path)).close()


async def test_a_file_that_can_only_be_read() -> None:
    with unprivileged() as folder:
        path = await _closed(folder / "orders.sqlite3")
        path.chmod(0o444)
        assert await _refusal(path) == "read_only"
        path.chmod(0o000)
        assert await _refusal(path) == "closed"
        path.chmod(0o644)
        await (await SqliteDatabase.open(path)).close()


async def test_a_folder_that_can_only_be_read() -> None:
    with unprivileged() as folder:
        path = await _closed(folder / "services" / "orders.sqlite3")
        path.parent.chmod(0o555)
        assert await _refusal(path) == "read_only"
        with pytest.raises(UnavailableDatabase):
            await SqliteDatabase.open(path.with_name("new.sqlite3"))
        with pytest.raises(UnavailableDatabase):
            await SqliteDatabase.open(path.parent / "deeper" / "new.sqlite3")
        path.parent.chmod(0o000)
        with pytest.raises(UnavailableDatabase):
            await SqliteDatabase.open(path)
        path.parent.chmod(0o755)
        assert sorted(file.name for file in path.parent.iterdir()) == [path.name, f"{path.name}.mark"]
        await (await SqliteDatabase.open(path)).close()


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("keep me")
    with pytest.raises(UnavailableDatabase):
        await SqliteDatabase.open(tmp_path / "file" / "orders.sqlite3")
    assert (tmp_path / "file").read_text() == "keep me"


async def test_a_file_that_is_damaged_while_it_is_used(database: SqliteDatabase, path: Path) -> None:
    for number in range(1, 30):
        await _add(database, number)
    other = sqlite3.connect(path)
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    other.close()
    with path.open("r+b") as file:
        for page in range(1, path.stat().st_size // 4096):
            file.seek(page * 4096)
            file.write(b"\xff" * 200)
    with pytest.raises(DamagedDatabase):
        await _ids(database)
