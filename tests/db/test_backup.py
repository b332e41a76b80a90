"""Backups: consistent while somebody writes, checked, and never over another file."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import msgspec
import pytest

from db.__main__ import main
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import CopyFault, DamagedDatabase
from db.keeping import lineage
from db.keeping.backup import copy, copy_before
from db.rows import matches
from db.statements import Connection
from tests.db import rows


async def test_a_copy_made_while_writing_is_whole(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    def two(connection: Connection, number: int) -> None:
        matches.insert(connection, rows.match(id=number, channel_id=number, snapshot="x" * 2000))
        matches.insert(connection, rows.match(id=number + 1000, channel_id=number + 1000))

    async def write() -> None:
        for number in range(1, 60):
            await database.write(two, number)

    writing = asyncio.create_task(write())
    for number in range(5):
        await asyncio.to_thread(copy, path, tmp_path / "copies" / f"{number}.sqlite3")
    await writing
    for number in range(5):
        connection = sqlite3.connect(tmp_path / "copies" / f"{number}.sqlite3")
        ids = {row[0] for row in connection.execute("SELECT id FROM matches")}
        assert {each + 1000 for each in ids if each < 1000} == {each for each in ids if each > 1000}
        connection.close()
    assert sorted(file.name for file in (tmp_path / "copies").iterdir()) == [f"{number}.sqlite3" for number in range(5)]


async def test_a_copy_opens_as_a_database(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    await database.write(matches.insert, rows.match())
    copy(path, tmp_path / "copy.sqlite3")
    opened = await SqliteDatabase.open(tmp_path / "copy.sqlite3")
    found = await opened.read(matches.find, 1)
    assert found is not None
    assert found.epoch != 0
    assert found.restored_entries == found.entries
    assert msgspec.structs.replace(found, epoch=0, restored_entries=None) == rows.match()
    await opened.close()


async def test_only_its_owner_may_read_a_copy(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    path.chmod(0o644)
    target = tmp_path / "copies" / "copy.sqlite3"
    before = os.umask(0o022)
    try:
        copy(path, target)
        early = copy_before(path, 99)
    finally:
        os.umask(before)
    assert [stat.S_IMODE(file.stat().st_mode) for file in (target, early)] == [0o600, 0o600]
    assert stat.S_IMODE(target.parent.stat().st_mode) == 0o700


async def test_a_folder_that_was_put_back_can_be_said_to_be_restored(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SEALED_ORDERS_DATABASE", str(path))
    await (await SqliteDatabase.open(path)).close()
    assert main(["restored"]) == 0
    assert "restored" in capsys.readouterr().out
    opened = await SqliteDatabase.open(path)
    assert await opened.read(lineage.counter, "restored") == 1
    await opened.close()


async def test_a_copy_never_overwrites(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    target = tmp_path / "precious.txt"
    target.write_text("keep me")
    with pytest.raises(CopyFault):
        copy(path, target)
    assert target.read_text() == "keep me"
    with pytest.raises(CopyFault):
        copy(path, path)


def test_nothing_to_copy(tmp_path: Path) -> None:
    with pytest.raises(CopyFault):
        copy(tmp_path / "none.sqlite3", tmp_path / "copy.sqlite3")
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_gives_no_copy(tmp_path: Path) -> None:
    (tmp_path / "bad.sqlite3").write_text("no database at all, but long enough to be one")
    with pytest.raises(DamagedDatabase):
        copy(tmp_path / "bad.sqlite3", tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()


async def test_the_command_line(
    database: SqliteDatabase,
    path: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SEALED_ORDERS_DATABASE", str(path))
    target = tmp_path / "copy.sqlite3"
    assert main(["backup", str(target)]) == 0
    assert str(target) in capsys.readouterr().out
    assert main(["check"]) == 0
    assert main(["check", str(target)]) == 0
    assert capsys.readouterr().out.count("is sound") == 2

    assert main(["backup", str(target)]) == 1
    assert "exists" in capsys.readouterr().err

    assert main(["backup"]) == 0
    dated = [file for file in path.parent.iterdir() if file.name.startswith("orders-20")]
    assert len(dated) == 1

    target.write_text("broken")
    assert main(["check", str(target)]) == 1
    assert "damaged" in capsys.readouterr().err
    assert main(["check", str(tmp_path / "none.sqlite3")]) == 0
    assert "no database yet" in capsys.readouterr().out
