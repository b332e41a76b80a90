"""Calls: `/match call` and its button mention, once for a table, the role that staff have chosen for its game.

The mention is allowed for that role alone, and is made where its people see it: in the channel above a thread, else
where the table is. Staff choose the roles on a page of the server's settings, or by `/settings call`.
"""

import logging

import discord
from msgspec.structs import replace

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_game import choose, suggest_games
from cogs.interactions.which_match import OPEN
from cogs.match import GROUP
from cogs.messages.channels import channel_of, check_permissions
from cogs.messages.component_ids import origin_of
from cogs.messages.posting import CannotShow, MessageGone, NotNow
from cogs.people.settings import GROUP as SETTINGS
from games import registry
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from play.rules.moment import MatchCard
from render import verbs
from render.pages.lobby import call_page, called_page
from render.pages.notices import note
from render.pages.server_settings import call_roles_page
from render.phrases import title
from text import words

LONGEST_ID = 19
_log = logging.getLogger(__name__)


@pressed(verbs.CALL)
@command(GROUP, statuses=OPEN)
@needs("seat")
async def call(request: Request, match: Observation) -> Answer:
    """Ask, then call the role for the game.

    Raises:
        Refusal: what `Calls.begin` and `_place` refuse; `call_refused` where Discord does not take the message.
    """
    card = await request.card()
    known = await request.services.calls.check(match.match, request.user_id)
    channel_id = await _place(request, card, known.role_id)
    if request.arg != verbs.YES:
        return answer(match, call_page(match, known.role_id, known.free, request.words))
    begun = await request.services.calls.begin(match.match, request.user_id)
    page = called_page(
        match,
        words(match.language),
        pace=card.pace,
        role=begun.role_id,
        free=begun.free,
        channel=card.channel_id or channel_id,
    )
    layout = await request.bot.presenter.present(page, origin_of(match))
    try:
        # Of two with the same name that come within some minutes Discord makes one.
        once = f"call-{match.match}-{match.tag}"
        await request.bot.postbox.send(channel_id, replace(layout, roles=(begun.role_id,)), once)
    except (CannotShow, MessageGone, NotNow) as fault:
        _log.info("match %s: a role is not called: %s", match.match, fault)
        await request.services.calls.take_back(match.match)
        raise Refusal("discord" if isinstance(fault, NotNow) else "call_refused") from fault
    now = await request.services.observations.public(match.match)
    return answer(now, note(request.words("called", title=title(now, request.words), role=f"<@&{begun.role_id}>")))


async def _place(request: Request, card: MatchCard, role_id: int) -> int:
    """Return the channel in which the role is mentioned.

    Raises:
        Refusal: `server_of_match` (the table is nowhere yet), `no_such_channel`, `missing_permissions`
            (`permissions`), `role_gone`, `role_not_mentionable` (`role`: its name).
    """
    if card.channel_id is None:
        raise Refusal("server_of_match")
    above = None if card.parent_id is None else request.bot.get_channel(card.parent_id)
    channel_id = above.id if isinstance(above, discord.TextChannel) else card.channel_id
    channel = await channel_of(request.bot, channel_id)
    await check_permissions(request.bot, channel_id, request.words)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        raise Refusal("no_such_channel")
    role = channel.guild.get_role(role_id)
    if role is None:
        raise Refusal("role_gone")
    if not role.mentionable and not channel.permissions_for(channel.guild.me).mention_everyone:
        raise Refusal("role_not_mentionable", role=role.name)
    return channel_id


@pressed(verbs.CALL_ROLES)
@needs(None)
async def call_roles(request: Request) -> Answer:
    """Show which roles can be called on the server to those who manage it.

    Raises:
        Refusal: `server_only`, `bot_not_here` (`server`), `staff_only`.
    """
    roles = await request.services.calls.roles(_guild(request))
    return Answer(call_roles_page(registry.game_ids(), roles, request.words))


@pressed(verbs.CALL_ROLE)
@needs(None)
async def choose_call_role(request: Request) -> Answer:
    """Choose the role for a game, or none, and show them all; refuses what `_choose` refuses."""
    chosen = request.values[0] if request.values else ""
    if chosen and not (chosen.isascii() and chosen.isdecimal() and len(chosen) <= LONGEST_ID):
        raise Refusal("role_gone")
    await _choose(request, request.reference.arg, int(chosen) if chosen else None)
    return await call_roles(request)


@command(SETTINGS, name="call", autocomplete={"game": suggest_games})
@needs(None)
async def choose_call_role_as_typed(request: Request, game: str, role: discord.Role | None = None) -> Answer:
    """Choose the role for a game, or none where none is named, and show them all; refuses what `_choose` refuses."""
    await _choose(request, choose(game, request.words), None if role is None else role.id)
    return await call_roles(request)


async def _choose(request: Request, game: str, role_id: int | None) -> None:
    """Let tables of a game call a role.

    Raises:
        Refusal: `server_only`, `bot_not_here` (`server`), `staff_only`, `role_everyone`, `role_of_a_bot`,
            `role_given_by_apps` (`role`: its name), `unknown_game` (`word`).
    """
    guild_id = _guild(request)
    if role_id == guild_id:
        # The role of everybody has the id of the server.
        raise Refusal("role_everyone")
    guild = request.interaction.guild
    role = None if guild is None or role_id is None else guild.get_role(role_id)
    if role is not None and role.managed:
        raise Refusal("role_of_a_bot" if role.is_bot_managed() else "role_given_by_apps", role=role.name)
    await request.services.calls.choose_role(guild_id, game, role_id)


def _guild(request: Request) -> int:
    guild_id = request.server_here()
    if not request.is_staff_of(guild_id):
        raise Refusal("staff_only")
    return guild_id
