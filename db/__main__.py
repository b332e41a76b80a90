"""Care of the database: `python -m db backup [FILE]`, `check [FILE]`, `restored`, `size [FILE]`, `shrink`.

`restored` is for a database that was put back with all files beside it, before the bot starts. `size` says what takes
the room. `shrink` gives back to the disk what is free in the file, while no bot runs.
"""

import argparse
import sqlite3
import sys
import time
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from address import files_at
from config import SettingsFault, read_settings
from db.backup import copy
from db.errors import DatabaseFault, named_faults
from db.migrate import migrations, version
from db.size import size_of
from db.size_page import megabytes, page
from db.sqlite import BEGIN_READ, check, connect_untouched, is_new, mark_as_copy, room_of, shrink
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
    said, database = words(settings.language), files_at(settings.database)
    try:
        if asked.command == "backup":
            print(_copied(database, asked.file or _dated(database), said))
        elif asked.command == "restored":
            print(_restored(database, said))
        elif asked.command == "size":
            print(_size(asked.file or database, settings.pack_days, said))
        elif asked.command == "shrink":
            print(_shrunk(database, said))
        else:
            print(_checked(asked.file or database, said))
    except DatabaseFault as fault:
        print(said(f"database-{fault.code}", **fault.facts), file=sys.stderr)
        return 1
    return 0


def _copied(database: Path, target: Path, said: Words) -> str:
    copy(database, target)
    return said("database-copied", path=str(database), target=str(target))


def _checked(path: Path, said: Words) -> str:
    if is_new(path):
        return said("database-none", path=str(path))
    check(path)
    return said("database-sound", path=str(path))


def _restored(path: Path, said: Words) -> str:
    if is_new(path):
        return said("database-none", path=str(path))
    check(path)
    mark_as_copy(path)
    return said("database-restored", path=str(path))


def _size(path: Path, days: int | None, said: Words) -> str:
    if is_new(path):
        return said("database-none", path=str(path))
    before = None if days is None else int(time.time()) - days * DAY_SECONDS
    with named_faults(path), closing(connect_untouched(path)) as connection:
        connection.row_factory = sqlite3.Row
        known = len(migrations())
        if version(connection, path, known) < known:
            raise DatabaseFault(path, "older")
        connection.execute(BEGIN_READ)
        return page(size_of(connection, room_of(connection), before), str(path), days, partial(_name_of, said), said)


def _name_of(said: Words, game: str) -> str:
    """Return what a game is called; a database of another program of ours may have one that is not known here."""
    try:
        return said(f"{game}-name")
    except MissingWords:
        return game


def _shrunk(path: Path, said: Words) -> str:
    if is_new(path):
        return said("database-none", path=str(path))
    check(path)
    before = path.stat().st_size
    shrink(path)
    taken = {"before": before, "after": path.stat().st_size}
    return said("size-shrunk", path=str(path), **{name: megabytes(each, said) for name, each in taken.items()})


def _dated(database: Path) -> Path:
    now = datetime.now(tz=UTC).strftime("%Y%m%d-%H%M%S")
    return database.with_name(f"{database.stem}-{now}{database.suffix}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m db", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="copy the database, which may be in use; never overwrites")
    backup.add_argument("file", nargs="?", type=Path, help="the copy (default: beside the database, with the date)")
    checked = commands.add_parser("check", help="read a database file without changing it and say whether it is sound")
    checked.add_argument("file", nargs="?", type=Path, help="the file (default: the bot's database)")
    commands.add_parser("restored", help="say that the database was put back with the whole folder, before the start")
    size = commands.add_parser("size", help="say what takes the room in the database, which may be in use")
    size.add_argument("file", nargs="?", type=Path, help="the file (default: the bot's database)")
    commands.add_parser("shrink", help="give back to the disk what is free in the database, while no bot runs")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
