"""A match without a time limit in which nobody does anything asks whether anybody still plays, and ends if not."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from games.kernel.ids import MatchId
from play.proofs.verification import verify
from play.rules.endings import ANSWER_SECONDS, QUIET_SECONDS, REST_SECONDS
from play.services import Services
from tests.play.due import done, questions
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, choices_of, opened, owed, refused, say, started
from tests.play.shortcuts import add_wish, private
from tests.play.test_endings import all_away
from tests.play.test_presence import look
from tests.play.test_reminders import at
from tests.play.test_seals import GUARDS, PEOPLE, long_until

Opener = Callable[[str], Awaitable[Services]]
HOUR, DAY = 3_600, 86_400


async def asking(services: Services, clock: Clock, *, pace: str = "none") -> MatchId:
    """Return a match that has just asked whether anybody still plays."""
    match = await started(services, TALLY, ANN, BORIS, pace=pace)
    clock.now += QUIET_SECONDS
    assert await done(services, "ask") == (match,)
    return match


async def test_a_silent_match_asks_and_then_ends(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="none")
    clock.now += QUIET_SECONDS - 1
    assert await done(services, "ask") == ()
    clock.now += 1
    assert await done(services, "ask") == (match,)
    assert await done(services, "ask") == (), "it asks once"
    assert (await look(services, match)).closes_at == clock.now + ANSWER_SECONDS
    clock.now += ANSWER_SECONDS - 1
    assert await done(services, "close") == ()
    clock.now += 1
    assert await done(services, "close") == (match,)
    ended = await look(services, match)
    assert (ended.status, ended.outcome, ended.log[-1].kind) == ("cancelled", None, "silent")
    assert (await services.proofs.verify(match)).ok
    checked = verify(await services.proofs.export(match, ANN.user_id))
    assert (checked.fault, checked.entries) == ("called_off", 2), "every entry is right"
    assert await questions(services) == (), "after the end nobody is asked"


async def test_a_file_does_not_make_up_a_silent_end(services: Services, clock: Clock) -> None:
    match = await asking(services, clock)
    clock.now += ANSWER_SECONDS
    await done(services, "close")
    export: dict[str, Any] = msgspec.json.decode(await services.proofs.export(match, ANN.user_id))
    assert verify(msgspec.json.encode(export)).fault == "called_off"
    assert verify(msgspec.json.encode(export | {"pace": "daily"})).fault == "not_allowed"
    alone = export["entries"][-1] | {"revision": 1}
    assert verify(msgspec.json.encode(export | {"entries": [alone]})).fault == "not_allowed"


async def test_one_answer_keeps_it(services: Services, clock: Clock) -> None:
    match = await asking(services, clock)
    clock.now += ANSWER_SECONDS - 1
    await services.silence.still_plays(match, BORIS.user_id)
    assert (await look(services, match)).closes_at is None
    clock.now += QUIET_SECONDS - 1
    assert (await done(services, "close"), await done(services, "ask")) == ((), ())
    clock.now += 1
    assert await done(services, "ask") == (match,), "it asks again"


async def test_moves_and_votes_keep_it(services: Services, clock: Clock) -> None:
    match = await asking(services, clock)
    first = (await owed(services, match))[0]
    await say(services, match, (ANN, BORIS)[first], "end")
    assert (await look(services, match)).closes_at is None
    clock.now += QUIET_SECONDS
    assert await done(services, "ask") == (match,)
    await services.agreements.agree(match, ANN.user_id, "cancel")
    assert (await look(services, match)).closes_at is None
    clock.now += QUIET_SECONDS - 1
    assert await done(services, "ask") == ()
    await services.agreements.withdraw(match, ANN.user_id, "cancel")
    clock.now += 1
    assert await done(services, "ask") == (), "a vote that is taken back is an act too"


async def test_who_was_away_is_back_by_answering(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, VERA, pace="none")
    silent = (await owed(services, match))[0]
    clock.now += QUIET_SECONDS - 1
    others = [person for seat, person in enumerate((ANN, BORIS, VERA)) if seat != silent]
    called = next(each for each in (await services.observations.moment(match)).loaded.asked if each.seat == silent)
    for person in others:
        name = f"away.{silent}.{called.owed_since}"
        await services.agreements.agree(match, person.user_id, name)
    assert (await look(services, match)).faces[silent].sitter == "away"
    clock.now += QUIET_SECONDS
    assert await done(services, "ask") == (match,)
    await services.silence.still_plays(match, (ANN, BORIS, VERA)[silent].user_id)
    now = await look(services, match)
    assert (now.faces[silent].sitter, now.closes_at) == ("person", None)


async def test_only_players_of_running_matches_answer(services: Services, clock: Clock) -> None:
    match = await asking(services, clock)
    assert (await refused(services.silence.still_plays(match, VERA.user_id))).code == "not_a_player"
    assert (await look(services, match)).closes_at is not None
    clock.now += ANSWER_SECONDS
    await done(services, "close")
    assert (await refused(services.silence.still_plays(match, ANN.user_id))).code == "not_running"
    assert (await refused(services.silence.still_plays(MatchId(9), ANN.user_id))).code == "unknown_match"
    table = await opened(services, TALLY)
    assert (await refused(services.silence.still_plays(table, ANN.user_id))).code == "not_running"


async def test_a_match_with_a_time_limit_does_not_ask(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, pace="weekly")
    clock.now += 3 * QUIET_SECONDS
    assert await done(services, "ask") == ()
    await services.silence.still_plays(match, ANN.user_id)
    assert (await look(services, match)).closes_at is None, "an answer to an old question changes nothing"


async def test_with_another_pace_nobody_is_asked_any_more(services: Services, clock: Clock) -> None:
    match = await asking(services, clock)
    for person in (ANN, BORIS):
        await services.agreements.agree(match, person.user_id, "pace.daily")
    assert (await look(services, match)).closes_at is None
    clock.now += ANSWER_SECONDS
    assert (await done(services, "close"), await done(services, "ask")) == ((), ())


async def test_an_outage_is_no_silence(services: Services, clock: Clock) -> None:
    await services.deadlines.beat(15)
    match = await started(services, TALLY, ANN, BORIS, pace="none")
    clock.now += QUIET_SECONDS
    await services.deadlines.beat(15)
    assert await done(services, "ask") == ()
    clock.now += QUIET_SECONDS
    await done(services, "ask")
    await services.deadlines.beat(15)
    clock.now += ANSWER_SECONDS
    await services.deadlines.beat(15)
    assert await done(services, "close") == ()
    assert (await look(services, match)).status == "running"


async def test_each_player_is_asked_once_and_by_day(services: Services, clock: Clock) -> None:
    clock.now = at("2026-11-18 23:00") - QUIET_SECONDS
    await services.people.change(ANN.user_id, time_zone="Europe/Berlin")
    match = await asking(services, clock)
    assert (await look(services, match)).closes_at == clock.now + ANSWER_SECONDS
    assert await questions(services) == (BORIS.user_id,)
    assert await questions(services) == ()
    assert await services.due.next_at() == clock.now + 9 * HOUR
    clock.now += 9 * HOUR
    assert await questions(services) == (ANN.user_id,)
    clock.now += 3 * DAY
    assert await questions(services) == ()


async def test_who_sleeps_while_another_answers_is_not_asked(services: Services, clock: Clock) -> None:
    clock.now = at("2026-11-18 23:00") - QUIET_SECONDS
    await services.people.change(ANN.user_id, time_zone="Europe/Berlin")
    match = await asking(services, clock)
    await questions(services)
    await services.silence.still_plays(match, BORIS.user_id)
    clock.now += DAY
    assert await questions(services) == ()


async def test_of_two_processes_one_asks(services: Services, clock: Clock, path: Path, another: Opener) -> None:
    other = await another(path.name)
    match = await started(services, TALLY, ANN, BORIS, pace="none")
    clock.now += QUIET_SECONDS
    assert (await done(other, "ask"), await done(services, "ask")) == ((match,), ())
    assert (len(await questions(services)), len(await questions(other))) == (2, 0)


async def test_a_match_in_which_nobody_is_there_rests_and_does_not_ask(services: Services, clock: Clock) -> None:
    match = await all_away(services, clock)
    clock.now += REST_SECONDS
    assert (await done(services, "ask"), await done(services, "close")) == ((), (match,))


async def test_wishes_and_plans_do_not_count(services: Services, clock: Clock) -> None:
    """Else the others would learn from what the table asks, and when, that there are some."""
    match = await started(services, "auction", ANN, BORIS, options={"length": "long"}, pace="none")
    began, waits = clock.now, (await owed(services, match))[0]
    other = (ANN, BORIS)[1 - waits]
    clock.now += QUIET_SECONDS - 1
    cards = (await private(services, match, other.user_id)).view.hand
    card = next(card for card in cards if card != "veto")
    await add_wish(services, match, other.user_id, f"stow {card} red")
    clock.now += 1
    assert await done(services, "ask") == (match,)
    assert (await look(services, match)).closes_at == began + QUIET_SECONDS + ANSWER_SECONDS
    planning = await long_until(services, "pledging", "none")
    began = clock.now
    clock.now += QUIET_SECONDS - 1
    owner = PEOPLE[(await owed(services, planning))[0]]
    await services.plans.line_up(planning, owner.user_id, "polish", {})
    clock.now += 1
    assert await done(services, "ask") == (planning,)
    assert (await look(services, planning)).closes_at == began + QUIET_SECONDS + ANSWER_SECONDS


async def test_orders_without_a_trace_do_not_count(services: Services, clock: Clock) -> None:
    match = await long_until(services, "pledging", "none")
    owner = PEOPLE[(await owed(services, match))[0]]
    guard = next(each.notation for topic, each in await choices_of(services, match, owner) if topic == GUARDS)
    await say(services, match, owner, guard, "end")
    began, revision = clock.now, (await look(services, match)).revision
    clock.now += QUIET_SECONDS - 1
    await say(services, match, owner, "auto 10")
    clock.now += 1
    assert await done(services, "ask") == (match,)
    await say(services, match, owner, "hold")
    now = await look(services, match)
    assert (now.revision, now.closes_at) == (revision, began + QUIET_SECONDS + ANSWER_SECONDS)
