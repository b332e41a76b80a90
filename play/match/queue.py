"""Stores what is due in a match with every change of it, so that no change leaves the queue as it was before.

`move` is for changes that were computed from the whole match, `settle` for what is changed in the database: it looks
again, and mends whatever differs. The rows are derived by play/rules/due.py alone.
"""

from collections.abc import Collection

import msgspec

from db.keeping import lineage
from db.rows import awaited, due, matches, people, table_wishes, tournaments
from db.rows.awaited import AwaitedRow
from db.rows.due import DueRow
from db.rows.matches import MatchRow
from db.rows.shown import TableMessage
from db.statements import Connection
from games.kernel.ids import MatchId
from play.match.loading import load
from play.rules import coming
from play.rules.due import AT_ONCE, NO_SEAT, changes, differing, due_in
from play.rules.loaded import Loaded
from play.rules.table_wishes import DELAY_SECONDS, TELL_ME

DERIVED = "due"
"""The counter that says that the rows of all matches have been derived."""

MOST_MATCHES = 10_000
"""More than anybody plays at once, whatever the settings allow."""


def move(connection: Connection, before: Loaded, after: Loaded) -> None:
    """Store what is due after a change of a match, which is `after`, where what was due `before` is stored."""
    due.put(connection, changes(before, after))


def move_asked(connection: Connection, before: Loaded, asked: Collection[AwaitedRow]) -> None:
    """Store what is asked in a match and what is due by that; moves that are being computed are computed anew."""
    match = MatchId(before.row.id)
    awaited.replace(connection, match, before.asked, asked)
    matches.touch_clocks(connection, match)
    move(connection, before, msgspec.structs.replace(before, asked=tuple(asked)))


def settle(connection: Connection, loaded: Loaded) -> None:
    """Store what is due in a match as it is stored now; of one that is over only what is due is left."""
    stored, rows = due.of_match(connection, loaded.row.id), due_in(loaded)
    if loaded.is_over():
        due.drop(connection, [row for row in stored if row not in rows])
        due.put(connection, [row for row in rows if row not in stored])
    else:
        due.put(connection, differing(stored, rows))


def settle_again(connection: Connection, match: MatchId) -> None:
    """Store what is due in a match after it was changed in the database."""
    settle(connection, load(connection, match, to_change=True))


def settle_anew(connection: Connection, match: MatchId) -> None:
    """Store what is due in a match after what is stored beside it was changed: moves are then computed anew."""
    matches.touch_clocks(connection, match)
    settle_again(connection, match)


def settle_person(connection: Connection, user_id: int) -> None:
    """Store what is due in the matches of a person of whom it was changed when they sleep or get their digest."""
    for match in running_of(connection, user_id):
        settle_anew(connection, match)


def running_of(connection: Connection, user_id: int) -> list[MatchId]:
    """Return the running matches of a person in the order in which several are held."""
    return sorted(MatchId(row.id) for row in matches.of_player(connection, user_id, ("running",), MOST_MATCHES))


def settle_call(connection: Connection, table: TableMessage) -> None:
    """Store when a table calls somebody in the morning, if it does."""
    row = DueRow("call", table.match_id, NO_SEAT, table.calls_at)
    if row.at is None:
        due.drop(connection, [row])
    else:
        due.put(connection, [row])


def end_pairing(connection: Connection, row: MatchRow) -> None:
    """Mark the pairing of a match that has ended, if it has one: its tournament is to count the result."""
    tournament = row.tournament_id
    if tournament is None:
        return
    # Whoever changes the tournament just now has not seen this, and would find that nothing is due.
    tournaments.hold(connection, tournament)
    if tournaments.end_pairing(connection, row.id, row.ended_at or 0):
        due.put(connection, [DueRow("score", tournament, NO_SEAT, AT_ONCE)])


def look_for_absent(connection: Connection, before: Loaded, after: Loaded, now: int) -> None:
    """Store when a tournament looks for those who are away in a match of it, if a change has changed who is."""
    match, tournament = MatchId(after.row.id), after.row.tournament_id
    if tournament is None or not coming.is_other(before, after):
        return
    tournaments.hold(connection, tournament)
    if tournaments.set_absent(connection, match, coming.looked_for_at(before, after, now)):
        row = DueRow("absent", tournament, NO_SEAT, tournaments.next_absent(connection, tournament))
        due.put(connection, [row])


def look_for_wishes(connection: Connection, guild_id: int | None, now: int) -> None:
    """Store that somebody looks soon at who wants to be told of tables on a server, if anybody does there."""
    if guild_id is None or not table_wishes.count(connection, guild_id):
        return
    people.hold(connection, guild_id)
    at = now + DELAY_SECONDS
    if all(row.at is None or row.at > at for row in due.of_match(connection, guild_id)):
        due.put(connection, [DueRow(TELL_ME, guild_id, NO_SEAT, at)])


def derive(connection: Connection) -> None:
    """Store what is due in every match, once after a program that did not know of it."""
    if lineage.hold_counter(connection, DERIVED):
        return
    for match in matches.active(connection):
        settle_again(connection, MatchId(match))
    lineage.set_counter(connection, DERIVED, 1)
