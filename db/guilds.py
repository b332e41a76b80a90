"""Rows of `guilds`: the settings of a server."""

import msgspec

from db.statements import Connection, one, put


class GuildRow(msgspec.Struct, frozen=True):
    """Settings of one server; `channels` is a JSON list of ids."""

    guild_id: int
    language: str | None
    channels: str
    pace: str


def find(connection: Connection, guild_id: int) -> GuildRow | None:
    """Return the settings of a server, if any are stored."""
    return one(connection, "find_guild", GuildRow, guild_id=guild_id)


def store(connection: Connection, row: GuildRow) -> None:
    """Store the settings of a server in place of what was there."""
    put(connection, "put_guild", row)
