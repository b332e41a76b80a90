"""Where every press, modal and command comes in, and where every error ends: nothing a person does stays unanswered.

What is answered is shown where it belongs: a press on a private page changes that page; a press on the table, a command
and a modal opened from the table get a new private page.

A refusal is answered in the person's language. So is a database that fails, which is logged for the owner, and an
outage of Discord. What nobody foresaw is logged under a short code, and the person gets that code. A press that Discord
no longer waits for does nothing at all.
"""

import functools
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.client import Client
from cogs.interactions import standing
from cogs.interactions.request import LOST, Answer, Request, answer, request_of
from cogs.interactions.routes import Manner, Route, route_of
from cogs.messages.component_ids import NO_MATCH, UNREADABLE, parsed
from cogs.messages.faults import FAULTS, TOO_LATE, code_of, in_short, is_outage, time_limit
from cogs.messages.layout import Layout
from cogs.messages.posting import NotNow
from games.kernel.errors import Refusal
from play.context import REPLACED, Commits, StorageFault, counting_commits
from render import verbs
from render.deciding.refusal import refusal_page
from render.pages.notices import note
from render.pages.wishes import with_notes

AnyInteraction = discord.Interaction[Client]
Meant = Callable[[Request], Awaitable[Request]]
"""Finds the match that is meant."""

CHANGED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
_log = logging.getLogger(__name__)


async def receive(interaction: AnyInteraction) -> None:
    """Answer a press on a component, or a modal; discord.py hands commands on by itself.

    A component may be gone from its message, or have an id that says nothing. The id of a modal is that of the
    component that opened it, so it outlives a restart.
    """
    data: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.component:
        values = data.get("values", ())
    elif interaction.type is discord.InteractionType.modal_submit:
        values = _typed(data.get("components", ()))
    else:
        return
    request = request_of(interaction, parsed(data.get("custom_id", "")) or UNREADABLE, values)
    route = route_of(request.reference.verb)
    if route is None:
        await guarded(request, _refusing(Refusal("unknown_control")))
    else:
        await guarded(request, route, Request.as_pressed)


def _typed(components: Sequence[Any]) -> tuple[str, ...]:
    """Return the values of a modal's inputs from top to bottom, as Discord sends them."""
    found: list[str] = []
    for component in components:
        inner = component.get("component")
        for part in (inner,) if inner else component.get("components", ()):
            found += [text for text in part.get("values", [part.get("value", "")]) if isinstance(text, str)]
    return tuple(found)


async def command_failed(interaction: AnyInteraction, fault: app_commands.AppCommandError) -> None:
    """Answer a command that never reached its callback: Discord still shows it as it was before an update."""
    if interaction.type is discord.InteractionType.autocomplete:
        _log.info("no suggestions: %s", fault)
        return
    refusing = _refusing(Refusal("changed_command") if isinstance(fault, CHANGED) else fault)
    await guarded(request_of(interaction), refusing)


def _refusing(fault: Exception) -> Route:
    async def refuse(request: Request) -> None:
        raise fault

    return Route(refuse)


async def guarded(request: Request, route: Route, meant: Meant | None = None) -> None:
    """Acknowledge `request` and answer it by `route`, or for what goes wrong; `meant` finds the match first."""
    with request.bot.pending_answers.one_more():
        try:
            await _acknowledge(request, route.manner)
        except (*FAULTS, OSError) as fault:
            # Discord shows the person that nothing happened, so nothing may happen.
            _log.info("match %s: %s could not be acknowledged: %s", request.match, _asked(request), in_short(fault))
            return
        if request.interaction.guild_id is not None:
            request.bot.members.seen(request.interaction.guild_id, request.user_id)
        commits = Commits()
        try:
            request = await request.with_settings()
            with counting_commits(commits):
                about = request if meant is None else await meant(request)
                if route.act is not None and about.match != NO_MATCH:
                    standing.check(about, route.act, await about.card())
                # Who may not do that in the match which a command means is shown nothing of it.
                request = about
                done = await route.handler(request) or await _without_answer(request)
                if done is not None:
                    await _show(request, done, and_notes=request.match != NO_MATCH)
        except Exception as fault:
            await _answer_fault(request, fault, has_stored=commits.count > 0)


async def _acknowledge(request: Request, manner: Manner = "private") -> None:
    """Tell Discord, which waits three seconds, that the answer is coming, unless that is a modal.

    Every bot of several gets each press, and Discord takes one acknowledgement: whose it is answers, the others do
    nothing. So no page is the first answer, although that would spare people a way to Discord and back.

    Raises:
        discord.HTTPException: if Discord no longer waits; then nothing may be done.
    """
    response = request.interaction.response
    is_press = request.interaction.type is discord.InteractionType.component
    # Discord accepts a modal only as the first answer; with values it has come back.
    if response.is_done() or (manner == "modal" and is_press and not request.values):
        return
    async with time_limit():
        if request.is_on_private_page or (manner == "quiet" and is_press):
            await response.defer()
        else:
            await response.defer(ephemeral=True, thinking=True)


async def _without_answer(request: Request) -> Answer | None:
    """Return what is shown where a handler shows nothing: Discord waits for a command, and a private page is old."""
    if request.interaction.type is discord.InteractionType.application_command:
        return Answer(note(request.words("done-heading")))
    board = route_of(verbs.BOARD)
    is_modal = request.interaction.response.type is discord.InteractionResponseType.modal
    if board is None or is_modal or not request.is_on_private_page:
        return None
    # The handler may have changed the match.
    return await board.handler(request.looking_anew())


async def _show(request: Request, answer: Answer, *, and_notes: bool = False) -> None:
    """Show `answer` to this person only, and note what they have seen by it.

    `and_notes`: with what became of the person's wishes in the match meanwhile; that is said once.
    """
    page, wishes, notes = answer.page, request.services.wishes, None
    if and_notes:
        notes = await wishes.notes(await request.known(), request.user_id)
        page = with_notes(notes, page, request.words)
    present, response = request.bot.presenter.present, request.interaction.response
    laid_out = functools.partial(present, page, answer.origin, request.settings.text_only, answer.files)
    layout = await laid_out()
    # A message that everybody sees was pressed, without a "thinking..." that the answer replaces.
    is_on_table = response.type is discord.InteractionResponseType.deferred_message_update
    if is_on_table and not request.is_on_private_page:
        await _send(request, layout)
    else:
        try:
            async with time_limit():
                await request.interaction.edit_original_response(
                    view=layout.view, attachments=layout.files(), allowed_mentions=layout.allowed_mentions
                )
        except discord.NotFound as gone:
            if gone.code in TOO_LATE:
                raise
            # The person has dismissed the page meanwhile.
            await _send(request, await laid_out())
    if answer.seen is not None:
        mark = request.services.observations.mark_seen
        await mark(answer.origin.match, request.user_id, answer.seen, is_log=answer.is_log)
    if answer.hand is not None:
        await request.bot.looked(answer.hand)
    if notes is not None:
        await wishes.forget_notes(request.match, request.user_id, notes)


async def _send(request: Request, layout: Layout) -> None:
    async with time_limit():
        await request.interaction.followup.send(
            view=layout.view, files=layout.files(), allowed_mentions=layout.allowed_mentions, ephemeral=True
        )


async def _answer_fault(request: Request, fault: Exception, *, has_stored: bool) -> None:
    """Answer what went wrong; `has_stored`: something was stored before. What goes wrong with that ends here."""
    match, asked, code = request.match, _asked(request), ""
    refusal: Refusal | None = None
    if isinstance(fault, Refusal):
        refusal = fault
    elif isinstance(fault, StorageFault):
        _log.error("%s could not be answered: %s", asked, fault)
        later = "storage_later" if has_stored else "storage"
        refusal = Refusal("storage_replaced" if fault.code == REPLACED else later)
    elif code_of(fault) in TOO_LATE:
        _log.info("match %s: the answer to %s came too late: %s", match, asked, in_short(fault))
        return
    elif isinstance(fault, NotNow) or is_outage(fault):
        _log.warning("match %s: %s was not answered by Discord: %s", match, asked, in_short(fault))
        refusal = Refusal("discord_later" if has_stored else "discord")
    else:
        code = secrets.token_hex(3)
        _log.exception("match %s: fault %s at %s", match, code, asked)
    try:
        await _acknowledge(request)
        if refusal is not None:
            await _show(request, await _refused(request, refusal))
        else:
            await _show(request, Answer(note(request.words("fault", code=code))))
    except FAULTS as late:
        is_late = isinstance(late, discord.NotFound) or code_of(late) in TOO_LATE
        level = logging.INFO if is_late else logging.WARNING
        _log.log(level, "match %s: an error could not be answered: %s", match, in_short(late))
    except Exception:
        _log.exception("match %s: an error could not be answered", match)


def _asked(request: Request) -> str:
    """Return what was asked for, as the log calls it."""
    return request.reference.verb or request.interaction.type.name


async def _refused(request: Request, refusal: Refusal) -> Answer:
    """Return what is wrong, with the match as it is now, if there is one that is not refused itself."""
    if request.match != NO_MATCH and refusal.code != LOST:
        try:
            now = await request.looking_anew().with_moment()
            if standing.may(now, "look", await now.card()):
                match = await now.choosing()
                return answer(match, refusal_page(refusal, request.words, match))
        except (Refusal, StorageFault):
            pass
    return Answer(refusal_page(refusal, request.words, None))
