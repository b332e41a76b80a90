"""Care of ratings: `python -m play.ratings recompute [--store]`, `python -m play.ratings rate`.

The first works all ratings out again and says what differs; with `--store` it stores what comes out. The second rates
the matches that ended before there were ratings, once; the bot had better be stopped meanwhile.
"""

import argparse
import asyncio
import sys

from address import Address
from config import SettingsFault, read_settings
from db.engines.engine import open_database
from db.errors import DatabaseFault
from play.ratings.recomputing import Compared, compared, rate_earlier, store_anew
from text import Words, words

MOST_SHOWN = 20


def main(arguments: list[str]) -> int:
    """Do what the command line says; return the exit status: 0, 1 if anything differs or with the reason on stderr."""
    asked = _parser().parse_args(arguments)
    try:
        settings = read_settings()
    except SettingsFault as fault:
        print(fault, file=sys.stderr)
        return 1
    said = words(settings.language)
    try:
        return asyncio.run(_done(asked, settings.database, said))
    except DatabaseFault as fault:
        print(said(f"database-{fault.code}", **fault.facts), file=sys.stderr)
        return 1


async def _done(asked: argparse.Namespace, address: Address, said: Words) -> int:
    database = await open_database(address)
    try:
        if asked.command == "rate":
            print(said("ratings-rated", count=await database.write(rate_earlier)))
            return 0
        found = await database.read(compared, MOST_SHOWN)
        print("\n".join(_report(found, said)))
        if found.different and asked.store:
            print(said("ratings-stored", count=await database.write(store_anew)))
            return 0
        return 1 if found.different else 0
    finally:
        await database.close()


def _report(found: Compared, said: Words) -> list[str]:
    if not found.different:
        return [said("ratings-same", count=found.changes)]
    lines = [said("ratings-differ", count=found.changes)]
    for stored, now in found.different:
        numbers = {"was": f"{stored.mu:.9f}", "comes": f"{now.mu:.9f}"}
        models = {"stored": stored.model, "now": now.model}
        lines.append(said("ratings-difference", match=stored.match_id, seat=stored.seat + 1, **numbers, **models))
    return lines


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m play.ratings", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    again = commands.add_parser("recompute", help="work all ratings out again and say what differs")
    again.add_argument("--store", action="store_true", help="store what comes out")
    commands.add_parser("rate", help="rate the matches that ended before there were ratings")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
