"""What tournaments and leagues of a server are called, over the services: no two that cannot be told apart."""

import pytest

from play.league_rules.agreed import Changes
from play.leagues.organising import NewLeague
from play.services import Services
from play.tournament_rules.acts import Edited
from play.tournaments.naming import free_name
from play.tournaments.organising import NewTournament
from tests.play.matches import refused
from tests.play.tournaments.shortcuts import CHIEF, OTHER


@pytest.mark.parametrize(
    ("name", "taken", "free"),
    [
        ("Cup", [], "Cup"),
        ("Cup", ["cup"], "Cup 2"),
        ("Cup", ["Cup", "CUP 2"], "Cup 3"),
        ("Cup 7", ["Cup 7"], "Cup 8"),
        ("A Long Cup", ["A Long Cup"], "A Long 2"),
    ],
)
def test_the_nearest_free_name(name: str, taken: list[str], free: str) -> None:
    """Catches a number that is put behind another one, or that makes a name too long."""
    assert free_name(name, taken, most=9) == free


async def test_a_default_name_gets_a_number_and_a_typed_one_is_refused(services: Services) -> None:
    """Catches two contests of one server in a list that cannot be told apart, also a league and a tournament."""
    plain, typed = NewTournament(70, "Cup", "auction", "en"), NewTournament(70, "cup ", "auction", "en", is_named=True)
    first, second = [await services.organising.draft(plain, CHIEF) for _ in range(2)]
    league = await services.organising_leagues.draft(NewLeague(70, "Cup", "auction", "en"), OTHER)
    assert [(await services.contests.view(each)).name for each in (first, second)] == ["Cup", "Cup 2"]
    assert (await services.leagues.view(league)).name == "Cup 3"
    facts = {"name": "cup", "free": "cup 4"}
    for asked in (
        services.organising.draft(typed, CHIEF),
        services.organising.edit(second, CHIEF, Edited(name="cup")),
        services.organising.check_edit(second, Edited(name="cup")),
        services.organising_leagues.edit(league, Changes(name="cup")),
    ):
        refusal = await refused(asked)
        assert (refusal.code, refusal.facts["name"]) == ("contest_name_taken", "cup")
    assert dict(refusal.facts) == facts | {"free": "cup 3"}, "its own name is free for it"
    await services.organising.edit(second, CHIEF, Edited(name="Cup"), is_named=False)
    assert (await services.contests.view(second)).name == "Cup 2"
    await services.organising.draft(NewTournament(71, "Cup", "auction", "en", is_named=True), CHIEF)


async def test_what_is_over_gives_its_name_back(services: Services) -> None:
    """Catches a yearly cup that must be called otherwise each year, and a copy that is called like what runs."""
    number = await services.organising.draft(NewTournament(70, "Cup", "auction", "en"), CHIEF)
    copy = await services.organising.copy(number, CHIEF, 70)
    assert (await services.contests.view(copy)).name == "Cup 2"
    await services.organising.cancel(number, CHIEF, "")
    await services.organising.edit(copy, CHIEF, Edited(name="Cup"))
    assert (await services.contests.view(copy)).name == "Cup"
