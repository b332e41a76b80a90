"""Players remind those whom the table waits for: privately, each once in a period, and not at night.

A ping is claimed before it is sent: one that a kill keeps from being sent does not come.
"""

import msgspec
from msgspec.structs import replace

from db import matches, pings
from db.awaited import AwaitedRow
from db.pings import PingRow
from db.statements import Connection
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from games.kernel.pace import DAY
from play.context import Context
from play.match.loading import load
from play.rules.clocks import reachable_at
from play.rules.excuses import is_excused
from play.rules.loaded import Loaded
from play.rules.turns import own_seat

MOST_AT_ONCE = 10


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
            Refusal: `unknown_match`, `not_running`, `not_a_player`, `nobody_to_remind` (only people who are there and
                owe an answer can be, not who is excused, and not in a pause), `already_reminded` (each once in a
                period, or once a day where that has no end).
        """
        return await self._context.database.write(_ping, match, user_id, self._context.clock())

    async def claim(self) -> tuple[Ping, ...]:
        """Claim the pings of which somebody is to be told now; what falls into a night is put off until the morning."""
        now = self._context.clock()
        if not await self._context.database.read(pings.due, now, 1):
            return ()
        return await self._context.database.write_uncounted(_claim, now)

    async def next_at(self) -> int | None:
        """Return when somebody is to be told next."""
        return await self._context.database.read(pings.next_due, self._context.clock())


def _ping(connection: Connection, match: MatchId, user_id: int, now: int) -> tuple[Seat, ...]:
    loaded = load(connection, match, to_change=True)
    own = own_seat(loaded, user_id)
    others = [row for row in loaded.asked if row.seat != own and _is_waited_for(loaded, row, now)]
    if not others:
        raise Refusal("nobody_to_remind")
    known = {row.seat: row.pinged_at for row in pings.of_match(connection, match)}
    free = [row for row in others if known.get(row.seat, -1) < _since(row, now)]
    if not free:
        raise Refusal("already_reminded")
    for row in free:
        pings.store(connection, PingRow(match, row.seat, own, now, now))
    matches.touch_clocks(connection, match)
    return tuple(Seat(row.seat) for row in free)


def _is_waited_for(loaded: Loaded, row: AwaitedRow, now: int) -> bool:
    """Return whether a person who is there and not excused owes an answer; in a pause nobody does."""
    is_asked = row.is_owed and row.user_id is not None and loaded.row.paused_at is None
    seat = loaded.seats[row.seat]
    return is_asked and seat.is_present and not is_excused(seat, now)


def _since(row: AwaitedRow, now: int) -> int:
    """Return since when a ping counts as one of this period."""
    return row.asked_at if row.deadline_at is not None else max(row.asked_at, now - DAY)


def _claim(connection: Connection, now: int) -> tuple[Ping, ...]:
    found: list[Ping] = []
    for row in pings.due(connection, now, MOST_AT_ONCE):
        loaded = load(connection, MatchId(row.match_id), to_change=True)
        asked = next((each for each in loaded.asked if each.seat == row.seat), None)
        # Who has answered meanwhile, or is asked something newer, is not told.
        if asked is None or not _is_waited_for(loaded, asked, now) or asked.asked_at > row.pinged_at:
            pings.store(connection, replace(row, due_at=None))
            continue
        user_id = asked.user_id
        assert user_id is not None
        put_off = reachable_at(loaded, row.seat, now)
        if put_off > now:
            pings.store(connection, replace(row, due_at=put_off))
            continue
        pings.store(connection, replace(row, due_at=None))
        found.append(Ping(MatchId(row.match_id), user_id, loaded.seats[row.by_seat].name))
    return tuple(found)
