"""Rows of `pings`, who at a table has reminded whom that it waits for them, and of `still_asked`.

The latter are people at a silent table who are to be asked by direct message whether anybody plays.
"""

import msgspec

from db.statements import Connection, change, many, number, put


class PingRow(msgspec.Struct, frozen=True):
    """The last time that `by_seat` reminded `seat`. `due_at`: when its person is told; None: they were, or need not be.

    Times: unix seconds.
    """

    match_id: int
    seat: int
    by_seat: int
    pinged_at: int
    due_at: int | None


class AskedRow(msgspec.Struct, frozen=True):
    """The person at `seat` is to be asked at `due_at` (unix seconds)."""

    match_id: int
    seat: int
    due_at: int


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


def asked_due(connection: Connection, now: int, most: int) -> tuple[AskedRow, ...]:
    """Return who is to be asked by `now`, the longest due first."""
    return many(connection, "still_asked_due", AskedRow, now=now, most=most)


def next_asked(connection: Connection, now: int) -> int | None:
    """Return when somebody is to be asked next, after `now`."""
    return number(connection, "next_still_asked", now=now)


def store_asked(connection: Connection, row: AskedRow) -> None:
    """Store when somebody is to be asked."""
    put(connection, "put_still_asked", row)


def drop_asked(connection: Connection, match_id: int, seat: int) -> None:
    """Note that somebody was asked, or need not be."""
    change(connection, "drop_still_asked", match_id=match_id, seat=seat)
