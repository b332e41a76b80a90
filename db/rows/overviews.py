"""Rows of `overviews`, where a server shows what goes on there, of `told_results`, and of `list_filters`."""

import msgspec

from db.statements import Connection, change, many, number, numbers, one, put


class OverviewRow(msgspec.Struct, frozen=True):
    """What one server shows, and where. Of a `channel_id` that is None there is none.

    `page` is a digest of what the message shows since `shown_at`; `lost`: why it cannot be shown, "" if it can.
    `put_up_by`: who chose the channel. The message `old_message_id` in `old_channel_id` is still to be removed. Results
    that have come since `results_since` (-1: since the next look) are told in `results_channel_id`. The process
    `claimed_by` sees to it until `claimed_until`. Times: unix seconds.
    """

    guild_id: int
    channel_id: int | None = None
    message_id: int | None = None
    page: str = ""
    shown_at: int = 0
    lost: str = ""
    put_up_by: int | None = None
    old_channel_id: int | None = None
    old_message_id: int | None = None
    results_channel_id: int | None = None
    results_since: int = 0
    claimed_by: str = ""
    claimed_until: int = 0


class ToldRow(msgspec.Struct, frozen=True):
    """The result of the match or tournament `about`, as it was told.

    `channel_id` None: it was not, as not everybody there may know of it. `message_id` None: since `announced_at` it is
    about to be told (unix seconds). `is_stale`: somebody who is named in the message was forgotten since.
    """

    about: int
    guild_id: int
    channel_id: int | None
    message_id: int | None
    announced_at: int
    is_stale: bool = False


class _Filter(msgspec.Struct, frozen=True):
    user_id: int
    filter: str


def find(connection: Connection, guild_id: int) -> OverviewRow | None:
    """Return what a server shows, if it has chosen anything."""
    return one(connection, "find_overview", OverviewRow, guild_id=guild_id)


def find_to_change(connection: Connection, guild_id: int) -> OverviewRow | None:
    """Return what a server shows; until the transaction ends nobody else changes it."""
    return one(connection, "find_overview_to_change", OverviewRow, guild_id=guild_id)


def add(connection: Connection, guild_id: int) -> None:
    """Store an empty row for a server that has none."""
    change(connection, "add_overview", guild_id=guild_id)


def store(connection: Connection, row: OverviewRow) -> None:
    """Store a row in place of the one that is there."""
    put(connection, "put_overview", row)


def servers(connection: Connection, after: int, most: int) -> tuple[int, ...]:
    """Return servers that have a row, with ids above `after`."""
    return numbers(connection, "servers_with_overview", after=after, most=most)


def put_up_by(connection: Connection, user_id: int) -> tuple[int, ...]:
    """Return the servers of which a person chose the channel."""
    return numbers(connection, "overviews_put_up_by", user_id=user_id)


def forget(connection: Connection, user_id: int) -> None:
    """Forget that a person chose a channel, and what they want to see in lists."""
    change(connection, "forget_who_put_up", user_id=user_id)
    change(connection, "drop_list_filter", user_id=user_id)


def mark_restored(connection: Connection) -> None:
    """Store that nobody knows which results were told, since a copy of the database was put back."""
    change(connection, "doubt_results_since")


def untold(connection: Connection, guild_id: int, since: int, most: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return matches, and tournaments, of a server that have ended since then and were not told."""
    wanted = {"guild_id": guild_id, "since": since, "most": most}
    return numbers(connection, "untold_matches", **wanted), numbers(connection, "untold_tournaments", **wanted)


def tell(connection: Connection, row: ToldRow) -> bool:
    """Store that a result is told; False if it was before."""
    return put(connection, "insert_told_result", row) == 1


def announced(connection: Connection, guild_id: int) -> tuple[ToldRow, ...]:
    """Return results that are about to be told on a server, or were when a process ended."""
    return many(connection, "announced_results", ToldRow, guild_id=guild_id)


def store_told(connection: Connection, about: int, channel_id: int | None, message_id: int | None) -> None:
    """Store which message tells a result."""
    change(connection, "store_told_result", about=about, channel_id=channel_id, message_id=message_id)


def stale(connection: Connection, guild_id: int) -> int | None:
    """Return a message that names somebody who was forgotten."""
    return number(connection, "stale_result", guild_id=guild_id)


def in_message(connection: Connection, message_id: int) -> tuple[ToldRow, ...]:
    """Return the results that a message tells."""
    return many(connection, "results_in_message", ToldRow, message_id=message_id)


def doubt(connection: Connection, about: int) -> None:
    """Store that the message about a match or tournament names somebody who was forgotten."""
    change(connection, "doubt_result", about=about)


def settle(connection: Connection, message_id: int) -> None:
    """Store that a message names nobody who was forgotten."""
    change(connection, "settle_results", message_id=message_id)


def filter_of(connection: Connection, user_id: int) -> str:
    """Return what a person wants to see in lists, "" for everything."""
    found = one(connection, "find_list_filter", _Filter, user_id=user_id)
    return "" if found is None else found.filter


def store_filter(connection: Connection, user_id: int, wanted: str) -> None:
    """Store what a person wants to see in lists; "": everything."""
    if wanted:
        change(connection, "put_list_filter", user_id=user_id, filter=wanted)
    else:
        change(connection, "drop_list_filter", user_id=user_id)
