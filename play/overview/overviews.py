"""Where a server shows what goes on there, which message that is, and where its results are told.

One process at a time sees to a server: it claims it, and what it stores counts only while the claim is its own and the
server has not chosen otherwise. So nothing is sent twice by two processes, and a message that comes too late is known
as one too many.
"""

from collections.abc import Callable

from msgspec.structs import replace

from db.rows import overviews
from db.rows.overviews import OverviewRow, ToldRow
from db.statements import Connection
from games.kernel.pace import HOUR
from play.context import Context
from play.shown import ClaimedElsewhere

__all__ = ["OverviewRow", "Overviews"]

AT_ONCE = 200
SLACK_SECONDS = HOUR
"""So long after its end a match may be stored at the latest, and is told all the same."""


class Overviews:
    """What servers have chosen, and what Discord shows of it."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def servers(self) -> tuple[int, ...]:
        """Return the servers that have chosen anything, now or before."""
        found: list[int] = []
        while True:
            more = await self._context.database.read(overviews.servers, found[-1] if found else 0, AT_ONCE)
            found += more
            if len(more) < AT_ONCE:
                return tuple(found)

    async def of(self, guild_id: int) -> OverviewRow:
        """Return what a server has chosen; nothing if it has not."""
        return await self._context.database.read(overviews.find, guild_id) or OverviewRow(guild_id)

    async def put_up(self, guild_id: int, channel_id: int | None, by: int) -> OverviewRow:
        """Show a server's overview in another channel, as a person has chosen; None: no longer."""

        def moved(row: OverviewRow) -> OverviewRow:
            if row.channel_id == channel_id:
                return row
            old = (row.channel_id, row.message_id) if row.message_id else (row.old_channel_id, row.old_message_id)
            return replace(
                row,
                channel_id=channel_id,
                message_id=None,
                page="",
                shown_at=0,
                lost="",
                put_up_by=None if channel_id is None else by,
                old_channel_id=old[0],
                old_message_id=old[1],
            )

        def chosen(connection: Connection) -> OverviewRow:
            overviews.add(connection, guild_id)
            return _changed(connection, guild_id, moved)

        return await self._context.database.write(chosen)

    async def tell_results(self, guild_id: int, channel_id: int | None) -> OverviewRow:
        """Tell a server's results in a channel from now on; None: no longer."""
        now = self._context.clock()

        def chosen(connection: Connection) -> OverviewRow:
            overviews.add(connection, guild_id)
            _keep_what_is_over(connection, guild_id, now)
            return _changed(
                connection, guild_id, lambda row: replace(row, results_channel_id=channel_id, results_since=now)
            )

        return await self._context.database.write(chosen)

    async def claimed(self, guild_id: int) -> OverviewRow | None:
        """Claim a server for this process; None if it has never chosen anything.

        Raises:
            ClaimedElsewhere: another process sees to it.
        """
        claim = self._context.claim()

        def claimed(row: OverviewRow) -> OverviewRow:
            if row.claimed_by not in ("", claim.by) and row.claimed_until > claim.now:
                return row
            # After a restore nobody knows what was told before: nothing is told twice.
            since = row.results_since if row.results_since >= 0 else claim.now
            return replace(row, claimed_by=claim.by, claimed_until=claim.until, results_since=since)

        row = await self._change(guild_id, claimed)
        if row.claimed_by not in ("", claim.by):
            raise ClaimedElsewhere(row.claimed_until)
        return row if row.claimed_by else None

    async def note_shown(self, known: OverviewRow, message_id: int, page: str) -> bool:
        """Store which message shows the overview; False if it is another one, or to be another one, by now."""
        now = self._context.clock()
        return await self._still(
            known,
            lambda row: replace(row, message_id=message_id, page=page, shown_at=now, lost=""),
        )

    async def note_gone(self, known: OverviewRow) -> bool:
        """Store that the message was deleted, so that it is to be sent anew."""
        return await self._still(known, lambda row: replace(row, message_id=None, page=""))

    async def note_lost(self, known: OverviewRow, reason: str) -> bool:
        """Store why the overview cannot be shown; return whether that is new, so that it is to be told."""
        return known.lost != reason and await self._still(known, lambda row: replace(row, lost=reason))

    async def note_removed(self, known: OverviewRow) -> None:
        """Store that an old message is not there any more."""
        await self._still(
            known,
            lambda row: (
                replace(row, old_channel_id=None, old_message_id=None)
                if row.old_message_id == known.old_message_id
                else row
            ),
        )

    async def note_told(self, known: OverviewRow) -> None:
        """Store that all results were told that had come until now."""
        since = max(known.results_since, self._context.clock() - SLACK_SECONDS)
        await self._still(
            known,
            lambda row: (
                replace(row, results_since=since)
                if row.results_channel_id == known.results_channel_id and row.results_since == known.results_since
                else row
            ),
        )

    async def give_back(self, guild_id: int) -> None:
        """Let other processes see to a server again, if this one does."""
        by = self._context.process

        def given(row: OverviewRow) -> OverviewRow:
            return replace(row, claimed_by="", claimed_until=0) if row.claimed_by == by else row

        await self._change(guild_id, given)

    async def _still(self, known: OverviewRow, change: Callable[[OverviewRow], OverviewRow]) -> bool:
        """Change a row that this process has claimed, unless the server shows its overview elsewhere by now."""
        by, done = self._context.process, False

        def changed(row: OverviewRow) -> OverviewRow:
            nonlocal done
            done = row.claimed_by == by and row.channel_id == known.channel_id
            return change(row) if done else row

        await self._change(known.guild_id, changed)
        return done

    async def _change(self, guild_id: int, change: Callable[[OverviewRow], OverviewRow]) -> OverviewRow:
        """Change the row of a server and return it; without one nothing."""
        return await self._context.database.write_uncounted(_changed, guild_id, change)


def _changed(connection: Connection, guild_id: int, change: Callable[[OverviewRow], OverviewRow]) -> OverviewRow:
    before = overviews.find_to_change(connection, guild_id)
    if before is None:
        return OverviewRow(guild_id)
    after = change(before)
    if after != before:
        overviews.store(connection, after)
    return after


def _keep_what_is_over(connection: Connection, guild_id: int, now: int) -> None:
    """Let nothing be told that has ended in this very second, before a channel was chosen."""
    for ended in overviews.untold(connection, guild_id, now, AT_ONCE):
        for about in ended:
            overviews.tell(connection, ToldRow(about, guild_id, None, None, now))
