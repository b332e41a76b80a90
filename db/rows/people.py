"""Rows of `people`, `guilds` and `forums`, the settings of people and servers, and of `blocked`.

Whom somebody has blocked, because they do not want them at their tables, is nobody else's to see.
"""

import msgspec

from db import statements
from db.statements import Connection, change, numbers, one, put

SLEEPS_AT, WAKES_AT = 22 * 60, 8 * 60
"""The night of a person who has named a time zone and nothing else: minutes of the day."""


class PersonRow(msgspec.Struct, frozen=True):
    """Settings of one person. `discord_locale` is the language of their Discord client when they last used the bot.

    `sleeps_at`, `wakes_at`, `digest_at`: minutes of the day in `time_zone`. A digest comes `digest_at`; None: when the
    night ends. `away_until`: until when they have said that they are away; `digested_at`: when the last one came, which
    is stored by `store_digested` alone (unix seconds). `is_unlisted`: nobody else is shown their rating.
    """

    user_id: int
    language: str | None
    secrets: str
    mentions: str
    text_only: bool
    safe_palette: bool
    discord_locale: str | None = None
    time_zone: str | None = None
    sleeps_at: int = SLEEPS_AT
    wakes_at: int = WAKES_AT
    reminders: str = "dm"
    digest_at: int | None = None
    away_until: int | None = None
    digested_at: int = 0
    is_unlisted: bool = False


class GuildRow(msgspec.Struct, frozen=True):
    """Settings of one server; `channels` is a JSON list of ids, `organiser_role` the id of a role.

    `in_common`: its people are on the board of all servers that share theirs. `rates_decks`: matches with decks of
    players' own change ratings.
    """

    guild_id: int
    language: str | None
    channels: str
    pace: str
    organiser_role: int | None = None
    in_common: bool = False
    rates_decks: bool = False


class ForumRow(msgspec.Struct, frozen=True):
    """The forum in which a server has its tables; `tags`: JSON, the ids of its tags by the state of a match."""

    guild_id: int
    channel_id: int
    tags: str = "{}"


def hold(connection: Connection, *ids: int) -> None:
    """Let nobody else change until the transaction ends what is stored about people or servers, nor count it.

    Who holds several things holds matches first, then people, then servers.
    """
    for each in sorted(ids):
        statements.hold(connection, "hold_subject", id=each)


def find(connection: Connection, user_id: int) -> PersonRow | None:
    """Return the settings of a person, if any are stored."""
    return one(connection, "find_person", PersonRow, user_id=user_id)


def known(connection: Connection) -> tuple[int, ...]:
    """Return everybody who has settings, a seat or an invitation."""
    return numbers(connection, "known_people")


def store(connection: Connection, row: PersonRow) -> None:
    """Store the settings of a person in place of what was there."""
    put(connection, "put_person", row)


def store_digested(connection: Connection, user_id: int, at: int) -> None:
    """Store when a person got their last digest."""
    change(connection, "store_digested", user_id=user_id, at=at)


def forget(connection: Connection, user_id: int) -> None:
    """Remove the settings of a person."""
    change(connection, "forget_person", user_id=user_id)


def find_guild(connection: Connection, guild_id: int) -> GuildRow | None:
    """Return the settings of a server, if any are stored."""
    return one(connection, "find_guild", GuildRow, guild_id=guild_id)


def guilds_in_common(connection: Connection) -> tuple[int, ...]:
    """Return the servers that share their board with all others that do."""
    return numbers(connection, "guilds_in_common")


def store_guild(connection: Connection, row: GuildRow) -> None:
    """Store the settings of a server in place of what was there."""
    put(connection, "put_guild", row)


def find_forum(connection: Connection, guild_id: int) -> ForumRow | None:
    """Return the forum of a server, if it has one."""
    return one(connection, "find_forum", ForumRow, guild_id=guild_id)


def store_forum(connection: Connection, row: ForumRow) -> None:
    """Store the forum of a server in place of what was there."""
    put(connection, "put_forum", row)


def drop_forum(connection: Connection, guild_id: int) -> None:
    """Store that a server has no forum."""
    change(connection, "drop_forum", guild_id=guild_id)


def blocked_by(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return whom a person has blocked."""
    return numbers(connection, "find_blocked", user_id=user_id)


def block(connection: Connection, user_id: int, blocked_id: int) -> None:
    """Store that a person has blocked another."""
    change(connection, "put_blocked", user_id=user_id, blocked_id=blocked_id)


def unblock(connection: Connection, user_id: int, blocked_id: int) -> None:
    """Store that a person has not blocked another any more."""
    change(connection, "drop_blocked", user_id=user_id, blocked_id=blocked_id)


def forget_blocked(connection: Connection, user_id: int) -> None:
    """Remove the whole list of a person."""
    change(connection, "forget_blocked", user_id=user_id)
