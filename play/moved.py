"""Compares each match at both ends of a move, and plays it again: `python -m play.moved`, for `python -m db move`.

The two addresses are in the environment, as one may have a password: MOVED_FROM and MOVED_TO. With MOVED_QUICKLY=1
matches that are over are compared, and not played again. What was found is one
line of JSON: how many matches there are, and which of them do not hold, as they did not before they were moved. A match
that is not the same at both ends is a fault of the move: the exit status is 1 and the line has its number.

Matches are played again in as many processes as there are processors: what computers have thought is repeated too.
"""

import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context

import msgspec

from address import address_of
from db.moving.asked import FROM, IS_QUICK, TO, Found
from db.moving.reading import matches, reading
from db.statements import Connection
from games.kernel.exported import Export
from games.kernel.ids import MatchId
from play.match.loading import load
from play.proofs.export import as_file, whole
from play.proofs.proofs import tournament_proof
from play.proofs.verification import verify_export
from play.rules.loaded import EVERY_ENTRY

AT_ONCE = 50
SAY_SECONDS = 10.0


def main() -> int:
    """Compare and verify everything; return the exit status."""
    with reading(address_of(os.environ[FROM])) as source, reading(address_of(os.environ[TO])) as target:
        numbers, there = matches(source), matches(target)
    found = Found(len(numbers), sorted(set(numbers).symmetric_difference(there)))
    parts = [numbers[start : start + AT_ONCE] for start in range(0, len(numbers), AT_ONCE)]
    said_at, done = time.monotonic(), 0
    with ProcessPoolExecutor(min(len(parts), os.cpu_count() or 1) or 1, mp_context=get_context("spawn")) as pool:
        for part, verified in zip(parts, pool.map(verified_part, parts), strict=True):
            found.differing += verified.differing
            found.wrong += verified.wrong
            done += len(part)
            if time.monotonic() - said_at > SAY_SECONDS:
                said_at = time.monotonic()
                print(f"{done}/{len(numbers)}", file=sys.stderr, flush=True)  # noqa: T201
    print(msgspec.json.encode(found).decode())  # noqa: T201
    return 1 if found.differing else 0


def verified_part(numbers: tuple[int, ...]) -> Found:
    """Return what is found in some matches."""
    found, is_quick = Found(len(numbers)), os.environ.get(IS_QUICK) == "1"
    with ExitStack() as stack:
        source, target = (stack.enter_context(reading(address_of(os.environ[name]))) for name in (FROM, TO))
        for number in numbers:
            moved = _export(target, number)
            if as_file(_export(source, number)) != as_file(moved):
                found.differing.append(number)
            elif (moved.status == "running" or not is_quick) and (fault := verify_export(moved).fault):
                found.wrong.append((number, fault))
    return found


def _export(connection: Connection, number: int) -> Export:
    loaded = load(connection, MatchId(number), EVERY_ENTRY)
    return whole(loaded, tournament_proof(connection, loaded))


if __name__ == "__main__":
    sys.exit(main())
