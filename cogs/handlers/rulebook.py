"""The players' rules: the paragraph of the moment, contents, search. Also outside of matches."""

from cogs.messages.component_ids import NO_MATCH
from cogs.requests.modals import ask_for
from cogs.requests.request import Request
from cogs.requests.routes import answers
from games import registry
from games.kernel.errors import Refusal
from render import verbs
from render.page import Page, number_in
from render.pages.rules import (
    contents_page,
    games_page,
    paragraph_page,
    rules_now,
    search_all_page,
    search_page,
)
from text import rules


@answers(verbs.RULES)
async def paragraph(request: Request) -> None:
    """Show the paragraph of the current phase, or the one that is named."""
    if request.arg:
        game, _, number = request.arg.partition(".")
        await _show(request, paragraph_page(_known(game), number, request.words))
        return
    if request.match == NO_MATCH:
        await _show(request, games_page(registry.game_ids(), request.words))
        return
    await _show(request, rules_now(await request.observation(), request.words))


@answers(verbs.CONTENTS)
async def contents(request: Request) -> None:
    """Show the headings."""
    game, _, place = request.arg.partition(".")
    await _show(request, contents_page(_known(game), number_in(place) or 0, request.words))


@answers(verbs.SEARCH, "modal")
async def search(request: Request) -> None:
    """Ask what to look for, then show what is found."""
    if not request.values:
        await ask_for(request, "search")
        return
    await look_up(request, request.values[0], request.reference.arg)


async def look_up(request: Request, query: str, game: str = "") -> None:
    """Show the paragraphs that fit a query: those of `game`, else of all games, the one of the match first.

    A query that is a reference (`dungeon_lords.4.2`, as the suggestions have it) opens that paragraph.

    Raises:
        Refusal: `unknown_game` (`word`).
    """
    if game:
        await _show(request, search_page(_known(game), query, request.words))
        return
    named, _, number = query.partition(".")
    if named in registry.game_ids() and rules.numbered(named, request.words.language, number):
        await _show(request, paragraph_page(named, number, request.words))
        return
    first = "" if request.match == NO_MATCH else (await request.services.finder.card(request.match)).game
    await _show(request, search_all_page(registry.game_ids(), query, request.words, first))


async def _show(request: Request, page: Page) -> None:
    await request.show(page, request.match, request.reference.revision)


def _known(game: str) -> str:
    """Return the id of a game that exists.

    Raises:
        Refusal: `unknown_game` (`word`).
    """
    if game not in registry.game_ids():
        raise Refusal("unknown_game", word=game)
    return game
