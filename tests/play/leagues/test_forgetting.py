"""Who is forgotten leaves a number in leagues, and gets before that all that is stored of them there."""

import msgspec

from db.rows import leagues as rows
from play.seats.lobby import Person
from play.services import Services
from tests.play.leagues.conftest import Starter
from tests.play.leagues.played import ORGANISER, joined, person
from tests.play.matches import Clock

ROSAMUNDE = Person(987_654_321_012_345_678, "Rosamunde")


async def test_the_file_of_a_person_tells_of_leagues(leagues: Starter) -> None:
    league = await leagues(4)
    await league.play_all()
    file = msgspec.json.decode(await league.services.people.export(person(3).user_id))
    (mine,) = file["leagues"]
    assert (mine["league_name"], mine["member"], mine["salt"]) == ("Autumn League", 3, "salt 3")
    assert [each["season"] for each in mine["places"]] == [1, 2]
    assert mine["places"][0]["place"] is not None
    made = msgspec.json.decode(await league.services.people.export(ORGANISER.user_id))
    assert made["made_leagues"] == [league.number]


async def test_a_number_stays_without_id_and_name(services: Services, clock: Clock) -> None:
    """Catches a name or an id in a row or a view, and somebody who plays on though nobody is there."""
    league = await joined(services, clock, 4)
    await services.taking_part.join(league.number, ROSAMUNDE, "")
    await services.organising_leagues.start(league.number)
    await league.look()
    assert await services.leagues.would_leave(ROSAMUNDE.user_id) == 1
    told: list[int] = []
    services.watch_leagues(told.append)
    await services.people.forget(ROSAMUNDE.user_id)
    assert set(told) == {league.number}
    seen = await league.seen()
    assert (seen.members[5].user_id, seen.members[5].name, seen.members[5].status) == (None, "", "left")
    everything = repr(await league.now()) + repr(seen)
    assert ROSAMUNDE.name not in everything
    assert str(ROSAMUNDE.user_id) not in everything
    behind = await services._context.database.read(rows.behind, 9)
    assert [row.number for row in behind] == [league.number]
    await services.taking_part.join(league.number, ROSAMUNDE, "")
    assert (await league.seen()).members[6].name == "Rosamunde", "as a newcomer, in the next season"


async def test_the_maker_is_forgotten_too(leagues: Starter) -> None:
    league = await leagues(4)
    await league.services.people.forget(ORGANISER.user_id)
    assert (await league.seen()).created_by is None
    assert ORGANISER.name not in repr(await league.now())
    await league.play_all()
    assert (await league.now()).row.season == 2, "it goes on without them"
