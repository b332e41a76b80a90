"""Files that cannot be used are refused with a reason and not changed."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from db.drivers.sqlite import check
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import DamagedDatabase, DatabaseFault, ForeignDatabase, NewerDatabase, UnavailableDatabase
from db.rows import matches
from tests.db import rows


@pytest.fixture
async def filled(path: Path) -> Path:
    """A closed database with some pages."""
    database = await SqliteDatabase.open(path)
    for number in range(1, 200):
        await database.write(matches.insert, rows.match(id=number, channel_id=number, snapshot="x" * 500))
    await database.close()
    return path


async def _refused(path: Path, fault: type[DatabaseFault]) -> DatabaseFault:
    before = path.read_bytes()
    with pytest.raises(fault) as refused:
        await SqliteDatabase.open(path)
    assert path.read_bytes() == before
    assert str(path) in str(refused.value)
    return refused.value


async def test_an_intact_file_opens_again(filled: Path) -> None:
    check(filled)
    before = filled.read_bytes()
    database = await SqliteDatabase.open(filled)
    await database.close()
    assert filled.read_bytes() == before


def _text(path: Path) -> None:
    path.write_text("Dear diary, today I was no database. " * 50)


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def _cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def _scrambled(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for page in range(2, len(data) // 4096, 3):
        data[page * 4096 : page * 4096 + 200] = bytes(200)
    path.write_bytes(data)


@pytest.mark.parametrize("damage", [_text, _cut, _cut_short, _scrambled])
async def test_damage_is_reported_and_not_changed(filled: Path, damage: Callable[[Path], None]) -> None:
    damage(filled)
    fault = await _refused(filled, DamagedDatabase)
    assert "damaged" in str(fault)
    with pytest.raises(DamagedDatabase):
        check(filled)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(UnavailableDatabase):
        await SqliteDatabase.open(tmp_path)


async def test_a_log_without_its_file_is_refused(filled: Path) -> None:
    log = filled.with_name(filled.name + "-wal")
    log.write_bytes(b"the newest moves")
    filled.unlink()
    with pytest.raises(DamagedDatabase):
        await SqliteDatabase.open(filled)
    assert not filled.exists()
    assert log.read_bytes() == b"the newest moves"


async def test_an_empty_file_becomes_a_new_database(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    database = await SqliteDatabase.open(path)
    await database.close()
    check(path)
    assert path.stat().st_size > 0


async def test_a_newer_database_is_refused(filled: Path) -> None:
    with sqlite3.connect(filled) as connection:
        connection.execute("INSERT INTO migrations (number, name, applied_at) VALUES (99, '0099_future', 0)")
    connection.close()
    fault = await _refused(filled, NewerDatabase)
    assert isinstance(fault, NewerDatabase)
    assert fault.found == 99
    assert "99" in str(fault) and str(fault.known) in str(fault)


async def test_the_database_of_another_program_is_refused(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert isinstance(await _refused(path, ForeignDatabase), ForeignDatabase)
