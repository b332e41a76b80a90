"""Writes a change: the entry, the new state, who is asked. All of it in one transaction, or nothing.

The stored match must still be at the revision that the change was computed from; else nothing is written, and the
caller loads it again. So any number of processes may compute changes of one match at the same time. What is no entry
(`change_table`, `change_running`) is judged and stored while the match is held.
"""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from counting import known
from db.rows import awaited, entries, matches, plans, seats, shown
from db.rows.seats import FormerRow, SeatRow
from db.rows.shown import NO_CLAIM, Claim, DirectMessage, LossReport, Messages, OldMessage, TableMessage
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import PLAYED
from play.context import Context
from play.match import queue
from play.match.loading import load, packed
from play.match.rating import rate
from play.rules import tables, turns
from play.rules.endings import QUIET_SECONDS, is_resting
from play.rules.loaded import Loaded
from play.rules.moment import Moment
from play.rules.record import UNDO_WINDOW
from play.rules.steps import Change, after


def commit(connection: Connection, before: Loaded, *changes: Change, claim: Claim) -> Messages | None:
    """Store `changes` that follow each other, beginning with `before`, in a transaction of their own.

    Return what is remembered of the match's messages, with the `claim` to show them unless another process does.

    Old messages and reports are left out while the table is shown. None: the match has moved on, and nothing was
    stored.
    """
    table = store(connection, before, *changes, claim=claim)
    if table is None:
        return None
    if table.lost is not None or any(change.undone_since is not None for change in changes):
        return shown.of_match(connection, table.match_id)
    return Messages(table, shown.direct(connection, table.match_id))


def store(connection: Connection, before: Loaded, *changes: Change, claim: Claim = NO_CLAIM) -> TableMessage | None:
    """Store `changes` that follow each other, beginning with `before`, within the caller's transaction.

    Return the table message, which is out of date now. What several of them change in one row is written once. None:
    the match has moved on, and nothing was stored.
    """
    last = changes[-1]
    if not matches.advance(connection, before.row, last.row):
        return None
    match = last.row.id
    kept = {change.entry.number: packed(change.state) for change in changes if change.is_checkpoint()}
    entries.insert(connection, *(change.stored for change in changes), kept=kept)
    awaited.replace(connection, match, before.asked, last.asked)
    if last.row.host_user_id != before.row.host_user_id:
        matches.set_host(connection, match, last.row.host_user_id)
    _store_seats(connection, before, changes)
    for change in changes:
        if change.entry.kind in {"taken", "computer"} and change.entry.seat is not None:
            place = change.entry.seat
            _hand_over(connection, before.seats[place], change.seats[place], change)
        if change.left is not None:
            plans.drop_all(connection, match, change.left)
    loaded = Loaded(last.row, last.seats, last.asked, people=before.people)
    if loaded.is_over():
        queue.end_pairing(connection, last.row)
        rate(connection, loaded)
    else:
        queue.look_for_absent(connection, before, loaded, last.entry.made_at)
    if loaded.is_over() or last.row.host_user_id != before.row.host_user_id:
        # The table may call somebody by now, and another host's address was told of something else.
        queue.settle_again(connection, MatchId(match))
    else:
        queue.move(connection, before, loaded)
    if any(change.entry.kind in {"start", "taken", "computer"} for change in changes):
        shown.mark_misnamed(connection, match)
    undone = [change.undone_since for change in changes if change.undone_since is not None]
    if undone:
        shown.renew_old(connection, match, min(undone))
    if all(change.entry.traceless for change in changes):
        return shown.of_match(connection, match).table
    return shown.mark_changed(connection, match, claim)


def store_all(connection: Connection, before: Loaded, changes: Iterable[Change]) -> Loaded:
    """Store `changes` that follow each other, beginning with `before`; return the match as it is then."""
    changes = tuple(changes)
    store(connection, before, *changes)
    for change in changes:
        before = after(before, change)
    return before


def count_moves(changes: Iterable[Change]) -> None:
    """Count the moves among changes once they are stored, so that the numbers tell nothing that a table does not.

    An entry without a trace is not counted, and a sealed move counts as its player's, as everybody reads it.
    """
    for entry, game in ((change.entry, change.row.game) for change in changes):
        if entry.kind not in PLAYED or entry.traceless:
            continue
        if entry.kind == "move":
            by = "computer" if entry.level else "person"
        else:
            by = "person" if entry.seal is not None else entry.kind
        known.MOVES.add(game, by)


def heard(connection: Connection, loaded: Loaded, now: int) -> None:
    """Store that somebody has done something that is no entry, in a match in which somebody was there."""
    if not is_resting(loaded.seats):
        matches.hear(connection, loaded.row.id, now + QUIET_SECONDS)


async def change_table(context: Context, match: MatchId, change: Callable[[Connection, Loaded], None]) -> None:
    """Change a table that gathers players, in one transaction; refuses `unknown_match` (`match`) and `not_open`."""

    def changed(connection: Connection) -> None:
        loaded = load(connection, match, to_change=True)
        tables.check_open(loaded)
        change(connection, loaded)
        shown.mark_changed(connection, match)
        # A seat may be free for somebody who wants to be told of that.
        queue.look_for_wishes(connection, loaded.row.guild_id, context.clock())

    await context.database.write(changed)
    context.notify(match)


async def change_running(context: Context, match: MatchId, change: Callable[[Connection, Loaded], None]) -> Moment:
    """Change a running match, in one transaction, and return it as it is then.

    Raises:
        Refusal: `unknown_match` (`match`), `not_running` (`status`), and what `change` refuses.
    """

    def changed(connection: Connection) -> Moment:
        loaded = load(connection, match, to_change=True)
        turns.check_running(loaded)
        change(connection, loaded)
        shown.mark_changed(connection, match)
        loaded = load(connection, match, UNDO_WINDOW)
        queue.settle(connection, loaded)
        return Moment(loaded)

    moment = await context.database.write(changed)
    context.notify(match, moment)
    return moment


def _store_seats(connection: Connection, before: Loaded, changes: Sequence[Change]) -> None:
    """Store what `changes` make of the seats, and that the players who make moves have seen what they led to."""
    match = before.row.id
    seen = {
        change.user_id: change.row.revision
        for change in changes
        if change.user_id is not None and change.entry.kind == "move"
    }
    for was, seat in zip(before.seats, changes[-1].seats, strict=True):
        if was.agrees != seat.agrees:
            seats.store_agreed(connection, match, seat.seat, seat.agrees)
        if was != seat:
            revision = seat.seen_revision if seat.user_id is None else seen.pop(seat.user_id, seat.seen_revision)
            seats.store_presence(connection, msgspec.structs.replace(seat, seen_revision=revision))
    for user_id, revision in seen.items():
        seats.mark_seen(connection, match, user_id, revision)


def _hand_over(connection: Connection, before: SeatRow, seat: SeatRow, change: Change) -> None:
    """Store who has the seat now; the messages to the person before are forgotten, and what was theirs is deleted."""
    seats.store_taken(connection, seat)
    if before.user_id is not None and before.user_id != seat.user_id:
        former = FormerRow(before.match_id, before.user_id, before.seat, before.name, change.entry.number)
        seats.put_former(connection, former)
    messages = shown.of_match(connection, seat.match_id)
    message = messages.of_seat(seat.seat)
    if message.message_id is not None and message.channel_id is not None:
        old = OldMessage(seat.match_id, message.message_id, message.channel_id, None, change.row.revision)
        shown.put_others(connection, [old])
    if seat.sitter == "ai":
        plans.drop_all(connection, seat.match_id, Seat(seat.seat))
    for kind in (DirectMessage, LossReport):
        shown.drop(connection, kind, seat.match_id, seat.seat)
