"""Settings of a person and of a server, and what a person may ask about what is stored: `/settings`, `/privacy`."""

from typing import Literal, cast

import discord
from msgspec.structs import replace

from cogs.interactions.commands import Named, autocomplete, command, group
from cogs.interactions.request import Answer, Request, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.table_language import table_words
from cogs.interactions.which_match import LONGEST_LIST, RUNNING
from cogs.messages.channels import check_permissions
from cogs.messages.layout import Attachment
from cogs.messages.posting import CannotShow
from cogs.messages.tags import found_tags
from cogs.projection.overviews import usable, why_unusable
from cogs.projection.posts import missing_tags, tags_of
from games.kernel.errors import Refusal
from play.people.people import Mentions, RemindersBy, SecretsBy
from play.rules.nights import DAY_MINUTES
from play.rules.pace import zones
from render import verbs
from render.page import number_in
from render.pages.more import forget_page
from render.pages.notices import dm_closed, note
from render.pages.privacy import forgotten_page, my_data_page, privacy_page
from render.pages.settings import (
    AUTO,
    GUESSES,
    MORNING,
    OFF,
    ON,
    Hours,
    Mine,
    Server,
    hours_page,
    server_page,
    settings_page,
)

DATA_FILE = "my-data.json"
LONGEST_ID = 19
"""The most digits that an id of Discord has."""

GROUP = group("settings", everywhere=True)


@pressed(verbs.SETTINGS)
@command(GROUP, name="me")
@needs(None)
async def settings(request: Request) -> Answer:
    """Show the person's settings, to be changed."""
    mine = request.settings
    shown = Mine(
        mine.language,
        mine.secrets,
        mine.mentions,
        mine.text_only,
        mine.safe_palette,
        mine.reminders,
        mine.digest_at,
        mine.time_zone,
        mine.is_unlisted,
    )
    return Answer(settings_page(shown, request.words, await table_words(request)))


@pressed(verbs.SET)
@needs(None)
async def change(request: Request) -> Answer:
    """Change one setting and show them all, in the language that is now chosen.

    Raises:
        Refusal: `unknown_setting` (`word`), `unknown_language` (`word`).
    """
    people, user_id = request.services.people, request.user_id
    name, value = _named(request)
    match name:
        case "language":
            await people.change(user_id, language=None if value == AUTO else value)
        case "secrets" if value in ("dm", "button"):
            await people.change(user_id, secrets=cast(SecretsBy, value))
        case "mentions" if value in ("loud", "quiet"):
            await people.change(user_id, mentions=cast(Mentions, value))
        case "reminders" if value in ("dm", "mention", "digest", "off"):
            await people.change(user_id, reminders=cast(RemindersBy, value))
        case "text_only":
            await people.change(user_id, text_only=value == ON)
        case "safe_palette":
            await people.change(user_id, safe_palette=value == ON)
        case "unlisted":
            await people.change(user_id, is_unlisted=value == ON)
        case "digest_at" if value == MORNING:
            await people.change(user_id, digest_at=None)
        case "digest_at" if (minute := number_in(value)) is not None and minute < DAY_MINUTES:
            await people.change(user_id, digest_at=minute)
        case "sleeps_at" if (minute := number_in(value)) is not None and minute < DAY_MINUTES:
            await people.change(user_id, sleeps_at=minute)
            return await hours(await request.with_settings())
        case "wakes_at" if (minute := number_in(value)) is not None and minute < DAY_MINUTES:
            await people.change(user_id, wakes_at=minute)
            return await hours(await request.with_settings())
        case _:
            raise Refusal("unknown_setting", word=name)
    return await settings(await request.with_settings())


@pressed(verbs.HOURS)
@needs(None)
async def hours(request: Request) -> Answer:
    """Show when the person sleeps, to be changed."""
    mine = request.settings
    return Answer(hours_page(Hours(mine.time_zone, mine.sleeps_at, mine.wakes_at), request.words))


@pressed(verbs.ZONE, "modal")
@needs(None)
async def zone(request: Request) -> Answer | None:
    """Ask for the person's time zone, or take the one that was typed, and show when the person sleeps.

    Raises:
        Refusal: `unknown_zone` (`word`).
    """
    if not request.values:
        await ask_for(request, "zone")
        return None
    return await _in_zone(request, request.values[0])


@pressed(verbs.OFFERED_ZONE)
@needs(None)
async def offered_zone(request: Request) -> Answer:
    """Take the time zone that is offered, or forget the one named, and show when the person sleeps."""
    match request.reference.arg:
        case verbs.GUESSED:
            return await _in_zone(request, GUESSES.get(request.words.language))
        case verbs.NO:
            return await _in_zone(request, None)
    return await hours(request)


async def _in_zone(request: Request, zone: str | None) -> Answer:
    await request.services.people.change(request.user_id, time_zone=zone)
    return await hours(await request.with_settings())


@autocomplete
async def suggest_zones(request: Request, current: str) -> Named:
    """Name the time zones."""
    return [(name, name) for name in zones()]


@command(GROUP, name="hours", autocomplete={"zone": suggest_zones})
@needs(None)
async def hours_as_typed(request: Request, zone: str | None = None) -> Answer:
    """Show when the person sleeps; a time zone named here is taken."""
    return await (hours(request) if zone is None else _in_zone(request, zone))


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
    return await server(request)


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
    )
    return Answer(server_page(await _with_forum(request, guild_id, said), request.words))


async def _with_forum(request: Request, guild_id: int, said: Server) -> Server:
    """Return what a server has chosen with the forum of its tables, and the tags that this lacks."""
    home = await request.services.forums.of(guild_id)
    if home is None:
        return said
    said, forum = replace(said, forum=home.channel_id), request.bot.get_channel(home.channel_id)
    if not isinstance(forum, discord.ForumChannel):
        return said
    tags, why = missing_tags(forum, found_tags(forum, home.tags), await table_words(request))
    return replace(said, untagged=tags, why=why)


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
    """Change one of the server's settings and show them all.

    Raises:
        Refusal: `server_only`, `staff_only`, `unknown_setting` (`word`), and what `server_as_typed` refuses.
    """
    name, value = _named(request)
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
    return await server(request)


def _named(request: Request) -> tuple[str, str]:
    """Return the setting that is to be changed and its value, as spelled on the page."""
    name, _, value = request.reference.arg.partition(".")
    return name, request.values[0] if request.values else value


@pressed(verbs.TRY_DM)
@needs(None)
async def try_dm(request: Request) -> Answer:
    """Send a direct message and say whether it went through."""
    is_open = await request.bot.send_direct_message(request.user_id, note(request.words("dm-test")))
    return Answer(note(request.words("dm-open") if is_open else dm_closed(request.words, await table_words(request))))


@pressed(verbs.PRIVACY)
@command(everywhere=True)
@needs(None)
async def privacy(request: Request) -> Answer:
    """Show what is stored about the person, with the ways to get it or be forgotten."""
    return Answer(privacy_page(request.words, request.bot.settings.contact))


@pressed(verbs.MY_DATA)
@needs(None)
async def my_data(request: Request) -> Answer:
    """Send everything that is stored about the person as a file."""
    data = await request.services.people.export(request.user_id)
    return Answer(my_data_page(request.words), files=(Attachment(DATA_FILE, data),))


@pressed(verbs.FORGET)
@needs(None)
async def forget(request: Request) -> Answer:
    """Ask, then forget the person."""
    if request.arg != verbs.YES:
        running = await request.services.finder.of_player(request.user_id, RUNNING, LONGEST_LIST)
        tournaments = await request.services.contests.would_leave(request.user_id)
        return Answer(forget_page(len(running), tournaments, request.words))
    matches = await request.services.people.forget(request.user_id)
    return Answer(forgotten_page(len(matches), request.words))


def _guild(request: Request) -> int:
    guild_id = request.server_here()
    if not request.is_staff_of(guild_id):
        raise Refusal("staff_only")
    return guild_id
