"""What the bot needs in channels and threads, by Discord's names."""

import discord

IN_CHANNEL = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
IN_THREAD = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")
FOR_NEW_THREAD = (*IN_THREAD, "create_public_threads")
INVITED = discord.Permissions(**dict.fromkeys((*IN_CHANNEL, *FOR_NEW_THREAD), True))
"""What an invitation of the bot grants: enough for every place where a match may live, and nothing else."""


def missing_permissions(channel: discord.abc.GuildChannel | discord.Thread, *, thread: bool = False) -> tuple[str, ...]:
    """Return what the bot lacks in `channel`; `thread`: it is to open a thread there."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        # What it may do in a thread is said by a channel that it does not see.
        return ("view_channel",)
    held = channel.permissions_for(channel.guild.me)
    needed = FOR_NEW_THREAD if thread else IN_THREAD if isinstance(channel, discord.Thread) else IN_CHANNEL
    return tuple(name for name in needed if not getattr(held, name))
