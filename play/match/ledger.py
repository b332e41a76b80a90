"""Writes a change: the entry, the new state, who is asked. All of it in one transaction, or nothing.

The stored match must still be at the revision that the change was computed from; else nothing is written, and the
caller loads it again. So any number of processes may compute changes of one match at the same time.
"""

from collections.abc import Iterable

import msgspec

from db import awaited, entries, matches, plans, seats, shown
from db.database import Database
from db.entries import CheckpointRow
from db.seats import FormerRow, SeatRow
from db.shown import DirectMessage, LossReport, Messages, OldMessage, TableMessage
from db.statements import Connection
from play.match.loaded import Loaded, packed
from play.match.record import to_row
from play.match.steps import Change, after


async def commit(database: Database, before: Loaded, *changes: Change) -> Messages | None:
    """Store `changes` that follow each other, beginning with `before`, in a transaction of their own.

    Return what is remembered of the match's messages.

    Old messages and reports are left out while the table is shown. None: the match has moved on, and nothing was
    stored.
    """

    def stored(connection: Connection) -> Messages | None:
        loaded, table = before, None
        for change in changes:
            table = store(connection, loaded, change)
            if table is None:
                break
            loaded = after(loaded, change)
        if table is None:
            return None
        if table.lost is not None or any(change.undone_since is not None for change in changes):
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
    if change.row.host_user_id != before.row.host_user_id:
        matches.set_host(connection, match, change.row.host_user_id)
    _store_seats(connection, before, change)
    if change.entry.kind == "taken" and change.entry.seat is not None:
        place = change.entry.seat
        _hand_over(connection, before.seats[place], change.seats[place], change.row.revision)
    if change.left is not None:
        plans.drop_all(connection, match, change.left)
    if change.entry.kind in {"start", "taken"}:
        shown.mark_misnamed(connection, match)
    if change.is_checkpoint():
        entries.insert_checkpoint(connection, CheckpointRow(match, number, packed(change.state)))
    if change.undone_since is not None:
        shown.renew_old(connection, match, change.undone_since)
    if change.entry.traceless:
        return shown.of_match(connection, match).table
    return shown.mark_changed(connection, match)


def store_all(connection: Connection, before: Loaded, changes: Iterable[Change]) -> Loaded:
    """Store `changes` that follow each other, beginning with `before`; return the match as it is then."""
    for change in changes:
        store(connection, before, change)
        before = after(before, change)
    return before


def _store_seats(connection: Connection, before: Loaded, change: Change) -> None:
    """Store what `change` makes of the seats, and that the player who makes a move has seen what it led to."""
    match, revision = change.row.id, change.row.revision
    mover = change.user_id if change.entry.kind == "move" else None
    for was, seat in zip(before.seats, change.seats, strict=True):
        if was.agrees != seat.agrees:
            seats.store_agreed(connection, match, seat.seat, seat.agrees)
        if was != seat and mover is not None and seat.user_id == mover:
            seats.store_presence(connection, msgspec.structs.replace(seat, seen_revision=revision))
            mover = None
        elif was != seat:
            seats.store_presence(connection, seat)
    if mover is not None:
        seats.mark_seen(connection, match, mover, revision)


def _hand_over(connection: Connection, before: SeatRow, seat: SeatRow, revision: int) -> None:
    """Store who has the seat now; the messages to the person before are forgotten, and what was theirs is deleted."""
    seats.store_taken(connection, seat)
    if before.user_id is not None and before.user_id != seat.user_id:
        seats.put_former(connection, FormerRow(before.match_id, before.user_id, before.seat))
    messages = shown.of_match(connection, seat.match_id)
    message = messages.of_seat(seat.seat)
    if message.message_id is not None and message.channel_id is not None:
        old = OldMessage(seat.match_id, message.message_id, message.channel_id, None, revision)
        shown.put_others(connection, [old])
    for kind in (DirectMessage, LossReport):
        shown.drop(connection, kind, seat.match_id, seat.seat)
