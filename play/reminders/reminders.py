"""Who is to be reminded that a match waits for them: once at half time, and once before the end.

A reminder is claimed (play/clocks/due.py), announced by the name of its message, sent, and then done. A process that
ends in between leaves the claim; the next one finds by the name whether the message was sent
(cogs/projection/sending.py).
"""

import msgspec
from msgspec.structs import replace

from db.rows import awaited
from db.rows.awaited import AwaitedRow
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match import queue
from play.match.loading import load
from play.rules.clocks import reachable_at
from play.rules.due import is_due
from play.rules.loaded import Loaded


class Reminder(msgspec.Struct, frozen=True):
    """The person at a seat is to be reminded. `is_last`: for the last time. `is_picked`: a choice is not confirmed."""

    match: MatchId
    seat: Seat
    user_id: int
    at: int
    deadline_at: int
    is_last: bool
    is_picked: bool


class Reminders:
    """The reminders of all matches."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def due(self, match: MatchId, seat: Seat) -> Reminder | None:
        """Return the reminder that is due, if it still is; what falls into a night or an excuse is put off."""
        return await self._context.database.write_uncounted(_due, match, seat, self._context.clock())

    async def announce(self, reminder: Reminder, name: str) -> tuple[bool, str | None]:
        """Announce the message that is sent next; return whether it still is, and what was announced before it.

        It is not if the person has answered meanwhile, or their time is up.
        """
        return await self._context.database.write_uncounted(_announce, reminder, name, self._context.clock())

    async def finish(self, reminder: Reminder) -> None:
        """Note that a person was reminded, or is not to be: the next reminder is the last call."""
        await self._context.database.write_uncounted(_finish, reminder)

    async def picked(self, match: MatchId, user_id: int) -> None:
        """Note that a person has looked at a choice, which is not confirmed yet."""
        await self._context.database.write_uncounted(awaited.mark_picked, match, user_id)


def _due(connection: Connection, match: MatchId, seat: Seat, now: int) -> Reminder | None:
    loaded = load(connection, match, to_change=True)
    if not is_due(loaded, "remind", now, seat):
        return None
    row = next(row for row in loaded.asked if row.seat == seat)
    rightly = _put_off(loaded, row, now)
    if rightly != row:
        # What was put off is claimed anew when it is due, be it now.
        _put(connection, loaded, rightly)
        return None
    return _reminder(row)


def _put_off(loaded: Loaded, row: AwaitedRow, now: int) -> AwaitedRow:
    """Return `row` with when its person is reminded, so that this is not at night, nor twice at a time."""
    if not row.is_owed or row.user_id is None or row.deadline_at is None or row.deadline_at <= now:
        return replace(row, remind_at=None, last_call_at=None, call=None)
    morning = reachable_at(loaded, row.seat, now)
    if morning > now:
        last = max(morning, row.last_call_at or 0)
        return replace(row, remind_at=None if morning >= row.deadline_at else morning, last_call_at=last)
    return row if row.last_call_at is None or row.last_call_at > now else replace(row, remind_at=row.last_call_at)


def _reminder(row: AwaitedRow) -> Reminder:
    assert row.user_id is not None and row.remind_at is not None and row.deadline_at is not None
    is_last = row.remind_at == row.last_call_at
    return Reminder(
        MatchId(row.match_id), Seat(row.seat), row.user_id, row.remind_at, row.deadline_at, is_last, row.is_picked
    )


def _announce(connection: Connection, reminder: Reminder, name: str, now: int) -> tuple[bool, str | None]:
    loaded = load(connection, reminder.match, to_change=True)
    row = _still(loaded, reminder)
    if row is None or row.deadline_at is None or row.deadline_at <= now:
        return False, None
    if row.call is None:
        _put(connection, loaded, replace(row, call=name))
    return True, row.call


def _finish(connection: Connection, reminder: Reminder) -> None:
    loaded = load(connection, reminder.match, to_change=True)
    row = _still(loaded, reminder)
    if row is not None:
        next_at = None if reminder.is_last else row.last_call_at
        _put(connection, loaded, replace(row, remind_at=next_at, call=None))


def _still(loaded: Loaded, reminder: Reminder) -> AwaitedRow | None:
    """Return the question of which `reminder` reminds, if it is still asked and was not answered."""
    rows = (row for row in loaded.asked if row.seat == reminder.seat and row.is_owed)
    return next((row for row in rows if row.remind_at == reminder.at), None)


def _put(connection: Connection, loaded: Loaded, row: AwaitedRow) -> None:
    queue.move_asked(connection, loaded, [row if each.seat == row.seat else each for each in loaded.asked])
