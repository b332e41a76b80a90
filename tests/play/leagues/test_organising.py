"""What organisers do, and what refuses it."""

from msgspec.structs import replace

from games.kernel.errors import Refusal
from play.league_rules.agreed import Changes
from play.services import Services
from tests.play.leagues.conftest import Starter
from tests.play.leagues.played import ORGANISER, drafted, joined, person, refused_by
from tests.play.matches import Clock, refused
from tests.play.tournaments.shortcuts import drafted as drafted_cup


async def test_settings_change_until_the_first_season_opens_and_some_later(leagues: Starter) -> None:
    league = await leagues(4)
    organising, number = league.services.organising_leagues, league.number
    settings = replace((await league.now()).settings, months=2)
    await organising.edit(number, Changes(name="Winter League", settings=settings))
    assert ((await league.now()).row.name, (await league.now()).settings.months) == ("Winter League", 2)
    assert await refused_by(organising.edit(number, Changes(size=5))) == "league_frozen"
    changes = (await league.now()).row.changes
    await organising.edit(number, Changes(name="Winter League"))
    assert (await league.now()).row.changes == changes, "nothing is shown anew where nothing has changed"


async def test_a_league_is_opened_and_started_once(services: Services, clock: Clock) -> None:
    league = await drafted(services, clock)
    organising = services.organising_leagues
    assert await refused_by(organising.start(league.number)) == "league_not_open"
    await organising.let_join(league.number, ORGANISER)
    assert await refused_by(organising.let_join(league.number, ORGANISER)) == "league_is_open"
    for number in range(1, 4):
        await services.taking_part.join(league.number, person(number), "")
    await organising.start(league.number)
    assert await refused_by(organising.start(league.number)) == "league_started"


async def test_who_is_removed_is_out_of_the_season_too_and_does_not_come_back(leagues: Starter) -> None:
    league = await leagues(4)
    services, number = league.services, league.number
    await services.organising_leagues.remove(number, ORGANISER, 2, "insults")
    found = (await league.seen()).members[2]
    assert (found.status, found.reason) == ("removed", "insults")
    tournament = await (await league.cups())[0].now()
    entrant = tournament.entrant_of(person(2).user_id)
    assert entrant is not None and entrant.status == "removed"
    assert await refused_by(services.taking_part.join(number, person(2), "")) == "removed_from_league"
    assert await refused_by(services.organising_leagues.remove(number, ORGANISER, 2, "again")) == "member_gone"
    assert await refused_by(services.organising_leagues.remove(number, ORGANISER, 77, "who")) == "unknown_member"
    await services.people.forget(person(2).user_id)
    assert await refused_by(services.taking_part.join(number, person(2), "")) == "removed_from_league"


async def test_nobody_removes_a_rival_from_their_own_division(leagues: Starter) -> None:
    league = await leagues(4)
    refusal = await refused(league.services.organising_leagues.remove(league.number, person(1), 2, "too good"))
    assert refusal.code == "organiser_plays"
    assert (await league.now()).members[2].status == "in", "and nothing of it is stored"


async def test_a_league_counts_as_one_tournament_and_its_divisions_as_none(services: Services, clock: Clock) -> None:
    """Catches a limit that a league uses up with each season, or does not count for."""
    first = await joined(services, clock, 8)
    await services.organising_leagues.start(first.number)
    second = await drafted(services, clock)
    await services.organising_leagues.let_join(second.number, ORGANISER)
    third = await drafted(services, clock)
    refusal: Refusal = await refused(services.organising_leagues.let_join(third.number, ORGANISER))
    assert (refusal.code, refusal.facts) == ("too_many_own_tournaments", {"most": 2})
    await services.organising_leagues.let_join(third.number, ORGANISER, is_staff=True)
    cup = await drafted_cup(services, ORGANISER)
    assert await refused_by(services.organising.open(cup, ORGANISER)) == "too_many_own_tournaments"
