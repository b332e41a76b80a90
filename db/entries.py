"""Rows of `entries`, one for each revision of a match and never changed, and of `checkpoints`."""

import msgspec

from db.statements import Connection, change, many, one, put_all


class EntryRow(msgspec.Struct, frozen=True):
    """One entry; `entry` is JSON. `user_id` is the person who made it, until that person is forgotten."""

    match_id: int
    revision: int
    user_id: int | None
    entry: str


class CheckpointRow(msgspec.Struct, frozen=True):
    """The compressed state of a match after `revision`."""

    match_id: int
    revision: int
    snapshot: bytes


def insert(connection: Connection, *rows: EntryRow) -> None:
    """Store new entries."""
    put_all(connection, "insert_entry", rows)


def between(connection: Connection, match_id: int, after: int, until: int) -> tuple[EntryRow, ...]:
    """Return the entries with revisions above `after` up to `until`, oldest first."""
    return many(connection, "entries_between", EntryRow, match_id=match_id, after=after, until=until)


def of_person(connection: Connection, user_id: int) -> tuple[EntryRow, ...]:
    """Return every entry that a person made."""
    return many(connection, "entries_of_person", EntryRow, user_id=user_id)


def forget(connection: Connection, user_id: int) -> None:
    """Remove a person's id from every entry."""
    change(connection, "forget_entries", user_id=user_id)


def insert_checkpoint(connection: Connection, *rows: CheckpointRow) -> None:
    """Store checkpoints."""
    put_all(connection, "insert_checkpoint", rows)


def checkpoint_at(connection: Connection, match_id: int, revision: int) -> CheckpointRow | None:
    """Return the newest checkpoint at or before `revision`."""
    return one(connection, "checkpoint_at", CheckpointRow, match_id=match_id, revision=revision)
