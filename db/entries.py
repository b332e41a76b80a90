"""Rows of `entries`, one for each revision of a match and never changed. Some keep the state after them."""

from collections.abc import Mapping

import msgspec

from db.statements import Connection, change, change_all, many, one


class EntryRow(msgspec.Struct, frozen=True):
    """One entry; `entry` is JSON. `user_id` is the person who made it, until that person is forgotten.

    `former_name`: what the player was called whose seat was taken over by it, until they are forgotten; it is stored
    with them (`FormerRow`).
    """

    match_id: int
    revision: int
    user_id: int | None
    entry: str
    former_name: str | None = None


class CheckpointRow(msgspec.Struct, frozen=True):
    """The compressed state of a match after `revision`."""

    match_id: int
    revision: int
    snapshot: bytes


def insert(connection: Connection, *rows: EntryRow, kept: Mapping[int, bytes] = {}) -> None:
    """Store new entries; after those with the revisions in `kept` the compressed state is kept."""
    fields = [msgspec.structs.asdict(row) | {"snapshot": kept.get(row.revision)} for row in rows]
    change_all(connection, "insert_entry", fields)


def between(connection: Connection, match_id: int, after: int, until: int) -> tuple[EntryRow, ...]:
    """Return the entries with revisions above `after` up to `until`, oldest first."""
    return many(connection, "entries_between", EntryRow, match_id=match_id, after=after, until=until)


def of_person(connection: Connection, user_id: int) -> tuple[EntryRow, ...]:
    """Return every entry that a person made."""
    return many(connection, "entries_of_person", EntryRow, user_id=user_id)


def forget(connection: Connection, user_id: int) -> None:
    """Remove a person's id from every entry."""
    change(connection, "forget_entries", user_id=user_id)


def checkpoint_at(connection: Connection, match_id: int, revision: int) -> CheckpointRow | None:
    """Return the newest checkpoint at or before `revision`."""
    return one(connection, "checkpoint_at", CheckpointRow, match_id=match_id, revision=revision)
