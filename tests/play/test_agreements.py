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
    assert (await services.observations.public(match)).agreed_to("draw") == ()
    offered = await services.agreements.agree(match, ANN.user_id, "draw", 1)
    assert (offered.public().agreed_to("draw"), offered.public().revision) == ((0,), 1)
    again = await another(path.name)
    await again.agreements.agree(match, VERA.user_id, "draw", 1)
    assert (await services.observations.public(match)).agreed_to("draw") == (0, 2)
    assert (await services.observations.public(match)).status == "running"
    ended = (await services.agreements.agree(match, BORIS.user_id, "draw", 1)).public()
    assert ended.outcome is not None
    assert (ended.status, ended.outcome.reason, ended.outcome.places) == ("ended", "draw", (1, 1, 1))
    assert (ended.log[-1].kind, ended.log[-1].seat, ended.agreed_to("draw")) == ("draw", 1, ())
    assert (await services.proofs.verify(match)).ok
    assert (await refused(services.agreements.agree(match, ANN.user_id, "draw", 2))).code == "not_running"


async def test_one_offer_of_each_seat_that_can_be_withdrawn(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, options=LONG)
    await services.agreements.agree(match, ANN.user_id, "draw", 1)
    assert (await refused(services.agreements.agree(match, ANN.user_id, "draw", 1))).code == "already_agreed"
    assert (await refused(services.agreements.withdraw(match, BORIS.user_id, "draw"))).code == "not_agreed"
    withdrawn = await services.agreements.withdraw(match, ANN.user_id, "draw")
    assert withdrawn.public().agreed_to("draw") == ()
    await services.agreements.agree(match, BORIS.user_id, "draw", 1)
    assert (await services.observations.public(match)).status == "running"


async def test_an_offer_stays_while_the_match_goes_on_but_is_accepted_only_as_it_is_now(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, options=LONG)
    await services.agreements.agree(match, ANN.user_id, "draw", 1)
    person = (ANN, BORIS)[(await owed(services, match))[0]]
    await say(services, match, person, (await choices_of(services, match, person))[0][1].notation)
    stale = await refused(services.agreements.agree(match, BORIS.user_id, "draw", 1))
    assert (stale.code, stale.facts) == ("stale", {"revision": 2})
    assert (await services.agreements.agree(match, BORIS.user_id, "draw", 2)).public().status == "ended"


async def test_who_has_left_is_not_asked_and_comes_last(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, options=LONG)
    await services.agreements.agree(match, ANN.user_id, "draw", 1)
    await services.matches.resign(match, ANN.user_id)
    assert (await services.observations.public(match)).agreed_to("draw") == ()
    now = await revision_of(services, match)
    await services.agreements.agree(match, BORIS.user_id, "draw", now)
    ended = (await services.agreements.agree(match, VERA.user_id, "draw", now)).public()
    assert ended.outcome is not None
    assert ended.outcome.places == (3, 1, 1)
    assert (await services.proofs.verify(match)).ok


async def test_the_match_is_cancelled_when_the_last_who_did_not_agree_leaves(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, options=LONG)
    for person in (ANN, BORIS):
        await services.agreements.agree(match, person.user_id, "cancel", 1)
    left = await services.matches.resign(match, VERA.user_id)
    ended = left.moment.public()
    assert ended.status == "cancelled"
    assert [entry.kind for entry in ended.log[-2:]] == ["resign", "end"]
    assert (await services.observations.public(match)).status == ended.status
    assert (await services.proofs.verify(match)).ok


async def test_a_match_is_called_off_when_the_last_who_did_not_agree_is_freed(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, options=LONG)
    for person in (ANN, BORIS):
        await services.agreements.agree(match, person.user_id, "cancel")
    await services.matches.free(match, ANN.user_id, VERA.user_id)
    ended = await services.observations.public(match)
    assert (ended.status, ended.outcome) == ("cancelled", None)
    assert (await services.proofs.verify(match)).ok


async def test_a_side_of_which_somebody_stays_shares_the_draw(services: Services) -> None:
    match = await started(services, "auction", *PEOPLE, options={**LONG, "teams": "on"})
    await services.matches.resign(match, ANN.user_id)
    now = await revision_of(services, match)
    for person in (BORIS, VERA, GLEB):
        moment = await services.agreements.agree(match, person.user_id, "draw", now)
    outcome = moment.public().outcome
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("draw", (1, 1, 1, 1))


async def test_who_cannot_agree_on_a_draw(services: Services) -> None:
    table = await opened(services, "auction")
    assert (await refused(services.agreements.agree(table, ANN.user_id, "draw", 0))).code == "not_running"
    without = await started(services, TALLY)
    offered = services.agreements.possible(await services.observations.moment(without))
    assert [motion.name for motion in offered] == ["cancel", "pause", "extend", "live"]
    assert (await refused(services.agreements.agree(without, ANN.user_id, "draw", 1))).code == "no_draws"
    match = await started(services, "auction", ANN, BORIS, computers=1)
    assert (await refused(services.agreements.agree(match, ANN.user_id, "draw", 1))).code == "draw_with_computers"
    assert (await refused(services.agreements.agree(match, VERA.user_id, "draw", 1))).code == "not_a_player"


async def test_a_running_match_is_called_off_when_all_its_players_agree(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, computers=1)
    await services.matches.resign(match, VERA.user_id)
    proposed = (await services.agreements.agree(match, ANN.user_id, "cancel")).public()
    assert (proposed.status, proposed.agreed_to("cancel")) == ("running", (0,))
    assert (await refused(services.agreements.agree(match, ANN.user_id, "cancel"))).code == "already_agreed"
    assert (await refused(services.agreements.agree(match, VERA.user_id, "cancel"))).code == "not_a_player"
    assert (await refused(services.agreements.withdraw(match, BORIS.user_id, "cancel"))).code == "not_agreed"
    assert (await services.agreements.withdraw(match, ANN.user_id, "cancel")).public().agreed_to("cancel") == ()
    await services.agreements.agree(match, BORIS.user_id, "cancel")
    ended = (await services.agreements.agree(match, ANN.user_id, "cancel")).public()
    assert (ended.status, ended.outcome, ended.agreed_to("cancel")) == ("cancelled", None, ())
    assert (await services.proofs.verify(match)).ok


async def test_somebody_alone_with_computers_calls_a_match_off_alone(services: Services) -> None:
    match = await started(services, "auction", ANN, computers=2)
    assert (await services.agreements.agree(match, ANN.user_id, "cancel")).public().status == "cancelled"
