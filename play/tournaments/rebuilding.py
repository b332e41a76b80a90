"""Makes tournaments again from their acts and compares: `python -m play.tournaments.rebuilding DATABASE`.

Nothing is changed. All of a tournament but who its people are must follow from its acts, every match of it belongs to
one pairing, what a match ended with is what was counted, and what is due is what follows. It prints what differs, and
ends with status 1 if anything does.
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from db.drivers.sqlite import connect
from db.drivers.thread import in_thread
from db.rows import due, matches, tournaments
from db.rows.tournaments import ActRow, EntrantRow, PairingRow, TournamentRow
from db.statements import Connection
from games.kernel import codec
from games.kernel.game import Outcome
from play.formats.pairs import Reasons
from play.formats.settings import Settings
from play.tournament_rules import acts
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.due import due_in
from play.tournament_rules.record import Tournament
from play.tournament_rules.scoring import scored
from play.tournaments.storing import load

_ACTS_AT_ONCE: Final = 1_000
_TOURNAMENTS_AT_ONCE: Final = 100


def differences(connection: Connection, number: int) -> tuple[str, ...]:
    """Return what is stored of a tournament and does not follow from its acts and matches, a line for each."""
    stored = load(connection, number)
    made = made_again(stored, acts_of(connection, number))
    found = (*_compared(stored, made), *_matches(connection, stored), *_due(connection, stored))
    return tuple(f"tournament {number}: {line}" for line in found)


def acts_of(connection: Connection, number: int) -> Iterator[ActRow]:
    """Yield all acts of a tournament, the oldest first."""
    last = 0
    while rows := tournaments.acts(connection, number, last, _ACTS_AT_ONCE):
        yield from rows
        last = rows[-1].act


def made_again(stored: Tournament, done: Iterator[ActRow]) -> Tournament:
    """Return a tournament made of nothing but its acts; who its people are no act says, so nobody has a name."""
    row = replace(stored.row, status="draft", started_at=None, paused_at=None, ended_at=None, acts=0)
    nobody = {entrant: EntrantRow(row.id, entrant, None, "", "", "", 0) for entrant in stored.entrants}
    made = Tournament(row, nobody, stored.organisers, teams=stored.teams)
    for each in done:
        made = carry_out(made, acts.decoder.decode(each.facts), each.at)
    return made


def _compared(stored: Tournament, made: Tournament) -> Iterator[str]:
    yield from _differing("row", _with_settings(stored.row), _with_settings(made.row))
    for number, entrant in stored.entrants.items():
        yield from _differing(
            f"entrant {number}", replace(entrant, user_id=None, name="", salt=""), made.entrants[number]
        )
    if stored.pairings.keys() != made.pairings.keys():
        yield f"pairings {sorted(stored.pairings.keys() ^ made.pairings.keys())} are there only once"
        return
    for number, pairing in stored.pairings.items():
        # What a match says of itself is beside the acts.
        beside = replace(pairing, over_at=None, absent_at=None)
        yield from _differing(f"pairing {number}", _with_reasons(beside), _with_reasons(made.pairings[number]))
        yield from _differing(f"seats of pairing {number}", stored.seats[number], made.seats[number])
    if stored.forbidden != made.forbidden:
        yield "other pairs are forbidden"


def _with_settings(row: TournamentRow) -> TournamentRow:
    """Return a row with its settings written as they are today: those of an older version lack what is new."""
    return replace(row, settings=msgspec.json.encode(msgspec.json.decode(row.settings, type=Settings)).decode())


def _with_reasons(row: PairingRow) -> PairingRow:
    """Return a row with its reasons written as they are today."""
    return replace(row, why=msgspec.json.encode(msgspec.json.decode(row.why, type=Reasons)).decode())


def _differing(what: str, stored: object, made: object) -> Iterator[str]:
    if stored != made:
        yield f"{what} is {msgspec.to_builtins(stored)}, made again {msgspec.to_builtins(made)}"


def _matches(connection: Connection, stored: Tournament) -> Iterator[str]:
    """Yield what is wrong with the matches: each is that of one pairing, and ended with what was counted."""
    begun = {row.match_id: row for row in stored.pairings.values() if row.match_id is not None}
    opened = tournaments.matches_of(connection, stored.row.id)
    if sorted(begun) != sorted(opened):
        yield f"matches {sorted(set(begun) ^ set(opened))} belong to no pairing, or pairings to them"
    for match in opened:
        if match in begun:
            yield from _match(connection, stored, match, begun[match])


def _match(connection: Connection, stored: Tournament, match: int, row: PairingRow) -> Iterator[str]:
    found = matches.find(connection, match)
    if found is None:
        yield f"match {match} is missing"
        return
    if found.tournament_path != stored.path(row.pairing):
        yield f"match {match} is at {found.tournament_path}, its pairing at {stored.path(row.pairing)}"
    if found.ended_at != row.over_at:
        yield f"match {match} ended at {found.ended_at}, which its pairing notes as {row.over_at}"
    seats = stored.seats[row.pairing]
    if row.status == "ended" and found.outcome is not None and all(seat.kind in {"played", "gone"} for seat in seats):
        played = scored(row.pairing, codec.decode(found.outcome, Outcome), ()).seats
        if [seat.twelfths for seat in seats] != [seat.twelfths for seat in played]:
            yield f"match {match} gave {[seat.twelfths for seat in played]}, of which other points were counted"


def _due(connection: Connection, stored: Tournament) -> Iterator[str]:
    rows = {row for row in due.of_match(connection, stored.row.id) if row.at is not None}
    for row in sorted(rows ^ set(due_in(stored)), key=lambda each: each.kind):
        yield f"{row.kind} at {row.at} is due only as stored, or only as it follows"


def all_differences(connection: Connection) -> tuple[str, ...]:
    """Return what differs in any tournament."""
    found: list[str] = []
    last = 0
    while numbers := tournaments.after(connection, last, _TOURNAMENTS_AT_ONCE):
        for number in numbers:
            found += differences(connection, number)
        last = numbers[-1]
    return tuple(found)


async def compare(path: Path) -> tuple[str, ...]:
    """Return what differs in any tournament of a database, which is only read."""
    connection = await connect(path, read_only=True)
    try:
        return await in_thread(connection, all_differences)
    finally:
        await connection.close()


def main(arguments: list[str]) -> int:
    """Compare the tournaments of a database; return the exit status."""
    if len(arguments) != 1:
        print("usage: python -m play.tournaments.rebuilding DATABASE", file=sys.stderr)
        return 2
    found = asyncio.run(compare(Path(arguments[0])))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
