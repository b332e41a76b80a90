"""Pages of leagues: in each status, small and the largest, for members of each kind and for organisers."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from games import registry
from play.formats.league_views import LeagueSettings, LeagueSummary
from render.page import Page
from render.pages.forms import Form
from render.pages.league_card import league_page, leagues_page
from render.pages.league_division import (
    division_page,
    league_enter_page,
    league_joined_page,
    league_leave_page,
    my_division_page,
)
from render.pages.league_forms import league_form
from render.pages.league_history import history_page, league_rules_page, season_page
from render.pages.league_organise import PARTS, close_league_page, league_lost_page, league_organise_page
from render.pages.league_start import league_start_page
from render.pages.tournament_lists import Waiting
from tests.render.league_views import STATUSES, league, past
from tests.render.tournament_views import GREATEST, LONG
from text import Words

Made = tuple[str, Callable[[], Page]]
WORST = replace(LeagueSettings(), role_id=str(GREATEST), first="rating", months=12, most=512)


def league_pages(said: Words) -> Iterator[Made]:
    """Yield every page about a league."""
    summary = LeagueSummary(1, 70, 700, "*" * 36, "auction", "open", 0, 1, "a")
    summaries = [replace(summary, league=number, status=STATUSES[number % 5], season=number) for number in range(20)]
    yield "leagues_page", partial(leagues_page, summaries, said, can_make=True)
    yield "leagues_page", partial(leagues_page, (), said, can_make=False)
    for status in STATUSES:
        yield "league_page", partial(league_page, league(status), said)
        worst = replace(league(status, 30, 16, names=LONG), name="*" * 36, settings=WORST)
        yield "league_page", partial(league_page, worst, said)
        yield "league_page", partial(league_page, league(status, 6, names=LONG), said)
        yield "league_organise_page", partial(league_organise_page, worst, said, "*" * 300)
        sizes = (16,) * 31 + (5,)
        yield "league_start_page", partial(league_start_page, worst, sizes, GREATEST >> 8, GREATEST >> 8, said)
        yield "close_league_page", partial(close_league_page, worst, said)
        yield "league_rules_page", partial(league_rules_page, worst, said)
        yield "league_enter_page", partial(league_enter_page, worst, said)
    view = league("running", 4, 16, names=LONG)
    waiting = {number: Waiting(number % 2 == 0, 1_800_000_000) for number in range(100)}
    for organises in (False, True):
        mine = view.members[3]
        yield "division_page", partial(division_page, view, view.divisions[0], said, mine, organises=organises)
    for number in (1, 9, 10, 11, 12):
        yield "my_division_page", partial(my_division_page, view, view.members[number], waiting, said)
    newcomer = view.members[65]
    yield "my_division_page", partial(my_division_page, view, newcomer, {}, said)
    for dm_open in (False, True):
        yield "league_joined_page", partial(league_joined_page, view, said, salt="*" * 100, dm_open=dm_open)
    for playing in (0, 1, 4):
        yield "league_leave_page", partial(league_leave_page, view, said, playing)
    seasons = past(view, 40)
    yield "history_page", partial(history_page, view, seasons, said)
    yield "history_page", partial(history_page, view, (), said)
    for each in (seasons[0], seasons[-1]):
        yield "season_page", partial(season_page, view, each, seasons, said)
    yield "league_lost_page", partial(league_lost_page, view, "*" * 100, said)


def league_forms(said: Words) -> Iterator[tuple[str, Form]]:
    """Yield the form of each part of the settings."""
    games = [registry.find(each) for each in registry.game_ids()]
    for part in PARTS:
        yield part, league_form(replace(league("draft"), settings=WORST), part, games, said)
