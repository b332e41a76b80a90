"""Taking part in a league: `/league join | leave | skip | mine`, and the buttons that do so."""

import discord

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_league import AboutLeague, known_league, meant, suggest_leagues
from cogs.interactions.which_match import LONGEST_LIST
from cogs.interactions.which_match import RUNNING as RUNNING_MATCHES
from cogs.league import GROUP
from games.kernel.errors import Refusal
from play.formats.league_views import MAY_LEAVE, LeagueView, MemberView
from render import verbs
from render.deciding.refusal import refusal_text
from render.leagues import league_name
from render.pages.league_card import league_page
from render.pages.league_division import (
    league_enter_page,
    league_joined_page,
    league_leave_page,
    my_division_page,
)
from render.pages.parts import with_notice
from render.pages.tournament_lists import Waiting

PLAYING = frozenset({"due", "running"})


@pressed(verbs.LEAGUE_JOIN)
@command(GROUP, autocomplete={"league": suggest_leagues})
@needs(None)
async def join(request: Request, salt: str | None = None, league: str | None = None) -> Answer:
    """Play from the next season on; who skips one is back by it.

    Raises:
        Refusal: `server_of_league`, and what `TakingPart.join` refuses.
    """
    about = await meant(request, league)
    mine = about.view.member_of(request.user_id)
    if request.interaction.guild_id != about.view.guild_id and (mine is None or mine.status not in MAY_LEAVE):
        # Who has left still sees the league, but may be sent away from its server by now.
        raise Refusal("server_of_league")
    member = request.interaction.user
    roles = {role.id for role in member.roles} if isinstance(member, discord.Member) else set[int]()
    salt = salt or request.default_salt
    try:
        await request.services.taking_part.join(about.number, request.person, salt, roles)
    except Refusal as refusal:
        if refusal.code != "already_member":
            raise
        return await _mine(request, about, refusal_text(refusal, request.words))
    if mine is not None and mine.status in MAY_LEAVE:
        return await _told(request, about, "league-is-back")
    view = (await known_league(request, about.number)).view
    page = league_joined_page(view, request.words, salt=salt, dm_open=True)
    if await request.bot.try_direct_message(request.user_id, page) is False:
        page = league_joined_page(view, request.words, salt=salt, dm_open=False)
    return Answer(page)


@pressed(verbs.LEAGUE_LEAVE)
@command(GROUP, autocomplete={"league": suggest_leagues})
@needs(None)
async def leave(request: Request, league: str | None = None) -> Answer:
    """Ask how, then leave; refuses `not_a_member`, and what `TakingPart.leave` refuses."""
    about = await meant(request, league)
    mine = _member(about, request)
    if about.rest not in {verbs.YES, verbs.EVERY} and mine.status in MAY_LEAVE and about.view.status != "closed":
        return Answer(league_leave_page(about.view, request.words, _to_play(about.view, mine)))
    at_once = about.rest == verbs.EVERY
    await request.services.taking_part.leave(about.number, request.user_id, at_once=at_once)
    return await _told(request, about, "league-left-now" if at_once else "league-left")


@pressed(verbs.LEAGUE_SKIP)
@command(GROUP, autocomplete={"league": suggest_leagues})
@needs(None)
async def skip(request: Request, league: str | None = None) -> Answer:
    """Do not play in the next season, and play again after it; refuses what `TakingPart.rest` refuses."""
    about = await meant(request, league)
    await request.services.taking_part.rest(about.number, request.user_id)
    return await _told(request, about, "league-skipped")


@pressed(verbs.LEAGUE_MINE)
@command(GROUP, autocomplete={"league": suggest_leagues})
@needs(None)
async def mine(request: Request, league: str | None = None) -> Answer:
    """Show the person's own division with their matches; who is not in the league is asked to join."""
    return await _mine(request, await meant(request, league))


async def _mine(request: Request, about: AboutLeague, notice: str = "") -> Answer:
    own = about.view.member_of(request.user_id)
    if own is None:
        return Answer(with_notice(notice, league_enter_page(about.view, request.words)))
    lines = await request.services.finder.of_player(request.user_id, RUNNING_MATCHES, LONGEST_LIST)
    waiting = {int(line.match): Waiting(line.my_turn, line.deadline_at) for line in lines}
    return Answer(with_notice(notice, my_division_page(about.view, own, waiting, request.words)))


async def _told(request: Request, about: AboutLeague, key: str) -> Answer:
    """Return one sentence about a league above the person's own division as it is now."""
    now = await known_league(request, about.number)
    said = request.words(key, name=league_name(now.view))
    if now.view.member_of(request.user_id) is None:
        return Answer(with_notice(said, league_page(now.view, request.words)))
    return await _mine(request, now, said)


def _member(about: AboutLeague, request: Request) -> MemberView:
    """Return what the person is in a league; refuses `not_a_member`."""
    found = about.view.member_of(request.user_id)
    if found is None:
        raise Refusal("not_a_member")
    return found


def _to_play(view: LeagueView, mine: MemberView) -> int:
    """Return how many matches of the season a member still has to play."""
    division = None if mine.division is None else view.division(mine.division)
    if division is None or mine.entrant is None or division.status != "running":
        return 0
    return sum(each.status in PLAYING for each in division.of_entrant(mine.entrant))
