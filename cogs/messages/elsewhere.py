"""A channel of a server of which this process is told nothing, because another process has its shard.

Who presses in direct messages does so at the process of the first shard, also about a match on any server: to open a
thread for it, or a rematch. What the bot may do there is then asked of Discord, which takes some requests.
"""

from contextlib import suppress

import discord


async def whole(client: discord.Client, found: discord.abc.GuildChannel | discord.Thread) -> discord.abc.Snowflake:
    """Return a channel that was asked for, with what the bot may do there; of a server that is known as it is."""
    user = client.user
    if user is None or found.guild.get_member(user.id) is not None:
        return found
    guild = await client.fetch_guild(found.guild.id, with_counts=False)
    guild._add_member(await guild.fetch_member(user.id))
    for channel in await guild.fetch_channels():
        guild._add_channel(channel)
    return guild.get_channel(found.id) or await guild.fetch_channel(found.id)


async def thread_of(client: discord.Client, channel_id: int) -> discord.Thread | None:
    """Return a thread by asking for it; None if it is none, or gone."""
    with suppress(discord.NotFound, discord.Forbidden):
        found = await client.fetch_channel(channel_id)
        return found if isinstance(found, discord.Thread) else None
    return None
