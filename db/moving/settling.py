"""What a database needs at the end of a move to be used where it is now: an epoch, and the files beside it."""

import os
from collections.abc import Callable
from pathlib import Path

from address import Address, files_at
from db.errors import DatabaseFault, system_fault
from db.keeping import lineage
from db.keeping.beside import Beside
from db.keeping.postgres_lineage import Lineage
from db.moving.opening import Opened
from db.private import make_file

BESIDE = ("key", "forgotten")
"""The files beside a database that go with it."""


def check_beside(source: Address, target: Address) -> None:
    """Refuse to put a key in the place of another one.

    Raises:
        DatabaseFault: `move_beside` (`file`).
    """
    for ending in BESIDE:
        own, found = _file(source, ending), _file(target, ending)
        if found.exists() and not (own.exists() and own.read_bytes() == found.read_bytes()):
            raise DatabaseFault(target, "move_beside", file=str(found))


def bring_beside(source: Address, target: Address) -> None:
    """Copy what is beside the source to the target.

    Raises:
        DatabaseFault: a file cannot be read or written.
    """
    for ending in BESIDE:
        own, to = _file(source, ending), _file(target, ending)
        try:
            if own.exists() and not to.exists():
                _write(to, own.read_bytes())
        except OSError as fault:
            raise system_fault(to, fault) from fault


def settle(source: Opened, target: Opened) -> Callable[[], None]:
    """Begin an epoch in the target, in the transaction under way; return what notes it outside, once it is committed.

    What happened to the source, such as that it is a copy that was put back, has happened to the target. Else Discord
    shows nothing that it does not know, and ten thousand servers need not be looked through.
    """
    address, connection, past = target.address, target.connection, _past_of(source) or "moved"
    if isinstance(address, Path):
        epoch = lineage.new_epoch()
        lineage.begin_epoch(connection, epoch, past)
        lineage.note_closed(connection)
        writes = lineage.counter(connection, "writes")
        return lambda: lineage.write_mark(address, epoch, writes)
    begun = Lineage(address)
    begun.keep_key(connection, Beside.open(address))
    reached = begun.begin(connection, past)
    return lambda: begun.note(reached)


def _past_of(source: Opened) -> lineage.Past | None:
    if isinstance(source.address, Path):
        return lineage.past_of(source.connection, source.address)
    return Lineage(source.address).past_of(source.connection)


def _write(path: Path, content: bytes) -> None:
    """Write a whole file, or none."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    make_file(part)
    with part.open("r+b") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.rename(path)


def _file(address: Address, ending: str) -> Path:
    files = files_at(address)
    return files.with_name(f"{files.name}.{ending}")
