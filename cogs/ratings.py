"""How strong people are: `/rating`, `/leaderboard`, and their buttons."""

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
async def leaderboard(request: Request, game: str | None = None) -> Answer:
    """Show who is how strong in a game on this server, without one in that which most people play.

    Raises:
        Refusal: what `server_here` refuses, `no_such_game` (`word`, `games`), `which_game` (`games`).
    """
    if game is None:
        return await _board(request, ())
    wanted = folded(game)
    meant = tuple(ladder for ladder in _every_ladder() if wanted in _names(ladder))
    return await _board(request, meant or ladders_of(which_game.choose(game, request.words)))


@pressed(verbs.LEADERBOARD)
@needs(None)
async def turn_board(request: Request) -> Answer:
    """Show a page of a board, or the board of another game."""
    ladder, _, page = request.arg.partition(":")
    return await _board(request, (ladder,) if ladder in _every_ladder() else (), number_in(page) or 0)


async def _board(request: Request, ladders: tuple[str, ...], page: int = 0) -> Answer:
    board = await request.services.ratings.board(request.server_here(), ladders, request.user_id, page)
    game = ladders[0].partition(".")[0] if ladders else ""
    return Answer(leaderboard_page(board, request.words, game))


def _every_ladder() -> tuple[str, ...]:
    return tuple(ladder for game in registry.game_ids() for ladder in ladders_of(game))


def _names(ladder: str) -> frozenset[str]:
    """Return how a ladder is called in every language."""
    return frozenset((ladder, *(folded(ladder_name(ladder, words(language))) for language in LANGUAGES)))
