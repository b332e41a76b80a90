"""Bots with one fault each, which the laws of the quarter must find: `FAULTS` says which law finds which."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from db.rows.due import DueRow
from games.kernel.errors import Refusal
from play.clocks import silence
from play.match import matches
from play.reminders import digests, reminders
from play.reminders.reminders import Reminders
from play.rules import between_moves, clocks, due, endings, excuses, motions
from play.rules.due import Kind
from play.seats.computers import Computers
from tests.quarter.people import HOUR

Fault = Callable[[pytest.MonkeyPatch], None]


def outages_cost_time(patch: pytest.MonkeyPatch) -> None:
    """Move no deadline after an outage."""
    patch.setattr("play.clocks.deadlines._break_off", lambda *_: None)


def deadlines_at_night(patch: pytest.MonkeyPatch) -> None:
    """Know of no night where a deadline is set."""
    patch.setattr(clocks, "_by_day", lambda until, *_: until)


def bells_at_night(patch: pytest.MonkeyPatch) -> None:
    """Know of no night where reminders are planned and sent."""
    patch.setattr(clocks, "night_of", lambda _person: None)


def reminds_again(patch: pytest.MonkeyPatch) -> None:
    """Do not note that a person was reminded, nor what was announced."""

    async def forgotten(_self: Reminders, _reminder: Any, _name: str) -> tuple[bool, str | None]:
        return True, None

    async def not_noted(_self: Reminders, _reminder: Any) -> None:
        return None

    patch.setattr(Reminders, "announce", forgotten)
    patch.setattr(Reminders, "finish", not_noted)


def reminds_after_the_answer(patch: pytest.MonkeyPatch) -> None:
    """Do not look again right before a reminder is sent."""

    async def still(_self: Reminders, _reminder: Any, _name: str) -> tuple[bool, str | None]:
        return True, None

    patch.setattr(Reminders, "announce", still)


def nobody_is_ever_away(patch: pytest.MonkeyPatch) -> None:
    """Let a ghost cost a whole period for each decision."""
    patch.setattr(between_moves, "has_vanished", lambda _row: False)


def waits_for_who_is_away(patch: pytest.MonkeyPatch) -> None:
    """Do not answer in place of those who are away."""
    right = Computers._is_due

    def is_due(self: Computers, loaded: Any, seat: Any) -> bool:
        return loaded.seats[seat].sitter == "ai" and right(self, loaded, seat)

    patch.setattr(Computers, "_is_due", is_due)


def _never(patch: pytest.MonkeyPatch, never: Kind) -> None:
    """Let nothing of a kind become due."""
    right = due._whole
    patch.setattr(due, "_whole", lambda loaded, kind, at: () if kind == never else right(loaded, kind, at))


def never_closes(patch: pytest.MonkeyPatch) -> None:
    """Keep tables to which nobody comes."""
    _never(patch, "close")


def never_rests(patch: pytest.MonkeyPatch) -> None:
    """Keep matches in which nobody is there any more."""
    patch.setattr(endings, "is_resting", lambda _seats: False)


def never_asks(patch: pytest.MonkeyPatch) -> None:
    """Wait for good in matches without a time limit in which everybody falls silent."""
    _never(patch, "ask")


def asks_too_soon(patch: pytest.MonkeyPatch) -> None:
    """Ask after a day, and wait for a day."""
    patch.setattr(endings, "QUIET_SECONDS", 24 * HOUR)
    patch.setattr(silence, "ANSWER_SECONDS", 24 * HOUR)


def asks_at_night(patch: pytest.MonkeyPatch) -> None:
    """Know of no night where a silent match asks."""
    patch.setattr(silence, "reachable_at", lambda loaded, seat, now: excuses.begins(loaded.seats[seat], now))


def makes_defaults_early(patch: pytest.MonkeyPatch) -> None:
    """Make defaults half a day before the time is up."""
    right = due._defaults

    def early(loaded: Any) -> Iterator[DueRow]:
        return (replace(row, at=(row.at or 0) - 12 * HOUR) for row in right(loaded))

    patch.setattr(due, "_defaults", early)


def makes_defaults_late(patch: pytest.MonkeyPatch) -> None:
    """Wait three days longer than the pace says."""
    right = clocks.due
    patch.setattr(clocks, "due", lambda *args: (right(*args) or 0) + 72 * HOUR)


def sends_digests_at_any_time(patch: pytest.MonkeyPatch) -> None:
    """Send a digest whenever something waits, with no more than some minutes between two."""
    patch.setattr(due, "first_digest", lambda person, since: max(since, person.digested_at + 600))
    patch.setattr(digests, "first_digest", lambda _person, since: since)


def calls_early(patch: pytest.MonkeyPatch) -> None:
    """Let players vote a silent one away after an hour."""
    patch.setattr(motions, "SILENT_SECONDS", HOUR)


def pauses_cost_time(patch: pytest.MonkeyPatch) -> None:
    """Let the time that a match was paused be gone."""
    right = between_moves.timed

    def timed(loaded: Any, kind: Any, *about: Any) -> Any:
        change = right(loaded, kind, *about)
        old = {row.seat: row for row in loaded.asked}
        asked = tuple(old.get(row.seat, row) for row in change.asked)
        return replace(change, asked=asked) if kind == "resume" else change

    patch.setattr(between_moves, "timed", timed)


def plays_on_in_a_pause(patch: pytest.MonkeyPatch) -> None:
    """Say that a match is paused, and go on as if it were not."""
    right = between_moves.timed

    def timed(loaded: Any, kind: Any, *about: Any) -> Any:
        change = right(loaded, kind, *about)
        going = replace(change.row, paused_at=None, deadline_at=clocks.soonest(change.asked))
        return replace(change, row=going) if kind == "pause" else change

    patch.setattr(between_moves, "timed", timed)


def never_resumes(patch: pytest.MonkeyPatch) -> None:
    """Let no pause end by itself."""
    _never(patch, "resume")


def extends_nothing(patch: pytest.MonkeyPatch) -> None:
    """Say that everybody has more time, and leave it as it was."""
    patch.setattr(clocks, "extended", lambda _loaded, row, _now: row)


def excuses_cost_time(patch: pytest.MonkeyPatch) -> None:
    """Say that somebody is excused, and let their time run."""
    patch.setattr(clocks, "as_excused", lambda _before, _after, row, _now: row)
    patch.setattr(clocks, "begins_at", lambda _loaded, _seat, now: now)
    patch.setattr(matches, "is_excused", lambda _row, _now: False)


def rings_for_excused(patch: pytest.MonkeyPatch) -> None:
    """Remind those who are excused when they would be reminded otherwise."""
    right = clocks.as_excused

    def as_excused(before: Any, after: Any, row: Any, now: int) -> Any:
        moved = right(before, after, row, now)
        return replace(moved, remind_at=row.remind_at, last_call_at=row.last_call_at)

    def reachable_at(loaded: Any, seat: int, now: int) -> int:
        seats = tuple(map(excuses.without_excuse, loaded.seats))
        return clocks.reachable_at(replace(loaded, seats=seats), seat, now)

    patch.setattr(clocks, "as_excused", as_excused)
    patch.setattr(reminders, "reachable_at", reachable_at)


def counts_no_days(patch: pytest.MonkeyPatch) -> None:
    """Let everybody be excused for as long as they like."""
    patch.setattr("play.seats.excusing.granted", lambda _row, _days, until, _now: until)


def always_plays_live(patch: pytest.MonkeyPatch) -> None:
    """Let no live hour end by itself."""
    _never(patch, "slow")


def plays_on_at_the_old_pace(patch: pytest.MonkeyPatch) -> None:
    """Say that the table has another pace, and let everybody have as much time as before."""
    right = between_moves._at_pace

    def at_pace(loaded: Any, kind: Any, pace: str, now: int) -> Any:
        if kind != "paced":
            return right(loaded, kind, pace, now)
        change = right(loaded, kind, loaded.row.pace, now)
        return replace(change, entry=replace(change.entry, notation=pace))

    patch.setattr(between_moves, "_at_pace", at_pace)


def newcomers_get_no_time(patch: pytest.MonkeyPatch) -> None:
    """Let who takes a seat over have what is left of the time of whoever had it."""
    right = clocks.Asking._goes_on

    def goes_on(asking: Any, known: Any) -> bool:
        taken = replace(asking, entry=replace(asking.entry, seat=None))
        return right(taken if asking.entry.kind == "taken" else asking, known)

    patch.setattr(clocks.Asking, "_goes_on", goes_on)


def old_players_take_other_seats(patch: pytest.MonkeyPatch) -> None:
    """Let somebody who had a seat take over another one of the same match."""
    patch.setattr("play.seats.replacing._check_newcomer", _is_not_there)


def _is_not_there(_context: Any, _connection: Any, loaded: Any, user_id: int, _seat: int) -> None:
    if loaded.seat_of(user_id) is not None:
        raise Refusal("already_joined")


def passes_over_who_is_away(patch: pytest.MonkeyPatch) -> None:
    """Let those who are there decide at once, whoever has just gone."""
    patch.setattr(motions, "AGAINST_THE_ABSENT", frozenset())


FAULTS: dict[Fault, str] = {
    outages_cost_time: "no default for time in which no bot was up",
    deadlines_at_night: "no deadline at night",
    bells_at_night: "no bell at night",
    reminds_again: "no bell twice",
    reminds_after_the_answer: "no bell after the answer",
    nobody_is_ever_away: "after two misses a seat is away",
    waits_for_who_is_away: "who is away costs no time",
    never_closes: "every match ends",
    never_rests: "every match ends",
    never_asks: "every match ends",
    asks_too_soon: "who plays is not called silent",
    asks_at_night: "a silent match asks once, by day",
    makes_defaults_early: "no default for time in which no bot was up",
    makes_defaults_late: "nobody waits longer than the pace allows",
    sends_digests_at_any_time: "one digest a day",
    calls_early: "nobody is called early",
    pauses_cost_time: "no default for time in which no bot was up",
    plays_on_in_a_pause: "nothing is made in a pause",
    never_resumes: "no pause is too long",
    extends_nothing: "who gets more time has it",
    excuses_cost_time: "nothing is made or rung for who is excused",
    rings_for_excused: "nothing is made or rung for who is excused",
    counts_no_days: "nobody is excused for longer than agreed",
    always_plays_live: "all play live for an hour",
    plays_on_at_the_old_pace: "no default for time in which no bot was up",
    newcomers_get_no_time: "no default for time in which no bot was up",
    old_players_take_other_seats: "nobody has known two seats",
    passes_over_who_is_away: "nobody is passed over who has just gone",
}

ONE_OF_A_KIND: tuple[Fault, ...] = (
    outages_cost_time,  # a default comes too early
    makes_defaults_late,  # somebody waits for too long
    nobody_is_ever_away,  # who is silent goes away, and costs no more time
    never_closes,  # what ends by itself does
    bells_at_night,  # nothing falls into a night
    reminds_again,  # a message comes once
    plays_on_in_a_pause,  # what all agree on holds
    excuses_cost_time,  # who is excused loses nothing
    old_players_take_other_seats,  # who takes over a seat has known no other
)
"""The faults that `make test` looks for, one for each kind of law; `make hunt` looks for all."""
