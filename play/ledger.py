"""Writes a change: the entry, the new state, who is asked. All of it in one transaction, or nothing.

The stored match must still be at the revision that the change was computed from; else nothing is written, and the
caller loads it again. So any number of processes may compute changes of one match at the same time.
"""

from db import awaited, entries, matches, people, plans, seats, shown
from db.database import Database
from db.entries import CheckpointRow
from db.statements import Connection
from play.loaded import Loaded, packed
from play.moment import AtTable
from play.record import to_row
from play.steps import Change


async def commit(database: Database, before: Loaded, change: Change) -> AtTable | None:
    """Store `change` of `before` in a transaction of its own; return what showing it needs.

    None: the match has moved on, and nothing was stored.
    """

    def stored(connection: Connection) -> AtTable | None:
        return at_table(connection, change.row.id) if store(connection, before, change) else None

    return await database.write(stored)


def at_table(connection: Connection, match: int) -> AtTable:
    """Return what is remembered of the messages of a match, and the settings of the people who sit there."""
    return shown.of_match(connection, match), people.at_match(connection, match)


def store(connection: Connection, before: Loaded, change: Change) -> bool:
    """Store `change` of `before` within the caller's transaction; return False if the match has moved on."""
    if not matches.advance(connection, before.row, change.row):
        return False
    match, revision = change.row.id, change.entry.revision
    entries.insert(connection, to_row(change.entry, match, change.user_id))
    awaited.replace_all(connection, match, change.asked)
    if change.user_id is not None and change.entry.kind == "move":
        # The player who makes a move has seen what it led to.
        seats.mark_seen(connection, match, change.user_id, revision)
    if change.row.host_user_id != before.row.host_user_id:
        matches.set_host(connection, match, change.row.host_user_id)
    if change.left is not None:
        seats.give_up(connection, match, change.left, revision)
        plans.drop_all(connection, match, change.left)
    if change.is_checkpoint():
        entries.insert_checkpoint(connection, CheckpointRow(match, revision, packed(change.state)))
    shown.mark_behind(connection, match)
    return True


def mark_changed(connection: Connection, match: int) -> None:
    """Remember that what the table shows is out of date, for changes that are no entries."""
    shown.mark_behind(connection, match)


def mark_moved(connection: Connection, match: int) -> None:
    """Remember that the table is to be shown elsewhere, even if it could not be shown any more where it was."""
    for row in shown.of_match(connection, match):
        if row.audience == "table" and row.state == "gone":
            shown.drop(connection, match, "table")
    shown.mark_behind(connection, match)
