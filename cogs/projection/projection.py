"""Keeps what Discord shows of each match equal to what is stored: after a change, an outage, a restart, a deletion.

A few workers take what is due in turn, never two the same match; one that waits for Discord for long gives its place to
another. Changes that come while one works on a match, or within two seconds after its table was shown, cost one more
round, however many they are. A round: computer players answer what they owe, players get what is private, then the
table is shown; old messages are put away when there is nothing more urgent to ask of Discord. Faults of Discord are
tried again with growing pauses; what failed is also found in the database at the next start.
"""

import asyncio
import logging
import time
from collections import Counter
from contextlib import suppress
from contextvars import Context

from msgspec.structs import replace

from cogs.client import Client
from cogs.messages.asking import asking
from cogs.messages.errands import FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS
from cogs.messages.posting import OUTAGE, CannotShow, NotNow
from cogs.messages.requests import MOST_TRIES, Ask, Turn
from cogs.projection.direct_messages import DirectMessages
from cogs.projection.due import Due, fair_place
from cogs.projection.invitations import Invitations
from cogs.projection.leftovers import Leftovers
from cogs.projection.posts import Posts
from cogs.projection.restored import put_away_lost
from cogs.projection.showing import Round
from cogs.projection.table_messages import TableMessages
from cogs.projection.table_pages import TablePages
from cogs.projection.thread_names import ThreadNames
from cogs.projection.trouble import Trouble
from counting import known
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.context import StorageFault
from play.match.new_rules import UNKNOWN_RULES
from play.rules.moment import Moment
from play.shown import ClaimedElsewhere, Overtaken, Sent, SpokenElsewhere

AT_ONCE = 4
"""Matches brought up to date at the same time; more would only wait for Discord's rate limits."""

SLOW_SECONDS = 2.0
"""A match that takes longer mostly waits for Discord, and leaves its place to another one."""

MOST_SLOW = 40
"""So many may do so; each keeps what it shows in memory."""

TOGETHER_SECONDS = 2.0
"""A table that was just shown is shown again after so long at the earliest, with all that has changed meanwhile."""

PUT_OFF_SECONDS = 5
MOST_PUT_OFF = 3
"""So often the putting away of old messages is left for later, for 5, 10 and 20 seconds; then it waits its turn."""

CLOSING_SECONDS = 2.0
FOLLOWED_SECONDS = 2
"""So often a page is looked after that waits for computers which another process moves."""

TOLD_AFTER = 6
"""So often the table is tried, for a quarter of an hour, before its players are told that Discord does not take it."""

_log = logging.getLogger(__name__)


class Newer(Exception):
    """The rules of a match are not known here."""


class Projection:
    """Brings matches up to date in the background."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._direct_messages = DirectMessages(bot)
        pages = TablePages(bot)
        self._tables = TableMessages(bot, pages)
        self._leftovers = Leftovers(bot, pages)
        self._trouble = Trouble(bot)
        self._names = ThreadNames(bot)
        self._posts = Posts(bot)
        self._invitations = Invitations(bot)
        self._due = Due()
        self._since: dict[MatchId, float] = {}
        self._busy: set[MatchId] = set()
        self._workers: set[asyncio.Task[None]] = set()
        self._slow: set[MatchId] = set()
        self._resting: dict[MatchId, asyncio.TimerHandle] = {}
        self._put_off: Counter[MatchId] = Counter()
        self._pauses: dict[MatchId, int] = {}
        self._vain: dict[MatchId, int] = {}
        self._tries: dict[MatchId, int] = {}
        self._said: dict[MatchId, str] = {}
        self._held: set[MatchId] = set()
        self._waiting: dict[MatchId, asyncio.Task[None]] = {}
        self._repairing: asyncio.Task[None] | None = None
        self._putting_away = asyncio.Lock()
        self._has_begun = False
        self._repairs = 0
        self._closed = False

    def refresh(self, match: MatchId, moment: Moment | None = None) -> None:
        """Bring `match` up to date soon; asked for many times at once, it is done once.

        `moment` is what it is now, if that is known: then it need not be loaded.
        """
        # Whatever was given up is tried anew with each change.
        self._tries.pop(match, None)
        self._begin(match, moment, is_behind=False)

    def _begin(self, match: MatchId, moment: Moment | None = None, *, is_behind: bool = True) -> None:
        if self._closed:
            return
        self._bot.door.counts.merged += moment is not None and match in self._due and match in self._resting
        if moment is not None:
            self._due.is_on(match, moment.card.guild_id)
        # The round that is under way changes what is remembered.
        self._due.add(match, None if match in self._busy else moment, is_behind=is_behind)
        if not is_behind:
            self._since.setdefault(match, time.perf_counter())
        self._staff()

    def _staff(self) -> None:
        """Let another worker begin if there is a place for one and something to do."""
        at_work = len(self._workers) - min(len(self._slow), MOST_SLOW)
        if at_work < AT_ONCE and not self._closed and self._due.next(self._may_begin) is not None:
            # The worker outlives the request that started it, so it has a context of its own.
            self._workers.add(asyncio.create_task(self._work(), name="projection", context=Context()))

    def _may_begin(self, match: MatchId) -> bool:
        return match not in self._busy and match not in self._resting

    def nudge(self, match: MatchId) -> None:
        """Bring `match` up to date soon, unless that is under way, or its table is tried again later."""
        if match not in self._busy and match not in self._held:
            self._begin(match)

    def is_at(self, match: MatchId) -> bool:
        """Return whether `match` is being brought up to date, is next, or is tried again later."""
        return match in self._busy or match in self._due or match in self._held

    def follow(self, match: MatchId) -> None:
        """Bring `match` up to date once more, unless that is due anyway: a private page waits for computers."""
        if match not in self._due:
            self.refresh(match)

    async def looked(self, own: Observation) -> None:
        """Note that a player has looked at what is theirs: the table no longer says that something waits for them."""
        try:
            has_waited = await self._direct_messages.looked(own)
        except StorageFault as fault:
            # The person has seen what there is to see; only the table says for longer that something waits.
            _log.error("match %s: a look could not be noted: %s", own.match, fault)
            return
        except Overtaken:
            has_waited = True
        if has_waited:
            self.refresh(own.match)

    async def repair(self) -> int:
        """Bring everything up to date that lags behind, as after a restart; return how many matches those are.

        While the database fails nobody knows which those are: then it is tried again later.
        """
        try:
            lagging = await self._bot.services.shown.lagging()
            if not self._has_begun or not self._bot.is_alone:
                await self._bot.services.shown.take_over(lagging)
                self._has_begun = True
            servers = await self._bot.services.shown.servers(lagging)
            for match in lagging:
                self._tries.pop(match, None)
                self._due.is_on(match, servers.get(match))
                self._begin(match)
            async with self._putting_away:
                await put_away_lost(self._bot)
        except StorageFault as fault:
            _log.error("it cannot be found out now what lags behind: %s", fault)
        except NotNow as fault:
            if not self._repairs:
                _log.warning("what a restore has left cannot be put away now: %s", fault)
            if self._repairs >= MOST_TRIES - 1:
                _log.warning("what a restore has left is not put away before the next start: %s", fault)
                return 0
        else:
            self._repairs = 0
            return len(lagging)
        if not self._closed:
            pause = min(FIRST_PAUSE_SECONDS * 2 ** min(self._repairs, MOST_TRIES), LONGEST_PAUSE_SECONDS)
            self._repairs += 1
            self._repairing = asyncio.create_task(self._repair_later(pause), name="projection-repair")
        return 0

    async def _repair_later(self, pause: int) -> None:
        await asyncio.sleep(pause)
        self._repairing = None
        await self.repair()

    @property
    def waiting(self) -> int:
        """How many matches are to be brought up to date, without those that are tried again later."""
        return len(self._due)

    async def close(self) -> None:
        """Stop; a round under way may end in peace. What is not done yet is found by `repair` at the next start."""
        claimed = (*self._busy, *self._due.every()) if not self._closed else ()
        self._closed = True
        pauses = [*self._waiting.values(), *([self._repairing] if self._repairing is not None else [])]
        for timer in self._resting.values():
            timer.cancel()
        for pause in pauses:
            pause.cancel()
        tasks = [*self._workers, *pauses]
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSING_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if claimed:
            with suppress(StorageFault):
                await self._bot.services.shown.give_back(claimed)

    async def _work(self) -> None:
        worker = asyncio.current_task()
        assert worker is not None
        try:
            while not self._closed and (match := self._next()) is not None:
                await self._bot.pending_answers.over()
                slow = asyncio.get_running_loop().call_later(SLOW_SECONDS, self._is_slow, match)
                try:
                    await self._round(match, self._due.take(match))
                finally:
                    slow.cancel()
                    self._slow.discard(match)
                    self._busy.discard(match)
        finally:
            self._workers.discard(worker)

    def _next(self) -> MatchId | None:
        """Take what is next, unless there are workers enough without this one.

        What another worker is at, or was shown just now, stays due until that is over.
        """
        if len(self._workers) - min(len(self._slow), MOST_SLOW) > AT_ONCE:
            return None
        match = self._due.next(self._may_begin)
        if match is not None:
            self._busy.add(match)
        return match

    def _is_slow(self, match: MatchId) -> None:
        self._slow.add(match)
        self._staff()

    def _rest(self, match: MatchId) -> None:
        """Show a table that was just shown not before some seconds are over."""
        if TOGETHER_SECONDS:
            loop = asyncio.get_running_loop()
            self._resting[match] = loop.call_later(TOGETHER_SECONDS, self._has_rested, match)

    def _count_shown(self, match: MatchId) -> None:
        """Count how long a change has waited until Discord shows it."""
        since, now = self._since.pop(match, None), time.perf_counter()
        if since is not None:
            known.TABLES.note(now - since)
        if match in self._due:
            self._since[match] = now

    def _has_rested(self, match: MatchId) -> None:
        self._resting.pop(match, None)
        self._staff()

    async def _round(self, match: MatchId, known: Moment | None) -> None:
        try:
            fault = await self._show(match, known)
        except NotNow as outage:
            self._say(match, logging.WARNING, outage)
            self._vain[match] = self._vain.get(match, 0) + 1
            self._held.add(match)
            self._try_later(match)
        except ClaimedElsewhere as claim:
            # That process sees what has changed when it is done; unless it ends before, or has let the server go.
            self._since.pop(match, None)
            self._bot.was_not_taken_up(match)
            self._look_again(match, max(1, claim.until - self._bot.now()))
        except SpokenElsewhere as elsewhere:
            await self._leave(elsewhere.moment)
        except Overtaken:
            # It changed meanwhile, maybe in another process, which shows it too: Discord shows what it received last.
            _log.debug("match %s changed while it was shown", match)
            self._begin(match, is_behind=False)
        except StorageFault as storage:
            self._say(match, logging.ERROR, storage)
            self._try_later(match)
        except Exception as unforeseen:
            if isinstance(unforeseen, Refusal) and unforeseen.code == UNKNOWN_RULES:
                # It shows the match as soon as it speaks to the server.
                self._since.pop(match, None)
                self._say(match, logging.WARNING, Newer("it is left to the newer program that has begun it"))
                return
            # A fault in one match must not stop the others; the log says once what it was.
            if self._said.get(match) != repr(unforeseen):
                _log.exception("match %s could not be shown", match)
                self._said[match] = repr(unforeseen)
            self._try_unneeded_later(match)
        else:
            self._vain.pop(match, None)
            self._held.discard(match)
            if match not in self._due:
                self._since.pop(match, None)
            if fault is not None:
                self._say(match, logging.WARNING, fault)
                self._try_unneeded_later(match)
                return
            for each in (self._pauses, self._tries, self._said):
                each.pop(match, None)

    async def _leave(self, moment: Moment) -> None:
        """Leave a match to the process that speaks to its server; pages that were answered here go on all the same."""
        pages, now = self._bot.private_pages, self._bot.now()
        pages.computers_have_moved(moment, now)
        if pages.are_waiting(moment, now):
            self._look_again(moment.match, FOLLOWED_SECONDS)
            return
        try:
            await self._bot.services.shown.ask(moment)
        except StorageFault as fault:
            self._say(moment.match, logging.ERROR, fault)

    def _say(self, match: MatchId, level: int, fault: Exception) -> None:
        """Log why a match cannot be shown, once for each reason."""
        if self._said.get(match) != str(fault):
            _log.log(level, "match %s cannot be shown now: %s", match, fault)
            self._said[match] = str(fault)

    async def _show(self, match: MatchId, known: Moment | None) -> NotNow | None:
        """Make Discord show the match; what was done is stored in one transaction, also if something fails.

        Return why something is to be tried again that nobody needs to play.

        Raises:
            NotNow: the table cannot be shown now.
        """
        services = self._bot.services
        moment = await services.computers.settled(match, await services.shown.claimed(match, known))
        self._bot.private_pages.computers_have_moved(moment, self._bot.now())
        if moment.messages is None:
            moment = await services.shown.claimed(match)
        is_last_try = self._tries.get(match, 0) >= MOST_TRIES - 1
        now = Round(moment, *services.shown.of_moment(moment), is_last_try=is_last_try)
        at_best = Turn.OWN if match in self._since else Turn.DIRECT
        with asking(Ask.TABLE, server=fair_place(match, moment.card.guild_id), about=match, at_best=at_best):
            await self._shown(now)
        return None if is_last_try else now.fault

    async def _shown(self, now: Round) -> None:
        """Bring up to date, remember what was done, and report a table that is lost."""
        try:
            lost = await self._bring_up_to_date(now)
        except Exception:
            await self._remember(now)
            raise
        finally:
            if now.has_shown_table:
                self._rest(now.match)
                self._count_shown(now.match)
        await self._remember(now)
        if lost is not None:
            _log.warning("match %s cannot be shown: %s (code %s)", now.match, lost.reason, lost.code)
            with asking(Ask.LOSS):
                await self._trouble.report(now, now.moment.card, lost)

    async def _bring_up_to_date(self, now: Round) -> CannotShow | None:
        """Send and change messages; return why the table cannot be shown, if it cannot."""
        # The table waits for what is sent before it, and says if something could not be sent.
        with asking(Ask.OWN, Turn.TABLE):
            outgoing = await self._direct_messages.prepare(now)
        scene = await self._tables.prepare(now)
        planned: list[Sent] = [each.after for each in outgoing if each.draft is not None]
        if scene is not None and scene.draft is not None:
            planned.append(scene.after)
        found = await self._bot.services.shown.announce(now.messages, *planned) if planned else ()
        earlier = dict(zip(planned, found, strict=True))
        for each in sorted(outgoing, key=lambda one: one.turn):
            with asking(Ask.OWN, each.turn):
                await self._direct_messages.deliver(now, each, earlier.get(each.after))
        if scene is None:
            if now.moment.card.tournament_id is not None:
                # Its thread is opened later: until then direct messages are all there is, and the old ones go.
                now.found.append(replace(now.messages.table, shown_changes=now.messages.table.changes))
                await self._put_away(now, None)
            return None
        try:
            await self._tables.show(now, scene, earlier.get(scene.after))
        except CannotShow as fault:
            self._tables.cannot_show(now, scene, fault)
            return fault
        except NotNow:
            if self._vain.get(now.match, 0) >= TOLD_AFTER:
                with asking(Ask.LOSS):
                    await self._trouble.report(now, scene.card, CannotShow(OUTAGE))
            raise
        await self._put_away(now, scene.channel_id)
        with asking(Ask.LOSS):
            await self._trouble.is_over(now, scene.card)
        if now.messages.table.is_misnamed:
            self._names.mend(now.match)
        self._posts.mend(scene.card)
        self._invitations.mend(now)
        return None

    async def _put_away(self, now: Round, channel_id: int | None) -> None:
        """Put old messages away, unless there is more urgent work for Discord: then they stay stored, and wait."""
        if now.old and self._bot.door.is_busy() and self._put_off[now.match] < MOST_PUT_OFF:
            self._bot.door.counts.put_off += 1
            self._look_again(now.match, PUT_OFF_SECONDS * 2 ** self._put_off[now.match])
            self._put_off[now.match] += 1
            return
        self._put_off.pop(now.match, None)
        with asking(Ask.OLD):
            await self._leftovers.clear(now, channel_id)

    async def _remember(self, now: Round) -> None:
        """Store what was done; raises `Overtaken` if another process has shown the match meanwhile."""
        left = (each for each in now.old if each not in now.messages.old)
        await self._bot.services.shown.remember(now.messages, *now.found, *left, gone=now.gone, gives_back=True)

    def _try_unneeded_later(self, match: MatchId) -> None:
        """Try again later what nobody needs to play, but not for ever; the next change of the match is another try."""
        self._tries[match] = self._tries.get(match, 0) + 1
        if self._tries[match] < MOST_TRIES:
            self._try_later(match)

    def _try_later(self, match: MatchId) -> None:
        pause = self._pauses.get(match, FIRST_PAUSE_SECONDS)
        self._pauses[match] = min(2 * pause, LONGEST_PAUSE_SECONDS)
        self._look_again(match, pause)

    def _look_again(self, match: MatchId, pause: int) -> None:
        earlier = self._waiting.get(match)
        if earlier is None or earlier.done():
            self._waiting[match] = asyncio.create_task(self._after(pause, match), name=f"projection-pause-{match}")

    async def _after(self, seconds: int, match: MatchId) -> None:
        await asyncio.sleep(seconds)
        self._waiting.pop(match, None)
        self._held.discard(match)
        self._begin(match)
