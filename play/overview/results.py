"""Results of matches and tournaments that a server tells in a channel: each once, also over an end of the bot.

What is about to be told is announced first. Where that is still so, the message may be there although nobody knows it:
it is looked for, and only what it does not tell is sent again.
"""

from collections.abc import Collection

import msgspec

from db.rows import overviews
from db.rows.overviews import ToldRow
from db.statements import Connection
from play.context import Context

__all__ = ["Results", "ToldRow", "Untold"]


class Untold(msgspec.Struct, frozen=True):
    """What has ended and was not told: numbers of matches and of tournaments. `is_all`: there is no more."""

    matches: tuple[int, ...]
    tournaments: tuple[int, ...]
    is_all: bool


class Results:
    """What was told of all that has ended."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def untold(self, guild_id: int, since: int, most: int) -> Untold:
        """Return what has ended on a server since then (unix seconds) and was not told; `most` of each kind."""
        matches, tournaments = await self._context.database.read(overviews.untold, guild_id, since, most)
        return Untold(matches, tournaments, len(matches) < most and len(tournaments) < most)

    async def announce(
        self, guild_id: int, channel_id: int, told: Collection[int], kept: Collection[int]
    ) -> tuple[int, ...]:
        """Store that results are about to be told in a channel, and that others never are; return the former.

        Those are left out that another process has announced meanwhile.
        """
        now = self._context.clock()

        def announced(connection: Connection) -> tuple[int, ...]:
            for about in sorted(kept):
                overviews.tell(connection, ToldRow(about, guild_id, None, None, now))
            mine = (ToldRow(about, guild_id, channel_id, None, now) for about in sorted(told))
            return tuple(row.about for row in mine if overviews.tell(connection, row))

        return await self._context.database.write_uncounted(announced)

    async def announced(self, guild_id: int) -> tuple[ToldRow, ...]:
        """Return what is about to be told on a server."""
        return await self._context.database.read(overviews.announced, guild_id)

    async def note_told(self, told: Collection[int], channel_id: int | None, message_id: int | None) -> None:
        """Store which message tells these; without one they are given up."""

        def noted(connection: Connection) -> None:
            for about in sorted(told):
                overviews.store_told(connection, about, channel_id, message_id)

        await self._context.database.write_uncounted(noted)

    async def stale(self, guild_id: int) -> tuple[ToldRow, ...]:
        """Return the results of a message that names somebody who was forgotten since."""

        def found(connection: Connection) -> tuple[ToldRow, ...]:
            message_id = overviews.stale(connection, guild_id)
            return () if message_id is None else overviews.in_message(connection, message_id)

        return await self._context.database.read(found)

    async def settle(self, message_id: int) -> None:
        """Store that a message names nobody any more who was forgotten."""
        await self._context.database.write_uncounted(overviews.settle, message_id)
