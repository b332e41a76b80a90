"""Settings of a server, for who manages it: `/settings server`."""

from typing import Literal

import discord
from msgspec.structs import replace

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import table_words
from cogs.messages.channels import check_permissions
from cogs.messages.posting import CannotShow
from cogs.messages.tags import found_tags
from cogs.people.settings import GROUP, named
from cogs.projection.overviews import usable, why_unusable
from cogs.projection.posts import missing_tags, tags_of
from games.kernel.errors import Refusal
from render import verbs
from render.pages.server_settings import PART_OF, Part, Server, part_named, server_page
from render.pages.settings import AUTO, OFF, ON

LONGEST_ID = 19
"""The most digits that an id of Discord has."""


@command(GROUP, name="server")
@needs(None)
async def server_as_typed(
    request: Request,
    *,
    channel: discord.TextChannel | None = None,
    organisers: discord.Role | None = None,
    own_decks: Literal["on", "off"] | None = None,
    overview: discord.TextChannel | None = None,
    results: discord.TextChannel | None = None,
) -> Answer:
    """Show the server's settings; a channel or a role named here is chosen, or no longer if it is already.

    Raises:
        Refusal: `server_only`, `staff_only`, and of the channel of an overview or of results `no_such_channel` and
            `missing_permissions`.
    """
    if channel is not None:
        await _switch_channel(request, _guild(request), channel.id)
    if organisers is not None:
        await _switch_organisers(request, _guild(request), organisers.id)
    if own_decks is not None:
        await request.services.people.change_guild(_guild(request), rates_decks=own_decks == ON)
    if overview is not None:
        await _switch_overview(request, _guild(request), overview.id)
    if results is not None:
        await _switch_results(request, _guild(request), results.id)
    is_of_channels = overview is not None or results is not None
    return await _shown(request, "people" if organisers is not None else "channels" if is_of_channels else "tables")


async def _switch_channel(request: Request, guild_id: int, channel_id: int) -> None:
    """Put a channel on the list of channels for tables, or take it off."""
    listed = (await request.services.people.guild(guild_id)).channels
    others = tuple(each for each in listed if each != channel_id)
    channels = others if channel_id in listed else (*listed, channel_id)
    await request.services.people.change_guild(guild_id, channels=channels)


async def _switch_organisers(request: Request, guild_id: int, role_id: int) -> None:
    """Let those with a role organise the server's tournaments, or no longer if it is that role already."""
    before = (await request.services.people.guild(guild_id)).organiser_role
    await request.services.people.change_guild(guild_id, organiser_role=None if role_id == before else role_id)


@pressed(verbs.SERVER)
@needs(None)
async def server(request: Request) -> Answer:
    """Show the server's settings to those who manage it.

    Raises:
        Refusal: `server_only`, `staff_only`.
    """
    return await _shown(request, part_named(request.arg))


async def _shown(request: Request, part: Part) -> Answer:
    """Return a part of the settings; refuses `server_only`, `staff_only`."""
    guild_id = _guild(request)
    guild, shown = await request.services.people.guild(guild_id), await request.services.overviews.of(guild_id)
    overview, results = shown.channel_id, shown.results_channel_id
    unusable = {each: reason for each in (overview, results) if each and (reason := _why_unusable(request, each))}
    if shown.lost and overview is not None:
        unusable.setdefault(overview, why_unusable(shown.lost, request.words))
    said = Server(
        guild.language,
        guild.pace,
        guild.channels,
        guild.organiser_role,
        in_common=guild.in_common,
        rates_decks=guild.rates_decks,
        overview=overview,
        results=results,
        unusable=unusable,
        names=_names(request, overview, results, guild.organiser_role),
    )
    return Answer(server_page(await _with_forum(request, guild_id, said), request.words, part))


async def _with_forum(request: Request, guild_id: int, said: Server) -> Server:
    """Return what a server has chosen with the forum of its tables, and the tags that this lacks."""
    home = await request.services.forums.of(guild_id)
    if home is None:
        guild = request.interaction.guild
        return replace(said, has_forums=guild is None or bool(guild.forums))
    said, forum = replace(said, forum=home.channel_id), request.bot.get_channel(home.channel_id)
    said = replace(said, names={**said.names, **_names(request, home.channel_id)})
    if not isinstance(forum, discord.ForumChannel):
        return said
    tags, why = missing_tags(forum, found_tags(forum, home.tags), await table_words(request))
    return replace(said, untagged=tags, why=why)


def _names(request: Request, *chosen: int | None) -> dict[int, str]:
    """Return what those of these channels and roles are called that the server still has."""
    guild, found = request.interaction.guild, dict[int, str]()
    for each in filter(None, chosen):
        channel, role = guild and guild.get_channel(each), guild and guild.get_role(each)
        if channel is not None:
            found[each] = f"#{channel.name}"
        elif role is not None:
            found[each] = f"@{role.name}"
    return found


def _why_unusable(request: Request, channel_id: int) -> str:
    """Return in words why the bot cannot write in a channel of the server, "" if it can."""
    assert request.interaction.guild is not None
    try:
        usable(request.interaction.guild, channel_id)
    except CannotShow as fault:
        return why_unusable(fault.reason, request.words)
    return ""


async def _switch_overview(request: Request, guild_id: int, channel_id: int) -> None:
    """Show the server's overview in a channel, or take it down there."""
    before = (await request.services.overviews.of(guild_id)).channel_id
    chosen = None if channel_id == before else await _checked(request, channel_id)
    await request.services.overviews.put_up(guild_id, chosen, request.user_id)
    request.bot.refresh_overview(guild_id)


async def _switch_results(request: Request, guild_id: int, channel_id: int) -> None:
    """Tell the server's results in a channel, or no longer."""
    before = (await request.services.overviews.of(guild_id)).results_channel_id
    chosen = None if channel_id == before else await _checked(request, channel_id)
    await request.services.overviews.tell_results(guild_id, chosen)
    request.bot.refresh_overview(guild_id)


async def _checked(request: Request, channel_id: int) -> int:
    """Return a text channel of this server in which the bot can write.

    Raises:
        Refusal: `no_such_channel`, `missing_permissions`.
    """
    guild = request.interaction.guild
    if guild is None or not isinstance(guild.get_channel(channel_id), discord.TextChannel):
        raise Refusal("no_such_channel")
    await check_permissions(request.bot, channel_id, request.words)
    return channel_id


async def _switch_forum(request: Request, channel_id: int) -> None:
    """Let the server have its tables in a forum, or no longer; its tags are made as far as the bot may.

    Raises:
        Refusal: `server_only`, `bot_not_here`, `staff_only`, `no_such_channel`, `missing_permissions` (`permissions`).
    """
    guild_id = _guild(request)
    forum = request.bot.get_channel(channel_id)
    before = await request.services.forums.of(guild_id)
    if before is None or before.channel_id != channel_id:
        if not isinstance(forum, discord.ForumChannel) or forum.guild.id != guild_id:
            raise Refusal("no_such_channel")
        await check_permissions(request.bot, channel_id, request.words, thread=True)
    now = await request.services.forums.switch(guild_id, channel_id)
    if now is not None and isinstance(forum, discord.ForumChannel):
        await tags_of(request.bot, forum, await table_words(request))


@pressed(verbs.SERVER_SET)
@needs(None)
async def change_server(request: Request) -> Answer:
    """Change one of the server's settings and show those beside it.

    Raises:
        Refusal: `server_only`, `staff_only`, `unknown_setting` (`word`), and what `server_as_typed` refuses.
    """
    name, value = named(request)
    guild_id = _guild(request)
    match name:
        case "language":
            await request.services.people.change_guild(guild_id, language=None if value == AUTO else value)
        case "pace":
            await request.services.people.change_guild(guild_id, pace=value)
        case "common":
            await request.services.people.change_guild(guild_id, in_common=value == ON)
        case "decks" if value in {ON, OFF}:
            await request.services.people.change_guild(guild_id, rates_decks=value == ON)
        case "channel" if value.isascii() and value.isdecimal() and len(value) <= LONGEST_ID:
            await _switch_channel(request, guild_id, int(value))
        case "forum" if value.isascii() and value.isdecimal() and len(value) <= LONGEST_ID:
            await _switch_forum(request, int(value))
        case "organisers" if value.isascii() and value.isdecimal() and len(value) <= LONGEST_ID:
            await _switch_organisers(request, guild_id, int(value))
        case "overview" if value.isascii() and value.isdecimal() and len(value) <= LONGEST_ID:
            await _switch_overview(request, guild_id, int(value))
        case "results" if value.isascii() and value.isdecimal() and len(value) <= LONGEST_ID:
            await _switch_results(request, guild_id, int(value))
        case _:
            raise Refusal("unknown_setting", word=name)
    return await _shown(request, PART_OF.get(name, "tables"))


def _guild(request: Request) -> int:
    guild_id = request.server_here()
    if not request.is_staff_of(guild_id):
        raise Refusal("staff_only")
    return guild_id
