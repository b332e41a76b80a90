"""Slash commands: made of handlers, with the lists that Discord shows while somebody types an option.

The parameters of a handler are the options of its command. A command for matches also has the option `match`, the last
one; what is meant by it, or by its absence, is found before the handler is called (cogs/interactions/which_match.py).
A list shows only what the person may know. After any fault the list is empty: the command itself will say why.
"""

import functools
import inspect
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

import discord
from discord import app_commands

from cogs.client import Client
from cogs.interactions import which_match
from cogs.interactions.dispatch import guarded
from cogs.interactions.request import Answer, Request, readable, request_of
from cogs.interactions.routes import H, Route, with_match
from cogs.interactions.standing import act_of
from games.kernel.errors import Refusal
from games.kernel.ids import GameId
from games.kernel.observation import Status
from render.limits import MOST_OPTIONS, OPTION_TEXT, clipped
from text.aliases import alike, folded

AnyCommand = app_commands.Command[Any, Any, Any]
AnyInteraction = discord.Interaction[Client]
Choices = list[app_commands.Choice[str]]
Autocomplete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]
Named = Iterable[tuple[str, str]]
"""Pairs of value and what the person reads."""

KINDS: Mapping[discord.AppCommandOptionType, type] = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.user: discord.abc.User,
}
MATCH = inspect.Parameter("match", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=str | None)
FOR_PEOPLE_TOO = app_commands.AppInstallationType(guild=True, user=True)
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
SINGLE: list[AnyCommand] = []
"""Commands that belong to no group."""

_log = logging.getLogger(__name__)


def group(name: str, under: app_commands.Group | None = None, *, everywhere: bool = False) -> app_commands.Group:
    """Return a group of commands, `under` another one if so; its words come with all others (cogs/command_tree.py).

    `everywhere`: as for a command; Discord installs a group as a whole.
    """
    made = app_commands.Group(name=name, description="…", parent=under)
    if everywhere:
        made.allowed_installs, made.allowed_contexts = FOR_PEOPLE_TOO, ANYWHERE
    return made


def command(
    group: app_commands.Group | None = None,
    *,
    name: str = "",
    statuses: Collection[Status] = (),
    autocomplete: Mapping[str, Autocomplete] | None = None,
    everywhere: bool = False,
) -> Callable[[H], H]:
    """Make the decorated handler a command, by default of its own name.

    `statuses`: it is for matches that have one of these. `autocomplete`: what is listed while an option is typed.
    `everywhere`: who has installed the bot for themselves has it on every server and in all direct messages.
    """

    def register(handler: H) -> H:
        options = [
            each.replace(kind=inspect.Parameter.KEYWORD_ONLY)
            for each in inspect.signature(handler).parameters.values()
            if each.name not in ("request", "match")
        ]
        made = made_command(name or handler.__name__, handler, options, autocomplete or {}, statuses=statuses)
        if everywhere:
            made.allowed_installs, made.allowed_contexts = FOR_PEOPLE_TOO, ANYWHERE
        if group is None:
            SINGLE.append(made)
        else:
            group.add_command(made)
        return handler

    return register


def made_command(
    name: str,
    handler: Callable[..., Awaitable[Answer | None]],
    options: Sequence[inspect.Parameter],
    autocomplete: Mapping[str, Autocomplete],
    *,
    statuses: Collection[Status] = (),
    game: GameId | None = None,
) -> AnyCommand:
    """Return the command that answers by `handler`; `statuses`: of matches that it is for, `game`: of this one."""

    async def callback(interaction: AnyInteraction, **typed: Any) -> None:
        values = {key: readable(value) if isinstance(value, str) else value for key, value in typed.items()}
        given = values.pop(MATCH.name, None) if statuses else None

        async def meant(request: Request) -> Request:
            _check_values(interaction, {**values, MATCH.name: given})
            return await which_match.meant(request, given, statuses, game) if statuses else request

        await guarded(request_of(interaction), Route(with_match(handler, **values), act=act_of(handler)), meant)

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=AnyInteraction)
    # discord.py reads the options from the signature.
    callback.__signature__ = inspect.Signature([first, *options, *([MATCH] if statuses else ())])  # type: ignore[attr-defined]
    suggested = {**autocomplete, MATCH.name: which_match.suggestions} if statuses else dict(autocomplete)
    return app_commands.Command(
        name=name,
        description="…",
        callback=app_commands.autocomplete(**suggested)(callback),  # type: ignore[arg-type]  # discord.py wants each option named
    )


def _check_values(interaction: AnyInteraction, values: Mapping[str, object]) -> None:
    """Refuse values that the command does not take now, which discord.py hands on all the same: `changed_command`."""
    known = interaction.command.parameters if isinstance(interaction.command, app_commands.Command) else ()
    for parameter in known:
        value = values.get(parameter.name)
        if value is None:
            continue
        offered = [choice.value for choice in parameter.choices]
        if not isinstance(value, KINDS.get(parameter.type, object)) or (offered and value not in offered):
            raise Refusal("changed_command")


def autocomplete(named: Callable[[Request, str], Awaitable[Named]]) -> Autocomplete:
    """Make an autocomplete callback of a function that names all values; the fitting ones are listed."""

    @functools.wraps(named)
    async def suggest(interaction: discord.Interaction[Any], current: str) -> Choices:
        try:
            request = await request_of(interaction).with_settings()
            found = list(await named(request, current))
        except Refusal:
            return []
        except Exception:
            _log.exception("no suggestions")
            return []
        return listed(found, current)

    return suggest


def listed(found: Named, current: str) -> Choices:
    """Return the values whose name or value has every word of `current`, as Discord wants them."""
    typed = frozenset(alike(folded(current[:OPTION_TEXT])).split())
    short = ((value, name, alike(folded(f"{name} {value}"))) for value, name in found if len(value) <= OPTION_TEXT)
    return listed_as_they_are((value, name) for value, name, text in short if all(word in text for word in typed))


def listed_as_they_are(found: Named) -> Choices:
    """Return as many of the values, in this order, as Discord takes."""
    return [
        app_commands.Choice(name=clipped(name, OPTION_TEXT), value=value) for value, name in islice(found, MOST_OPTIONS)
    ]
