"""Changes that the staff of a server makes to it while the bot is not looking."""

from datetime import timedelta
from typing import Any

import discord
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from playground.world import World
from tests.whole.seen import Seen


async def forbid(world: World, channel: simcord.ChannelHandle, **permissions: bool) -> None:
    """Take permissions away from the bot in a channel: `forbid(world, games, attach_files=True)`."""
    denied = discord.Permissions(**permissions).value
    overwrite = Overwrite(world.env.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=denied)
    world.env.backend.set_overwrite(channel.id, overwrite)
    await world.env.settle()


async def permit(world: World, channel: simcord.ChannelHandle) -> None:
    """Give back what `forbid` took."""
    world.env.backend.delete_overwrite(channel.id, world.env.backend.bot_user.id)
    await world.env.settle()


async def remove_channel(world: World, channel: simcord.ChannelHandle) -> None:
    """Delete a channel or thread."""
    world.env.backend.delete_channel(channel.id)
    await world.env.settle()


async def remove_message(world: World, page: Seen) -> None:
    """Delete a message."""
    world.env.backend.delete_message(page.channel_id, page.message.id)
    await world.env.settle()


async def archive(world: World, thread: simcord.ChannelHandle, *, locked: bool = False, by_time: bool = False) -> None:
    """Archive a thread; `by_time`: as Discord does it where nobody has written for a week."""
    at = world.env.now() + timedelta(days=8 if by_time else 0)
    metadata = {"archived": True, "locked": locked, "archive_timestamp": at.isoformat()}
    world.env.backend.edit_channel(thread.id, {}, thread_metadata=metadata)
    await world.env.settle()


def allow_opening_threads(world: World) -> None:
    """Let everybody who may write in a thread reopen it, as on Discord; the simulator asks for this permission."""
    world.guild.roles["Sealed Orders"]._role.permissions |= discord.Permissions(manage_channels=True).value


class SentAway:
    """A server that removes the bot, as its own members still see it, and adds it again."""

    def __init__(self, world: World) -> None:
        """Remember the server as it is."""
        self._backend = world.env.backend
        self._world = world
        self._guild = self._backend.guilds[world.guild.id]
        ids = [*self._guild.channel_ids, *self._guild.thread_ids]
        self._channels = {channel_id: self._backend.channels[channel_id] for channel_id in ids}
        self._messages = {each: self._backend.messages[each] for each in ids if each in self._backend.messages}

    async def go(self) -> None:
        """Remove the bot."""
        self._backend.remove_guild(self._guild.id)
        await self._world.env.settle()

    async def come_back(self) -> None:
        """Add the bot again; everything is where it was."""
        self._backend.guilds[self._guild.id] = self._guild
        self._backend.channels.update(self._channels)
        self._backend.messages.update(self._messages)
        payload: dict[str, Any] = {**serializers.guild_create_payload(self._backend, self._guild)}
        # Discord sends this only for servers in which the bot was before.
        del payload["unavailable"]
        self._backend.emit("GUILD_CREATE", payload)
        await self._world.env.settle()
