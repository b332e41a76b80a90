"""A season of eight people in the simulated Discord, with a knock-out of four and restarts of the bot."""

from pathlib import Path

import pytest

from tests.season import leagues
from tests.season.__main__ import cup_of
from tests.season.checks import check
from tests.season.plans import DOUBLE, PLANS
from tests.season.playing import Cup, Plan
from tests.season.world import season_world

SMALL = Plan(
    "Small Cup",
    "dungeon_twister",
    {
        "Format…": {"list-0": ["format.flow"], "field-1": "2", "list-2": ["at_once.2"], "list-3": ["final.4-1"]},
        "Dates, pace…": {"list-0": ["pace.relaxed"]},
        "Who can enter…": {"field-0": "8"},
    },
    entrants=8,
    reserves=1,
    leaving=(5,),
    leaving_days=2,
    corrected_day=3,
    restart_days=4,
)


@pytest.mark.usefixtures("quick_database")
async def test_a_small_season_is_as_it_should_be_in_discord_and_in_the_database(tmp_path: Path) -> None:
    """Catches what a restart, a withdrawal, a reserve and a correction together leave wrong: no other test has all.

    A match opened or counted twice, a thread that still asks for a move, standings that Discord shows otherwise.
    """
    async with season_world(tmp_path / "season.sqlite3", 3) as season:
        cup = Cup(season, SMALL, 3)
        view = await cup.play()
        assert cup.restarts and cup.is_replaced and cup.corrected
        await check(cup, view)


@pytest.mark.hunt
@pytest.mark.usefixtures("quick_database")
@pytest.mark.parametrize("name", ["groups", "table_groups", "table_flow", "teams"])
async def test_groups_flow_at_tables_and_teams_are_as_they_should_be(tmp_path: Path, name: str) -> None:
    """Catches what no rule alone shows: pages that fail once a member has moved up, teams that nobody can agree for.

    Somebody leaves and somebody does not come, a result is corrected, and the bot restarts.
    """
    async with season_world(tmp_path / "season.sqlite3", 5) as season:
        cup = cup_of(season, *PLANS[name])
        view = await cup.play()
        assert cup.restarts and cup.corrected and any(each.is_stopped for each in view.entrants.values())
        await check(cup, view)


@pytest.mark.hunt
@pytest.mark.usefixtures("quick_database")
async def test_a_double_elimination_at_tables_is_as_it_should_be(tmp_path: Path) -> None:
    """Catches a round that a restart, a withdrawal or a correction leaves undrawn, or shows otherwise in Discord."""
    async with season_world(tmp_path / "season.sqlite3", 3) as season:
        cup = Cup(season, DOUBLE, 3)
        view = await cup.play()
        assert cup.restarts and cup.corrected
        winner, *others = view.cup
        corrected = next(each for each in view.pairings if each.pairing == cup.corrected)
        # A correction of an earlier round sends nobody out or back.
        apart = {seat.entrant for seat in corrected.seats}
        apart |= {number for number, each in view.entrants.items() if each.status != "playing"}
        lost = {each.entrant: len(each.lost_in) for each in others if each.entrant not in apart}
        assert winner.state == "won" and set(lost.values()) == {2}
        await check(cup, view)


@pytest.mark.hunt
@pytest.mark.usefixtures("quick_database")
async def test_two_seasons_of_a_small_league_are_as_they_should_be(tmp_path: Path) -> None:
    """Catches places, moves or tables that a restart, people who leave and come, and the season's end leave wrong."""
    plan = leagues.Plan("Little League", 9, seasons=2, leave=0, whole=9)
    async with season_world(tmp_path / "season.sqlite3", 5) as season:
        league = leagues.League(season, plan, 5)
        await league.play()
        await league.past_the_end()
        await leagues.check(league)
        assert len(league.sat) == 2 and league.restarts
