"""What is asked for on the command line and at a start, on either engine, and what is said of it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from address import Address, PostgresAddress
from db.drivers import sqlite
from db.errors import named_faults
from db.keeping.backup import copy
from db.keeping.migrate import migrate, migrations

Words = Callable[..., str]
"""The words of a language: a key and what is in it -> a line."""


def copied(database: Address, target: Path, said: Words) -> str:
    """Copy a database to a new file; return what is said of that.

    Raises:
        DatabaseFault: as db/keeping/backup.py `copy`, and on a server as db/keeping/dump.py `dump`.
    """
    if isinstance(database, Path):
        copy(database, target)
    else:
        from db.keeping.dump import dump

        dump(database, target)
    return said("database-copied", path=str(database), target=str(target))


def checked(database: Address, said: Words) -> str:
    """Check a database; return what is said of it.

    Raises:
        DatabaseFault: it is not sound, or cannot be used.
    """
    if isinstance(database, PostgresAddress):
        from db.keeping.postgres_care import check

        found = check(database)
        if found is None:
            return said("database-none", path=str(database))
        tables, has_amcheck = found
        return said("database-sound_server", path=str(database), tables=tables, amcheck=int(has_amcheck))
    if sqlite.is_new(database):
        return said("database-none", path=str(database))
    sqlite.check(database)
    return said("database-sound", path=str(database))


def restored(database: Address, said: Words) -> str:
    """Note that a database was put back; return what is said of that.

    Raises:
        DatabaseFault: it is not sound, or cannot be used.
    """
    if isinstance(database, PostgresAddress):
        from db.keeping.postgres_care import say_restored

        return said("database-restored" if say_restored(database) else "database-none", path=str(database))
    if sqlite.is_new(database):
        return said("database-none", path=str(database))
    sqlite.check(database)
    sqlite.mark_as_copy(database)
    return said("database-restored", path=str(database))


def migrated(database: Address, said: Words, *, without_backup: bool) -> str:
    """Bring a database up to this program's version, as a start does; return what is said of that.

    Raises:
        DatabaseFault: it cannot be used, or `no_dump`.
    """
    known = migrations()
    if isinstance(database, PostgresAddress):
        from db.keeping.postgres_care import bring_up_to_date

        bring_up_to_date(database, known, without_backup=without_backup)
    elif sqlite.is_new(database):
        return said("database-none", path=str(database))
    else:
        sqlite.check_access(database)
        sqlite.check(database, thorough=False)
        with named_faults(database), closing(sqlite3.connect(database, isolation_level=None)) as opened:
            opened.row_factory = sqlite3.Row
            migrate(opened, database, known)
    return said("database-migrated", path=str(database), version=len(known))
