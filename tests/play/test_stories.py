"""How a match went: who can ask, that it is worked out once, from what seats saw, and that nobody is named in it."""

import asyncio
from typing import Any

import pytest

from db.rows import stories as rows
from games import registry
from games.ai import weighing
from games.ai.player import Opponents
from games.ai.question import Asked
from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.ids import MatchId, Seat
from games.kernel.stories import turning_points
from play.match import stories as module
from play.match.loading import START, load, state_at
from play.rules import stories as rules
from play.rules.loaded import EVERY_ENTRY
from play.rules.stories import StoryAnswer, StoryOrder, answer_to_story, course_of
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, finish, refused, say, started
from tests.play.opponents import opponents
from tests.play.tally import Tally


@pytest.fixture(autouse=True)
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tally have opponents: the best of them adds three in each turn."""
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())


async def over(services: Services) -> MatchId:
    """Return a match that Ann has lost: she has added little, once taken back, and Boris much."""
    match = await started(services, TALLY, ANN, BORIS)
    await say(services, match, ANN, "add 1")
    await services.matches.undo(match, ANN.user_id, 2)
    await say(services, match, ANN, "add 1", "end")
    await say(services, match, BORIS, "add 9", "end")
    await finish(services, match)
    return match


async def test_it_tells_the_chances_and_what_was_dear(services: Services) -> None:
    match = await over(services)
    story = await services.stories.story(match)
    assert story is not None
    assert story.dear is not None
    assert story.points[0].shares == (500, 500)
    assert story.points[-1].shares == (0, 1000)
    assert story.revisions == (1, 4, 5, 6, 7, 8, 9), "what was taken back is no part of it"
    assert story.persons == (0, 1)
    ann = [each for each in story.dear if each.seat == 0]
    best, made = ann[0].observation.choices
    assert (best.notation, made.notation) in {("add 3", "add 1"), ("add 3", "end")}
    assert ann[0].behind > 0
    assert ann[0].observation.observer == 0
    assert ann[0].observation.revision == ann[0].revision - 1
    assert [each.behind for each in ann] == sorted((each.behind for each in ann), reverse=True)


async def test_only_of_a_match_that_has_ended(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it runs, the chances of a seat would tell what a computer makes of it, and moves what others hide."""
    match = await started(services, TALLY, ANN, BORIS)
    assert (await refused(services.stories.story(match))).code == "not_over"
    await finish(services, match)
    monkeypatch.delitem(registry._opponents, Tally.id)
    found = await refused(services.stories.story(match))
    assert (found.code, found.facts) == ("no_story", {"why": "random"})
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())
    cancelled = await started(services, TALLY, ANN, BORIS)
    for person in (ANN, BORIS):
        await services.agreements.agree(cancelled, person.user_id, "cancel")
    found = await refused(services.stories.story(cancelled))
    assert (found.code, found.facts) == ("no_story", {"why": "cancelled"})


async def test_it_is_worked_out_once_and_names_nobody(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    match, orders = await over(services), list[StoryOrder]()

    def counted(order: StoryOrder) -> StoryAnswer:
        orders.append(order)
        return answer_to_story(order)

    monkeypatch.setattr(module, "answer_to_story", counted)
    once, again = await asyncio.gather(services.stories.story(match), services.stories.story(match))
    assert once == again == await services.stories.story(match)
    assert len(orders) == 2, "the chances, and what moves cost"
    row = await services._context.database.read(rows.find, match)
    assert row is not None
    assert not any(name in f"{row}" for name in ("Ann", "Boris", str(ANN.user_id), str(BORIS.user_id)))
    await services.people.forget(ANN.user_id)
    later = await services.stories.story(match)
    assert later is not None
    assert "Ann" not in f"{later}"


async def test_chances_come_first(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is impatient sees nothing, then the chances, then all: each once it is there."""
    match, go_on = await over(services), {True: asyncio.Event(), False: asyncio.Event()}

    async def slowly(order: StoryOrder, _match: MatchId) -> StoryAnswer:
        await go_on[bool(order.decided)].wait()
        return answer_to_story(order)

    services.stories.wait(0.001)
    monkeypatch.setattr(services.stories, "_answer", slowly)
    assert await services.stories.story(match) is None
    go_on[False].set()
    first = await services.stories.story(match, "points")
    assert first is not None
    assert first.dear is None
    assert (await services.stories.story(match)) == first
    go_on[True].set()
    last = await services.stories.story(match, "all")
    assert last is not None
    assert last.dear


async def test_what_fails_is_begun_again(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await over(services)
    monkeypatch.setattr(module, "answer_to_story", lambda _order: 1 / 0)
    assert (await refused(services.stories.story(match))).code == "story_failed"
    monkeypatch.undo()
    monkeypatch.setitem(registry._games, (Tally.id, 1), Tally())
    monkeypatch.setitem(registry._opponents, Tally.id, opponents())
    assert await services.stories.story(match) is not None


async def test_no_more_than_so_many_at_once(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await over(services), await over(services)
    monkeypatch.setattr(module, "MOST_WORKED_OUT", 1)

    async def never(_order: StoryOrder, _match: MatchId) -> StoryAnswer:
        await asyncio.Event().wait()
        raise AssertionError

    services.stories.wait(0.001)
    monkeypatch.setattr(services.stories, "_answer", never)
    assert await services.stories.story(one) is None
    assert (await refused(services.stories.story(other))).code == "stories_busy"


async def test_one_move_that_cannot_be_weighed_costs_nobody_the_others(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await over(services)
    loaded = await services._context.database.read(load, match, EVERY_ENTRY)
    course = course_of(loaded, await services._context.database.read(state_at, loaded, START))
    order = rules.story_order(loaded, course, is_weighing=True)
    usual, whole = weighing.screened, answer_to_story(order)

    def failing(game: AnyGame, advised: Opponents[Any, Any], asked: Asked, made: Any, chance: Chance) -> int:
        if asked == order.decided[0].asked:
            raise ValueError("no")
        return usual(game, advised, asked, made, chance)

    monkeypatch.setattr(weighing, "screened", failing)
    found = answer_to_story(order)
    assert found.left_out == {"ValueError": 1}
    assert [each for each in whole.costs if each.number != order.decided[0].number] == list(found.costs)


def test_what_turns_lasts() -> None:
    """A move that is answered at once turns nothing, nor does a last move that only makes sure."""
    flash = [(500, 500), (500, 500), (900, 100), (500, 500), (500, 500), (500, 500)]
    assert turning_points(flash) == ()
    even, ahead, sure = [(500, 500)] * 6, [(300, 700)] * 12, [(0, 1000)]
    (turn,) = turning_points([*even, *ahead, *sure])
    assert (turn.place, turn.seat) == (6, Seat(0))
    (last,) = turning_points([*[(600, 400)] * 8, *sure])
    assert last.place == 8, "the last move has decided it"


def test_two_turning_points_are_apart() -> None:
    steps = [(500, 500)] * 10 + [(600, 400)] * 1 + [(700, 300)] * 10 + [(400, 600)] * 10
    assert [turn.place for turn in turning_points(steps)] in ([10, 21], [11, 21])
