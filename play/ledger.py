"""Writes a change: the entry, the new state, who is asked. All of it in one transaction, or nothing.

The stored match must still be at the revision that the change was computed from; else nothing is written, and the
caller loads it again. So any number of processes may compute changes of one match at the same time.
"""

from db import awaited, entries, matches, plans, seats, shown
from db.database import Database
from db.entries import CheckpointRow
from db.shown import Messages, TableMessage
from db.statements import Connection
from play.loaded import Loaded, packed
from play.record import to_row
from play.steps import Change


async def commit(database: Database, before: Loaded, change: Change) -> Messages | None:
    """Store `change` of `before` in a transaction of its own; return what is remembered of the match's messages.

    Old messages and reports are left out while the table is shown. None: the match has moved on, and nothing was
    stored.
    """

    def stored(connection: Connection) -> Messages | None:
        table = store(connection, before, change)
        if table is None:
            return None
        if table.lost is not None:
            return shown.of_match(connection, table.match_id)
        return Messages(table, shown.direct(connection, table.match_id))

    return await database.write(stored)


def store(connection: Connection, before: Loaded, change: Change) -> TableMessage | None:
    """Store `change` of `before` within the caller's transaction; return the table message, which is out of date now.

    None: the match has moved on, and nothing was stored.
    """
    if not matches.advance(connection, before.row, change.row):
        return None
    match, number = change.row.id, change.entry.number
    entries.insert(connection, to_row(change.entry, match, change.user_id))
    awaited.replace(connection, match, before.asked, change.asked)
    if change.user_id is not None and change.entry.kind == "move":
        # The player who makes a move has seen what it led to.
        seats.mark_seen(connection, match, change.user_id, change.row.revision)
    if change.row.host_user_id != before.row.host_user_id:
        matches.set_host(connection, match, change.row.host_user_id)
    if change.left is not None:
        seats.give_up(connection, match, change.left, number)
        plans.drop_all(connection, match, change.left)
    if change.is_checkpoint():
        entries.insert_checkpoint(connection, CheckpointRow(match, number, packed(change.state)))
    if change.entry.traceless:
        return shown.of_match(connection, match).table
    return shown.mark_changed(connection, match)
