"""Care of the database: `python -m db backup [FILE]`, `python -m db check [FILE]`, `python -m db restored`.

The last one is for a database that was put back with all files beside it, before the bot starts.
"""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from address import files_at
from config import SettingsFault, read_settings
from db.backup import copy
from db.errors import DatabaseFault
from db.sqlite import check, is_new, mark_as_copy
from text import Words, words


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
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
