"""What takes the room in a database, by table and by game, and what packing would free. It only reads.

Whole tables are read: a gigabyte takes some seconds, while the bot can go on. What a game takes of the table of entries
is a share by what is in its rows; what packing would free is found by packing a few of its newest matches, in memory.
"""

from collections import defaultdict
from typing import Final, Literal

import msgspec

from db.room import Room
from db.rows import entries, packs
from db.rows.packs import PackedEntry
from db.statements import Connection, many, number, numbers

Kept = Literal["active", "whole", "packed", "wrong"]
"""How a match is kept: it is not over; as it was played; packed; as it was played, since it does not verify."""

SAMPLE: Final = 5
"""So many matches of a game are packed to see how much that frees."""

LAST: Final = 1 << 62


class TableSize(msgspec.Struct, frozen=True):
    """How many rows a table has, and how many bytes it takes with its indexes."""

    name: str
    rows: int
    bytes: int


class MatchesSize(msgspec.Struct, frozen=True):
    """How many matches of a game are kept so, and how many bytes they take. `frees`: how many packing them would."""

    game: str
    kept: Kept
    matches: int
    bytes: int
    frees: int = 0


class Size(msgspec.Struct, frozen=True):
    """What takes the room: tables and matches, those that take most first. `packable`: how many are to be packed."""

    room: Room
    tables: tuple[TableSize, ...]
    matches: tuple[MatchesSize, ...]
    packable: int


class _Sum(msgspec.Struct, frozen=True):
    game: str
    kept: Kept
    amount: int
    bytes: int


def size_of(connection: Connection, room: Room, before: int | None) -> Size:
    """Return what takes the room of a database; `before`: what ended by then is to be packed (unix seconds), if any."""
    counts = {name: _rows(connection, name) for name in room.tables}
    tables = [TableSize(name, counts[name], taken) for name, taken in room.tables.items()]
    return Size(
        room,
        tuple(sorted(tables, key=lambda each: (-each.bytes, each.name))),
        tuple(sorted(_matches(connection, room), key=lambda each: (-each.bytes, each.game, each.kept))),
        0 if before is None else number(connection, "packable_before", before=before) or 0,
    )


def _rows(connection: Connection, table: str) -> int:
    found = connection.execute(f'SELECT COUNT(*) AS amount FROM "{table}"').fetchone()  # noqa: S608 - of the catalogue
    return int(found["amount"])


def _matches(connection: Connection, room: Room) -> list[MatchesSize]:
    """Return what matches take of the tables that grow with them."""
    counts, taken = dict[tuple[str, Kept], int](), defaultdict[tuple[str, Kept], float](float)
    of_entries = dict[tuple[str, Kept], tuple[int, float]]()
    for row in many(connection, "size_of_matches", _Sum):
        counts[row.game, row.kept] = row.amount
        taken[row.game, row.kept] += row.bytes
    for name, table in (("size_of_entries", "entries"), ("size_of_packs", "packs")):
        rows = many(connection, name, _Sum)
        spread = room.tables.get(table, 0) / max(1, sum(row.bytes for row in rows))
        for row in rows:
            taken[row.game, row.kept] += row.bytes * spread
            if table == "entries":
                of_entries[row.game, row.kept] = row.bytes, row.bytes * spread
    return [
        MatchesSize(game, kept, count, round(taken[game, kept]), _freed(connection, game, *of_entries[game, kept]))
        if kept == "whole" and (game, kept) in of_entries
        else MatchesSize(game, kept, count, round(taken[game, kept]))
        for (game, kept), count in counts.items()
    ]


def _freed(connection: Connection, game: str, stored: int, taken: float) -> int:
    """Return how many bytes would be free if the matches of a game that are over and whole were packed."""
    before = after = 0
    for match in numbers(connection, "whole_of_game", game=game, most=SAMPLE):
        rows = entries.between(connection, match, 0, LAST)
        kept = entries.checkpoints(connection, match)
        before += sum(len(row.entry) for row in rows) + sum(len(row.snapshot) for row in kept)
        after += len(packs.pack([PackedEntry(row.user_id is not None, row.entry) for row in rows]))
    return 0 if not before else max(0, round(taken - stored * after / before))
