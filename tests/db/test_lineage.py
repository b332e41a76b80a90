"""A database that is not the one the program wrote last is noticed: at the start, and before anything is stored."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from db.engines.sqlite_engine import SqliteDatabase
from db.errors import UnavailableDatabase
from db.keeping import lineage
from db.keeping.backup import copy
from db.rows import matches
from db.statements import Connection
from tests.db import rows


async def _opened(path: Path, *numbers: int) -> tuple[int, int]:
    """Open the database, store matches with these numbers, and close it; return its epoch, and 1 if it is restored."""

    def looked(connection: Connection) -> tuple[int, int]:
        return lineage.counter(connection, "epoch"), lineage.counter(connection, "restored")

    database = await SqliteDatabase.open(path)
    found = await database.read(looked)
    for number in numbers:
        await database.write(_add, number)
    await database.close()
    return found


def _add(connection: Connection, number: int) -> None:
    matches.insert(connection, rows.match(id=number, channel_id=number))
    lineage.set_counter(connection, "match", number)


def _by_hand(path: Path, target: Path) -> None:
    target.parent.mkdir(exist_ok=True)
    shutil.copyfile(path, target)


async def test_an_ordinary_start_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    assert await _opened(path, 1, 2) == (0, 0)
    assert await _opened(path, 3) == (0, 0)
    assert await _opened(path) == (0, 0)


@pytest.mark.parametrize("copied", [copy, _by_hand])
@pytest.mark.parametrize("is_in_place", [True, False])
async def test_each_restore_begins_an_epoch(tmp_path: Path, copied: object, is_in_place: bool) -> None:
    path, kept = tmp_path / "a.sqlite3", tmp_path / "kept" / "a.sqlite3"
    assert callable(copied)
    await _opened(path, 1)
    copied(path, kept)
    await _opened(path, 2)
    seen = {0}
    for _ in range(3):
        if not is_in_place:
            path.unlink()
        shutil.copyfile(kept, path)
        epoch, is_restored = await _opened(path)
        assert is_restored
        assert epoch not in seen
        assert await _opened(path, 2) == (epoch, 1)
        seen.add(epoch)


async def _told_of_loss(path: Path) -> bool:
    """Open the database; return whether a match says that moves of it were lost."""
    database = await SqliteDatabase.open(path)
    found = await database.read(matches.find, 1)
    await database.close()
    assert found is not None
    return found.restored_entries is not None


async def test_a_file_carried_alone_has_lost_nothing(tmp_path: Path) -> None:
    """The log is part of the file once the bot has stopped; the mark is easily left behind."""
    path, carried = tmp_path / "a.sqlite3", tmp_path / "host" / "a.sqlite3"
    await _opened(path, 1)
    _by_hand(path, carried)
    assert not await _told_of_loss(carried)
    epoch, _ = await _opened(carried)
    assert epoch, "an old file put back on a new host looks the same: buttons of its future must not act"


async def test_a_file_carried_without_its_log_has_lost_what_is_in_the_log(tmp_path: Path) -> None:
    path, carried = tmp_path / "a.sqlite3", tmp_path / "host" / "a.sqlite3"
    await _opened(path, 1)
    database = await SqliteDatabase.open(path)
    with closing(sqlite3.connect(path)) as connection:
        await database.write(_add, 2)
        connection.execute("PRAGMA wal_checkpoint(FULL)")
    await database.write(_add, 3)
    _by_hand(path, carried)
    await database.close()
    assert await _told_of_loss(carried)


@pytest.mark.parametrize("copied", [copy, _by_hand])
async def test_an_older_file_put_back_has_lost_something(tmp_path: Path, copied: Callable[[Path, Path], None]) -> None:
    path, kept = tmp_path / "a.sqlite3", tmp_path / "kept" / "a.sqlite3"
    await _opened(path, 1)
    copied(path, kept)
    await _opened(path, 2)
    shutil.copyfile(kept, path)
    assert await _told_of_loss(path)


async def test_the_newer_file_put_back_is_another_one(tmp_path: Path) -> None:
    path, kept = tmp_path / "a.sqlite3", tmp_path / "kept.sqlite3"
    await _opened(path, 1)
    copy(path, kept)
    await _opened(path, 2, 3)
    path.rename(tmp_path / "newer.sqlite3")
    shutil.copyfile(kept, path)
    first, _ = await _opened(path)
    (tmp_path / "newer.sqlite3").replace(path)
    second, is_restored = await _opened(path)
    assert is_restored
    assert len({0, first, second}) == 3


async def test_a_new_file_in_the_place_of_a_deleted_one(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    await _opened(path, 1)
    path.unlink()
    epoch, is_restored = await _opened(path)
    assert epoch
    assert is_restored


async def test_a_mark_that_says_nothing_makes_it_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    await _opened(path, 1)
    (tmp_path / "a.sqlite3.mark").write_bytes(b"\xff garbled")
    assert (await _opened(path))[1] == 1


async def test_a_killed_program_leaves_a_mark_that_is_up_to_date(tmp_path: Path) -> None:
    path, kept = tmp_path / "a.sqlite3", tmp_path / "kept.sqlite3"
    database = await SqliteDatabase.open(path)
    await database.write(_add, 1)
    copy(path, kept)
    by_hand = tmp_path / "by_hand"
    by_hand.mkdir()
    for each in tmp_path.glob("a.sqlite3-*"):
        shutil.copyfile(each, by_hand / each.name)
    shutil.copyfile(path, by_hand / "a.sqlite3")
    await database.write(_add, 2)
    shutil.copyfile(tmp_path / "a.sqlite3.mark", by_hand / "a.sqlite3.mark")
    assert (await _opened(by_hand / "a.sqlite3"))[1] == 1
    await database.close()


async def test_two_programs_on_one_file_are_of_one_epoch(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    first, second = await SqliteDatabase.open(path), await SqliteDatabase.open(path)
    await first.write(_add, 1)
    await second.write(_add, 2)
    await first.write(_add, 3)
    await second.close()
    await first.close()
    assert await _opened(path) == (0, 0)


@pytest.mark.parametrize("is_replaced", [True, False])
async def test_a_file_that_is_gone_takes_nothing_more(tmp_path: Path, is_replaced: bool) -> None:
    path, other = tmp_path / "a.sqlite3", tmp_path / "b.sqlite3"
    await _opened(other, 1)
    database = await SqliteDatabase.open(path)
    await database.write(_add, 1)
    aside = path.rename(tmp_path / "aside.sqlite3")
    if is_replaced:
        shutil.copyfile(other, path)
    for work in (database.write(_add, 2), database.read(matches.find, 1)):
        with pytest.raises(UnavailableDatabase) as refused:
            await work
        assert refused.value.code == "replaced"
    aside.replace(path)
    await database.write(_add, 2)
    assert await database.read(matches.find, 2) is not None
    await database.close()
