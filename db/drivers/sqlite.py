"""What is SQLite's alone: how a file is opened, checked and copied, and the pragmas. All other SQL is portable."""

import errno
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import aiosqlite

from db.drivers.thread import ThreadConnection, in_thread
from db.drivers.wal import has_lost_commits
from db.errors import DamagedDatabase, DatabaseFault, UnavailableDatabase, named_faults, system_fault
from db.private import make_file
from db.room import Room
from db.statements import Connection

BUSY_MILLISECONDS = 15_000
CHECKED_BYTES = 1 << 29
"""Up to this size the whole file is checked whenever it is opened; for a bigger one there is `python -m db check`."""

IMPATIENT = "PRAGMA busy_timeout = 200"
BEGIN_WRITE = "BEGIN IMMEDIATE"
BEGIN_READ = "BEGIN"
SAVEPOINT = "SAVEPOINT one"
KEEP = "RELEASE SAVEPOINT one"
DROP = "ROLLBACK TO SAVEPOINT one"
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
_TAKEN = """
SELECT COALESCE(m.tbl_name, d.name), SUM(d.pgsize)
FROM dbstat AS d LEFT JOIN sqlite_master AS m ON m.name = d.name WHERE d.aggregate = TRUE GROUP BY 1
"""
_ROW_BYTES = 60
"""About what a row takes beside what is in it, with its indexes."""

IMPATIENT_SECONDS = 0.2
_LOOKS = 5
_LOOK_SECONDS = 0.2
_NEXT_TRY_SECONDS = 0.05


async def connect(path: Path, read_only: bool = False) -> aiosqlite.Connection:
    """Return a connection in autocommit mode, so that transactions are only those we begin ourselves."""
    connection = await aiosqlite.connect(
        path, factory=ThreadConnection, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000
    )
    try:
        await in_thread(connection, _set_up, read_only)
    except BaseException:
        await connection.close()
        raise
    return connection


def _set_up(connection: sqlite3.Connection, read_only: bool) -> None:
    connection.row_factory = sqlite3.Row
    patience = f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}"
    for pragma in (patience, *_PRAGMAS, *(("PRAGMA query_only = ON",) if read_only else ())):
        _set(connection, pragma)


def _set(connection: sqlite3.Connection, pragma: str) -> None:
    """Execute a pragma; when another process turns WAL on at the same time SQLite refuses without waiting, so we do."""
    until = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            # A cursor left open would count as a statement in progress and keep the next transaction from committing.
            return connection.execute(pragma).close()
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
        time.sleep(_NEXT_TRY_SECONDS)


def tables(connection: Connection) -> set[str]:
    """Return the names of the tables there are."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {row[0] for row in found.fetchall()}


def make_new(path: Path) -> None:
    """Make the empty file of a new database, with its folder.

    Raises:
        UnavailableDatabase: it cannot be made.
    """
    try:
        make_file(path)
    except OSError as fault:
        raise system_fault(path, fault) from fault


def connect_untouched(path: Path) -> sqlite3.Connection:
    """Return a connection that can only read and sets nothing, for a look at a file that may not be ours."""
    return sqlite3.connect(read_only(path), uri=True, isolation_level=None, timeout=BUSY_MILLISECONDS / 1000)


def connect_alone(path: Path) -> sqlite3.Connection:
    """Return a connection to write with while nobody else has the file open, not even to read.

    Raises:
        sqlite3.OperationalError: somebody has (`SQLITE_BUSY`).
    """
    connection = sqlite3.connect(path, isolation_level=None, timeout=0.0)
    try:
        connection.row_factory = sqlite3.Row
        for pragma in ("PRAGMA locking_mode = EXCLUSIVE", *_PRAGMAS):
            connection.execute(pragma).close()
        connection.execute(BEGIN_WRITE)
        connection.commit()
    except BaseException:
        connection.close()
        raise
    return connection


def read_only(path: Path) -> str:
    """Return the address of the file at `path` for a connection that must not change it."""
    return f"{path.resolve().as_uri()}?mode=ro"


def is_new(path: Path) -> bool:
    """Return whether there is no database yet: no file, or one of no bytes as a start that was cut short leaves it.

    Raises:
        DamagedDatabase: the database is gone, but the newest changes to it are still beside it.
        UnavailableDatabase: the folder cannot be read.
    """
    log = _log_of(path)
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size > 0):
            return False
        has_log = log.exists() and log.stat().st_size > 0
    except OSError as fault:
        raise system_fault(path, fault) from fault
    if has_log:
        raise DamagedDatabase(path, f"it is missing or empty, while {log.name} is still there")
    return True


def check_access(path: Path) -> None:
    """Refuse an existing file that cannot be written to before SQLite puts files beside it that cannot be either.

    Raises:
        UnavailableDatabase: the file or its folder can only be read, or not even that.
    """
    own = os.access in os.supports_effective_ids
    if not os.access(path, os.R_OK, effective_ids=own):
        raise UnavailableDatabase(path, "closed", os.strerror(errno.EACCES))
    for needed in (path, path.parent):
        if not os.access(needed, os.W_OK, effective_ids=own):
            raise UnavailableDatabase(path, "read_only", f"{needed}: {os.strerror(errno.EACCES)}")


def check(path: Path, thorough: bool = True) -> None:
    """Read the database file at `path` without changing it; `thorough` reads every page.

    Only SQLite opens the file. Whoever opens and closes it otherwise takes away the locks that the connections of this
    process have on it (POSIX: fcntl(2), "Advisory record locking"); another process may then delete the log under them.

    Raises:
        DamagedDatabase: no SQLite database, cut short, or inconsistent.
        UnavailableDatabase: it cannot be read now.
    """
    try:
        size = path.stat().st_size
    except OSError as fault:
        raise system_fault(path, fault) from fault
    _check_log(path)
    _check_pages(path, thorough=thorough or size <= CHECKED_BYTES)


def _check_log(path: Path) -> None:
    """Refuse a log with commits that SQLite would drop in silence; one that is being written is looked at again."""
    log = _log_of(path)
    try:
        for _ in range(_LOOKS):
            if not log.exists() or log.stat().st_size > CHECKED_BYTES:
                return
            found = log.read_bytes()
            if not has_lost_commits(found):
                return
            time.sleep(_LOOK_SECONDS)
            if log.read_bytes() == found:
                raise DamagedDatabase(path, f"{log.name} beside it is broken in the middle")
    except FileNotFoundError:
        return
    except OSError as fault:
        raise system_fault(log, fault) from fault


def _check_pages(path: Path, *, thorough: bool) -> None:
    with named_faults(path), closing(connect_untouched(path)) as connection:
        # Reads the first page, which says whether it is a database at all.
        connection.execute("PRAGMA schema_version").fetchone()
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0] if thorough else "ok"
    if found != "ok":
        raise DamagedDatabase(path, str(found).splitlines()[0])


def copy_pages(path: Path, target: Path) -> None:
    """Write the database at `path`, which may be in use, to `target`; raises what `sqlite3` raises."""
    with closing(connect_untouched(path)) as source, closing(sqlite3.connect(target)) as copied:
        source.backup(copied)
        _mark_as_copy(copied)
        # A copy that is one file alone is easier to carry away; opening it as a database turns WAL on again.
        copied.execute("PRAGMA journal_mode = DELETE")


def mark_as_copy(path: Path) -> None:
    """Note in the database at `path` that it is a copy: its next start takes it for a restore (db/keeping/lineage.py).

    Raises:
        UnavailableDatabase, DamagedDatabase: it cannot be written to.
    """
    with named_faults(path), closing(sqlite3.connect(path, timeout=BUSY_MILLISECONDS / 1000)) as connection:
        if "moves" in tables(connection):
            # Who was told that it was moved away, and says this, uses it again.
            connection.execute("DELETE FROM moves WHERE direction = 'to'")
        _mark_as_copy(connection)


def _mark_as_copy(connection: sqlite3.Connection) -> None:
    # A database that is older than its counters has no mark beside it either, which tells the same.
    if "counters" in tables(connection):
        connection.execute("UPDATE counters SET value = 1 WHERE name = 'copied'")
        connection.commit()


def room_of(connection: sqlite3.Connection) -> Room:
    """Return how much room a database takes, and each of its tables with its indexes."""
    (pages,), (size,), (free,) = (
        connection.execute(f"PRAGMA {name}").fetchone() for name in ("page_count", "page_size", "freelist_count")
    )
    try:
        found = connection.execute(_TAKEN).fetchall()
    except sqlite3.OperationalError:
        # This SQLite was built without `dbstat`.
        weights = {name: _weight(connection, name) for name in tables(connection)}
        used = (pages - free) * size / max(1, sum(weights.values()))
        return Room(pages * size, free * size, {name: round(each * used) for name, each in weights.items()}, True)
    own = tables(connection)
    return Room(pages * size, free * size, {name: taken for name, taken in found if name in own})


def _weight(connection: sqlite3.Connection, table: str) -> int:
    columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
    lengths = " + ".join(f'COALESCE(LENGTH("{column}"), 0)' for column in columns)
    counted = f'SELECT COALESCE(SUM({lengths}), 0) + {_ROW_BYTES} * COUNT(*) FROM "{table}"'  # noqa: S608 - our names
    return int(connection.execute(counted).fetchone()[0])


def shrink(path: Path) -> None:
    """Give back to the disk what is free in the database at `path`, which nobody else may have open.

    Raises:
        DamagedDatabase: it is damaged.
        UnavailableDatabase: it cannot be written to, or there is no room for a copy of it; it is as it was.
        DatabaseFault: `in_use`: somebody has it open.
    """
    with named_faults(path), closing(sqlite3.connect(path, isolation_level=None, timeout=IMPATIENT_SECONDS)) as alone:
        try:
            # With a log, whoever has the file open keeps others from having it for themselves.
            for statement in ("PRAGMA locking_mode = EXCLUSIVE", BEGIN_WRITE, "ROLLBACK"):
                alone.execute(statement).close()
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise DatabaseFault(path, "in_use") from fault
        alone.execute("VACUUM").close()


def _log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")
