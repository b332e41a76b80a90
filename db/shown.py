"""Rows of `shown`: which message shows which revision of a match to which audience."""

import msgspec

from db.statements import Connection, change, many, put


class ShownRow(msgspec.Struct, frozen=True):
    """One message; `is_behind`: the match has changed since, or the last attempt failed."""

    match_id: int
    audience: str
    channel_id: int
    message_id: int
    revision: int
    page_hash: str
    state: str
    is_behind: bool


class LostRow(msgspec.Struct, frozen=True):
    """An active match whose table cannot be shown, and its server."""

    match_id: int
    guild_id: int | None


class _Match(msgspec.Struct, frozen=True):
    match_id: int


def of_match(connection: Connection, match_id: int) -> tuple[ShownRow, ...]:
    """Return the messages of a match, by audience."""
    return many(connection, "find_shown", ShownRow, match_id=match_id)


def store(connection: Connection, row: ShownRow) -> None:
    """Store a message in place of what its audience had."""
    put(connection, "put_shown", row)


def drop(connection: Connection, match_id: int, audience: str) -> None:
    """Forget the message of an audience."""
    change(connection, "drop_shown", match_id=match_id, audience=audience)


def mark_behind(connection: Connection, match_id: int) -> None:
    """Store that the table message of a match is out of date, unless it can no longer be shown."""
    change(connection, "mark_behind", match_id=match_id)


def behind(connection: Connection) -> tuple[int, ...]:
    """Return the matches whose table message is missing or out of date."""
    return tuple(row.match_id for row in many(connection, "matches_behind", _Match))


def lost(connection: Connection) -> tuple[LostRow, ...]:
    """Return the active matches whose table cannot be shown where they live."""
    return many(connection, "lost_matches", LostRow)


def open_tables(connection: Connection) -> tuple[int, ...]:
    """Return the open tables that have a channel."""
    return tuple(row.match_id for row in many(connection, "open_matches", _Match))
