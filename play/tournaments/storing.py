"""Loads a tournament, and stores acts with all that follows from them: in one transaction, or nothing.

Every change of a tournament comes through `store`: acts are carried out (play/tournament_rules/carrying_out.py), and
what differs is written with them, as is what is due then.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from db.rows import due, tournaments
from db.rows.due import DueRow
from db.rows.tournaments import ActRow, ForbiddenRow
from db.statements import Connection
from games.kernel.errors import Refusal
from play.context import Context
from play.formats.settings import TEAMS
from play.rules.due import AT_ONCE, NO_SEAT, differing
from play.tournament_rules.acts import Act, kind_of
from play.tournament_rules.carrying_out import carry_out
from play.tournament_rules.due import due_in
from play.tournament_rules.record import Tournament, record

R = TypeVar("R")

MOST_ROWS = 1_000
"""So many rows are written by one statement: a database takes only so many values at once."""

Step = tuple[Act, int]
"""An act, and who did it: `BOT`, an entrant by its number, an organiser by its number below 0."""


def load(connection: Connection, number: int, *, to_change: bool = False) -> Tournament:
    """Return a tournament; `to_change`: nobody else changes it until the transaction ends.

    Raises:
        Refusal: `unknown_tournament` (`tournament`).
    """
    if to_change:
        tournaments.hold(connection, number)
    row = tournaments.find(connection, number)
    if row is None:
        raise Refusal("unknown_tournament", tournament=number)
    return record(
        row,
        (tournaments.entrants(connection, number), tournaments.organisers(connection, number)),
        (tournaments.pairings(connection, number), tournaments.pairing_seats(connection, number)),
        tournaments.forbidden(connection, number),
        tournaments.teams(connection, number) if row.format == TEAMS else (),
    )


def store(connection: Connection, before: Tournament, steps: Iterable[Step], at: int) -> Tournament:
    """Carry acts out one after the other and store them; return the tournament then.

    The caller has loaded `before` to change it, or else has put entrants into it who are not stored yet.
    """
    after, rows = before, list[ActRow]()
    for act, by_whom in steps:
        after = carry_out(after, act, at)
        facts = msgspec.json.encode(act).decode()
        rows.append(ActRow(after.row.id, after.row.acts, at, by_whom, kind_of(act), facts))
    if rows:
        _write(connection, before, after)
        tournaments.insert_acts(connection, rows)
    settle(connection, after)
    if after.is_over and not before.is_over and after.row.league_id is not None:
        # The last division that ends ends its season; whoever does what is due there looks whether it was that.
        due.put(connection, [DueRow("season_end", after.row.league_id, NO_SEAT, AT_ONCE)])
    return after


def settle(connection: Connection, tournament: Tournament) -> None:
    """Store what is due in a tournament as it is stored now."""
    stored = due.of_match(connection, tournament.row.id)
    due.put(connection, differing(stored, due_in(tournament)))


def settle_again(connection: Connection, number: int) -> None:
    """Store what is due in a tournament after something beside its acts has changed."""
    settle(connection, load(connection, number, to_change=True))


async def change(
    context: Context, number: int, judge: Callable[[Connection, Tournament], Iterable[Step]]
) -> Tournament:
    """Change a tournament by the acts that `judge` returns, and return it as it is then.

    Raises:
        Refusal: `unknown_tournament` (`tournament`), and what `judge` refuses.
    """

    def changed(connection: Connection) -> Tournament:
        before = load(connection, number, to_change=True)
        # Not later than what the judge takes for now: what is hidden from it is hidden still.
        at = context.clock()
        return store(connection, before, judge(connection, before), at)

    after = await context.database.write(changed)
    context.tell(number)
    return after


def _write(connection: Connection, before: Tournament, after: Tournament) -> None:
    if not tournaments.advance(connection, before.row, after.row):
        message = f"tournament {after.row.id} was changed by somebody else meanwhile"
        raise LookupError(message)
    entrants = _new(before.entrants, after.entrants)
    # Two who change places would each have the other's for a moment, and a person is one entrant only.
    moved = [row for row in entrants if row.user_id != before.entrants.get(row.entrant, row).user_id]
    tournaments.put_entrants(connection, [msgspec.structs.replace(row, user_id=None) for row in moved])
    tournaments.put_entrants(connection, entrants)
    pairings = _new(before.pairings, after.pairings)
    seats = [row for rows in _new(before.seats, after.seats) for row in rows]
    for place in range(0, max(len(pairings), len(seats)), MOST_ROWS):
        tournaments.put_pairings(connection, pairings[place : place + MOST_ROWS])
        tournaments.put_pairing_seats(connection, seats[place : place + MOST_ROWS])
    number = after.row.id
    if before.row.status == "open" and after.row.status != "open":
        tournaments.clear_team_invitations(connection, number)
    tournaments.put_forbidden(connection, [_forbidden(number, pair) for pair in after.forbidden - before.forbidden])
    tournaments.drop_forbidden(connection, [_forbidden(number, pair) for pair in before.forbidden - after.forbidden])


def _new(before: Mapping[int, R], after: Mapping[int, R]) -> Sequence[R]:
    return [row for number, row in after.items() if before.get(number) != row]


def _forbidden(number: int, pair: frozenset[int]) -> ForbiddenRow:
    one, other = sorted(pair)
    return ForbiddenRow(number, one, other)
