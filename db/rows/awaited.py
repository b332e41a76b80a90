"""Rows of `awaited`: what is asked of whom now, so that lists need not play matches again."""

from collections.abc import Collection

import msgspec

from db.statements import Connection, change, many, numbers, put_all

NOTHING = ""
"""The kind of a row that asks nothing, of a seat that was asked before: one statement writes all that a move changes.

Only this module and the queries know such rows.
"""


class AwaitedRow(msgspec.Struct, frozen=True):
    """A decision of a seat. `user_id` is None when no person is there; `is_owed`: the match waits for the answer.

    `asked_revision`: since which revision the question is the same. Its time runs from `asked_at` to `deadline_at`.
    `owed_since`: since when the seat has owed an answer without acting. `remind_at`, `last_call_at`: when its person is
    reminded next, and for the last time; `call` announces the message that is being sent. `pinged_at`, `pinged_by`:
    when and by which seat it was last reminded; `ping_at`: when its person is told, None: they were, or need not be.
    `is_picked`: a choice was looked at and not confirmed. Times: unix seconds.
    """

    match_id: int
    seat: int
    user_id: int | None
    kind: str
    is_owed: bool
    asked_revision: int
    deadline_at: int | None = None
    asked_at: int = 0
    owed_since: int | None = None
    remind_at: int | None = None
    last_call_at: int | None = None
    call: str | None = None
    ping_at: int | None = None
    pinged_at: int | None = None
    pinged_by: int | None = None
    is_picked: bool = False


def of_match(connection: Connection, match_id: int) -> tuple[AwaitedRow, ...]:
    """Return what is asked in a match now, by seat."""
    return many(connection, "find_awaited", AwaitedRow, match_id=match_id)


def replace(
    connection: Connection, match_id: int, before: Collection[AwaitedRow], after: Collection[AwaitedRow]
) -> None:
    """Store `after` as all that is asked in a match now, where `before` is stored; only what differs is written."""
    if before and not after:
        change(connection, "clear_awaited", match_id=match_id)
        return
    gone = {row.seat for row in before} - {row.seat for row in after}
    nothing = [AwaitedRow(match_id, seat, None, NOTHING, is_owed=False, asked_revision=0) for seat in sorted(gone)]
    put_all(connection, "put_awaited", [*(row for row in after if row not in before), *nothing])


def delay_silence(connection: Connection, last: int, seconds: int) -> None:
    """Count so many seconds after `last` for nobody as time in which an answer was owed."""
    change(connection, "delay_silence", last=last, seconds=seconds)


def with_deadlines(connection: Connection, after: int, most: int) -> tuple[int, ...]:
    """Return the first ids above `after` of matches in which the time for an answer runs."""
    return numbers(connection, "matches_with_deadlines", after=after, most=most)


def mark_picked(connection: Connection, match_id: int, user_id: int) -> None:
    """Store that a person has looked at a choice and not confirmed it."""
    change(connection, "pick_awaited", match_id=match_id, user_id=user_id)
