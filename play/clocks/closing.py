"""What ends by itself: open tables that do not fill, matches in which nobody is there or answers, and pauses."""

from collections.abc import Callable

from db.rows import matches, shown
from db.statements import Connection
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import EntryKind
from play.context import Context
from play.match import ledger
from play.match.loading import load
from play.rules import between_moves, endings
from play.rules.between_moves import with_consequences
from play.rules.due import is_due
from play.rules.loaded import Loaded
from play.rules.record import UNDO_WINDOW
from play.rules.steps import Change

OPENING_SECONDS = 600
"""A table that has had no channel for so long gets none any more; another process may just be opening a newer one."""


class Closing:
    """Ends what is due (play/clocks/due.py)."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def close(self, match: MatchId, _: Seat) -> bool:
        """Call off a match that is due by now, and say why; return whether it was."""
        return await self._write(_close, match)

    async def resume(self, match: MatchId, _: Seat) -> bool:
        """Let a match go on that was paused for as long as it can be; return whether it was."""
        return await self._write(_resume, match)

    async def slow(self, match: MatchId, _: Seat) -> bool:
        """Let a match have its own pace again that was played live for as long as agreed on; return whether it was."""
        return await self._write(_slow, match)

    async def _write(self, work: Callable[[Connection, MatchId, int], bool], match: MatchId) -> bool:
        is_done = await self._context.database.write(work, match, self._context.clock())
        if is_done:
            self._context.notify(match)
        return is_done

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


def _resume(connection: Connection, match: MatchId, now: int) -> bool:
    loaded = load(connection, match, UNDO_WINDOW, to_change=True)
    if not is_due(loaded, "resume", now):
        return False
    _go_on(connection, loaded, between_moves.timed(loaded, "resume", now))
    return True


def _slow(connection: Connection, match: MatchId, now: int) -> bool:
    loaded = load(connection, match, UNDO_WINDOW, to_change=True)
    if not is_due(loaded, "slow", now):
        return False
    _go_on(connection, loaded, between_moves.slowed(loaded, now))
    return True


def _go_on(connection: Connection, loaded: Loaded, change: Change) -> None:
    ledger.store_all(connection, loaded, with_consequences(loaded, (change,)))
    shown.mark_changed(connection, loaded.row.id)


def _close(connection: Connection, match: MatchId, now: int) -> bool:
    loaded = load(connection, match, to_change=True)
    if not is_due(loaded, "close", now):
        return False
    ledger.store(connection, loaded, between_moves.cancelled(loaded, now, None, _why(loaded)))
    shown.mark_changed(connection, match)
    return True


def _why(loaded: Loaded) -> EntryKind:
    """Return why a match ends by itself."""
    if loaded.row.status == "open":
        return "unfilled"
    return "abandoned" if endings.is_resting(loaded.seats) else "silent"
