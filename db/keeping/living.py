"""Whether processes of the bot still run, and whether their programs can use a database after its next change.

A process says in the database that it lives (db/rows/processes.py). One of the same machine is also looked for.
"""

import os
import socket
import time
from pathlib import Path

from address import Address
from db.errors import DatabaseFault
from db.rows import processes
from db.rows.processes import ProcessRow
from db.statements import Connection

OLDER_LIVES = "older_lives"
"""The code of a fault: a process runs whose program could not use the database any more."""


def check_older(connection: Connection, address: Address, needed: int) -> None:
    """Refuse to go on while a process lives whose program does not know a migration that will be `needed`.

    Raises:
        DatabaseFault: `older_lives` (`process`, `version`, `count`: so many of them live).
    """
    now = int(time.time())
    me = ProcessRow("", socket.gethostname(), room(), os.getpid(), "", 1, False, now, now)
    older = [row for row in processes.alive(connection, now) if row.migration < needed and not is_seen_gone(me, row)]
    if older:
        first = older[0]
        raise DatabaseFault(address, OLDER_LIVES, process=str(first), version=first.version, count=len(older))


def is_seen_gone(me: ProcessRow, other: ProcessRow) -> bool:
    """Return whether another process is known to have ended; one of another machine never is."""
    if other.host != me.host:
        return False
    if other.room != me.room:
        # A container that was started again: the bot that was in it has ended, if only one is to be there.
        return me.shard_count == other.shard_count == 1 and not me.is_sharing and not other.is_sharing
    if other.pid == me.pid:
        return True
    try:
        os.kill(other.pid, 0)
    except (ProcessLookupError, OverflowError):
        return True
    except PermissionError:
        return False
    return False


def room() -> str:
    """Return what tells containers from each other, and starts of a machine: numbers of processes come again there."""
    try:
        space = Path("/proc/self/ns/pid").readlink()
        return f"{space} {Path('/proc/sys/kernel/random/boot_id').read_text(encoding='ascii').strip()}"
    except (OSError, UnicodeDecodeError):
        return ""
