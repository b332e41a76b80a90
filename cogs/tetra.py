"""`/tetra ...`: the moves of Tetranomicon, one command for each kind, with cost and path in the suggestions.

A command shows its move to be confirmed, as `/play` does; what is typed is read as notation without its first word.
"""

from discord import app_commands
from discord.ext import commands

from cogs.client import Client
from cogs.dispatch import commanded
from cogs.handlers import looking
from cogs.requests.request import Request
from cogs.typed import which_match
from cogs.typed.autocomplete import Suggest
from cogs.typed.game_commands import LONGEST_ANSWER, asked_of, not_now, observation_of, propose, suggest_moves
from games.kernel.ids import GameId

GAME = GameId("tetranomicon")
FREE = {"free_farm": "build", "free_route": "route"}
"""Decisions of the set-up with the kind of move that answers them; every other decision takes any kind."""

Typed = app_commands.Range[str, 1, LONGEST_ANSWER]


def _suggest(kind: str) -> Suggest:
    return suggest_moves(GAME, kind)


class TetraCog(commands.GroupCog, group_name="tetra"):
    """The group `/tetra`."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self.bot = bot

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions, tower=_suggest("build"))
    @commanded
    async def build(self, request: Request, tower: Typed, match: str | None = None) -> None:
        """Build on a tower."""
        await _propose(request, match, "build", tower)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions, segment=_suggest("route"))
    @commanded
    async def route(self, request: Request, segment: Typed, match: str | None = None) -> None:
        """Lay a route."""
        await _propose(request, match, "route", segment)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions, artifact=_suggest("artifact"))
    @commanded
    async def artifact(self, request: Request, artifact: Typed, match: str | None = None) -> None:
        """Create an artifact."""
        await _propose(request, match, "artifact", artifact)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions, creature=_suggest("creature"))
    @commanded
    async def creature(self, request: Request, creature: Typed, match: str | None = None) -> None:
        """Summon a creature."""
        await _propose(request, match, "creature", creature)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions, city=_suggest("trophy"))
    @commanded
    async def trophy(self, request: Request, city: Typed, match: str | None = None) -> None:
        """Win a trophy."""
        await _propose(request, match, "trophy", city)

    @app_commands.command(name="pass")
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def pass_(self, request: Request, match: str | None = None) -> None:
        """Pass for this era."""
        await _propose(request, match, "pass", "")

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def income(self, request: Request, match: str | None = None) -> None:
        """Show what the next income would bring."""
        observation = await observation_of(request, GAME, match)
        await looking.show_extra(request, observation, "income")


async def _propose(request: Request, match: str | None, kind: str, typed: str) -> None:
    """Show the move of this `kind` that was typed, to be confirmed; while a free piece is placed, other kinds wait.

    Raises:
        Refusal: what `observation_of` and `propose` refuse.
    """
    observation = await observation_of(request, GAME, match)
    if FREE.get(asked_of(observation), kind) != kind:
        await not_now(request, observation, f"tetra-{kind}")
    else:
        await propose(request, observation, kind, typed)
