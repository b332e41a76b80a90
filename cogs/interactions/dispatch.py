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
from msgspec.structs import replace

from cogs.client import Client
from cogs.interactions import standing
from cogs.interactions.request import Answer, Request, answer, request_of
from cogs.interactions.routes import Handler, Manner, route_of
from cogs.messages.component_ids import NO_MATCH, UNREADABLE, own_part, parsed
from cogs.messages.faults import FAULTS, TOO_LATE, code_of, in_short, is_outage, time_limit
from cogs.messages.layout import Layout
from cogs.messages.posting import NotNow
from games.kernel.errors import Refusal
from play.context import REPLACED, Commits, StorageFault, counting_commits
from play.rights import Act
from render import verbs
from render.deciding.refusal import refusal_page
from render.pages.notices import note
from render.pages.wishes import with_notes

AnyInteraction = discord.Interaction[Client]
CHANGED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
LOST = "lost_match"
_log = logging.getLogger(__name__)


async def receive_press(interaction: AnyInteraction) -> None:
    """Answer a press on a component, also one that is no longer on its message, or has an id that says nothing."""
    data: Any = interaction.data or {}
    await _receive(interaction, data.get("values", ()))


async def receive_modal(interaction: AnyInteraction) -> None:
    """Answer a modal; its id is that of the component that opened it, so it outlives a restart."""
    data: Any = interaction.data or {}
    await _receive(interaction, _typed(data.get("components", ())))


async def _receive(interaction: AnyInteraction, values: Sequence[str]) -> None:
    data: Any = interaction.data or {}
    reference = parsed(data.get("custom_id", "")) or UNREADABLE
    route = route_of(reference.verb)
    request = request_of(interaction, reference, values)
    if route is None:
        await guarded(request, _refusing(Refusal("unknown_control")))
    else:
        await guarded(request, route.handler, route.manner, functools.partial(_as_pressed, route.act))


async def command_failed(interaction: AnyInteraction, fault: app_commands.AppCommandError) -> None:
    """Answer a command that never reached its callback: Discord still shows it as it was before an update."""
    if interaction.type is discord.InteractionType.autocomplete:
        _log.info("no suggestions: %s", fault)
        return
    await guarded(
        request_of(interaction), _refusing(Refusal("changed_command") if isinstance(fault, CHANGED) else fault)
    )


async def _as_asked(request: Request) -> Request:
    return request


async def _as_pressed(act: Act | None, request: Request) -> Request:
    """Return the request, if its component still means something and the person may do that.

    Raises:
        Refusal: `lost_match` if another match had that number; `stale` (`revision`) if the match was restored since, or
            the component is older than tags are; what `allowed` refuses.
    """
    if request.match != NO_MATCH:
        now, tag = await request.card(), request.reference.tag
        if tag and own_part(tag) != own_part(now.tag):
            raise Refusal(LOST)
        if tag != now.tag:
            raise Refusal("stale", revision=now.revision)
    return await allowed(act, request)


async def allowed(act: Act | None, request: Request) -> Request:
    """Return the request, if the person may do that with the match it is about; refuses what `rights.check` does."""
    if act is not None and request.match != NO_MATCH:
        standing.check(request, act, await request.card())
    return request


async def guarded(
    request: Request,
    handler: Handler,
    manner: Manner = "private",
    meant: Callable[[Request], Awaitable[Request]] = _as_asked,
) -> None:
    """Acknowledge `request` and answer it by `handler`, or for what it raises; `meant` finds the match first."""
    with request.bot.pending_answers.one_more():
        try:
            await _acknowledge(request, manner)
        except (*FAULTS, OSError) as fault:
            # Discord shows the person that nothing happened, so nothing may happen.
            _log.info("match %s: %s could not be acknowledged: %s", request.match, _asked(request), in_short(fault))
            return
        if request.interaction.guild_id is not None:
            request.bot.members.seen(request.interaction.guild_id, request.user_id)
        await _done(request, handler, meant)


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


async def _with_notes(request: Request, done: Answer) -> None:
    """Show `done`, with what became of the person's wishes in the match meanwhile; that is said once."""
    wishes = request.services.wishes
    moment = request.moment or await request.services.observations.moment(request.match)
    notes = await wishes.notes(moment, request.user_id)
    await _show(request, replace(done, page=with_notes(notes, done.page, request.words)))
    if notes is not None:
        await wishes.forget_notes(request.match, request.user_id, notes)


async def _show(request: Request, answer: Answer) -> None:
    """Show `answer` to this person only, and note what they have seen by it."""
    present, response = request.bot.presenter.present, request.interaction.response
    laid_out = functools.partial(present, answer.page, answer.origin, request.settings.text_only, answer.files)
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


async def _send(request: Request, layout: Layout) -> None:
    async with time_limit():
        await request.interaction.followup.send(
            view=layout.view, files=layout.files(), allowed_mentions=layout.allowed_mentions, ephemeral=True
        )


async def _done(request: Request, handler: Handler, meant: Callable[[Request], Awaitable[Request]]) -> None:
    """Answer by `handler`, or for what it raises, saying whether something was stored before that."""
    commits = Commits()
    try:
        request = await request.with_settings()
        with counting_commits(commits):
            request = await meant(request)
            done = await handler(request) or await _without_answer(request)
            if done is not None:
                await (_show if request.match == NO_MATCH else _with_notes)(request, done)
    except Refusal as refusal:
        await _answer_error(request, functools.partial(_refused, request, refusal))
    except StorageFault as fault:
        _log.error("%s could not be answered: %s", _asked(request), fault)
        code = "storage_replaced" if fault.code == REPLACED else "storage_later" if commits.count else "storage"
        await _answer_error(request, functools.partial(_refused, request, Refusal(code)))
    except Exception as fault:
        if code_of(fault) in TOO_LATE:
            _log.info("match %s: the answer to %s came too late: %s", request.match, _asked(request), in_short(fault))
        elif isinstance(fault, NotNow) or is_outage(fault):
            _log.warning(
                "match %s: %s was not answered by Discord: %s", request.match, _asked(request), in_short(fault)
            )
            failed = Refusal("discord_later") if commits.count else Refusal("discord")
            await _answer_error(request, functools.partial(_refused, request, failed))
        else:
            code = secrets.token_hex(3)
            _log.exception("match %s: fault %s at %s", request.match, code, _asked(request))
            await _answer_error(request, functools.partial(_unforeseen, request, code))


def _asked(request: Request) -> str:
    """Return what was asked for, as the log calls it."""
    return request.reference.verb or request.interaction.type.name


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


def _refusing(fault: Exception) -> Handler:
    async def refuse(request: Request) -> None:
        raise fault

    return refuse


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


async def _unforeseen(request: Request, code: str) -> Answer:
    return Answer(note(request.words("fault", code=code)))


async def _answer_error(request: Request, answered: Callable[[], Awaitable[Answer]]) -> None:
    """Show the answer to an error; what goes wrong with that is logged and ends here."""
    try:
        await _acknowledge(request)
        await _show(request, await answered())
    except FAULTS as fault:
        is_late = isinstance(fault, discord.NotFound) or code_of(fault) in TOO_LATE
        level = logging.INFO if is_late else logging.WARNING
        _log.log(level, "match %s: an error could not be answered: %s", request.match, in_short(fault))
    except Exception:
        _log.exception("match %s: an error could not be answered", request.match)


def _typed(components: Sequence[Any]) -> tuple[str, ...]:
    """Return the values of a modal's inputs from top to bottom, as Discord sends them."""
    found: list[str] = []
    for component in components:
        inner = component.get("component")
        for part in (inner,) if inner else component.get("components", ()):
            found += [text for text in part.get("values", [part.get("value", "")]) if isinstance(text, str)]
    return tuple(found)
