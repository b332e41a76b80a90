"""Plans in the services: drafts of open moves, moves lined up and made together, wishes; private and lasting."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from counting import known
from games.kernel.game import AnyGame
from games.kernel.ids import MatchId, Seat
from games.kernel.observation import DRAFTS
from games.kernel.plans import Foreseen, foresee
from play.match.lined_up import MOST_MOVES
from play.plans import plans
from play.rules.record import Move
from play.services import Services
from tests.counted import Since
from tests.games.auction.moves import Pledge
from tests.play.matches import ANN, BORIS, VERA, choices_of, owed, refused, say, started
from tests.play.shortcuts import add_wish, planned_moves, private, run_computers
from tests.play.test_seals import PEOPLE, long_until

Opener = Callable[[str], Awaitable[Services]]


async def turn_of(services: Services, match: MatchId) -> tuple[Seat, int]:
    """Return the seat that has the turn, and the user id of its person."""
    seat = (await owed(services, match))[0]
    return seat, PEOPLE[seat].user_id


async def test_an_open_move_is_drafted_and_confirmed_like_a_choice(services: Services) -> None:
    match = await long_until(services, "appraising")
    _, user = await turn_of(services, match)
    before = await private(services, match, user)
    draft = services.previews.draft
    seen = (await draft(match, user, "appraise 37 pay coin", {})).observation
    assert (seen.topic, [each.notation for each in seen.choices]) == (DRAFTS, ["appraise 37 pay coin"])
    assert (await private(services, match, user)).revision == before.revision, "nothing is made yet"
    assert (await draft(match, user, "appraise 38 pay coin", {})).number == 1
    assert (await draft(match, user, "appraise 37 pay coin", {})).number == 0
    listed = await draft(match, user, "appraise 0", {})
    assert (listed.observation.topic, listed.number) == (None, 0)
    assert (await refused(draft(match, user, "appraise 501 pay coin", {}))).code == "price_too_high"
    submit = services.matches.submit_choice
    assert (await refused(submit(match, user, before.revision, 2, topic=DRAFTS))).code == "no_such_choice"
    done = await submit(match, user, before.revision, 0, topic=DRAFTS)
    assert done.notation == "appraise 37 pay coin"
    assert (await refused(submit(match, user, before.revision, 0, topic=DRAFTS))).code == "stale"


async def test_a_plan_is_previewed_and_made_in_one_go(services: Services) -> None:
    match = await long_until(services, "pledging")
    _, user = await turn_of(services, match)
    for line in ("pledge 1", "polish", "polish"):
        planned = await services.plans.line_up(match, user, line, {})
    assert (planned.moves, planned.ends) == (("pledge 1", "polish", "polish"), "all")
    worth = [each.view.worth for each in (*planned.steps[1:], planned.after)]
    assert worth == [worth[0], worth[0] + 1, worth[0] + 2]
    assert (await services.plans.drop(match, user, None, None, is_whole=False)).moves == ("pledge 1", "polish")
    seen = (await private(services, match, user)).revision
    counted = Since(known.MOVES)
    done = await services.plans.confirm(match, user, seen)
    assert counted.found() == {("auction", "person"): 2}
    assert [each.notation for each in done.made] == ["pledge 1", "polish"]
    assert done.planned.moves[len(done.made) :] == ()
    assert [each.revision for each in done.made] == [seen + 1, seen + 2]
    assert await planned_moves(services, match, user) == ()
    assert (await refused(services.plans.confirm(match, user, seen))).code == "stale"
    assert (await refused(services.plans.confirm(match, user, seen + 2))).code == "no_plans"
    assert (await services.proofs.verify(match)).ok


async def test_a_plan_stops_where_the_preview_was_wrong(services: Services) -> None:
    match = await long_until(services, "pledging")
    _, user = await turn_of(services, match)
    for line in ("polish", "peek", "polish"):
        planned = await services.plans.line_up(match, user, line, {})
    assert (planned.foreseen, planned.ends) == (1, "chance")
    done = await services.plans.confirm(match, user, (await services.observations.public(match)).revision)
    assert [each.notation for each in done.made] == ["polish", "peek"]
    assert done.planned.moves[len(done.made) :] == ("polish",)


async def test_a_guard_does_not_show_in_a_preview_and_stops_the_plan(services: Services) -> None:
    match = await long_until(services, "pledging")
    seat, _ = await turn_of(services, match)
    other = PEOPLE[1 - seat]
    choices = await choices_of(services, match, PEOPLE[seat])
    guard = next(each.notation for _, each in choices if each.notation.startswith("guard"))
    await say(services, match, PEOPLE[seat], guard, "end")
    previews = []
    for order in ("hold", "auto 1"):
        await say(services, match, PEOPLE[seat], order)
        await services.plans.drop(match, other.user_id, None, None, is_whole=True)
        for line in ("polish", "pledge 1"):
            planned = await services.plans.line_up(match, other.user_id, line, {})
        views = [each.view for each in (*planned.steps, planned.after)]
        previews.append((planned.moves, views, planned.ends))
    assert previews[0] == previews[1]
    assert previews[0][-1] == "all"
    done = await services.plans.confirm(match, other.user_id, (await services.observations.public(match)).revision)
    assert [each.notation for each in done.made] == ["polish"]
    assert done.planned.moves[len(done.made) :] == ("pledge 1",)


async def test_a_plan_survives_a_restart_and_is_dropped_with_its_question(
    services: Services, path: Path, another: Opener
) -> None:
    match = await long_until(services, "pledging")
    seat, user = await turn_of(services, match)
    await services.plans.line_up(match, user, "polish", {})
    again = await another(path.name)
    assert await planned_moves(again, match, user) == ("polish",)
    assert b"polish" in await again.people.export(user)
    await say(services, match, PEOPLE[seat], "pledge 1")
    assert await planned_moves(again, match, user) == ()


async def test_a_plan_is_private(services: Services) -> None:
    match = await long_until(services, "pledging")
    seat, user = await turn_of(services, match)
    other = PEOPLE[1 - seat].user_id
    before = [await private(services, match, other), await services.proofs.export(match, other)]
    await services.plans.line_up(match, user, "polish", {})
    assert [await private(services, match, other), await services.proofs.export(match, other)] == before
    assert (await refused(services.plans.every_choice(match, other, ()))).code == "not_your_decision"
    assert (await refused(services.plans.every_choice(match, VERA.user_id, ()))).code == "not_a_player"


async def test_more_moves_than_a_plan_can_have_are_not_even_foreseen(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await long_until(services, "pledging")
    _, user = await turn_of(services, match)
    await services.plans.line_up(match, user, "polish", {})
    looked_ahead: list[int] = []

    def counted(game: AnyGame, view: Any, seat: Seat, moves: Sequence[Any]) -> Foreseen[Any]:
        looked_ahead.append(len(moves))
        return foresee(game, view, seat, moves)

    monkeypatch.setattr(plans, "foresee", counted)
    refusal = await refused(services.plans.line_up(match, user, ", ".join(["polish"] * 500), {}))
    assert (refusal.code, dict(refusal.facts)) == ("plan_full", {"most": MOST_MOVES})
    assert len(looked_ahead) < MOST_MOVES


async def test_wishes_are_made_when_their_seat_is_asked(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, options={"length": "long"})
    seat = (await owed(services, match))[0]
    first, second = PEOPLE[seat], PEOPLE[1 - seat]
    cards = [card for card in (await private(services, match, second.user_id)).view.hand if card != "veto"]
    await add_wish(services, match, second.user_id, f"stow {cards[0]} red")
    wished = await add_wish(services, match, second.user_id, f"stow {cards[1]} red")
    assert len(wished.queue.choices) == 2
    assert (await refused(services.wishes.lay(match, second.user_id, [Move(Pledge(1))]))).code == "no_such_wish"
    own = (await private(services, match, first.user_id)).choices
    assert await run_computers(services, match) == 0
    await services.matches.submit_choice(match, first.user_id, 1, own[0].number)
    counted = Since(known.MOVES)
    assert await run_computers(services, match) == 1
    assert counted.found() == {("auction", "person"): 1}
    assert await owed(services, match) == (seat,)
    observation = await private(services, match, second.user_id)
    assert [each.card for each in observation.view.stowed[1 - seat]] == [cards[0]]
    await services.wishes.drop(match, second.user_id)
    own = (await private(services, match, first.user_id)).choices
    await services.matches.submit_choice(match, first.user_id, observation.revision, own[0].number)
    assert await run_computers(services, match) == 0
    assert (await services.proofs.verify(match)).ok
