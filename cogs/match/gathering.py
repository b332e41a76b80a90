"""`/match new | join | leave | invite | kick | computer | start`: from an open table to a match."""

from collections.abc import Mapping
from typing import Literal

import discord
from discord import app_commands

from cogs.dispatch import commanded
from cogs.handlers import gathering, opening
from cogs.handlers.opening import Where, Wish, open_table
from cogs.requests.request import Request
from cogs.requests.table_language import table_words
from cogs.typed import which_game, which_match
from cogs.typed.autocomplete import suggest_games, suggest_options, suggest_paces
from games.kernel.errors import Refusal
from games.kernel.observation import Status
from play.lobby import Person

OPEN: tuple[Status, ...] = ("open",)


class GatheringCommands:
    """Commands at an open table."""

    @app_commands.command()
    @app_commands.autocomplete(game=suggest_games, options=suggest_options, pace=suggest_paces)
    @commanded
    async def new(
        self,
        request: Request,
        *,
        game: str | None = None,
        seats: app_commands.Range[int, 2, 12] | None = None,
        options: str | None = None,
        where: Where | None = None,
        pace: str | None = None,
        language: Literal["en", "ru"] | None = None,
        salt: str | None = None,
    ) -> None:
        """Open a table; options that only one game has name it. Nothing at all: as the button does."""
        if not any((game, seats, options, where, pace, language, salt)):
            await opening.new(request)
            return
        chosen, said = _read_options(options or ""), request.words
        named = which_game.choose_by_options(chosen, said) if chosen and not game else which_game.choose(game, said)
        await open_table(request, Wish(named, where, chosen, seats, pace, language, salt))

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def join(self, request: Request, match: str | None = None, salt: str | None = None) -> None:
        """Take a seat."""
        await which_match.choose(request, match, OPEN)
        await gathering.sit_down(request, salt)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def leave(self, request: Request, match: str | None = None) -> None:
        """Give the seat back."""
        await which_match.choose(request, match, OPEN)
        await gathering.leave(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def invite(self, request: Request, player: discord.User, match: str | None = None) -> None:
        """Ask somebody to join."""
        await which_match.choose(request, match, OPEN)
        if player.bot:
            raise Refusal("bots_do_not_play", button=(await table_words(request))("button-add-computer"))
        await gathering.invite(request, Person(player.id, player.display_name))

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def kick(self, request: Request, player: discord.User, match: str | None = None) -> None:
        """Free somebody's seat; once the match runs, only that of a person who has left the server."""
        await which_match.choose(request, match)
        await gathering.kick(request, Person(player.id, player.display_name))

    @app_commands.command()
    @app_commands.rename(action="computer")
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def computer(
        self, request: Request, action: Literal["add", "remove"] = "add", match: str | None = None
    ) -> None:
        """Seat a computer player or send one away."""
        await which_match.choose(request, match, OPEN)
        if action == "add":
            await gathering.add_computer(request)
        else:
            await gathering.remove_computer(request)

    @app_commands.command()
    @app_commands.autocomplete(match=which_match.suggestions)
    @commanded
    async def start(self, request: Request, match: str | None = None) -> None:
        """Begin the match."""
        await which_match.choose(request, match, OPEN)
        await gathering.start(request)


def _read_options(text: str) -> Mapping[str, str]:
    """Return the options in `name=value, name=value`.

    Raises:
        Refusal: `options_unreadable` (`word`).
    """
    found: dict[str, str] = {}
    for part in (part.strip() for part in text.split(",")):
        if not part:
            continue
        name, equals, value = part.partition("=")
        if not equals:
            raise Refusal("options_unreadable", word=part)
        found[name.strip()] = value.strip()
    return found
