"""People are told that their time ran out: once a miss, by direct message, and not who is away already.

It is noted before it is sent: what a kill keeps from being sent does not come. What falls into a night waits.
"""

import msgspec

from db.rows import seats
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from play.context import Context
from play.match import queue
from play.match.loading import load
from play.rules.clocks import reachable_at
from play.rules.due import is_due
from play.rules.presence import MOST_MISSES


class Late(msgspec.Struct, frozen=True):
    """The person `user_id` is to be told that their time ran out `at`; `is_last`: after the next miss they are away."""

    user_id: int
    at: int
    is_last: bool


class Lateness:
    """Who has been late in any match."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def told(self, match: MatchId, seat: Seat) -> Late | None:
        """Note that a person is told now that they were late; return of what. What falls into a night waits."""
        return await self._context.database.write_uncounted(_told, match, seat, self._context.clock())


def _told(connection: Connection, match: MatchId, seat: Seat, now: int) -> Late | None:
    loaded = load(connection, match, to_change=True)
    row = loaded.seats[seat]
    if not is_due(loaded, "late", now, seat) or reachable_at(loaded, seat, now) > now:
        return None
    assert row.user_id is not None and row.late_at is not None
    seats.store_late(connection, match, seat, None)
    queue.settle_anew(connection, match)
    return Late(row.user_id, row.late_at, row.misses == MOST_MISSES - 1)
