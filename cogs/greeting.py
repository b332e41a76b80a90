"""The greeting on a new server, where Discord greets its members: what this is and what to press."""

import logging

import discord

from cogs.client import Client
from cogs.messages.component_ids import NO_MATCH
from cogs.messages.permissions import missing_permissions
from cogs.messages.posting import CannotShow, NotNow
from cogs.requests.table_language import of_server
from games import registry
from play.faults import StorageFault
from render.pages.notices import welcome_page
from text import words

_log = logging.getLogger(__name__)


async def greet(bot: Client, guild: discord.Guild) -> None:
    """Greet a server that has just let the bot in; one that has no place for that is greeted by `/help`."""
    channel = guild.system_channel
    if channel is None or missing_permissions(channel):
        _log.info("a server has no channel to be greeted in")
        return
    try:
        server = await bot.services.people.guild(guild.id)
        await welcome(bot, channel.id, of_server(server, guild.preferred_locale, bot.settings.language))
    except (CannotShow, NotNow, StorageFault) as fault:
        _log.info("a server could not be greeted: %r", fault)


async def welcome(bot: Client, channel_id: int, language: str) -> None:
    """Post the greeting.

    Raises:
        CannotShow, NotNow: it cannot be sent.
    """
    page = welcome_page(registry.game_ids(), words(language), bot.shown_command)
    await bot.postbox.send(channel_id, await bot.presenter.present(page, NO_MATCH, 0))
