"""How strong people are: `/rating`, `/leaderboard`, and their buttons."""

from typing import Literal

import discord

from cogs.interactions import which_game
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from games import registry
from play.rules.rated_matches import ladders_of
from render import verbs
from render.page import number_in
from render.pages.ratings import ladder_name, leaderboard_page, ratings_page
from text import LANGUAGES, words
from text.aliases import folded


@pressed(verbs.RATINGS)
@needs(None)
async def own_ratings(request: Request) -> Answer:
    """Show the person's own ratings."""
    strengths = await request.services.ratings.of_person(request.user_id)
    return Answer(ratings_page(strengths, request.words, on_server=request.interaction.guild_id is not None))


@command()
@needs(None)
async def rating(request: Request, player: discord.User | None = None) -> Answer:
    """Show one's own ratings, or those of somebody in what they have played on this server.

    Raises:
        Refusal: `server_only` in direct messages for somebody else's, `not_rated_here`.
    """
    if player is None or player.id == request.user_id:
        return await own_ratings(request)
    strengths = await request.services.ratings.on_server(player.id, request.server_here())
    return Answer(ratings_page(strengths, request.words, player.display_name))


@autocomplete
async def suggest_ladders(request: Request, current: str) -> Named:
    """Name what there are ratings for."""
    return [(ladder, ladder_name(ladder, request.words)) for ladder in _every_ladder()]


@command(autocomplete={"game": suggest_ladders})
@needs(None)
async def leaderboard(
    request: Request, game: str | None = None, servers: Literal["this", "all"] | None = None
) -> Answer:
    """Show who is how strong in a game, without one in that which most people play: here, or on all servers that share.

    Raises:
        Refusal: what `server_here` refuses for one server, `not_in_common`, `no_such_game` (`word`, `games`),
            `which_game` (`games`).
    """
    board = _common_board if servers == "all" else _board
    if game is None:
        return await board(request, ())
    wanted = folded(game)
    meant = tuple(ladder for ladder in _every_ladder() if wanted in _names(ladder))
    return await board(request, meant or ladders_of(which_game.choose(game, request.words)))


@pressed(verbs.LEADERBOARD)
@needs(None)
async def turn_board(request: Request) -> Answer:
    """Show a page of a board, or the board of another game."""
    return await _board(request, *_turned(request))


@pressed(verbs.COMMON_BOARD)
@needs(None)
async def turn_common_board(request: Request) -> Answer:
    """Show a page of the board of all servers that share theirs, or that of another game; refuses `not_in_common`."""
    return await _common_board(request, *_turned(request))


def _turned(request: Request) -> tuple[tuple[str, ...], int]:
    """Return the ladder that a button or an entry of a list names, none if it does not, and the page."""
    ladder, _, page = request.arg.partition(":")
    return ((ladder,) if ladder in _every_ladder() else ()), number_in(page) or 0


async def _board(request: Request, ladders: tuple[str, ...], page: int = 0) -> Answer:
    board = await request.services.ratings.board(request.server_here(), ladders, request.user_id, page)
    return Answer(leaderboard_page(board, request.words, _game_of(ladders)))


async def _common_board(request: Request, ladders: tuple[str, ...], page: int = 0) -> Answer:
    guild_id = request.interaction.guild_id
    board = await request.services.ratings.common_board(guild_id, ladders, request.user_id, page)
    on_server = guild_id is not None
    return Answer(leaderboard_page(board, request.words, _game_of(ladders), is_common=True, on_server=on_server))


def _game_of(ladders: tuple[str, ...]) -> str:
    return ladders[0].partition(".")[0] if ladders else ""


def _every_ladder() -> tuple[str, ...]:
    return tuple(ladder for game in registry.game_ids() for ladder in ladders_of(game))


def _names(ladder: str) -> frozenset[str]:
    """Return how a ladder is called in every language."""
    return frozenset((ladder, *(folded(ladder_name(ladder, words(language))) for language in LANGUAGES)))
