"""Care of the database, on either engine: `python -m db COMMAND`.

`backup [FILE]` copies it while the bot runs. `check [FILE]` reads it, or a backup in a file, and says whether it is
sound. `restored` is for a database that was put back with all files beside it, before the bot starts. `size` says what
takes the room. `shrink` gives back to the disk what is free in a file, while no bot runs. `migrate` does what the bot
does at its start. `move FROM` brings another database into the one in the settings.
"""

import argparse
import logging
import sqlite3
import sys
import time
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from address import Address, PostgresAddress, files_at
from config import Settings, SettingsFault, read_settings
from db import caring
from db.drivers import sqlite
from db.errors import DatabaseFault, named_faults
from db.keeping.migrate import migrations, version
from db.keeping.size import size_of
from db.keeping.size_page import megabytes, page
from db.statements import Connection
from text import MissingWords, Words, words

DAY_SECONDS = 86_400


def main(arguments: list[str]) -> int:
    """Do what the command line says; return the exit status: 0, or 1 with the reason on stderr."""
    asked = _parser().parse_args(arguments)
    try:
        settings = read_settings()
    except SettingsFault as fault:
        print(fault, file=sys.stderr)
        return 1
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    said = words(settings.language)
    try:
        print(_done(asked, settings, said))
    except DatabaseFault as fault:
        print(said(f"database-{fault.code}", **fault.facts), file=sys.stderr)
        return 1
    return 0


def _done(asked: argparse.Namespace, settings: Settings, said: Words) -> str:
    database = settings.database
    match asked.command:
        case "backup":
            return caring.copied(database, asked.file or _dated(database), said)
        case "check":
            return caring.checked(asked.file or database, said)
        case "restored":
            return caring.restored(database, said)
        case "size":
            return _size(asked.file or database, settings.pack_days, said)
        case "shrink":
            return _shrunk(database, said)
        case "migrate":
            return caring.migrated(database, said, without_backup=asked.without_backup)
    from db.moving.asked import moved, named

    source = named(asked.source, database, settings.beside)
    return moved(source, database, said, is_quick=asked.quick)


def _size(database: Address, days: int | None, said: Words) -> str:
    before, known = None if days is None else int(time.time()) - days * DAY_SECONDS, len(migrations())
    if isinstance(database, PostgresAddress):
        from db.keeping.postgres_care import sizing

        with sizing(database, known) as (server, room):
            if server is None:
                return said("database-none", path=str(database))
            return page(size_of(server, room, before), str(database), days, partial(_name_of, said), said)
    if sqlite.is_new(database):
        return said("database-none", path=str(database))
    with named_faults(database), closing(sqlite.connect_untouched(database)) as connection:
        connection.row_factory = sqlite3.Row
        if version(connection, database, known) < known:
            raise DatabaseFault(database, "older")
        connection.execute(sqlite.BEGIN_READ)
        found: Connection = connection
        room = sqlite.room_of(connection)
        return page(size_of(found, room, before), str(database), days, partial(_name_of, said), said)


def _name_of(said: Words, game: str) -> str:
    """Return what a game is called; a database of another program of ours may have one that is not known here."""
    try:
        return said(f"{game}-name")
    except MissingWords:
        return game


def _shrunk(database: Address, said: Words) -> str:
    if isinstance(database, PostgresAddress):
        return said("database-shrinks_itself", path=str(database))
    if sqlite.is_new(database):
        return said("database-none", path=str(database))
    sqlite.check(database)
    before = database.stat().st_size
    sqlite.shrink(database)
    taken = {"before": before, "after": database.stat().st_size}
    return said("size-shrunk", path=str(database), **{name: megabytes(each, said) for name, each in taken.items()})


def _dated(database: Address) -> Path:
    now = datetime.now(tz=UTC).strftime("%Y%m%d-%H%M%S")
    files = files_at(database)
    ending = files.suffix if isinstance(database, Path) else ".dump"
    return files.with_name(f"{files.stem}-{now}{ending}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m db", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="copy the database, which may be in use; never overwrites")
    backup.add_argument("file", nargs="?", type=Path, help="the copy (default: beside the database, with the date)")
    checked = commands.add_parser("check", help="read a database without changing it and say whether it is sound")
    checked.add_argument("file", nargs="?", type=Path, help="a file (default: the bot's database)")
    commands.add_parser("restored", help="say that the database was put back with the whole folder, before the start")
    size = commands.add_parser("size", help="say what takes the room in the database, which may be in use")
    size.add_argument("file", nargs="?", type=Path, help="a file (default: the bot's database)")
    commands.add_parser("shrink", help="give back to the disk what is free in the database, while no bot runs")
    migrating = commands.add_parser("migrate", help="bring the database up to this program's version, as a start does")
    migrating.add_argument("--without-backup", action="store_true", help="on PostgreSQL: there is a backup elsewhere")
    moving = commands.add_parser("move", help="bring another database into the one of the settings")
    moving.add_argument("source", metavar="FROM", help="a file, or postgresql://user@host/name without a password")
    moving.add_argument("--quick", action="store_true", help="play only matches again that still run")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
