"""Outside of matches: lists, one match of a list, help."""

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from cogs.handlers.looking import board
from cogs.requests.request import Request
from cogs.requests.routes import answers
from cogs.requests.table_language import table_words
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Status
from play.finder import MatchLine
from render import verbs
from render.page import Action, Block, Buttons, Page, number_in
from render.pages.help import START, help_page
from render.pages.lists import MatchRow, list_page

LONGEST_LIST = 100
ACTIVE: tuple[Status, ...] = ("open", "running")


@answers(verbs.MINE)
async def mine(request: Request) -> None:
    """List the person's matches, those that wait for them first."""
    place = number_in(request.arg) or 0
    lines = await request.services.finder.of_player(request.user_id, ACTIVE, LONGEST_LIST)
    await request.show(list_page(_rows(lines), request.words, "mine", place))


@answers(verbs.LIST)
async def of_server(request: Request) -> None:
    """Turn the pages of a list of the server's matches."""
    status, _, place = request.arg.rpartition(".")
    await list_server(request, known_status(status), number_in(place) or 0)


async def list_server(request: Request, status: Status | None, place: int = 0) -> None:
    """List the matches of the server that have this status; None: those that gather players or run.

    Raises:
        Refusal: `server_only` in direct messages.
    """
    guild_id = request.interaction.guild_id
    if guild_id is None:
        raise Refusal("server_only")
    statuses = ACTIVE if status is None else (status,)
    lines = await request.services.finder.of_guild(guild_id, statuses, LONGEST_LIST)
    mine = await request.services.finder.waiting_for(request.user_id)
    page = list_page(_rows(lines, {line.match for line in mine}), request.words, "server", place)
    await request.show(page if status is None else _keeping(page, status))


def known_status(word: str) -> Status | None:
    """Return the status called `word`, None for anything else."""
    known: tuple[Status, ...] = ("open", "running", "ended", "cancelled")
    return next((status for status in known if status == word), None)


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


@answers(verbs.OPEN)
async def open_match(request: Request) -> None:
    """Show one match of a list."""
    number = number_in(request.arg)
    if number is None:
        raise Refusal("unknown_match", match=request.arg)
    match = MatchId(number)
    request.about(match, (await request.services.finder.card(match)).revision)
    await board(request)


@answers(verbs.HELP)
async def help_topic(request: Request) -> None:
    """Show how to begin, or the commands of one kind."""
    table = await table_words(request)
    await request.show(help_page(request.words, request.arg or START, request.bot.shown_command, table))


def _rows(lines: Sequence[MatchLine], waiting: Collection[MatchId] = ()) -> list[MatchRow]:
    return [
        MatchRow(
            line.match,
            line.game,
            line.status,
            line.names,
            line.channel_id,
            line.deadline_at,
            line.my_turn or line.match in waiting,
        )
        for line in lines
    ]
