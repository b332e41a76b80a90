"""Rows of `call_roles` (which role tables of a game can call on a server) and `calls` (which of them have done so)."""

import msgspec

from db.statements import Connection, change, many, one, put


class CallRoleRow(msgspec.Struct, frozen=True):
    """The role that tables of a game can call on a server."""

    guild_id: int
    game: str
    role_id: int


class CallRow(msgspec.Struct, frozen=True):
    """A table that has called the role for its game; `user_id`: who did it, known for a day."""

    match_id: int
    guild_id: int
    game: str
    user_id: int | None
    called_at: int


def roles(connection: Connection, guild_id: int) -> tuple[CallRoleRow, ...]:
    """Return the roles that can be called on a server."""
    return many(connection, "call_roles", CallRoleRow, guild_id=guild_id)


def put_role(connection: Connection, row: CallRoleRow) -> None:
    """Store which role is called for a game."""
    put(connection, "put_call_role", row)


def drop_role(connection: Connection, guild_id: int, game: str) -> None:
    """Store that none is called for a game."""
    change(connection, "drop_call_role", guild_id=guild_id, game=game)


def find(connection: Connection, match_id: int) -> CallRow | None:
    """Return the call of a table, if there was one."""
    return one(connection, "find_call", CallRow, match_id=match_id)


def of_person(connection: Connection, user_id: int) -> tuple[CallRow, ...]:
    """Return the calls of a person that are known to be theirs."""
    return many(connection, "calls_of_person", CallRow, user_id=user_id)


def insert(connection: Connection, row: CallRow, since: int) -> None:
    """Store a call; whose those until `since` were is forgotten (unix seconds)."""
    change(connection, "forget_old_callers", since=since)
    put(connection, "insert_call", row)


def drop(connection: Connection, match_id: int) -> None:
    """Take the call of a table back: it was not made."""
    change(connection, "drop_call", match_id=match_id)


def rename(connection: Connection, user_id: int, who: int) -> None:
    """Keep the calls of a person under the pseudonym `who`."""
    change(connection, "rename_caller", user_id=user_id, who=who)
