"""Connections and transactions: all or nothing, one writer at a time, readers that see a consistent snapshot."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from counting import known
from db.drivers.sqlite import check
from db.engines.database import counting_commits
from db.engines.sqlite_engine import READERS, SqliteDatabase
from db.errors import UnavailableDatabase
from db.keeping import lineage
from db.keeping.backup import copy
from db.private import make_file
from db.rows import matches
from db.statements import Connection
from tests.counted import Since
from tests.db import rows
from tests.db.disk_faults import may_grow

_READ = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM matches').fetchone()"
"""What another process does with a database; as it believes to be the last one, it then puts the log away."""


def _two(connection: Connection, number: int, fault: BaseException | None = None) -> int:
    matches.insert(connection, rows.match(id=number, channel_id=number))
    if fault is not None:
        raise fault
    matches.insert(connection, rows.match(id=number + 10, channel_id=number + 10))
    return number


def _stored(connection: Connection) -> list[int]:
    return [number for number in range(1, 40) if matches.find(connection, number) is not None]


def _writes(connection: Connection) -> int:
    return lineage.counter(connection, "writes")


def _pragma(connection: Connection, name: str) -> int | str:
    value: int | str = connection.execute(f"PRAGMA {name}").fetchone()[0]
    return value


async def test_a_new_database_is_made_with_its_folder(path: Path) -> None:
    assert not path.parent.exists()
    database = await SqliteDatabase.open(path)
    assert await database.read(_stored) == []
    await database.close()
    assert path.read_bytes()[:15] == b"SQLite format 3"


async def _open_another(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()


async def _check(path: Path) -> None:
    check(path)


async def _copy(path: Path) -> None:
    copy(path, path.with_name("copy.sqlite3"))


async def _make_private(path: Path) -> None:
    make_file(path)


@pytest.mark.parametrize("look", [_open_another, _check, _copy, _make_private])
async def test_a_second_look_at_the_file_takes_no_locks_away(
    database: SqliteDatabase, path: Path, look: Callable[[Path], Awaitable[None]]
) -> None:
    """A file that this process opens and closes past SQLite loses its locks, and other processes then its log."""
    await database.write(_two, 1)
    log = path.with_name(f"{path.name}-wal")
    before = log.read_bytes()
    await look(path)
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", _READ, str(path)], check=True)
    assert log.exists()
    assert log.read_bytes()[:32] == before[:32]
    await database.write(_two, 2)
    assert await database.read(_stored) == [1, 2, 11, 12]


async def test_only_its_owner_may_read_a_new_database(path: Path) -> None:
    before = os.umask(0o022)
    try:
        database = await SqliteDatabase.open(path)
        await database.write(_two, 1)
        files = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        await database.close()
    finally:
        os.umask(before)
    assert files == {f"{path.name}{end}": 0o600 for end in ("", "-wal", "-shm", ".mark")}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


async def test_every_connection_has_the_required_settings(database: SqliteDatabase) -> None:
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("query_only", 0)):
        assert await database.write(_pragma, pragma) == value, pragma
    assert int(await database.write(_pragma, "busy_timeout")) >= 5_000
    assert await database.read(_pragma, "query_only") == 1


async def test_what_is_written_is_there_and_counted(database: SqliteDatabase) -> None:
    with counting_commits() as commits:
        assert await database.write(_two, 1) == 1
    assert commits.count == 1
    assert await database.read(_stored) == [1, 11]


@pytest.mark.parametrize("fault", [KeyError("why"), StopIteration("why")])
async def test_a_transaction_that_raises_leaves_nothing_and_frees_the_writer(
    database: SqliteDatabase, fault: Exception
) -> None:
    expected = RuntimeError if isinstance(fault, StopIteration) else type(fault)
    with counting_commits() as commits, pytest.raises(expected):
        await database.write(_two, 1, fault)
    assert commits.count == 0
    assert await database.read(_stored) == []
    await database.write(_two, 1)
    assert await database.read(_stored) == [1, 11]


async def test_a_transaction_cancelled_at_any_moment_is_all_or_nothing(database: SqliteDatabase) -> None:
    for number in range(1, 10):
        task = asyncio.create_task(database.write(_two, number))
        for _ in range(number):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        found = await database.read(_stored)
        assert (number in found) == (number + 10 in found)
    await database.write(_two, 20)


async def test_a_cancelled_caller_waits_for_the_end_of_the_transaction(database: SqliteDatabase) -> None:
    reached, going_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        _two(connection, 1)
        reached.set()
        assert going_on.wait(60)

    task = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(reached.wait, 60)
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0.01)
    assert not task.done()
    assert await database.read(_stored) == []
    going_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await database.read(_stored) == [1, 11]
    await database.write(_two, 2)


async def _held(database: SqliteDatabase, going_on: threading.Event) -> asyncio.Task[None]:
    """Keep the writer busy until `going_on`, so that others have to wait for it."""
    reached = threading.Event()

    def slow(connection: Connection) -> None:
        reached.set()
        assert going_on.wait(60)

    task = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(reached.wait, 60)
    return task


async def test_who_waits_meanwhile_is_served_together_and_each_is_all_or_nothing(database: SqliteDatabase) -> None:
    going_on, before = threading.Event(), await database.write(_writes)
    counted, waits = Since(known.TRANSACTIONS), Since(known.POOL_WAITS)
    holder = await _held(database, going_on)
    with counting_commits() as commits:
        writing = [asyncio.create_task(database.write(_two, number)) for number in range(1, 6)]
        failing = [asyncio.create_task(database.write(_two, 9, fault)) for fault in (KeyError("why"), StopIteration())]
        taken = asyncio.create_task(database.write(_two, 1))
        reading = asyncio.create_task(database.write(_stored))
        await asyncio.sleep(0)
        going_on.set()
        await holder
        assert await asyncio.gather(*writing) == [1, 2, 3, 4, 5]
        for task, fault in zip((*failing, taken), (KeyError, RuntimeError, sqlite3.IntegrityError), strict=True):
            with pytest.raises(fault):
                await task
    assert await reading == await database.read(_stored) == sorted([*range(1, 6), *range(11, 16)])
    assert commits.count == 6
    assert counted.found() == {("write",): 7, ("read",): 1}, "each of its own, without those that failed"
    assert waits.found() == {(): 11}
    assert await database.read(_writes) == before + 1


async def test_who_is_cancelled_before_their_turn_writes_nothing(database: SqliteDatabase) -> None:
    going_on = threading.Event()
    holder = await _held(database, going_on)
    cancelled, other = (asyncio.create_task(database.write(_two, number)) for number in (1, 2))
    await asyncio.sleep(0)
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    going_on.set()
    await holder
    assert await other == 2
    assert await database.read(_stored) == [2, 12]


async def test_who_is_cancelled_while_served_with_others_waits_for_the_end(database: SqliteDatabase) -> None:
    held, reached, going_on = threading.Event(), threading.Event(), threading.Event()

    def slow(connection: Connection) -> int:
        reached.set()
        assert going_on.wait(60)
        return _two(connection, 1)

    holder = await _held(database, held)
    first, second = asyncio.create_task(database.write(slow)), asyncio.create_task(database.write(_two, 2))
    await asyncio.sleep(0)
    held.set()
    await asyncio.to_thread(reached.wait, 60)
    second.cancel()
    await asyncio.sleep(0.01)
    assert not second.done()
    going_on.set()
    assert await first == 1
    with pytest.raises(asyncio.CancelledError):
        await second
    await holder
    assert await database.read(_stored) == [1, 2, 11, 12]


async def test_a_commit_that_fails_leaves_nothing_of_all_that_wait(database: SqliteDatabase, path: Path) -> None:
    going_on = threading.Event()
    holder = await _held(database, going_on)
    writing = [asyncio.create_task(database.write(_two, number)) for number in (1, 2)]
    await asyncio.sleep(0)
    path.rename(path.with_name("elsewhere"))
    going_on.set()
    for task in (holder, *writing):
        with pytest.raises(UnavailableDatabase):
            await task
    path.with_name("elsewhere").rename(path)
    assert await database.read(_stored) == []


async def test_readers_see_a_snapshot_of_committed_data(database: SqliteDatabase) -> None:
    begun, written = threading.Event(), threading.Event()

    def twice(connection: Connection) -> tuple[list[int], list[int]]:
        first = _stored(connection)
        begun.set()
        assert written.wait(60)
        return first, _stored(connection)

    reading = asyncio.create_task(database.read(twice))
    await asyncio.to_thread(begun.wait, 60)
    await database.write(_two, 1)
    assert await database.read(_stored) == [1, 11]
    written.set()
    assert await reading == ([], [])


async def test_a_reader_cannot_write(database: SqliteDatabase) -> None:
    with pytest.raises(UnavailableDatabase):
        await database.read(_two, 1)


async def test_more_readers_than_connections_wait_for_their_turn(database: SqliteDatabase) -> None:
    await database.write(_two, 1)
    assert await asyncio.gather(*(database.read(_stored) for _ in range(4 * READERS))) == [[1, 11]] * 4 * READERS


async def test_a_full_disk_is_reported_and_leaves_nothing(database: SqliteDatabase) -> None:
    def fill(connection: Connection) -> None:
        for number in range(1, 500):
            matches.insert(connection, rows.match(id=number, channel_id=number))

    await may_grow(database, 1)
    with pytest.raises(UnavailableDatabase) as caught:
        await database.write(fill)
    assert caught.value.code == "full"
    assert await database.read(_stored) == []
    await may_grow(database, -1)
    await database.write(_two, 1)


async def test_two_databases_on_one_file_take_turns(path: Path) -> None:
    first, second = await asyncio.gather(SqliteDatabase.open(path), SqliteDatabase.open(path))

    async def count(database: SqliteDatabase) -> None:
        for _ in range(20):
            given.append(await database.write(matches.next_id))

    given: list[int] = []
    await asyncio.gather(count(first), count(second), count(first))
    assert sorted(given) == list(range(1, 61))
    await first.close()
    await second.close()


WRITER = """
import asyncio, os, sys
from pathlib import Path
from db.rows import matches
from db.engines.sqlite_engine import SqliteDatabase
from tests.db import rows

def killed(connection):
    matches.insert(connection, rows.match(id=2, channel_id=2))
    os._exit(9)

async def main():
    database = await SqliteDatabase.open(Path(sys.argv[1]))
    await database.write(matches.insert, rows.match())
    await database.write(killed)

asyncio.run(main())
"""


async def test_committed_data_survive_a_killed_process(path: Path) -> None:
    killed = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", WRITER, str(path)], check=False)
    assert killed.returncode == 9
    database = await SqliteDatabase.open(path)
    assert await database.read(_stored) == [1]
    await database.close()
