"""Care of the database, also while the bot runs: `python -m db backup [FILE]`, `python -m db check [FILE]`."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from config import SettingsFault, read_settings
from db.errors import DatabaseFault
from db.sqlite import check, copy, is_new


def main(arguments: list[str]) -> int:
    """Do what the command line says; return the exit status: 0, or 1 with the reason on stderr."""
    asked = _parser().parse_args(arguments)
    try:
        database = read_settings().database
        if asked.command == "backup":
            target = asked.file or _dated(database)
            copy(database, target)
            print(f"{database} was copied to {target}, and the copy is sound.")
        else:
            _check(asked.file or database)
    except (DatabaseFault, SettingsFault) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def _check(path: Path) -> None:
    if is_new(path):
        print(f"{path}: there is no database yet.")
        return
    check(path)
    print(f"{path}: the database is sound.")


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
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
