"""Rows of `people`: the settings of a person."""

import msgspec

from db.statements import Connection, change, one, put


class PersonRow(msgspec.Struct, frozen=True):
    """Settings of one person. `discord_locale` is the language of their Discord client when they last used the bot."""

    user_id: int
    language: str | None
    secrets: str
    mentions: str
    text_only: bool
    safe_palette: bool
    discord_locale: str | None = None


def find(connection: Connection, user_id: int) -> PersonRow | None:
    """Return the settings of a person, if any are stored."""
    return one(connection, "find_person", PersonRow, user_id=user_id)


def store(connection: Connection, row: PersonRow) -> None:
    """Store the settings of a person in place of what was there."""
    put(connection, "put_person", row)


def forget(connection: Connection, user_id: int) -> None:
    """Remove the settings of a person."""
    change(connection, "forget_person", user_id=user_id)
