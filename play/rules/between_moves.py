"""Changes of a match that are no moves: who comes, leaves, is away or takes over, what is agreed, how it is called off.

Pure, as play/rules/steps.py.
"""

from collections.abc import Sequence

import msgspec

from db.rows.awaited import AwaitedRow
from games.kernel.chance import Chance
from games.kernel.game import Step
from games.kernel.ids import Seat
from games.kernel.observation import AT_LIMIT, BY_STAFF, NOT_THERE, OWN, EntryKind, Motion, MotionKind
from play.rules import agreed_time, clocks, endings, excuses, judging, motions
from play.rules.loaded import Loaded
from play.rules.presence import has_vanished
from play.rules.record import NO_STATE, Entry, Event, State
from play.rules.steps import Change, after, change_of, counted, over, started
from play.rules.tables import computer_name, next_host
from play.rules.votes import without_offers, without_spent, without_stand_ins, without_what_is_against


def not_there(loaded: Loaded, seat: Seat, now: int) -> Change:
    """Return what a running match is after its tournament has given up a `seat` of which the player has never come."""
    change = resigned(loaded, seat, now, None, "freed")
    return msgspec.structs.replace(change, entry=msgspec.structs.replace(change.entry, notation=NOT_THERE))


def resigned(loaded: Loaded, seat: Seat, now: int, user_id: int | None, kind: EntryKind = "resign") -> Change:
    """Return what a running match is after `seat` was given up; `user_id`: by whom, None: by its tournament.

    If that was the host's seat, the next person hosts.
    """
    entry, step, has_shown = left(loaded, seat, now=now, kind=kind)
    change = change_of(loaded, entry, step.state, has_shown=has_shown)
    is_host = loaded.row.host_user_id is not None and loaded.row.host_user_id == loaded.seats[seat].user_id
    row = msgspec.structs.replace(change.row, host_user_id=next_host(change.seats)) if is_host else change.row
    return msgspec.structs.replace(change, row=row, user_id=user_id)


def returned(loaded: Loaded, seat: Seat, now: int, user_id: int | None, agrees_to: str = "") -> tuple[Change, ...]:
    """Return what a running match is when the person of `seat` is there; nothing if they were not away.

    What the others have agreed to against those who are away is not agreed any more, but for the motion `agrees_to`.
    """
    if not loaded.seats[seat].is_away:
        return ()
    voted = without_what_is_against(loaded, motions.AGAINST_THE_ABSENT, now, agrees_to)
    return (msgspec.structs.replace(_came_or_went(voted, "back", seat, now), user_id=user_id),)


def excused(loaded: Loaded, seat: Seat, until: int, now: int, user_id: int | None) -> Change:
    """Return what a running match is when `seat` is excused `until` then; `now`: no more."""
    is_back = until <= now
    entry = Entry(
        loaded.row.entries + 1,
        kind="returned" if is_back else "excused",
        seat=seat,
        made_at=now,
        notation="" if is_back else str(until),
    )
    change = change_of(loaded, entry, loaded.state)
    then = after(loaded, change)
    asked = tuple(clocks.as_excused(loaded, then, row, now) for row in change.asked)
    return _with_asked(msgspec.structs.replace(change, user_id=user_id), asked)


def begun(loaded: Loaded, now: int) -> tuple[Change, ...]:
    """Return the start of an open table, where those are excused who have said that they are away."""
    changes = [started(loaded, now)]
    loaded = after(loaded, changes[0])
    for person in loaded.people:
        seat = loaded.seat_of(person.user_id)
        until = person.away_until
        if seat is None or until is None:
            continue
        given = excuses.granted(loaded.seats[seat], excuses.days_of(loaded.row), until, now)
        if given is not None:
            changes.append(excused(loaded, seat, given, now, person.user_id))
            loaded = after(loaded, changes[-1])
    return tuple(changes)


def taken(loaded: Loaded, seat: Seat, user_id: int, name: str, now: int) -> Change:
    """Return what a running match is when a new person has taken `seat` over, with time of their own for an answer.

    Or the one has for whom a computer played on there.
    """
    before = loaded.seats[seat]
    notation = OWN if before.sitter == "ai" else ""
    row = msgspec.structs.replace(
        before,
        user_id=user_id,
        name=name,
        joined_at=now,
        seen_revision=None,
        read_revision=None,
        agrees="{}",
    )
    seats = tuple(row if each is before else each for each in loaded.seats)
    anew = msgspec.structs.replace(loaded, seats=seats).with_known(loaded.state)
    change = msgspec.structs.replace(_came_or_went(anew, "taken", seat, now, notation), user_id=user_id)
    # A tournament's table has no host, and gets none.
    if loaded.row.tournament_id is not None or loaded.row.host_user_id not in (None, before.user_id):
        return change
    others = tuple(each for each in change.seats if each.seat != seat)
    host = next_host(others) or user_id
    return msgspec.structs.replace(change, row=msgspec.structs.replace(change.row, host_user_id=host))


def given_to_computer(loaded: Loaded, seat: Seat, level: str, now: int, user_id: int | None) -> Change:
    """Return what a running match is when a computer plays on at `seat`, in place of its player or of another computer.

    A player who was away, and did not give the seat up, can take it back: it is on offer to them alone. `user_id`: with
    whose vote all have agreed.
    """
    before = row = loaded.seats[seat]
    if before.sitter != "ai":
        is_own = before.is_away and before.user_id is not None
        row = msgspec.structs.replace(
            before,
            user_id=None,
            name=computer_name(loaded.row.id, [each.name for each in loaded.seats]),
            joined_at=now,
            seen_revision=None,
            read_revision=None,
            agrees="{}",
            offered_at=now if is_own else None,
            offered_to=before.user_id if is_own else None,
        )
    seats = tuple(row if each is before else each for each in loaded.seats)
    anew = msgspec.structs.replace(loaded, seats=seats).with_known(loaded.state)
    notation = f"{level} {before.level}".strip()
    change = msgspec.structs.replace(_came_or_went(anew, "computer", seat, now, notation), user_id=user_id)
    if before.user_id is None or loaded.row.host_user_id != before.user_id:
        return change
    return msgspec.structs.replace(
        change, row=msgspec.structs.replace(change.row, host_user_id=next_host(change.seats))
    )


def _with_stand_ins(loaded: Loaded, level: str, now: int) -> Change:
    """Return what a running match is when stand-ins move at another level from now on."""
    notation = f"{level} {loaded.row.stand_in_level}"
    row = msgspec.structs.replace(loaded.row, stand_in_level=level)
    anew = msgspec.structs.replace(without_stand_ins(loaded), row=row).with_known(loaded.state)
    entry = Entry(row.entries + 1, kind="computer", seat=None, made_at=now, notation=notation)
    return change_of(anew, entry, loaded.state)


def consequence(loaded: Loaded, now: int, user_id: int | None = None) -> Change | None:
    """Return what follows by itself from how a match is: a seat is away, all agree to something, nobody is left.

    None: nothing.
    """
    if loaded.row.status != "running":
        return None
    if endings.is_abandoned(loaded.seats, loaded.game.sides(loaded.options(), len(loaded.seats))):
        return cancelled(loaded, now, None, "abandoned")
    vanished = next((row for row in loaded.seats if has_vanished(row)), None)
    if vanished is not None:
        return _came_or_went(loaded, "away", Seat(vanished.seat), now)
    return agreed_by_all(loaded, now, user_id)


def agreed_by_all(loaded: Loaded, now: int, user_id: int | None) -> Change | None:
    """Return what becomes of a running match in which all have agreed to something but a repair; else None."""
    motion = motions.carried(loaded, now)
    return None if motion is None else carried(loaded, motion, now, user_id)


def with_consequences(loaded: Loaded, changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Return `changes` of `loaded`, which follow each other, with all that follows from them by itself."""
    for change in changes:
        loaded = after(loaded, change)
    last = changes[-1]
    while more := consequence(loaded, last.entry.made_at, last.user_id):
        changes, loaded = (*changes, more), after(loaded, more)
    return changes


def carried(loaded: Loaded, motion: Motion, now: int, user_id: int | None) -> Change:
    """Return what a running match is when all have agreed to `motion`, `user_id` with the last vote."""
    if motion.kind == "cancel":
        return cancelled(loaded, now, user_id)
    if motion.kind == "away" and motion.about is not None:
        return msgspec.structs.replace(_came_or_went(loaded, "called", motion.about, now), user_id=user_id)
    if motion.kind == "replace" and motion.about is not None:
        return msgspec.structs.replace(_came_or_went(loaded, "offered", motion.about, now), user_id=user_id)
    if motion.kind == "computer" and motion.about is not None:
        return given_to_computer(loaded, motion.about, motion.level, now, user_id)
    if motion.kind == "computer":
        return msgspec.structs.replace(_with_stand_ins(loaded, motion.level, now), user_id=user_id)
    if motion.kind in agreed_time.KINDS:
        return msgspec.structs.replace(timed(loaded, motion.kind, now, motion.pace), user_id=user_id)
    last = next((Seat(row.seat) for row in loaded.seats if row.user_id == user_id and row.is_present), motion.agreed[0])
    return msgspec.structs.replace(_with_result(loaded, motion, last, now), user_id=user_id)


def _with_result(loaded: Loaded, motion: Motion, last: Seat, now: int) -> Change:
    """Return a match that all have agreed to end, `last` with the last vote: by a draw, by points, or as judged."""
    kind: EntryKind = "adjudicated" if motion.kind == "end" else "draw"
    entry = Entry(loaded.row.entries + 1, kind=kind, seat=last, made_at=now, final=True)
    if motion.judged is None:
        return change_of(loaded, entry, loaded.state, agreed=endings.agreed_outcome(kind, loaded))
    entry = msgspec.structs.replace(entry, kind="judged", notation=str(motion.judged))
    return change_of(loaded, entry, loaded.state, agreed=judging.outcome(loaded, motion.judged))


def timed(loaded: Loaded, kind: MotionKind, now: int, pace: str = "") -> Change:
    """Return what a running match is when all have agreed on that about its time, or when a pause is over."""
    if kind in {"pace", "live"}:
        return _at_pace(loaded, agreed_time.KINDS[kind], pace or agreed_time.LIVE, now)
    loaded = without_spent(loaded)
    entry = Entry(loaded.row.entries + 1, kind=agreed_time.KINDS[kind], seat=None, made_at=now)
    change = change_of(loaded, entry, loaded.state)
    since = loaded.row.paused_at
    row = msgspec.structs.replace(change.row, paused_at=now if kind == "pause" else None)
    if kind == "pause":
        row = msgspec.structs.replace(row, pauses=row.pauses + 1)
    then = msgspec.structs.replace(loaded, row=row)
    if kind == "extend":
        asked = tuple(clocks.extended(loaded, each, now) if each.is_owed else each for each in change.asked)
    else:
        stood = change.asked if since is None else (clocks.after_break(loaded, e, since, now, 0) for e in change.asked)
        asked = tuple(clocks.as_excused(loaded, then, each, now) for each in stood)
    return _with_asked(msgspec.structs.replace(change, row=row), asked)


def _with_asked(change: Change, asked: tuple[AwaitedRow, ...]) -> Change:
    """Return `change` with other deadlines."""
    soonest = None if change.row.paused_at is not None else clocks.soonest(asked)
    return msgspec.structs.replace(change, row=msgspec.structs.replace(change.row, deadline_at=soonest), asked=asked)


def slowed(loaded: Loaded, now: int) -> Change:
    """Return what a running match is when all have played live for as long as they had agreed on."""
    return _at_pace(loaded, "slowed", loaded.row.calm_pace or loaded.row.pace, now)


def _at_pace(loaded: Loaded, kind: EntryKind, pace: str, now: int) -> Change:
    is_live = kind == "hurried"
    row = msgspec.structs.replace(
        loaded.row,
        pace=pace,
        live_until=now + agreed_time.LIVE_SECONDS if is_live else None,
        calm_pace=loaded.row.pace if is_live else None,
    )
    voted = without_spent(loaded)
    anew = msgspec.structs.replace(voted, row=row).with_known(loaded.state)
    notation = pace if kind == "paced" else ""
    return change_of(anew, Entry(row.entries + 1, kind=kind, seat=None, made_at=now, notation=notation), loaded.state)


def repaired(
    loaded: Loaded, moves: Sequence[Entry], state: State, now: int, user_id: int | None, *, by_staff: bool = False
) -> Change:
    """Return what a running match is when `moves` are taken back; `state` is the one before them.

    `by_staff`: the person is staff of the server, and carries what the players have agreed to.
    """
    entry = Entry(
        loaded.row.entries + 1,
        kind="repaired",
        seat=None,
        made_at=now,
        notation=BY_STAFF if by_staff else "",
        undoes=moves[0].number,
        carried_by=user_id if by_staff else None,
    )
    anew = msgspec.structs.replace(loaded.row, repairs=loaded.row.repairs + 1)
    voted = msgspec.structs.replace(without_spent(loaded), row=anew).with_known(loaded.state)
    change = change_of(voted, entry, state)
    return msgspec.structs.replace(change, undone_since=moves[0].revision, user_id=user_id)


def _came_or_went(loaded: Loaded, kind: EntryKind, seat: Seat, now: int, notation: str = "") -> Change:
    anew = without_offers(loaded, seat)
    entry = Entry(loaded.row.entries + 1, kind=kind, seat=seat, made_at=now, notation=notation)
    return change_of(anew, entry, loaded.state)


def left(loaded: Loaded, seat: Seat, *, now: int, kind: EntryKind) -> tuple[Entry, Step[State, Event], bool]:
    """Return the entry of a seat given up, the step by which it leaves, and whether it drew or opened something.

    Nothing changes if the game has no such step.
    """
    chance = Chance(loaded.seed(), loaded.row.revision + 1)
    step = loaded.game.leave(loaded.state, seat, chance) or Step(loaded.state)
    entry = Entry(
        number=loaded.row.entries + 1,
        kind=kind,
        seat=seat,
        made_at=now,
        events=tuple(step.events),
        opened=tuple(step.opened),
        dropped=tuple(step.dropped),
    )
    return entry, step, chance.draws > 0 or bool(step.opened)


def adjudicated(loaded: Loaded, now: int) -> Change:
    """Return a running match that its tournament gives no more time, ended by the points as they are.

    ValueError: the game has no points that tell.
    """
    entry = Entry(loaded.row.entries + 1, kind="adjudicated", seat=None, made_at=now, notation=AT_LIMIT, final=True)
    return change_of(loaded, entry, loaded.state, agreed=endings.agreed_outcome("adjudicated", loaded, AT_LIMIT))


def cancelled(loaded: Loaded, now: int, user_id: int | None, kind: EntryKind = "end") -> Change:
    """Return an open or running match that ends without an outcome; `kind` says why."""
    entry = Entry(loaded.row.entries + 1, kind=kind, seat=None, made_at=now, final=True)
    row, entry = counted(loaded.row, entry)
    return Change(over(row, "cancelled", now), entry, NO_STATE, (), loaded.seats, user_id)
