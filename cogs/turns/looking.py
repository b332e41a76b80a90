"""Looking at a match, privately and in the reader's language: what is one's own, board, parts, log, replay, more.

Presses, and `/show`, `/hand`, `/log`, `/since`, `/replay`.
"""

from collections.abc import Callable
from typing import Literal

from discord import app_commands
from msgspec.structs import replace

from cogs.interactions import standing, which_match
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.projection.table_pages import gathering_of
from games.kernel.ids import Observer, Seat
from games.kernel.observation import Observation
from play.rights import Act
from render import verbs
from render.page import Page, number_in
from render.pages.lobby import lobby_page
from render.pages.log import log_page
from render.pages.looking import board_page, close_up_page, hand_page, info_page
from render.pages.more import extra_page, more_page
from render.pages.replay import parse_step, replay_page
from render.pages.since import since_page
from render.pages.table import ended_page
from render.registry import pages_of


@autocomplete
async def suggest_parts(request: Request, current: str) -> Named:
    """Name the parts that can be drawn large."""
    request = await which_match.meant(request, request.interaction.namespace.match)
    match = await request.asked_about()
    return () if match.view is None else pages_of(match.game).close_ups(match, request.words)


@autocomplete
async def suggest_steps(request: Request, current: str) -> Named:
    """Name the entries of the match, newest first."""
    match = await which_match.choose(request, request.interaction.namespace.match, which_match.EVERY)
    history = await request.services.observations.history(match, request.user_id)
    return [
        (str(each.revision), " · ".join(filter(None, (str(each.revision), each.notation))))
        for each in reversed(history)
    ]


@pressed(verbs.HAND)
@command(statuses=which_match.EVERY)
async def hand(request: Request, match: Observation) -> Answer:
    """Show what is the person's own."""
    return replace(answer(match, hand_page(match, request.words), look="hand"), hand=match)


@pressed(verbs.BOARD)
async def board(request: Request, match: Observation) -> Answer:
    """Show the table's pictures, with what is new since the person last looked and what may be chosen."""
    if match.view is None:
        return await _without_position(request, match)
    page = board_page(await request.choosing(), request.words, request.lens(match.seen_revision))
    return answer(match, page, seen=match.revision, look="board")


@pressed(verbs.RESULT)
async def result(request: Request, match: Observation) -> Answer:
    """Show how the match ended, as its table does."""
    if match.status != "ended":
        return await board(request, match)
    score = await request.services.rematches.score(match.match)
    return answer(match, ended_page(match, request.words, score=score), seen=match.revision, look="result")


@pressed(verbs.CLOSE_UP)
async def close_up(request: Request, match: Observation) -> Answer:
    """Show one part drawn large."""
    return await close_up_of(request, match, request.arg)


@command(statuses=which_match.EVERY, autocomplete={"part": suggest_parts})
async def show(request: Request, match: Observation, part: str | None = None) -> Answer:
    """Show the board, or one part of it close up."""
    return await (board(request, match) if part is None else close_up_of(request, match, part))


async def close_up_of(request: Request, match: Observation, part: str) -> Answer:
    """Return one part drawn large."""
    own = await request.choosing()
    return await _played(request, match, "board", lambda: close_up_page(own, part, request.words, request.lens()))


async def _played(request: Request, match: Observation, look: str, page: Callable[[], Page]) -> Answer:
    """Return `page` of a match that has a position; of another what there is instead."""
    return await _without_position(request, match) if match.view is None else answer(match, page(), look=look)


async def _without_position(request: Request, match: Observation) -> Answer:
    """Return an open table with its buttons, or what became of a match that was called off."""
    if match.status != "open":
        return await info(request, match)
    card = await request.card()
    gathering = await gathering_of(card, request.bot)
    return answer(match, lobby_page(match, gathering, request.words))


@pressed(verbs.LOG)
async def log_page_of(request: Request, match: Observation) -> Answer:
    """Show what has happened, beginning with what the person has not seen."""
    return await _log(request, match, number_in(request.arg))


@command(statuses=which_match.EVERY)
async def log(request: Request, match: Observation, since: app_commands.Range[int, 0, 10**9] | None = None) -> Answer:
    """Show what has happened."""
    return await _log(request, match, None, since or 0)


async def _log(request: Request, match: Observation, page: int | None, since: int = 0) -> Answer:
    history = await request.services.observations.history(match.match, request.user_id, since)
    shown = answer(match, log_page(history, match, request.words, page), seen=match.revision, look="log")
    return replace(shown, is_log=True)


@pressed(verbs.SINCE)
@command(statuses=which_match.EVERY)
async def since(request: Request, match: Observation) -> Answer:
    """Show what has happened since the person read the log; who has no seat reads the log."""
    if match.observer is None or match.view is None:
        return await _log(request, match, None)
    history = await request.services.observations.history(match.match, request.user_id, match.read_revision or 0)
    known = [entry for entry in history if entry.revision <= match.revision]
    page, until = since_page(match, known, request.words, request.lens())
    return replace(answer(match, page, seen=until, look="log"), is_log=True)


@pressed(verbs.INFO)
async def info(request: Request, match: Observation) -> Answer:
    """Show what was agreed, who plays and the seal of the shuffle."""
    card = await request.card()
    people = tuple(face.user_id for face in match.faces if face.user_id is not None)
    figures = await request.services.reliabilities.of_people(people)
    known = {
        face.seat: (each.in_time, each.answers, each.finished, each.matches)
        for face in match.faces
        if (each := figures.get(face.user_id or 0)) is not None
    }
    return answer(match, info_page(match, card.host_name, card.pace, request.words, known), look="more")


@pressed(verbs.MORE)
async def more(request: Request, match: Observation) -> Answer:
    """Show what is seldom needed."""
    card = await request.card()
    needed: tuple[Act, ...] = ("cancel", "stop") if match.status == "open" else ("agree", "stop")
    if match.status == "running" and match.is_off("cancel"):
        needed = ("stop",)
    may_cancel = any(standing.may(request, act, card) for act in needed)
    is_active = match.status in which_match.ACTIVE
    wanted = await request.services.reliabilities.wanted(match.match) if match.status == "open" else "any"
    is_host = card.host_user_id == request.user_id and match.observer is not None
    may_carry = match.status == "running" and match.observer is None and standing.may(request, "carry", card)
    may_cancel = is_active and may_cancel
    page = more_page(match, request.words, may_cancel, wanted, is_host=is_host, may_carry=may_carry)
    return answer(match, page, look="more")


@pressed(verbs.EXTRA)
async def extra(request: Request, match: Observation) -> Answer:
    """Show a page of the game's own."""
    return await extra_of(request, match, request.arg)


async def extra_of(request: Request, match: Observation, extra: str) -> Answer:
    """Return the page `extra` of the game's own, as soon as the match is played."""
    return await _played(request, match, "more", lambda: extra_page(match, extra, request.words))


@pressed(verbs.REPLAY)
async def step(request: Request) -> Answer:
    """Show one step of the history; without a step the last one.

    Raises:
        Refusal: `no_such_revision` (`revision`, `most`), `not_over` for another observer while it runs.
    """
    revision, viewer = parse_step(request.arg)
    return await _step(request, await request.observation(), revision, viewer)


@command(statuses=which_match.EVERY, autocomplete={"revision": suggest_steps})
async def replay(request: Request, match: Observation, revision: str | None = None) -> Answer:
    """Step through the match."""
    return await _step(request, match, number_in(revision or ""))


async def _step(request: Request, now: Observation, revision: int | None, viewer: str = "") -> Answer:
    """Return the match, which is `now`, as it was after `revision` for `viewer`: a seat, the public, the own seat."""
    observations, seat = request.services.observations, number_in(viewer)
    through: Observer | Literal["own"] = "own"
    if viewer == verbs.PUBLIC:
        through = None
    elif seat is not None:
        through = Seat(seat)
    then = now.revision if revision is None else revision
    match = await observations.at(request.match, request.user_id, then, through)
    history = await observations.history(request.match, request.user_id, through=through)
    is_over = now.status == "ended"

    def page() -> Page:
        return replay_page(match, history, request.words, viewer, request.lens(), is_over=is_over)

    return await _played(request, match, "replay", page)
