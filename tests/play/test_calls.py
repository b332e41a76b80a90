"""Calls of a role: once a table, once a day for a person and game, and not for a table that nobody can join."""

from games.kernel.ids import MatchId
from games.kernel.pace import DAY
from play.seats.calls import Call
from play.services import Services
from tests.play.matches import ANN, BORIS, TALLY, VERA, Clock, opened, refused

SERVER, ROLE = 70, 700_000


async def callable_table(services: Services, game: str = "auction") -> MatchId:
    """Open a table of Ann's with two free seats, on a server where a role was chosen for the auction."""
    await services.calls.choose_role(SERVER, "auction", ROLE)
    return await opened(services, game, ANN, BORIS, guild_id=SERVER)


async def test_a_table_calls_once_and_its_host_once_a_day(services: Services, clock: Clock) -> None:
    match = await callable_table(services)
    assert (await refused(services.calls.begin(match, BORIS.user_id))).code == "not_the_host"
    assert await services.calls.check(match, ANN.user_id) == Call(ROLE, 2)
    assert await services.calls.begin(match, ANN.user_id) == Call(ROLE, 2)
    assert (await refused(services.calls.begin(match, ANN.user_id))).code == "already_called"
    # Who calls the table off and opens it again does not call again.
    await services.lobby.cancel(match, ANN.user_id)
    again = await callable_table(services)
    refusal = await refused(services.calls.begin(again, ANN.user_id))
    assert (refusal.code, refusal.facts) == ("called_today", {"until": clock.now + DAY})
    clock.now += DAY
    assert await services.calls.begin(again, ANN.user_id) == Call(ROLE, 2)


async def test_who_is_forgotten_does_not_call_again_either(services: Services) -> None:
    match = await callable_table(services)
    await services.calls.begin(match, ANN.user_id)
    assert b'"calls": [' in await services.people.export(ANN.user_id)
    await services.people.forget(ANN.user_id)
    again = await callable_table(services)
    assert (await refused(services.calls.begin(again, ANN.user_id))).code == "called_today"
    assert b'"calls": []' in await services.people.export(ANN.user_id)


async def test_a_call_that_was_not_made_is_taken_back(services: Services) -> None:
    match = await callable_table(services)
    await services.calls.begin(match, ANN.user_id)
    await services.calls.take_back(match)
    assert await services.calls.begin(match, ANN.user_id) == Call(ROLE, 2)


async def test_tables_that_have_nobody_to_call(services: Services) -> None:
    match = await callable_table(services)
    begin = services.calls.begin
    for user_id in (VERA.user_id, 5):
        await services.guests.reserve(match, ANN.user_id, user_id)
    assert (await refused(begin(match, ANN.user_id))).code == "only_reserved_seats"
    await services.guests.release(match, ANN.user_id, VERA.user_id)
    await services.reliabilities.want(match, ANN.user_id, "invited")
    assert (await refused(begin(match, ANN.user_id))).code == "call_by_invitation"
    await services.reliabilities.want(match, ANN.user_id, "any")
    assert await services.calls.check(match, ANN.user_id) == Call(ROLE, 1)
    await services.calls.choose_role(SERVER, "auction", None)
    assert (await refused(begin(match, ANN.user_id))).code == "no_call_role"
    other = await callable_table(services, TALLY)
    assert (await refused(begin(other, ANN.user_id))).code == "no_call_role"
    direct = await opened(services)
    assert (await refused(begin(direct, ANN.user_id))).code == "no_call_role"
    await services.lobby.start(match, ANN.user_id)
    assert (await refused(begin(match, ANN.user_id))).code == "not_open"
    assert (await refused(services.calls.choose_role(SERVER, "chess", ROLE))).code == "unknown_game"
