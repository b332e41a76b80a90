"""Seats that a host reserves, and tables for invited people only: who gets in, who does not, and what frees a seat."""

import pytest

from games.kernel.ids import MatchId
from play.services import Services
from tests.play.matches import ANN, BORIS, GLEB, VERA, Clock, finish, opened, refused, started


async def with_seat_for_vera(services: Services) -> MatchId:
    """Open Ann's table for three, where Boris has joined and the last seat is Vera's."""
    match = await opened(services, seats=3)
    assert await services.guests.reserve(match, ANN.user_id, VERA.user_id)
    return match


async def test_a_reserved_seat_is_free_for_one_person_alone(services: Services) -> None:
    match = await with_seat_for_vera(services)
    refusal = await refused(services.lobby.join(match, GLEB, ""))
    assert (refusal.code, refusal.facts) == ("seats_reserved", {"count": 1})
    assert (await refused(services.lobby.add_computer(match, ANN.user_id))).code == "only_reserved_seats"
    await services.lobby.join(match, VERA, "")
    assert (await refused(services.lobby.join(match, GLEB, ""))).code == "table_full"
    assert (await services.finder.card(match)).reserved == ()


@pytest.mark.parametrize("way", ["declines", "freed", "leaves", "sent away", "forgotten"])
async def test_a_reserved_seat_is_free_again(services: Services, way: str) -> None:
    match = await with_seat_for_vera(services)
    match way:
        case "declines":
            await services.lobby.decline(match, VERA.user_id)
        case "freed":
            await services.guests.release(match, ANN.user_id, VERA.user_id)
            assert (await services.finder.card(match)).invited == (VERA.user_id,), "she can come where there is room"
        case "leaves":
            await services.lobby.join(match, VERA, "")
            await services.lobby.leave(match, VERA.user_id)
        case "sent away":
            await services.lobby.join(match, VERA, "")
            await services.lobby.kick(match, ANN.user_id, VERA.user_id)
        case "forgotten":
            await services.people.forget(VERA.user_id)
    assert (await services.finder.card(match)).reserved == ()
    await services.lobby.join(match, GLEB, "")


async def test_who_forgets_themselves_is_off_the_card_at_once(services: Services) -> None:
    """The card names invited people; before, it did so until something else happened at the table."""
    match, told = await with_seat_for_vera(services), list[MatchId]()
    services.listen(lambda changed, _: told.append(changed))
    await services.people.forget(VERA.user_id)
    assert told == [match]


async def test_people_are_told_once(services: Services) -> None:
    match = await opened(services, seats=4)
    await services.lobby.invite(match, BORIS.user_id, VERA.user_id)
    assert not await services.guests.reserve(match, ANN.user_id, VERA.user_id), "she was told when she was invited"
    assert (await refused(services.guests.reserve(match, ANN.user_id, VERA.user_id))).code == "already_reserved"
    await services.guests.release(match, ANN.user_id, VERA.user_id)
    assert not await services.guests.reserve(match, ANN.user_id, VERA.user_id)
    assert await services.guests.reserve(match, ANN.user_id, GLEB.user_id)
    # Who was told by direct message is not called by the table, until that turns out not to have reached them.
    assert (await services.finder.card(match)).uncalled == (GLEB.user_id,)
    await services.guests.call(match, GLEB.user_id)
    assert (await services.finder.card(match)).uncalled == ()


async def test_what_cannot_be_reserved(services: Services) -> None:
    match = await with_seat_for_vera(services)
    reserve = services.guests.reserve
    refusal = await refused(reserve(match, ANN.user_id, GLEB.user_id))
    assert (refusal.code, refusal.facts) == ("no_seat_to_reserve", {"most": 3})
    assert (await refused(reserve(match, BORIS.user_id, GLEB.user_id))).code == "not_the_host"
    assert (await refused(reserve(match, ANN.user_id, BORIS.user_id))).code == "already_joined"
    assert (await refused(services.guests.release(match, BORIS.user_id, VERA.user_id))).code == "not_the_host"
    assert (await refused(services.guests.release(match, ANN.user_id, GLEB.user_id))).code == "not_reserved"
    await services.lobby.decline(match, VERA.user_id)
    assert (await refused(reserve(match, ANN.user_id, VERA.user_id))).code == "has_declined"
    for one, other in ((ANN, GLEB), (GLEB, ANN)):
        await services.blocks.add(one.user_id, other.user_id)
        assert (await refused(reserve(match, ANN.user_id, GLEB.user_id))).code == "not_to_be_invited"
        await services.blocks.remove(one.user_id, other.user_id)
    await services.lobby.start(match, ANN.user_id)
    assert (await refused(reserve(match, ANN.user_id, GLEB.user_id))).code == "not_open"


async def test_a_table_for_invited_people_only(services: Services, clock: Clock) -> None:
    match = await opened(services, seats=4, guild_id=70, channel_id=700)
    await services.reliabilities.want(match, ANN.user_id, "invited")
    refusal = await refused(services.lobby.join(match, VERA, ""))
    assert (refusal.code, refusal.facts) == ("invited_only", {"host": "Ann"})
    # A guest lets nobody in: the host alone says who comes.
    assert (await refused(services.lobby.invite(match, BORIS.user_id, VERA.user_id))).code == "not_the_host"
    await services.lobby.invite(match, ANN.user_id, VERA.user_id)
    listed = (await services.finder.of_guild(70))[0]
    assert [listed.is_offered_to(each.user_id) for each in (ANN, BORIS, VERA, GLEB)] == [True, True, True, False]
    await services.lobby.join(match, VERA, "")
    await services.lobby.leave(match, BORIS.user_id)
    assert (await refused(services.lobby.join(match, BORIS, ""))).code == "invited_only"
    await services.lobby.start(match, ANN.user_id)
    assert (await services.finder.of_guild(70))[0].is_offered_to(GLEB.user_id), "who watches finds the match that runs"
    clock.now += 1
    await services.replacing.offer(match, VERA.user_id)
    await services.replacing.take(match, GLEB, (await services.observations.public(match)).faces[1].seat)


async def test_a_rematch_reserves_the_seats_of_those_who_played(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    await finish(services, match, ANN, BORIS, VERA)
    await services.blocks.add(VERA.user_id, BORIS.user_id)
    again = await services.lobby.rematch(match, BORIS, "")
    card = await services.finder.card(again)
    assert (card.reserved, card.uncalled) == ((ANN.user_id,), ())
    await services.lobby.join(again, GLEB, "")
    assert (await refused(services.lobby.join(again, VERA, ""))).code == "seats_reserved"
    await services.lobby.join(again, ANN, "")
