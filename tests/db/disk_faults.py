"""Disks that are full or fail, files without permission, programs that hold locks: real ones where possible."""

import os
import resource
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from db.drivers.thread import in_thread
from db.engines.database import Database
from db.engines.sqlite_engine import SqliteDatabase

NOBODY = 65534
SMALL = "4m"
FILLER = "filler"


def _can_mount() -> bool:
    if os.geteuid() != 0 or shutil.which("mount") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(["mount", "-t", "tmpfs", "tmpfs", folder], capture_output=True, check=False)
        if done.returncode == 0:
            subprocess.run(["umount", folder], check=True)
        return done.returncode == 0


CAN_MOUNT = _can_mount()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Make a folder with little room, on a disk of its own where the system allows to mount one."""
    folder.mkdir()
    if not CAN_MOUNT:
        yield folder
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Fill a small disk to the last byte with a file that is removed at the end."""
    with (folder / FILLER).open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(512))
        except OSError:
            pass
    try:
        yield
    finally:
        (folder / FILLER).unlink()


@contextmanager
def failing_disk(path: Path) -> Iterator[None]:
    """Let every write fail that would make a file longer than the log of the database at `path` is now."""
    log = path.with_name(f"{path.name}-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def may_grow(database: Database, pages: int) -> None:
    """Let SQLite report a full disk once the file has so many more pages; a negative number removes the limit."""
    most = 1 << 30 if pages < 0 else await set_pragma(database, "page_count") + pages
    await set_pragma(database, f"max_page_count = {most}")


async def set_pragma(database: Database, pragma: str) -> int:
    """Execute a pragma on the writing connection, outside of a transaction; return its result."""

    def said(connection: sqlite3.Connection) -> int:
        return int((connection.execute(f"PRAGMA {pragma}").fetchone() or [0])[0])

    assert isinstance(database, SqliteDatabase)
    async with database._writing:
        return await in_thread(database._writer, said)


@contextmanager
def unprivileged() -> Iterator[Path]:
    """Yield a folder of an ordinary user, and run as that user: permissions do not bind root."""
    folder = Path(tempfile.mkdtemp())
    is_root = os.geteuid() == 0
    if is_root:
        os.chown(folder, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if is_root:
            os.seteuid(0)
        else:
            for place, folders, files in os.walk(folder):
                for name in (*folders, *files):
                    (Path(place) / name).chmod(0o700)
        shutil.rmtree(folder)


@contextmanager
def locked(path: Path, is_closed_to_readers: bool = False) -> Iterator[None]:
    """Lock a database as another program does that is in the middle of a change or uses the file exclusively."""
    other = sqlite3.connect(path, isolation_level=None)
    try:
        if is_closed_to_readers:
            other.execute("PRAGMA locking_mode = EXCLUSIVE").fetchone()
        other.execute("BEGIN IMMEDIATE")
        if is_closed_to_readers:
            other.execute("DELETE FROM counters WHERE name = 'none'")
        yield
    finally:
        other.rollback()
        other.close()
