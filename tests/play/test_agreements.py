"""Draws and matches called off by agreement: proposed, accepted, taken back; refused when the match has gone on."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from games.kernel.ids import MatchId
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, TALLY, VERA, choices_of, opened, owed, refused, say, started

Opener = Callable[[str], Awaitable[Services]]
LONG = {"length": "long"}
PEOPLE = (ANN, BORIS, VERA, GLEB)


async def revision_of(services: Services, match: MatchId) -> int:
    return (await services.observations.public(match)).revision


async def test_a_draw_needs_everybody(services: Services, path: Path, another: Opener) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, options=LONG)
    assert (await services.observations.public(match)).draw_offers == ()
    offered = await services.agreements.agree_to_draw(match, ANN.user_id, 1)
    assert (offered.public().draw_offers, offered.public().revision) == ((0,), 1)
    again = await another(path.name)
    await again.agreements.agree_to_draw(match, VERA.user_id, 1)
    assert (await services.observations.public(match)).draw_offers == (0, 2)
    assert (await services.observations.public(match)).status == "running"
    ended = (await services.agreements.agree_to_draw(match, BORIS.user_id, 1)).public()
    assert ended.outcome is not None
    assert (ended.status, ended.outcome.reason, ended.outcome.places) == ("ended", "draw", (1, 1, 1))
    assert (ended.log[-1].kind, ended.log[-1].seat, ended.draw_offers) == ("draw", 1, None)
    assert (await services.proofs.verify(match)).ok
    assert (await refused(services.agreements.agree_to_draw(match, ANN.user_id, 2))).code == "not_running"


async def test_one_offer_of_each_seat_that_can_be_withdrawn(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, options=LONG)
    await services.agreements.agree_to_draw(match, ANN.user_id, 1)
    assert (await refused(services.agreements.agree_to_draw(match, ANN.user_id, 1))).code == "draw_offered"
    assert (await refused(services.agreements.take_draw_back(match, BORIS.user_id))).code == "no_draw_offered"
    withdrawn = await services.agreements.take_draw_back(match, ANN.user_id)
    assert withdrawn.public().draw_offers == ()
    await services.agreements.agree_to_draw(match, BORIS.user_id, 1)
    assert (await services.observations.public(match)).status == "running"


async def test_an_offer_stays_while_the_match_goes_on_but_is_accepted_only_as_it_is_now(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, options=LONG)
    await services.agreements.agree_to_draw(match, ANN.user_id, 1)
    person = (ANN, BORIS)[(await owed(services, match))[0]]
    await say(services, match, person, (await choices_of(services, match, person))[0][1].notation)
    stale = await refused(services.agreements.agree_to_draw(match, BORIS.user_id, 1))
    assert (stale.code, stale.facts) == ("stale", {"revision": 2})
    assert (await services.agreements.agree_to_draw(match, BORIS.user_id, 2)).public().status == "ended"


async def test_who_has_left_is_not_asked_and_comes_last(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, options=LONG)
    await services.agreements.agree_to_draw(match, ANN.user_id, 1)
    await services.matches.resign(match, ANN.user_id)
    assert (await services.observations.public(match)).draw_offers == ()
    now = await revision_of(services, match)
    await services.agreements.agree_to_draw(match, BORIS.user_id, now)
    ended = (await services.agreements.agree_to_draw(match, VERA.user_id, now)).public()
    assert ended.outcome is not None
    assert ended.outcome.places == (3, 1, 1)
    assert (await services.proofs.verify(match)).ok


async def test_a_side_of_which_somebody_stays_shares_the_draw(services: Services) -> None:
    match = await started(services, "auction", *PEOPLE, options={**LONG, "teams": "on"})
    await services.matches.resign(match, ANN.user_id)
    now = await revision_of(services, match)
    for person in (BORIS, VERA, GLEB):
        moment = await services.agreements.agree_to_draw(match, person.user_id, now)
    outcome = moment.public().outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("draw", (1, 1, 1, 1))


async def test_who_cannot_agree_on_a_draw(services: Services) -> None:
    table = await opened(services, "auction")
    assert (await refused(services.agreements.agree_to_draw(table, ANN.user_id, 0))).code == "not_running"
    without = await started(services, TALLY)
    assert (await services.observations.public(without)).draw_offers is None
    assert (await refused(services.agreements.agree_to_draw(without, ANN.user_id, 1))).code == "no_draws"
    match = await started(services, "auction", ANN, BORIS, computers=1)
    assert (await refused(services.agreements.agree_to_draw(match, ANN.user_id, 1))).code == "draw_with_computers"
    assert (await refused(services.agreements.agree_to_draw(match, VERA.user_id, 1))).code == "not_a_player"


async def test_a_running_match_is_called_off_when_all_its_players_agree(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, computers=1)
    await services.matches.resign(match, VERA.user_id)
    proposed = (await services.agreements.agree_to_cancel(match, ANN.user_id)).public()
    assert (proposed.status, proposed.cancel_agreed) == ("running", (0,))
    assert (await refused(services.agreements.agree_to_cancel(match, ANN.user_id))).code == "cancel_agreed"
    assert (await refused(services.agreements.agree_to_cancel(match, VERA.user_id))).code == "not_a_player"
    assert (await refused(services.agreements.take_cancel_back(match, BORIS.user_id))).code == "cancel_not_agreed"
    assert (await services.agreements.take_cancel_back(match, ANN.user_id)).public().cancel_agreed == ()
    await services.agreements.agree_to_cancel(match, BORIS.user_id)
    ended = (await services.agreements.agree_to_cancel(match, ANN.user_id)).public()
    assert (ended.status, ended.outcome, ended.cancel_agreed) == ("cancelled", None, ())
    assert (await services.proofs.verify(match)).ok


async def test_somebody_alone_with_computers_calls_a_match_off_alone(services: Services) -> None:
    match = await started(services, "auction", ANN, computers=2)
    assert (await services.agreements.agree_to_cancel(match, ANN.user_id)).public().status == "cancelled"
