"""Rows of `awaited`: what is asked of whom now, so that lists need not play matches again."""

from collections.abc import Iterable

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


def replace_all(connection: Connection, match_id: int, rows: Iterable[AwaitedRow]) -> None:
    """Store `rows` as all that is asked in a match now."""
    change(connection, "clear_awaited", match_id=match_id)
    for row in rows:
        put(connection, "insert_awaited", row)


def overdue(connection: Connection, now: int, most: int) -> tuple[OverdueRow, ...]:
    """Return seats whose deadline is at or before `now`, the oldest first."""
    return many(connection, "overdue_seats", OverdueRow, now=now, most=most)
