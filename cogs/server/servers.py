"""What happens to servers: the bot let in, and greeting, or sent away; threads archived or deleted, channels deleted,
permissions changed. What that does to tables is repaired by the projection."""

import logging
from datetime import datetime, timedelta
from functools import partial

import discord
from discord.ext import commands

from cogs.client import Client
from cogs.interactions.table_language import of_server
from cogs.interactions.which_game import offered
from cogs.messages.channels import missing_permissions
from cogs.messages.component_ids import NO_ORIGIN
from cogs.messages.posting import CannotShow, MessageGone, NotNow
from cogs.messages.requests import Ask
from games.kernel.ids import MatchId
from play.clocks.closing import OPENING_SECONDS
from play.context import StorageFault
from render.pages.notices import welcome_page
from text import words

_log = logging.getLogger(__name__)


class ServersCog(commands.Cog):
    """Listens to the gateway."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self.bot = bot

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Catch up with what was done while nobody listened."""
        if self.bot.is_alone:
            await self._catch_up()

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """Do so for the servers of one of several shards."""
        if not self.bot.is_alone:
            await self._catch_up(shard)

    async def _catch_up(self, shard: int | None = None) -> None:
        """Catch up with what servers did while nobody listened: sent the bot away, let it in, deleted channels.

        A table whose opening the end of the bot cut short is nowhere to be seen, and is cancelled. A thread that
        was opened for it, and has nothing in it, is archived.
        """
        for match in await self.bot.services.closing.cancel_homeless():
            _log.info("match %s was left without a channel when it was opened, and is cancelled", match)
        for guild_id in await self.bot.services.finder.active_guilds():
            if self.bot.has_left(guild_id):
                await self._sent_away(guild_id)
        for guild_id in await self.bot.services.people.in_common():
            if self.bot.has_left(guild_id):
                await self.bot.services.people.leave_common(guild_id)
        for match in await self.bot.services.shown.lost():
            self.bot.refresh(match)
        await self._archive_empty_threads(shard)

    async def _archive_empty_threads(self, shard: int | None) -> None:
        before = self.bot.now() - OPENING_SECONDS
        guilds = [guild for guild in self.bot.guilds if shard is None or guild.shard_id == shard]
        threads = [thread for guild in guilds for thread in guild.threads if not thread.archived]
        for thread in threads:
            is_ours = self.bot.user is not None and thread.owner_id == self.bot.user.id
            if not is_ours or discord.utils.snowflake_time(thread.id).timestamp() > before:
                continue
            if await self.bot.services.finder.last_in_channel(thread.id) is not None:
                continue
            try:
                if await self.bot.postbox.archive_empty(thread):
                    _log.info("a thread was left without a table when it was opened, and is archived")
            except (CannotShow, MessageGone, NotNow, discord.HTTPException) as fault:
                _log.info("an empty thread stays: %r", fault)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Open a thread again that time has archived while its match is active; show the table in one that is opened.

        What somebody has archived stays so until there is something to show.
        """
        # Where there was no room for the thread of a tournament's match there may be some now.
        self.bot.try_cards_again()
        self.bot.server_changed(payload.guild_id)
        match = await self.bot.services.finder.in_channel(payload.thread_id)
        if match is None:
            return
        if not payload.data["thread_metadata"]["archived"]:
            await self._try_again(match)
        elif is_archived_by_time(payload):
            # Only the staff can unlock it; the players are notified when there is something to show.
            work = partial(self._keep_open, match, payload.thread_id)
            self.bot.errands.begin(Ask.KEEP_OPEN, payload.thread_id, work)

    async def _keep_open(self, match: MatchId, thread_id: int) -> None:
        await self.bot.postbox.unarchive(thread_id)
        self.bot.refresh(match)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Report to the players of a match that its thread is gone."""
        self.bot.server_changed(payload.guild_id)
        match = await self.bot.services.finder.in_channel(payload.thread_id)
        if match is not None:
            await self._lost(match)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Report to the players of matches in a deleted channel and in its threads."""
        self.bot.server_changed(channel.guild.id)
        match = await self.bot.services.finder.in_channel(channel.id)
        if match is not None:
            await self._lost(match)
        for below in await self.bot.services.finder.active_below(channel.id):
            await self._lost(below)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try again where a table could not be shown, when permissions in a channel have changed."""
        if before.overwrites != after.overwrites:
            await self._try_all_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again where a table could not be shown, when a role may do more or less than before."""
        if before.permissions != after.permissions:
            await self._try_all_again(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again where a table could not be shown, when the bot was given other roles."""
        if after == after.guild.me and before.roles != after.roles:
            await self._try_all_again(after.guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Report to the players of every match of a server that has sent the bot away; its board is its own again."""
        await self._sent_away(guild.id)
        await self.bot.services.people.leave_common(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has let the bot in, and show the tables of one that did so again."""
        await greet(self.bot, guild)
        await self._try_all_again(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Show what could not be shown while Discord had lost the server."""
        await self._try_all_again(guild)

    async def _lost(self, match: MatchId) -> None:
        # The table is sent anew, which finds out what is wrong and says so.
        await self.bot.services.shown.forget_table(match)
        self.bot.refresh(match)

    async def _sent_away(self, guild_id: int) -> None:
        for match in await self.bot.services.finder.active_of_guild(guild_id):
            self.bot.refresh(match)

    async def _try_all_again(self, guild: discord.Guild) -> None:
        self.bot.try_cards_again()
        self.bot.server_changed(guild.id)
        for match, guild_id in (await self.bot.services.shown.lost()).items():
            if guild_id == guild.id:
                self.bot.refresh(match)

    async def _try_again(self, match: MatchId) -> None:
        if (await self.bot.services.shown.messages(match)).table.lost is not None:
            self.bot.refresh(match)


def is_archived_by_time(payload: discord.RawThreadUpdateEvent) -> bool:
    """Return whether nobody wrote in a thread for as long as it takes Discord to archive it, so that nobody did."""
    thread, metadata = payload.data, payload.data["thread_metadata"]
    last = discord.utils.snowflake_time(int(thread.get("last_message_id") or thread["id"]))
    archived = datetime.fromisoformat(metadata["archive_timestamp"])
    return archived - last >= timedelta(minutes=metadata["auto_archive_duration"])


async def greet(bot: Client, guild: discord.Guild) -> None:
    """Greet a server that has just let the bot in; one that has no channel for that is greeted by `/help`."""
    channel = guild.system_channel
    if channel is None or missing_permissions(channel):
        _log.info("a server has no channel to be greeted in")
        return
    try:
        server = await bot.services.people.guild(guild.id)
        await welcome(bot, channel.id, of_server(server, guild.preferred_locale, bot.settings.language))
    except (CannotShow, NotNow, StorageFault) as fault:
        _log.info("a server could not be greeted: %r", fault)


async def welcome(bot: Client, channel_id: int, language: str) -> None:
    """Post the greeting.

    Raises:
        CannotShow, NotNow: it cannot be sent.
    """
    page = welcome_page(offered(), words(language), bot.shown_command)
    await bot.postbox.send(channel_id, await bot.presenter.present(page, NO_ORIGIN))
