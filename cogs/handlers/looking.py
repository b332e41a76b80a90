"""Looking at a match, privately and in the reader's language: what is one's own, board, parts, log, replay, more."""

from collections.abc import Callable

from cogs.projection.table_pages import gathering_of
from cogs.requests.request import Request
from cogs.requests.routes import answers
from games.kernel.ids import Seat
from games.kernel.observation import Observation
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
    observation = await request.observation()
    await request.show_match(observation, hand_page(observation, request.words))
    await request.bot.looked(observation)


@answers(verbs.BOARD)
async def board(request: Request) -> None:
    """Show the table's pictures, with what is new since the person last looked."""
    observation = await request.observation()
    if await _show_played(
        request, observation, lambda: board_page(observation, request.words, request.lens(observation.seen_revision))
    ):
        await request.services.observations.mark_seen(observation.match, request.user_id, observation.revision)


async def _show_played(request: Request, observation: Observation, page: Callable[[], Page]) -> bool:
    """Show `page` of a match that has a position; return whether it has one.

    Of another there is an open table with its buttons, or what became of it.
    """
    if observation.view is not None:
        await request.show_match(observation, page())
    elif observation.status == "open":
        await _show_open_table(request, observation)
    else:
        await info(request)
    return observation.view is not None


async def _show_open_table(request: Request, observation: Observation) -> None:
    """Show the card of an open table, with its buttons."""
    card = await request.services.finder.card(observation.match)
    gathering = await gathering_of(card, request.bot.names)
    await request.show_match(observation, lobby_page(observation, gathering, request.words))


@answers(verbs.CLOSE_UP)
async def close_up(request: Request) -> None:
    """Show one part drawn large."""
    observation = await request.observation()
    await _show_played(
        request, observation, lambda: close_up_page(observation, request.arg, request.words, request.lens())
    )


@answers(verbs.LOG)
async def log(request: Request) -> None:
    """Show what has happened, beginning with what the person has not seen."""
    place = number_in(request.arg)
    await show_log(request, place)


async def show_log(request: Request, place: int | None, since: int = 0) -> None:
    """Show page `place` of what happened after revision `since`."""
    observation = await request.observation()
    log = await request.services.observations.history(observation.match, request.user_id, since)
    await request.show_match(observation, log_page(log, observation, request.words, place))
    await request.services.observations.mark_seen(observation.match, request.user_id, observation.revision)


@answers(verbs.INFO)
async def info(request: Request) -> None:
    """Show what was agreed, who plays and the seal of the shuffle."""
    observation = await request.observation()
    card = await request.services.finder.card(observation.match)
    await request.show_match(observation, info_page(observation, card.host_name, card.pace, request.words))


@answers(verbs.MORE)
async def more(request: Request) -> None:
    """Show what is seldom needed."""
    observation = await request.observation()
    card = await request.services.finder.card(observation.match)
    is_active = observation.status in ("open", "running")
    may_cancel = card.host_user_id == request.user_id or request.is_staff_of(card.guild_id)
    await request.show_match(observation, more_page(observation, request.words, may_cancel=is_active and may_cancel))


@answers(verbs.EXTRA)
async def extra(request: Request) -> None:
    """Show a page of the game's own."""
    await show_extra(request, await request.observation(), request.arg)


async def show_extra(request: Request, observation: Observation, extra: str) -> None:
    """Show the page `extra` of the game's own, as soon as the match is played."""
    await _show_played(request, observation, lambda: extra_page(observation, extra, request.words))


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
    observations = request.services.observations
    history = await observations.history(request.match, request.user_id)
    wanted = revision if revision is not None else (await request.observation()).revision
    if eyes == verbs.PUBLIC:
        observation = await observations.at(request.match, request.user_id, wanted, None)
    elif (seat := number_in(eyes)) is not None:
        observation = await observations.at(request.match, request.user_id, wanted, Seat(seat))
    else:
        observation = await observations.at(request.match, request.user_id, wanted)
    await _show_played(
        request, observation, lambda: replay_page(observation, history, request.words, eyes, request.lens())
    )
