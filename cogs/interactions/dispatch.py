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
import time
from collections.abc import Awaitable, Callable, Sequence
from contextvars import copy_context
from typing import Any, Literal

import discord
import msgspec
from discord import app_commands

from cogs.client import Client
from cogs.interactions import standing
from cogs.interactions.going_on import going_on
from cogs.interactions.request import LOST, TIMELESS, Answer, Request, Then, answer, request_of
from cogs.interactions.routes import Manner, Route, route_of
from cogs.messages.component_ids import NO_MATCH, NO_ORIGIN, UNREADABLE, origin_of, parsed
from cogs.messages.faults import FAULTS, TOO_LATE, code_of, in_short, is_outage, is_too_large, time_limit
from cogs.messages.layout import Layout
from cogs.messages.posting import NotNow
from cogs.messages.private_pages import CHANGEABLE_SECONDS, PrivatePage, lasting
from cogs.messages.refusals import refusal_of
from counting import known
from games.kernel.errors import IllegalMove, Refusal
from games.kernel.observation import WishNotes
from play.context import REPLACED, UNKNOWN, Commits, StorageFault, counting_commits
from play.rules.moment import Moment
from render import verbs
from render.deciding.refusal import refusal_page
from render.page import Page
from render.pages.notices import note
from render.pages.parts import leads_to_a_move, with_move
from render.pages.wishes import with_notes

AnyInteraction = discord.Interaction[Client]
Meant = Callable[[Request], Awaitable[Request]]
"""Finds the match that is meant."""

CHANGED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
Outcome = Literal["answered", "refused", "fault", "late"]

NOT_FOUND = 404
_OF_STORAGE = {REPLACED: "storage_replaced", UNKNOWN: "storage_unknown"}
"""What is said of a fault of the database that leaves more to say than that nothing was changed."""

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
    began_at = time.perf_counter()
    outcome = await _answered(request, route, meant, began_at)
    known.ANSWERS.note(time.perf_counter() - began_at, outcome)


async def _answered(request: Request, route: Route, meant: Meant | None, began_at: float) -> Outcome:
    """Do what `guarded` says with a request that came at a time of `time.perf_counter`; return what came of it."""
    with request.bot.pending_answers.one_more():
        if request.is_on_private_page and request.interaction.message is not None:
            request.bot.private_pages.pressed(request.user_id, request.match, request.interaction.message.id)
        try:
            await _acknowledge(request, route.manner)
        except (*FAULTS, OSError) as fault:
            # Discord shows the person that nothing happened, so nothing may happen.
            _log.info("match %s: %s could not be acknowledged: %s", request.match, _asked(request), in_short(fault))
            return "late"
        known.ACKNOWLEDGED.note(time.perf_counter() - began_at)
        if request.interaction.guild_id is not None:
            request.bot.members.seen(request.interaction.guild_id, request.user_id, request.person.name)
        commits = Commits()
        try:
            request = await request.with_settings()
            with counting_commits(commits):
                about = request if meant is None else await meant(request)
                if route.act is not None and about.match != NO_MATCH:
                    await standing.admit(about, route.act, await about.card())
                # Who may not do that in the match which a command means is shown nothing of it.
                request = await about.by_new_name()
                done = await route.handler(request) or await _without_answer(request)
                if done is not None:
                    # A form that could not be opened has a page as its answer.
                    await _acknowledge(request)
                    await _show(request, await _with_move(request, done), and_notes=request.match != NO_MATCH)
        except Exception as fault:
            return await _answer_fault(request, fault, has_stored=commits.count > 0)
        return "answered"


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
    page, notes = await _with_notes(request, answer) if and_notes else (answer.page, None)
    laid_out = functools.partial(_laid_out, request, answer, page)
    layout, response = await laid_out(), request.interaction.response
    # A message that everybody sees was pressed, without a "thinking..." that the answer replaces.
    is_on_table = response.type is discord.InteractionResponseType.deferred_message_update
    is_extra = is_on_table and not request.is_on_private_page
    try:
        message_id = await _put(request, layout, is_new=is_extra)
    except discord.HTTPException as fault:
        if fault.status == NOT_FOUND and fault.code not in TOO_LATE:
            # The person has dismissed the page meanwhile.
            message_id, is_extra = await _put(request, await laid_out(), is_new=True), True
        elif is_too_large(fault) and not answer.files:
            message_id = await _put(request, await laid_out(text_only=True), is_new=is_extra)
        else:
            raise
    await _note_seen(request, answer, notes)
    await _remember(request, answer, message_id, request.bot.now() + CHANGEABLE_SECONDS, is_extra=is_extra)


async def _with_move(request: Request, answer: Answer) -> Answer:
    """Return the answer with `Make a move`, if it is about a running match of the person and leads to no move.

    A page with controls that are about no match cannot have it: all controls of a page are about the same one.
    """
    is_of_none = answer.origin.match == NO_MATCH
    about = request.match if is_of_none else answer.origin.match
    if about == NO_MATCH or leads_to_a_move(answer.page) or (is_of_none and answer.page.actions()):
        return answer
    try:
        # The handler may have changed the match.
        match = await request.about(about).observation()
    except (Refusal, StorageFault):
        return answer
    page = with_move(answer.page, match, request.words)
    if page is answer.page or not is_of_none:
        return msgspec.structs.replace(answer, page=page)
    return msgspec.structs.replace(answer, page=page, origin=origin_of(match), look="note")


async def _with_notes(request: Request, answer: Answer) -> tuple[Page, WishNotes | None]:
    """Return the page below what became of the person's wishes meanwhile, and what that is."""
    notes = await request.services.wishes.notes(await request.known(), request.user_id)
    return with_notes(notes, answer.page, request.words), notes


async def _laid_out(request: Request, answer: Answer, page: Page, *, text_only: bool = False) -> Layout:
    """Return `page`, which is that of the answer or longer, ready to be sent once."""
    text_only = text_only or request.settings.text_only
    return await request.bot.presenter.present(page, answer.origin, text_only, answer.files, is_awaited=True)


async def _put(request: Request, layout: Layout, *, is_new: bool) -> int:
    """Show a page in a new message, or in the one that is there; return the id of the message."""
    view, mentions, interaction = layout.view, layout.allowed_mentions, request.interaction
    async with time_limit():
        if is_new:
            send, files = interaction.followup.send, layout.files()
            sent = await send(view=view, files=files, allowed_mentions=mentions, ephemeral=True, wait=True)
            return sent.id
        edit = interaction.edit_original_response
        return (await edit(view=view, attachments=layout.files(), allowed_mentions=mentions)).id


async def _note_seen(request: Request, answer: Answer, notes: WishNotes | None) -> None:
    if answer.seen is not None:
        mark = request.services.observations.mark_seen
        await mark(answer.origin.match, request.user_id, answer.seen, is_log=answer.is_log)
    if answer.hand is not None:
        await request.bot.looked(answer.hand)
    if notes is not None:
        await request.services.wishes.forget_notes(request.match, request.user_id, notes)


async def _remember(request: Request, answer: Answer, message_id: int, until: int, *, is_extra: bool) -> None:
    """Keep what was shown, as it can be changed `until` then; what it has taken the place of becomes one line."""
    bot, origin = request.bot, answer.origin
    is_current = origin.match != NO_MATCH and origin.revision > 0 and answer.look not in TIMELESS
    if not is_current or request.match != origin.match:
        bot.private_pages.forget(request.user_id, request.match, message_id)
    if not is_current:
        return
    page = PrivatePage(
        request.user_id,
        origin.match,
        message_id,
        origin.revision,
        lasting(request.interaction),
        until,
        is_extra=is_extra,
        look=answer.look,
        left=answer.left,
        then=None if answer.then is None else functools.partial(_go_on, request, message_id, answer.then),
        context=None if answer.then is None else copy_context(),
    )
    for old in bot.private_pages.shown(page, bot.now()):
        line = note(old.left or request.words("page-replaced"))
        bot.private_pages.begin(old.change(await bot.presenter.present(line, NO_ORIGIN)))
    if page.then is not None and answer.at_once:
        moment = await request.services.observations.moment(origin.match)
        bot.private_pages.begin(page.then(moment), page.context)
    elif page.then is not None:
        # The computers may have moved while the page was drawn.
        bot.follow(origin.match)


async def _go_on(request: Request, message_id: int, then: Then, moment: Moment) -> None:
    """Change a page that has waited for computers into what is asked after their moves, unless its reader was faster.

    Who has pressed something on that page meanwhile is shown what they asked for, and who has opened a newer one is
    asked there: nothing moves under the finger of somebody who reads. A page that is only looked at, beside this one,
    is not disturbed by it.
    """
    pages = request.bot.private_pages
    try:
        request = msgspec.structs.replace(request, moment=moment)
        answer = await then(moment)
        page, notes = await _with_notes(request, answer)
        layout = await _laid_out(request, answer, page)
        waiting = pages.taken_up(request.user_id, moment.match, message_id, request.interaction)
        if waiting is not None and await waiting.change(layout):
            await _note_seen(request, answer, notes)
            await _remember(request, answer, message_id, waiting.until, is_extra=waiting.is_extra)
    except (Refusal, StorageFault) as fault:
        _log.warning("match %s: a private page does not go on: %s", moment.match, fault)
    except Exception:
        _log.exception("match %s: a private page does not go on", moment.match)


async def _answer_fault(request: Request, fault: Exception, *, has_stored: bool) -> Outcome:
    """Answer what went wrong; `has_stored`: something was stored before. What goes wrong with that ends here."""
    match, asked, code = request.match, _asked(request), ""
    refusal: Refusal | None = None
    if isinstance(fault, Refusal):
        refusal = fault
    elif isinstance(fault, StorageFault):
        _log.error("%s could not be answered: %s", asked, fault)
        later = "storage_later" if has_stored else "storage"
        refusal = Refusal(_OF_STORAGE.get(fault.code, later))
    elif code_of(fault) in TOO_LATE:
        _log.info("match %s: the answer to %s came too late: %s", match, asked, in_short(fault))
        return "late"
    elif isinstance(fault, NotNow) or is_outage(fault):
        _log.warning("match %s: %s was not answered by Discord: %s", match, asked, in_short(fault))
        refusal = Refusal("discord_later" if has_stored else "discord")
    elif (told := refusal_of(fault, request.words)) is not None:
        _log.warning("match %s: %s was refused by Discord: %s", match, asked, in_short(fault))
        refusal = Refusal("discord_later") if has_stored else told
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
    return _counted(fault, is_foreseen=not code)


def _counted(fault: Exception, *, is_foreseen: bool) -> Outcome:
    """Count what was answered in place of what was asked for; return what that is."""
    if isinstance(fault, Refusal):
        # The codes of a game speak of what somebody has, which the numbers are not to tell.
        known.REFUSALS.add("illegal_move" if isinstance(fault, IllegalMove) else fault.code)
        return "refused"
    if isinstance(fault, StorageFault):
        known.FAULTS.add(f"storage_{fault.code}")
    elif isinstance(fault, NotNow) or is_outage(fault):
        known.FAULTS.add("discord")
    else:
        known.FAULTS.add("discord_refused" if is_foreseen else "unforeseen")
    return "fault"


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
                page = refusal_page(refusal, request.words, match)
                if refusal.code == "stale":
                    return going_on(request, match, page)
                return answer(match, page, look="refused")
        except (Refusal, StorageFault):
            pass
    return Answer(refusal_page(refusal, request.words, None))
