"""People who enter, leave and start at the same moment, on both databases: every place and number is given once."""

import asyncio
from collections.abc import Awaitable

import pytest

from games.kernel.errors import Refusal
from play.seats.lobby import Person
from play.services import Services
from play.tournament_rules import acts
from play.tournament_rules.acts import NewPairing
from tests.play.matches import PEOPLE
from tests.play.tournaments.shortcuts import CHIEF, OTHER, done, drafted, opened, record

pytestmark = pytest.mark.slow


async def _tried(*deeds: Awaitable[object]) -> list[object]:
    """Run everything at the same time; a refusal is an answer, any other exception a fault."""
    results = await asyncio.gather(*deeds, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result
    return list(results)


async def test_every_place_is_given_once(both: tuple[Services, Services]) -> None:
    here, there = both
    people = [Person(5_000 + number, f"Person {number}") for number in range(8)]
    for _ in range(5):
        number = await drafted(here, most=5, rounds=2)
        await here.organising.open(number, CHIEF, is_staff=True)
        await _tried(*(each.entering.join(number, person, "") for person in people for each in both))
        found = await record(there, number)
        assert sorted(found.entrants) == list(range(1, 9))
        assert len({row.user_id for row in found.entrants.values()}) == len(people)
        assert [row.status for row in found.entrants.values()].count("entered") == 5
        await _tried(
            here.entering.withdraw(number, people[0].user_id),
            there.entering.withdraw(number, people[0].user_id),
            there.entering.withdraw(number, people[1].user_id),
            here.organising.start(number, CHIEF),
            there.organising.start(number, OTHER),
        )
        found = await record(here, number)
        kinds = [act.facts["kind"] for act in await here.contests.acts(number, 99)]
        assert kinds.count("started") == 1
        assert kinds.count("withdrew") == 2
        assert len({row.user_id for row in found.entrants.values()}) == len(people)
        assert [row.status for row in found.entrants.values()].count("playing") <= 5


async def test_a_server_has_no_more_than_its_tournaments(both: tuple[Services, Services]) -> None:
    here, there = both
    numbers = [await drafted(here, Person(6_000 + each // 9, "Helper")) for each in range(24)]
    results = await _tried(
        *(each.organising.open(number, CHIEF) for number, each in zip(numbers, (here, there) * 12, strict=True))
    )
    assert sum(isinstance(result, Refusal) for result in results) == 4


async def test_pairings_are_shown_once_and_everybody_is_in_one(both: tuple[Services, Services]) -> None:
    """Catches a swap in pairings that another process shows just then, and two who press Next now in one instant."""
    here, there = both
    for _ in range(3):
        number = await opened(here, "flow", rounds=2)
        await here.organising.start(number, CHIEF)
        later = here._context.clock() + 9_999
        await done(here, number, acts.Paired(1, 1, later, (NewPairing(1, (1, 2)), NewPairing(2, (3, 4)))))
        results = await _tried(
            here.organising.swap(number, CHIEF, 1, 3, "they asked for it"),
            *(each.entering.hurry(number, PEOPLE[0].user_id) for each in both),
            *(each.organising.publish(number, who) for each, who in ((here, CHIEF), (there, OTHER))),
            there.organising.swap(number, OTHER, 2, 4, "they asked for it, too"),
        )
        found, told = await record(there, number), await here.contests.acts(number, 99)
        assert sorted(seat.entrant for seats in found.seats.values() for seat in seats) == [1, 2, 3, 4]
        kinds = [act.facts["kind"] for act in told]
        assert (kinds.count("published"), kinds.count("hurried") <= 1) == (1, True)
        assert {each.code for each in results if isinstance(each, Refusal)} <= {
            "nothing_hidden",
            "not_hidden",
            "not_free",
        }
