"""Looking at a match, privately and in the reader's language: what is one's own, board, parts, log, replay, more."""

from collections.abc import Callable

from cogs.projection.table_pages import gathering_of
from cogs.requests.request import Request
from cogs.requests.routes import answers
from games.kernel.ids import Seat
from games.kernel.sight import Sight
from render import verbs
from render.page import Page, number_in
from render.pages.lobby import lobby_page
from render.pages.log import log_page
from render.pages.looking import board_page, close_up_page, hand_page, info_page
from render.pages.more import extra_page, more_page
from render.pages.replay import parse_step, replay_page


@answers(verbs.HAND)
async def hand(request: Request) -> None:
    """Show what is the person's own."""
    sight = await request.sight()
    await request.show_match(sight, hand_page(sight, request.words))
    await request.bot.looked(sight)


@answers(verbs.BOARD)
async def board(request: Request) -> None:
    """Show the table's pictures, with what is new since the person last looked."""
    sight = await request.sight()
    if await _show_played(request, sight, lambda: board_page(sight, request.words, request.lens(sight.seen_revision))):
        await request.house.sights.mark_seen(sight.match, request.user_id, sight.revision)


async def _show_played(request: Request, sight: Sight, page: Callable[[], Page]) -> bool:
    """Show `page` of a match that has a position; return whether it has one.

    Of another there is an open table with its buttons, or what became of it.
    """
    if sight.view is not None:
        await request.show_match(sight, page())
    elif sight.status == "open":
        await _show_open_table(request, sight)
    else:
        await info(request)
    return sight.view is not None


async def _show_open_table(request: Request, sight: Sight) -> None:
    """Show the card of an open table, with its buttons."""
    card = await request.house.finder.card(sight.match)
    gathering = await gathering_of(card, request.bot.names)
    await request.show_match(sight, lobby_page(sight, gathering, request.words))


@answers(verbs.CLOSE_UP)
async def close_up(request: Request) -> None:
    """Show one part drawn large."""
    sight = await request.sight()
    await _show_played(request, sight, lambda: close_up_page(sight, request.arg, request.words, request.lens()))


@answers(verbs.LOG)
async def log(request: Request) -> None:
    """Show what has happened, beginning with what the person has not seen."""
    place = number_in(request.arg)
    await show_log(request, place)


async def show_log(request: Request, place: int | None, since: int = 0) -> None:
    """Show page `place` of what happened after revision `since`."""
    sight = await request.sight()
    news = await request.house.sights.history(sight.match, request.user_id, since)
    await request.show_match(sight, log_page(news, sight, request.words, place))
    await request.house.sights.mark_seen(sight.match, request.user_id, sight.revision)


@answers(verbs.INFO)
async def info(request: Request) -> None:
    """Show what was agreed, who plays and the seal of the shuffle."""
    sight = await request.sight()
    card = await request.house.finder.card(sight.match)
    await request.show_match(sight, info_page(sight, card.host_name, card.pace, request.words))


@answers(verbs.MORE)
async def more(request: Request) -> None:
    """Show what is seldom needed."""
    sight = await request.sight()
    card = await request.house.finder.card(sight.match)
    is_active = sight.status in ("open", "running")
    may_cancel = card.host_user_id == request.user_id or request.is_staff_of(card.guild_id)
    await request.show_match(sight, more_page(sight, request.words, may_cancel=is_active and may_cancel))


@answers(verbs.EXTRA)
async def extra(request: Request) -> None:
    """Show a page of the game's own."""
    await show_extra(request, await request.sight(), request.arg)


async def show_extra(request: Request, sight: Sight, extra: str) -> None:
    """Show the page `extra` of the game's own, as soon as the match is played."""
    await _show_played(request, sight, lambda: extra_page(sight, extra, request.words))


@answers(verbs.REPLAY)
async def replay(request: Request) -> None:
    """Show one step of the history; without a step the last one.

    Raises:
        Refusal: `no_such_revision` (`revision`, `most`), `not_over` for other eyes than one's own while it runs.
    """
    revision, eyes = parse_step(request.arg)
    await show_step(request, revision, eyes)


async def show_step(request: Request, revision: int | None, eyes: str = "") -> None:
    """Show the match as it was after `revision` through `eyes`: a seat, the public, or one's own."""
    sights = request.house.sights
    history = await sights.history(request.match, request.user_id)
    wanted = revision if revision is not None else (await request.sight()).revision
    if eyes == verbs.PUBLIC:
        sight = await sights.at(request.match, request.user_id, wanted, None)
    elif (seat := number_in(eyes)) is not None:
        sight = await sights.at(request.match, request.user_id, wanted, Seat(seat))
    else:
        sight = await sights.at(request.match, request.user_id, wanted)
    await _show_played(request, sight, lambda: replay_page(sight, history, request.words, eyes, request.lens()))
