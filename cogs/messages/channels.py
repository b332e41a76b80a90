"""Where a match may live: a new thread, a channel, or direct messages with the bot; and what the bot needs there.

Permissions have Discord's names.
"""

from typing import Any

import discord
import msgspec

from cogs.messages.elsewhere import whole
from games.kernel.errors import Refusal
from text import Words

IN_CHANNEL = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
IN_THREAD = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")
FOR_NEW_THREAD = (*IN_THREAD, "create_public_threads")
FOR_NEW_POST = (*IN_THREAD, "send_messages")
"""In a forum: who may send messages there may make posts (docs: Start Thread in Forum or Media Channel)."""

INVITED = discord.Permissions(**dict.fromkeys((*IN_CHANNEL, *FOR_NEW_THREAD), True))
"""What an invitation of the bot grants: enough for every place where a match may live, and nothing else."""

Parent = discord.TextChannel
"""What has threads that begin empty; the posts of a forum begin with a message (cogs/projection/posts.py)."""


class MatchChannel(msgspec.Struct, frozen=True):
    """A channel or thread; `parent_id` is the channel of a thread, `guild_id` None in direct messages.

    `is_private`: a thread that not everybody sees who sees its channel. `thread_name`: what the bot has called a thread
    that it has just opened.
    """

    channel_id: int
    guild_id: int | None = None
    parent_id: int | None = None
    is_private: bool = False
    thread_name: str | None = None

    @property
    def open_parent_id(self) -> int | None:
        """Return the channel below which all who see it see this thread; only there a match may get another thread."""
        return None if self.is_private else self.parent_id


def missing_permissions(channel: discord.abc.GuildChannel | discord.Thread, *, thread: bool = False) -> tuple[str, ...]:
    """Return what the bot lacks in `channel`; `thread`: it is to open a thread there."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        # What it may do in a thread is said by a channel that it does not see.
        return ("view_channel",)
    held = channel.permissions_for(channel.guild.me)
    if isinstance(channel, discord.ForumChannel):
        return tuple(name for name in FOR_NEW_POST if not getattr(held, name))
    needed = FOR_NEW_THREAD if thread else IN_THREAD if isinstance(channel, discord.Thread) else IN_CHANNEL
    return tuple(name for name in needed if not getattr(held, name))


def is_bot_here(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot itself is where something was asked for.

    Who has installed it for themselves also has it on servers, and in direct messages with others, where it is not.
    """
    if interaction.guild_id is not None:
        return interaction.client.get_guild(interaction.guild_id) is not None
    return not interaction.context.private_channel


def check_bot_here(interaction: discord.Interaction[Any]) -> None:
    """Refuse a place where the bot itself is not: `bot_not_here` (`server`: whether it is a server)."""
    if not is_bot_here(interaction):
        raise Refusal("bot_not_here", server=interaction.guild_id is not None)


def here(interaction: discord.Interaction[Any]) -> MatchChannel:
    """Return the channel where something was asked for.

    Raises:
        Refusal: `no_place` if Discord did not say where; `bot_not_here` (`server`).
    """
    if interaction.channel_id is None:
        raise Refusal("no_place")
    check_bot_here(interaction)
    channel = interaction.channel
    if not isinstance(channel, discord.Thread):
        return MatchChannel(interaction.channel_id, interaction.guild_id)
    return MatchChannel(interaction.channel_id, interaction.guild_id, channel.parent_id, channel.is_private())


async def check_permissions(client: discord.Client, channel_id: int, said: Words, *, thread: bool = False) -> None:
    """Make sure that the bot may do in a channel what a match needs; direct messages need nothing.

    Raises:
        Refusal: `missing_permissions` (`permissions`: their names in words), `no_such_channel`.
    """
    channel = await channel_of(client, channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return
    missing = missing_permissions(channel, thread=thread)
    if missing:
        raise Refusal("missing_permissions", permissions=tuple(said(f"permission-{name}") for name in missing))


def may_have_thread(client: discord.Client, parent_id: int | None) -> bool:
    """Return whether the bot could open a thread for a match under a channel, as far as it knows."""
    parent = client.get_channel(parent_id) if parent_id is not None else None
    return isinstance(parent, Parent | discord.ForumChannel) and not missing_permissions(parent, thread=True)


async def channel_of(client: discord.Client, channel_id: int) -> discord.abc.Snowflake:
    """Return a channel by its id.

    Raises:
        Refusal: `no_such_channel` if it is gone or out of observation.
    """
    known = client.get_channel(channel_id)
    if known is not None:
        return known
    try:
        found = await client.fetch_channel(channel_id)
        return await whole(client, found) if isinstance(found, discord.abc.GuildChannel | discord.Thread) else found
    except (discord.NotFound, discord.Forbidden):
        raise Refusal("no_such_channel") from None


def thread_parent(at: MatchChannel) -> int:
    """Return the channel under which a thread is opened for what is asked here: this one, or that of this thread.

    Raises:
        Refusal: `no_threads_here` in direct messages.
    """
    if at.guild_id is None:
        raise Refusal("no_threads_here")
    return at.parent_id or at.channel_id
