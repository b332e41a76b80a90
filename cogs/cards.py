"""Looking up a game's components and how it is played: `/card`, and the buttons on pages of help and rules."""

from collections.abc import Sequence
from typing import Any

import discord

from cogs.interactions import which_game
from cogs.interactions.commands import Choices, command, listed_as_they_are
from cogs.interactions.request import Answer, Request, ask_for, request_of
from cogs.interactions.routes import at_once, pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_game import offered
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from play.match.finder import MatchCard
from render import verbs
from render.pages.cards import cards_page, shown_name
from render.pages.howto import howto_page
from render.things import look_up, things_of


async def suggest_things(interaction: discord.Interaction[Any], current: str) -> Choices:
    """List the components whose names are like what is typed, those of the game played here first."""
    request, here = await which_game.at_hand(request_of(interaction))
    games, said, typed = _games(here), request.words, current.strip()
    found = look_up(games, typed, said) if typed else [thing for game in games for thing in things_of(game, said)]
    return listed_as_they_are((thing.key, shown_name(thing, said)) for thing in found)


@command(autocomplete={"name": suggest_things})
@needs(None)
async def card(request: Request, name: str) -> Answer:
    """Show a component with its picture."""
    return await _looked_up(request, name)


@pressed(verbs.CARD, "modal")
@needs(None)
async def look_up_card(request: Request) -> Answer | None:
    """Show the component that was chosen; else ask for its name, then show what it means."""
    if not request.values:
        await ask_for(request, "card")
        return None
    return await _looked_up(request, request.values[0])


async def _looked_up(request: Request, typed: str) -> Answer:
    games = _games(await which_game.played_here(request))
    return Answer(cards_page(look_up(games, typed, request.words), typed, request.words))


def _games(here: MatchCard | None) -> Sequence[GameId]:
    """Return all games, the one played here first."""
    return sorted(registry.game_ids(), key=lambda game: here is None or game != here.game)


@pressed(verbs.HOW_TO)
@needs(None)
@at_once
async def how_to(request: Request) -> Answer:
    """Show how a game is played.

    Raises:
        Refusal: `unknown_game` (`word`).
    """
    return how_to_play(request, request.arg)


def how_to_play(request: Request, name: str) -> Answer:
    """Return the page that says how the game called so is played; refuses `unknown_game` (`word`)."""
    game = next((game for game in offered() if game.game == name), None)
    if game is None:
        raise Refusal("unknown_game", word=name)
    return Answer(howto_page(game, request.words))
