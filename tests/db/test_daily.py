"""Daily backups: once a day, checked, private, only where there is room, and old ones go when a newer one is good."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from db.drivers.sqlite import check
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import CopyFault, DamagedDatabase
from db.keeping import backup, daily
from db.keeping.daily import Kept, make, superfluous
from db.rows import matches
from tests.db import rows

DAY = 86_400
NOON = datetime(2026, 11, 25, 12, tzinfo=UTC).timestamp()
ROOT = Path(__file__).parents[2]
MAKES = "import sys, pathlib; from db.keeping.daily import Kept, make; print(make(pathlib.Path(sys.argv[1]), " + (
    "Kept(pathlib.Path(sys.argv[2]), 7, 4), float(sys.argv[3])))"
)


async def _made(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "backups", 7, 4)


def _names(kept: Kept) -> list[str]:
    return sorted(file.name for file in kept.folder.iterdir())


async def test_one_a_day_that_is_sound_and_private(database: SqliteDatabase, path: Path, kept: Kept) -> None:
    await database.write(matches.insert, rows.match())
    made = [await asyncio.to_thread(make, path, kept, NOON + hours * 3_600) for hours in (0, 1, 11, 12, 13)]
    assert [each is not None for each in made] == [True, False, False, True, False]
    assert _names(kept) == ["orders-2026-11-25.sqlite3", "orders-2026-11-26.sqlite3"]
    for file in kept.folder.iterdir():
        check(file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.folder.stat().st_mode) == 0o700
    with closing(sqlite3.connect(kept.folder / _names(kept)[0])) as copied:
        assert copied.execute("SELECT count(*) FROM matches").fetchone() == (1,)


@pytest.mark.parametrize("days", [50, 200])
def test_so_many_days_and_weeks_are_kept(days: int) -> None:
    """Day by day, as backups come: what has gone does not come again."""
    found: set[date] = set()
    kept = Kept(Path(), 7, 4)
    for day in range(days):
        found.add(date(2026, 1, 1) + timedelta(day))
        found -= superfluous(found, kept)
    ages = sorted((max(found) - day).days for day in found)
    assert ages[:7] == list(range(7))
    assert len(ages) == 11
    assert ages[7] - ages[6] <= 7
    assert {later - earlier for earlier, later in pairwise(ages[7:])} == {7}
    assert ages[-1] >= 28


@pytest.mark.parametrize(("days", "weeks", "left"), [(1, 0, 1), (0, 1, 1), (3, 0, 3), (0, 2, 2), (400, 0, 60)])
def test_the_numbers_are_free(days: int, weeks: int, left: int) -> None:
    found = {date(2026, 1, 1) + timedelta(day) for day in range(60)}
    remaining = found - superfluous(found, Kept(Path(), days, weeks))
    assert len(remaining) == left
    assert max(found) in remaining


async def test_old_ones_go_and_nothing_else(database: SqliteDatabase, path: Path, kept: Kept) -> None:
    kept.folder.mkdir()
    for day in range(1, 60):
        (kept.folder / f"orders-{date(2026, 11, 25) - timedelta(day)}.sqlite3").write_text("old")
    mine = {"orders-2026-13-45.sqlite3", "orders-20261101-120000.sqlite3", "other-2026-01-01.sqlite3", "notes.txt"}
    for name in mine:
        (kept.folder / name).write_text("mine")
    (kept.folder / "orders-2026-11-20.sqlite3.part").write_text("cut short")
    assert make(path, kept, NOON)
    assert mine < set(_names(kept))
    assert len(set(_names(kept)) - mine) == 11


async def test_none_is_made_where_none_is_wanted(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    assert make(path, Kept(tmp_path / "backups", 0, 0), NOON) is None
    assert not (tmp_path / "backups").exists()


async def test_too_little_room(
    database: SqliteDatabase, path: Path, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = path.stat().st_size + path.with_name(f"{path.name}-wal").stat().st_size
    usage = shutil.disk_usage(path.parent)._replace(free=size + daily.RESERVE_BYTES - 1)
    monkeypatch.setattr("db.keeping.daily.shutil.disk_usage", lambda _: usage)
    with pytest.raises(CopyFault) as refused:
        make(path, kept, NOON)
    assert refused.value.code == "copy_no_room"
    assert refused.value.facts["free"] == refused.value.facts["needed"]
    assert _names(kept) == []
    usage = usage._replace(free=usage.free + 1)
    assert make(path, kept, NOON)


async def test_a_copy_that_is_not_sound_is_no_backup_and_nothing_goes(
    database: SqliteDatabase, path: Path, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.folder.mkdir()
    for day in range(1, 60):
        (kept.folder / f"orders-{date(2026, 11, 25) - timedelta(day)}.sqlite3").write_text("old")
    before = _names(kept)
    monkeypatch.setattr(backup, "copy_pages", lambda _, target: target.write_bytes(b"half of it"))
    with pytest.raises(DamagedDatabase):
        make(path, kept, NOON)
    assert _names(kept) == before


def _aged(file: Path, days: float) -> None:
    os.utime(file, (NOON - days * DAY, NOON - days * DAY))


async def test_copies_of_migrations_go_after_a_month(database: SqliteDatabase, path: Path, kept: Kept) -> None:
    old, numbered, young, mine = (
        path.with_name(f"orders-{name}.sqlite3")
        for name in ("before-0012", "before-0012-2", "before-0049", "before-us")
    )
    for file in (old, numbered, young, mine):
        file.write_text("a copy")
        _aged(file, 31)
    _aged(young, 29)
    kept.folder.write_text("no folder: no backup can be made")
    with pytest.raises(CopyFault):
        make(path, kept, NOON)
    assert all(file.exists() for file in (old, numbered, young, mine))
    kept.folder.unlink()
    make(path, kept, NOON)
    assert [file.exists() for file in (old, numbered, young, mine)] == [False, False, True, True]


def test_of_several_processes_one_makes_it(path: Path, kept: Kept) -> None:
    asyncio.run(_made(path))
    kept.folder.mkdir()
    arguments = [sys.executable, "-c", MAKES, str(path), str(kept.folder), str(NOON)]
    started = [subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    printed = [process.communicate()[0].strip() for process in started]
    assert [process.returncode for process in started] == [0, 0, 0]
    assert sorted(said == "None" for said in printed) == [False, True, True]
    assert _names(kept) == ["orders-2026-11-25.sqlite3"]


async def test_one_that_is_being_made_is_left_to_its_process(
    database: SqliteDatabase, path: Path, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is written it has no name yet, so only the lock can tell."""
    second: list[Path | None] = []
    copying: Callable[[Path, Path], None] = backup.copy

    def copy(source: Path, target: Path) -> None:
        second.append(make(path, kept, NOON))
        copying(source, target)

    monkeypatch.setattr(daily, "copy", copy)
    assert make(path, kept, NOON)
    assert second == [None]
