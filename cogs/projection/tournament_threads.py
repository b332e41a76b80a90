"""Opens the threads of tournaments' matches: one after the other, and never the last ones that a server can have.

A match runs from the moment it is paired, whether it has a thread or not: until then its people play by direct message.
What has no thread yet is found in the database, so nothing is lost by an end of the bot in between.
"""

import asyncio
import logging
from contextvars import Context
from functools import partial

import discord

from cogs.client import Client
from cogs.messages.asking import asking
from cogs.messages.faults import FAULTS, in_short
from cogs.messages.posting import NotNow
from cogs.messages.requests import MOST_TRIES, Ask
from cogs.messages.threads import new_thread, thread_left, thread_names
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.clocks.closing import OPENING_SECONDS
from play.context import StorageFault
from play.formats.views import TournamentView
from text import words

BETWEEN_SECONDS = 2
MOST_ACTIVE = 1_000
"""So many threads of a server can be open at once (docs: Threads)."""

KEPT_FREE = 50
LOOK_AGAIN_SECONDS = 900
"""So long after a server had no room, or Discord was out of order, it is looked again."""

MOST_OF_SERVER = 50
_log = logging.getLogger(__name__)


class TournamentThreads:
    """Opens threads in the background, one line for all tournaments."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._due: dict[int, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None
        self._waiting: dict[int, int] = {}
        self._shown_without = set[int]()
        self._is_closed = False

    def look(self, tournament: int) -> None:
        """Look soon whether matches of a tournament have no thread yet; it is tried anew with each change."""
        self._waiting.pop(tournament, None)
        self._begin(tournament)

    def _begin(self, tournament: int) -> None:
        self._due[tournament] = None
        if self._task is None and not self._is_closed:
            # It outlives the request that began it, so it has a context of its own.
            self._task = asyncio.create_task(self._work(), name="tournament-threads", context=Context())

    def waits(self, tournament: int) -> bool:
        """Return whether there was no room for all threads of a tournament, or no way, when it was last tried."""
        return tournament in self._waiting

    async def repair(self) -> None:
        """Look at every tournament that runs, as after a start."""
        try:
            for guild in self._bot.guilds:
                for each in await self._bot.services.contests.of_guild(guild.id, MOST_OF_SERVER):
                    if each.status in {"running", "paused"}:
                        self.look(each.tournament)
        except StorageFault as fault:
            _log.error("it cannot be found out now which matches have no thread: %s", fault)

    def try_again(self) -> None:
        """Look again at what had to wait, now that there may be room or a permission."""
        for tournament in tuple(self._waiting):
            self._begin(tournament)

    async def close(self) -> None:
        """Stop."""
        self._is_closed = True
        tasks = [task for task in (self._task, self._later) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._due and not self._is_closed:
                tournament = next(iter(self._due))
                del self._due[tournament]
                try:
                    with asking(Ask.CUP_THREAD, about=tournament):
                        has_opened = await self._has_opened(tournament)
                    if has_opened:
                        self._waiting.pop(tournament, None)
                    else:
                        self._wait(tournament)
                        await self._do_without(tournament)
                except (NotNow, StorageFault, Refusal, *FAULTS) as fault:
                    _log.info("tournament %s: no threads now: %s", tournament, in_short(fault))
                    self._wait(tournament)
                except Exception:
                    _log.exception("tournament %s: no threads", tournament)
        finally:
            self._task = None

    async def _has_opened(self, tournament: int) -> bool:
        """Open the threads that are missing; False if there is no room for them, or Discord does not let us."""
        try:
            return await self._open_all(tournament)
        except (discord.Forbidden, Refusal) as fault:
            _log.info("tournament %s: no threads are allowed: %s", tournament, in_short(fault))
            return False

    async def _open_all(self, tournament: int) -> bool:
        """Open the threads that are missing, one every some seconds; False if there is no room for all of them."""
        view = await self._bot.services.contests.view(tournament)
        if not self._bot.speaks_to(view.guild_id):
            return True
        parent = self._parent(view)
        opened, has_room = set[str](), True
        for pairing in view.pairings:
            if pairing.status != "running" or pairing.match is None or pairing.channel_id is not None:
                continue
            if parent is None or is_full(parent.guild):
                has_room = False
                break
            if opened:
                await asyncio.sleep(BETWEEN_SECONDS)
            await self._bot.pending_answers.over()
            opened |= await self._open(MatchId(pairing.match), parent)
        if opened and parent is not None:
            self._bot.refresh_card(tournament)
            # The card links to them; a line for each would push it out of sight.
            tidy = partial(self._bot.postbox.remove_thread_notices, parent.id, opened)
            self._bot.errands.begin(Ask.OLD, ("threads", tournament), tidy)
        return has_room

    async def _open(self, match: MatchId, parent: discord.TextChannel) -> set[str]:
        """Open the thread of a match that runs and has none; return its name, if one was opened."""
        card = await self._bot.services.finder.card(match)
        if card.channel_id is not None or card.status != "running":
            return set()
        observation = await self._bot.services.observations.public(match)
        since = self._bot.now() - OPENING_SECONDS
        left = thread_left(self._bot, self._bot.errands, parent.id, observation, since)
        at = left or await new_thread(self._bot, self._bot.errands, parent.id, observation)
        await self._bot.services.lobby.bind(match, at.channel_id, at.guild_id, at.open_parent_id)
        self._bot.refresh(match)
        return set(thread_names(observation, words(observation.language)))

    async def _do_without(self, tournament: int) -> None:
        """Let those be told by direct message whose matches have begun without a thread, each match once."""
        view = await self._bot.services.contests.view(tournament)
        for pairing in view.pairings:
            is_without = pairing.status == "running" and pairing.channel_id is None and pairing.match is not None
            if is_without and pairing.match not in self._shown_without:
                self._shown_without.add(pairing.match or 0)
                self._bot.refresh(MatchId(pairing.match or 0))

    def _parent(self, view: TournamentView) -> discord.TextChannel | None:
        """Return the channel below which the threads are; none where more people would see them than the card."""
        channel = None if view.channel_id is None else self._bot.get_channel(view.channel_id)
        if isinstance(channel, discord.Thread):
            channel = None if channel.is_private() else channel.parent
        return channel if isinstance(channel, discord.TextChannel) else None

    def _wait(self, tournament: int) -> None:
        """Look again when a thread was closed, or after some time, but not for ever."""
        self._waiting[tournament] = self._waiting.get(tournament, 0) + 1
        if self._waiting[tournament] > MOST_TRIES:
            return
        if (self._later is None or self._later.done()) and not self._is_closed:
            self._later = asyncio.create_task(self._after(), name="tournament-threads-later", context=Context())

    async def _after(self) -> None:
        await asyncio.sleep(LOOK_AGAIN_SECONDS)
        self.try_again()


def is_full(guild: discord.Guild) -> bool:
    """Return whether a server has so many open threads that the last ones are left to people."""
    return sum(not thread.archived for thread in guild.threads) >= MOST_ACTIVE - KEPT_FREE
