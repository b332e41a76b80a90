"""Rows of `pings`: who at a table has reminded whom that it waits for them."""

import msgspec

from db.statements import Connection, many, number, put


class PingRow(msgspec.Struct, frozen=True):
    """The last time that `by_seat` reminded `seat`. `due_at`: when its person is told; None: they were, or need not be.

    Times: unix seconds.
    """

    match_id: int
    seat: int
    by_seat: int
    pinged_at: int
    due_at: int | None


def of_match(connection: Connection, match_id: int) -> tuple[PingRow, ...]:
    """Return the last one to each seat of a match."""
    return many(connection, "find_pings", PingRow, match_id=match_id)


def due(connection: Connection, now: int, most: int) -> tuple[PingRow, ...]:
    """Return those of which somebody is to be told now, the oldest first."""
    return many(connection, "pings_due", PingRow, now=now, most=most)


def store(connection: Connection, row: PingRow) -> None:
    """Store one in place of the last one to that seat."""
    put(connection, "put_ping", row)


def next_due(connection: Connection, now: int) -> int | None:
    """Return when somebody is to be told next, after `now`."""
    return number(connection, "next_ping", now=now)
