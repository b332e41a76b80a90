"""In which language everybody sees tables where a person asks: pages of their own name the buttons there by it."""

import discord

from cogs.interactions.request import Request
from cogs.messages.channels import is_bot_here
from cogs.messages.component_ids import NO_MATCH
from play.people.people import GuildSettings
from text import Words, words


async def table_words(request: Request) -> Words:
    """Return the words of the match that is meant or lives here, else those of new tables.

    In direct messages, where any server's tables may be meant, and where the bot itself is not, the person's own.
    """
    finder, channel_id = request.services.finder, request.interaction.channel_id
    match = request.match
    if match == NO_MATCH and channel_id is not None:
        match = await finder.in_channel(channel_id) or NO_MATCH
    if match != NO_MATCH:
        return words((await finder.card(match)).language)
    guild_id = request.interaction.guild_id
    if guild_id is None or not is_bot_here(request.interaction):
        return request.words
    return words(of_new_tables(request, await request.services.people.guild(guild_id)))


def of_new_tables(request: Request, server: GuildSettings | None) -> str:
    """Return the language of tables that open here."""
    return of_server(server, request.interaction.guild_locale, request.bot.settings.language)


def of_server(server: GuildSettings | None, locale: discord.Locale | None, fallback: str) -> str:
    """Return the language that a server has chosen, else Russian if Discord says so, else `fallback`.

    Discord says English of every server that never set a language, so that English means nothing.
    """
    if server is not None and server.language:
        return server.language
    return "ru" if locale is discord.Locale.russian else fallback
