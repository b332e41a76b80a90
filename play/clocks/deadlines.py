"""For how long no clock ran.

Every process that is up and connected to Discord beats. Clocks run from one beat to the next: where two are further
apart than a few beats no bot was there, or the system's time was set anew, and nobody loses or wins time by that.
"""

from db.keeping import lineage
from db.rows import awaited, due, matches, shown, tournaments
from db.rows.awaited import AwaitedRow
from db.statements import Connection
from games.kernel.ids import MatchId
from play.context import Context
from play.match import queue
from play.match.loading import load
from play.rules import clocks
from play.rules.loaded import Loaded

MISSED_BEATS = 4
"""So many beats may be late or left out, as when the connection is made anew, before it counts as an outage."""

MOST_AT_ONCE = 100
"""So many in one transaction, so that an outage makes nobody wait for the deadlines of thousands of matches."""


class Deadlines:
    """The deadlines of all matches."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def beat(self, every: int) -> int:
        """Note that the bot is up, as it does `every` so many seconds; return for how long no clock ran before.

        After an outage deadlines are moved some matches at a time; whoever beats next finishes what a process that has
        ended had begun.
        """
        await self._move_deadlines(every)
        gap = await self._context.database.write_uncounted(_beat, self._context.clock(), every)
        await self._move_deadlines(every)
        return gap

    async def _move_deadlines(self, every: int) -> None:
        while await self._context.database.read(are_moving):
            for match in await self._context.database.write_uncounted(_move_some, every):
                self._context.notify(match)


def are_moving(connection: Connection) -> bool:
    """Return whether deadlines are being moved because of an outage: those that are not yet may have passed."""
    return lineage.counter(connection, "break_until") > 0


def _beat(connection: Connection, now: int, every: int) -> int:
    """Store a beat; return for how long no clock ran before it."""
    last = lineage.hold_counter(connection, "beat")
    lineage.set_counter(connection, "beat", now)
    if not last or abs(now - last) <= MISSED_BEATS * every:
        return 0
    awaited.delay_silence(connection, last, now - last)
    matches.delay_closing(connection, now - last)
    due.delay_closing(connection, now - last)
    tournaments.delay_absent(connection, now - last)
    due.delay_absent(connection, now - last)
    for name, value in (("break_since", last), ("break_until", now), ("break_after", 0)):
        lineage.set_counter(connection, name, value)
    return now - last


def _move_some(connection: Connection, every: int) -> tuple[MatchId, ...]:
    """Move the deadlines of the next matches; return which. After the last ones nothing is moving any more."""
    until = lineage.hold_counter(connection, "break_until")
    since, after = lineage.counter(connection, "break_since"), lineage.counter(connection, "break_after")
    running = tuple(map(MatchId, awaited.with_deadlines(connection, after, MOST_AT_ONCE))) if until else ()
    for match in running:
        _break_off(connection, match, since, until, every)
    if running:
        lineage.set_counter(connection, "break_after", running[-1])
    else:
        lineage.set_counter(connection, "break_until", 0)
    return running


def _break_off(connection: Connection, match: MatchId, last: int, now: int, every: int) -> None:
    loaded = load(connection, match, to_change=True)
    asked = tuple(_after_break(loaded, row, last, now, every) for row in loaded.asked)
    queue.move_asked(connection, loaded, asked)
    matches.change_clocks(connection, match, clocks.soonest(asked))
    shown.mark_changed(connection, match)


def _after_break(loaded: Loaded, row: AwaitedRow, last: int, now: int, every: int) -> AwaitedRow:
    """Return `row` after an outage, which takes nothing from a seat for as long as no time runs against it anyway."""
    last = last if now < last else min(now, clocks.begins_at(loaded, row.seat, last))
    return clocks.after_break(loaded, row, last, now, every * MISSED_BEATS)
