"""Disks that are full or fail, files that may not be touched, programs that lock: real ones, where possible."""

import os
import resource
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from db.database import Database
from db.thread import in_thread

NOBODY = 65534
SMALL = "2m"
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
    """Make a folder that has little room, on a disk of its own where the system lets us mount one."""
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
    """Let SQLite itself report a full disk once the file has so many pages more; a negative number lifts that."""
    most = 1 << 30 if pages < 0 else await set_pragma(database, "page_count") + pages
    await set_pragma(database, f"max_page_count = {most}")


async def set_pragma(database: Database, pragma: str) -> int:
    """Execute a pragma on the connection that writes, outside of a transaction; return what it says."""

    def said(connection: sqlite3.Connection) -> int:
        return int((connection.execute(f"PRAGMA {pragma}").fetchone() or [0])[0])

    async with database._writing:
        return await in_thread(database._writer, said)


@contextmanager
def unprivileged() -> Iterator[Path]:
    """Give a folder of somebody whom permissions bind, and be that person; root is bound by none."""
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
    """Hold a database as another program does that is in the middle of a change, or keeps the file for itself."""
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
