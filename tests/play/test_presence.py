"""Players who are away: after two misses in a row, or called after a long silence; what goes on without them; back."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db.rows.seats import SeatRow
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Observation
from games.kernel.pace import SECONDS
from play.proofs.verification import verify
from play.rules.presence import SILENT_SECONDS, has_vanished, seats_after
from play.rules.record import Entry
from play.services import Services
from tests.play.due import carried_unopposed, overdue
from tests.play.matches import (
    ANN,
    BORIS,
    PEOPLE,
    TALLY,
    VERA,
    Clock,
    choices_of,
    finish,
    opened,
    owed,
    refused,
    say,
    started,
    to_bids,
)
from tests.play.shortcuts import private, run_computers

Opener = Callable[[str], Awaitable[Services]]
DAY = SECONDS["daily"] or 0
LONG = {"length": "long"}


async def look(services: Services, match: MatchId) -> Observation:
    return await services.observations.public(match)


async def pass_time(services: Services, match: MatchId, clock: Clock, seconds: int = DAY) -> None:
    """Let so much time pass, and do what the bot does then: defaults of whose time is up, what absent seats owe."""
    clock.now += seconds
    while due := await overdue(services, clock.now):
        await services.matches.play_default(match, due[0].seat, due[0].revision)
        await run_computers(services, match)
    await run_computers(services, match)


async def first_choice(services: Services, match: MatchId, seat: Seat) -> None:
    await say(services, match, PEOPLE[seat], (await choices_of(services, match, PEOPLE[seat]))[0][1].notation)
    await run_computers(services, match)


async def with_ghost(services: Services, clock: Clock, *people: Any, pace: str = "daily", **fields: Any) -> MatchId:
    """Return a match in which Boris has missed two decisions in a row, and the others play."""
    match = await started(services, "auction", *(people or (ANN, BORIS)), pace=pace, **fields)
    await until_away(services, clock, match, pace)
    return match


async def until_away(services: Services, clock: Clock, match: MatchId, pace: str = "daily") -> None:
    """Play on until Boris's seat, which is silent, is away."""
    for _ in range(40):
        if (await look(services, match)).faces[1].sitter == "away":
            return
        for seat in await owed(services, match):
            if seat != 1:
                await first_choice(services, match, seat)
        if Seat(1) in await owed(services, match):
            await pass_time(services, match, clock, SECONDS[pace] or 0)
    raise AssertionError("Boris's seat is never away")


async def test_after_two_misses_a_seat_costs_no_more_time(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock)
    log = (await look(services, match)).log
    assert [entry.kind for entry in log if entry.seat == 1] == ["default", "default", "away"]
    began = clock.now
    for _ in range(60):
        observation = await look(services, match)
        if observation.status != "running":
            break
        assert await owed(services, match) == (Seat(0),), "only who is there is awaited"
        assert not await services.finder.waiting_for(BORIS.user_id)
        await first_choice(services, match, Seat(0))
    assert (observation.status, clock.now) == ("ended", began), "no period is waited for somebody who is away"
    assert sum(entry.kind == "away" for entry in await services.observations.history(match, None)) == 1
    assert (await services.proofs.verify(match)).ok


async def test_one_press_brings_back(services: Services, clock: Clock, path: Path, another: Opener) -> None:
    match = await with_ghost(services, clock, options=LONG)
    assert (await refused(services.matches.come_back(match, ANN.user_id))).code == "not_away"
    again = await another(path.name)
    back = (await again.matches.come_back(match, BORIS.user_id)).moment.public()
    assert (back.faces[1].sitter, back.log[-1].kind) == ("person", "back")
    assert (await refused(services.matches.come_back(match, BORIS.user_id))).code == "not_away"
    for _ in range(20):
        if Seat(1) in await owed(services, match):
            break
        await first_choice(services, match, Seat(0))
    until = (await look(services, match)).deadline_at
    assert until is not None and until > clock.now, "the next decision has its own time"
    await pass_time(services, match, clock)
    assert (await look(services, match)).faces[1].sitter == "person", "one miss is one miss again"
    assert (await services.proofs.verify(match)).ok


async def test_a_move_brings_back_too(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, pace="daily")
    revision = await to_bids(services, match, ANN, BORIS, VERA)
    await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    await pass_time(services, match, clock)
    for _ in range(30):
        if (await look(services, match)).faces[1].sitter == "away":
            break
        for seat in await owed(services, match):
            if seat == 0:
                await first_choice(services, match, seat)
        await pass_time(services, match, clock)
    await services.matches.come_back(match, VERA.user_id)
    for _ in range(30):
        decisions = (await look(services, match)).decisions
        if any(each.seat == 1 and each.owed for each in decisions) and len(decisions) > 1:
            break
        for seat in await owed(services, match):
            await first_choice(services, match, seat)
    seen = await private(services, match, BORIS.user_id)
    done = await services.matches.submit_choice(match, BORIS.user_id, seen.revision, seen.choices[0].number)
    kinds = [entry.kind for entry in done.moment.public().log[-2:]]
    assert (kinds, done.moment.public().faces[1].sitter) == (["back", "move"], "person")
    assert (await services.proofs.verify(match)).ok


async def test_sealed_defaults_wait_for_those_who_have_time(services: Services, clock: Clock) -> None:
    """Nobody who still decides learns what a player who is away does."""
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options=LONG)
    for _ in range(60):
        observation = await look(services, match)
        sealed = {each.seat for each in observation.decisions if each.sealed and each.owed}
        if len(sealed) == 3:
            break
        await first_choice(services, match, (await owed(services, match))[0])
    assert sealed == {0, 1, 2}
    before = len(await services.observations.history(match, None))
    await run_computers(services, match)
    await first_choice(services, match, Seat(0))
    assert len(await services.observations.history(match, None)) == before + 1, "Vera has time left"
    await first_choice(services, match, Seat(2))
    assert len(await services.observations.history(match, None)) >= before + 3


async def test_nothing_is_decided_while_nobody_is_there(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, options=LONG)
    for _ in range(3):
        await pass_time(services, match, clock)
    observation = await look(services, match)
    assert [face.sitter for face in observation.faces] == ["away", "away"]
    assert (observation.awaited(), observation.deadline_at) == ((), None)
    for _ in range(3):
        await pass_time(services, match, clock)
    assert (await look(services, match)).revision == observation.revision
    await services.matches.come_back(match, ANN.user_id)
    await run_computers(services, match)
    assert await owed(services, match) == (Seat(0),)
    assert (await services.proofs.verify(match)).ok


async def test_an_undo_takes_nobody_away_or_back(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, options=LONG)
    done = None
    for _ in range(20):
        topic, choice = (await choices_of(services, match, ANN))[0]
        revision = (await look(services, match)).revision
        done = await services.matches.submit_choice(match, ANN.user_id, revision, choice.number, topic=topic)
        if done.moment.of_person(ANN.user_id).undoable:
            break
        await run_computers(services, match)
    assert done is not None and done.moment.of_person(ANN.user_id).undoable
    await services.matches.come_back(match, BORIS.user_id)
    revision = (await look(services, match)).revision
    undone = (await services.matches.undo(match, ANN.user_id, revision)).moment.public()
    assert [entry.kind for entry in undone.log[-3:]] == ["move", "back", "undo"]
    assert [entry.undone for entry in undone.log[-3:]] == [True, False, False]
    assert undone.faces[1].sitter == "person"
    assert (await services.proofs.verify(match)).ok


async def test_a_silent_seat_is_called_by_all_who_are_there(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA, pace="none")
    silent = f"away.0.{clock.now}"
    assert (await refused(services.agreements.agree(match, BORIS.user_id, silent))).code == "not_silent"
    clock.now += SILENT_SECONDS
    moment = await services.observations.moment(match)
    assert [motion.name for motion in services.agreements.possible(moment)] == ["cancel", "live", silent]
    assert (await refused(services.agreements.agree(match, ANN.user_id, silent))).code == "own_motion"
    called = (await services.agreements.agree(match, BORIS.user_id, silent)).public()
    assert (called.faces[0].sitter, called.agreed_to(silent)) == ("person", (1,))
    called = (await services.agreements.agree(match, VERA.user_id, silent)).public()
    assert (called.faces[0].sitter, called.log[-1].kind) == ("away", "called")
    await run_computers(services, match)
    assert await owed(services, match) == (Seat(1),)
    assert (await refused(services.agreements.agree(match, VERA.user_id, silent))).code == "no_such_motion"
    await services.matches.come_back(match, ANN.user_id)
    assert (await services.proofs.verify(match)).ok


async def test_whoever_does_not_vote_is_not_waited_for_either(services: Services, clock: Clock) -> None:
    """One ghost owes an answer, another owes nothing and does not vote: the table goes on all the same."""
    match = await started(services, TALLY, ANN, BORIS, VERA, pace="none")
    silent = f"away.0.{clock.now}"
    clock.now += SILENT_SECONDS
    await services.agreements.agree(match, VERA.user_id, silent)
    clock.now += SILENT_SECONDS - 1
    assert (await refused(services.agreements.agree(match, VERA.user_id, silent))).code == "already_agreed"
    clock.now += 1
    called = (await services.agreements.agree(match, VERA.user_id, silent)).public()
    assert called.faces[0].sitter == "away"
    assert (await services.proofs.verify(match)).ok


async def test_a_call_is_over_when_the_seat_acts(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA, pace="none")
    silent = f"away.0.{clock.now}"
    clock.now += SILENT_SECONDS
    await services.agreements.agree(match, BORIS.user_id, silent)
    await say(services, match, ANN, "add 1")
    assert (await look(services, match)).motions == ()
    assert (await refused(services.agreements.agree(match, VERA.user_id, silent))).code == "no_such_motion"


async def test_with_a_pace_nobody_is_called(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA, pace="weekly")
    clock.now += SILENT_SECONDS
    moment = await services.observations.moment(match)
    assert [motion.name for motion in services.agreements.possible(moment)] == ["cancel", "pause", "extend", "live"]


async def test_who_is_away_has_no_vote(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options=LONG)
    await services.agreements.agree(match, ANN.user_id, "cancel")
    assert (await look(services, match)).status == "running"
    await services.agreements.agree(match, VERA.user_id, "cancel")
    assert (await carried_unopposed(services, clock, match, "cancel")).status == "cancelled"
    assert (await services.proofs.verify(match)).ok


async def test_a_vote_brings_back(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, options=LONG)
    voted = (await services.agreements.agree(match, BORIS.user_id, "cancel")).public()
    assert (voted.status, voted.faces[1].sitter, voted.agreed_to("cancel")) == ("running", "person", (1,))


async def test_an_agreement_is_complete_when_the_last_is_away(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily", options=LONG)
    await services.agreements.agree(match, ANN.user_id, "cancel")
    for _ in range(20):
        for seat in await owed(services, match):
            if seat == 0:
                await first_choice(services, match, seat)
        if (await look(services, match)).faces[1].sitter == "away":
            break
        await pass_time(services, match, clock)
    assert (await carried_unopposed(services, clock, match, "cancel")).status == "cancelled"
    assert (await services.proofs.verify(match)).ok


async def test_away_players_may_resign_and_whole_matches_end(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, VERA)
    await services.matches.resign(match, BORIS.user_id)
    assert (await look(services, match)).faces[1].sitter == "absent"
    ended = await finish(services, match, ANN, BORIS, VERA)
    assert ended.status == "ended"
    assert (await services.proofs.verify(match)).ok


async def test_who_cannot_come_back(services: Services) -> None:
    assert (await refused(services.matches.come_back(await opened(services), ANN.user_id))).code == "not_running"
    match = await started(services)
    assert (await refused(services.matches.come_back(match, VERA.user_id))).code == "not_a_player"


Tamper = Callable[[list[dict[str, Any]]], None]


def _drop_a_miss(entries: list[dict[str, Any]]) -> None:
    """Say that the first of the two answers that were missed was given in time."""
    first = next(entry for entry in entries if entry["kind"] == "default")
    first["kind"] = "move"


def _not_away(entries: list[dict[str, Any]]) -> None:
    next(entry for entry in entries if entry["kind"] == "away")["seat"] = 0


def _back_before(entries: list[dict[str, Any]]) -> None:
    next(entry for entry in entries if entry["kind"] == "away")["kind"] = "back"


def _nobody(entries: list[dict[str, Any]]) -> None:
    next(entry for entry in entries if entry["kind"] == "away")["seat"] = None


@pytest.mark.parametrize("tamper", [_drop_a_miss, _not_away, _back_before, _nobody])
async def test_forged_absence_is_refused(services: Services, clock: Clock, tamper: Tamper) -> None:
    match = await with_ghost(services, clock)
    for _ in range(60):
        if (await look(services, match)).status != "running":
            break
        await first_choice(services, match, Seat(0))
    export = await services.proofs.export(match, ANN.user_id)
    assert verify(export).ok
    forged = msgspec.json.decode(export)
    tamper(forged["entries"])
    found = verify(msgspec.json.encode(forged))
    assert (found.ok, found.fault) == (False, "not_allowed")


async def test_a_forged_call_is_refused(services: Services, clock: Clock) -> None:
    """Nobody is called who is not asked anything."""
    match = await started(services, TALLY, ANN, BORIS, VERA, pace="none")
    silent = f"away.0.{clock.now}"
    clock.now += SILENT_SECONDS
    for person in (BORIS, VERA):
        await services.agreements.agree(match, person.user_id, silent)
    await finish(services, match, ANN, BORIS, VERA)
    export = await services.proofs.export(match, ANN.user_id)
    assert verify(export).ok
    forged = msgspec.json.decode(export)
    next(entry for entry in forged["entries"] if entry["kind"] == "called")["seat"] = 2
    assert verify(msgspec.json.encode(forged)).fault == "not_allowed"


def _row(**fields: Any) -> SeatRow:
    return msgspec.structs.replace(SeatRow(1, 0, 1001, "Ann", "person", "", "", 0), **fields)


def test_misses_are_counted_by_clock() -> None:
    def missed(*clocks: str | None) -> int:
        seats: tuple[SeatRow, ...] = (_row(),)
        for number, name in enumerate(clocks, start=1):
            kind: Any = "move" if name is None else "default"
            seats = seats_after(seats, Entry(number, kind, Seat(0), 0, clock=name or ""))
        return seats[0].misses

    assert missed() == 0
    assert missed("turn 1", "turn 1") == 1
    assert missed("turn 1", "turn 1", "turn 2") == 2
    assert missed("turn 1", "", "") == 3
    assert missed("", "", None, "turn 2") == 1


def test_who_has_vanished() -> None:
    assert has_vanished(_row(misses=2))
    assert not has_vanished(_row(misses=1))
    assert not has_vanished(_row(misses=2, away_revision=9))
    assert not has_vanished(_row(misses=2, sitter="absent", left_revision=9))
