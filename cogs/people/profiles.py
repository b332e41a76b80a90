"""What people know of somebody who plays: `/profile`, and its buttons."""

import discord
from msgspec.structs import replace

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.people.settings import LONGEST_ID
from games.kernel.profiles import Reliable, Title
from play.ratings.profiles import seen_titles
from render import verbs
from render.pages.profile import profile_page


@command()
@needs(None)
async def profile(request: Request, player: discord.User | None = None) -> Answer:
    """Show one's own profile, or what somebody has played on this server.

    Raises:
        Refusal: for somebody else's what `server_here` refuses, `not_rated_here`.
    """
    return await _profile(request, request.user_id if player is None else player.id)


@pressed(verbs.PROFILE)
@needs(None)
async def turn_profile(request: Request) -> Answer:
    """Show one's own profile, or that of the person named, with the curve of the ladder named; refuses as `profile`."""
    who, _, ladder = request.arg.partition(":")
    return await _profile(request, _id_in(who) or request.user_id, ladder)


def _id_in(text: str) -> int | None:
    """Return the id of a person that an argument spells, or None."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_ID else None


async def _profile(request: Request, user_id: int, ladder: str = "") -> Answer:
    services = request.services
    is_own = user_id == request.user_id
    guild_id = None if is_own else request.server_here()
    if guild_id is None:
        found = await services.ratings.own_profile(user_id, ladder)
    else:
        found = await services.ratings.profile(user_id, guild_id, ladder)
    won = await services.contests.titles_of(user_id)
    divisions = await services.leagues.titles_of(user_id)
    leagues = (Title("league", each.name, each.guild_id, each.season, each.division) for each in divisions)
    figure = (await services.reliabilities.of_people((user_id,))).get(user_id)
    reliable = figure and Reliable(figure.answers, figure.in_time, figure.matches, figure.finished)
    whole = replace(found, titles=seen_titles((*leagues, *won), guild_id), reliable=reliable)
    on_server = request.interaction.guild_id is not None
    return Answer(profile_page(whole, request.words, request.lens(), on_server=on_server))
