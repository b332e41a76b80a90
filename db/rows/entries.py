"""Rows of `entries`, one for each revision of a match and never changed. Some keep the state after them.

Those of a match that was packed are read from its pack (db/rows/packs.py): nobody above notices a difference.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby

import msgspec

from db.rows import packs, seats
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
    rows = many(connection, "entries_between", EntryRow, match_id=match_id, after=after, until=until)
    return rows or tuple(row for row in _packed(connection, match_id) if after < row.revision <= until)


def of_person(connection: Connection, user_id: int) -> tuple[EntryRow, ...]:
    """Return every entry that a person made, in the order of matches."""
    rows = many(connection, "entries_of_person", EntryRow, user_id=user_id)
    made = packs.makers_of_person(connection, user_id)
    if not made:
        return rows
    packed = (row for match_id, _ in groupby(made, lambda each: each.match_id) for row in _packed(connection, match_id))
    own = [msgspec.structs.replace(row, former_name=None) for row in packed if row.user_id == user_id]
    return tuple(sorted((*rows, *own), key=lambda row: (row.match_id, row.revision)))


def forget(connection: Connection, user_id: int) -> None:
    """Remove a person's id from every entry; a match that is being packed has their id in one place or the other."""
    change(connection, "forget_entries", user_id=user_id)
    packs.forget(connection, user_id)


def checkpoints(connection: Connection, match_id: int) -> tuple[CheckpointRow, ...]:
    """Return all checkpoints of a match, oldest first."""
    return many(connection, "checkpoints_of_match", CheckpointRow, match_id=match_id)


def checkpoint_at(connection: Connection, match_id: int, revision: int) -> CheckpointRow | None:
    """Return the newest checkpoint at or before `revision`."""
    return one(connection, "checkpoint_at", CheckpointRow, match_id=match_id, revision=revision)


def _packed(connection: Connection, match_id: int) -> Iterator[EntryRow]:
    """Yield the entries of a match that was packed, oldest first."""
    row = packs.find(connection, match_id)
    if row is None:
        return
    makers = packs.makers(connection, match_id)
    names = {former.entry: former.name for former in seats.former(connection, match_id)}
    for revision, each in enumerate(packs.unpack(row.entries), start=1):
        yield EntryRow(match_id, revision, makers.get(each.maker), each.entry, names.get(revision))
