"""Who is at the table: when the person of a seat is away, and what brings them back. Pure.

A seat whose time was up twice in a row is away, and so is one that the others have called after a long silence. Who
is late in an hour of live play, or at a pace quicker than the one with which the match began, only loses that decision.
Who is away costs the others no time: default moves are made at once while somebody present plays on. They come back by
saying so or by making a move. What was decided meanwhile stays.
"""

from collections.abc import Sequence

import msgspec

from db.rows.matches import MatchRow
from db.rows.seats import SeatRow
from games.kernel.observation import ANEW, EXCUSES, GIVEN_UP, IN_PLACE, Sitter
from games.kernel.pace import DAY, pace_of
from play.rules.excuses import excused, without_excuse
from play.rules.record import Entry
from play.rules.votes import without_told

MOST_MISSES = 2
"""How often in a row the time of a seat may be up before it is away."""

SILENT_SECONDS = 3 * DAY
"""Where there is no time limit, a seat that has owed an answer for so long may be called."""

_HERE = {"away_revision": None, "away_at": None, "late_at": None}


def has_vanished(row: SeatRow) -> bool:
    """Return whether a seat has missed its time so often that it is to be away."""
    return row.is_present and row.misses >= MOST_MISSES


def sitter_of(row: SeatRow, number: int | None = None) -> Sitter:
    """Return who decides for a seat now, or after the entry `number` so far as that is still known."""
    if row.sitter == "ai":
        return "ai"
    if _is_since(row.left_revision, number):
        return "absent"
    return "away" if _is_since(row.away_revision, number) else "person"


def misses_count(row: MatchRow) -> bool:
    """Return whether who is late in a match may be away: it is played no faster than all agreed on when they joined."""
    return row.live_until is None and not is_hurried(row, row.pace)


def is_hurried(row: MatchRow, pace: str) -> bool:
    """Return whether a `pace` is quicker than the one with which a match began."""
    return pace_of(pace).is_quicker(pace_of(row.first_pace or row.pace))


def seats_after(seats: Sequence[SeatRow], entry: Entry, *, counted: bool = True) -> tuple[SeatRow, ...]:
    """Return `seats` as `entry` leaves them; `counted`: with what is missed, another miss after clocks began anew."""
    if entry.kind in ANEW:
        return tuple(msgspec.structs.replace(row, missed_clock="") for row in seats)
    return tuple(_after(row, entry, counted) if row.seat == entry.seat else row for row in seats)


def _after(row: SeatRow, entry: Entry, counted: bool) -> SeatRow:
    """Return the seat of `entry` as it is after it; all defaults on one clock are one miss."""
    if entry.kind in EXCUSES:
        return excused(row, int(entry.notation or entry.made_at), entry.made_at)
    if entry.kind in GIVEN_UP:
        is_out = bool(entry.events or entry.opened or entry.dropped)
        return _kept(without_excuse(row), sitter="absent", left_revision=entry.number, is_out=is_out)
    if entry.kind == "offered":
        return msgspec.structs.replace(row, offered_at=entry.made_at, offered_to=None)
    if entry.kind == "taken":
        present = _kept(without_excuse(row), sitter="person", level="", misses=0, missed_clock="", **_HERE)
        return msgspec.structs.replace(present, left_revision=None, taken_revision=entry.number, excused_days=0)
    if entry.kind == "computer":
        level, *_ = entry.notation.split()
        there = msgspec.structs.replace(without_excuse(row), sitter="ai", level=level, left_revision=None, **_HERE)
        return msgspec.structs.replace(there, misses=0, missed_clock="", excused_days=0)
    if entry.kind in {"away", "called"}:
        away = msgspec.structs.replace(without_excuse(row), late_at=None)
        return msgspec.structs.replace(away, away_revision=entry.number, away_at=entry.made_at)
    if entry.kind == "back":
        return _kept(without_told(row), misses=0, missed_clock="", **_HERE)
    if not row.is_present:
        return row
    if entry.kind not in IN_PLACE:
        return msgspec.structs.replace(row, misses=0, missed_clock="", late_at=None)
    if entry.clock and entry.clock == row.missed_clock:
        return row
    missed = msgspec.structs.replace(row, missed_clock=entry.clock, late_at=row.late_at or entry.made_at)
    return msgspec.structs.replace(missed, misses=row.misses + 1) if counted else missed


def _kept(row: SeatRow, **fields: object) -> SeatRow:
    """Return `row` with other fields, and nobody may take it over any more."""
    return msgspec.structs.replace(row, offered_at=None, offered_to=None, **fields)


def is_free(row: SeatRow) -> bool:
    """Return whether the others may offer a seat: its player is away or has left, and the rules let it play on."""
    return row.is_away or (row.sitter == "absent" and not row.is_out)


def _is_since(since: int | None, number: int | None) -> bool:
    return since is not None and (number is None or since <= number)
