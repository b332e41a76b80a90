"""How many requests a second this process may make of Discord, beside others: its share of what all may make together.

The sum of all shares never gets higher than that, but for one request a second that each process has in any case. Who
could use more gets it from those who use less, as soon as they have said so again. What a process has made in the last
second is no other's to make in this one, also when its share gets smaller or it ends: it holds that until it has said
so once more. A process that cannot reach the database keeps its share as long as it holds it; then others can have it.
"""

from collections.abc import Mapping, Sequence

import msgspec

from db.rows import request_shares
from db.rows.request_shares import ShareRow
from db.statements import Connection
from play.context import Context

HELD_SECONDS = 15
"""So long a process has its share unless it says so again."""

PASSED_SECONDS = 2
"""So long what a process has made last is held after its end: a second at least, in whole seconds."""

NOTHING = -1
"""What a process wants that has ended."""

LEAST = 1
"""A process may always make so many requests a second, also while the database is away."""


class Share(msgspec.Struct, frozen=True):
    """What a process may do: so many requests a second. The others had `invalid` requests refused in ten minutes.

    Discord has told one of them that nothing may be asked before `stopped_until` (unix seconds).
    """

    a_second: int
    invalid: int = 0
    stopped_until: int = 0


class RequestShares:
    """The share of this process."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def renew(self, total: int, wanted: int, invalid: int, stopped_until: int, used: int = 0) -> Share:
        """Say what this process could use, and return its share of `total`; it has it for `HELD_SECONDS`.

        `used`: how many it has made in the last second. Where that is more than its share, it is to say so again after
        a second, and no other process has the rest before.

        Raises:
            StorageFault: the database is out of order.
        """
        now, process = self._context.clock(), self._context.process

        def renewed(connection: Connection) -> Share:
            rows = request_shares.hold(connection, now)
            others = [row for row in rows if row.process != process]
            living = {row.process: row.wanted for row in others if row.wanted != NOTHING}
            fair = fair_shares({process: wanted, **living}, total)[process]
            share = max(LEAST, min(fair, total - sum(row.share for row in others)))
            held = max(share, min(used, self._own(rows)))
            row = ShareRow(process, held, wanted, invalid, stopped_until, now + HELD_SECONDS)
            request_shares.store(connection, row)
            stops = [row.stopped_until for row in others]
            return Share(share, sum(row.invalid for row in others), max(stops, default=0))

        return await self._context.database.write_uncounted(renewed)

    async def end(self, used: int = 0) -> None:
        """Give the share of this process back, but for what it has `used` in the last second."""
        now, process = self._context.clock(), self._context.process

        def ended(connection: Connection) -> None:
            held = min(used, self._own(request_shares.hold(connection, now)))
            request_shares.store(connection, ShareRow(process, held, NOTHING, 0, 0, now + PASSED_SECONDS))

        await self._context.database.write_uncounted(ended)

    def _own(self, rows: Sequence[ShareRow]) -> int:
        return next((row.share for row in rows if row.process == self._context.process), 0)


def fair_shares(wanted: Mapping[str, int], total: int) -> dict[str, int]:
    """Divide `total` so that nobody has less than an even part who could use that; nothing of it is left over.

    What is left once all have what they could use is divided evenly too. Everybody reckons the same.
    """
    shares = dict.fromkeys(sorted(wanted), 0)
    for is_for_more in (False, True):
        open_to = [each for each in shares if is_for_more or shares[each] < wanted[each]]
        while open_to and (left := total - sum(shares.values())) > 0:
            part, more = divmod(left, len(open_to))
            for place, each in enumerate(open_to):
                given = part + (place < more)
                shares[each] += given if is_for_more else min(given, wanted[each] - shares[each])
            open_to = [each for each in open_to if not is_for_more and shares[each] < wanted[each]]
    return shares
