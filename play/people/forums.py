"""The forum in which a server has its tables: which one it is, and the tags that say how a match stands there."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from db.rows import people
from db.rows.people import ForumRow
from db.statements import Connection
from games.kernel import codec
from play.context import Context

State = Literal["open", "running", "ended"]
"""What the tag of a post says of its match; one that was cancelled is over as well."""

STATES: tuple[State, ...] = ("open", "running", "ended")


class Forum(msgspec.Struct, frozen=True):
    """A server's forum; `tags`: ids at Discord, so far as they are known."""

    channel_id: int
    tags: Mapping[State, int] = {}


class Forums:
    """The forums of all servers."""

    def __init__(self, context: Context) -> None:
        """Work on the database of `context`."""
        self._context = context

    async def of(self, guild_id: int) -> Forum | None:
        """Return the forum of a server, if it has one."""
        return _forum(await self._context.database.read(people.find_forum, guild_id))

    async def switch(self, guild_id: int, channel_id: int) -> Forum | None:
        """Let a server have its tables in that forum, or no longer if it is that one already; return what it has then.

        Matches stay where they are.
        """

        def switched(connection: Connection) -> Forum | None:
            people.hold(connection, guild_id)
            before = people.find_forum(connection, guild_id)
            if before is not None and before.channel_id == channel_id:
                people.drop_forum(connection, guild_id)
            else:
                people.store_forum(connection, ForumRow(guild_id, channel_id))
            return _forum(people.find_forum(connection, guild_id))

        return await self._context.database.write(switched)

    async def note_tags(self, guild_id: int, forum: Forum) -> None:
        """Store the tags of a forum, if it is the server's still."""

        def noted(connection: Connection) -> None:
            people.hold(connection, guild_id)
            before = people.find_forum(connection, guild_id)
            if before is not None and before.channel_id == forum.channel_id:
                row = msgspec.structs.replace(before, tags=codec.encode(dict(forum.tags)).decode())
                people.store_forum(connection, row)

        await self._context.database.write(noted)


def _forum(row: ForumRow | None) -> Forum | None:
    return None if row is None else Forum(row.channel_id, codec.decode(row.tags, dict[State, int]))
