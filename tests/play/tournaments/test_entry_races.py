"""People who enter, leave and start at the same moment, on both databases: every place and number is given once."""

import asyncio
from collections.abc import Awaitable

import pytest

from games.kernel.errors import Refusal
from play.seats.lobby import Person
from play.services import Services
from tests.play.tournaments.shortcuts import CHIEF, OTHER, drafted, record

pytestmark = pytest.mark.slow


async def _tried(*acts: Awaitable[object]) -> list[object]:
    """Run everything at the same time; a refusal is an answer, any other exception a fault."""
    results = await asyncio.gather(*acts, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result
    return list(results)


async def test_every_place_is_given_once(both: tuple[Services, Services]) -> None:
    here, there = both
    people = [Person(5_000 + number, f"Person {number}") for number in range(8)]
    for _ in range(5):
        number = await drafted(here, most=5, rounds=2)
        await here.organising.open(number, CHIEF)
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
        acts = [act.facts["kind"] for act in await here.contests.acts(number, 99)]
        assert acts.count("started") == 1
        assert acts.count("withdrew") == 2
        assert len({row.user_id for row in found.entrants.values()}) == len(people)
        assert [row.status for row in found.entrants.values()].count("playing") <= 5


async def test_a_server_has_no_more_than_its_tournaments(both: tuple[Services, Services]) -> None:
    here, there = both
    numbers = [await drafted(here, Person(6_000 + each // 9, "Helper")) for each in range(24)]
    results = await _tried(
        *(each.organising.open(number, CHIEF) for number, each in zip(numbers, (here, there) * 12, strict=True))
    )
    assert sum(isinstance(result, Refusal) for result in results) == 4
