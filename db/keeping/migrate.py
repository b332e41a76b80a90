"""Brings a database up to this program's version: migrations/NNNN_*.sql, each with its record in one transaction.

A database with something in it is copied first (db/keeping/backup.py): a migration that turns out to be wrong, or the
wish to go back to the program of yesterday, must not cost anybody a match.

A migration says in itself which kind it is. One that only adds (`-- kind: expand`) leaves the database to programs one
version back, which work beside this one. One that takes away (`-- kind: contract from 0076`) is only for programs that
know the migration which it names, and waits until no process of an older one lives.
"""

import logging
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from address import Address
from db.drivers.sqlite import BEGIN_WRITE, tables
from db.errors import ForeignDatabase, NewerDatabase
from db.keeping.backup import copy_before
from db.keeping.living import check_older
from db.statements import Connection

FOLDER = Path(__file__).parents[1] / "migrations"
RECORDS = "CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)"
_RECORD = "INSERT INTO migrations (number, name, applied_at) VALUES (:number, :name, :applied_at)"
FIRST_RELEASE = 74
"""Since this migration the database says which programs can use it; older programs let in nothing newer."""

APPLIED = "SELECT COALESCE(MAX(number), 0) FROM migrations"
OLDEST_READER = "SELECT MIN(oldest_reader) FROM releases WHERE number = (SELECT MAX(number) FROM migrations)"
_RELEASE = "INSERT INTO releases (number, oldest_reader) VALUES (:number, :oldest_reader)"
_KIND = re.compile(r"^-- kind: (?:expand|contract from (\d{4}))$", re.MULTILINE)
_log = logging.getLogger(__name__)


class Migration(msgspec.Struct, frozen=True):
    """One numbered file with its statements in order.

    `contracts_from`: no process may live whose program does not know that migration; 0: it only adds.
    """

    number: int
    name: str
    statements: tuple[str, ...]
    contracts_from: int = 0


@cache
def migrations(folder: Path = FOLDER) -> tuple[Migration, ...]:
    """Return the migrations in `folder` in order; a folder is read once.

    Raises:
        ValueError: they are not numbered from 1 without gaps.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))}
    found = tuple(
        Migration(int(path.name[:4]), path.stem, statements_of(text), contracts_from(text))
        for path, text in texts.items()
    )
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations in {folder} are not numbered 1, 2, 3, ...")
    return found


def statements_of(text: str) -> tuple[str, ...]:
    """Return the statements of an SQL file, each ended by a semicolon at the end of a line."""
    without_comments = re.sub(r"^\s*--.*$", "", text, flags=re.MULTILINE)
    return tuple(part.strip() for part in re.split(r";\s*$", without_comments, flags=re.MULTILINE) if part.strip())


def contracts_from(text: str) -> int:
    """Return which migration programs must know that use the database after this one; 0: older ones need not."""
    kind = _KIND.search(text)
    return int(kind[1] or 0) if kind is not None else 0


def oldest_reader(known: tuple[Migration, ...], number: int) -> int:
    """Return the lowest migration that a program must know to use a database which has had so many of the `known`."""
    return max(FIRST_RELEASE, *(each.contracts_from for each in known[:number]))


def applied(connection: Connection) -> int:
    """Return how many migrations a database of ours has had, on either engine."""
    (found,) = dict(connection.execute(APPLIED).fetchone()).values()
    return int(found)


def migrate(connection: Connection, path: Path, known: tuple[Migration, ...]) -> None:
    """Apply to the database at `path` those of the `known` migrations that it lacks.

    Raises:
        NewerDatabase, ForeignDatabase: as `version`.
        DatabaseFault: `older_lives` (`process`, `version`, `count`).
        CopyFault: the copy that is made before a change cannot be written.
    """
    begun = version(connection, path, len(known))
    reached = begun
    while reached < len(known):
        _apply(connection, path, known, reached, is_kept=0 < reached == begun)
        reached = version(connection, path, len(known))


def version(connection: Connection, path: Path, known: int) -> int:
    """Return how many migrations the database at `path` has had; raises what `usable_version` raises."""
    return usable_version(path, tables(connection), lambda sql: connection.execute(sql).fetchone()[0], known)


def usable_version(address: Address, there: set[str], only: Callable[[str], Any], known: int) -> int:
    """Return how many migrations a database has had: more than `known`, if it says that we can use it.

    It has the tables that are `there`; `only` returns the one value that a query finds.

    Raises:
        NewerDatabase: more than `known`, and we cannot.
        ForeignDatabase: it has tables, but not ours.
    """
    if not there:
        return 0
    if not {"migrations", "matches"} <= there:
        raise ForeignDatabase(address)
    number = int(only(APPLIED))
    if number > known:
        needed = only(OLDEST_READER) if "releases" in there else None
        if needed is None or int(needed) > known:
            raise NewerDatabase(address, number, known)
    return number


def _apply(connection: Connection, path: Path, known: tuple[Migration, ...], before: int, is_kept: bool) -> None:
    """Apply the next migration unless another process was faster, which only the write lock can tell.

    `is_kept`: the database is copied first; nobody can write to it meanwhile.
    """
    step = known[before]
    connection.execute(BEGIN_WRITE)
    try:
        if version(connection, path, len(known)) == before:
            if step.contracts_from:
                check_older(connection, path, step.contracts_from)
            if is_kept:
                copied = copy_before(path, step.number)
                _log.info(
                    "%s: migrating from version %d to %d; a copy is in %s",
                    path,
                    before,
                    len(known),
                    copied,
                )
            for statement in (RECORDS, *step.statements) if step.number == 1 else step.statements:
                connection.execute(statement)
            record = {"number": step.number, "name": step.name, "applied_at": int(time.time())}
            connection.execute(_RECORD, record)
            if step.number >= FIRST_RELEASE:
                release = {"number": step.number, "oldest_reader": oldest_reader(known, step.number)}
                connection.execute(_RELEASE, release)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
