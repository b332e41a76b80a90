"""`/settings me | server` and `/privacy`: how people and servers want it, and what is stored about a person."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.client import Client
from cogs.dispatch import commanded
from cogs.handlers import personal
from cogs.requests.request import Request


class SettingsCog(commands.GroupCog, group_name="settings"):
    """The group `/settings`."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self.bot = bot

    @app_commands.command()
    @commanded
    async def me(self, request: Request) -> None:
        """Show the person's settings, to be changed."""
        await personal.settings(request)

    @app_commands.command()
    @commanded
    async def server(self, request: Request, channel: discord.TextChannel | None = None) -> None:
        """Show the server's settings; a channel named here is put on the list of channels for tables, or taken off."""
        if channel is None:
            await personal.server(request)
        else:
            await personal.toggle_channel(request, channel.id)


class PrivacyCog(commands.Cog):
    """The command `/privacy`."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self.bot = bot

    @app_commands.command()
    @commanded
    async def privacy(self, request: Request) -> None:
        """Show what is stored about the person, with the ways to get it or be forgotten."""
        await personal.privacy(request)
