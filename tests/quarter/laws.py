"""What must be true of every quarter: `check` raises `AssertionError` with what was found, the first of each law."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from games.kernel.observation import EXCUSES, GIVEN_UP, IN_PLACE, PRESENCE
from games.kernel.pace import DAY, HOUR, Pace
from play.rules.agreed_time import LIVE_SECONDS, PAUSE_SECONDS
from play.rules.clocks import GRACE_SECONDS
from play.rules.endings import ANSWER_SECONDS, QUIET_SECONDS
from play.rules.presence import MOST_MISSES, SILENT_SECONDS
from tests.quarter.record import Played, Record, Scene, Time

PATIENCE_SECONDS = 3 * DAY
"""So long the others may vote before the default is made."""

LONG_AGO = 1_000_000
"""More answers than a seat can owe while its person is away."""

LONGEST_NIGHT = 11 * HOUR
ON_ITS_WAY_SECONDS = 2
"""A reminder that Discord is bringing when all agree on a pause arrives all the same."""

HALF, LAST = "half of your time", "last call"


class Period(msgspec.Struct, frozen=True):
    """A time in which a seat owed an answer: many small decisions on one clock are one period.

    `by`: how it ended: the kind of the entry that answered, or empty. `is_first`: its clock has not run before.
    `is_present`: its person was there.
    """

    played: Played
    seat: int
    user_id: int | None
    kind: str
    clock: str
    is_small: bool
    began: int
    ended: int
    by: str
    is_first: bool
    is_used_up: bool
    is_present: bool

    @property
    def pace(self) -> Pace:
        """The pace of the table in that time."""
        return self.played.pace(self.began)

    def __str__(self) -> str:
        """Name it so that it can be found in the database."""
        asked = f"{self.kind} {self.clock} ({self.pace.name})"
        return f"match {self.played.match}, seat {self.seat}, {asked}: {self.began} to {self.ended}"


def check(record: Record) -> None:
    """Check every law.

    Raises:
        AssertionError: what a law forbids was found; it names the law.
    """
    assert not record.errors, f"errors were logged: {record.errors[:3]}"
    laws = {
        "every match ends": _still_running(record),
        "no deadline at night": iter(record.night_deadlines),
        "no default for time in which no bot was up": _too_early(record),
        "nobody waits longer than the pace allows": _too_late(record),
        "after two misses a seat is away": _never_away(record),
        "who is away costs no time": _waits_for_away(record),
        "no bell at night": _bells_at_night(record),
        "one digest a day": _digests_too_often(record),
        "a silent match asks once, by day": _asked_wrongly(record),
        "who plays is not called silent": _silent_early(record),
        "no bell twice": _bells_twice(record),
        "no bell after the answer": _bells_after(record),
        "nobody is called early": _called_early(record),
        "nothing is made in a pause": _made_in_a_pause(record),
        "no pause is too long": _lasted_longer(record, lambda played: played.pauses, PAUSE_SECONDS),
        "who gets more time has it": _not_extended(record),
        "nothing is made or rung for who is excused": _made_for_excused(record),
        "nobody is excused for longer than agreed": _excused_too_long(record),
        "all play live for an hour": _lasted_longer(record, lambda played: played.live, LIVE_SECONDS),
        "nobody has known two seats": _knows_two_seats(record),
        "nobody is passed over who has just gone": _passed_over(record),
    }
    broken = [f"{law}: {first}" for law, found in laws.items() if (first := next(found, None)) is not None]
    assert not broken, "\n".join(broken)


def periods(played: Played) -> Iterator[Period]:
    """Yield every period of a match, by seat."""
    for seat in range(len(played.scenes[0].seats) if played.scenes else 0):
        yield from _of_seat(played, seat)


def _of_seat(played: Played, seat: int) -> Iterator[Period]:
    first: Scene | None = None
    clocks: set[str] = set()
    used_up: set[str] = set()
    for before, after in zip(played.scenes, [*played.scenes[1:], None], strict=True):
        if before.begins_anew(seat):
            clocks, used_up = set(), set()
        if not before.owes(seat):
            continue
        first = first or before
        if after is not None and _goes_on(before, after, seat):
            continue
        asked, row = before.asked[seat], first.seats[seat]
        is_own = after is not None and after.entry.seat == seat
        by = after.entry.kind if is_own and after is not None else ""
        yield Period(
            played,
            seat,
            row.user_id,
            asked.kind,
            asked.clock,
            asked.small,
            first.began,
            before.ended,
            by,
            asked.clock not in clocks,
            asked.clock in used_up,
            row.is_present and row.sitter == "person",
        )
        if asked.clock:
            clocks.add(asked.clock)
            if by in IN_PLACE:
                used_up.add(asked.clock)
        first = None


def _goes_on(before: Scene, after: Scene, seat: int) -> bool:
    is_excuse = after.entry.kind in EXCUSES
    if not after.owes(seat) or after.begins_anew(seat):
        return False
    # For who leaves no time runs any more: the answer in their place waits for the others, if for anything.
    if after.entry.kind in {*PRESENCE, *GIVEN_UP} and after.entry.seat == seat and not is_excuse:
        return False
    if after.entry.kind in IN_PLACE and after.entry.seat == seat:
        return False
    old, new = before.asked[seat], after.asked[seat]
    return (old.kind == new.kind and (after.entry.seat != seat or is_excuse)) or (
        old.clock != "" and old.clock == new.clock
    )


def _still_running(record: Record) -> Iterator[str]:
    for played in record.matches:
        if played.status not in {"ended", "cancelled"}:
            yield f"match {played.match} of {played.game} is {played.status} with {len(played.entries)} entries"


def _charged(record: Record) -> Iterator[Period]:
    """Yield the periods that ended because the time of somebody present was up."""
    for played in record.matches:
        for each in periods(played):
            if each.pace.seconds is not None and each.by in IN_PLACE and each.is_present:
                yield each


def _too_early(record: Record) -> Iterator[str]:
    for each in _charged(record):
        pace = each.pace
        least = pace.least() if each.is_small or not each.is_first or pace.hour is not None else pace.seconds or 0
        if pace.has_bank:
            # A bank may run out while its clock stops and runs again; a new clock has filled it up.
            least = pace.increment if each.is_first else 0
        up = each.ended - each.began - record.stopped(each.played, each.began, each.ended, each.seat)
        if up < least and not each.is_used_up:
            yield f"{each}: {up} seconds instead of {least}"


def _too_late(record: Record) -> Iterator[str]:
    for each in _charged(record):
        began = max(_began_with(each), each.began)
        most = _longest(record, each, began)
        took = each.ended - began - record.stopped(each.played, began, each.ended, *_asked_with(each))
        if took > most:
            yield f"{each}: {took} seconds instead of {most}"


def _extended(period: Period) -> int:
    """Return how often all have agreed on more time in a period."""
    entries = period.played.entries
    return sum(each.kind == "extended" and period.began < each.made_at < period.ended for each in entries)


def _not_extended(record: Record) -> Iterator[str]:
    for each in _charged(record):
        pace = each.pace
        least = (1 + _extended(each)) * (pace.seconds or 0)
        up = each.ended - each.began - record.stopped(each.played, each.began, each.ended, each.seat)
        is_simple = not each.is_small and each.is_first and pace.hour is None and not pace.has_bank
        if is_simple and up < least and not each.is_used_up:
            yield f"{each}: {up} seconds instead of {least}"


def _made_in_a_pause(record: Record) -> Iterator[str]:
    for played in record.matches:
        made = [each for each in played.entries if each.kind in IN_PLACE]
        bells = [each for each in record.bells if each.match == played.match]
        for pause in played.pauses:
            yield from (str(each) for each in made if pause.began < each.made_at < pause.ended)
            began = pause.began + ON_ITS_WAY_SECONDS
            yield from (str(each) for each in bells if began < each.at < pause.ended)


def _made_for_excused(record: Record) -> Iterator[str]:
    """Yield what was done in place of somebody, or told them, while no time ran against them."""
    for played in record.matches:
        for seat, time in played.excuses:
            made = (each for each in played.entries if each.kind in {*IN_PLACE, "away", "called"} and each.seat == seat)
            yield from (f"match {played.match}: {each}" for each in made if time.began < each.made_at < time.ended)
            user_id = played.scenes[0].seats[seat].user_id
            bells = (each for each in record.bells if (each.match, each.user_id) == (played.match, user_id))
            yield from (str(each) for each in bells if time.began < each.at < time.ended)


def _excused_too_long(record: Record) -> Iterator[str]:
    for played in record.matches:
        for seat in {seat for seat, _ in played.excuses}:
            taken_at = [each.made_at for each in played.entries if each.kind == "taken" and each.seat == seat]
            took: Counter[int] = Counter()  # by how many people had the seat before
            for each in played.excused(seat):
                took[sum(at <= each.began for at in taken_at)] += each.ended - each.began
            if max(took.values()) > played.excused_days * DAY:
                yield f"match {played.match}, seat {seat}: excused for {took} seconds"


def _asked_with(period: Period) -> set[int]:
    """Return the seats that were asked the same question at the same time: their defaults wait for each other."""
    return {
        each.seat
        for each in periods(period.played)
        if each.kind == period.kind and each.began <= period.ended and each.ended >= period.began
    }


def _lasted_longer(record: Record, times: Callable[[Played], tuple[Time, ...]], most: int) -> Iterator[str]:
    """Yield each of the `times` that a table has agreed on which did not end by itself after `most` seconds."""
    for played in record.matches:
        for each in times(played):
            took = each.ended - each.began - record.outage(each.began, each.ended)
            if took > most + _slack(record):
                yield f"match {played.match}: {took} seconds from {each.began} on"


def _knows_two_seats(record: Record) -> Iterator[str]:
    for played in record.matches:
        seen = {(row.user_id, row.seat) for scene in played.scenes for row in scene.seats if row.user_id is not None}
        people = [user_id for user_id, _ in seen]
        yield from (f"match {played.match}, person {each}" for each in set(people) if people.count(each) > 1)


def _passed_over(record: Record) -> Iterator[str]:
    """Yield what was decided against somebody who had been away for less than a day."""
    for played in record.matches:
        for before, scene in pairwise(played.scenes):
            entry = scene.entry
            if entry.kind not in {"draw", "adjudicated", "judged", "paced", "repaired", "offered", "end"}:
                continue
            gone = [row for row in before.seats if row.is_away and entry.seat in (row.seat, None)]
            if entry.kind != "offered":
                gone = [row for row in before.seats if row.is_away]
            if any(entry.made_at - (row.away_at or 0) < DAY for row in gone):
                yield f"match {played.match}, entry {entry.number} ({entry.kind}) at {entry.made_at}"


def _began_with(period: Period) -> int:
    """Return when the last of those was asked who owed an answer to the same question at the end."""
    others = [
        each.began
        for each in periods(period.played)
        if each.kind == period.kind and each.began <= period.ended <= each.ended + HOUR and each.is_present
    ]
    return max(others, default=period.began)


def _longest(record: Record, period: Period, began: int) -> int:
    """Return how long an answer may take by its pace, with nights, weekends and outages in between."""
    pace = period.pace
    length = DAY + pace.least() if pace.hour is not None else pace.cap if pace.has_bank else pace.seconds or 0
    others = [each.began for each in periods(period.played) if each.kind == period.kind and each.ended >= period.ended]
    more = _extended(replace(period, began=min([period.began, *others]) - 1, ended=period.ended + 1))
    length += more * (DAY + length)
    breaks = 1 + len(record.outages(began, period.ended)) + len(period.played.pauses) + more
    breaks += 2 * len(period.played.excused(*_asked_with(period)))
    weekends = 2 * DAY * (1 + length // (5 * DAY)) if pace.workdays else 0
    vote = PATIENCE_SECONDS if period.played.when_late == "vote" else 0
    return length + weekends + vote + breaks * (LONGEST_NIGHT + GRACE_SECONDS) + _slack(record)


def _slack(record: Record) -> int:
    """Return how late a default may be: some beats, and a bot that was killed while it made it."""
    return 5 * record.beat + HOUR


def _never_away(record: Record) -> Iterator[str]:
    for played in record.matches:
        missed = {(each.seat, each.ended) for each in periods(played) if each.by in IN_PLACE and not each.is_used_up}
        in_a_row: dict[int | None, int] = {}
        for entry in played.entries:
            if entry.kind in IN_PLACE:
                # Who is late where all play faster than agreed on at first only loses that decision.
                is_missed = (entry.seat, entry.made_at) in missed and not played.is_hurried(entry.made_at)
                in_a_row[entry.seat] = in_a_row.get(entry.seat, 0) + is_missed
                missed.discard((entry.seat or 0, entry.made_at))
            elif entry.kind not in {"offered", *EXCUSES}:
                # That others put the seat on offer, or that it is excused, does not bring its person back.
                in_a_row[entry.seat] = -LONG_AGO if entry.kind in {"away", "called", *GIVEN_UP} else 0
            if in_a_row.get(entry.seat, 0) > MOST_MISSES:
                yield f"match {played.match}, seat {entry.seat} at {entry.made_at}: missed too often"


def _waits_for_away(record: Record) -> Iterator[str]:
    for played in record.matches:
        for seat in range(len(played.scenes[0].seats) if played.scenes else 0):
            waited = 0
            for scene in played.scenes:
                if not scene.owes(seat) or scene.seats[seat].is_present:
                    waited = 0
                    continue
                if scene.seats[seat].sitter == "ai" or not _must_answer(scene, seat):
                    continue
                waited += scene.ended - scene.began - record.stopped(played, scene.began, scene.ended)
                if waited > _slack(record):
                    yield f"match {played.match}, seat {seat} at {scene.began}: {waited} seconds"


def _must_answer(scene: Scene, seat: int) -> bool:
    """Return whether an answer in place of somebody who is gone can be given: nobody present owes the same one."""
    there = [row.seat for row in scene.seats if row.is_present and row.sitter != "ai"]
    kind = scene.asked[seat].kind
    return bool(there) and not any(scene.owes(other) and scene.asked[other].kind == kind for other in there)


def _bells_at_night(record: Record) -> Iterator[str]:
    for bell in record.bells:
        if record.sleeps(bell.user_id, bell.at):
            yield str(bell)


def _digests_too_often(record: Record) -> Iterator[str]:
    last: dict[int, int] = {}
    for at, user_id in record.digests:
        if at - last.get(user_id, 0) < DAY // 2 or record.sleeps(user_id, at):
            yield f"person {user_id} at {at}"
        last[user_id] = at


def _rung(record: Record) -> Iterator[tuple[str, list[Period], list[int]]]:
    """Yield for each person, match and kind of reminder: the periods in which it was due, and when it rang."""
    known = {played.match: list(periods(played)) for played in record.matches}
    for user_id in record.players:
        for match, every in known.items():
            own = [each for each in every if each.user_id == user_id]
            for kind in (HALF, LAST):
                at = [
                    bell.at
                    for bell in record.bells
                    if (bell.user_id, bell.match) == (user_id, match) and kind in bell.text
                ]
                if at:
                    yield f"match {match}, person {user_id}, {kind}", own, at


def _bells_twice(record: Record) -> Iterator[str]:
    for name, own, rung in _rung(record):
        for each in own:
            heard = [at for at in rung if each.began < at < each.ended]
            if len(heard) > 1:
                yield f"{name}: {heard} between {each.began} and {each.ended}"


def _bells_after(record: Record) -> Iterator[str]:
    for name, own, rung in _rung(record):
        for at in rung:
            if not any(each.began <= at <= each.ended for each in own):
                yield f"{name}: at {at} nothing was owed"


def _called_early(record: Record) -> Iterator[str]:
    for played in record.matches:
        for each in periods(played):
            waited = each.ended - each.began - record.stopped(played, each.began, each.ended, each.seat)
            if each.by == "called" and each.pace.seconds is None and waited < SILENT_SECONDS:
                yield f"{each}: called after {waited} seconds"


def _asked_wrongly(record: Record) -> Iterator[str]:
    last: dict[tuple[int, int], int] = {}
    for bell in record.questions:
        is_again = bell.at - last.get((bell.user_id, bell.match), 0) < QUIET_SECONDS // 2
        if is_again or record.sleeps(bell.user_id, bell.at):
            yield str(bell)
        last[bell.user_id, bell.match] = bell.at


def _silent_early(record: Record) -> Iterator[str]:
    for played in record.matches:
        if played.end != "silent":
            continue
        *before, end = played.entries
        acts = [each.made_at for each, by in zip(before, played.movers, strict=False) if by or each.kind == "start"]
        took = end.made_at - max(acts) - record.outage(max(acts), end.made_at)
        if took < QUIET_SECONDS + ANSWER_SECONDS or played.pace(end.made_at).seconds is not None:
            yield f"match {played.match}: ended as silent after {took} seconds"
