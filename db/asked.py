"""Rows of `still_asked`: who at a silent table is still to be asked by direct message whether anybody plays."""

import msgspec

from db.statements import Connection, change, many, number, put


class AskedRow(msgspec.Struct, frozen=True):
    """The person at `seat` is to be asked at `due_at` (unix seconds)."""

    match_id: int
    seat: int
    due_at: int


def due(connection: Connection, now: int, most: int) -> tuple[AskedRow, ...]:
    """Return who is to be asked by `now`, the longest due first."""
    return many(connection, "still_asked_due", AskedRow, now=now, most=most)


def next_due(connection: Connection, now: int) -> int | None:
    """Return when somebody is to be asked next, after `now`."""
    return number(connection, "next_still_asked", now=now)


def store(connection: Connection, row: AskedRow) -> None:
    """Store when somebody is to be asked."""
    put(connection, "put_still_asked", row)


def drop(connection: Connection, match_id: int, seat: int) -> None:
    """Note that somebody was asked, or need not be."""
    change(connection, "drop_still_asked", match_id=match_id, seat=seat)
