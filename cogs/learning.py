"""`/rules | help`: what to do and what is allowed."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs import suggestions, which_match
from cogs.answers import outside, rulebook
from cogs.reception import commanded
from cogs.request import Request
from games import registry
from games.kernel.errors import Refusal
from render.pages.help import START

if TYPE_CHECKING:
    from bot import SealedOrders


class LearningCog(commands.Cog):
    """Commands that explain."""

    def __init__(self, bot: "SealedOrders") -> None:
        """Keep the bot."""
        self.bot = bot

    @app_commands.command()
    @app_commands.autocomplete(query=suggestions.suggest_paragraphs, game=suggestions.suggest_games)
    @commanded
    async def rules(self, request: Request, query: str | None = None, game: str | None = None) -> None:
        """Search the rules; without a query show the paragraph of the moment."""
        spoken_of = game or await _game_here(request)
        if query:
            await rulebook.look_up(request, spoken_of, query)
            return
        request.about(request.match, request.reference.revision, "" if not game and request.match else f"{spoken_of}.")
        await rulebook.paragraph(request)

    @app_commands.command()
    @commanded
    async def help(self, request: Request) -> None:
        """Show how to begin."""
        request.about(request.match, 0, START)
        await outside.help_topic(request)


async def _game_here(request: Request) -> str:
    """Return the game of the match that is meant here, else the first game; that match becomes the request's."""
    try:
        match = await which_match.choose(request, None, which_match.EVERY)
    except Refusal:
        return registry.game_ids()[0]
    return (await request.house.finder.card(match)).game
