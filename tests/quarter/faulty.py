"""Bots with one fault each, which the laws of the quarter must find: `FAULTS` says which law finds which."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from db import awaited
from play.clocks import clocks, pace
from play.match import between_moves, endings
from play.match.closing import Closing
from play.reminders import digests, reminders
from play.reminders.reminders import Reminders
from play.seats.computers import Computers
from play.votes import motions
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
    patch.setattr(reminders, "night_of", lambda _person: None)


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


def never_closes(patch: pytest.MonkeyPatch) -> None:
    """Keep tables to which nobody comes."""

    async def none_due(_self: Closing) -> tuple[()]:
        return ()

    patch.setattr(Closing, "close_due", none_due)


def never_rests(patch: pytest.MonkeyPatch) -> None:
    """Keep matches in which nobody is there any more."""
    patch.setattr(endings, "is_resting", lambda _seats: False)


def makes_defaults_early(patch: pytest.MonkeyPatch) -> None:
    """Make defaults half a day before the time is up."""
    right = awaited.overdue
    patch.setattr(awaited, "overdue", lambda connection, now, most: right(connection, now + 12 * HOUR, most))


def makes_defaults_late(patch: pytest.MonkeyPatch) -> None:
    """Wait three days longer than the pace says."""
    right = pace.due
    patch.setattr(clocks, "due", lambda *args: (right(*args) or 0) + 72 * HOUR)


def sends_digests_at_any_time(patch: pytest.MonkeyPatch) -> None:
    """Send a digest whenever something waits, with no more than some seconds between two."""
    patch.setattr(digests, "_is_due", lambda *_: True)
    patch.setattr(digests, "SHORTEST_DAY", 0)


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

    async def none_due(_self: Closing) -> tuple[()]:
        return ()

    patch.setattr(Closing, "resume_due", none_due)


def extends_nothing(patch: pytest.MonkeyPatch) -> None:
    """Say that everybody has more time, and leave it as it was."""
    patch.setattr(clocks, "extended", lambda _loaded, row, _now: row)


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
    makes_defaults_early: "no default for time in which no bot was up",
    makes_defaults_late: "nobody waits longer than the pace allows",
    sends_digests_at_any_time: "one digest a day",
    calls_early: "nobody is called early",
    pauses_cost_time: "no default for time in which no bot was up",
    plays_on_in_a_pause: "nothing is made in a pause",
    never_resumes: "no pause is too long",
    extends_nothing: "who gets more time has it",
}
