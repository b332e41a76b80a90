"""Connections and transactions: all or nothing, one writer at a time, readers that see one moment."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from db import matches
from db.database import READERS, Database
from db.errors import UnavailableDatabase
from tests.db import rows


async def _ids(database: Database) -> list[int]:
    async with database.read() as connection:
        return [number for number in range(1, 30) if await matches.find(connection, number) is not None]


async def test_a_new_database_is_made_with_its_folder(path: Path) -> None:
    assert not path.parent.exists()
    database = await Database.open(path)
    assert await _ids(database) == []
    await database.close()
    assert path.read_bytes()[:15] == b"SQLite format 3"


async def test_every_connection_has_the_settings_that_the_promises_need(database: Database) -> None:
    async with database.write() as writer:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("query_only", 0)):
            async with writer.execute(f"PRAGMA {pragma}") as cursor:
                assert tuple(await cursor.fetchone() or ()) == (value,), pragma
        async with writer.execute("PRAGMA busy_timeout") as cursor:
            assert (await cursor.fetchone() or [0])[0] >= 5_000
    async with database.read() as reader, reader.execute("PRAGMA query_only") as cursor:
        assert tuple(await cursor.fetchone() or ()) == (1,)


async def test_a_transaction_that_raises_leaves_nothing(database: Database) -> None:
    with pytest.raises(RuntimeError):
        async with database.write() as connection:
            await matches.insert(connection, rows.match())
            raise RuntimeError
    assert await _ids(database) == []
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
    assert await _ids(database) == [1]


async def test_a_cancelled_transaction_leaves_nothing_and_frees_the_writer(database: Database) -> None:
    reached = asyncio.Event()

    async def work() -> None:
        async with database.write() as connection:
            await matches.insert(connection, rows.match())
            reached.set()
            await asyncio.sleep(3600)

    task = asyncio.create_task(work())
    await reached.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await _ids(database) == []
    async with database.write() as connection:
        await matches.insert(connection, rows.match(id=2))
    assert await _ids(database) == [2]


async def test_cancelling_at_any_moment_leaves_all_or_nothing(database: Database) -> None:
    async def work(number: int) -> None:
        async with database.write() as connection:
            await matches.insert(connection, rows.match(id=number, channel_id=number))
            await matches.insert(connection, rows.match(id=number + 10, channel_id=number + 10))

    for number in range(1, 10):
        task = asyncio.create_task(work(number))
        for _ in range(number):
            await asyncio.sleep(0.0003)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        found = await _ids(database)
        assert (number in found) == (number + 10 in found)
    async with database.write() as connection:
        await matches.insert(connection, rows.match(id=29))


async def test_readers_see_one_moment_and_nothing_unfinished(database: Database) -> None:
    async with database.read() as reader:
        assert await matches.find(reader, 1) is None
        async with database.write() as writer:
            await matches.insert(writer, rows.match())
            assert await _ids(database) == []
        assert await matches.find(reader, 1) is None
    assert await _ids(database) == [1]


async def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(UnavailableDatabase):
        async with database.read() as connection:
            await matches.insert(connection, rows.match())


async def test_more_readers_than_connections_wait_for_their_turn(database: Database) -> None:
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
    assert await asyncio.gather(*(_ids(database) for _ in range(4 * READERS))) == [[1]] * 4 * READERS


async def test_two_databases_on_one_file_take_turns(path: Path) -> None:
    first, second = await asyncio.gather(Database.open(path), Database.open(path))

    async def count(database: Database) -> None:
        for _ in range(20):
            async with database.write() as connection:
                given.append(await matches.next_id(connection))

    given: list[int] = []
    await asyncio.gather(count(first), count(second), count(first))
    assert sorted(given) == list(range(1, 61))
    await first.close()
    await second.close()


WRITER = """
import asyncio, os, sys
from pathlib import Path
from db import matches
from db.database import Database
from tests.db import rows

async def main():
    database = await Database.open(Path(sys.argv[1]))
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
    async with database.write() as connection:
        await matches.insert(connection, rows.match(id=2, channel_id=2))
        os._exit(9)

asyncio.run(main())
"""


async def test_what_was_committed_outlives_a_killed_process(path: Path) -> None:
    killed = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", WRITER, str(path)], check=False)
    assert killed.returncode == 9
    database = await Database.open(path)
    assert await _ids(database) == [1]
    await database.close()
