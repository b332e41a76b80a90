"""A paused match: no clock, no default, no reminder; it goes on by consent or by itself. More time for everybody."""

from games.kernel.ids import MatchId
from games.kernel.pace import DAY, HOUR
from play.match.loading import load
from play.rules.agreed_time import PAUSE_SECONDS
from play.rules.clocks import GRACE_SECONDS
from play.rules.loaded import Loaded
from play.services import Services
from tests.play.due import claim_overdue, digests, done, reminders
from tests.play.matches import ANN, BORIS, VERA, Clock, finish, owed, refused, started
from tests.play.shortcuts import run_computers
from tests.play.test_agreements import revision_of
from tests.play.test_presence import first_choice, look, pass_time, with_ghost


async def all_agree(services: Services, match: MatchId, name: str, *people: object) -> None:
    for person in people or (ANN, BORIS):
        await services.agreements.agree(match, person.user_id, name)  # type: ignore[attr-defined]


async def loaded(services: Services, match: MatchId) -> Loaded:
    return await services._context.database.read(load, match)


async def deadlines(services: Services, match: MatchId) -> list[int | None]:
    return [row.deadline_at for row in (await loaded(services, match)).asked if row.is_owed]


async def test_a_pause_stops_everything_and_gives_back_what_was_left(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    began = clock.now
    clock.now += 20 * HOUR
    await services.agreements.agree(match, ANN.user_id, "pause")
    assert (await look(services, match)).paused_at is None, "one alone pauses nothing"
    await services.agreements.agree(match, BORIS.user_id, "pause")
    paused = await look(services, match)
    assert (paused.paused_at, paused.resumes_at, paused.deadline_at) == (clock.now, clock.now + PAUSE_SECONDS, None)
    assert (paused.log[-1].kind, paused.motions) == ("paused", ())
    await pass_time(services, match, clock, 5 * DAY)
    assert await claim_overdue(services) == () == await reminders(services)
    assert await services.due.next_at() == paused.resumes_at and await digests(services) == ()
    assert (await look(services, match)).log[-1].kind == "paused"
    seat = (await owed(services, match))[0]
    early = await refused(services.matches.play_default(match, seat, await revision_of(services, match)))
    assert early.code == "default_early"
    await all_agree(services, match, "resume")
    assert await deadlines(services, match) == [began + DAY + 5 * DAY]
    going = await look(services, match)
    assert (going.paused_at, going.deadline_at, going.log[-1].kind) == (None, began + 6 * DAY, "resumed")


async def test_who_had_no_time_left_gets_a_grace(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    clock.now += DAY - 5
    await all_agree(services, match, "pause")
    clock.now += DAY
    await all_agree(services, match, "resume")
    assert await deadlines(services, match) == [clock.now + GRACE_SECONDS]


async def test_moves_can_be_made_meanwhile_and_cost_no_time(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="2d+6h/4d")
    await all_agree(services, match, "pause")
    clock.now += 3 * DAY
    seat = (await owed(services, match))[0]
    await first_choice(services, match, seat)
    clock.now += 3 * DAY
    await all_agree(services, match, "resume")
    assert all(at is not None and at >= clock.now + 2 * DAY for at in await deadlines(services, match))


async def test_a_pause_ends_by_itself(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    await all_agree(services, match, "pause")
    clock.now += PAUSE_SECONDS - 1
    assert await done(services, "resume") == ()
    clock.now += 1
    assert await done(services, "resume") == (match,)
    assert await done(services, "resume") == ()
    assert await deadlines(services, match) == [clock.now + DAY]
    await finish(services, match)
    assert (await services.proofs.verify(match)).ok


async def test_an_outage_during_a_pause_gives_nothing_twice(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    await services.deadlines.beat(15)
    await all_agree(services, match, "pause")
    clock.now += 2 * DAY
    assert await services.deadlines.beat(15) == 2 * DAY
    await all_agree(services, match, "resume")
    assert await deadlines(services, match) == [clock.now + DAY]


async def test_nobody_is_replaced_by_a_default_in_a_pause(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, VERA)
    for _ in range(6):
        await all_agree(services, match, "pause", ANN, VERA)
        made = await defaults(services, match)
        for seat in await owed(services, match):
            await first_choice(services, match, seat)
        assert await defaults(services, match) == made, "no default is made in a pause"
        await all_agree(services, match, "resume", ANN, VERA)
        await run_computers(services, match)
        if await defaults(services, match) > made:
            return
    raise AssertionError("no default is made after a pause either")


async def defaults(services: Services, match: MatchId) -> int:
    history = await services.observations.history(match, None)
    return sum(entry.seat == 1 and entry.kind in {"default", "move"} for entry in history)


async def test_everybody_who_owes_an_answer_gets_one_more_period(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    began = clock.now
    clock.now += HOUR
    await all_agree(services, match, "extend")
    extended = await look(services, match)
    assert await deadlines(services, match) == [began + 2 * DAY]
    assert (extended.log[-1].kind, extended.motions, extended.deadline_at) == ("extended", (), began + 2 * DAY)
    await all_agree(services, match, "extend")
    assert await deadlines(services, match) == [began + 3 * DAY]
    await finish(services, match)
    assert (await services.proofs.verify(match)).ok


async def test_no_new_deadline_falls_into_a_night(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="36h")
    clock.now -= clock.now % DAY
    for person in (ANN, BORIS):
        await services.people.change(person.user_id, time_zone="Etc/UTC", sleeps_at=22 * 60, wakes_at=8 * 60)
    await all_agree(services, match, "extend")
    await all_agree(services, match, "pause")
    clock.now += 15 * HOUR
    await all_agree(services, match, "resume")
    for at in await deadlines(services, match):
        assert at is not None and 8 * HOUR <= at % DAY <= 22 * HOUR


async def test_what_is_possible_when(services: Services) -> None:
    async def names(match: MatchId) -> set[str]:
        moment = await services.observations.moment(match)
        return {motion.name for motion in services.agreements.possible(moment)} & {"pause", "resume", "extend"}

    without = await started(services, "auction", ANN, BORIS, pace="none")
    assert await names(without) == set()
    assert (await refused(services.agreements.agree(without, ANN.user_id, "pause"))).code == "no_such_motion"
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    assert await names(match) == {"pause", "extend"}
    await services.agreements.agree(match, ANN.user_id, "extend")
    await all_agree(services, match, "pause")
    assert await names(match) == {"resume"}
    await services.agreements.agree(match, ANN.user_id, "cancel")
    await services.agreements.agree(match, BORIS.user_id, "cancel")
    assert (await look(services, match)).paused_at is None
