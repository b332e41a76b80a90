"""`/show | hand | moves | play | log | undo | replay`: playing and looking, whatever the game."""

from discord import app_commands
from discord.ext import commands

from cogs.client import Client
from cogs.dispatch import commanded
from cogs.handlers import deciding, looking
from cogs.requests.request import Request
from cogs.typed import autocomplete, which_match
from render.page import number_in


class PlayCog(commands.Cog):
    """Commands that every game shares."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self.bot = bot

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions, part=autocomplete.suggest_parts)
    @commanded
    async def show(self, request: Request, part: str | None = None, match: str | None = None) -> None:
        """Show the board, or one part of it close up."""
        found = await which_match.choose(request, match, which_match.EVERY)
        if part is None:
            await looking.board(request)
            return
        request.about(found, request.reference.revision, part)
        await looking.close_up(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def hand(self, request: Request, match: str | None = None) -> None:
        """Show what is the person's own."""
        await which_match.choose(request, match, which_match.EVERY)
        await looking.hand(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def moves(self, request: Request, match: str | None = None) -> None:
        """Show what the person may do now."""
        await which_match.choose(request, match, which_match.EVERY)
        await deciding.menu(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions, line=autocomplete.suggest_lines)
    @commanded
    async def play(self, request: Request, line: app_commands.Range[str, 1, 200], match: str | None = None) -> None:
        """Show what a typed move means, to be confirmed."""
        await which_match.choose(request, match, which_match.EVERY)
        await deciding.typed_line(request, line)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def log(
        self, request: Request, match: str | None = None, since: app_commands.Range[int, 0, 10**9] | None = None
    ) -> None:
        """Show what has happened."""
        await which_match.choose(request, match, which_match.EVERY)
        await looking.show_log(request, None, since or 0)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def undo(self, request: Request, match: str | None = None) -> None:
        """Take the last move back."""
        await which_match.choose(request, match)
        await deciding.undo(request)

    @app_commands.command()
    @app_commands.rename(step="revision")
    @app_commands.autocomplete(match=which_match.suggestions, step=autocomplete.suggest_steps)
    @commanded
    async def replay(self, request: Request, match: str | None = None, step: str | None = None) -> None:
        """Step through the match."""
        await which_match.choose(request, match, which_match.EVERY)
        await looking.show_step(request, number_in(step or ""))
