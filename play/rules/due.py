"""What is due in a match, and when: a row of the queue for each thing that time alone brings about. Pure.

`due_in` derives the rows from the match. Whoever stores a change of it, or of the settings of a person in it, stores
them in the same transaction (play/match/queue.py); when the time has come one process does what is due
(play/clocks/due.py, cogs/clock.py).
"""

from collections.abc import Iterator, Sequence
from typing import Literal, get_args

import msgspec

from db.rows.due import DueRow
from games.kernel.ids import Seat
from games.kernel.pace import DAY
from play.rules import motions
from play.rules.agreed_time import resumes_at
from play.rules.clocks import reachable_at
from play.rules.endings import is_resting
from play.rules.loaded import Loaded
from play.rules.nights import first_digest
from play.rules.votes import NO_VOTES, lapsed, told

Done = Literal["close", "resume", "slow", "ask", "excuse", "vote", "carry", "default"]
"""A match closes by itself, goes on after a pause, is played live no longer, asks whether anybody still plays; somebody
is excused no longer; votes are over; what nobody who is away has objected to is carried; a default move is made."""

Told = Literal["call", "remind", "tell", "digest", "ping", "question", "lapse", "object", "late"]
"""The table calls somebody whose night is over; somebody is reminded; the host's address is told what has happened;
somebody gets a digest, since this match waits for them; is told of a ping; is asked whether anybody still plays; is
told that what they agreed to does not count any more; is told, being away, to what they can object; that their time ran
out."""

Kind = Done | Told
"""What is due at the same time is done in this order."""

TOLD: tuple[Told, ...] = get_args(Told)
KINDS: tuple[Kind, ...] = (*get_args(Done), *TOLD)

NO_SEAT = -1
"""In place of a seat where a thing is to be done in a match as a whole."""

AT_ONCE = 0
"""In place of a time: when the next look is taken, for which nobody is woken, so that several changes are one."""

PATIENCE_SECONDS = 3 * DAY
"""Where the others vote on a seat whose time is up, its move is made without a vote after so long."""


def due_in(loaded: Loaded) -> tuple[DueRow, ...]:
    """Return what is due in a match if nobody does anything before."""
    row = loaded.row
    is_behind = row.told_revision is not None and row.told_revision < row.revision
    told = (*_whole(loaded, "call", row.calls_at), *_whole(loaded, "tell", AT_ONCE if is_behind else None))
    if loaded.is_over():
        return told
    if row.status == "open":
        return (*_whole(loaded, "close", row.closes_at), *told)
    return (
        *told,
        *_whole(loaded, "close", row.closes_at),
        *_whole(loaded, "resume", resumes_at(row)),
        *_whole(loaded, "slow", row.live_until),
        *_whole(loaded, "ask", row.asks_at),
        *(_votes(loaded) if any(each.agrees != NO_VOTES for each in loaded.seats) else ()),
        *(DueRow("excuse", row.id, each.seat, each.excused_until) for each in loaded.seats if each.excused_until),
        *_defaults(loaded),
        *_messages(loaded),
    )


def is_asking(loaded: Loaded) -> bool:
    """Return whether a match has asked whether anybody still plays, and nobody has answered."""
    return loaded.row.status == "running" and loaded.row.closes_at is not None and not is_resting(loaded.seats)


def is_due(loaded: Loaded, kind: Kind, now: int, seat: int = NO_SEAT) -> bool:
    """Return whether something of a kind is due in a match by `now`, for `seat` if it is for one."""
    return any((row.kind, row.seat) == (kind, seat) and (row.at or 0) <= now for row in due_in(loaded))


def next_at(loaded: Loaded) -> int | None:
    """Return when the first thing is due in a match if nobody does anything before."""
    return min((row.at for row in due_in(loaded) if row.at is not None and row.at != AT_ONCE), default=None)


def changes(before: Loaded, after: Loaded) -> tuple[DueRow, ...]:
    """Return the rows to store in place of those of `before`, so that they are those of `after`.

    The default of a question that is not the same any more is stored anew: a claim was one of the other question.
    """
    asked, rows = set(before.asked), due_in(after)
    anew = {row.seat for row in after.asked if row not in asked}
    again = (row for row in rows if row.kind == "default" and row.seat in anew)
    return tuple(dict.fromkeys((*differing(due_in(before), rows), *again)))


def differing(stored: Sequence[DueRow], rows: Sequence[DueRow]) -> tuple[DueRow, ...]:
    """Return what is to be stored where `stored` is, so that it is `rows`: also where nothing is due any more."""
    keys = {(row.kind, row.seat) for row in rows}
    gone = (msgspec.structs.replace(row, at=None) for row in stored if (row.kind, row.seat) not in keys)
    return (*(row for row in rows if row not in stored), *(row for row in gone if row not in stored))


def _whole(loaded: Loaded, kind: Kind, at: int | None) -> tuple[DueRow, ...]:
    """Return what is due in a match as a whole, if it is."""
    return () if at is None else (DueRow(kind, loaded.row.id, NO_SEAT, at),)


def _defaults(loaded: Loaded) -> Iterator[DueRow]:
    """Yield when the default of each seat is due: when nobody who owes an answer to the same question has time left.

    Made earlier it would be known to them. Where the others vote on who is late they have some time for that.
    """
    if loaded.row.paused_at is not None:
        return
    patience = PATIENCE_SECONDS if loaded.row.when_late == "vote" else 0
    owed = [row for row in loaded.asked if row.is_owed]
    for row in owed:
        same = [each.deadline_at for each in owed if each.kind == row.kind and each.user_id is not None]
        if row.deadline_at is not None and None not in same:
            at = max((row.deadline_at + patience, *(each for each in same if each is not None)))
            yield DueRow("default", row.match_id, row.seat, at)


def _messages(loaded: Loaded) -> Iterator[DueRow]:
    """Yield when people are told something by themselves."""
    match, is_paused = loaded.row.id, loaded.row.paused_at is not None
    for row in loaded.asked:
        person, excused_until = loaded.person_of(row.user_id), loaded.seats[row.seat].excused_until or 0
        if row.remind_at is not None and not is_paused:
            yield DueRow("remind", match, row.seat, row.remind_at)
        if row.ping_at is not None:
            yield DueRow("ping", match, row.seat, row.ping_at)
        if person is not None and person.reminders == "digest" and row.is_owed and not is_paused:
            yield DueRow("digest", match, row.seat, first_digest(person, max(row.asked_at, excused_until)))
    for seat in loaded.seats:
        if seat.late_at is not None and seat.is_present and seat.user_id is not None:
            yield DueRow("late", match, seat.seat, reachable_at(loaded, seat.seat, seat.late_at))
    if is_asking(loaded):
        for seat in loaded.seats:
            if seat.question_at is not None and seat.sitter == "person" and seat.user_id is not None:
                yield DueRow("question", match, seat.seat, seat.question_at)


def _votes(loaded: Loaded) -> Iterator[DueRow]:
    """Yield when votes are over or carried, and when people are told of what has become of them or is against them."""
    yield from _whole(loaded, "vote", motions.next_end(loaded))
    yield from _whole(loaded, "carry", motions.next_carried(loaded))
    for seat in loaded.seats:
        if (lapsed_at := min((at for at in lapsed(seat).values() if at >= 0), default=None)) is not None:
            yield DueRow("lapse", loaded.row.id, seat.seat, reachable_at(loaded, seat.seat, lapsed_at))
        proposed = [each.proposed_at for each in motions.untold(loaded, Seat(seat.seat))] if seat.is_away else []
        if (proposed_at := min((at for at in proposed if at is not None), default=None)) is not None:
            # Who proposes one thing after the other does not have the bot write each time.
            again_at = max(told(seat).values(), default=proposed_at - motions.OBJECTION_SECONDS)
            at = max(proposed_at, again_at + motions.OBJECTION_SECONDS)
            yield DueRow("object", loaded.row.id, seat.seat, reachable_at(loaded, seat.seat, at))
