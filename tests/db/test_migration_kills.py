"""Migrations that are cut short by SIGKILL: the file is whole, old or new, and the next start completes them."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from db.drivers.sqlite import check, connect
from db.drivers.thread import in_thread
from db.engines import sqlite_engine
from db.engines.sqlite_engine import SqliteDatabase
from db.keeping.migrate import migrate
from tests.db import rows
from tests.db.migrant import KNOWN
from tests.sampling import sample

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
OLD = sample(len(KNOWN) - 8, hunt=1)
"""The version that the migrations begin from: the newest ones are those that somebody may still be waiting for."""

AT_RANDOM = sample(25, hunt=500)


def _dump(path: Path) -> list[str]:
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


def _version(dump: list[str]) -> int:
    return sum(line.startswith('INSERT INTO "migrations"') for line in dump)


def _schema(dump: list[str]) -> list[str]:
    return sorted(line for line in dump if line.startswith("CREATE"))


def _played(dump: list[str]) -> set[str]:
    """Return the rows of `dump` that matches consist of, without the columns that migrations add at their ends."""
    matches = {line.split(",'c0c0")[0] for line in dump if line.startswith('INSERT INTO "matches"')}
    invited = {",".join(line.removesuffix(");").split(",")[:3]) for line in dump if 'INTO "invited"' in line}
    return matches | invited


async def _at_version(path: Path, version: int) -> Path:
    connection = await connect(path)
    await in_thread(connection, migrate, path, KNOWN[:version])
    await connection.close()
    return path


@pytest.fixture
async def template(tmp_path: Path) -> Path:
    """A database of an older version with matches in it."""
    path = await _at_version(tmp_path / "template.sqlite3", OLD)

    def filled(connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN")
        # The queries of today name columns that this version lacks.
        columns = [row[1] for row in connection.execute("PRAGMA table_info(matches)")]
        insert = f"INSERT INTO matches ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        for number in range(1, 100):
            row = rows.match(id=number, channel_id=number, snapshot="x" * 300)
            connection.execute(insert, [getattr(row, column) for column in columns])
            connection.execute(
                "INSERT INTO invited (match_id, user_id, is_barred) VALUES (?, ?, FALSE)", (number, 1000 + number)
            )
        connection.commit()

    connection = await connect(path)
    await in_thread(connection, filled)
    await connection.close()
    return path


async def test_a_migration_killed_at_any_moment(
    template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_engine, "migrations", lambda: KNOWN)
    wholes = [_schema(_dump(await _at_version(tmp_path / f"v{v}.sqlite3", v))) for v in range(len(KNOWN) + 1)]
    before = _dump(template)
    command = [sys.executable, "-m", "tests.db.migrant", str(template), str(tmp_path / "killed"), str(AT_RANDOM)]
    await asyncio.to_thread(subprocess.run, command, cwd=ROOT, check=True, timeout=300)
    places = sorted((tmp_path / "killed").iterdir())
    found = set()
    for place in places:
        path = place / "orders.sqlite3"
        dump = _dump(path)
        found.add(_version(dump))
        assert _schema(dump) == wholes[_version(dump)], place.name
        assert _played(dump) == _played(before), place.name
        check(path)
        await _completes(path, wholes[-1], before)
    assert found == set(range(OLD, len(KNOWN) + 1))
    assert len(places) > AT_RANDOM + sum(len(step.statements) for step in KNOWN[OLD:])


async def _completes(path: Path, whole: list[str], before: list[str]) -> None:
    """The next start brings the database up to date; every file named as a backup is a whole database."""
    opened = await SqliteDatabase.open(path)
    await opened.close()
    after = _dump(path)
    assert (_version(after), _schema(after)) == (len(KNOWN), whole)
    assert _played(after) == _played(before)
    copies = sorted(path.parent.glob("*-before-*.sqlite3"))
    assert f"orders-before-{OLD + 1:04}.sqlite3" in {copy.name for copy in copies}
    assert len({copy.name[:20] for copy in copies}) == len(copies), "one copy for each version that was left"
    for copy in copies:
        dump = _dump(copy)
        assert _version(dump) == int(copy.stem[-4:]) - 1
        assert _played(dump) == _played(before)
