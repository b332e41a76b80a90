"""Players remind those whom the table waits for: privately, each once in a period, and not at night.

A ping is noted before it is sent: one that a kill keeps from being sent does not come.
"""

import msgspec
from msgspec.structs import replace

from db.rows.awaited import AwaitedRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from play.context import Context
from play.match import queue
from play.match.loading import load
from play.rules.clocks import reachable_at
from play.rules.due import is_due
from play.rules.excuses import is_excused
from play.rules.loaded import Loaded
from play.rules.turns import own_seat


class Ping(msgspec.Struct, frozen=True):
    """The person `user_id` is to be told that `by` asks whether they have seen that the match waits for them."""

    match: MatchId
    user_id: int
    by: str


class Pings:
    """The pings of all matches."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def ping(self, match: MatchId, user_id: int) -> tuple[Seat, ...]:
        """Remind everybody else whom the match waits for; return their seats.

        Raises:
            Refusal: `unknown_match`, `not_running` (`status`), `not_a_player`, `nobody_to_remind` (only people who are
                there and owe an answer can be, not who is excused, and not in a pause), `already_reminded` (each once
                in a period, or once a day where that has no end).
        """
        return await self._context.database.write(_ping, match, user_id, self._context.clock())

    async def told(self, match: MatchId, seat: Seat) -> Ping | None:
        """Note that a person is told now who is to be; return of what. What falls into a night is put off."""
        return await self._context.database.write_uncounted(_told, match, seat, self._context.clock())


def _ping(connection: Connection, match: MatchId, user_id: int, now: int) -> tuple[Seat, ...]:
    loaded = load(connection, match, to_change=True)
    own = own_seat(loaded, user_id)
    others = [row for row in loaded.asked if row.seat != own and _is_waited_for(loaded, row, now)]
    if not others:
        raise Refusal("nobody_to_remind")
    free = {row.seat for row in others if row.pinged_at is None or row.pinged_at < _since(row, now)}
    if not free:
        raise Refusal("already_reminded")
    pinged = (replace(row, ping_at=now, pinged_at=now, pinged_by=own) for row in loaded.asked)
    asked = [new if new.seat in free else old for old, new in zip(loaded.asked, pinged, strict=True)]
    queue.move_asked(connection, loaded, asked)
    return tuple(Seat(seat) for seat in sorted(free))


def _is_waited_for(loaded: Loaded, row: AwaitedRow, now: int) -> bool:
    """Return whether a person who is there and not excused owes an answer; in a pause nobody does."""
    is_asked = row.is_owed and row.user_id is not None and loaded.row.paused_at is None
    seat = loaded.seats[row.seat]
    return is_asked and seat.is_present and not is_excused(seat, now)


def _since(row: AwaitedRow, now: int) -> int:
    """Return since when a ping counts as one of this period."""
    return row.asked_at if row.deadline_at is not None else max(row.asked_at, now - DAY)


def _told(connection: Connection, match: MatchId, seat: Seat, now: int) -> Ping | None:
    loaded = load(connection, match, to_change=True)
    if not is_due(loaded, "ping", now, seat):
        return None
    row = next(row for row in loaded.asked if row.seat == seat)
    # Who has answered meanwhile, or is asked something newer, is not told.
    is_right = _is_waited_for(loaded, row, now) and row.asked_at <= (row.pinged_at or 0)
    put_off = reachable_at(loaded, seat, now)
    is_later = is_right and put_off > now
    told = replace(row, ping_at=put_off if is_later else None)
    queue.move_asked(connection, loaded, [told if each is row else each for each in loaded.asked])
    if not is_right or is_later:
        return None
    assert row.user_id is not None and row.pinged_by is not None
    return Ping(match, row.user_id, loaded.seats[row.pinged_by].name)
