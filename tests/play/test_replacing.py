"""Seats that change hands in a running match: who offers them, who takes them, what each then sees."""

import json

import pytest

from games.kernel.ids import MatchId, Seat
from games.kernel.pace import SECONDS
from play.limits import Limits
from play.match.loading import load
from play.proofs.verification import verify
from play.seats.lobby import Person
from play.services import Services
from tests.play.due import carried_unopposed
from tests.play.matches import ANN, BORIS, GLEB, VERA, Clock, finish, opened, owed, refused, say, started, to_bids
from tests.play.shortcuts import private
from tests.play.test_presence import first_choice, look, pass_time, until_away, with_ghost

ZOE = Person(1005, "Zoe")
DAY = SECONDS["daily"] or 0
BORIS_SEAT = Seat(1)


async def test_the_own_seat_goes_to_whoever_takes_it(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await to_bids(services, match, ANN, BORIS, VERA)
    before = await private(services, match, BORIS.user_id)
    assert (await refused(services.replacing.take(match, GLEB, BORIS_SEAT))).code == "no_free_seat"
    offered = (await services.replacing.offer(match, BORIS.user_id)).public()
    assert (offered.faces[1].is_offered, offered.faces[1].user_id) == (True, BORIS.user_id)
    clock.now += DAY // 2
    taken = (await services.replacing.take(match, GLEB, BORIS_SEAT)).public()
    face = taken.faces[1]
    assert (face.user_id, face.name, face.sitter, face.is_offered) == (GLEB.user_id, "Gleb", "person", False)
    assert (taken.log[-1].kind, taken.log[-1].former_name) == ("taken", "Boris")
    after = await private(services, match, GLEB.user_id)
    assert after.observer == BORIS_SEAT and after.view == before.view, "the hand is the seat's"
    assert after.choices == before.choices
    lost = await private(services, match, BORIS.user_id)
    assert lost.observer is None and lost.view == (await look(services, match)).view
    for attempt in (
        services.matches.submit_choice(match, BORIS.user_id, lost.revision, 0),
        services.matches.resign(match, BORIS.user_id),
        services.agreements.agree(match, BORIS.user_id, "cancel"),
        services.replacing.offer(match, BORIS.user_id),
    ):
        assert (await refused(attempt)).code == "not_a_player"
    await finish(services, match, ANN, GLEB, VERA)
    assert (await services.proofs.verify(match)).ok
    assert verify(await services.proofs.export(match, None)).ok


async def test_a_seat_that_changes_hands_twice_names_each_who_left(services: Services) -> None:
    """By the seat alone the first entry would name the second who left."""
    match = await started(services, "auction", ANN, BORIS)
    for leaving, coming in ((BORIS, GLEB), (GLEB, ZOE)):
        await services.replacing.offer(match, leaving.user_id)
        await services.replacing.take(match, coming, BORIS_SEAT)
    log = await services.observations.history(match, None)
    assert [entry.former_name for entry in log if entry.kind == "taken"] == ["Boris", "Gleb"]


async def test_the_replay_shows_the_match_through_the_seat_from_the_start(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    revision = await to_bids(services, match, ANN, BORIS)
    own = [await services.observations.at(match, BORIS.user_id, step) for step in range(1, revision + 1)]
    await services.replacing.offer(match, BORIS.user_id)
    await services.replacing.take(match, GLEB, BORIS_SEAT)
    for step, seen in enumerate(own, start=1):
        assert (await services.observations.at(match, GLEB.user_id, step)).view == seen.view
        assert (await services.observations.at(match, BORIS.user_id, step)).observer is None
    whole = await services.observations.history(match, GLEB.user_id)
    assert [entry.revision for entry in whole] == list(range(1, revision + 2))


async def test_a_newcomer_has_time_of_their_own_and_a_clean_record(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, pace="daily")
    for _ in range(10):
        if BORIS_SEAT in await owed(services, match):
            break
        await first_choice(services, match, Seat(0))
    await pass_time(services, match, clock)
    for _ in range(10):
        if BORIS_SEAT in await owed(services, match):
            break
        await first_choice(services, match, Seat(0))
    clock.now += DAY - 60
    await services.replacing.offer(match, BORIS.user_id)
    moment = await services.replacing.take(match, GLEB, BORIS_SEAT)
    row = moment.loaded.seats[1]
    assert (row.misses, row.agrees, row.seen_revision) == (0, "{}", None)
    asked = next(each for each in moment.loaded.asked if each.seat == 1)
    assert (asked.user_id, asked.deadline_at) == (GLEB.user_id, clock.now + DAY)


async def test_others_offer_the_seat_of_who_is_away(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options={"length": "long"})
    name = "replace.1"
    await services.agreements.agree(match, ANN.user_id, name)
    assert not (await look(services, match)).faces[1].is_offered
    await services.agreements.agree(match, VERA.user_id, name)
    observation = await carried_unopposed(services, clock, match, name)
    assert (observation.faces[1].is_offered, observation.log[-1].kind) == (True, "offered")
    assert (await refused(services.agreements.agree(match, ANN.user_id, name))).code == "no_such_motion"
    await services.matches.come_back(match, BORIS.user_id)
    assert not (await look(services, match)).faces[1].is_offered, "who is back keeps the seat"
    assert (await refused(services.replacing.take(match, GLEB, BORIS_SEAT))).code == "no_free_seat"


async def test_a_seat_that_was_offered_is_voted_on_anew_when_it_is_silent_again(
    services: Services, clock: Clock
) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options={"length": "long"})
    for person in (ANN, VERA):
        await services.agreements.agree(match, person.user_id, "replace.1")
    await carried_unopposed(services, clock, match, "replace.1")
    await services.replacing.take(match, GLEB, BORIS_SEAT)
    await until_away(services, clock, match)
    assert not (await look(services, match)).faces[1].is_offered
    await services.agreements.agree(match, ANN.user_id, "replace.1")
    assert not (await look(services, match)).faces[1].is_offered
    await services.agreements.agree(match, VERA.user_id, "replace.1")
    assert (await carried_unopposed(services, clock, match, "replace.1")).faces[1].is_offered


async def test_nobody_offers_the_seat_of_somebody_who_is_there(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    assert (await refused(services.agreements.agree(match, ANN.user_id, "replace.1"))).code == "no_such_motion"


async def test_a_seat_that_was_given_up_is_taken_over_or_out_for_good(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await services.matches.resign(match, BORIS.user_id)
    for person in (ANN, VERA):
        await services.agreements.agree(match, person.user_id, "replace.1")
    await services.replacing.take(match, GLEB, BORIS_SEAT)
    assert (await look(services, match)).faces[1].sitter == "person"
    await finish(services, match, ANN, GLEB, VERA)
    assert verify(await services.proofs.export(match, None)).ok
    long = await started(services, "auction", ANN, BORIS, VERA, options={"length": "long"})
    await services.matches.resign(long, BORIS.user_id)
    assert (await refused(services.agreements.agree(long, ANN.user_id, "replace.1"))).code == "no_such_motion"


async def test_nobody_learns_the_secrets_of_two_seats(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA, GLEB)
    await services.replacing.offer(match, BORIS.user_id)
    assert (await refused(services.replacing.take(match, ANN, BORIS_SEAT))).code == "already_joined"
    await services.matches.resign(match, GLEB.user_id)
    assert (await refused(services.replacing.take(match, GLEB, BORIS_SEAT))).code == "had_a_seat"
    await services.replacing.take(match, ZOE, BORIS_SEAT)
    await services.replacing.offer(match, VERA.user_id)
    assert (await refused(services.replacing.take(match, BORIS, Seat(2)))).code == "had_a_seat"
    await services.replacing.offer(match, ZOE.user_id)
    assert (await refused(services.replacing.take(match, BORIS, BORIS_SEAT))).code == "had_a_seat", "not to and fro"


async def test_an_invitation_is_for_one_person(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    await services.replacing.offer(match, BORIS.user_id, GLEB.user_id)
    card = await services.finder.card(match)
    assert GLEB.user_id in card.invited
    assert (await refused(services.replacing.take(match, VERA, BORIS_SEAT))).code == "no_free_seat"
    again = services.replacing.offer(match, BORIS.user_id, GLEB.user_id)
    assert (await refused(again)).code == "already_invited"
    await services.replacing.decline(match, GLEB.user_id)
    assert not (await look(services, match)).faces[1].is_offered
    assert (await refused(services.replacing.take(match, GLEB, BORIS_SEAT))).code == "no_free_seat"
    for _ in range(3):
        again = services.replacing.offer(match, BORIS.user_id, GLEB.user_id)
        assert (await refused(again)).code in {"already_invited", "has_declined"}


async def test_invitations_to_old_matches_count_too(services: Services, clock: Clock) -> None:
    found = [await started(services, "auction", ANN, BORIS) for _ in range(Limits().invitations_a_day + 1)]
    clock.now += 3 * DAY
    for match in found[:-1]:
        await services.replacing.offer(match, BORIS.user_id, GLEB.user_id)
    last = services.replacing.offer(found[-1], BORIS.user_id, GLEB.user_id)
    assert (await refused(last)).code == "too_many_invitations"


async def test_who_was_sent_away_stays_away(services: Services) -> None:
    match = await opened(services, "auction", ANN, BORIS, GLEB)
    await services.lobby.kick(match, ANN.user_id, GLEB.user_id)
    await services.lobby.start(match, ANN.user_id)
    await services.replacing.offer(match, BORIS.user_id)
    assert (await refused(services.replacing.take(match, GLEB, BORIS_SEAT))).code == "barred"
    assert (await refused(services.replacing.offer(match, BORIS.user_id, GLEB.user_id))).code == "barred"


async def test_an_offer_is_taken_back(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    assert (await refused(services.replacing.keep(match, BORIS.user_id))).code == "not_offered"
    await services.replacing.offer(match, BORIS.user_id)
    await services.replacing.keep(match, BORIS.user_id)
    assert (await refused(services.replacing.take(match, GLEB, BORIS_SEAT))).code == "no_free_seat"


@pytest.mark.parametrize("host", [ANN, BORIS])
async def test_the_host_hands_the_table_to_who_has_been_there(services: Services, host: Person) -> None:
    others = [person for person in (ANN, BORIS) if person is not host]
    match = await started(services, "auction", host, *others)
    await services.replacing.offer(match, host.user_id)
    await services.replacing.take(match, GLEB, Seat(0))
    assert (await services.finder.card(match)).host_user_id == others[0].user_id


async def test_a_match_that_rests_goes_on_with_a_newcomer(services: Services, clock: Clock) -> None:
    match = await with_ghost(services, clock, ANN, BORIS, options={"length": "long"})
    await services.agreements.agree(match, ANN.user_id, "replace.1")
    await carried_unopposed(services, clock, match, "replace.1")
    for _ in range(6):
        await pass_time(services, match, clock)
    resting = await look(services, match)
    assert resting.closes_at is not None and all(face.sitter == "away" for face in resting.faces)
    playing = (await services.replacing.take(match, GLEB, BORIS_SEAT)).public()
    assert playing.closes_at is None and playing.faces[1].sitter == "person"


async def test_who_is_forgotten_is_no_former_player(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    await services.replacing.offer(match, BORIS.user_id)
    await services.replacing.take(match, GLEB, BORIS_SEAT)
    exported = json.loads(await services.people.export(BORIS.user_id))
    former = {"match_id": match, "user_id": str(BORIS.user_id), "seat": 1, "name": "Boris", "entry": 2}
    assert exported["former_seats"] == [former]
    await services.people.forget(BORIS.user_id)
    assert json.loads(await services.people.export(BORIS.user_id))["former_seats"] == []
    await services.replacing.offer(match, ANN.user_id, VERA.user_id)
    await services.people.forget(VERA.user_id)
    assert not (await look(services, match)).faces[0].is_offered


async def test_moves_computed_before_a_takeover_are_computed_anew(services: Services) -> None:
    match: MatchId = await started(services, "tally", ANN, BORIS)
    await services.replacing.offer(match, ANN.user_id)
    moment = await services.observations.moment(match)
    await services.replacing.take(match, GLEB, Seat(0))
    late = services.matches.submit_choice(match, ANN.user_id, moment.loaded.row.revision, 0, moment)
    assert (await refused(late)).code == "not_a_player"
    await say(services, match, GLEB, (await private(services, match, GLEB.user_id)).choices[0].notation)


async def test_a_silent_player_does_not_become_the_host(services: Services, clock: Clock) -> None:
    """Whoever sits first would be host by the order of seats, and be away."""
    match = await with_ghost(services, clock, ANN, BORIS, VERA, options={"length": "long"})
    await services.matches.resign(match, ANN.user_id)
    assert (await services._context.database.read(load, match)).row.host_user_id == VERA.user_id
