"""Looking at leagues: `/league show | list | division | history | rules`, and the buttons."""

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_league import MOST_LISTED, AboutLeague, listed_leagues, meant, suggest_leagues
from cogs.interactions.which_tournament import may_make
from cogs.league import GROUP
from render import verbs
from render.page import Page, number_in
from render.pages.league_card import league_page, leagues_page
from render.pages.league_division import division_page
from render.pages.league_history import history_page, league_rules_page, season_page


@pressed(verbs.LEAGUE)
@command(GROUP, autocomplete={"league": suggest_leagues})
@needs(None)
async def show(request: Request, league: str | None = None) -> Answer:
    """Show the message of a league, in the person's language."""
    about = await meant(request, league)
    return Answer(league_page(about.view, request.words))


@pressed(verbs.LEAGUES)
@command(GROUP, name="list")
@needs(None)
async def of_server(request: Request) -> Answer:
    """List the leagues of the server that the person can see; in direct messages those that they are in."""
    found = await listed_leagues(request, organises=True)
    return Answer(leagues_page(found[:MOST_LISTED], request.words, can_make=await may_make(request)))


@pressed(verbs.LEAGUE_DIVISION)
@command(GROUP, autocomplete={"league": suggest_leagues})
@needs(None)
async def division(request: Request, number: int = 1, league: str | None = None) -> Answer:
    """Show a division with its matches, by default the top one; where there is none, the league."""
    about = await meant(request, league)
    wanted = number_in(about.rest) if request.reference.verb else number
    return Answer(_division(request, about, wanted or 1))


def _division(request: Request, about: AboutLeague, number: int) -> Page:
    found = about.view.division(number)
    if found is None:
        return league_page(about.view, request.words)
    mine = about.view.member_of(request.user_id)
    return division_page(about.view, found, request.words, mine, organises=about.is_organiser)


@pressed(verbs.LEAGUE_HISTORY)
@command(GROUP, autocomplete={"league": suggest_leagues})
@needs(None)
async def history(request: Request, season: int | None = None, league: str | None = None) -> Answer:
    """Show who has won which season, or all places of one."""
    about = await meant(request, league)
    seasons = await request.services.leagues.history(about.number)
    wanted = number_in(about.rest) if request.reference.verb else season
    chosen = next((each for each in seasons if each.season == wanted), None)
    if chosen is None:
        return Answer(history_page(about.view, seasons, request.words))
    return Answer(season_page(about.view, chosen, seasons, request.words))


@pressed(verbs.LEAGUE_RULES)
@command(GROUP, autocomplete={"league": suggest_leagues})
@needs(None)
async def rules(request: Request, league: str | None = None) -> Answer:
    """Show how a league is played."""
    about = await meant(request, league)
    return Answer(league_rules_page(about.view, request.words))
