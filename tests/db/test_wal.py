"""The newest changes are in a log beside the file: one that ends early after a crash is read, a damaged one refused."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from db.drivers.sqlite import check
from db.drivers.wal import has_lost_commits
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import DamagedDatabase
from db.rows import matches
from db.statements import Connection
from tests.db import rows

FRAME = 24 + 4096
COMMITS = 12

WRITER = """
import asyncio, os, signal, sys
from pathlib import Path
from db.rows import matches
from db.engines.sqlite_engine import SqliteDatabase
from tests.db import rows

async def main():
    database = await SqliteDatabase.open(Path(sys.argv[1]))
    for number in range(1, int(sys.argv[2]) + 1):
        await database.write(matches.insert, rows.match(id=number, channel_id=number, snapshot="x" * 6000))
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database whose process was killed: everything is in the log."""
    path = tmp_path_factory.mktemp("killed") / "orders.sqlite3"
    done = subprocess.run([sys.executable, "-c", WRITER, str(path), str(COMMITS)], check=False, timeout=120)
    assert done.returncode == -signal.SIGKILL
    return path


@pytest.fixture
def left(killed: Path, tmp_path: Path) -> Path:
    """A copy of that database."""
    for file in killed.parent.glob("orders.sqlite3*"):
        shutil.copy(file, tmp_path)
    return tmp_path / "orders.sqlite3"


def _log(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def _changed(path: Path, change: Callable[[bytearray], object]) -> None:
    log = bytearray(_log(path).read_bytes())
    change(log)
    _log(path).write_bytes(log)


def _commits(log: bytes) -> list[int]:
    """Return the positions of the frames that end a commit."""
    return [at for at in range(32, len(log) - FRAME + 1, FRAME) if any(log[at + 4 : at + 8])]


async def _stored(path: Path) -> list[int]:
    database = await SqliteDatabase.open(path)
    found = [number for number in range(1, COMMITS + 1) if await database.read(matches.find, number)]
    await database.close()
    return found


async def test_a_killed_process_loses_nothing(left: Path) -> None:
    assert not has_lost_commits(_log(left).read_bytes())
    assert await _stored(left) == list(range(1, COMMITS + 1))


async def test_a_log_that_ends_early_is_that_of_a_crash(left: Path) -> None:
    log = _log(left).read_bytes()
    last = _commits(log)[-1]
    for cut in (last, last + 10, last + FRAME - 1):
        assert not has_lost_commits(log[:cut])
    _changed(left, lambda log: log.__delitem__(slice(last + 100, None)))
    assert await _stored(left) == list(range(1, COMMITS))


@pytest.mark.parametrize("commit", [0, COMMITS // 2, COMMITS - 3])
async def test_a_log_damaged_in_the_middle_is_refused_and_not_changed(left: Path, commit: int) -> None:
    at = _commits(_log(left).read_bytes())[-COMMITS + commit] + 500
    _changed(left, lambda log: log.__setitem__(slice(at, at + 20), os.urandom(20)))
    before = {file.name: file.read_bytes() for file in left.parent.iterdir() if not file.name.endswith("-shm")}
    with pytest.raises(DamagedDatabase) as refused:
        await SqliteDatabase.open(left)
    assert "orders.sqlite3-wal" in str(refused.value)
    with pytest.raises(DamagedDatabase):
        check(left)
    for name, content in before.items():
        assert (left.parent / name).read_bytes() == content


@pytest.mark.parametrize("place", [0, 9, 17, 25])
async def test_a_log_with_a_damaged_header_is_refused(left: Path, place: int) -> None:
    _changed(left, lambda log: log.__setitem__(place, log[place] ^ 0x55))
    with pytest.raises(DamagedDatabase):
        await SqliteDatabase.open(left)


async def test_frames_of_an_earlier_log_are_no_damage(database: SqliteDatabase, path: Path) -> None:
    """A log is begun anew once all of it is in the file; old frames remain behind the new ones."""
    for number in range(1, 30):
        await database.write(matches.insert, rows.match(id=number, channel_id=number, snapshot="x" * 6000))
    for number in range(30, 33):
        other = sqlite3.connect(path)
        other.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        other.close()
        await database.write(matches.insert, rows.match(id=number, channel_id=number))
        assert not has_lost_commits(_log(path).read_bytes())


async def test_frames_rolled_back_are_no_damage(database: SqliteDatabase, path: Path) -> None:
    """A big transaction writes to the log before it ends; after a rollback its frames remain behind later ones."""

    def big(connection: Connection) -> None:
        connection.execute("PRAGMA cache_size = 10").close()
        for number in range(1, 300):
            matches.insert(connection, rows.match(id=number, channel_id=number, snapshot="x" * 6000))
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(big)
    assert _log(path).stat().st_size > 300 * FRAME
    for number in range(1, 5):
        await database.write(matches.insert, rows.match(id=number, channel_id=number))
        assert not has_lost_commits(_log(path).read_bytes())


def test_a_file_that_is_no_log_is_refused() -> None:
    for length in (0, 5, 32, 40, 32 + FRAME, 32 + 5 * FRAME):
        assert not has_lost_commits(bytes(length))
        assert not has_lost_commits(os.urandom(length))
