"""What is decided while a tournament goes on by itself: nothing waits for ever, and all follows from acts."""

from collections.abc import Awaitable, Callable

import pytest

from play.services import Services
from play.tournament_rules import acts
from tests.play.matches import Clock, refused
from tests.play.tournaments.played import ORGANISER, Cup, entered, person

DAY = 86_400
Starter = Callable[..., Awaitable[Cup]]


@pytest.mark.parametrize("of", ["swiss", "flow", "tables"])
async def test_a_tournament_ends_whatever_is_decided(cups: Starter, services: Services, clock: Clock, of: str) -> None:
    """Catches a decision after which a tournament waits for ever, or that does not follow from what is stored."""
    cup = await entered(services, clock, 10, of, most=8, rounds=3)
    await services.organising.start(cup.number, ORGANISER, is_confirmed=True)
    await cup.wait(2 * DAY)
    organising, pairings = services.organising, list(await cup.running())
    assert pairings
    await organising.replace(cup.number, ORGANISER, 1, 9, "ill")
    await organising.extend(cup.number, ORGANISER, pairings[0], 5, "a journey")
    seats = (await cup.now()).seats[pairings[-1]]
    await organising.adjudicate(cup.number, ORGANISER, pairings[-1], tuple(range(1, len(seats) + 1)), "it hangs")
    await organising.correct(cup.number, ORGANISER, pairings[-1], [6] * len(seats), "both were right")
    await cup.wait(DAY)
    await organising.remove(cup.number, ORGANISER, 2, "insults")
    await services.entering.withdraw(cup.number, person(3).user_id)
    await services.people.forget(person(4).user_id)
    await organising.forbid(cup.number, ORGANISER, 5, 6)
    await cup.play_all()
    await cup.look()
    await organising.pause(cup.number, ORGANISER, "a holiday")
    await cup.wait(DAY)
    await organising.resume(cup.number, ORGANISER)
    ended = await cup.to_the_end(500)
    assert ended.row.status == "ended"
    statuses = {number: row.status for number, row in ended.entrants.items()}
    assert [number for number, status in statuses.items() if status == "playing"] == [1, 5, 6, 7, 8]
    assert ended.entrants[1].name == person(9).name
    corrected = (await services.contests.view(cup.number)).pairings[pairings[-1] - 1]
    assert {(seat.twelfths, seat.kind) for seat in corrected.seats} == {(6, "corrected")}


async def test_a_void_match_is_played_anew_in_flow(cups: Starter) -> None:
    """Catches two who wait for ever after their match was stopped."""
    cup = await cups(4, "flow", rounds=2)
    await cup.wait(2 * DAY)
    seats = (await cup.now()).seats
    (pairing,) = (number for number, found in seats.items() if 4 in {seat.entrant for seat in found})
    other = next(seat.entrant for seat in seats[pairing] if seat.entrant != 4)
    await cup.services.organising.adjudicate(cup.number, ORGANISER, pairing, None, "nobody was told")
    assert (await cup.now()).pairings[pairing].status == "void"
    assert {(await cup.now()).entrants[each].free_since for each in (4, other)} == {cup.clock.now}
    await cup.wait(2 * DAY)
    later = [found for number, found in (await cup.now()).seats.items() if number != pairing]
    assert any(4 in {seat.entrant for seat in found} for found in later)
    assert len(await cup.acts_of(acts.Voided)) == 1


async def test_who_did_not_come_is_forgiven_and_plays_on(cups: Starter) -> None:
    """Catches a forfeit that stays although it was taken back, and somebody who is never paired again."""
    cup = await cups(4, "flow", rounds=2)
    while (before := await cup.now()).entrants[4].stopped_at is None:
        await cup.wait(DAY // 4)
    missed = {number for number, found in before.seats.items() if 4 in {seat.entrant for seat in found}}
    await cup.services.organising.forgive(cup.number, ORGANISER, 4)
    after = await cup.now()
    assert after.entrants[4].stopped_at is None
    assert {after.pairings[number].status for number in missed} == {"void"}
    assert [act.by_whom for act in await cup.services.contests.acts(cup.number, 2)] == [-1, -1]
    assert (await refused(cup.services.organising.forgive(cup.number, ORGANISER, 4))).code == "nothing_to_forgive"
