"""Matches that close by themselves: open tables that do not fill, and running matches in which nobody is there."""

from db import matches, shown
from db.statements import Connection
from games.kernel.ids import MatchId
from games.kernel.observation import EntryKind
from play import between_moves, ledger
from play.context import Context
from play.loaded import load

OPEN_SECONDS = 14 * 86_400
"""For so long an open table waits for players after the last one has joined."""

OPENING_SECONDS = 600
"""A table that has had no channel for so long gets none any more; another process may just be opening a newer one."""

AT_ONCE = 100


class Closing:
    """Calls off what is due; call it right after a beat (play/deadlines.py), or outages count."""

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


def _close_due(connection: Connection, now: int) -> tuple[MatchId, ...]:
    closed = []
    for match in map(MatchId, matches.closing(connection, now, AT_ONCE)):
        loaded = load(connection, match, to_change=True)
        if loaded.row.closes_at is None or loaded.row.closes_at > now:
            continue
        kind: EntryKind = "unfilled" if loaded.row.status == "open" else "abandoned"
        ledger.store(connection, loaded, between_moves.cancelled(loaded, now, None, kind))
        shown.mark_changed(connection, match)
        closed.append(match)
    return tuple(closed)
