"""Until when somebody can come to a match of a tournament who has not done anything in it yet. Pure.

Who was late twice in a row is away. Their deadlines have left out excuses, nights and outages. They have one more
period after that, and a day at least; both are over by day, and do not run in a pause. They are told by direct message
at the first miss, as everybody is who was late.
"""

from collections.abc import Iterable

import msgspec

from db.rows.entries import EntryRow
from db.rows.seats import SeatRow
from games.kernel.ids import Seat
from games.kernel.observation import GIVEN_UP, NOT_THERE, EntryKind
from games.kernel.pace import DAY, pace_of
from play.rules.clocks import due
from play.rules.loaded import Loaded
from play.rules.nights import night_of
from play.rules.presence import SILENT_SECONDS


class Deeds(msgspec.Struct, frozen=True):
    """Who has made a move, whose seat was given up as they did not come, and how the match ended if it was at once."""

    moved: frozenset[Seat]
    not_there: frozenset[Seat]
    last: EntryKind | None


class _Act(msgspec.Struct, frozen=True):
    kind: EntryKind
    seat: Seat | None
    notation: str = ""


_decoder = msgspec.json.Decoder(_Act)


def deeds(entries: Iterable[EntryRow]) -> Deeds:
    """Return what the entries of a whole match say of its people."""
    acts = [_decoder.decode(row.entry) for row in entries]
    moved = (act.seat for act in acts if act.kind == "move")
    given_up = (act.seat for act in acts if act.kind in GIVEN_UP and act.notation == NOT_THERE)
    return Deeds(
        frozenset(seat for seat in moved if seat is not None),
        frozenset(seat for seat in given_up if seat is not None),
        acts[-1].kind if acts else None,
    )


def looked_for_at(before: Loaded, after: Loaded, now: int) -> int | None:
    """Return when somebody looks who of those who are away has come at all; None: nobody is away, or time stops.

    `before`: the match before a change at `now`, which may have ended a pause.
    """
    if after.row.paused_at is not None or after.is_over():
        return None
    since = now if before.row.paused_at is not None else 0
    return min((_until(after, seat, since) for seat in after.seats if seat.is_away), default=None)


def is_other(before: Loaded, after: Loaded) -> bool:
    """Return whether a change of a match has changed who is away, or whether time runs."""
    return _away(before) != _away(after) or before.row.paused_at != after.row.paused_at


def late(loaded: Loaded, known: Deeds, now: int) -> tuple[Seat, ...]:
    """Return whose time to come to a match is over: they are away for long, and have never made a move in it."""
    return tuple(
        Seat(row.seat)
        for row in loaded.seats
        if row.is_away and row.seat not in known.moved and _until(loaded, row, 0) <= now
    )


def _until(loaded: Loaded, row: SeatRow, since: int) -> int:
    """Return until when the person of a seat can come who is away."""
    person, pace = loaded.person_of(row.user_id), pace_of(loaded.row.first_pace or loaded.row.pace)
    away_at = max(row.away_at or 0, since)
    long = due(pace, away_at, None if person is None else person.time_zone)
    until, night = max(away_at + SILENT_SECONDS if long is None else long, away_at + DAY), night_of(person)
    return until if night is None else night.after(until)


def _away(loaded: Loaded) -> tuple[bool, ...]:
    return tuple(row.is_away for row in loaded.seats)
