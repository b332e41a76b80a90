"""Why a database cannot be used: a code and facts; the words are text/*/database.ftl, `database-<code>`.

Only its address is named, without a password, and nothing from inside. A database that cannot be used has not been
touched.
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from address import Address

Trouble = Literal[
    "full", "read_only", "locked", "closed", "failing", "replaced",
    "unreachable", "refused", "no_database", "standby", "busy", "unknown",
]  # fmt: skip
"""What keeps us from a database that may be sound.

Of a file: no space left, no leave to write, held by another program, no leave to open it (or no such folder), a disk
that fails, another file or none in its place. Of a server: it cannot be reached or was lost, it does not let us in, it
has no such database, it only reads, it takes too long, it was lost while something was stored."""


class DatabaseFault(Exception):
    """A database that cannot be used as it is now. `code` and `facts` are for words, the text is for logs."""

    def __init__(self, address: Address, code: str, **facts: str | int) -> None:
        """Name the database, and what is wrong with it."""
        details = "".join(f"; {fact}: {value}" for fact, value in facts.items())
        super().__init__(f"{address}: {code}{details}")
        self.address = address
        self.code = code
        self.facts: dict[str, str | int] = {"path": str(address), **facts}


class DamagedDatabase(DatabaseFault):
    """The file is no sound SQLite database, or the server finds its own files damaged."""

    def __init__(self, address: Address, reason: str) -> None:
        """Keep `reason`, what the engine or we found."""
        super().__init__(address, "damaged", reason=reason)


class ForeignDatabase(DatabaseFault):
    """A sound database of another program."""

    def __init__(self, address: Address) -> None:
        """Refuse the database at `address`."""
        super().__init__(address, "foreign")


class NewerDatabase(DatabaseFault):
    """A database that a newer version of the program has changed."""

    def __init__(self, address: Address, found: int, known: int) -> None:
        """Keep the number of the newest migration `found` in the database and of the newest one `known` here."""
        super().__init__(address, "newer", found=found, known=known)
        self.found = found
        self.known = known


class UnavailableDatabase(DatabaseFault):
    """A database that may be sound but cannot be read or written now."""

    def __init__(self, address: Address, trouble: Trouble, reason: str) -> None:
        """Keep what kind of `trouble` it is, and the words of the engine or the system for it."""
        super().__init__(address, trouble, reason=reason)


class CopyFault(DatabaseFault):
    """A backup that could not be made; codes `copy_nothing`, `copy_exists`, `copy_failed` (`reason`), `copy_no_room`
    (`needed`, `free`: megabytes)."""


_TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_CANTOPEN: "closed",
    sqlite3.SQLITE_PERM: "closed",
    sqlite3.SQLITE_IOERR: "failing",
}
_SYSTEM_TROUBLES: dict[int, Trouble] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read_only",
    errno.EIO: "failing",
}
_PRIMARY = 0xFF
"""Masks what SQLite adds to a result code to say it more exactly."""


def fault_of(path: Path, fault: sqlite3.Error) -> DatabaseFault | None:
    """Return what `fault` says about the file at `path`; None if it says something about the statement."""
    code = getattr(fault, "sqlite_errorcode", None)
    if code is None:
        return None
    if code & _PRIMARY in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return DamagedDatabase(path, str(fault))
    # The first thing that finds no room is the index of the log, which SQLite calls a failing disk.
    trouble = "full" if code == sqlite3.SQLITE_IOERR_SHMSIZE else _TROUBLES.get(code & _PRIMARY)
    return UnavailableDatabase(path, trouble, f"{fault}, {fault.sqlite_errorname}") if trouble else None


def system_fault(path: Path, fault: OSError) -> UnavailableDatabase:
    """Return what the system refused, as a fault of the database at `path`."""
    trouble = _SYSTEM_TROUBLES.get(fault.errno or 0, "closed")
    return UnavailableDatabase(path, trouble, fault.strerror or str(fault))


@contextmanager
def named_faults(path: Path) -> Iterator[None]:
    """Raise errors of SQLite and of the system about the file at `path` as `DatabaseFault`."""
    try:
        yield
    except sqlite3.Error as fault:
        known = fault_of(path, fault)
        if known is None:
            raise
        raise known from fault
