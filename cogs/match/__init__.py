"""`/match`: everything around a match that is not the play itself."""

from discord.ext import commands

from cogs.client import Client
from cogs.match.gathering import GatheringCommands
from cogs.match.lists import ListCommands
from cogs.match.running import RunningCommands


class MatchCog(GatheringCommands, RunningCommands, ListCommands, commands.GroupCog, group_name="match"):
    """The group `/match`; its commands stand in the modules of this package."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self.bot = bot
