"""The players' rules: the paragraph of the moment, contents, search. Also outside of matches."""

from cogs.component_ids import NO_MATCH
from cogs.modals import ask_for
from cogs.request import Request
from cogs.routes import answers
from games import registry
from games.kernel.errors import Refusal
from render import verbs
from render.page import Page, number_in
from render.pages.rules import contents_page, paragraph_page, rules_now, search_page


@answers(verbs.RULES)
async def paragraph(request: Request) -> None:
    """Show the paragraph of the current phase, or the one that is named."""
    if request.arg:
        game, _, number = request.arg.partition(".")
        await _show(request, paragraph_page(_known(game), number, request.words))
        return
    if request.match == NO_MATCH:
        await _show(request, contents_page(registry.game_ids()[0], 0, request.words))
        return
    await _show(request, rules_now(await request.sight(), request.words))


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
    await look_up(request, request.reference.arg, request.values[0])


async def look_up(request: Request, game: str, query: str) -> None:
    """Show the paragraphs of a game that fit a query.

    Raises:
        Refusal: `unknown_game` (`word`).
    """
    await _show(request, search_page(_known(game), query, request.words))


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
