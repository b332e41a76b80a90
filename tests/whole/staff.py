"""What those who manage the server do to it behind the bot's back."""

import discord
import simcord
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


async def archive(world: World, thread: simcord.ChannelHandle, *, locked: bool = False) -> None:
    """Archive a thread."""
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": locked})
    await world.env.settle()


def allow_opening_threads(world: World) -> None:
    """Discord lets whoever may write in a thread open it again; the simulator asks for this permission."""
    world.guild.roles["Sealed Orders"]._role.permissions |= discord.Permissions(manage_channels=True).value
