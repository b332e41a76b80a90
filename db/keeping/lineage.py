"""Notices that the database is not the file that this program wrote last, and that the file is not there any more.

A file beside the database, its mark, says how far the database had got. A database that is not as far, or of another
epoch, is a backup that was put in its place: numbers of matches and revisions come again, and Discord shows a future
that is lost. It then gets a new epoch, which every component id carries, so that nothing of the lost future acts. A
copy that db/keeping/backup.py has made says itself that it is one. A file of ours without a mark counts as a copy, and
one that was closed when nothing more was written says that too: it is whole, as when somebody carries it alone to
another host. It gets a new epoch all the same, as an old file that was put back says it as well, but nobody is told of
lost moves. Only where the whole folder is put back, with the mark, is there nothing to notice: `python -m db restored`
says it.
"""

import logging
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

from db.drivers.sqlite import BEGIN_WRITE
from db.errors import UnavailableDatabase
from db.private import make_file
from db.rows import matches, moves, overviews, shown
from db.statements import Connection, change, number

EPOCH_BITS = 32
_NUMBER = 20
"""Digits of a number in the mark: it is written in place, so that it always has the same length."""

_CLOSED = "closed"
"""The number that says after how many writes the file was closed."""

Past = Literal["restored", "elsewhere", "carried", "moved"]
"""Why a database gets a new epoch.

It was `restored` from a copy, so that its matches have lost moves; it is whole, but on another server (`elsewhere`) or
without its mark (`carried`), so that it may lack what Discord shows; or it was `moved` to the other engine.
"""

SAID: Mapping[Past, str] = {
    "restored": "%s was restored from a copy; what Discord shows of the time after that is put away",
    "elsewhere": "%s is on another server, or its server was put back; what Discord shows is renewed",
    "carried": "%s came without its mark and is whole; what Discord shows is renewed",
}
"""What the log says of it."""

_log = logging.getLogger(__name__)


class Identity(NamedTuple):
    """What distinguishes a file from another one of the same name."""

    device: int
    number: int


class _Reached(NamedTuple):
    """How far a database had got."""

    epoch: int
    writes: int


def identity_of(path: Path) -> Identity | None:
    """Return which file is at `path`; None if none can be found there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Identity(found.st_dev, found.st_ino)


def check_same(path: Path, opened: Identity | None) -> None:
    """Refuse to use a database that was opened and is not at `path` any more: what is written to it would be lost.

    Raises:
        UnavailableDatabase: `replaced`.
    """
    now = identity_of(path)
    if now != opened:
        raise UnavailableDatabase(path, "replaced", "it is gone" if now is None else "another file has its name")


def settle(connection: Connection, path: Path) -> int:
    """Give a database that was put in the place of a newer one a new epoch; return the epoch that it has.

    Raises:
        DatabaseFault: as `moves.check`.
    """
    connection.execute(BEGIN_WRITE)
    try:
        moves.check(connection, path)
        past, epoch = past_of(connection, path), counter(connection, "epoch")
        if past is not None:
            epoch = new_epoch()
            begin_epoch(connection, epoch, past)
            _log.warning(SAID[past], path)
        write_mark(path, epoch, counter(connection, "writes"))
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return epoch


def past_of(connection: Connection, path: Path) -> Past | None:
    """Return what happened to a database; None: it is what this program wrote last."""
    mark, found = _read(path), _Reached(counter(connection, "epoch"), counter(connection, "writes"))
    if counter(connection, "copied") == 1:
        return "restored"
    if not _is_older(connection, found, mark):
        return None
    is_whole = mark is None and number(connection, "find_counter", name=_CLOSED) == found.writes
    return "carried" if is_whole else "restored"


def _is_older(connection: Connection, found: _Reached, mark: _Reached | None) -> bool:
    if mark is None:
        return counter(connection, "match") > 0
    return found.epoch != mark.epoch or found.writes < mark.writes


def new_epoch() -> int:
    """Return a number for an epoch that nobody has had."""
    return secrets.randbits(EPOCH_BITS) + 1


def begin_epoch(connection: Connection, epoch: int, past: Past) -> None:
    """Begin an epoch: what Discord shows is renewed, and what the database does not know of it is looked for.

    One that was moved knows all of it.
    """
    set_counter(connection, "epoch", epoch)
    set_counter(connection, "copied", 0)
    if past != "moved":
        set_counter(connection, "restored", 1)
    if past == "restored":
        matches.mark_restored(connection)
        overviews.mark_restored(connection)
    for match_id in matches.active(connection):
        shown.doubt(connection, match_id)


def note_closed(connection: Connection) -> None:
    """Note that all that was written is in the file that is closed now, unless somebody else writes more."""
    writes = counter(connection, "writes")
    if number(connection, "find_counter", name=_CLOSED) != writes:
        change(connection, "put_counter", name=_CLOSED, value=writes)


def count_write(connection: Connection) -> int:
    """Count the transaction under way; return how many there were."""
    return _value(connection, "count_write")


def counter(connection: Connection, name: str) -> int:
    """Return a number that the database keeps about itself."""
    return _value(connection, "find_counter", name=name)


def hold_counter(connection: Connection, name: str) -> int:
    """Return a number that the database keeps about itself; nobody else changes it before the transaction ends."""
    return _value(connection, "hold_counter", name=name)


def set_counter(connection: Connection, name: str, value: int) -> None:
    """Store a number that the database keeps about itself."""
    change(connection, "set_counter", name=name, value=value)


def write_mark(path: Path, epoch: int, writes: int) -> None:
    """Note beside the database how far it has got; without the note it counts as a copy at the next start."""
    mark = _mark_of(path)
    try:
        make_file(mark)
        with mark.open("r+b") as file:
            file.write(f"{epoch:0{_NUMBER}} {writes:0{_NUMBER}}\n".encode())
    except OSError as fault:
        _log.warning("%s cannot be written: %s", mark, fault)


def _read(path: Path) -> _Reached | None:
    try:
        epoch, writes = _mark_of(path).read_bytes().split()
        return _Reached(int(epoch), int(writes))
    except (OSError, ValueError):
        return None


def _mark_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.mark")


def _value(connection: Connection, name: str, /, **values: object) -> int:
    found = number(connection, name, **values)
    if found is None:
        raise LookupError(f"{name}: nothing is stored")
    return found
