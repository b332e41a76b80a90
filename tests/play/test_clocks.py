"""Clocks that decisions of a seat share: what is left over interruptions, used up."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from games.kernel.ids import MatchId, Seat
from games.kernel.pace import SECONDS
from play.services import Services
from tests.play.due import overdue
from tests.play.matches import ANN, BORIS, PEOPLE, Clock, choices_of, owed, refused, say, started
from tests.play.test_pauses import all_agree

Opener = Callable[[str], Awaitable[Services]]
HOUR = 3600
DAY = SECONDS["daily"] or 0


async def stowing(services: Services) -> MatchId:
    """Start a long auction, in which cards are stowed in turn, on one clock of each seat."""
    return await started(services, "auction", ANN, BORIS, options={"length": "long"}, pace="daily")


async def answer(services: Services, match: MatchId, clock: Clock, seconds: int) -> Seat:
    """Let who is awaited make the first choice after so many seconds; return the seat."""
    seat = (await owed(services, match))[0]
    clock.now += seconds
    await say(services, match, PEOPLE[seat], (await choices_of(services, match, PEOPLE[seat]))[0][1].notation)
    return seat


async def left(services: Services, match: MatchId, clock: Clock) -> int:
    """Return how many seconds there are until the soonest deadline."""
    until = (await services.observations.public(match)).deadline_at
    assert until is not None
    return until - clock.now


async def time_out(services: Services, match: MatchId, clock: Clock) -> int:
    """Make the defaults of whose time is up, as the bot's clock does; return how often in a row it was up then."""
    due = await overdue(services, clock.now)
    assert due
    done = await services.matches.play_default(match, due[0].seat, due[0].revision)
    return done.moment.loaded.seats[due[0].seat].misses


async def test_a_clock_keeps_what_is_left_while_another_seat_is_asked(services: Services, clock: Clock) -> None:
    match = await stowing(services)
    assert await left(services, match, clock) == DAY
    first = await answer(services, match, clock, 10 * HOUR)
    assert await left(services, match, clock) == DAY, "the other seat has a clock of its own"
    assert await answer(services, match, clock, 20 * HOUR) == 1 - first
    assert await left(services, match, clock) == DAY - 10 * HOUR
    await answer(services, match, clock, 13 * HOUR)
    assert await left(services, match, clock) == DAY // 4, "of four hours left a quarter of the period is made"
    await answer(services, match, clock, 0)
    assert await left(services, match, clock) == DAY // 4
    assert (await services.proofs.verify(match)).ok


async def test_what_is_left_outlives_a_restart(services: Services, clock: Clock, path: Path, another: Opener) -> None:
    match = await stowing(services)
    await answer(services, match, clock, 10 * HOUR)
    again = await another(path.name)
    clock.now += HOUR
    assert await left(again, match, clock) == DAY - HOUR
    await answer(again, match, clock, 0)
    once_more = await another(path.name)
    assert await left(once_more, match, clock) == DAY - 10 * HOUR


async def test_an_undo_gives_the_clock_back(services: Services, clock: Clock) -> None:
    match = await stowing(services)
    seat = await answer(services, match, clock, 10 * HOUR)
    clock.now += 5 * HOUR
    await services.matches.undo(match, PEOPLE[seat].user_id, 2)
    assert (await owed(services, match), await left(services, match, clock)) == ((seat,), DAY - 10 * HOUR)


async def test_a_miss_costs_that_decision_and_the_next_in_a_row_uses_the_clock_up(
    services: Services, clock: Clock, path: Path, another: Opener
) -> None:
    """One missed hour made ten tokens of a set-up be hidden at random. All on one clock is one miss."""
    match = await stowing(services)
    seat = (await owed(services, match))[0]
    clock.now += DAY
    assert await time_out(services, match, clock) == 1
    again = await another(path.name)
    assert await answer(again, match, clock, HOUR) == 1 - seat
    assert (await owed(again, match), await left(again, match, clock)) == ((seat,), DAY // 4)
    clock.now += DAY // 4
    assert await time_out(again, match, clock) == 1
    assert await answer(again, match, clock, HOUR) == 1 - seat
    assert (await owed(again, match), await left(again, match, clock)) == ((seat,), 0)
    assert await time_out(again, match, clock) == 1
    assert (await again.proofs.verify(match)).ok


async def test_who_answers_after_a_miss_has_the_clock_back(services: Services, clock: Clock) -> None:
    """Else two misses a day apart, with answers in between, would give the rest away."""
    match = await started(services, "dungeon_twister", ANN, BORIS, pace="daily")
    await answer(services, match, clock, 0)
    await answer(services, match, clock, 0)
    seat = (await owed(services, match))[0]
    clock.now += DAY
    for _ in range(3):
        await time_out(services, match, clock)
        assert await answer(services, match, clock, 0) == 1 - seat
        assert await left(services, match, clock) == DAY // 4
        assert await answer(services, match, clock, HOUR) == seat
        assert await answer(services, match, clock, 0) == 1 - seat
        assert await left(services, match, clock) == DAY // 4
        clock.now += DAY // 4


async def test_a_miss_costs_that_decision_also_where_the_same_seat_is_asked_next(
    services: Services, clock: Clock
) -> None:
    """The period of a clock that runs on would be over: the next default would come in the same second."""
    match = await started(services, "dungeon_twister", ANN, BORIS, pace="daily")
    clock.now += DAY
    assert await time_out(services, match, clock) == 1
    assert await time_out(services, match, clock) == 1
    (hiding,) = (await services.observations.public(match)).awaited()
    assert (hiding.kind, hiding.clock) == ("hide", "setup")
    assert await left(services, match, clock) == DAY // 4
    clock.now += DAY // 4
    await time_out(services, match, clock)
    (other,) = (await services.observations.public(match)).awaited()
    assert other.seat != hiding.seat and await left(services, match, clock) == DAY // 4
    await answer(services, match, clock, 0)
    assert await left(services, match, clock) == 0, "who has missed twice in a row is not waited for any more"


async def test_after_going_back_a_clock_that_was_used_up_begins_anew(services: Services, clock: Clock) -> None:
    match = await stowing(services)
    seat = (await owed(services, match))[0]
    clock.now += DAY
    await time_out(services, match, clock)
    assert await owed(services, match) == (1 - seat,)
    await all_agree(services, match, "repair.2")
    assert (await owed(services, match), await left(services, match, clock)) == ((seat,), DAY)
    assert (await services.proofs.verify(match)).ok


async def test_a_late_answer_in_person_is_no_miss(services: Services, clock: Clock) -> None:
    match = await stowing(services)
    seat = await answer(services, match, clock, DAY + HOUR)
    await answer(services, match, clock, 0)
    assert (await owed(services, match), await left(services, match, clock)) == ((seat,), DAY // 4)


async def test_each_turn_has_a_clock_of_its_own(services: Services, clock: Clock) -> None:
    match = await stowing(services)
    turns = set()
    for _ in range(60):
        observation = await services.observations.public(match)
        decision = observation.awaited()[0]
        if decision.clock.startswith("turn") and (decision.seat, decision.clock) not in turns:
            turns.add((decision.seat, decision.clock))
            assert await left(services, match, clock) == DAY
        if observation.view.round == 3:
            break
        await answer(services, match, clock, 60)
    assert {name for _, name in turns} == {"turn 1", "turn 2", "turn 3"}


async def test_without_a_pace_there_is_no_clock(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, options={"length": "long"}, pace="none")
    assert (await services.observations.public(match)).deadline_at is None
    seat = (await owed(services, match))[0]
    await services.matches.submit_choice(match, PEOPLE[seat].user_id, 1, 0)
    assert (await services.observations.public(match)).deadline_at is None


async def test_a_default_that_came_after_the_answer_is_stale(services: Services, clock: Clock) -> None:
    match = await stowing(services)
    clock.now += DAY
    due = (await overdue(services, clock.now))[0]
    await answer(services, match, clock, 0)
    late = await refused(services.matches.play_default(match, due.seat, due.revision))
    assert late.code == "stale"
