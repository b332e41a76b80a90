"""How reliable somebody is: answers in time, and matches played to the end; nobody answers for others."""

import pytest

from games.kernel.ids import MatchId, Seat
from play.seats.reliability import Reliability
from play.services import Services
from tests.play.due import claim_overdue
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA, Clock, opened, refused, say, started

DAY = 86_400
PEOPLE = (ANN.user_id, BORIS.user_id, VERA.user_id)


async def played(services: Services, clock: Clock, *, missed: bool = False, pace: str = "daily") -> MatchId:
    """Let Ann and Boris play to the end, each with four answers, or Ann with one that she `missed` and two others."""
    match = await started(services, TALLY, ANN, BORIS, pace=pace)
    if missed:
        await late(services, clock)
    else:
        await say(services, match, ANN, "add 1", "end")
    await say(services, match, BORIS, "add 1", "end")
    await say(services, match, ANN, "add 1", "end")
    await say(services, match, BORIS, "add 1", "end")
    assert (await services.observations.public(match)).status == "ended"
    return match


async def late(services: Services, clock: Clock) -> None:
    """Let time run out for whoever is awaited."""
    clock.now += DAY
    for due in await claim_overdue(services):
        await services.matches.play_default(due.match, due.seat, due.revision)


async def test_answers_and_matches_are_counted(services: Services, clock: Clock) -> None:
    assert await services.reliabilities.of_people(PEOPLE) == {}
    for _ in range(4):
        await played(services, clock, missed=True)
    found = await services.reliabilities.of_people(PEOPLE)
    assert found.keys() == {ANN.user_id, BORIS.user_id}, "a newcomer has no figure"
    ann, boris = found[ANN.user_id], found[BORIS.user_id]
    assert (ann.answers - ann.in_time, ann.matches, ann.finished) == (4, 4, 4)
    assert boris.answers == boris.in_time


async def test_matches_that_run_or_have_no_time_limit_do_not_count(services: Services, clock: Clock) -> None:
    for _ in range(4):
        await played(services, clock, pace="none")
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    await say(services, match, ANN, "add 1")
    assert await services.reliabilities.of_people(PEOPLE) == {}


async def test_who_resigns_has_not_finished(services: Services, clock: Clock) -> None:
    for _ in range(4):
        await played(services, clock)
    before = (await services.reliabilities.of_people(PEOPLE))[ANN.user_id]
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    await services.matches.resign(match, ANN.user_id)
    after = (await services.reliabilities.of_people(PEOPLE))[ANN.user_id]
    assert after == Reliability(before.answers, before.in_time, before.matches + 1, before.finished)


async def test_what_is_decided_for_the_absent_is_not_theirs(services: Services, clock: Clock) -> None:
    for _ in range(4):
        await played(services, clock)
    before = (await services.reliabilities.of_people(PEOPLE))[ANN.user_id]
    match = await started(services, TALLY, ANN, BORIS, pace="daily")
    await late(services, clock)
    await say(services, match, BORIS, "end")
    await late(services, clock)
    assert (await services.observations.public(match)).faces[0].sitter == "away"
    await say(services, match, BORIS, "end")
    assert (await services.observations.public(match)).status == "ended"
    after = (await services.reliabilities.of_people(PEOPLE))[ANN.user_id]
    assert after.answers - before.answers == 2, "two misses, and then she was away"
    assert after.finished == before.finished


@pytest.mark.parametrize(
    ("rule", "ann", "vera"),
    [
        ("any", "", ""),
        ("80", "not_reliable", ""),
        ("known_80", "not_reliable", "no_figure"),
        ("90", "not_reliable", ""),
    ],
)
async def test_a_table_asks_for_reliable_players(
    services: Services, clock: Clock, rule: str, ann: str, vera: str
) -> None:
    for _ in range(4):
        await played(services, clock, missed=True)
    match = await opened(services, "auction", BORIS)
    assert (await refused(services.reliabilities.want(match, ANN.user_id, rule))).code == "not_the_host"
    assert (await refused(services.reliabilities.want(match, BORIS.user_id, "all"))).code == "unknown_rule"
    await services.reliabilities.want(match, BORIS.user_id, rule)
    assert await services.reliabilities.wanted(match) == rule
    for person, code in ((ANN, ann), (VERA, vera)):
        if code:
            assert (await refused(services.lobby.join(match, person, ""))).code == code
        else:
            await services.lobby.join(match, person, "")


@pytest.mark.parametrize(
    ("rule", "ann", "vera"), [("any", "", ""), ("90", "not_reliable", ""), ("known_80", "", "no_figure")]
)
async def test_it_asks_the_same_of_who_takes_a_seat_over(
    services: Services, clock: Clock, rule: str, ann: str, vera: str
) -> None:
    for _ in range(4):
        await played(services, clock, missed=rule == "90")
    match = await opened(services, "auction", BORIS, GLEB)
    await services.reliabilities.want(match, BORIS.user_id, rule)
    await services.lobby.start(match, BORIS.user_id)
    for seat, giver, taker, code in ((0, BORIS, ANN, ann), (1, GLEB, VERA, vera)):
        await services.replacing.offer(match, giver.user_id, taker.user_id)
        if code:
            refusal = await refused(services.replacing.take(match, taker, Seat(seat)))
            assert (refusal.code, refusal.facts["least"]) == (code, int(rule[-2:]))
            assert (await services.observations.public(match)).faces[seat].user_id == giver.user_id
        else:
            await services.replacing.take(match, taker, Seat(seat))
            assert (await services.observations.public(match)).faces[seat].user_id == taker.user_id
