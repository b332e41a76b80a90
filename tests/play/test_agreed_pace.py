"""Another pace by consent, and an hour in which all play live: then the pace is what it was, after a restart too."""

from games.kernel.pace import DAY, HOUR, MINUTE
from play.rules.agreed_time import LIVE_SECONDS
from play.rules.motions import LIVE_VOTE_SECONDS
from play.services import Services
from tests.play.due import done
from tests.play.matches import ANN, BORIS, Clock, finish, owed, refused, started
from tests.play.test_pauses import all_agree, deadlines, loaded
from tests.play.test_presence import first_choice, look, pass_time


async def test_another_pace_begins_every_period_anew(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    clock.now += 20 * HOUR
    await services.agreements.agree(match, ANN.user_id, "pace.36H")
    proposed = await look(services, match)
    assert [(motion.name, motion.pace) for motion in proposed.motions] == [("pace.36h", "36h")]
    await services.agreements.agree(match, BORIS.user_id, "pace.36h")
    changed = await look(services, match)
    assert (changed.pace, changed.log[-1].kind, changed.log[-1].notation) == ("36h", "paced", "36h")
    assert await deadlines(services, match) == [clock.now + 36 * HOUR]
    assert (await services.finder.card(match)).pace == "36h"
    await all_agree(services, match, "pace.none")
    assert await deadlines(services, match) == [None]
    await all_agree(services, match, "pace.2d+6h/4d")
    assert await deadlines(services, match) == [clock.now + 2 * DAY]
    await finish(services, match)
    assert (await services.proofs.verify(match)).ok


async def test_a_long_name_has_a_short_handle(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    name = "pace.21:00 America/Argentina/ComodRivadavia workdays"
    await services.agreements.agree(match, ANN.user_id, name)
    (motion,) = (await look(services, match)).motions
    assert motion.name == name and len(motion.handle) <= 24
    await services.agreements.withdraw(match, ANN.user_id, motion.handle)
    assert (await look(services, match)).motions == ()
    await services.agreements.agree(match, ANN.user_id, name)
    await services.agreements.oppose(match, BORIS.user_id, motion.handle)
    await services.agreements.agree(match, BORIS.user_id, motion.handle)
    assert (await look(services, match)).pace == name.removeprefix("pace.")


async def test_what_is_no_other_pace(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    agree = services.agreements.agree
    for name, code in (("soon", "unknown_pace"), ("daily", "same_pace"), ("21:00 Atlantis", "unknown_zone")):
        assert (await refused(agree(match, ANN.user_id, f"pace.{name}"))).code == code
    await all_agree(services, match, "pause")
    assert (await refused(agree(match, ANN.user_id, "pace.weekly"))).code == "no_such_motion"
    assert (await refused(agree(match, ANN.user_id, "live"))).code == "no_such_motion"


async def test_an_hour_of_live_play(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="weekly")
    began = clock.now
    await all_agree(services, match, "live")
    live = await look(services, match)
    assert (live.live_until, live.pace, live.log[-1].kind) == (began + LIVE_SECONDS, "weekly", "hurried")
    assert await deadlines(services, match) == [began + 5 * MINUTE]
    possible = services.agreements.possible(await services.observations.moment(match))
    assert {motion.name for motion in possible} & {"pause", "extend", "live"} == set()
    clock.now += 4 * MINUTE
    await first_choice(services, match, (await owed(services, match))[0])
    assert await done(services, "slow") == ()
    clock.now = began + LIVE_SECONDS
    assert await done(services, "slow") == (match,)
    after = await look(services, match)
    assert (after.live_until, after.pace, after.log[-1].kind) == (None, "weekly", "slowed")
    assert all(at == clock.now + 7 * DAY for at in await deadlines(services, match))
    await finish(services, match)
    assert (await services.proofs.verify(match)).ok


async def test_nobody_loses_by_a_live_hour_that_ended_while_no_bot_was_up(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    await services.deadlines.beat(15)
    await all_agree(services, match, "live")
    clock.now += 5 * HOUR
    await services.deadlines.beat(15)
    assert await done(services, "slow") == (match,)
    await pass_time(services, match, clock, 0)
    assert await deadlines(services, match) == [clock.now + DAY]
    assert all(entry.kind != "default" for entry in (await look(services, match)).log)


async def test_who_agreed_to_play_live_is_not_held_to_it_for_long(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    await services.agreements.agree(match, ANN.user_id, "live")
    clock.now += LIVE_VOTE_SECONDS
    await services.agreements.agree(match, BORIS.user_id, "live")
    assert (await look(services, match)).live_until is None
    await services.agreements.agree(match, ANN.user_id, "live")
    assert (await look(services, match)).live_until == clock.now + LIVE_SECONDS


async def test_a_match_that_ends_live_has_its_own_pace(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="weekly")
    await all_agree(services, match, "live")
    await finish(services, match)
    row = (await loaded(services, match)).row
    assert (row.pace, row.live_until, row.calm_pace) == ("weekly", None, None)
    other = await started(services, "auction", ANN, BORIS, pace="weekly")
    await all_agree(services, other, "live")
    await all_agree(services, other, "cancel")
    assert (await loaded(services, other)).row.pace == "weekly"


async def test_a_live_hour_ends_also_where_nobody_answers_any_more(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily", options={"length": "long"})
    await all_agree(services, match, "live")
    for _ in range(12):
        await pass_time(services, match, clock, 5 * MINUTE)
    assert all(face.sitter == "person" for face in (await look(services, match)).faces), "nobody is away by that"
    assert await done(services, "slow") == (match,)
    assert (await look(services, match)).live_until is None
    assert all(at is None or at >= clock.now + DAY for at in await deadlines(services, match))
