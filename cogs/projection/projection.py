"""Keeps what Discord shows of each match equal to what is stored: after a change, an outage, a restart, a deletion.

A few workers take what is due in turn, never two the same match. Changes that come while one works on a match cost one
more round, however many they are. A round: computer players answer what they owe, players get what is private, then
the table is shown. Faults of Discord are tried again with growing pauses; what failed is also found in the database at
the next start.
"""

import asyncio
import logging
from contextvars import Context

from cogs.client import Client
from cogs.messages.posting import NotNow
from cogs.projection.direct_messages import DirectMessages
from cogs.projection.table_messages import TableMessages
from games.kernel.ids import MatchId
from games.kernel.observation import Observation
from play.faults import StorageFault
from play.moment import Moment
from play.shown import Overtaken

AT_ONCE = 4
"""Matches brought up to date at the same time; more would only wait for Discord's rate limits."""

FIRST_PAUSE_SECONDS = 30
LONGEST_PAUSE_SECONDS = 900
CLOSING_SECONDS = 2.0
_log = logging.getLogger(__name__)


class Projection:
    """Brings matches up to date in the background."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot
        self._direct_messages = DirectMessages(bot)
        self._tables = TableMessages(bot)
        self._due: dict[MatchId, Moment | None] = {}
        self._busy: set[MatchId] = set()
        self._workers: set[asyncio.Task[None]] = set()
        self._pauses: dict[MatchId, int] = {}
        self._waiting: dict[MatchId, asyncio.Task[None]] = {}
        self._repairing: asyncio.Task[None] | None = None
        self._closed = False

    def refresh(self, match: MatchId, moment: Moment | None = None) -> None:
        """Bring `match` up to date soon; asked for many times at once, it is done once.

        `moment` is what it is now, if that is known: then it need not be loaded.
        """
        if self._closed:
            return
        if moment is not None and match in self._busy:
            # The round that is under way changes what is remembered.
            moment.at_table = None
        self._due[match] = moment
        if len(self._workers) < AT_ONCE:
            # The worker outlives the request that started it, so it has a context of its own.
            self._workers.add(asyncio.create_task(self._work(), name="projection", context=Context()))

    async def looked(self, own: Observation) -> None:
        """Note that a player has looked at what is theirs: the table no longer says that something waits for them."""
        try:
            has_waited = await self._direct_messages.looked(own)
        except StorageFault as fault:
            # The person has seen what there is to see; only the table says for longer that something waits.
            _log.error("match %s: a look could not be noted: %s", own.match, fault)
            return
        if has_waited:
            self.refresh(own.match)

    async def repair(self) -> int:
        """Bring everything up to date that lags behind, as after a restart; return how many matches those are.

        While the database fails nobody knows which those are: then it is tried again later.
        """
        try:
            lagging = await self._bot.services.shown.lagging(start_up=True)
        except StorageFault as fault:
            _log.error("it cannot be found out now what lags behind: %s", fault)
            if not self._closed:
                self._repairing = asyncio.create_task(self._repair_later(), name="projection-repair")
            return 0
        for match in lagging:
            self.refresh(match)
        return len(lagging)

    async def _repair_later(self) -> None:
        await asyncio.sleep(FIRST_PAUSE_SECONDS)
        self._repairing = None
        await self.repair()

    async def close(self) -> None:
        """Stop; a round under way may end in peace. What is not done yet is found by `repair` at the next start."""
        self._closed = True
        pauses = [*self._waiting.values(), *([self._repairing] if self._repairing is not None else [])]
        for pause in pauses:
            pause.cancel()
        tasks = [*self._workers, *pauses]
        if tasks:
            await asyncio.wait(tasks, timeout=CLOSING_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        worker = asyncio.current_task()
        assert worker is not None
        try:
            while not self._closed and (match := self._next()) is not None:
                await self._bot.pending_answers.over()
                await self._round(match, self._due.pop(match))
                self._busy.discard(match)
        finally:
            self._workers.discard(worker)

    def _next(self) -> MatchId | None:
        """Take what has been due for the longest time; what another worker is at stays due until it is done."""
        match = next((each for each in self._due if each not in self._busy), None)
        if match is not None:
            self._busy.add(match)
        return match

    async def _round(self, match: MatchId, known: Moment | None) -> None:
        try:
            moment = await self._bot.services.computers.settled(match, known)
            delivered = await self._direct_messages.bring_up_to_date(moment)
            await self._tables.bring_up_to_date(moment, delivered)
            if delivered.fault is not None:
                raise delivered.fault
        except NotNow as fault:
            _log.warning("match %s cannot be shown now: %s", match, fault)
            self._try_later(match)
        except Overtaken:
            # It changed meanwhile, maybe in another process, which shows it too: Discord shows what it heard last.
            _log.debug("match %s changed while it was shown", match)
            self.refresh(match)
        except StorageFault as fault:
            _log.error("match %s cannot be shown now: %s", match, fault)
            self._try_later(match)
        except Exception:
            # A fault in one match must not stop the others; it is tried again, and the log says what it was.
            _log.exception("match %s could not be shown", match)
            self._try_later(match)
        else:
            self._pauses.pop(match, None)

    def _try_later(self, match: MatchId) -> None:
        pause = self._pauses.get(match, FIRST_PAUSE_SECONDS)
        self._pauses[match] = min(2 * pause, LONGEST_PAUSE_SECONDS)
        earlier = self._waiting.get(match)
        if earlier is None or earlier.done():
            self._waiting[match] = asyncio.create_task(self._after(pause, match), name=f"projection-pause-{match}")

    async def _after(self, seconds: int, match: MatchId) -> None:
        await asyncio.sleep(seconds)
        self._waiting.pop(match, None)
        self.refresh(match)
