"""Rows of `forums`: in which forum a server has its tables."""

import msgspec

from db.statements import Connection, change, one, put


class ForumRow(msgspec.Struct, frozen=True):
    """The forum of a server; `tags`: JSON, the ids of its tags by the state of a match."""

    guild_id: int
    channel_id: int
    tags: str = "{}"


def find(connection: Connection, guild_id: int) -> ForumRow | None:
    """Return the forum of a server, if it has one."""
    return one(connection, "find_forum", ForumRow, guild_id=guild_id)


def store(connection: Connection, row: ForumRow) -> None:
    """Store the forum of a server in place of what was there."""
    put(connection, "put_forum", row)


def drop(connection: Connection, guild_id: int) -> None:
    """Store that a server has no forum."""
    change(connection, "drop_forum", guild_id=guild_id)
