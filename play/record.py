"""A match as its entries: what each one is, which still stand, and the state they lead to. Pure.

An undo is an entry that leads back to the state before the entry it takes back. Revisions only grow, and an entry draws
from the chance of its own revision, so a move made again after an undo draws anew.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from db.entries import EntryRow
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.game import Opened
from games.kernel.ids import Seat
from games.kernel.observation import EntryKind
from games.registry import AnyGame

UNDO_WINDOW = 60
"""The newest entries among which the last standing move is looked for: some thirty moves can be taken back in a row."""


class Entry(msgspec.Struct, frozen=True):
    """One entry with the game's own values; it never changes.

    `decision`: the kind of decision answered. `seal`: the label under which the move is secret. `final`: it cannot be
    taken back. `amended`: it changes an answer that was already given. `receipt` is whole. `opened` are the seals that
    become public with it, `dropped` those of its own seat that never will. `undoes` is the revision taken back.
    """

    revision: int
    kind: EntryKind
    seat: Seat | None
    made_at: int
    decision: str = ""
    seal: str | None = None
    move: Any = None
    notation: str = ""
    events: tuple[Any, ...] = ()
    final: bool = False
    amended: bool = False
    receipt: str = ""
    opened: tuple[Opened, ...] = ()
    dropped: tuple[str, ...] = ()
    undoes: int | None = None


class _Written(msgspec.Struct, frozen=True):
    """An entry as it is stored, without its revision, which is a column."""

    kind: EntryKind
    seat: Seat | None
    made_at: int
    decision: str
    seal: str | None
    move: msgspec.Raw
    notation: str
    events: msgspec.Raw
    final: bool
    amended: bool
    receipt: str
    opened: tuple[Opened, ...]
    dropped: tuple[str, ...]
    undoes: int | None


class History(msgspec.Struct, frozen=True):
    """What became of a run of entries: which were taken back, and which sealed one was opened by which later one.

    `last` is the newest entry that was not taken back, if it is one of them.
    """

    undone: frozenset[int] = frozenset()
    opened: Mapping[int, int] = {}
    last: Entry | None = None


def from_row(game: AnyGame, row: EntryRow) -> Entry:
    """Return the stored entry; raises `CorruptData` if it is no entry of `game`."""
    written: _Written = codec.decode(row.entry, _Written)
    fields = {name: getattr(written, name) for name in _Written.__struct_fields__}
    move, events = bytes(written.move), bytes(written.events)
    fields["move"] = None if move == b"null" else codec.decode_move(game, move)
    fields["events"] = _events(game, events)
    return Entry(revision=row.revision, **fields)


@lru_cache(maxsize=4096)
def _events(game: AnyGame, stored: bytes) -> tuple[Any, ...]:
    """Return stored events; entries never change, and the newest of a match are read again and again."""
    return codec.decode_events(game, stored)


def to_row(entry: Entry, match_id: int, user_id: int | None) -> EntryRow:
    """Return `entry` as it is stored; `user_id` is the person who made it, if any."""
    fields = {name: getattr(entry, name) for name in _Written.__struct_fields__}
    fields["move"] = msgspec.Raw(codec.encode(entry.move))
    fields["events"] = msgspec.Raw(codec.encode(entry.events))
    return EntryRow(match_id, entry.revision, user_id, codec.encode(_Written(**fields)).decode())


def fold(entries: Sequence[Entry]) -> History:
    """Return what became of `entries`, which follow each other, oldest first.

    An undo leads back to how all was before the entry it takes back. Of several moves sealed under one label, the last
    one that still counts is opened; nothing else of them ever is.
    """
    undone: set[int] = set()
    opened: dict[int, int] = {}
    sealed: Mapping[tuple[Seat | None, str], int] = {}
    last: Entry | None = None
    after: dict[int, tuple[Mapping[tuple[Seat | None, str], int], Entry | None]] = {}
    for entry in entries:
        if entry.undoes is not None:
            undone.add(entry.undoes)
            sealed, last = after.get(entry.undoes - 1, ({}, None))
        else:
            dropped = {(entry.seat, label) for label in entry.dropped}
            sealed, last = {seal: revision for seal, revision in sealed.items() if seal not in dropped}, entry
            if entry.seal is not None:
                sealed[entry.seat, entry.seal] = entry.revision
            for each in entry.opened:
                revision = sealed.pop((each.seat, each.label), None)
                if revision is not None:
                    opened[revision] = entry.revision
        after[entry.revision] = sealed, last
    return History(frozenset(undone), opened, last)


def way_back(entries: Mapping[int, Entry], revision: int, base: int) -> tuple[tuple[Entry, ...], int]:
    """Return the moves that lead to `revision`, oldest first, and the revision at which they begin.

    The way is walked back until that revision is `base`, or lies before it, which an undo can bring about. `entries`
    must hold every entry after `base`.
    """
    moves: list[Entry] = []
    while revision > base:
        entry = entries[revision]
        if entry.undoes is not None:
            revision = entry.undoes - 1
            continue
        if entry.move is not None or entry.kind == "resign":
            moves.append(entry)
        revision -= 1
    return tuple(reversed(moves)), revision


def play_on(game: AnyGame, seed: bytes, state: Any, moves: Iterable[Entry]) -> Any:
    """Return the state after `moves`, which must have been legal, and seats given up among them."""
    for entry in moves:
        if entry.seat is None:
            continue
        chance = Chance(seed, entry.revision)
        if entry.kind != "resign":
            state = game.apply(state, entry.seat, entry.move, chance).state
        elif (step := game.leave(state, entry.seat, chance)) is not None:
            state = step.state
    return state


def why_not_undone(entry: Entry | None, seat: Seat) -> str:
    """Return the code that refuses `seat` to take back `entry`, the newest that stands; empty if it may."""
    if entry is None or entry.seat is None:
        return "nothing_to_undo"
    if entry.seat != seat:
        return "undo_acted"
    if entry.kind != "move":
        return "nothing_to_undo"
    return "undo_final" if entry.final else ""
