"""Rows of what tournaments and leagues have in common: what they are called."""

import msgspec

from db.statements import Connection, many


class NameRow(msgspec.Struct, frozen=True):
    """What a tournament or a league is called."""

    id: int
    name: str


def names_of(connection: Connection, guild_id: int) -> tuple[NameRow, ...]:
    """Return what tournaments and leagues of a server are called that are planned or played, drafts among them.

    Divisions of leagues, which are called by their league, are not among them.
    """
    return (
        *many(connection, "names_of_tournaments", NameRow, guild_id=guild_id),
        *many(connection, "names_of_leagues", NameRow, guild_id=guild_id),
    )
