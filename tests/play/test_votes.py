"""How long a vote is open, who is against it, and that it ends by itself."""

from games.kernel.ids import MatchId, Seat
from games.kernel.observation import Motion
from play.rules.motions import VOTE_SECONDS
from play.services import Services
from tests.play.conftest import BOTH
from tests.play.due import done
from tests.play.matches import ANN, BORIS, VERA, Clock, refused, started

ENGINES = BOTH

HOUR = 3600


async def motion(services: Services, match: MatchId, name: str = "cancel") -> Motion | None:
    observation = await services.observations.public(match)
    return next((each for each in observation.motions if each.name == name), None)


async def test_a_vote_ends_by_itself_and_begins_anew(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    began = clock.now
    await services.agreements.agree(match, ANN.user_id, "cancel")
    clock.now += VOTE_SECONDS - 1
    await services.agreements.agree(match, BORIS.user_id, "cancel")
    open_vote = await motion(services, match)
    assert open_vote is not None and open_vote.ends_at == began + VOTE_SECONDS, "a later vote prolongs nothing"
    assert await done(services, "vote") == ()
    clock.now += 60
    assert await done(services, "vote") == (match,)
    assert await motion(services, match) is None
    await services.agreements.agree(match, VERA.user_id, "cancel")
    assert (await services.observations.public(match)).status == "running", "old votes count no more"
    again = await motion(services, match)
    assert again is not None and (again.agreed, again.ends_at) == ((Seat(2),), clock.now + VOTE_SECONDS)


async def test_no_vote_ends_at_night(services: Services, clock: Clock) -> None:
    match = await started(services, "auction", ANN, BORIS, VERA)
    clock.now -= clock.now % 86_400  # midnight in UTC
    await services.people.change(BORIS.user_id, time_zone="Etc/UTC", sleeps_at=22 * 60, wakes_at=8 * 60)
    await services.agreements.agree(match, ANN.user_id, "cancel")
    found = await motion(services, match)
    assert found is not None and found.ends_at == clock.now + VOTE_SECONDS + 9 * HOUR
    await services.agreements.agree(match, BORIS.user_id, "cancel")
    found = await motion(services, match)
    assert found is not None and found.ends_at == clock.now + VOTE_SECONDS, "who has voted may sleep"


async def test_who_is_against_it_can_change_their_mind(services: Services) -> None:
    match = await started(services, "auction", ANN, BORIS)
    assert (await refused(services.agreements.oppose(match, BORIS.user_id, "cancel"))).code == "no_such_motion"
    await services.agreements.agree(match, ANN.user_id, "cancel")
    assert (await refused(services.agreements.oppose(match, ANN.user_id, "cancel"))).code == "no_such_motion"
    await services.agreements.oppose(match, BORIS.user_id, "cancel")
    found = await motion(services, match)
    assert found is not None and (found.agreed, found.opposed) == ((Seat(0),), (Seat(1),))
    await services.agreements.withdraw(match, BORIS.user_id, "cancel")
    found = await motion(services, match)
    assert found is not None and found.opposed == ()
    await services.agreements.oppose(match, BORIS.user_id, "cancel")
    assert (await services.agreements.agree(match, BORIS.user_id, "cancel")).public().status == "cancelled"
