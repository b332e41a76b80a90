"""Transactions that the connection's thread carries out in one go hold what all transactions hold."""

import asyncio

import pytest

from db import matches
from db.database import READERS, Database, counting_commits
from db.errors import UnavailableDatabase
from db.statements import Connection
from tests.db import rows
from tests.db.adversity import may_grow


async def _two(connection: Connection, number: int, fault: BaseException | None = None) -> int:
    await matches.insert(connection, rows.match(id=number, channel_id=number))
    if fault is not None:
        raise fault
    await matches.insert(connection, rows.match(id=number + 10, channel_id=number + 10))
    return number


async def _stored(connection: Connection, *numbers: int) -> list[int]:
    return [number for number in numbers if await matches.find(connection, number) is not None]


async def test_what_is_written_is_there_and_counted(database: Database) -> None:
    with counting_commits() as commits:
        assert await database.write_at_once(_two, 1) == 1
    assert commits.count == 1
    assert await database.read_at_once(_stored, 1, 11, 2) == [1, 11]


async def test_one_that_raises_leaves_nothing_and_frees_the_writer(database: Database) -> None:
    with counting_commits() as commits, pytest.raises(KeyError, match="why"):
        await database.write_at_once(_two, 1, KeyError("why"))
    assert commits.count == 0
    assert await database.read_at_once(_stored, 1, 11) == []
    await database.write_at_once(_two, 1)
    assert await database.read_at_once(_stored, 1, 11) == [1, 11]


async def test_one_that_waits_for_something_else_is_refused_and_leaves_nothing(database: Database) -> None:
    async def slow(connection: Connection) -> None:
        await matches.insert(connection, rows.match())
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="something else"):
        await database.write_at_once(slow)
    assert await database.read_at_once(_stored, 1) == []
    await database.write_at_once(_two, 1)


async def test_cancelled_at_any_moment_it_is_whole_or_nothing(database: Database) -> None:
    for number in range(1, 10):
        task = asyncio.create_task(database.write_at_once(_two, number))
        for _ in range(number):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await database.read_at_once(_stored, number, number + 10) in ([], [number, number + 10])
    await database.write_at_once(_two, 20)


async def test_a_reader_sees_one_moment_and_cannot_write(database: Database) -> None:
    async with database.write() as connection:
        await matches.insert(connection, rows.match())
        assert await database.read_at_once(_stored, 1) == []
    assert await database.read_at_once(_stored, 1) == [1]
    with pytest.raises(UnavailableDatabase):
        await database.read_at_once(_two, 2)


async def test_more_readers_than_connections_wait_for_their_turn(database: Database) -> None:
    await database.write_at_once(_two, 1)
    found = await asyncio.gather(*(database.read_at_once(_stored, 1) for _ in range(4 * READERS)))
    assert found == [[1]] * 4 * READERS


async def test_a_full_disk_has_its_name_and_leaves_nothing(database: Database) -> None:
    async def fill(connection: Connection) -> None:
        for number in range(1, 500):
            await matches.insert(connection, rows.match(id=number, channel_id=number))

    await may_grow(database, 1)
    with pytest.raises(UnavailableDatabase) as caught:
        await database.write_at_once(fill)
    assert caught.value.code == "full"
    assert await database.read_at_once(_stored, 1, 2) == []
    await may_grow(database, -1)
    await database.write_at_once(_two, 1)
