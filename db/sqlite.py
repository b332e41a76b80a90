"""What is SQLite's alone: how a file is opened, checked and copied, and the pragmas. All other SQL is portable."""

import sqlite3
from pathlib import Path

import aiosqlite

from db.errors import CopyFault, DamagedDatabase

BUSY_MILLISECONDS = 15_000
HEADER = b"SQLite format 3\x00"
CHECKED_BYTES = 1 << 29
"""Up to this size the whole file is checked whenever it is opened; for a bigger one there is `python -m db check`."""

BEGIN_WRITE = "BEGIN IMMEDIATE"
BEGIN_READ = "BEGIN"
_PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


async def connect(path: Path, read_only: bool = False) -> aiosqlite.Connection:
    """Return a connection in autocommit mode, so that transactions are only those we begin ourselves."""
    connection = await aiosqlite.connect(path, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000)
    connection.row_factory = sqlite3.Row
    try:
        for pragma in (*_PRAGMAS, "PRAGMA query_only = ON") if read_only else _PRAGMAS:
            # A cursor left open would count as a statement in progress and keep the next transaction from committing.
            await (await connection.execute(pragma)).close()
    except BaseException:
        await connection.close()
        raise
    return connection


async def connect_untouched(path: Path) -> aiosqlite.Connection:
    """Return a connection that can only read and sets nothing, for a look at a file that may not be ours."""
    return await aiosqlite.connect(_read_only(path), uri=True, isolation_level=None)


def is_new(path: Path) -> bool:
    """Say whether there is no database yet: no file, or one of no bytes as a start that was cut short leaves it.

    Raises:
        DamagedDatabase: the database is gone, but the newest changes to it are still beside it.
    """
    if path.exists() and (not path.is_file() or path.stat().st_size > 0):
        return False
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size > 0:
        raise DamagedDatabase(path, f"it is missing or empty, while {log.name} is still there")
    return True


def check(path: Path, thorough: bool = True) -> None:
    """Read the database file at `path` without changing it; `thorough` reads every page.

    Raises:
        DamagedDatabase: no SQLite database, cut short, or inconsistent.
    """
    try:
        with path.open("rb") as file:
            head = file.read(len(HEADER))
    except OSError as fault:
        raise DamagedDatabase(path, f"it cannot be read: {fault.strerror}") from fault
    if head != HEADER:
        raise DamagedDatabase(path, "it is not an SQLite file")
    if thorough or path.stat().st_size <= CHECKED_BYTES:
        _check_pages(path)


def _check_pages(path: Path) -> None:
    try:
        connection = sqlite3.connect(_read_only(path), uri=True, timeout=BUSY_MILLISECONDS / 1000)
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        finally:
            connection.close()
    except sqlite3.DatabaseError as fault:
        raise DamagedDatabase(path, str(fault)) from fault
    if found != "ok":
        raise DamagedDatabase(path, str(found).splitlines()[0])


def copy(path: Path, target: Path) -> None:
    """Write a consistent copy of the database at `path`, which may be in use, to the new file `target`, and check it.

    Raises:
        CopyFault: there is no database at `path`, or `target` exists or cannot be written.
        DamagedDatabase: the database or its copy is damaged.
    """
    if is_new(path):
        raise CopyFault(path, "there is no database here to copy.")
    check(path, thorough=False)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.open("xb").close()
    except FileExistsError as fault:
        raise CopyFault(target, "a file of this name exists; it was left as it is.") from fault
    except OSError as fault:
        raise CopyFault(target, f"the copy cannot be written: {fault.strerror}.") from fault
    try:
        _copy_pages(path, target)
        check(target)
    except BaseException:
        target.unlink()
        raise


def _copy_pages(path: Path, target: Path) -> None:
    source = sqlite3.connect(_read_only(path), uri=True, timeout=BUSY_MILLISECONDS / 1000)
    try:
        copied = sqlite3.connect(target)
        try:
            source.backup(copied)
            # A copy that is one file alone is easier to carry away; opening it as a database turns WAL on again.
            copied.execute("PRAGMA journal_mode = DELETE")
        finally:
            copied.close()
    except sqlite3.DatabaseError as fault:
        raise CopyFault(target, f"the copy failed: {fault}.") from fault
    finally:
        source.close()


def _read_only(path: Path) -> str:
    return f"{path.resolve().as_uri()}?mode=ro"
