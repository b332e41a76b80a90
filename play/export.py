"""A match as a file: what one observer may know while it runs, everything with the secret after the end. Pure.

The file names people by the names of their seats only; it is meant to be handed round.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from games.kernel import codec
from games.kernel.game import Outcome
from games.kernel.ids import Observer
from games.kernel.observation import EntryKind, Sitter, Status
from play.loaded import Loaded
from play.receipts import salt_of
from play.record import Entry
from play.visible import known_kind, known_move, known_notation, without_traceless

FORMAT: Literal["sealed-orders-match"] = "sealed-orders-match"
VERSION = 1
NOTHING = msgspec.Raw(b"null")


class ExportedSeat(msgspec.Struct, frozen=True):
    """One seat: who decides there, and what was added to chance."""

    seat: int
    name: str
    sitter: Sitter
    level: str
    salt: str
    left_revision: int | None


class ExportedEntry(msgspec.Struct, frozen=True):
    """One entry. `move` and `notation` are as the observer may know them; `final` and `salt` go with the whole move.

    `decision` is the label of a sealed move.
    """

    revision: int
    kind: EntryKind
    seat: int | None
    decision: str
    move: msgspec.Raw
    notation: str
    events: msgspec.Raw
    final: bool = msgspec.field(name="barrier")
    sealed: bool
    amended: bool
    receipt: str
    salt: str
    opened_revision: int | None
    undoes: int | None
    made_at: int


class Export(msgspec.Struct, frozen=True):
    """The whole file. `is_complete`: with the secret and every move, and the last state instead of a view of it."""

    format: Literal["sealed-orders-match"]
    version: int
    is_complete: bool
    match: int
    game: str
    rules_version: int
    status: Status
    options: dict[str, str]
    language: str
    pace: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    commitment: str
    secret: str
    observer: int | None
    seats: tuple[ExportedSeat, ...]
    entries: tuple[ExportedEntry, ...]
    outcome: Outcome | None
    snapshot: msgspec.Raw
    view: msgspec.Raw


def whole(loaded: Loaded, entries: Sequence[Entry]) -> Export:
    """Return everything there is to know of a match."""
    return _export(loaded, entries, None, is_complete=True)


def part(loaded: Loaded, entries: Sequence[Entry], observer: Observer) -> Export:
    """Return what `observer` may know of a match."""
    return _export(loaded, entries, observer, is_complete=False)


def as_file(export: Export) -> bytes:
    """Return `export` as JSON, two blanks deep."""
    return msgspec.json.format(msgspec.json.encode(export), indent=2) + b"\n"


def _export(loaded: Loaded, entries: Sequence[Entry], observer: Observer, *, is_complete: bool) -> Export:
    row, state, game = loaded.row, loaded.state, loaded.game
    is_shown = state is not None and not is_complete
    shown = entries if is_complete else without_traceless(game, entries, observer, row.revision)
    return Export(
        format=FORMAT,
        version=VERSION,
        is_complete=is_complete,
        match=row.id,
        game=row.game,
        rules_version=row.rules_version,
        status=msgspec.convert(row.status, Status),
        options=loaded.options(),
        language=row.language,
        pace=row.pace,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        commitment=row.commitment,
        secret=row.secret if is_complete else "",
        observer=observer,
        seats=tuple(
            ExportedSeat(
                seat.seat, seat.name, msgspec.convert(seat.sitter, Sitter), seat.level, seat.salt, seat.left_revision
            )
            for seat in loaded.seats
        ),
        entries=tuple(_entry(loaded, entry, observer, is_complete) for entry in shown),
        outcome=None if row.outcome is None else codec.decode(row.outcome, Outcome),
        snapshot=_raw(state) if is_complete else NOTHING,
        view=_raw(game.observe(state, observer)) if is_shown else NOTHING,
    )


def _entry(loaded: Loaded, entry: Entry, observer: Observer, is_complete: bool) -> ExportedEntry:
    known = entry.move if is_complete else known_move(loaded.game, entry, observer, loaded.row.revision)
    is_known = known == entry.move
    seen = (loaded.game.observe_event(event, observer) for event in entry.events)
    events = entry.events if is_complete else tuple(event for event in seen if event is not None)
    is_salted = bool(entry.receipt) and is_known and entry.seat is not None
    return ExportedEntry(
        revision=entry.revision,
        kind=entry.kind if is_complete else known_kind(entry, observer, loaded.row.revision),
        seat=entry.seat,
        decision=entry.decision,
        move=_raw(known),
        notation=known_notation(loaded.game, entry, known),
        events=_raw(events),
        final=entry.final and is_known,
        sealed=entry.sealed,
        amended=entry.amended,
        receipt=entry.receipt,
        salt=salt_of(loaded.secret(), entry.revision, entry.seat or 0) if is_salted else "",
        opened_revision=entry.opened_revision,
        undoes=entry.undoes,
        made_at=entry.made_at,
    )


def _raw(value: object) -> msgspec.Raw:
    return NOTHING if value is None else msgspec.Raw(codec.encode(value))
