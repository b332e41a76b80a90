"""Rows of `packs`: all entries of a match that is over, compressed, with who made them beside it.

The entries of a match say much the same again and again, so that together they take a tenth of the room. What they say
is not changed by that. Who made them is not in the pack, which nobody has to open when a person is forgotten.
"""

import zlib
from collections.abc import Mapping, Sequence

import msgspec

from db.statements import Connection, change, change_all, many, one, put

PACKED = "packed"
"""How a match is kept of which this is so (`MatchRow.kept`)."""

_LEVEL = 9


class PackRow(msgspec.Struct, frozen=True):
    """The entries of a match, packed. `digest`: of the state that they lead to."""

    match_id: int
    entries: bytes
    digest: str


class MakerRow(msgspec.Struct, frozen=True):
    """The person who is named by a number in the pack of a match."""

    match_id: int
    maker: int
    user_id: int


class PackedEntry(msgspec.Struct, frozen=True, array_like=True):
    """An entry as it was stored, JSON, and the number of who made it: 0 for nobody."""

    maker: int
    entry: str


class OldestRow(msgspec.Struct, frozen=True):
    """A match that is over and not packed, and when it ended (unix seconds)."""

    id: int
    ended_at: int


class _Taken(msgspec.Struct, frozen=True):
    revision: int
    user_id: int | None


_pack = msgspec.msgpack.Decoder(tuple[PackedEntry, ...])


def pack(entries: Sequence[PackedEntry]) -> bytes:
    """Return the entries of a match, from the first one on, packed. Pure."""
    return zlib.compress(msgspec.msgpack.encode(entries), _LEVEL)


def unpack(packed: bytes) -> tuple[PackedEntry, ...]:
    """Return the entries in a pack. Pure."""
    return _pack.decode(zlib.decompress(packed))


def oldest_whole(connection: Connection) -> OldestRow | None:
    """Return the match that has been over for longest and was neither packed nor found wrong."""
    return one(connection, "oldest_whole", OldestRow)


def find(connection: Connection, match_id: int) -> PackRow | None:
    """Return the pack of a match, if it was packed."""
    return one(connection, "find_pack", PackRow, match_id=match_id)


def makers(connection: Connection, match_id: int) -> Mapping[int, int]:
    """Return who made the entries in the pack of a match, by number, so far as they are known."""
    return {row.maker: row.user_id for row in many(connection, "makers_of_match", MakerRow, match_id=match_id)}


def makers_of_person(connection: Connection, user_id: int) -> tuple[MakerRow, ...]:
    """Return under which numbers a person made entries of packed matches."""
    return many(connection, "makers_of_person", MakerRow, user_id=user_id)


def forget(connection: Connection, user_id: int) -> None:
    """Remove a person's id from every pack."""
    change(connection, "forget_makers", user_id=user_id)


def put_in_place(connection: Connection, row: PackRow) -> bool:
    """Put a pack in the place of the entries and states of a match; False, with nothing done, if it is not over.

    Raises:
        ValueError: the match has other entries than the pack; the transaction must not be committed.
    """
    if not change(connection, "keep_packed", id=row.match_id):
        return False
    taken = {each.revision: each.user_id for each in many(connection, "take_entries", _Taken, match_id=row.match_id)}
    packed = unpack(row.entries)
    if sorted(taken) != list(range(1, len(packed) + 1)):
        raise ValueError(f"match {row.match_id}: the pack has {len(packed)} entries, and {len(taken)} are stored")
    put(connection, "insert_pack", row)
    made_by = {each.maker: taken[revision] for revision, each in enumerate(packed, start=1) if each.maker}
    known = {maker: user_id for maker, user_id in made_by.items() if user_id is not None}
    change_all(
        connection,
        "insert_maker",
        [{"match_id": row.match_id, "maker": maker, "user_id": user_id} for maker, user_id in known.items()],
    )
    return True


def keep_whole(connection: Connection, match_id: int, fault: str) -> bool:
    """Store what was found wrong with a match, so that it is not looked at again; False if it was looked at already."""
    return change(connection, "keep_whole", id=match_id, fault=fault) == 1
