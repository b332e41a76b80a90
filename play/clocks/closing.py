"""What ends by itself: open tables that do not fill, matches in which nobody is there or answers, and pauses."""

from db import matches, shown
from db.statements import Connection
from games.kernel.ids import MatchId
from games.kernel.observation import EntryKind
from play.context import Context
from play.match import ledger
from play.match.loading import load
from play.rules import between_moves, endings
from play.rules.agreed_time import PAUSE_SECONDS
from play.rules.between_moves import with_consequences
from play.rules.loaded import Loaded
from play.rules.record import UNDO_WINDOW

OPENING_SECONDS = 600
"""A table that has had no channel for so long gets none any more; another process may just be opening a newer one."""

AT_ONCE = 100


class Closing:
    """Ends what is due; call it right after a beat (play/clocks/deadlines.py), or outages count."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def close_due(self) -> tuple[MatchId, ...]:
        """Call off every match that is due by now, and say why; return which."""
        now = self._context.clock()
        if not await self._context.database.read(matches.closing, now, 1):
            return ()
        closed = await self._context.database.write(_close_due, now)
        for match in closed:
            self._context.notify(match)
        return closed

    async def resume_due(self) -> tuple[MatchId, ...]:
        """Let every match that was paused, or played live, for as long as it can be go on as before; return which."""
        now, read = self._context.clock(), self._context.database.read
        if not await read(matches.paused_before, now - PAUSE_SECONDS, 1) and not await read(
            matches.live_before, now, 1
        ):
            return ()
        resumed = await self._context.database.write(_go_on, now)
        for match in resumed:
            self._context.notify(match)
        return resumed

    async def next_at(self) -> int | None:
        """Return when the next live window ends, if there is one; nothing else here has to be on the second."""
        return await self._context.database.read(matches.next_live_end)

    async def cancel_homeless(self) -> tuple[MatchId, ...]:
        """Cancel tables that never got a channel because the bot ended while they were opened; return which.

        Nobody could come to them, and a rematch among them would keep another one from being opened.
        """
        return await self._context.database.write(_cancel_homeless, self._context.clock())


def _cancel_homeless(connection: Connection, now: int) -> tuple[MatchId, ...]:
    found = matches.homeless(connection, now - OPENING_SECONDS)
    for match in found:
        loaded = load(connection, MatchId(match), to_change=True)
        ledger.store(connection, loaded, between_moves.cancelled(loaded, now, loaded.row.host_user_id))
    return tuple(MatchId(match) for match in found)


def _go_on(connection: Connection, now: int) -> tuple[MatchId, ...]:
    paused = tuple(map(MatchId, matches.paused_before(connection, now - PAUSE_SECONDS, AT_ONCE)))
    live = tuple(map(MatchId, matches.live_before(connection, now, AT_ONCE)))
    for match in (*paused, *live):
        loaded = load(connection, match, UNDO_WINDOW, to_change=True)
        first = between_moves.timed(loaded, "resume", now) if match in paused else between_moves.slowed(loaded, now)
        ledger.store_all(connection, loaded, with_consequences(loaded, (first,)))
        shown.mark_changed(connection, match)
    return (*paused, *live)


def _close_due(connection: Connection, now: int) -> tuple[MatchId, ...]:
    closed = []
    for match in map(MatchId, matches.closing(connection, now, AT_ONCE)):
        loaded = load(connection, match, to_change=True)
        if loaded.row.closes_at is None or loaded.row.closes_at > now:
            continue
        ledger.store(connection, loaded, between_moves.cancelled(loaded, now, None, _why(loaded)))
        shown.mark_changed(connection, match)
        closed.append(match)
    return tuple(closed)


def _why(loaded: Loaded) -> EntryKind:
    """Return why a match ends by itself."""
    if loaded.row.status == "open":
        return "unfilled"
    return "abandoned" if endings.is_resting(loaded.seats) else "silent"
