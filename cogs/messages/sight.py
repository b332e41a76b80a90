"""What everybody sees who sees a channel: only that is said there of other channels.

Permissions of Discord are added up for each person, so who is in a channel is known only by what its overwrites say.
Therefore a channel counts as seen by all who see another one in two cases: nobody on the server is kept out of it, or
both keep out and let in the very same people. In doubt it does not.
"""

import discord


def is_seen_by_all(guild: discord.Guild, where: discord.TextChannel, channel_id: int | None, above: int | None) -> bool:
    """Return whether whoever sees the channel `where` also sees a channel or thread of the same server.

    `above`: the channel over a thread, which counts where the thread is archived and not known any more. What is in a
    private thread, and what is gone, is seen by nobody.
    """
    if channel_id is None:
        return False
    found = guild.get_channel_or_thread(channel_id)
    if isinstance(found, discord.Thread):
        found = None if found.is_private() else found.parent
    elif found is None and above is not None:
        found = guild.get_channel(above)
    return found is not None and (_keeps_nobody_out(guild, found) or _views(found) == _views(where))


def _keeps_nobody_out(guild: discord.Guild, channel: discord.abc.GuildChannel) -> bool:
    """Return whether everybody on the server sees a channel: no role and no person is kept out of it."""
    kept_out = any(not sees and target != guild.id for target, sees in _views(channel))
    return channel.permissions_for(guild.default_role).view_channel and not kept_out


def _views(channel: discord.abc.GuildChannel) -> frozenset[tuple[int, bool]]:
    """Return for which roles and people a channel itself says whether they see it."""
    said = ((target.id, overwrite.view_channel) for target, overwrite in channel.overwrites.items())
    return frozenset((target, sees) for target, sees in said if sees is not None)
