"""Where every press, modal and command comes in, and where every error ends: nothing a person does stays unanswered.

A refusal is answered in the person's language. So is a database that fails, which is logged for the owner, and an
outage of Discord. What nobody foresaw is logged under a short code, and the person gets that code. A press that Discord
no longer waits for does nothing at all.
"""

import functools
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec

import discord
from discord import app_commands

from cogs.client import Client
from cogs.handlers.all_verbs import route_of
from cogs.handlers.looking import board
from cogs.messages.component_ids import NO_MATCH, UNREADABLE, Reference, parsed
from cogs.messages.faults import FAULTS, TOO_LATE, code_of, is_outage, told
from cogs.messages.posting import NotNow
from cogs.requests.request import Request, readable
from cogs.requests.routes import Manner
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from play.faults import Commits, StorageFault, counting_commits
from render.pages.notices import note
from render.pages.refusal import refusal_page

AnyInteraction = discord.Interaction[Client]
P = ParamSpec("P")
KINDS: Mapping[discord.AppCommandOptionType, type] = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.user: discord.abc.User,
}
CHANGED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
_log = logging.getLogger(__name__)


async def receive(interaction: AnyInteraction, reference: Reference, values: Sequence[str]) -> None:
    """Answer a press on a component, or a modal that one opened."""
    request = Request(interaction, reference, values)
    route = route_of(reference.verb)
    if route is None:
        await guarded(request, "private", functools.partial(_unknown, request))
    else:
        await guarded(request, route.manner, functools.partial(route.handler, request))


async def receive_modal(interaction: AnyInteraction) -> None:
    """Answer a modal; its id is that of the component that opened it, so it outlives a restart."""
    data: Any = interaction.data or {}
    reference = parsed(data.get("custom_id", "")) or UNREADABLE
    await receive(interaction, reference, _typed(data.get("components", ())))


async def receive_unreadable(interaction: AnyInteraction) -> None:
    """Answer a press on a component whose id says nothing, such as one of a later version of this program."""
    data: Any = interaction.data or {}
    if parsed(data.get("custom_id", "")) is None:
        await receive(interaction, UNREADABLE, ())


async def command_failed(interaction: AnyInteraction, fault: app_commands.AppCommandError) -> None:
    """Answer a command that never reached its callback: Discord still shows it as it was before an update."""
    if interaction.type is discord.InteractionType.autocomplete:
        _log.info("no suggestions: %s", fault)
        return

    async def work() -> None:
        if isinstance(fault, CHANGED):
            raise Refusal("changed_command") from fault
        raise fault

    await guarded(Request(interaction), "private", work)


async def guarded(request: Request, manner: Manner, work: Callable[[], Awaitable[None]]) -> None:
    """Acknowledge `request`, do `work`, and answer whatever it raises."""
    with request.bot.precedence.answering():
        try:
            if not _opens_a_modal(request, manner):
                await request.acknowledge(quiet=manner == "quiet")
        except (*FAULTS, OSError) as fault:
            # Discord tells the person that nothing happened, so nothing may happen.
            _log.info("match %s: %s could not be acknowledged: %s", request.match, _asked(request), told(fault))
            return
        if request.interaction.guild_id is not None:
            request.bot.members.seen(request.interaction.guild_id, request.user_id)
        await _done(request, work)


def _opens_a_modal(request: Request, manner: Manner) -> bool:
    """Say whether a modal is the answer, which Discord takes only before any other; what brings values needs none."""
    is_press = request.interaction.type is discord.InteractionType.component
    return manner == "modal" and is_press and not request.values


async def _done(request: Request, work: Callable[[], Awaitable[None]]) -> None:
    """Do `work`, and answer whatever it raises, saying whether something was stored before that."""
    commits = Commits()
    try:
        await request.read_settings()
        with counting_commits(commits):
            await work()
            await _settle(request)
    except Refusal as refusal:
        await _answered(request, functools.partial(_refuse, request, refusal))
    except StorageFault as fault:
        _log.error("%s could not be answered: %s", _asked(request), fault)
        failed = Refusal("storage_later") if commits.count else Refusal("storage")
        await _answered(request, functools.partial(_refuse, request, failed))
    except Exception as fault:
        if code_of(fault) in TOO_LATE:
            _log.info("match %s: the answer to %s came too late: %s", request.match, _asked(request), told(fault))
        elif isinstance(fault, NotNow) or is_outage(fault):
            _log.warning("match %s: %s was not answered by Discord: %s", request.match, _asked(request), told(fault))
            failed = Refusal("discord_later") if commits.count else Refusal("discord")
            await _answered(request, functools.partial(_refuse, request, failed))
        else:
            code = secrets.token_hex(3)
            _log.exception("match %s: fault %s at %s", request.match, code, _asked(request))
            await _answered(request, functools.partial(_confess, request, code))


def _asked(request: Request) -> str:
    """Return what was asked for, as the log calls it."""
    return request.reference.verb or request.interaction.type.name


def commanded(
    handler: Callable[Concatenate[Any, Request, P], Awaitable[None]],
) -> Any:
    """Make a method that takes a `Request` the callback of a slash command.

    The type is left open: discord.py reads the parameters at run time, and calls them by name.
    """

    @functools.wraps(handler)
    async def callback(self: Any, interaction: AnyInteraction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        request = Request(interaction)

        async def work() -> None:
            given = {name: readable(value) if isinstance(value, str) else value for name, value in kwargs.items()}
            _check_values(interaction, given)
            await handler(self, request, *args, **given)  # type: ignore[arg-type]  # texts stay texts

        await guarded(request, "private", work)

    return callback


def _check_values(interaction: AnyInteraction, values: Mapping[str, object]) -> None:
    """Refuse values that the command does not take now, which discord.py hands on all the same: `changed_command`."""
    command = interaction.command
    known = command.parameters if isinstance(command, app_commands.Command) else ()
    for parameter in known:
        value = values.get(parameter.name)
        if value is None:
            continue
        offered = [choice.value for choice in parameter.choices]
        if not isinstance(value, KINDS.get(parameter.type, object)) or (offered and value not in offered):
            raise Refusal("changed_command")


async def _settle(request: Request) -> None:
    """Show something where a handler had nothing to show: Discord waits for a command, and a private page is old."""
    if request.is_answered:
        return
    if request.interaction.type is discord.InteractionType.application_command:
        await request.show(note(request.words("done-heading")))
    elif request.is_on_private_page and request.interaction.response.type is not discord.InteractionResponseType.modal:
        await board(request)


async def _unknown(request: Request) -> None:
    raise Refusal("unknown_control")


async def _refuse(request: Request, refusal: Refusal) -> None:
    observation = await _observation(request)
    page = refusal_page(refusal, request.words, observation, request.typed)
    await request.show(page, request.match, observation.revision if observation else 0)


async def _observation(request: Request) -> Observation | None:
    """Return the match that the refusal is about; None if there is none, or it is refused, or cannot be read."""
    try:
        return await request.observation() if request.match != NO_MATCH else None
    except (Refusal, StorageFault):
        return None


async def _confess(request: Request, code: str) -> None:
    await request.show(note(request.words("fault", code=code)))


async def _answered(request: Request, answer: Callable[[], Awaitable[None]]) -> None:
    """Give the answer to an error; what goes wrong with that is logged and ends here."""
    try:
        await request.acknowledge()
        await answer()
    except FAULTS as fault:
        is_late = isinstance(fault, discord.NotFound) or code_of(fault) in TOO_LATE
        level = logging.INFO if is_late else logging.WARNING
        _log.log(level, "match %s: an error could not be answered: %s", request.match, told(fault))
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
