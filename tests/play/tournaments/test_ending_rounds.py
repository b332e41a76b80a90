"""An organiser who does not wait for the slowest match of a round: what each would give, and the end of all of them."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from games import registry
from games.kernel.chance import Chance
from play.services import Services
from play.tournament_rules import acts
from play.tournaments import decisions
from tests.play.matches import TALLY, refused
from tests.play.shortcuts import submit_line
from tests.play.tally import State
from tests.play.tournaments.played import ORGANISER, Cup, person

Starter = Callable[..., Awaitable[Cup]]


@pytest.fixture
async def cup(cups: Starter) -> Cup:
    """A first round of which one match is over, and who has the first seat of the other is ahead by three."""
    cup = await cups(4, "swiss", rounds=2)
    slow, fast = sorted(await cup.running())
    await cup.play(fast)
    await cup.look()
    tournament = await cup.now()
    first = tournament.entrants[tournament.seats[slow][0].entrant].user_id or 0
    match = (await cup.running())[slow]
    await submit_line(cup.services, match, first, "add 3")
    await submit_line(cup.services, match, first, "end")
    return cup


async def test_the_next_round_is_paired_once_all_are_ended_by_the_points_so_far(cup: Cup) -> None:
    """Catches a round that waits on, a result that was not said before, and an act without its organiser and reason."""
    organising = cup.services.organising
    listed = await organising.unfinished(cup.number, ORGANISER, 9)
    assert (listed.count, [(each.how, each.twelfths) for each in listed.first]) == (1, [("points", (12, 0))])
    (slow,) = await cup.running()
    await organising.end_round(cup.number, ORGANISER, listed.seen_at, "the hall closes")
    row = (await cup.now()).pairings[slow]
    assert row.status == "ended"
    assert [seat.twelfths for seat in (await cup.now()).seats[slow]] == [12, 0]
    (act,) = await cup.services.contests.acts(cup.number, 1)
    assert (act.by_whom, act.facts["kind"], act.facts["reason"]) == (-1, "scored", "the hall closes")
    await cup.look()
    assert (await cup.now()).rounds_of(1) == 2
    # A second press of the same page ends nothing of the round that it has not shown.
    cup.clock.now += 1
    begun = [each.begun_at for each in (await cup.now()).pairings.values() if each.status == "running"]
    earlier = min(at or 0 for at in begun) - 1
    again = await refused(organising.end_round(cup.number, ORGANISER, earlier, "once more"))
    assert again.code == "nothing_runs"


async def test_a_round_is_ended_in_steps_that_a_kill_may_part(cups: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    """Catches hundreds of matches that end in one transaction, and what a second order counts again."""
    monkeypatch.setattr(decisions, "MOST_ENDED", 2)
    cup = await cups(10, "swiss", rounds=2)
    cup.clock.now += 86_400
    organising, until, left = cup.services.organising, cup.clock.now, [2]
    engine: Any = type(cup.services._context.database)
    write = engine.write

    async def killed(database: Any, *work: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return await write(database, *work)

    with monkeypatch.context() as dying:
        dying.setattr(engine, "write", killed)
        with pytest.raises(KeyboardInterrupt):
            await organising.end_round(cup.number, ORGANISER, until, "the hall closes")
    assert len(await cup.running()) == 1
    await organising.end_round(cup.number, ORGANISER, until, "the hall closes")
    scored = await cup.acts_of(acts.Scored)
    assert sorted(act.pairing for act in scored) == [1, 2, 3, 4, 5]
    assert {act.reason for act in scored} == {"the hall closes"}


async def test_nobody_who_plays_ends_a_round_and_nobody_without_a_reason(cup: Cup) -> None:
    """Catches an organiser who stops the match in which a rival is ahead, and an end of which nobody knows why."""
    organising, now = cup.services.organising, cup.clock.now
    for asked in (
        organising.unfinished(cup.number, person(1), 9),
        organising.end_round(cup.number, person(1), now, "x"),
    ):
        assert (await refused(asked)).code == "organiser_plays"
    assert (await refused(organising.end_round(cup.number, ORGANISER, now, " "))).code == "reason_missing"
    assert len(await cup.running()) == 1


@pytest.mark.parametrize("at_limit", ["standing", "void"])
async def test_who_never_came_and_what_is_void_are_said_before(cups: Starter, at_limit: str) -> None:
    """Catches a page that promises points where the match will count for nobody, or for who never came."""
    cup = await cups(4, "swiss", rounds=2, at_limit=at_limit)
    cup.clock.now += 86_400
    listed = await cup.services.organising.unfinished(cup.number, ORGANISER, 1)
    assert (listed.count, len(listed.first)) == (2, 1)
    (first,) = listed.first
    assert (first.how, first.missing) == (("points", (0,)) if at_limit == "standing" else ("void", ()))
    await cup.services.organising.end_round(cup.number, ORGANISER, listed.seen_at, "late")
    tournament = await cup.now()
    found = tuple(seat.twelfths for seat in tournament.seats[first.pairing])
    assert found == first.twelfths
    stopped = await cup.acts_of(acts.Stopped)
    assert len(stopped) == (2 if at_limit == "standing" else 0)
    told = await cup.services.contests.acts(cup.number, 4)
    reasons = {act.facts["kind"]: (act.by_whom, act.facts.get("reason")) for act in told}
    assert reasons["scored" if at_limit == "standing" else "voided"] == (-1, "late")
    assert at_limit == "void" or reasons["stopped"] == (0, None)


async def test_in_flow_there_is_no_round_to_end(cups: Starter) -> None:
    """Catches an end of all matches of a tournament in which nobody waits for them."""
    cup = await cups(4, "flow", rounds=2)
    await cup.wait(2 * 86_400)
    assert await cup.running()
    asked = cup.services.organising.end_round(cup.number, ORGANISER, cup.clock.now, "late")
    assert (await refused(asked)).code == "only_in_rounds"


async def test_points_that_hang_on_what_is_hidden_are_not_told(
    cup: Cup, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches a page that reckons with the true state: who organises may tell a player who is ahead in secret."""

    def drawn(_: object, view: State, chance: Chance) -> State:
        return replace(view, sums=tuple(chance.below("sum", 100) for _ in view.sums))

    monkeypatch.setattr(type(registry.find(TALLY)), "sample", drawn)
    listed = await services.organising.unfinished(cup.number, ORGANISER, 9)
    assert [(each.how, each.twelfths) for each in listed.first] == [("hidden", (None, None))]
