"""What a person is to a match, and where they ask: what Discord knows, put to the table of rights (play/rights.py)."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from cogs.client import Client
from cogs.interactions.request import Request
from games.kernel.errors import Refusal
from play import rights
from play.rights import Act, Role, Standing, Where
from play.rules.moment import MatchCard

OF_GUESTS: frozenset[Act] = frozenset(("look", "join", "decline"))
"""What an invitation offers."""

H = TypeVar("H", bound=Callable[..., Awaitable[Any]])
_acts: dict[Callable[..., Awaitable[Any]], Act | None] = {}


def needs(act: Act | None) -> Callable[[H], H]:
    """Let the decorated handler answer only those who may do that; None: it is about no match.

    Without it a handler asked about a match needs the right to look at it.
    """

    def register(handler: H) -> H:
        _acts[handler] = act
        return handler

    return register


def act_of(handler: Callable[..., Awaitable[Any]]) -> Act | None:
    """Return what somebody must be allowed to do to be answered by `handler`."""
    return _acts.get(handler, "look")


async def to_contest(request: Request, home: int, made_by: int | None) -> Standing:
    """Return what the person is to a tournament or league of the server `home`, and where they ask."""
    guild_id = request.interaction.guild_id
    where: Where = "direct" if guild_id is None else "server" if guild_id == home else "elsewhere"
    role = (await request.services.people.guild(home)).organiser_role
    organises = made_by == request.user_id or request.is_staff_of(home) or request.is_organiser_on(home, role)
    return Standing(frozenset({"organiser"}) if organises else frozenset(), where)


def can_see(interaction: discord.Interaction[Client], channel_id: int | None, parent_id: int | None) -> bool:
    """Return whether the person can see a channel or thread of the server where the interaction is.

    An archived thread that is not cached any more can be seen by everybody who sees the channel above it; a private
    one by those who manage threads, and by a person who asks in it.
    """
    guild, member = interaction.guild, interaction.user
    if channel_id is None or guild is None or not isinstance(member, discord.Member):
        return False
    if interaction.channel_id == channel_id:
        return True
    channel = guild.get_channel_or_thread(channel_id)
    if isinstance(channel, discord.Thread) and channel.is_private():
        return channel.permissions_for(member).manage_threads
    above = channel or (guild.get_channel(parent_id) if parent_id is not None else None)
    if above is None or (isinstance(above, discord.Thread) and above.parent is None):
        return False
    return above.permissions_for(member).view_channel


def standing_of(request: Request, card: MatchCard, *more: Role) -> Standing:
    """Return what the person is to a match, `more` roles with it, and where they ask."""
    interaction, is_home = request.interaction, request.interaction.guild_id == card.guild_id
    where: Where = "direct" if interaction.guild_id is None else "server" if is_home else "elsewhere"
    if interaction.channel_id is not None and interaction.channel_id == card.channel_id:
        where = "table"
    is_viewer = is_home and can_see(interaction, card.channel_id, card.parent_id)
    roles = rights.roles_of(
        card,
        request.user_id,
        request.bot.now(),
        is_viewer=is_viewer,
        is_staff=request.is_staff_of(card.guild_id),
        is_organiser=request.is_organiser_of(card),
    )
    return Standing(roles.union(more), where, card.is_by_organisers, card.by_invitation)


def may(request: Request, act: Act, card: MatchCard) -> bool:
    """Return whether the person may do that with a match, from where they ask."""
    return rights.may(act, standing_of(request, card))


async def admit(request: Request, act: Act, card: MatchCard) -> None:
    """Refuse as `check` does; who was asked to the table is told what has become of that.

    Who has declined to join an open table can change their mind.

    Raises:
        Refusal: what `rights.check` and `Invitations.why_not` refuse.
    """
    try:
        check(request, act, card)
    except Refusal as refusal:
        if act not in OF_GUESTS:
            raise
        why = await request.services.invitations.why_not(card.match, request.user_id)
        if why is None or (why.code == "already_joined" and act != "decline"):
            raise
        if act != "join" or why.code != "already_declined":
            raise why from refusal
        check(request, act, card, "invited")


def check(request: Request, act: Act, card: MatchCard, *more: Role) -> None:
    """Refuse what the person may not do with a match; raises what `rights.check` raises."""
    rights.check(act, standing_of(request, card, *more), card)
