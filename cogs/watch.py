"""Notices what is done to the places of matches: threads archived or deleted, channels deleted, permissions changed."""

from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.posting import CannotShow, NotNow
from cogs.table_messages import TABLE
from games.kernel.ids import MatchId
from games.kernel.sight import Status

if TYPE_CHECKING:
    from bot import SealedOrders

ACTIVE: tuple[Status, ...] = ("open", "running")
LONGEST_LIST = 100


class WatchCog(commands.Cog):
    """Listens to the gateway; everything is mended by the projection."""

    def __init__(self, bot: "SealedOrders") -> None:
        """Keep the bot."""
        self.bot = bot

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Open an archived thread again while its match is active."""
        if before.archived or not after.archived:
            return
        match = await self.bot.house.finder.in_channel(after.id)
        if match is None:
            return
        try:
            await self.bot.postbox.unarchive(after.id)
        except (CannotShow, NotNow):
            # Only whoever locked it can open it; the players are told when there is something to show.
            return
        self.bot.projection.refresh(match)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Tell the players of a match whose thread is gone."""
        await self._lost(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tell the players of the matches in a deleted channel and in its threads."""
        await self._lost(channel.id)
        for match in await self._active(channel.guild.id):
            card = await self.bot.house.finder.card(match)
            if card.parent_id == channel.id and card.channel_id is not None:
                await self._lost(card.channel_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try again where a table could not be shown, when permissions in a channel have changed."""
        if before.overwrites != after.overwrites:
            await self._try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again where a table could not be shown, when a role may do more or less than before."""
        if before.permissions != after.permissions:
            await self._try_again(after.guild.id)

    async def _lost(self, channel_id: int) -> None:
        match = await self.bot.house.finder.in_channel(channel_id)
        if match is not None:
            # Without its row the table is sent anew, which finds out what is wrong and says so.
            await self.bot.house.shown.drop(match, TABLE)
            self.bot.projection.refresh(match)

    async def _try_again(self, guild_id: int) -> None:
        for match in await self._active(guild_id):
            rows = await self.bot.house.shown.shown(match)
            if any(row.audience == TABLE and row.state == "gone" for row in rows):
                self.bot.projection.refresh(match)

    async def _active(self, guild_id: int) -> tuple[MatchId, ...]:
        lines = await self.bot.house.finder.of_guild(guild_id, ACTIVE, LONGEST_LIST)
        return tuple(line.match for line in lines)
