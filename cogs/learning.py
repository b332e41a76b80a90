"""`/rules | help`: what to do and what is allowed."""

from discord import app_commands
from discord.ext import commands

from cogs.client import Client
from cogs.dispatch import commanded
from cogs.handlers import outside, rulebook
from cogs.requests.request import Request
from cogs.typed import autocomplete, which_game
from render.pages.help import START


class LearningCog(commands.Cog):
    """Commands that explain."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self.bot = bot

    @app_commands.command()
    @app_commands.autocomplete(query=autocomplete.suggest_paragraphs, game=autocomplete.suggest_games)
    @commanded
    async def rules(self, request: Request, query: str | None = None, game: str | None = None) -> None:
        """Search the rules of all games; without a query show the paragraph of the moment, or which rules there are."""
        named = which_game.choose(game, request.words) if game else ""
        if not named:
            await which_game.played_here(request)
        if query:
            await rulebook.look_up(request, query, named)
            return
        request.about(request.match, request.reference.revision, f"{named}." if named else "")
        await rulebook.paragraph(request)

    @app_commands.command()
    @commanded
    async def help(self, request: Request) -> None:
        """Show how to begin."""
        request.about(request.match, 0, START)
        await outside.help_topic(request)
