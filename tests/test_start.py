"""Starting on a database that cannot be used: one line in the chosen language, an exit status, an unchanged file.

The bot is a process of its own, as people start it; without a token it would open the playground.
"""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from db.engines.sqlite_engine import SqliteDatabase
from tests.db.disk_faults import locked

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
CANNOT_START = 1
PATIENCE_SECONDS = 120
IMPATIENT = "from db.drivers import sqlite; sqlite.BUSY_MILLISECONDS = 300; import bot; raise SystemExit(bot.main([]))"
"""Starts the bot as bot.py does, but it waits only briefly for a locked database."""

INHERITED = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH")


def _start(path: Path, language: str, folder: Path | None = None, *program: str) -> tuple[int, str]:
    """Start the bot, or `program`; return its exit status and standard error."""
    environment = {name: os.environ[name] for name in INHERITED if name in os.environ}
    environment |= {"SEALED_ORDERS_DATABASE": str(path), "SEALED_ORDERS_LANGUAGE": language, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, *(program or (str(ROOT / "bot.py"),))],
        cwd=folder or path.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )
    return done.returncode, done.stderr


def _rubbish(path: Path) -> None:
    path.write_bytes(b"this is no database" * 500)


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20_000])


def _foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO migrations (number, name, applied_at) VALUES (999, 'later', 0)")


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """An intact database."""
    made = tmp_path / "orders.sqlite3"
    await (await SqliteDatabase.open(made)).close()
    return made


@pytest.mark.parametrize(
    ("harm", "language", "said"),
    [
        (_rubbish, "en", "the database is damaged"),
        (_cut, "ru", "база данных повреждена"),
        (_foreign, "en", "the database of another program"),
        (_newer, "ru", "версия базы данных — 999"),
    ],
)
def test_a_file_that_is_not_ours_to_open(path: Path, harm: Callable[[Path], None], language: str, said: str) -> None:
    harm(path)
    before = path.read_bytes()
    status, error = _start(path, language)
    assert status == CANNOT_START, error
    last = error.splitlines()[-1]
    assert said in last and str(path) in last
    assert "Traceback" not in error
    assert path.read_bytes() == before


def test_a_file_that_another_program_keeps(path: Path) -> None:
    before = path.read_bytes()
    with locked(path, is_closed_to_readers=True):
        status, error = _start(path, "en", None, "-c", IMPATIENT)
    assert status == CANNOT_START, error
    assert "another program holds the database locked" in error.splitlines()[-1]
    assert "Traceback" not in error
    assert path.read_bytes() == before


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("keep me")
    status, error = _start(tmp_path / "file" / "orders.sqlite3", "ru", tmp_path)
    assert status == CANNOT_START, error
    assert "базу данных не удаётся открыть" in error.splitlines()[-1]
    assert "Traceback" not in error
    assert (tmp_path / "file").read_text() == "keep me"
