"""Which matches there are, and what was agreed about one: `/match list | mine | info`, `/mine`, one match."""

from typing import Literal

from msgspec.structs import replace

from cogs.deciding import menu_of
from cogs.interactions.commands import command
from cogs.interactions.request import LOST, Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import check, needs
from cogs.interactions.which_match import ACTIVE, EVERY, LONGEST_LIST, rows_of, visible_of_server
from cogs.interactions.which_tournament import lines_of
from cogs.looking import board, info
from cogs.match import GROUP
from cogs.match.gathering import join
from cogs.messages.component_ids import own_part
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Status
from render import verbs
from render.page import Action, Block, Buttons, Page, number_in
from render.pages.lists import list_page, with_next


@pressed(verbs.MINE)
@command(GROUP)
@command(name="mine", everywhere=True)
@needs(None)
async def mine(request: Request) -> Answer:
    """List the person's matches, those that wait for them first."""
    lines = await request.services.finder.of_player(request.user_id, ACTIVE, LONGEST_LIST)
    tournaments = await lines_of(request.bot, request.user_id, request.words)
    rows = rows_of(request.bot, lines, request.words)
    return Answer(list_page(rows, request.words, "mine", number_in(request.arg) or 0, tournaments))


@pressed(verbs.NEXT)
@needs(None)
async def next_match(request: Request) -> Answer:
    """Show what may be chosen in the match that waits for the person next; if there is none, their matches."""
    following = await request.services.finder.next_for(request.user_id, request.match)
    if following is None:
        return await mine(request.about(request.match))
    shown = await menu_of(await request.about(following).with_moment())
    return replace(shown, page=with_next(shown.page, request.words))


@pressed(verbs.LIST)
@needs(None)
async def turn_page(request: Request) -> Answer:
    """Turn the pages of a list of the server's matches."""
    word, _, page = request.arg.rpartition(".")
    return await _of_server(request, next((status for status in EVERY if status == word), None), number_in(page) or 0)


@command(GROUP, name="list")
@needs(None)
async def of_server(request: Request, status: Literal["open", "running", "ended"] | None = None) -> Answer:
    """List the matches of the server that the person can see."""
    return await _of_server(request, status)


async def _of_server(request: Request, status: Status | None, number: int = 0) -> Answer:
    """Return the matches of the server that have this status and the person can see; None: open and running ones.

    Raises:
        Refusal: `server_only` in direct messages, `bot_not_here` (`server`).
    """
    request.server_here()
    statuses = ACTIVE if status is None else (status,)
    lines = await visible_of_server(request, statuses, newest_only=False)
    mine = await request.services.finder.waiting_for(request.user_id)
    rows = rows_of(request.bot, lines, request.words, {line.match for line in mine})
    page = list_page(rows, request.words, "server", number)
    return Answer(page if status is None else _keeping(page, status))


def _keeping(page: Page, status: Status) -> Page:
    """Return the page of a list whose buttons turn to pages of the same list."""
    return Page(tuple(_kept(block, status) for block in page.blocks), page.accent, page.mentions)


def _kept(block: Block, status: Status) -> Block:
    if not isinstance(block, Buttons):
        return block
    return Buttons(
        tuple(
            replace(button, action=Action(verbs.LIST, f"{status}.{button.action.arg}"))
            if button.action.verb == verbs.LIST
            else button
            for button in block.buttons
        )
    )


@pressed(verbs.OPEN)
@needs(None)
async def open_match(request: Request) -> Answer:
    """Show one match of a list."""
    number = number_in(request.arg)
    if number is None:
        raise Refusal("unknown_match", match=request.arg)
    request = await request.about(MatchId(number)).with_moment()
    check(request, "look", await request.card())
    return await board(request, await request.asked_about())


@pressed(verbs.SIT)
@needs(None)
async def sit_down(request: Request) -> Answer:
    """Seat the person at a table of a list.

    Raises:
        Refusal: `unknown_match` (`match`), `lost_match` if another table had that number, and what `join` refuses.
    """
    number, _, tag = request.arg.partition(".")
    match = number_in(number)
    if match is None:
        raise Refusal("unknown_match", match=request.arg)
    request = await request.about(MatchId(match)).with_moment()
    card = await request.card()
    if own_part(card.tag) != tag:
        raise Refusal(LOST)
    check(request, "join", card)
    return await join(request)


command(GROUP, name="info", statuses=EVERY)(info)
