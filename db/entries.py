"""Rows of `entries`, one for each revision of a match and never changed but for what opens, and of `checkpoints`."""

import msgspec

from db.statements import Connection, change, many, one, put


class EntryRow(msgspec.Struct, frozen=True):
    """One entry. `move` and `events` are JSON; `decision` is the kind of decision that was answered, or empty.

    `is_barrier`: cannot be taken back by its player alone. `is_amended`: it changes an answer given before;
    `is_replaced`: it was so changed when the answers were opened, and stays closed.
    """

    match_id: int
    revision: int
    kind: str
    seat: int | None
    user_id: int | None
    made_at: int
    decision: str = ""
    move: str | None = None
    notation: str = ""
    events: str = "[]"
    is_barrier: bool = False
    is_sealed: bool = False
    is_amended: bool = False
    is_replaced: bool = False
    receipt: str = ""
    opened_revision: int | None = None
    undoes: int | None = None


class CheckpointRow(msgspec.Struct, frozen=True):
    """The compressed state of a match after `revision`."""

    match_id: int
    revision: int
    snapshot: bytes


def insert(connection: Connection, row: EntryRow) -> None:
    """Store a new entry."""
    put(connection, "insert_entry", row)


def between(connection: Connection, match_id: int, after: int, until: int) -> tuple[EntryRow, ...]:
    """Return the entries with revisions above `after` up to `until`, oldest first."""
    return many(connection, "entries_between", EntryRow, match_id=match_id, after=after, until=until)


def closed(connection: Connection, match_id: int, seat: int, decision: str) -> tuple[EntryRow, ...]:
    """Return what a seat sealed for decisions of one kind and what may still open, oldest first."""
    return many(connection, "closed_entries", EntryRow, match_id=match_id, seat=seat, decision=decision)


def mark_opened(connection: Connection, match_id: int, revision: int, opened_revision: int) -> None:
    """Store that the sealed entry `revision` became public with the entry `opened_revision`."""
    values = {"match_id": match_id, "revision": revision, "opened_revision": opened_revision}
    change(connection, "open_entry", **values)


def mark_replaced(connection: Connection, match_id: int, revision: int) -> None:
    """Store that the sealed entry `revision` was no longer the answer when the answers were opened."""
    change(connection, "replace_entry", match_id=match_id, revision=revision)


def of_person(connection: Connection, user_id: int) -> tuple[EntryRow, ...]:
    """Return every entry that a person made."""
    return many(connection, "entries_of_person", EntryRow, user_id=user_id)


def forget(connection: Connection, user_id: int) -> None:
    """Remove a person's id from every entry."""
    change(connection, "forget_entries", user_id=user_id)


def insert_checkpoint(connection: Connection, row: CheckpointRow) -> None:
    """Store a checkpoint."""
    put(connection, "insert_checkpoint", row)


def checkpoint_at(connection: Connection, match_id: int, revision: int) -> CheckpointRow | None:
    """Return the newest checkpoint at or before `revision`."""
    return one(connection, "checkpoint_at", CheckpointRow, match_id=match_id, revision=revision)
