"""`/match info | list | mine`: which matches there are."""

from typing import Literal

from discord import app_commands

from cogs.dispatch import commanded
from cogs.handlers import looking, outside
from cogs.requests.request import Request
from cogs.typed import which_match


class ListCommands:
    """Commands that look and change nothing."""

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def info(self, request: Request, match: str | None = None) -> None:
        """Show what was agreed and who plays."""
        await which_match.choose(request, match, which_match.EVERY)
        await looking.info(request)

    @app_commands.command()
    @commanded
    async def list(self, request: Request, status: Literal["open", "running", "ended"] | None = None) -> None:
        """List the matches of the server."""
        await outside.list_server(request, status)

    @app_commands.command()
    @commanded
    async def mine(self, request: Request) -> None:
        """List the person's matches."""
        await outside.mine(request)
