"""Keeps the overview of each server equal to what goes on there: one message, edited at most once a minute.

Only what has changed what the message says costs a request. What changes within the minute costs one edit; answers to
people come first. A process claims a server before it does anything there, so two never send at the same time, and a
message that nobody knows of, as after a kill, is found by the ids of its components.

With each look results are told, too (results.py). What no change calls for, such as a message that somebody has deleted
on a quiet server, is found by looking at every server now and then.
"""

import asyncio
import logging
import time
from contextvars import Context

import discord
from msgspec.structs import replace

from cogs.client import Client
from cogs.messages.asking import asking
from cogs.messages.channels import missing_permissions
from cogs.messages.component_ids import NO_ORIGIN, parsed
from cogs.messages.errands import FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS
from cogs.messages.posting import CHANNEL, OTHER_REASONS, CannotShow, MessageGone, NotNow
from cogs.messages.requests import MOST_TRIES, Ask
from cogs.projection.going_on import overview_of, words_on
from cogs.projection.results import ResultTeller
from cogs.projection.table_pages import name_of
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.pace import HOUR
from play.context import StorageFault
from play.overview.overviews import OverviewRow
from play.rules.moment import Moment
from play.shown import ClaimedElsewhere
from render import verbs
from render.pages.notices import note
from render.pages.overview import overview_page
from render.phrases import escaped
from text import Words

BETWEEN_SECONDS = 60
"""So much time is between two edits of an overview, whatever happens meanwhile."""

LOOK_SECONDS = 300
"""So often every server is looked at."""

CHECK_SECONDS = HOUR
"""A message that nothing has changed for so long is edited all the same: only that tells that somebody deleted it."""

AT_ONCE = 2
MARK = f"{verbs.HERE}.0"
_log = logging.getLogger(__name__)


class Overviews:
    """Brings overviews up to date in the background; of one server one task at a time."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._results = ResultTeller(bot)
        self._servers: frozenset[int] = frozenset()
        self._due: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._free_at: dict[int, float] = {}
        self._matches: set[MatchId] = set()
        self._tournaments: set[int] = set()
        self._asking: asyncio.Task[None] | None = None
        self._looked_at: int | None = None
        self._places = asyncio.Semaphore(AT_ONCE)
        self._is_closed = False

    def look(self, guild_id: int) -> None:
        """Look soon at what a server shows; asked for many times at once, it is done once."""
        if self._is_closed or not self._bot.speaks_to(guild_id):
            return
        self._servers |= {guild_id}
        self._due.add(guild_id)
        if guild_id not in self._tasks:
            # It outlives the request that began it, so it has a context of its own.
            work = self._work(guild_id)
            self._tasks[guild_id] = asyncio.create_task(work, name=f"overview-{guild_id}", context=Context())

    def changed(self, guild_id: int | None) -> None:
        """Look soon at a server on which something has changed, if it shows anything."""
        if guild_id in self._servers:
            self.look(guild_id)

    def match_changed(self, match: MatchId, moment: Moment | None) -> None:
        """Look soon at the server of a match, if it shows anything. `moment`: what the match is now, if known."""
        if not self._servers:
            return
        if moment is not None:
            self.changed(moment.card.guild_id)
            return
        self._matches.add(match)
        self._begin_to_ask()

    def tournament_changed(self, tournament: int) -> None:
        """Look soon at the server of a tournament, if it shows anything."""
        if self._servers:
            self._tournaments.add(tournament)
            self._begin_to_ask()

    def _begin_to_ask(self) -> None:
        if self._asking is None and not self._is_closed:
            self._asking = asyncio.create_task(self._ask(), name="overview-servers", context=Context())

    async def look_after(self) -> None:
        """Look at every server that shows anything, now and then: at what no change has called for."""
        now = self._bot.now()
        if self._looked_at is None or now - self._looked_at >= LOOK_SECONDS:
            await self.repair()

    async def repair(self) -> None:
        """Look at every server that shows anything, as after a start."""
        try:
            every = await self._bot.services.overviews.servers()
            self._servers = frozenset(each for each in every if self._bot.speaks_to(each))
        except StorageFault as fault:
            _log.error("it cannot be found out now which servers have an overview: %s", fault)
            return
        self._looked_at = self._bot.now()
        for guild_id in self._servers:
            self.look(guild_id)

    async def close(self) -> None:
        """Stop; what is not shown yet is found at the next start."""
        self._is_closed = True
        tasks = [*self._tasks.values(), *([] if self._asking is None else [self._asking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _ask(self) -> None:
        """Find out the servers of matches and tournaments that have changed."""
        try:
            while self._matches or self._tournaments:
                matches, tournaments = tuple(self._matches), tuple(self._tournaments)
                self._matches.clear()
                self._tournaments.clear()
                for line in await self._bot.services.finder.lines(*matches):
                    self.changed(line.guild_id)
                for tournament in tournaments:
                    self.changed((await self._bot.services.contests.summary(tournament)).guild_id)
        except (StorageFault, Refusal) as fault:
            _log.error("it cannot be found out now on which servers something has changed: %s", fault)
        finally:
            self._asking = None

    async def _work(self, guild_id: int) -> None:
        pause, vain = FIRST_PAUSE_SECONDS, 0
        try:
            while guild_id in self._due and not self._is_closed:
                await asyncio.sleep(max(0.0, self._free_at.get(guild_id, 0.0) - time.monotonic()))
                await self._bot.pending_answers.over()
                self._due.discard(guild_id)
                async with self._places:
                    with asking(Ask.OVERVIEW, server=guild_id):
                        wait = await self._round(guild_id)
                if wait is None:
                    # Nobody needs it to play: after so many tries the next change is another one.
                    vain += 1
                    wait, pause = pause if vain < MOST_TRIES else 0, min(2 * pause, LONGEST_PAUSE_SECONDS)
                else:
                    pause, vain = FIRST_PAUSE_SECONDS, 0
                if wait:
                    self._due.add(guild_id)
                    await asyncio.sleep(wait)
        finally:
            self._tasks.pop(guild_id, None)

    async def _round(self, guild_id: int) -> int | None:
        """Do what is due on a server; return after how many seconds to look again, 0 if with the next change.

        None: it is to be tried again, as Discord or the database is out of order.
        """
        try:
            return await self._bring_up_to_date(guild_id)
        except ClaimedElsewhere as claim:
            return max(1, claim.until - self._bot.now())
        except (NotNow, StorageFault) as fault:
            _log.warning("server %s: its overview cannot be shown now: %s", guild_id, fault)
            return None
        except Exception:
            # A fault on one server must not stop the others; the next change is another try.
            _log.exception("server %s: its overview could not be shown", guild_id)
            return 0

    async def _bring_up_to_date(self, guild_id: int) -> int:
        guild = self._bot.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return 0
        row = await self._bot.services.overviews.claimed(guild_id)
        if row is None:
            return 0
        try:
            said = await words_on(self._bot, guild)
            await self._remove_old(row)
            told = await self._results.tell(guild, row, said)
            if told.is_any:
                self._rest(guild_id)
            wait = 0 if row.channel_id is None else await self._show(guild, row, row.channel_id, said)
            # What is left of results is told a minute later.
            return wait or (BETWEEN_SECONDS if told.is_more else 0)
        finally:
            await self._bot.services.overviews.give_back(guild_id)

    def _rest(self, guild_id: int) -> None:
        self._free_at[guild_id] = time.monotonic() + BETWEEN_SECONDS

    async def _remove_old(self, row: OverviewRow) -> None:
        """Remove the message of a channel in which the overview is no longer shown."""
        if row.old_channel_id is None or row.old_message_id is None:
            return
        try:
            await self._bot.postbox.remove(row.old_channel_id, row.old_message_id)
        except CannotShow as fault:
            _log.info("server %s: an old overview stays: %s", row.guild_id, fault)
        await self._bot.services.overviews.note_removed(row)

    async def _show(self, guild: discord.Guild, row: OverviewRow, channel_id: int, said: Words) -> int:
        """Show the overview if it says something else than before; return as `_round` does."""
        since = self._bot.now() - row.shown_at
        if row.message_id is not None and since < BETWEEN_SECONDS:
            return max(1, BETWEEN_SECONDS - since)
        try:
            channel = usable(guild, channel_id)
            page = overview_page(await overview_of(self._bot, guild, channel, said), said)
            if row.message_id is not None and row.page == name_of(page) and since < CHECK_SECONDS and not row.lost:
                return 0
            layout = await self._bot.presenter.present(page, NO_ORIGIN)
            self._rest(guild.id)
            known = row.message_id or await self._found(row, channel_id)
            if known is not None:
                try:
                    await self._bot.postbox.edit(channel_id, known, layout)
                except MessageGone:
                    _log.info("server %s: its overview is gone and is sent anew", guild.id)
                    await self._bot.services.overviews.note_gone(row)
                    return await self._show(guild, replace(row, message_id=None), channel_id, said)
                await self._bot.services.overviews.note_shown(row, known, name_of(page))
                return 0
            sent = await self._bot.postbox.send(channel_id, layout, silent=True)
            if not await self._bot.services.overviews.note_shown(row, sent, name_of(page)):
                await self._bot.postbox.remove(channel_id, sent)
        except CannotShow as fault:
            await self._report(guild, row, fault, said)
        return 0

    async def _found(self, row: OverviewRow, channel_id: int) -> int | None:
        """Return an overview in a channel that nobody knows of; of several all but the newest are removed."""
        found = []
        for message in await self._bot.postbox.sent_after(channel_id, 0):
            references = [parsed(each) for each in message.ids]
            if any(each is not None and (each.verb, each.arg) == (verbs.LIST, MARK) for each in references):
                found.append(message.id)
        for older in found[:-1]:
            await self._bot.postbox.remove(channel_id, older)
        return found[-1] if found else None

    async def _report(self, guild: discord.Guild, row: OverviewRow, fault: CannotShow, said: Words) -> None:
        """Tell who has put an overview up once for each reason why it cannot be shown."""
        if not await self._bot.services.overviews.note_lost(row, fault.reason):
            return
        _log.warning("server %s: its overview cannot be shown: %s", guild.id, fault)
        if row.put_up_by is None:
            return
        said = await self._bot.words_of(row.put_up_by, said.language)
        text = said(
            "overview-lost",
            server=escaped(guild.name),
            channel=f"<#{row.channel_id}>",
            reason=why_unusable(fault.reason, said),
            command=self._bot.shown_command("settings server"),
        )
        await self._bot.try_direct_message(row.put_up_by, note(text))


def usable(guild: discord.Guild, channel_id: int) -> discord.TextChannel:
    """Return a channel in which the bot can write; raises `CannotShow`, without asking Discord, if it cannot."""
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise CannotShow(CHANNEL)
    if missing := missing_permissions(channel):
        raise CannotShow(missing[0])
    return channel


def why_unusable(reason: str, said: Words) -> str:
    """Return in words why the bot cannot write in a channel."""
    if reason == CHANNEL:
        return said("settings-unusable-channel")
    if reason in OTHER_REASONS:
        return said("settings-unusable-other")
    return said("settings-unusable-permission", permissions=said(f"permission-{reason}"))
