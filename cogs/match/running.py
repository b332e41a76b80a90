"""`/match resign | cancel | move | rematch | export | verify`: what is done with a match as a whole."""

from discord import app_commands

from cogs.dispatch import commanded
from cogs.handlers import around, gathering, opening
from cogs.requests.request import Request
from cogs.typed import which_match
from games.kernel.observation import Status

RUNNING: tuple[Status, ...] = ("running",)
OVER: tuple[Status, ...] = ("ended", "cancelled")


class RunningCommands:
    """Commands for matches that run or are over."""

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def resign(self, request: Request, match: str | None = None) -> None:
        """Give the seat up; asks first."""
        await which_match.choose(request, match, RUNNING)
        await around.resign(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def cancel(self, request: Request, match: str | None = None) -> None:
        """Call the match off; asks first."""
        await which_match.choose(request, match)
        await gathering.cancel(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def move(self, request: Request, match: str | None = None, where: opening.Where | None = None) -> None:
        """Bring the match to this channel."""
        await which_match.choose(request, match)
        await opening.move(request, where)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def rematch(self, request: Request, match: str | None = None) -> None:
        """Open a table with the same people and options."""
        await which_match.choose(request, match, OVER)
        await opening.rematch(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def export(self, request: Request, match: str | None = None) -> None:
        """Get the match as a file."""
        await which_match.choose(request, match, which_match.EVERY)
        await around.export(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def verify(self, request: Request, match: str | None = None) -> None:
        """Check the shuffle and every move after the end."""
        await which_match.choose(request, match, which_match.EVERY)
        await around.verify(request)
