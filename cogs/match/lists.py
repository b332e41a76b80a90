"""Which matches there are, and what was agreed about one: `/match list | mine | info`, `/mine`, one match."""

from typing import Literal

from discord import app_commands
from msgspec.structs import replace

from cogs.interactions import which_game
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import LOST, Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import check, needs
from cogs.interactions.which_match import ACTIVE, EVERY, LONGEST_LIST, rows_of, visible_of_server
from cogs.interactions.which_tournament import lines_of
from cogs.match import GROUP
from cogs.match.gathering import join
from cogs.messages.component_ids import own_part
from cogs.turns.deciding import menu_of
from cogs.turns.looking import board, info
from games import registry
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.match.finder import MatchLine
from play.overview.filters import MOST_FREE, PACES, ListFilter
from render import verbs
from render.page import number_in
from render.pages.list_filters import ANY, NONE, PAGE, Offered, Wanted, filter_page, only
from render.pages.lists import list_page, with_next
from render.phrases import game_name
from text import LANGUAGES


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
    kind, _, page = request.arg.rpartition(".")
    return await _of_server(request, kind, number_in(page) or 0)


@autocomplete
async def suggest_wanted_games(request: Request, current: str) -> Named:
    """Name the games, after what stands for all of them."""
    games = [(game, game_name(game, request.words)) for game in registry.game_ids()]
    return [(ANY, request.words("filter-game-any")), *games]


@command(GROUP, name="list", autocomplete={"game": suggest_wanted_games})
@needs(None)
async def of_server(
    request: Request,
    *,
    status: Literal["open", "running", "ended"] | None = None,
    game: str | None = None,
    pace: Literal["any", "live", "daily", "relaxed", "weekly", "none", "own"] | None = None,
    free: app_commands.Range[int, 0, MOST_FREE] | None = None,
    language: Literal["any", "en", "ru"] | None = None,
) -> Answer:
    """List the matches of the server that the person can see; what is named here is kept for the next time.

    Raises:
        Refusal: `server_only`, and what `which_game.choose` refuses.
    """
    named = {"game": game, "pace": pace, "free": free, "language": language}
    for name, value in named.items():
        if value is not None:
            await _want(request, name, str(value))
    return await _of_server(request, status or verbs.HERE)


@pressed(verbs.FILTER)
@needs(None)
async def choose_what_to_see(request: Request) -> Answer:
    """Show what the person wants to see in lists of the server, to be changed.

    Raises:
        Refusal: `server_only`, `unknown_setting` (`word`).
    """
    name, _, kind = request.reference.arg.partition(".")
    if name == NONE:
        await request.services.filters.keep(request.user_id, ListFilter())
        return await _of_server(request, kind)
    if name != PAGE:
        await _want(request, name, request.arg)
    wanted, lines = await request.services.filters.of(request.user_id), await _seen(request, kind)
    found = sum(map(wanted.fits, lines))
    page = filter_page(
        _shown(wanted), found, _kind(kind), Offered(registry.game_ids(), PACES, MOST_FREE), request.words
    )
    return Answer(page)


async def _want(request: Request, name: str, value: str) -> None:
    """Keep one thing that the person wants to see in lists."""
    before = await request.services.filters.of(request.user_id)
    wanted = None if value == ANY else value
    free = 0 if wanted is None else number_in(value)
    match name:
        case "game":
            game = None if wanted is None else which_game.choose(wanted, request.words)
            after = replace(before, game=game)
        case "pace" if wanted is None or wanted in PACES:
            after = replace(before, pace=wanted)
        case "free" if free is not None and free <= MOST_FREE:
            after = replace(before, free=free)
        case "language" if wanted is None or wanted in LANGUAGES:
            after = replace(before, language=wanted)
        case _:
            raise Refusal("unknown_setting", word=name)
    await request.services.filters.keep(request.user_id, after)


def _shown(wanted: ListFilter) -> Wanted:
    return Wanted(wanted.game or "", wanted.pace or "", wanted.free, wanted.language or "")


def _kind(kind: str) -> str:
    """Return which list is meant: by a status, or that of all that is not over."""
    return kind if kind in EVERY else verbs.HERE


async def _seen(request: Request, kind: str) -> tuple[MatchLine, ...]:
    """Return the matches of a list of the server that the person can see.

    Raises:
        Refusal: `server_only` in direct messages.
    """
    if request.interaction.guild_id is None:
        raise Refusal("server_only")
    statuses = [status for status in EVERY if status == kind] or ACTIVE
    return await visible_of_server(request, statuses, newest_only=False)


async def _of_server(request: Request, kind: str, number: int = 0) -> Answer:
    """Return a list of the server's matches that the person can see and wants to see.

    Raises:
        Refusal: `server_only` in direct messages.
    """
    lines = await _seen(request, kind)
    wanted = await request.services.filters.of(request.user_id)
    mine = await request.services.finder.waiting_for(request.user_id)
    fitting = [line for line in lines if wanted.fits(line)]
    rows = rows_of(request.bot, fitting, request.words, {line.match for line in mine})
    limited = only(_shown(wanted), request.words)
    return Answer(list_page(rows, request.words, "server", number, kind=_kind(kind), only=limited))


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
