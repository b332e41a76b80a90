"""Whom somebody does not want at their tables: kept out of them, and never told by whom."""

import json

import pytest

from games.kernel.ids import Seat
from play.seats.blocks import MOST_BLOCKED
from play.seats.lobby import Person
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, VERA, finish, opened, refused, started


async def test_a_host_keeps_somebody_out(services: Services) -> None:
    await services.blocks.add(ANN.user_id, GLEB.user_id)
    match = await opened(services, "auction", ANN, BORIS)
    assert (await refused(services.lobby.join(match, GLEB, ""))).code == "no_seat_for_you"
    for by in (ANN, BORIS):
        refusal = await refused(services.lobby.invite(match, by.user_id, GLEB.user_id))
        assert (refusal.code, dict(refusal.facts)) == ("not_to_be_invited", {})
    await services.lobby.join(match, VERA, "")
    await services.blocks.remove(ANN.user_id, GLEB.user_id)
    await services.lobby.join(match, GLEB, "")


async def test_who_was_blocked_does_not_invite(services: Services) -> None:
    await services.blocks.add(GLEB.user_id, BORIS.user_id)
    match = await opened(services, "auction", ANN, BORIS)
    assert (await refused(services.lobby.invite(match, BORIS.user_id, GLEB.user_id))).code == "not_to_be_invited"
    await services.lobby.invite(match, ANN.user_id, GLEB.user_id)


async def test_the_list_of_another_player_keeps_nobody_from_a_hosts_table(services: Services) -> None:
    await services.blocks.add(BORIS.user_id, GLEB.user_id)
    match = await opened(services, "auction", ANN, BORIS)
    await services.lobby.join(match, GLEB, "")
    assert GLEB.user_id in [face.user_id for face in (await services.finder.card(match)).faces]


@pytest.mark.parametrize(("who", "whom"), [(ANN, GLEB), (GLEB, ANN)])
async def test_nobody_comes_into_a_match_with_whom_they_are_apart(
    services: Services, who: Person, whom: Person
) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await services.blocks.add(who.user_id, whom.user_id)
    offer = services.replacing.offer(match, BORIS.user_id, GLEB.user_id)
    assert (await refused(offer)).code == "not_to_be_invited"
    await services.replacing.offer(match, BORIS.user_id)
    assert (await refused(services.replacing.take(match, GLEB, Seat(1)))).code == "no_seat_for_you"
    await services.blocks.remove(who.user_id, whom.user_id)
    await services.replacing.take(match, GLEB, Seat(1))


async def test_who_leaves_a_seat_to_somebody_need_not_want_to_sit_with_them(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await services.blocks.add(BORIS.user_id, GLEB.user_id)
    await services.replacing.offer(match, BORIS.user_id)
    await services.replacing.take(match, GLEB, Seat(1))
    assert (await services.finder.card(match)).faces[1].user_id == GLEB.user_id


async def test_a_rematch_asks_nobody_who_is_apart_from_its_host(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await finish(services, match, ANN, BORIS, VERA)
    await services.blocks.add(VERA.user_id, ANN.user_id)
    again = await services.lobby.rematch(match, ANN, "")
    assert (await services.finder.card(again)).invited == (BORIS.user_id,)


async def test_a_list_has_an_end_and_nobody_is_on_their_own(services: Services) -> None:
    assert (await refused(services.blocks.add(ANN.user_id, ANN.user_id))).code == "blocks_self"
    for number in range(MOST_BLOCKED):
        await services.blocks.add(ANN.user_id, 5_000 + number)
    await services.blocks.add(ANN.user_id, 5_000)
    assert (await refused(services.blocks.add(ANN.user_id, 6_000))).code == "too_many_blocked"
    assert len(await services.blocks.of_person(ANN.user_id)) == MOST_BLOCKED


async def test_a_list_is_its_owners_alone_and_is_forgotten_with_them(services: Services) -> None:
    await services.blocks.add(ANN.user_id, GLEB.user_id)
    assert json.loads(await services.people.export(ANN.user_id))["blocked"] == [str(GLEB.user_id)]
    assert str(ANN.user_id) not in (await services.people.export(GLEB.user_id)).decode()
    await services.people.forget(GLEB.user_id)
    assert await services.blocks.of_person(ANN.user_id) == (GLEB.user_id,), "nobody gets off a list by that"
    await services.people.forget(ANN.user_id)
    assert await services.blocks.of_person(ANN.user_id) == ()
