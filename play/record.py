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
from games.kernel.ids import Seat
from games.kernel.observation import EntryKind
from games.registry import AnyGame

UNDO_WINDOW = 60
"""The newest entries among which the last standing move is looked for: some thirty moves can be taken back in a row."""


class Entry(msgspec.Struct, frozen=True):
    """One stored entry with the game's own values.

    `decision`: the kind of decision answered, or the label of a sealed move. `final`: it cannot be taken back.
    `amended`: it changes an answer that was already given. `replaced`: another move had taken its label when that was
    opened. `receipt` is whole. `undoes` is the revision taken back.
    """

    revision: int
    kind: EntryKind
    seat: Seat | None
    made_at: int
    decision: str = ""
    move: Any = None
    notation: str = ""
    events: tuple[Any, ...] = ()
    final: bool = False
    sealed: bool = False
    amended: bool = False
    replaced: bool = False
    receipt: str = ""
    opened_revision: int | None = None
    undoes: int | None = None


def from_row(game: AnyGame, row: EntryRow) -> Entry:
    """Return the stored entry; raises `CorruptData` if it is no entry of `game`."""
    return Entry(
        revision=row.revision,
        kind=msgspec.convert(row.kind, EntryKind),
        seat=None if row.seat is None else Seat(row.seat),
        made_at=row.made_at,
        decision=row.decision,
        move=None if row.move is None else codec.decode_move(game, row.move),
        notation=row.notation,
        events=_events(game, row.events),
        final=row.is_barrier,
        sealed=row.is_sealed,
        amended=row.is_amended,
        replaced=row.is_replaced,
        receipt=row.receipt,
        opened_revision=row.opened_revision,
        undoes=row.undoes,
    )


@lru_cache(maxsize=4096)
def _events(game: AnyGame, stored: str) -> tuple[Any, ...]:
    """Return stored events; entries never change, and the newest of a match are read again and again."""
    return codec.decode_events(game, stored)


def to_row(entry: Entry, match_id: int, user_id: int | None) -> EntryRow:
    """Return `entry` as it is stored; `user_id` is the person who made it, if any."""
    return EntryRow(
        match_id=match_id,
        revision=entry.revision,
        kind=entry.kind,
        seat=entry.seat,
        user_id=user_id,
        made_at=entry.made_at,
        decision=entry.decision,
        move=None if entry.move is None else codec.encode(entry.move).decode(),
        notation=entry.notation,
        events=codec.encode(entry.events).decode(),
        is_barrier=entry.final,
        is_sealed=entry.sealed,
        is_amended=entry.amended,
        is_replaced=entry.replaced,
        receipt=entry.receipt,
        opened_revision=entry.opened_revision,
        undoes=entry.undoes,
    )


def undone(entries: Iterable[Entry]) -> frozenset[int]:
    """Return the revisions that were taken back."""
    return frozenset(entry.undoes for entry in entries if entry.undoes is not None)


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


def last_standing(entries: Sequence[Entry]) -> Entry | None:
    """Return the newest entry not taken back, or None if it is none of `entries` (the last ones, oldest first)."""
    by_revision = {entry.revision: entry for entry in entries}
    entry = entries[-1] if entries else None
    while entry is not None and entry.undoes is not None:
        entry = by_revision.get(entry.undoes - 1)
    return entry


def why_not_undone(entry: Entry | None, seat: Seat) -> str:
    """Return the code that refuses `seat` to take back `entry`, the newest that stands; empty if it may."""
    if entry is None or entry.seat is None:
        return "nothing_to_undo"
    if entry.seat != seat:
        return "undo_acted"
    if entry.kind != "move":
        return "nothing_to_undo"
    return "undo_final" if entry.final else ""
