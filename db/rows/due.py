"""Rows of `due`: what is to be done and when, each done by one process."""

from collections.abc import Sequence

import msgspec

from db.statements import Connection, change, change_all, changed, many, one, put_all


class DueRow(msgspec.Struct, frozen=True):
    """A thing of a `kind` is to be done `at` a time (unix seconds) in the match `about`, for `seat` (-1: for none).

    `at` None: nothing of this kind is due there now.
    """

    kind: str
    about: int
    seat: int
    at: int | None


class OverdueRow(msgspec.Struct, frozen=True):
    """How many things are due, claimed or not, and since when the first of them is (unix seconds)."""

    waiting: int
    since: int | None


class _At(msgspec.Struct, frozen=True):
    at: int | None


def of_match(connection: Connection, about: int) -> tuple[DueRow, ...]:
    """Return all rows about a match, also those of which nothing is due now."""
    return many(connection, "due_about", DueRow, about=about)


def find(connection: Connection, now: int, most: int) -> tuple[DueRow, ...]:
    """Return what is due by `now` and claimed by nobody, the oldest first, of each kind no more than `most`."""
    return many(connection, "due_now", DueRow, now=now, most=most)


def claim(connection: Connection, rows: Sequence[DueRow], now: int, until: int) -> tuple[DueRow, ...]:
    """Claim of `rows` those that are due by `now` and claimed by nobody; return them, in the order of `rows`."""
    keys = [{"about": row.about, "kind": row.kind, "seat": row.seat} for row in rows]
    claimed = changed(connection, "claim_due", DueRow, keys, now=now, until=until)
    return tuple(row for row in rows if row in claimed)


def give_back(connection: Connection, rows: Sequence[DueRow]) -> None:
    """Let others claim `rows` at once, which were claimed here and are not done."""
    change_all(connection, "give_back_due", [msgspec.structs.asdict(row) for row in rows])


def put(connection: Connection, rows: Sequence[DueRow]) -> None:
    """Store `rows`, each in place of the one of its kind, match and seat; nobody has claimed them."""
    put_all(connection, "put_due", rows)


def drop(connection: Connection, rows: Sequence[DueRow]) -> None:
    """Remove `rows`."""
    change_all(connection, "drop_due", [msgspec.structs.asdict(row) for row in rows])


def next_at(connection: Connection, now: int) -> int | None:
    """Return when something is due next; what is claimed, when the claim ends."""
    times = (row.at for row in many(connection, "next_due", _At, now=now))
    return min((at for at in times if at is not None), default=None)


def overdue(connection: Connection, now: int) -> OverdueRow:
    """Return what is due by `now`, without what is done at the next look anyway."""
    found = one(connection, "overdue", OverdueRow, now=now)
    assert found is not None
    return found


def delay_closing(connection: Connection, seconds: int) -> None:
    """Let matches close by themselves, and ask whether anybody still plays, so many seconds later."""
    change(connection, "delay_due", seconds=seconds)


def delay_absent(connection: Connection, seconds: int) -> None:
    """Look so many seconds later for those who have not come to matches of tournaments."""
    change(connection, "delay_due_absent", seconds=seconds)
