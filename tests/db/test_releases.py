"""Older programs beside newer ones: a database that has only grown is theirs too, another one waits until they end."""

import shutil
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from address import Address, PostgresAddress
from db.engines import sqlite_engine
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import DatabaseFault, NewerDatabase
from db.keeping import postgres_start, releases
from db.keeping.migrate import FIRST_RELEASE, FOLDER, Migration, migrations
from db.keeping.postgres_care import connected
from db.keeping.postgres_start import prepare
from db.rows import processes
from db.rows.processes import ProcessRow
from db.statements import Connection
from tests.db.expanding import faults
from text import words

ROOT = Path(__file__).parents[2]
OURS = len(migrations())
EXPAND = "-- kind: expand\nALTER TABLE people ADD COLUMN hat TEXT;\nCREATE TABLE hats (id BIGINT PRIMARY KEY);\n"
CONTRACT = f"-- kind: contract from {OURS + 1:04}\nDROP TABLE hats;\n"


def _migrations() -> list[Path]:
    return [path for path in sorted(FOLDER.glob("*.sql")) if int(path.name[:4]) >= FIRST_RELEASE]


@pytest.mark.parametrize("path", _migrations(), ids=lambda path: path.stem)
def test_a_migration_says_its_kind_and_keeps_to_it(path: Path) -> None:
    """Else a program one version back fails in the middle of a deploy, or a contract is applied under it."""
    text = path.read_text(encoding="utf-8")
    kinds = [line.removeprefix("-- kind: ") for line in text.splitlines() if line.startswith("-- kind:")]
    assert len(kinds) == 1, "say `-- kind: expand`, or `-- kind: contract from NNNN`"
    number = int(path.name[:4])
    needed = migrations()[number - 1].contracts_from
    assert kinds[0] == (f"contract from {needed:04}" if needed else "expand")
    assert FIRST_RELEASE <= needed <= number if needed else faults(text) == []


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE people",
        "ALTER TABLE people DROP COLUMN name",
        "ALTER TABLE people RENAME COLUMN name TO called",
        "ALTER TABLE people RENAME TO persons",
        "ALTER TABLE people ADD COLUMN hat TEXT NOT NULL",
        "ALTER TABLE people ADD COLUMN hat BIGINT REFERENCES decks (id)",
        "ALTER TABLE people ALTER COLUMN zone SET NOT NULL",
        "CREATE UNIQUE INDEX one_zone ON people (zone)",
        "CREATE TABLE hats (match_id BIGINT REFERENCES matches (id))",
        "UPDATE matches SET status = 'sleeping' WHERE status = 'running'",
        "ALTER TABLE people ADD COLUMN hat TEXT;\nUPDATE people SET hat = zone, zone = NULL",
        "DELETE FROM people",
        "INSERT INTO due (kind, about, seat, at) VALUES ('new', 0, 0, 0)",
    ],
)
def test_what_an_older_program_would_notice_is_found(statement: str) -> None:
    """The check above must be able to fail."""
    assert len(faults(f"{EXPAND.replace('hat TEXT', 'cap TEXT')}{statement};\n")) == 1


def test_what_only_adds_is_no_fault() -> None:
    """Else every expansion would have to be called a contract."""
    filling = (
        "UPDATE people SET hat = 'tall' WHERE user_id = 1;\nINSERT INTO hats (id) VALUES (1);\n"
        "CREATE UNIQUE INDEX one_hat ON hats (id);\nCREATE INDEX with_hat ON people (hat) WHERE hat IS NOT NULL;\n"
        "CREATE TABLE caps (match_id BIGINT NOT NULL REFERENCES matches (id) ON DELETE CASCADE);\n"
    )
    assert faults(EXPAND + filling) == []


def _newer(folder: Path, *texts: str) -> tuple[Migration, ...]:
    """Return the migrations of a newer program, with some more in `folder`."""
    shutil.copytree(FOLDER, folder)
    for number, text in enumerate(texts, OURS + 1):
        (folder / f"{number:04}_newer.sql").write_text(text, encoding="utf-8")
    return migrations(folder)


async def _opened_by(known: tuple[Migration, ...], path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Open a file as a program that knows those migrations, and close it."""
    with monkeypatch.context() as other:
        other.setattr(sqlite_engine, "migrations", lambda: known)
        await (await SqliteDatabase.open(path)).close()


def _alive(connection: Connection, migration: int, name: str = "older") -> None:
    now = int(time.time())
    row = ProcessRow(name, f"not {socket.gethostname()}", "", 1, "0.1", 1, False, now, now + 60, migration)
    processes.store(connection, row)


async def test_a_file_is_used_by_a_program_one_step_back_until_a_contract(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A downgrade by one version needs no backup; one over a contract is refused, and the file is not touched."""
    wider, narrower = _newer(tmp_path / "a", EXPAND), _newer(tmp_path / "b", EXPAND, CONTRACT)
    await _opened_by(wider, path, monkeypatch)
    database = await SqliteDatabase.open(path)
    await database.write(_alive, OURS)
    await database.write(releases.check, path)
    await database.close()
    await _opened_by(wider, path, monkeypatch)

    with pytest.raises(DatabaseFault) as waits:
        await _opened_by(narrower, path, monkeypatch)
    assert waits.value.code == "older_lives"
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT MAX(number) FROM migrations").fetchone() == (OURS + 1,)
        assert list(tmp_path.glob(f"**/*-before-{OURS + 2:04}*")) == []
        connection.execute("UPDATE processes SET migration = ?", (OURS + 1,))
        connection.commit()
    running = await SqliteDatabase.open(path)
    await _opened_by(narrower, path, monkeypatch)
    with pytest.raises(NewerDatabase):
        await running.write(releases.check, path)
    await running.close()
    with pytest.raises(NewerDatabase):
        await SqliteDatabase.open(path)


def test_a_server_is_used_by_a_program_one_step_back_until_a_contract(empty: PostgresAddress, tmp_path: Path) -> None:
    """As a file is."""
    wider, narrower = _newer(tmp_path / "a", EXPAND), _newer(tmp_path / "b", EXPAND, CONTRACT)
    with connected(empty, "test") as connection:
        prepare(connection, empty, wider)
        prepare(connection, empty, migrations())
        _alive(connection, OURS)
        releases.check(connection, empty)
        with pytest.raises(DatabaseFault) as waits:
            prepare(connection, empty, narrower, without_backup=True)
        assert waits.value.code == "older_lives"
        assert "hats" in postgres_start.tables(connection)
        processes.drop(connection, "older")
        prepare(connection, empty, narrower, without_backup=True)
        for refused in (lambda: prepare(connection, empty, migrations()), lambda: releases.check(connection, empty)):
            with pytest.raises(NewerDatabase):
                refused()


async def test_what_older_programs_cannot_read_waits_for_them_and_then_shuts_them_out(database: SqliteDatabase) -> None:
    """Else a program that has died during a deploy comes back and meets what it cannot read."""
    now = int(time.time())
    await database.write(_alive, OURS + 1, "newer")
    await database.write(_alive, OURS)
    assert not await database.write(releases.can_all_read, OURS + 1, now)
    await database.write(releases.check, database.path)
    await database.write(processes.drop, "older")
    assert await database.write(releases.can_all_read, OURS + 1, now)
    with pytest.raises(NewerDatabase):
        await database.write(releases.check, database.path)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_who_waits_is_told_for_which_process(language: str, path: Address) -> None:
    """The owner must see what to stop."""
    fault = DatabaseFault(path, "older_lives", process="host-1, pid 7", version="0.2.0", count=2)
    assert "host-1, pid 7" in words(language)(f"database-{fault.code}", **fault.facts)


@pytest.mark.parametrize("layer", ["db", "play"])
def test_what_is_stored_is_read_past_fields_that_are_not_known(layer: str) -> None:
    """A newer program adds fields to what is stored as JSON; a struct that refuses these would fail beside it."""
    sources = (ROOT / layer).rglob("*.py")
    assert [path.name for path in sources if "forbid_unknown_fields" in path.read_text(encoding="utf-8")] == []
