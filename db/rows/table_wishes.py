"""Rows of `table_wishes`: who wants to be told of open tables on a server."""

import msgspec

from db.statements import Connection, change, many, number, one, put


class TableWishRow(msgspec.Struct, frozen=True):
    """What a person wants to be told of on a server.

    `games`, `paces`: JSON lists, empty for all. `told`: JSON, tables of which they are told no more. `told_at`: when
    they were told last (unix seconds); `misses`: how often in a row no message reached them since.
    """

    user_id: int
    guild_id: int
    games: str = "[]"
    paces: str = "[]"
    hours: str = "any"
    told: str = "[]"
    told_at: int = 0
    misses: int = 0


def of_server(connection: Connection, guild_id: int) -> tuple[TableWishRow, ...]:
    """Return what people want to be told of on a server."""
    return many(connection, "table_wishes_of_server", TableWishRow, guild_id=guild_id)


def of_person(connection: Connection, user_id: int) -> tuple[TableWishRow, ...]:
    """Return what a person wants to be told of on all servers."""
    return many(connection, "table_wishes_of_person", TableWishRow, user_id=user_id)


def find(connection: Connection, user_id: int, guild_id: int) -> TableWishRow | None:
    """Return what a person wants to be told of on a server, if anything."""
    return one(connection, "find_table_wish", TableWishRow, user_id=user_id, guild_id=guild_id)


def count(connection: Connection, guild_id: int) -> int:
    """Return how many people want to be told of tables on a server."""
    return number(connection, "count_table_wishes", guild_id=guild_id) or 0


def store(connection: Connection, row: TableWishRow) -> None:
    """Store what a person wants to be told of in place of what was there."""
    put(connection, "put_table_wish", row)


def drop(connection: Connection, user_id: int, guild_id: int) -> None:
    """Store that a person does not want to be told of tables on a server."""
    change(connection, "drop_table_wish", user_id=user_id, guild_id=guild_id)


def forget(connection: Connection, user_id: int) -> None:
    """Remove all that a person wants to be told of."""
    change(connection, "forget_table_wishes", user_id=user_id)
