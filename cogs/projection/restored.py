"""After a restore from a backup: what Discord shows of the time after the backup is put away, once.

It is looked for after each start on a file that may have been put back (db/keeping/lineage.py); there may be nothing.

The tables of today's matches are renewed by the projection. Here everything else that shows the lost future goes: later
messages of these matches, tables that had not been opened yet, in archived threads too, and what everybody has got of
both by direct message. Messages that are remembered stay; others of ours are told by their component ids, whose tags
are no longer those of the matches. A press on what is not found here is refused (cogs/interactions/dispatch.py).
"""

import logging
from collections.abc import Collection, Iterable
from contextlib import suppress

import discord
import msgspec

from cogs.client import Client
from cogs.interactions.table_language import of_server
from cogs.messages.asking import asking
from cogs.messages.component_ids import NO_MATCH, NO_ORIGIN, Reference, own_part, parsed
from cogs.messages.posting import CannotShow, MessageGone
from cogs.messages.requests import Ask
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.shown import Messages
from render.pages.notices import lost_page
from text import words

_log = logging.getLogger(__name__)


class _Channel(msgspec.Struct, frozen=True):
    """Where messages of ours are looked for; `messages` are those of the match that lives there now."""

    channel_id: int
    guild_id: int | None = None
    messages: Messages | None = None
    is_thread: bool = False


class Restored:
    """Puts away what is left of a lost future."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._tags: dict[MatchId, str | None] = {}
        self._mentioned: set[int] = set()
        self._count = 0

    async def put_away(self, shard: int | None = None) -> int:
        """Look through the channels of all servers and all direct messages; return how many messages were put away.

        Of a `shard` only through those of its servers; of direct messages the first shard looks through all that are
        known, and each through those of people to whom what was put away there had been said.

        Raises:
            NotNow: Discord is out of order; it is to be done again.
            StorageFault: the database is.
        """
        finder = self._bot.services.finder
        opened_at = await finder.newest_at()
        for match in await finder.active():
            card = await finder.card(match)
            if card.channel_id is not None and card.guild_id is not None and self._is_of(card.guild_id, shard):
                messages = await self._bot.services.shown.messages(match)
                is_thread = card.parent_id is not None
                await self._channel(_Channel(card.channel_id, card.guild_id, messages, is_thread))
        for guild in [each for each in self._bot.guilds if self._is_of(each.id, shard)]:
            for channel in guild.text_channels:
                await self._channel(_Channel(channel.id, guild.id))
            for thread in await self._threads(guild, opened_at):
                await self._thread(thread)
        known = () if shard else await self._bot.services.people.known()
        for user_id in sorted(self._mentioned.union(known)):
            with suppress(CannotShow):
                await self._channel(_Channel(await self._bot.direct_postbox.channel(user_id)))
        return self._count

    def _is_of(self, guild_id: int, shard: int | None) -> bool:
        return shard is None or self._bot.shard_of(guild_id) == shard

    async def _channel(self, at: _Channel) -> int:
        """Put away what is lost in one channel; return how many messages that were."""
        postbox = self._bot.postbox if at.guild_id is not None else self._bot.direct_postbox
        before, said = self._count, set[MatchId]()
        try:
            for message in reversed(await postbox.sent_after(at.channel_id, 0)):
                shown = {each for each in map(parsed, message.ids) if each is not None and each.match != NO_MATCH}
                if not await self._is_lost(at, message.id, shown):
                    continue
                self._mentioned.update(message.mentioned)
                gone = {each.match for each in shown if await self._is_of_lost_match(each)}
                if gone <= said or at.guild_id is None:
                    await postbox.remove(at.channel_id, message.id)
                else:
                    said |= gone
                    await self._replace(at.channel_id, message.id, at.guild_id)
                self._count += 1
        except (CannotShow, MessageGone) as fault:
            _log.info("what may be left of a lost future in a channel stays there: %r", fault)
        return self._count - before

    async def _replace(self, channel_id: int, message_id: int, guild_id: int) -> None:
        """Say in the place of a table that it is lost."""
        guild = self._bot.get_guild(guild_id)
        server = await self._bot.services.people.guild(guild_id)
        locale = None if guild is None else guild.preferred_locale
        said = words(of_server(server, locale, self._bot.settings.language))
        layout = await self._bot.presenter.present(lost_page(said), NO_ORIGIN)
        await self._bot.postbox.edit(channel_id, message_id, layout)

    async def _is_lost(self, at: _Channel, message_id: int, shown: Collection[Reference]) -> bool:
        """Return whether a message of ours is from after the backup; `shown` is what its controls ask for."""
        if at.messages is not None and message_id in _remembered(at.messages):
            return False
        for each in shown:
            if await self._is_of_lost_match(each):
                return True
            # An invitation, at revision 0, is as good as before.
            is_old = each.tag != await self._tag(each.match) and each.revision > 0
            if is_old and message_id not in _remembered(await self._bot.services.shown.messages(each.match)):
                return True
        # In its own thread what comes after the table is from later, too: what has shrunk to its log has no controls.
        table_id = None if at.messages is None else at.messages.table.message_id
        return not shown and at.is_thread and table_id is not None and message_id > table_id

    async def _is_of_lost_match(self, reference: Reference) -> bool:
        now = await self._tag(reference.match)
        return now is None or (reference.tag != "" and own_part(reference.tag) != own_part(now))

    async def _tag(self, match: MatchId) -> str | None:
        """Return the tag of a match, None if there is none with that number."""
        if match not in self._tags:
            try:
                self._tags[match] = (await self._bot.services.finder.card(match)).tag
            except Refusal:
                self._tags[match] = None
        return self._tags[match]

    async def _threads(self, guild: discord.Guild, since: int) -> list[discord.Thread]:
        """Return the open threads of a server, and those that were archived after `since`."""
        threads = list(guild.threads)
        for channel in guild.text_channels:
            with suppress(CannotShow):
                threads += await self._bot.postbox.archived_threads(channel, since)
        return threads

    async def _thread(self, thread: discord.Thread) -> None:
        """Look through a thread; one of ours whose table does not exist any more is archived."""
        was_archived = thread.archived
        count = await self._channel(_Channel(thread.id, thread.guild.id, is_thread=True))
        is_ours = self._bot.user is not None and thread.owner_id == self._bot.user.id
        is_lost = is_ours and await self._bot.services.finder.last_in_channel(thread.id) is None
        if not count or not (is_lost or was_archived):
            return
        try:
            await self._bot.postbox.archive(thread)
        except (CannotShow, MessageGone) as fault:
            _log.info("the thread of a lost table stays open: %r", fault)


def _remembered(messages: Messages) -> set[int]:
    kept = {each.message_id for each in messages.every()}
    return {message_id for message_id in kept if message_id is not None}


async def put_away_lost(bot: Client) -> None:
    """Put away what a restore has left, if there was one and that is still to be done.

    Raises:
        NotNow: Discord is out of order; it is to be done again.
        StorageFault: the database is.
    """
    if not await bot.services.shown.is_restored():
        return
    with asking(Ask.OLD):
        count = await Restored(bot).put_away() if bot.is_alone else await _of_own_shards(bot)
    if count:
        _log.warning("%d messages of ours of which the database knows nothing were put away", count)
    if bot.is_alone or await _are_done(bot, range(bot.settings.shards.count)):
        await bot.services.shown.mark_put_away()


async def _of_own_shards(bot: Client) -> int:
    """Put away what is left on the servers of each shard of this process where nobody has done it yet; return as it."""
    count, epoch = 0, await bot.services.shown.epoch()
    for shard in sorted(bot.ready_shards()):
        if not await _are_done(bot, (shard,)):
            count += await Restored(bot).put_away(shard)
            await bot.services.processes.say(_turn(shard), str(epoch))
    return count


async def _are_done(bot: Client, shards: Iterable[int]) -> bool:
    """Return whether everything was put away on the servers of these shards since the restore."""
    epoch = str(await bot.services.shown.epoch())
    return all([await bot.services.processes.said(_turn(shard)) == epoch for shard in shards])


def _turn(shard: int) -> str:
    return f"restored.{shard}"
