"""`python -m db size` and `shrink`: what takes the room, what packing would free, and that nobody is disturbed."""

import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from db.__main__ import main
from db.drivers.sqlite import room_of
from db.engines.sqlite_engine import SqliteDatabase
from db.rows import entries, matches, packs
from db.rows.packs import PackedEntry, PackRow
from db.statements import Connection
from tests.db import rows

LONG = '{"kind":"move","notation":"' + "the same again and again " * 40 + '"}'


def _play(connection: Connection) -> None:
    """Store a match that is not over, four that are, one that is packed, and one that does not verify."""
    for number in range(1, 8):
        over = {"status": "ended", "started_at": 1_000, "ended_at": 2_000 + number} if number > 1 else {}
        matches.insert(connection, rows.match(id=number, game="tetranomicon", channel_id=number, **over))
        made = [rows.entry(match_id=number, revision=each, entry=LONG) for each in range(1, 400)]
        entries.insert(connection, *made, kept={1: b"\0" * 900})
    packed = packs.pack([PackedEntry(1, LONG)] * 399)
    assert packs.put_in_place(connection, PackRow(6, packed, "d1"))
    assert packs.keep_whole(connection, 7, "events")


@pytest.fixture
async def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteDatabase]:
    """A database in use, which the settings name."""
    database = await SqliteDatabase.open(tmp_path / "orders.sqlite3")
    await database.write(_play)
    monkeypatch.setenv("SEALED_ORDERS_DATABASE", str(database.path))
    monkeypatch.setenv("SEALED_ORDERS_LANGUAGE", "en")
    yield database
    with suppress(ValueError):
        # It may have been closed.
        await database.close()


async def test_it_says_what_takes_the_room(played: SqliteDatabase, capsys: pytest.CaptureFixture[str]) -> None:
    """By table and by game, while the database is in use, and changes nothing."""
    before = played.path.read_bytes()
    assert main(["size"]) == 0
    said = re.sub(r"[\d.]+ MB", "# MB", " ".join(capsys.readouterr().out.split()))
    for part in (
        "entries # MB 2,394 rows",
        "Tetranomicon # MB 4 matches that are over",
        "1 match that is not over",
        "1 match that is over and packed",
        "1 match that is over and does not verify",
        "To pack all 4 matches that are over would free about # MB.",
        "4 of them have been over for long enough",
        "kept as they are",
    ):
        assert part in said
    assert played.path.read_bytes() == before


async def test_it_estimates_where_sqlite_does_not_tell(
    played: SqliteDatabase, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not every SQLite has dbstat. Tables then add up to the whole all the same."""
    with closing(sqlite3.connect(played.path)) as connection:
        told = room_of(connection)
        monkeypatch.setattr("db.drivers.sqlite._TAKEN", "SELECT * FROM dbstat_that_was_left_out")
        guessed = room_of(connection)
    assert guessed.is_estimate and not told.is_estimate
    assert sum(guessed.tables.values()) == pytest.approx(guessed.bytes - guessed.free, rel=0.01)
    assert guessed.tables["entries"] == pytest.approx(told.tables["entries"], rel=0.35)
    monkeypatch.setenv("SEALED_ORDERS_LANGUAGE", "ru")
    monkeypatch.setenv("SEALED_ORDERS_PACK_DAYS", "never")
    assert main(["size"]) == 0
    said = capsys.readouterr().out
    assert "приблизительно" in said
    assert "4 оконченные партии" in said
    assert "имеет значение never" in said


async def test_what_is_free_goes_back_while_no_bot_runs(
    played: SqliteDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    """To write the whole file anew keeps everybody else out for as long as that takes."""
    for match in range(2, 6):
        row = PackRow(match, packs.pack([PackedEntry(1, LONG)] * 399), "d1")
        assert await played.write(packs.put_in_place, row)
    assert main(["shrink"]) == 1
    assert "Stop the bot first" in capsys.readouterr().err
    await played.close()
    before = played.path.stat().st_size
    assert main(["shrink"]) == 0
    assert "and now takes 1." in capsys.readouterr().out
    assert played.path.stat().st_size < before / 2
    again = await SqliteDatabase.open(played.path)
    assert len(await again.read(entries.between, 3, 0, 1_000)) == 399
    await again.close()


def test_an_older_database_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It has no columns to count by, and bringing it up to date is for the bot."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE migrations (number); CREATE TABLE matches (id);")
    assert main(["size", str(path)]) == 1
    assert "older version" in capsys.readouterr().err
    assert main(["size", str(tmp_path / "none.sqlite3")]) == 0
    assert "no database yet" in capsys.readouterr().out
