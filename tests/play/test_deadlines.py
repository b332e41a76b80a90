"""Outages, clocks that are set anew, and default moves that are made once, whichever process makes them."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from db.keeping import lineage
from games.kernel.ids import MatchId
from games.kernel.pace import SECONDS
from play.clocks.deadlines import MISSED_BEATS, _beat, _move_some
from play.context import CLAIM_SECONDS
from play.rules.clocks import GRACE_SECONDS
from play.rules.due import PATIENCE_SECONDS as VOTE_SECONDS
from play.rules.moment import Moment
from play.services import Services
from tests.play.due import claim_overdue, overdue, reminders
from tests.play.matches import ANN, BORIS, PEOPLE, TALLY, Clock, opened, owed, refused, say, started, to_bids
from tests.play.test_clocks import answer, left, stowing

Opener = Callable[[str], Awaitable[Services]]
ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 300
BEAT = 15
LAST_BEATS_SECONDS = 900
HOUR = 3_600
DAY = SECONDS["daily"] or 0


async def wait(services: Services, clock: Clock, seconds: int) -> None:
    """Let time pass while a bot is up; each beat is as late as a beat may be.

    A beat on time only stores when it was, so of all but the last ones the last stands for all.
    """
    until = clock.now + seconds
    if seconds > LAST_BEATS_SECONDS:
        clock.now = until - LAST_BEATS_SECONDS
        await services._context.database.write_uncounted(lineage.set_counter, "beat", clock.now)
    while clock.now < until:
        clock.now = min(until, clock.now + BEAT * MISSED_BEATS)
        assert await services.deadlines.beat(BEAT) == 0


@pytest.fixture(autouse=True)
async def first_beat(services: Services) -> None:
    """The bot has been up before the test begins."""
    assert await services.deadlines.beat(BEAT) == 0


async def test_no_clock_runs_while_the_bot_is_down(
    services: Services, clock: Clock, another: Opener, path: Path
) -> None:
    match = await stowing(services)
    await wait(services, clock, 10 * HOUR)
    again = await another(path.name)
    shown = (await again.shown.messages(match)).table.changes
    clock.now += 100 * HOUR
    assert await again.deadlines.beat(BEAT) == 100 * HOUR
    assert await overdue(again, clock.now) == ()
    assert await left(again, match, clock) == DAY - 10 * HOUR
    assert await again.deadlines.beat(BEAT) == 0
    assert await left(again, match, clock) == DAY - 10 * HOUR
    assert (await again.shown.messages(match)).table.changes == shown + 1, "the table says until when"


async def test_the_outage_counts_for_clocks_that_stand_too(services: Services, clock: Clock) -> None:
    match = await stowing(services)
    seat = await answer(services, match, clock, 10 * HOUR)
    await services.deadlines.beat(BEAT)
    await wait(services, clock, HOUR)
    clock.now += 50 * HOUR
    await services.deadlines.beat(BEAT)
    assert await left(services, match, clock) == DAY - HOUR
    assert await answer(services, match, clock, 0) == 1 - seat
    assert await left(services, match, clock) == DAY - 10 * HOUR


@pytest.mark.parametrize(("pace", "grace"), [("daily", GRACE_SECONDS), ("weekly", GRACE_SECONDS), ("live", 75)])
async def test_whose_time_was_nearly_up_gets_a_grace(services: Services, clock: Clock, pace: str, grace: int) -> None:
    match = await started(services, TALLY, pace=pace)
    await wait(services, clock, (SECONDS[pace] or 0) - 5)
    clock.now += 3 * DAY
    await services.deadlines.beat(BEAT)
    assert await left(services, match, clock) == grace
    clock.now += 3 * DAY
    await services.deadlines.beat(BEAT)
    assert await left(services, match, clock) == grace


async def test_time_that_was_up_before_the_outage_is_up(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, pace="live")
    await wait(services, clock, 301)
    clock.now += DAY
    await services.deadlines.beat(BEAT)
    assert [each.match for each in await overdue(services, clock.now)] == [match]


async def test_what_was_asked_during_the_outage_has_its_whole_period(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, pace="daily")
    clock.now += 10 * HOUR
    await say(services, match, ANN, "end")
    clock.now += 5 * HOUR
    await services.deadlines.beat(BEAT)
    assert await left(services, match, clock) == DAY


async def test_without_a_pace_an_outage_changes_nothing(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, pace="none")
    clock.now += DAY
    await services.deadlines.beat(BEAT)
    assert (await services.observations.public(match)).deadline_at is None


@pytest.mark.parametrize("jump", [5 * HOUR, -5 * HOUR, 100 * DAY, -100 * DAY, 61, -61])
async def test_a_clock_that_is_set_anew_takes_and_gives_nobody_time(
    services: Services, clock: Clock, jump: int
) -> None:
    match = await stowing(services)
    await wait(services, clock, 10 * HOUR)
    clock.now += jump
    await services.deadlines.beat(BEAT)
    assert await left(services, match, clock) == DAY - 10 * HOUR
    assert await overdue(services, clock.now) == ()
    clock.now -= jump
    await services.deadlines.beat(BEAT)
    assert await left(services, match, clock) == DAY - 10 * HOUR


@pytest.mark.parametrize("jump", [40, -40])
async def test_a_small_jump_changes_what_is_left_by_no_more_than_itself(
    services: Services, clock: Clock, jump: int
) -> None:
    match = await stowing(services)
    await wait(services, clock, HOUR)
    clock.now += jump
    await services.deadlines.beat(BEAT)
    assert abs(await left(services, match, clock) - (DAY - HOUR)) <= abs(jump)


async def test_what_is_asked_right_after_the_clock_was_set_back_keeps_its_period(
    services: Services, clock: Clock
) -> None:
    match = await started(services, TALLY, pace="daily")
    await wait(services, clock, HOUR)
    clock.now -= 30 * DAY
    await say(services, match, ANN, "end")
    clock.now += BEAT
    await services.deadlines.beat(BEAT)
    assert await left(services, match, clock) == DAY - BEAT


async def test_a_move_that_was_computed_before_the_outage_was_noticed_keeps_the_new_deadlines(
    services: Services, clock: Clock, another: Opener, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both bid at the same time; the deadline of the other is moved between the computation and the commit."""
    match = await stowing(services)
    other = await another(path.name)
    clock.now += 100 * HOUR
    known = await services.observations.moment(match)
    await other.deadlines.beat(BEAT)
    seat = (await owed(services, match))[0]
    await services.matches.submit_choice(match, PEOPLE[seat].user_id, 1, 0, known)
    assert await left(services, match, clock) == DAY


async def test_a_claimed_seat_is_left_to_who_has_claimed_it(both: tuple[Services, Services]) -> None:
    first, second = both
    now = 1_800_000_000
    matches = {await started(first, TALLY, pace="live") for _ in range(20)}
    first._context.clock.now = second._context.clock.now = now + HOUR  # type: ignore[attr-defined]  # the tests' clock
    claims = await asyncio.gather(*(claim_overdue(each, 7) for each in (first, second) * 4))
    claimed = [each.match for claim in (*claims, await claim_overdue(second)) for each in claim]
    assert sorted(claimed) == sorted(matches)
    assert await overdue(first, now + HOUR) == ()
    first._context.clock.now += CLAIM_SECONDS  # type: ignore[attr-defined]  # the tests' clock
    assert len(await claim_overdue(second)) == 20


async def test_a_claim_ends_with_the_move(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, pace="live")
    clock.now += HOUR
    (due,) = await claim_overdue(services)
    await services.matches.play_default(match, due.seat, due.revision)
    clock.now += HOUR
    (due,) = await claim_overdue(services)
    assert due.seat == 1


async def voted_on(services: Services, _clock: Clock) -> MatchId:
    """Return a match in which the others vote on whose time is up."""
    match = await opened(services, TALLY, ANN, BORIS, pace="daily")
    await services.lobby.set_when_late(match, ANN.user_id, "vote")
    await services.lobby.start(match, ANN.user_id)
    return match


async def asked_together(services: Services, clock: Clock) -> MatchId:
    """Return a match in which two are asked the same and one of them has longer, as an excused one has."""
    match = await started(services, "auction", *PEOPLE, pace="daily")
    await to_bids(services, match, *PEOPLE)
    await services.excuses.declare(BORIS.user_id, clock.now + 5 * HOUR)
    return match


async def claimed(services: Services, clock: Clock) -> MatchId:
    """Return a match of which another process has claimed the default a second before this one looks."""
    match = await started(services, TALLY, ANN, BORIS, pace="live")
    clock.now += HOUR - 1
    assert len(await claim_overdue(services)) == 1
    clock.now += 1
    return match


@pytest.mark.parametrize(
    ("begin", "left"),
    [(voted_on, DAY + VOTE_SECONDS), (asked_together, DAY + 5 * HOUR), (claimed, CLAIM_SECONDS - 1)],
)
async def test_a_look_ahead_finds_when_a_default_is_due_not_when_a_deadline_was(
    services: Services, clock: Clock, begin: Callable[[Services, Clock], Awaitable[MatchId]], left: int
) -> None:
    """Who naps until then sleeps through; a nap until the deadline, which is over, is no nap."""
    match = await begin(services, clock)
    until = clock.now + left
    found = await overdue(services, until)
    assert {(each.match, each.due_at) for each in found} == {(match, until)}
    if begin is voted_on:
        loaded = (await services.observations.moment(match)).loaded
        told = replace(loaded, asked=tuple(replace(row, remind_at=None) for row in loaded.asked))
        assert services.due.next_in(Moment(told)) == until, "once nobody is to be reminded any more"
    clock.now = until - 1
    assert await claim_overdue(services) == ()
    clock.now = until
    assert len(await claim_overdue(services)) == len(found)


async def _timekeeper(path: Path, now: int, *more: str) -> asyncio.subprocess.Process:
    command = (sys.executable, "-m", "tests.play.timekeeper", str(path), str(now), *more)
    return await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)


async def test_two_processes_make_each_default_once(services: Services, clock: Clock, path: Path) -> None:
    matches = [await started(services, "auction", ANN, BORIS, pace="daily") for _ in range(20)]
    seats = [(await owed(services, match))[0] for match in matches]
    clock.now += DAY + 1
    both = [await _timekeeper(path, clock.now) for _ in range(2)]
    printed = [(await asyncio.wait_for(each.communicate(), PATIENCE_SECONDS))[0].decode() for each in both]
    assert [each.returncode for each in both] == [0, 0]
    made = sorted(line for lines in printed for line in lines.splitlines())
    assert made == sorted(f"{match} {seat} 1" for match, seat in zip(matches, seats, strict=True))
    assert {len(await services.observations.history(match, None)) for match in matches} == {2}


async def test_what_a_killed_process_had_claimed_another_one_does_within_a_minute(
    services: Services, clock: Clock, path: Path
) -> None:
    match = await started(services, TALLY, pace="daily")
    await wait(services, clock, DAY)
    holder = await _timekeeper(path, clock.now, "hold")
    assert holder.stdout is not None
    line = await asyncio.wait_for(holder.stdout.readline(), PATIENCE_SECONDS)
    assert line.decode().split() == [str(match), "0", "1"]
    holder.kill()
    await holder.wait()
    assert await claim_overdue(services) == ()
    clock.now += 60 - BEAT
    await services.deadlines.beat(BEAT)
    (due,) = await claim_overdue(services)
    await services.matches.play_default(match, due.seat, due.revision)
    late = await refused(services.matches.play_default(match, due.seat, due.revision))
    assert late.code == "stale"


async def test_an_outage_is_noticed_some_matches_at_a_time(
    services: Services, clock: Clock, another: Opener, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that ends in between leaves the rest to the next; until then nobody's time is up."""
    monkeypatch.setattr("play.clocks.deadlines.MOST_AT_ONCE", 2)
    found = [await started(services, TALLY, pace="daily") for _ in range(5)]
    clock.now += 30 * HOUR
    context = services._context
    assert await context.database.write_uncounted(_beat, clock.now, BEAT) == 30 * HOUR
    assert await context.database.write_uncounted(_move_some, BEAT) == tuple(found[:2])
    again = await another(path.name)
    assert await claim_overdue(again) == ()
    assert await reminders(again) == ()
    clock.now += 10 * HOUR
    assert await again.deadlines.beat(BEAT) == 10 * HOUR
    assert [await left(again, match, clock) for match in found] == [DAY] * 5
