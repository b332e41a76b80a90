"""Who plays decides nothing about matches, by whatever way round; what is hidden is not told by a refusal."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from play.seats.lobby import Person
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import NewPairing, SeatResult
from tests.play.matches import ANN, BORIS, VERA, Clock, refused
from tests.play.tournaments.played import ORGANISER, Cup, entered, person
from tests.play.tournaments.shortcuts import CHIEF, OTHER, done, drafted, opened, record, running

ZOE = Person(2_003, "Zoe")
DAY = 86_400
Starter = Callable[..., Awaitable[Cup]]


async def test_who_was_replaced_has_played_here(services: Services) -> None:
    """Catches a player who is replaced, so has a number that was never paired, and then decides or enters anew."""
    number, _ = await running(services, ZOE, most=4)
    await services.organising.replace(number, CHIEF, 1, 5, "ill")
    decides = services.organising.adjudicate(number, ANN, 2, (1, 2), "my friend plays there")
    assert (await refused(decides)).code == "organiser_plays"
    assert (await refused(services.contests.check_no_stake(number, ANN.user_id))).code == "organiser_plays"
    assert await services.organising.take_in(number, CHIEF, [ANN]) == 0
    assert (await record(services, number)).entrants[5].status == "removed"


async def test_who_was_replaced_second_has_played_too(services: Services) -> None:
    """Catches that only the last of those who have had a number is known to have played."""
    number, _ = await running(services, ZOE, OTHER, most=4)
    await services.organising.replace(number, CHIEF, 1, 5, "ill")
    await services.organising.replace(number, CHIEF, 1, 6, "ill, too")
    for each in (ANN, ZOE):
        assert (await refused(services.contests.check_no_stake(number, each.user_id))).code == "organiser_plays"


async def test_who_plays_has_a_stake_in_matches_of_others(services: Services) -> None:
    """Catches staff who play and stop or turn back a match of rivals; who does not play may."""
    number, _ = await running(services)
    await services.people.forget(BORIS.user_id)
    for each in (ANN, BORIS):
        assert (await refused(services.contests.check_no_stake(number, each.user_id))).code == "organiser_plays"
    await services.contests.check_no_stake(number, CHIEF.user_id)


async def test_who_plays_leaves_it_to_another_organiser_to_steer(services: Services) -> None:
    """Catches an organiser who plays, and ends what goes badly for them, or removes a rival before the start.

    One who is alone must still be able to: else nobody could.
    """
    number = await opened(services, rounds=2)
    organising = services.organising
    await services.entering.join(number, CHIEF, "")
    await organising.remove(number, CHIEF, 4, "asked for it")
    await organising.edit(number, OTHER, acts.Edited(name="Other Cup"))
    refusal = await refused(organising.remove(number, CHIEF, 3, "a rival"))
    assert (refusal.code, refusal.facts) == ("others_organise", {"names": ("Other",)})
    await organising.start(number, CHIEF)
    steered: tuple[Callable[[Person], Awaitable[None]], ...] = (
        lambda by: organising.pause(number, by, "why"),
        lambda by: organising.resume(number, by),
        lambda by: organising.cancel(number, by, "why"),
    )
    for steer in steered:
        assert (await refused(steer(CHIEF))).code == "others_organise"
    await steered[0](OTHER)
    await services.people.forget(OTHER.user_id)
    for steer in steered[1:]:
        await steer(CHIEF)


async def test_who_was_forgotten_is_known_as_long_as_results_can_be_corrected(services: Services, clock: Clock) -> None:
    """Catches an organiser who has played, asks to be forgotten once it is over, and then corrects their result."""
    number, _ = await running(services)
    won = tuple(acts.Scored(each, (SeatResult(1, 12), SeatResult(2, 0))) for each in (1, 2))
    await done(services, number, *won, acts.Ended())
    clock.now += 27 * DAY
    for each in (BORIS, ANN):
        await services.people.forget(each.user_id)
    assert (await refused(services.organising.correct(number, BORIS, 1, (0, 12), "I won"))).code == "organiser_plays"
    await services.organising.correct(number, CHIEF, 1, (6, 6), "both wrote to me")
    clock.now += DAY
    late = await refused(services.organising.correct(number, CHIEF, 1, (0, 12), "why"))
    assert (late.code, late.facts) == ("corrected_too_late", {"days": 28})
    await services.people.forget(VERA.user_id)
    left = await services._context.database.read(lambda connection: [*connection.execute("SELECT * FROM remembered")])
    assert left == []


async def test_a_tournament_is_copied_on_its_own_server_alone(services: Services) -> None:
    """Catches somebody who makes a tournament on a server where they may not, from another where they may."""
    number = await drafted(services)
    assert (await refused(services.organising.copy(number, OTHER, 71))).code == "server_of_tournament"


async def test_next_now_tells_nobody_that_they_are_paired(services: Services, clock: Clock) -> None:
    """Catches two worlds that answer differently: in one somebody is in a pairing that organisers alone see yet."""
    cup = await entered(services, clock, 4, "flow", rounds=2, publish_minutes=60)
    await services.organising.start(cup.number, ORGANISER)
    hidden = acts.Paired(1, 1, clock.now + 3_600, (NewPairing(1, (1, 2)), NewPairing(2, (3,), twelfths=12)))
    await done(services, cup.number, hidden)
    for each in (1, 2, 3, 4):
        await services.entering.hurry(cup.number, person(each).user_id)
    assert not (await services.contests.view(cup.number)).pairings
    clock.now += 3_600
    assert (await refused(services.entering.hurry(cup.number, person(1).user_id))).code == "not_free"


async def test_no_swap_comes_after_the_pairings_are_shown(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Catches a swap that waited for others, and changes one pairing alone or none, so that somebody plays twice."""
    cup = await entered(services, clock, 4, "flow", rounds=2, publish_minutes=60)
    await services.organising.start(cup.number, ORGANISER)
    first = acts.Paired(1, 1, clock.now + 10, (NewPairing(1, (1, 2)),))
    await done(services, cup.number, first, acts.Paired(1, 2, clock.now + 99, (NewPairing(2, (3, 4)),)))
    database = services._context.database
    write = database.write

    async def late(*given: Any) -> Any:
        clock.now += 10
        return await write(*given)

    with monkeypatch.context() as patched:
        patched.setattr(database, "write", late)
        swaps = services.organising.swap(cup.number, ORGANISER, 1, 3, "they asked for it")
        assert (await refused(swaps)).code == "not_hidden"
    seats = (await cup.now()).seats
    assert [[seat.entrant for seat in seats[number]] for number in (1, 2)] == [[1, 2], [3, 4]]


async def test_the_same_swap_twice_is_done_once(services: Services, clock: Clock) -> None:
    """Catches a second press, or two organisers with the same thought, by which the first swap is undone."""
    cup = await entered(services, clock, 4, "flow", rounds=2, publish_minutes=60)
    await services.organising.start(cup.number, ORGANISER)
    pairs = (NewPairing(1, (1, 2)), NewPairing(2, (3, 4)))
    await done(services, cup.number, acts.Paired(1, 1, clock.now + 3_600, pairs))

    async def seated() -> list[int]:
        return [seat.entrant for seats in (await cup.now()).seats.values() for seat in seats]

    await services.organising.swap(cup.number, ORGANISER, 1, 3, "neighbours")
    refusal = await refused(services.organising.swap(cup.number, CHIEF, 1, 3, "they are neighbours"))
    assert (refusal.code, refusal.facts) == ("swapped_already", {"one": 1, "other": 3})
    assert await seated() == [3, 2, 1, 4]
    await services.organising.swap(cup.number, CHIEF, 3, 1, "it was a mistake")
    assert await seated() == [1, 2, 3, 4]
    await services.organising.swap(cup.number, CHIEF, 1, 3, "it was none")
    assert await seated() == [3, 2, 1, 4]


async def test_a_swap_looks_at_every_pairing_that_it_changes(services: Services, clock: Clock) -> None:
    """Catches a forbidden pair in the second hidden pairing of somebody, which flow can give them."""
    cup = await entered(services, clock, 6, "flow", rounds=3, at_once=2, publish_minutes=600)
    await services.organising.start(cup.number, ORGANISER)
    later = clock.now + 9_999
    for first, *pairs in ((1, (1, 2), (3, 4)), (3, (1, 5), (3, 6))):
        made = tuple(NewPairing(first + at, each) for at, each in enumerate(pairs))
        await done(services, cup.number, acts.Paired(1, first, later, made))
    await services.organising.forbid(cup.number, ORGANISER, 3, 5)
    refusal = await refused(services.organising.swap(cup.number, ORGANISER, 1, 3, "they asked for it"))
    assert (refusal.code, refusal.facts) == ("pair_forbidden", {"one": 3, "other": 5})


async def test_nobody_chooses_whom_they_never_meet(services: Services, clock: Clock) -> None:
    """Catches an organiser who plays, and spares themself the strongest before the start."""
    cup = await entered(services, clock, 4, "swiss", rounds=2)
    await services.entering.join(cup.number, ORGANISER, "")
    assert (await refused(services.organising.forbid(cup.number, ORGANISER, 5, 1))).code == "organiser_plays"
    await services.organising.forbid(cup.number, ORGANISER, 1, 2)
