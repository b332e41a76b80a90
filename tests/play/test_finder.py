"""Lists of matches: of a player, of a server, those that wait for somebody, overdue ones; and deadlines."""

import pytest

from games.kernel.ids import MatchId
from games.kernel.observation import Status
from games.kernel.pace import SECONDS
from play.match import finder
from play.match.finder import MatchLine
from play.services import Services
from tests.play.due import overdue
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, finish, opened, say, started, to_bids

DAY = 24 * 3600


def _ids(lines: tuple[MatchLine, ...]) -> list[MatchId]:
    return [line.match for line in lines]


async def test_a_card_has_what_a_list_needs(services: Services, clock: Clock) -> None:
    match = await started(services, TALLY, ANN, BORIS, computers=1, pace="daily", guild_id=70, channel_id=700)
    (line,) = await services.finder.of_player(BORIS.user_id)
    assert (line.match, line.game, line.status) == (match, "tally", "running")
    assert line.channel_id == 700
    assert (line.seat, line.my_turn) == (1, False)
    assert [face.name for face in line.faces][:2] == ["Ann", "Boris"]
    assert [face.sitter for face in line.faces] == ["person", "person", "ai"]
    assert line.deadline_at == clock.now + DAY
    (mine,) = await services.finder.of_player(ANN.user_id)
    assert (mine.seat, mine.my_turn) == (0, True)
    (listed,) = await services.finder.of_guild(70)
    assert (listed.seat, listed.my_turn) == (None, False)


async def test_lists_are_newest_first_and_can_be_cut(services: Services) -> None:
    first = await started(services, TALLY, guild_id=70)
    second = await opened(services, TALLY, guild_id=70)
    third = await opened(services, TALLY, BORIS, guild_id=71)
    fourth = await started(services, TALLY, guild_id=70)
    await finish(services, fourth)
    assert _ids(await services.finder.of_player(ANN.user_id)) == [second, first]
    assert _ids(await services.finder.of_player(BORIS.user_id)) == [third, second, first]
    assert _ids(await services.finder.of_player(BORIS.user_id, limit=1)) == [third]
    ended: tuple[Status, ...] = ("ended",)
    running: tuple[Status, ...] = ("running",)
    assert _ids(await services.finder.of_player(ANN.user_id, ended)) == [fourth]
    assert _ids(await services.finder.of_player(ANN.user_id, ("open", "ended"))) == [fourth, second]
    assert _ids(await services.finder.of_guild(70)) == [second, first]
    assert _ids(await services.finder.of_guild(70, running)) == [first]
    assert await services.finder.of_player(VERA.user_id) == ()


async def test_the_newest_matches_tell_how_long_such_matches_take(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finder, "MOST_ALIKE", 2)
    for seconds in (900, 300, 600):
        match = await started(services, TALLY, guild_id=70, pace="daily")
        clock.now += seconds
        await finish(services, match)
    card = await services.finder.card(await opened(services, TALLY, guild_id=70, pace="daily"))
    assert await services.finder.took(card) == (300, 600)


async def test_matches_that_wait_for_a_person_come_by_deadline(services: Services) -> None:
    never = await started(services, TALLY, pace="none")
    weekly = await started(services, TALLY, pace="weekly")
    live = await started(services, TALLY, pace="live")
    await started(services, TALLY, BORIS, ANN)
    assert _ids(await services.finder.waiting_for(ANN.user_id)) == [live, weekly, never]
    assert all(line.my_turn for line in await services.finder.waiting_for(ANN.user_id))
    await say(services, live, ANN, "end")
    assert _ids(await services.finder.waiting_for(ANN.user_id)) == [weekly, never]


async def test_the_match_that_has_waited_longest_is_next(services: Services, clock: Clock) -> None:
    """A deadline may be sooner: who waits longest comes first, and after the last match the first again."""
    found = []
    for pace in ("none", "weekly", "live"):
        found.append(await started(services, TALLY, pace=pace))
        clock.now += DAY
    assert [await services.finder.next_for(ANN.user_id, match) for match in found] == [*found[1:], found[0]]
    await say(services, found[0], ANN, "end")
    assert await services.finder.next_for(ANN.user_id, found[0]) == found[1]
    assert await services.finder.next_for(BORIS.user_id, found[0]) is None
    waiting = {line.match: line.waits_since for line in await services.finder.of_player(ANN.user_id)}
    assert [waiting[match] for match in found] == [None, clock.now - 2 * DAY, clock.now - DAY]


async def test_an_answer_that_may_be_changed_is_not_awaited(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match)
    await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    assert await services.finder.waiting_for(ANN.user_id) == ()
    assert _ids(await services.finder.waiting_for(BORIS.user_id)) == [match]


@pytest.mark.parametrize(("pace", "seconds"), SECONDS.items())
async def test_a_deadline_comes_with_the_pace(services: Services, clock: Clock, pace: str, seconds: int | None) -> None:
    match = await started(services, TALLY, pace=pace)
    clock.now += 10
    await say(services, match, ANN, "add 1")
    observation = await services.observations.public(match)
    assert observation.deadline_at == (None if seconds is None else clock.now + seconds)


async def test_a_deadline_stays_while_others_answer(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, pace="daily")
    revision = await to_bids(services, match, ANN, BORIS, VERA)
    asked_at = clock.now
    clock.now += 100
    await services.matches.submit_choice(match, ANN.user_id, revision, 0)
    assert (await services.observations.public(match)).deadline_at == asked_at + DAY
    clock.now += 100
    await services.matches.submit_choice(match, BORIS.user_id, revision, 0)
    await services.matches.submit_choice(match, ANN.user_id, revision + 2, 0)
    assert (await services.observations.public(match)).deadline_at == asked_at + DAY
    await services.matches.submit_choice(match, VERA.user_id, revision, 0)
    assert (await services.observations.public(match)).deadline_at == clock.now + DAY


async def test_overdue_matches(services: Services, clock: Clock) -> None:
    live = await started(services, TALLY, pace="live")
    clock.now += 10
    later = await started(services, TALLY, pace="live")
    await started(services, TALLY, pace="none")
    robot = await started(services, TALLY, ANN, computers=1, pace="live")
    await say(services, robot, ANN, "end")
    assert await overdue(services, clock.now + 289) == ()
    (found,) = await overdue(services, clock.now + 290)
    assert (found.match, found.seat, found.revision, found.due_at) == (live, 0, 1, clock.now + 290)
    assert [each.match for each in await overdue(services, clock.now + DAY)] == [live, later]
    await services.matches.play_default(found.match, found.seat, found.revision)
    assert [each.seat for each in await overdue(services, clock.now + DAY)] == [1, 0]
    await services.lobby.cancel(later, ANN.user_id, staff=True)
    assert [each.match for each in await overdue(services, clock.now + DAY)] == [live]
