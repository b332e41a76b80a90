"""People who are forgotten while tournaments run: they withdraw, and their numbers stay without id and name.

Nobody enters twice by it: a tournament knows them by a pseudonym until it is over.
"""

from db.rows import overviews, remembered, tournaments
from db.rows.remembered import RememberedRow
from db.statements import Connection
from games.kernel.pace import DAY
from play.context import Context
from play.tournament_rules import acts, checks
from play.tournament_rules.record import GONE
from play.tournaments.storing import load, store


def was_here(context: Context, connection: Connection, tournament: int, user_id: int) -> bool:
    """Return whether somebody had entered a tournament before they were forgotten."""
    return remembered.is_remembered(connection, context.beside.pseudonym(user_id), "entered", tournament)


def withdraw_forgotten(connection: Connection, user_id: int, now: int) -> tuple[int, ...]:
    """Withdraw somebody from every tournament that is not over; return these tournaments.

    This comes before their matches are given up, so that they are paired no more.
    """
    changed = []
    for entry in tournaments.entries_of_person(connection, user_id):
        if entry.status in GONE:
            continue
        before = load(connection, entry.tournament_id, to_change=True)
        if before.is_over:
            continue
        first, *others = checks.leaving(before, entry.entrant, is_forgotten=True)
        store(connection, before, [(first, entry.entrant), *((each, acts.BOT) for each in others)], now)
        changed.append(entry.tournament_id)
    return tuple(changed)


def forget_in_tournaments(connection: Connection, user_id: int, who: int, now: int) -> tuple[int, ...]:
    """Take a person out of all tournaments; return those that are shown differently now. `who`: their pseudonym."""
    entered = [row.tournament_id for row in tournaments.entries_of_person(connection, user_id)]
    organised = [row.tournament_id for row in tournaments.organised_by(connection, user_id)]
    made = tournaments.made_by(connection, user_id)
    drafted = tournaments.drafted_since(connection, user_id, now - DAY)
    for row in (
        *(RememberedRow(who, "entered", each, now) for each in entered),
        *(RememberedRow(who, "drafted", each, now) for each in drafted),
    ):
        remembered.remember(connection, row)
    changed = tuple(sorted({*entered, *organised, *made}))
    for each in changed:
        tournaments.show_anew(connection, each)
        overviews.doubt(connection, each)
    tournaments.forget(connection, user_id)
    return changed
