"""Leagues that are cut off at any commit: no season opens twice, none is lost, and nobody plays it twice."""

import asyncio

import pytest

from games.kernel.ids import MatchId, Seat
from play.leagues.seasons import Seasons
from play.services import Services
from tests.play.leagues.conftest import not_due
from tests.play.leagues.played import Season, joined, person
from tests.play.matches import Clock
from tests.play.tournaments.test_kills_and_races import Commits, Killed, commits

__all__ = ["commits"]


async def test_two_processes_open_a_season_once(both: tuple[Services, Services]) -> None:
    """Catches a lock that one engine alone has: both look at the same moment."""
    first, second = both
    clock = first._context.clock
    assert isinstance(clock, Clock)
    league = await joined(first, clock, 8)
    await second.taking_part.join(league.number, person(9), "")
    clock.now = (await league.now()).row.opens_at or 0
    seasons = [Seasons(each._context) for each in both]
    done = await asyncio.gather(*(each.open(MatchId(league.number), Seat(-1)) for each in seasons))
    assert sorted(done) == [False, True]
    now = await league.now()
    assert (now.row.season, len(now.divisions), len(now.places)) == (1, 2, 9)


async def _looked(league: Season, commits: Commits, after: int) -> None:
    """Do what is due, again and again cut off after so many commits, until nothing is due any more."""
    while True:
        commits.left = after
        try:
            await league.look()
        except Killed:
            # What was claimed is claimed again when the claim has ended.
            league.clock.now += 31
        else:
            return
        finally:
            commits.left = None


@pytest.mark.parametrize("after", [2, 3])
async def test_a_season_that_is_cut_off_everywhere(
    services: Services, clock: Clock, commits: Commits, after: int
) -> None:
    """Catches a step of a league that is done twice or half, such as divisions without a season."""
    league = await joined(services, clock, 8)
    for season in (1, 2):
        clock.now = (await league.now()).row.opens_at or 0
        await _looked(league, commits, after)
        now = await league.now()
        assert (now.row.season, len(now.divisions)) == (season, 2)
        assert sorted(row.member for row in now.places) == list(range(1, 9))
        for cup in await league.cups():
            await league.play(cup)
        await _looked(league, commits, after)
    assert await services._context.database.read(not_due, league.number) == ()
    (first,) = await services.leagues.history(league.number)
    assert [each.place for each in first.places] == [1, 2, 3, 4] * 2
