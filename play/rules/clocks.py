"""Time: what is asked until when, what is left of a shared clock, which default has to wait. Pure.

A decision has a period of its own, or shares a clock (`Decision.clock`) with others of its seat. A clock runs while its
seat owes an answer to one of them. What is left is kept meanwhile; when the seat is asked again it has that, a quarter
of the period at least, also when a default was made on the clock: that costs the one decision. A clock on which time
was up twice without an answer in between is used up: what shares it is answered by defaults, too.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, time, timedelta, tzinfo
from functools import cached_property

import msgspec

from db.rows.awaited import AwaitedRow
from db.rows.people import PersonRow
from games.kernel import codec
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.observation import ANEW, EXCUSES, IN_PLACE, PRESENCE
from games.kernel.pace import Pace, pace_of
from play.rules import excuses
from play.rules.loaded import Loaded
from play.rules.nights import night_of
from play.rules.pace import zone_named
from play.rules.record import NO_STATE, Entry, State

BANK = "bank"
"""The clock of a seat that has a bank of time for all its decisions."""

GRACE_SECONDS = 3600
"""After an outage nobody has less time than this, or than one part of the period if that is shorter."""

SHORTEST_BY_DAY = 3600
"""Deadlines of a shorter period than this may fall into a night."""

LAST_CALL_SECONDS = 3 * 3600
"""The last call comes so long before the deadline, or for an eighth of the time if that is shorter."""

SATURDAY = 5

SHORTEST_REMINDED, SHORTEST_WITH_HALF = 1800, 2 * 3600
"""Who has less time is not reminded at all, or not at half time."""


MISSED, USED_UP = 0, -1
"""What is left on a clock on which a default was made, and on one on which that was the second in a row."""


class Rest(msgspec.Struct, frozen=True, array_like=True):
    """The seconds that are left on a clock that does not run; `MISSED` or `USED_UP` also of one that does."""

    seat: Seat
    clock: str
    seconds: int


class Period(msgspec.Struct, frozen=True):
    """The time for an answer; `deadline_at` None: it has no end. When its person is reminded, as in `AwaitedRow`."""

    asked_at: int
    deadline_at: int | None
    remind_at: int | None = None
    last_call_at: int | None = None
    call: str | None = None
    ping_at: int | None = None
    pinged_at: int | None = None
    pinged_by: int | None = None
    is_picked: bool = False


class Asking(msgspec.Struct, frozen=True, dict=True):
    """What is asked after an entry that leads to `state`, and how the clocks go on. Nobody is asked when it `is_over`.

    `loaded`: the match before `entry`, but with its seats as they are after it.
    """

    loaded: Loaded
    entry: Entry
    state: State
    is_over: bool = False

    @cached_property
    def before(self) -> Mapping[Seat, Decision]:
        """What was asked before the entry."""
        return {} if self.loaded.state is NO_STATE else _by_seat(self.loaded.game.decisions(self.loaded.state))

    @cached_property
    def after(self) -> Mapping[Seat, Decision]:
        """What is asked after it."""
        return {} if self.is_over else _by_seat(self.loaded.game.decisions(self.state))

    @cached_property
    def rests(self) -> Mapping[tuple[Seat, str], Rest]:
        """What was left of stopped clocks; who comes back or takes the seat over begins anew, or all do."""
        if self.entry.kind in ANEW:
            return {}
        rests: tuple[Rest, ...] = codec.decode(self.loaded.row.clocks, tuple[Rest, ...])
        is_anew = self.entry.kind in {"back", "taken", "computer"}
        return {(rest.seat, rest.clock): rest for rest in rests if not is_anew or rest.seat != self.entry.seat}

    def asked(self, *, has_shown: bool) -> tuple[AwaitedRow, ...]:
        """Return what each seat is asked; `has_shown`: the entry drew from chance or opened a seal.

        A question stays the same, with its `asked_revision`, when another seat made the entry or it only says who is
        there, nothing was drawn or opened, and the decision and its legal moves are what they were, but for the last
        ones that may be gone; a steady one stays the same while only others act.
        """
        game, entry, rows = self.loaded.game, self.entry, []
        old = {row.seat: row for row in self.loaded.asked}
        for seat, decision in self.after.items():
            known, row = old.get(seat), self.loaded.seats[seat]
            is_same = (
                known is not None
                and (seat != entry.seat or entry.kind in PRESENCE)
                and entry.kind != "repaired"
                and self.before.get(seat) == decision
                and (
                    decision.steady
                    or (
                        not has_shown
                        and numbers_stay(game.legal_moves(self.loaded.state, seat), game.legal_moves(self.state, seat))
                    )
                )
            )
            has_person = row.is_present and row.user_id is not None
            period = self._period(decision, known) if has_person else Period(entry.made_at, None)
            has_been_owed = known is not None and known.is_owed and (seat != entry.seat or entry.kind in EXCUSES)
            owed_since = begins_at(self.loaded, seat, entry.made_at)
            rows.append(
                AwaitedRow(
                    match_id=self.loaded.row.id,
                    seat=seat,
                    user_id=row.user_id if has_person else None,
                    kind=decision.kind,
                    is_owed=decision.owed,
                    asked_revision=known.asked_revision if known is not None and is_same else entry.revision,
                    **msgspec.structs.asdict(period),
                    owed_since=(known.owed_since if known is not None and has_been_owed else owed_since)
                    if decision.owed
                    else None,
                )
            )
        return tuple(rows)

    def _period(self, decision: Decision, known: AwaitedRow | None) -> Period:
        """Return when `decision` must be answered; `known` is what its seat was asked before.

        An answer owed without a break keeps its deadline, also through own moves as long as they share a clock.
        """
        loaded, entry, seat, pace = self.loaded, self.entry, decision.seat, pace_of(self.loaded.row.pace)
        if not decision.owed or pace.seconds is None:
            return Period(entry.made_at, None)
        if known is not None and self._goes_on(known):
            is_picked = known.is_picked and (seat != entry.seat or entry.kind in EXCUSES)
            told = (known.remind_at, known.last_call_at, known.call, known.ping_at, known.pinged_at, known.pinged_by)
            return Period(known.asked_at, known.deadline_at, *told, is_picked=is_picked)
        now, rest = begins_at(loaded, seat, entry.made_at), self._rest(seat, decision.clock)
        seconds = pace.least() if decision.small else None
        if rest is not None:
            if rest.seconds == USED_UP:
                return Period(now, now)
            seconds = max(rest.seconds, pace.least())
        if pace.has_bank:
            is_anew = entry.kind in ANEW or (entry.kind == "taken" and entry.seat == seat)
            has_ended = known is not None and known.deadline_at is not None and not is_anew
            kept = self.rests.get((seat, BANK))
            seconds = self._in_bank(known) if has_ended else kept.seconds if kept else pace.seconds
            if rest is None or rest.seconds == MISSED:
                # Who has run out of time has some for what is new, else the next question would be a miss at once.
                seconds = max(seconds, pace.increment)
        person = _person_at(loaded, seat)
        until = due(pace, now, None if person is None else person.time_zone, seconds)
        return Period(now, None) if until is None else _with_reminders(now, _by_day(until, pace, person), person)

    def stopped(self) -> tuple[Rest, ...]:
        """Return the clocks that do not run after the entry."""
        entry, pace = self.entry, pace_of(self.loaded.row.pace)
        if entry.kind in ANEW:
            return ()
        rests = dict(self.rests)
        for row in self.loaded.asked:
            seat = Seat(row.seat)
            if row.deadline_at is None or self._goes_on(row):
                continue
            clock = self.before[seat].clock if seat in self.before else ""
            if pace.has_bank:
                rests[seat, BANK] = Rest(seat, BANK, self._in_bank(row))
            if clock and not self._runs(seat, clock):
                rests[seat, clock] = Rest(seat, clock, max(1, row.deadline_at - self._read_at(row)))
        if entry.seat is not None and (missed := self._missed(entry.seat)) is not None:
            rests[missed.seat, missed.clock] = missed
        elif entry.kind == "move" and entry.seat is not None and entry.seat in self.before:
            # Who answers in person has the clock back.
            answered = rests.get((entry.seat, self.before[entry.seat].clock))
            if answered is not None and answered.seconds <= MISSED:
                del rests[answered.seat, answered.clock]
        # A clock that has filled up the bank is remembered, also while it runs, and one on which time was up.
        return tuple(
            rest
            for rest in rests.values()
            if pace.has_bank or rest.seconds <= MISSED or not self._runs(rest.seat, rest.clock)
        )

    def _rest(self, seat: Seat, clock: str) -> Rest | None:
        """Return what is left on a clock of `seat` when it is asked after the entry; None for a clock that is new."""
        missed = self._missed(seat)
        return missed if missed is not None and missed.clock == clock else self.rests.get((seat, clock))

    def _missed(self, seat: Seat) -> Rest | None:
        """Return what is left on a clock of `seat` if the entry is a default on it, made as time was up."""
        decision = self.before.get(seat)
        row = next((each for each in self.loaded.asked if each.seat == seat), None)
        is_default = self.entry.kind in IN_PLACE and self.entry.seat == seat
        if not is_default or decision is None or not decision.clock or row is None or row.deadline_at is None:
            return None
        earlier = self.rests.get((seat, decision.clock))
        is_again = earlier is not None and earlier.seconds <= MISSED
        return Rest(seat, decision.clock, USED_UP if is_again else MISSED)

    def _goes_on(self, known: AwaitedRow) -> bool:
        """Return whether the period of what a seat was asked before the entry, `known`, goes on after it."""
        entry, seat = self.entry, Seat(known.seat)
        before, decision = self.before.get(seat), self.after.get(seat)
        if entry.kind in ANEW or (entry.kind == "taken" and entry.seat == seat) or self._missed(seat) is not None:
            return False
        if decision is None or not decision.owed or not known.is_owed or known.deadline_at is None:
            return False
        is_same = known.kind == decision.kind and (seat != entry.seat or entry.kind in EXCUSES)
        return is_same or (before is not None and decision.clock != "" and before.clock == decision.clock)

    def _runs(self, seat: Seat, clock: str) -> bool:
        """Return whether a clock of a seat runs after the entry."""
        decision = self.after.get(seat)
        return decision is not None and decision.owed and decision.clock == clock

    def _in_bank(self, row: AwaitedRow | None) -> int:
        """Return what a seat has in its bank when a period has ended; all decisions of one clock fill it up once."""
        assert row is not None and row.deadline_at is not None
        seat, pace = Seat(row.seat), pace_of(self.loaded.row.pace)
        clock = self.before[seat].clock if seat in self.before else ""
        is_filled = self.entry.kind == "undo" or (seat, clock) in self.rests
        left = max(0, row.deadline_at - self._read_at(row))
        return min(pace.cap, left + (0 if is_filled else pace.increment))

    def _read_at(self, row: AwaitedRow) -> int:
        """Return at what time the clock of `row` stands: it does not run in a pause, nor while its seat is excused."""
        paused_at, now = self.loaded.row.paused_at, self.entry.made_at
        return begins_at(self.loaded, row.seat, now) if paused_at is None else min(now, max(paused_at, row.asked_at))


def numbers_stay(before: Sequence[object], now: Sequence[object]) -> bool:
    """Return whether the number of each legal move is still its own, where only the last moves may be gone."""
    return now == before[: len(now)] and bool(now) == bool(before)


def _by_seat(decisions: Sequence[Decision]) -> dict[Seat, Decision]:
    return {decision.seat: decision for decision in decisions}


def due(pace: Pace, asked_at: int, zone: str | None, seconds: int | None = None) -> int | None:
    """Return until when an answer is due; `seconds`: another time than that of the pace.

    `zone` is the player's; None: unknown.
    """
    if pace.hour is not None:
        return _next_hour(pace, asked_at + pace.least())
    length = pace.seconds if seconds is None else seconds
    if length is None or not pace.workdays:
        return None if length is None else asked_at + length
    return _on_workdays(asked_at, length, zone_named(zone))


def _next_hour(pace: Pace, earliest: int) -> int:
    """Return the first time of the fixed hour at or after `earliest`."""
    assert pace.hour is not None
    zone = zone_named(pace.zone)
    day = datetime.fromtimestamp(earliest, zone).date()
    while True:
        at = datetime.combine(day, time(*divmod(pace.hour, 60)), zone)
        if at.timestamp() >= earliest and not (pace.workdays and day.weekday() >= SATURDAY):
            return int(at.timestamp())
        day += timedelta(days=1)


def _on_workdays(start: int, length: int, zone: tzinfo) -> int:
    """Return when `length` seconds are over that do not run on Saturdays and Sundays in `zone`."""
    now = start
    while True:
        here = datetime.fromtimestamp(now, zone)
        midnight = datetime.combine(here.date() + timedelta(days=1), time(), zone)
        rest = int(midnight.timestamp()) - now
        if here.weekday() < SATURDAY:
            if length < rest:
                return now + length
            length -= rest
        now += rest


def _with_reminders(asked_at: int, deadline_at: int, person: PersonRow | None) -> Period:
    """Return the period with its half time, if it is long enough, and its last call; neither falls into the night."""
    length, night = deadline_at - asked_at, night_of(person)
    half, last = asked_at + length // 2, deadline_at - min(LAST_CALL_SECONDS, length // 8)
    if night is not None:
        half, last = night.morning(half), night.morning(last)
    if length < SHORTEST_REMINDED or last >= deadline_at:
        return Period(asked_at, deadline_at)
    return Period(asked_at, deadline_at, half if length >= SHORTEST_WITH_HALF and half < last else last, last)


def _person_at(loaded: Loaded, seat: int) -> PersonRow | None:
    """Return the settings of the person at `seat`, so far as any are stored."""
    return loaded.person_of(loaded.seats[seat].user_id)


def reachable_at(loaded: Loaded, seat: int, now: int) -> int:
    """Return from when on the person at `seat` may be written to: `now`, or after their excuse and their night."""
    free_at, night = excuses.begins(loaded.seats[seat], now), night_of(_person_at(loaded, seat))
    return free_at if night is None else night.morning(free_at)


def stays_up(pace: Pace) -> bool:
    """Return whether those who agreed on `pace` play live: then it is no night for them."""
    return pace.seconds is not None and pace.seconds < SHORTEST_BY_DAY


def _by_day(until: int, pace: Pace, person: PersonRow | None) -> int:
    """Return `until`, or the morning after if that is night for the person; who plays live stays up."""
    night = night_of(person)
    return until if night is None or (pace.seconds or 0) < SHORTEST_BY_DAY else night.after(until)


def begins_at(loaded: Loaded, seat: int, now: int) -> int:
    """Return from when on time runs against `seat`: `now`, or when it is excused no more.

    While a match is paused all deadlines are as if nobody was excused; who is has the rest when it goes on.
    """
    return now if loaded.row.paused_at is not None else excuses.begins(loaded.seats[seat], now)


def extended(loaded: Loaded, row: AwaitedRow, now: int) -> AwaitedRow:
    """Return `row` with one more period of the pace after the one that runs."""
    if row.deadline_at is None:
        return row
    pace, person = pace_of(loaded.row.pace), _person_at(loaded, Seat(row.seat))
    until = due(pace, max(now, row.deadline_at), None if person is None else person.time_zone)
    assert until is not None
    return _put_off(row, row.asked_at, _by_day(until, pace, person), person)


def as_excused(before: Loaded, after: Loaded, row: AwaitedRow, now: int) -> AwaitedRow:
    """Return `row` when its time begins to run again at another time, since its seat is excused, or is no more.

    What is left of its time is the same, but a grace at least.
    """
    begins = begins_at(after, row.seat, now)
    by = begins - begins_at(before, row.seat, now)
    if not by:
        return row
    row = msgspec.structs.replace(row, owed_since=None if row.owed_since is None else row.owed_since + by)
    if row.deadline_at is None:
        return row
    pace, person = pace_of(after.row.pace), _person_at(after, Seat(row.seat))
    deadline_at = max(row.deadline_at + by, begins + min(GRACE_SECONDS, pace.least()))
    return _put_off(row, row.asked_at + by, _by_day(deadline_at, pace, person), person)


def after_break(loaded: Loaded, row: AwaitedRow, last: int, now: int, beat: int) -> AwaitedRow:
    """Return `row` when no clock ran from `last` to `now`: for an outage, or because the system's time was set anew.

    What is left of the time is what it was at `last`, but whose time was nearly up gets a grace. Where the system's
    time was set back, what was asked within `beat` seconds of `now` may have been asked since then: it stays.
    """
    pace = pace_of(loaded.row.pace)
    if row.deadline_at is None:
        return row
    gap = max(0, now - max(last, row.asked_at))
    if now < last and abs(row.asked_at - now) >= beat:
        gap = now - last
    deadline_at = row.deadline_at + gap
    if now > last and row.deadline_at > last:
        deadline_at = max(deadline_at, now + min(GRACE_SECONDS, pace.least()))
    person = _person_at(loaded, Seat(row.seat))
    if gap:
        deadline_at = _by_day(deadline_at, pace, person)
    return _put_off(row, row.asked_at + gap, deadline_at, person)


def _put_off(row: AwaitedRow, asked_at: int, deadline_at: int, person: PersonRow | None) -> AwaitedRow:
    """Return `row` with its period as it is now; what was said in it is not said again."""
    anew = _with_reminders(asked_at, deadline_at, person)
    is_half = row.remind_at != row.last_call_at
    return msgspec.structs.replace(
        row,
        deadline_at=deadline_at,
        asked_at=asked_at,
        remind_at=None if row.remind_at is None else anew.remind_at if is_half else anew.last_call_at,
        last_call_at=None if row.remind_at is None else anew.last_call_at,
    )


def soonest(asked: Sequence[AwaitedRow]) -> int | None:
    """Return the first of the deadlines, if there are any."""
    return min((row.deadline_at for row in asked if row.deadline_at is not None), default=None)


def must_wait(loaded: Loaded, seat: Seat, now: int) -> bool:
    """Return whether the default of `seat` has to wait: others who have time left owe an answer to the same question.

    Made earlier it would be known to them, and what a default is everybody knows.
    """
    kind = next((row.kind for row in loaded.asked if row.seat == seat), None)
    others = (row for row in loaded.asked if row.is_owed and row.kind == kind and row.seat != seat)
    return any(
        loaded.seats[row.seat].sitter == "ai"
        or (row.user_id is not None and (row.deadline_at is None or row.deadline_at > now))
        for row in others
    )
