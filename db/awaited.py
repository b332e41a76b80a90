"""Rows of `awaited`: what is asked of whom now, so that lists need not play matches again."""

from collections.abc import Collection

import msgspec

from db.statements import Connection, change, many, put


class AwaitedRow(msgspec.Struct, frozen=True):
    """A decision of a seat. `user_id` is None when no person sits there; `is_owed`: the match waits for the answer.

    `asked_revision`: since which revision the question is the same. `deadline_at`: unix seconds.
    """

    match_id: int
    seat: int
    user_id: int | None
    kind: str
    is_owed: bool
    asked_revision: int
    deadline_at: int | None = None


class OverdueRow(msgspec.Struct, frozen=True):
    """A seat whose time is up."""

    match_id: int
    seat: int
    revision: int
    deadline_at: int


def of_match(connection: Connection, match_id: int) -> tuple[AwaitedRow, ...]:
    """Return what is asked in a match now, by seat."""
    return many(connection, "find_awaited", AwaitedRow, match_id=match_id)


def replace(
    connection: Connection, match_id: int, before: Collection[AwaitedRow], after: Collection[AwaitedRow]
) -> None:
    """Store `after` as all that is asked in a match now, where `before` is stored; only what differs is written."""
    for seat in {row.seat for row in before} - {row.seat for row in after}:
        change(connection, "drop_awaited", match_id=match_id, seat=seat)
    for row in after:
        if row not in before:
            put(connection, "put_awaited", row)


def overdue(connection: Connection, now: int, most: int) -> tuple[OverdueRow, ...]:
    """Return seats whose deadline is at or before `now`, the oldest first."""
    return many(connection, "overdue_seats", OverdueRow, now=now, most=most)
