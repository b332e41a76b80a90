"""How many requests a second this process may make of Discord, beside others: its share of what all may make together.

The sum of all shares never gets higher than that, but for one request a second that each process has in any case. Who
could use more gets it from those who use less, as soon as they have said so again. A process that cannot reach the
database keeps its share as long as it holds it; then others can have it.
"""

from collections.abc import Mapping

import msgspec

from db.rows import request_shares
from db.rows.request_shares import ShareRow
from db.statements import Connection
from play.context import Context

HELD_SECONDS = 15
"""So long a process has its share unless it says so again."""

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

    async def renew(self, total: int, wanted: int, invalid: int, stopped_until: int) -> Share:
        """Say what this process could use, and return its share of `total`; it has it for `HELD_SECONDS`.

        Raises:
            StorageFault: the database is out of order.
        """
        now, process = self._context.clock(), self._context.process

        def renewed(connection: Connection) -> Share:
            others = [row for row in request_shares.hold(connection, now) if row.process != process]
            fair = fair_shares({process: wanted, **{row.process: row.wanted for row in others}}, total)[process]
            share = max(LEAST, min(fair, total - sum(row.share for row in others)))
            row = ShareRow(process, share, wanted, invalid, stopped_until, now + HELD_SECONDS)
            request_shares.store(connection, row)
            stops = [row.stopped_until for row in others]
            return Share(share, sum(row.invalid for row in others), max(stops, default=0))

        return await self._context.database.write_uncounted(renewed)

    async def end(self) -> None:
        """Give the share of this process back."""
        await self._context.database.write_uncounted(request_shares.drop, self._context.process)


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
