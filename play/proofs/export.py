"""A match as a file: what one observer may know while it runs, everything with the secret after the end. Pure.

The file names people by the names of their seats only; it is meant to be handed round.
"""

from collections.abc import Mapping

import msgspec

from games.kernel import codec
from games.kernel.exported import FORMAT, VERSION, Export, ExportedEntry, ExportedSeat, TournamentProof
from games.kernel.game import Outcome
from games.kernel.ids import Observer
from games.kernel.observation import Status
from play.rules.loaded import Loaded
from play.rules.presence import sitter_of
from play.rules.record import NO_STATE, Entry, History, fold
from play.rules.seeds import salt_of
from play.rules.visible import known_kind, known_move, known_notation, without_traceless

NOTHING = msgspec.Raw(b"null")


def whole(loaded: Loaded, tournament: TournamentProof | None = None) -> Export:
    """Return everything there is to know of a match; `tournament`: the one that it belongs to, if any."""
    return _export(loaded, None, tournament, is_complete=True)


def part(loaded: Loaded, observer: Observer, tournament: TournamentProof | None = None) -> Export:
    """Return what `observer` may know of a match: never the secret of a tournament, which would tell the match's."""
    kept = None if tournament is None else msgspec.structs.replace(tournament, secret=None)
    return _export(loaded, observer, kept, is_complete=False)


def as_file(export: msgspec.Struct) -> bytes:
    """Return `export` as JSON, two blanks deep."""
    return msgspec.json.format(msgspec.json.encode(export), indent=2) + b"\n"


def _export(loaded: Loaded, observer: Observer, tournament: TournamentProof | None, *, is_complete: bool) -> Export:
    row, state, game, history = loaded.row, loaded.state, loaded.game, fold(loaded.entries)
    is_shown = state is not NO_STATE and not is_complete
    revisions = {entry.number: entry.number if is_complete else entry.revision for entry in loaded.entries}
    shown = loaded.entries if is_complete else without_traceless(game, loaded.entries, observer, history)
    return Export(
        format=FORMAT,
        version=VERSION,
        is_complete=is_complete,
        match=row.id,
        game=row.game,
        rules_version=row.rules_version,
        status=msgspec.convert(row.status, Status),
        options=loaded.setup(),
        language=row.language,
        pace=row.calm_pace or row.pace,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        commitment=row.commitment,
        secret=row.secret if is_complete else "",
        observer=observer,
        seats=tuple(
            ExportedSeat(
                seat.seat,
                seat.name,
                sitter_of(seat),
                seat.level,
                seat.salt,
                revisions.get(seat.left_revision or 0),
            )
            for seat in loaded.seats
        ),
        entries=tuple(
            _entry(loaded, history, entry, revisions, None if is_complete else (observer,)) for entry in shown
        ),
        outcome=None if row.outcome is None else codec.decode(row.outcome, Outcome),
        snapshot=_raw(state) if is_complete else NOTHING,
        view=_raw(game.observe(state, observer)) if is_shown else NOTHING,
        tournament=tournament,
        title=row.title,
        stand_in_level=row.stand_in_level,
    )


def _entry(
    loaded: Loaded, history: History, entry: Entry, revisions: Mapping[int, int], viewer: tuple[Observer] | None
) -> ExportedEntry:
    """Return an entry as it is, or as the observer in `viewer` may know it."""
    known, events = entry.move, entry.events
    if viewer is not None:
        known = known_move(loaded.game, entry, viewer[0], history)
        seen = (loaded.game.observe_event(event, viewer[0]) for event in entry.events)
        events = tuple(event for event in seen if event is not None)
    is_known = known == entry.move
    is_salted = bool(entry.receipt) and is_known and entry.seat is not None
    return ExportedEntry(
        revision=revisions[entry.number],
        kind=entry.kind if viewer is None else known_kind(entry, viewer[0], history),
        seat=entry.seat,
        decision=entry.decision if entry.seal is None else entry.seal,
        move=_raw(known),
        notation=known_notation(loaded.game, entry, known),
        events=_raw(events),
        final=entry.final and is_known,
        sealed=entry.seal is not None,
        amended=entry.amended,
        receipt=entry.receipt,
        salt=salt_of(loaded.secret(), entry.number, entry.seat or 0) if is_salted else "",
        opened_revision=revisions.get(history.opened.get(entry.number, 0)),
        undoes=revisions.get(entry.undoes or 0),
        made_at=entry.made_at,
        traceless=entry.traceless,
        # A lower level than the seat's has answered where another one took too long: that may tell of its hand.
        level=entry.level if viewer is None else "",
    )


def _raw(value: object) -> msgspec.Raw:
    return NOTHING if value is None else msgspec.Raw(codec.encode(value))
