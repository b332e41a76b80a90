"""Brings a database up to this program's version: migrations/NNNN_*.sql, each with its record in one transaction.

A database with something in it is copied first (db/keeping/backup.py): a migration that turns out to be wrong, or the
wish to go back to the program of yesterday, must not cost anybody a match.
"""

import logging
import re
import time
from functools import cache
from pathlib import Path

import msgspec

from db.drivers.sqlite import BEGIN_WRITE, tables
from db.errors import ForeignDatabase, NewerDatabase
from db.keeping.backup import copy_before
from db.statements import Connection

FOLDER = Path(__file__).parents[1] / "migrations"
RECORDS = "CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)"
_RECORD = "INSERT INTO migrations (number, name, applied_at) VALUES (:number, :name, :applied_at)"
_log = logging.getLogger(__name__)


class Migration(msgspec.Struct, frozen=True):
    """One numbered file with its statements in order."""

    number: int
    name: str
    statements: tuple[str, ...]


@cache
def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """Return the migrations in `folder` in order; a folder is read once.

    Raises:
        ValueError: they are not numbered from 1 without gaps.
    """
    found = tuple(
        Migration(int(path.name[:4]), path.stem, statements_of(path.read_text(encoding="utf-8")))
        for path in sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    )
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations in {folder} are not numbered 1, 2, 3, ...")
    return found


def statements_of(text: str) -> tuple[str, ...]:
    """Return the statements of an SQL file, each ended by a semicolon at the end of a line."""
    without_comments = re.sub(r"^\s*--.*$", "", text, flags=re.MULTILINE)
    return tuple(part.strip() for part in re.split(r";\s*$", without_comments, flags=re.MULTILINE) if part.strip())


def migrate(connection: Connection, path: Path, known: tuple[Migration, ...]) -> None:
    """Apply to the database at `path` those of the `known` migrations that it lacks.

    Raises:
        NewerDatabase, ForeignDatabase: as `version`.
        CopyFault: the copy that is made before a change cannot be written.
    """
    begun = version(connection, path, len(known))
    applied = begun
    while applied < len(known):
        _apply(connection, path, known, applied, is_kept=0 < applied == begun)
        applied = version(connection, path, len(known))


def version(connection: Connection, path: Path, known: int) -> int:
    """Return how many migrations the database at `path` has had.

    Raises:
        NewerDatabase: more than `known`.
        ForeignDatabase: it has tables, but not ours.
    """
    found = _applied(connection, path)
    if found > known:
        raise NewerDatabase(path, found, known)
    return found


def _applied(connection: Connection, path: Path) -> int:
    found = tables(connection)
    if not found:
        return 0
    if not {"migrations", "matches"} <= found:
        raise ForeignDatabase(path)
    return int(connection.execute("SELECT COALESCE(MAX(number), 0) FROM migrations").fetchone()[0])


def _apply(connection: Connection, path: Path, known: tuple[Migration, ...], applied: int, is_kept: bool) -> None:
    """Apply the next migration unless another process was faster, which only the write lock can tell.

    `is_kept`: the database is copied first; nobody can write to it meanwhile.
    """
    step = known[applied]
    connection.execute(BEGIN_WRITE)
    try:
        if version(connection, path, len(known)) == applied:
            if is_kept:
                copied = copy_before(path, step.number)
                _log.info(
                    "%s: migrating from version %d to %d; a copy is in %s",
                    path,
                    applied,
                    len(known),
                    copied,
                )
            for statement in (RECORDS, *step.statements) if step.number == 1 else step.statements:
                connection.execute(statement)
            record = {"number": step.number, "name": step.name, "applied_at": int(time.time())}
            connection.execute(_RECORD, record)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
