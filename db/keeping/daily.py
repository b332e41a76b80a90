"""A backup of each day, made once however many processes try and however often they start; older ones are put away.

The newest are kept, one for each of so many days; of what is older the last of each of so many weeks. All else that
is named like a daily backup goes, and nothing goes before the backup of today is whole and checked. Then copies that
migrations have made (db/keeping/backup.py) go too, once they are old: what is newer is safe by now.
"""

import fcntl
import logging
import os
import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime
from pathlib import Path

import msgspec

from address import Address, PostgresAddress, files_at
from db.errors import CopyFault
from db.keeping.backup import copy
from db.private import PRIVATE_FILE, make_folder

RESERVE_BYTES = 64 << 20
"""So much stays free beside a backup: the database itself grows on the same disk."""

MEGABYTE = 1_000_000
DUMP = ".dump"
"""How the name of a backup ends that `pg_dump` has made."""

BEFORE_SECONDS = 30 * 86_400
"""So long a copy is kept that was made before a migration."""

_log = logging.getLogger(__name__)


class Kept(msgspec.Struct, frozen=True):
    """Where daily backups are kept, for how many `days`, and of how many `weeks` before these; 0 and 0: none are."""

    folder: Path
    days: int
    weeks: int


def make(address: Address, kept: Kept, now: float) -> Path | None:
    """Make the backup of the day `now` (unix seconds, UTC) of a database, which may be in use; return it.

    None: there is one, it is being made by another process, or none is wanted.

    Raises:
        DatabaseFault: as `copy`, or on a server as `dump`; of a file `copy_no_room` (`needed`, `free`: megabytes) where
            the disk has too little room.
    """
    path = files_at(address) if isinstance(address, Path) else files_at(address).with_suffix(DUMP)
    today = datetime.fromtimestamp(now, tz=UTC).date()
    target = kept.folder / f"{path.stem}-{today.isoformat()}{path.suffix}"
    if not kept.days + kept.weeks or target.exists():
        return None
    try:
        make_folder(path.parent)
        with _alone(path) as is_alone:
            if not is_alone or target.exists():
                return None
            make_folder(kept.folder)
            _drop_begun(path, kept.folder)
            if isinstance(address, Path):
                _check_room(path, target)
                copy(path, target)
            else:
                _dump(address, target)
            _put_away(path, kept, target, now)
    except OSError as fault:
        raise CopyFault(target, "copy_failed", reason=fault.strerror or str(fault)) from fault
    return target


def _dump(address: PostgresAddress, target: Path) -> None:
    from db.keeping.dump import dump

    dump(address, target)


def superfluous(days: Iterable[date], kept: Kept) -> set[date]:
    """Return of which of these `days` the backups are not kept. Pure."""
    newest_first = sorted(days, reverse=True)
    last_of_week: dict[tuple[int, int], date] = {}
    for day in newest_first:
        last_of_week.setdefault(day.isocalendar()[:2], day)
    older = newest_first[kept.days :]
    weekly = [day for day in last_of_week.values() if day in older]
    return set(older).difference(weekly[: kept.weeks])


@contextmanager
def _alone(path: Path) -> Iterator[bool]:
    """Tell whether no other process makes the backup now; the lock ends with the process that holds it."""
    lock = os.open(path.with_name(f"{path.name}.backup"), os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
        else:
            yield True
    finally:
        os.close(lock)


def _check_room(path: Path, target: Path) -> None:
    log = path.with_name(f"{path.name}-wal")
    size = sum(file.stat().st_size for file in (path, log) if file.exists())
    free = shutil.disk_usage(target.parent).free
    if free < size + RESERVE_BYTES:
        needed = (size + RESERVE_BYTES) // MEGABYTE
        raise CopyFault(target, "copy_no_room", needed=needed, free=free // MEGABYTE)


def _put_away(path: Path, kept: Kept, target: Path, now: float) -> None:
    """Delete what is superfluous now that `target` is there."""
    daily = {day: file for file, day in _daily(path, kept.folder, path.suffix)}
    old = [daily[day] for day in superfluous(daily, kept) if daily[day] != target]
    for file in (*old, *_before_migrations(path, now)):
        try:
            file.unlink()
        except OSError as fault:
            _log.warning("%s cannot be deleted: %s", file, fault.strerror)
        else:
            _log.info("%s is old and was deleted", file.name)


def _drop_begun(path: Path, folder: Path) -> None:
    """Delete what a process that was killed has left half written."""
    for file, _ in _daily(path, folder, f"{path.suffix}.part"):
        with suppress(OSError):
            file.unlink()


def _daily(path: Path, folder: Path, ending: str) -> list[tuple[Path, date]]:
    """Return the files in `folder` that are named as daily backups of the database at `path` are, with their days."""
    name = re.compile(rf"{re.escape(path.stem)}-(\d{{4}}-\d\d-\d\d){re.escape(ending)}")
    found = []
    for file in folder.iterdir():
        fits = name.fullmatch(file.name)
        with suppress(ValueError):
            found += [(file, date.fromisoformat(fits[1]))] if fits and file.is_file() else []
    return found


def _before_migrations(path: Path, now: float) -> list[Path]:
    """Return the copies that migrations have made beside the database, and that are old."""
    name = re.compile(rf"{re.escape(path.stem)}-before-\d{{4}}(?:-\d+)?{re.escape(path.suffix)}")
    files = (file for file in path.parent.iterdir() if name.fullmatch(file.name) and file.is_file())
    return [file for file in files if now - file.stat().st_mtime > BEFORE_SECONDS]
