"""Who gets one message about everything that waits for them: once a day, when they get up or when they like.

A digest is claimed before it is sent: one that a kill keeps from being sent does not come on that day.
"""

from datetime import datetime

from db import people
from db.people import DigestRow
from db.statements import Connection
from play.context import Context
from play.rules.nights import DAY_MINUTES
from play.rules.pace import zone_named

SHORTEST_DAY = 20 * 3600
"""Fewer seconds are never between two digests, also on the day when clocks are put forward."""

LATEST_MINUTES = 12 * 60
"""After an outage a digest comes so many minutes later than it should, and no later."""

MOST_AT_ONCE = 20


class Digests:
    """The digests of all people."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def claim(self) -> tuple[int, ...]:
        """Claim the digests that are due; return whose."""
        now = self._context.clock()
        waiting = await self._context.database.read(people.without_digest, now - SHORTEST_DAY, now, MOST_AT_ONCE)
        if not any(_is_due(row, now) for row in waiting):
            return ()
        return await self._context.database.write_uncounted(_claim, now)


def _claim(connection: Connection, now: int) -> tuple[int, ...]:
    found = people.without_digest(connection, now - SHORTEST_DAY, now, MOST_AT_ONCE)
    return tuple(row.user_id for row in found if _is_due(row, now) and people.claim_digest(connection, row, now))


def _is_due(row: DigestRow, now: int) -> bool:
    """Return whether a person has had no digest since the hour at which it comes, and has not gone to bed since."""
    here, comes_at = datetime.fromtimestamp(now, zone_named(row.time_zone)), _comes_at(row)
    late = (here.hour * 60 + here.minute - comes_at) % DAY_MINUTES
    if late >= min(LATEST_MINUTES, (row.sleeps_at - comes_at) % DAY_MINUTES):
        return False
    return row.digested_at < now - late * 60


def _comes_at(row: DigestRow) -> int:
    """Return the minute of the day; what would come at night comes when it ends."""
    if row.digest_at is None:
        return row.wakes_at
    since_evening, length = (minute - row.sleeps_at for minute in (row.digest_at, row.wakes_at))
    return row.wakes_at if since_evening % DAY_MINUTES < length % DAY_MINUTES else row.digest_at
