"""Does what is due. One alarm is set for the soonest thing; changes set it anew.

What changes a match the services do (play/services.py); what reaches people, the handlers here.

The same alarm beats: it notes in the database that the bot is up, so that an outage costs nobody time, and looks after
tables. While Discord is out of reach there is no beat, and nothing is done.

Between the look-up and the move a player may still answer: then the move is refused as `stale`, and that is right.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context

from cogs.client import Client
from cogs.messages.asking import asking
from cogs.messages.errands import FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS
from cogs.messages.posting import NotNow
from cogs.messages.requests import MOST_TRIES, Ask
from cogs.projection.reminding import (
    remind,
    send_digest,
    send_lapses,
    send_lateness,
    send_objections,
    send_ping,
    send_question,
    tell_of_computers,
)
from cogs.projection.table_news import tell_of_tables
from cogs.webhooks.telling import Webhooks
from counting import known
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId, Seat
from play.clocks.due import Due, Handler
from play.context import NEWER, StorageFault
from play.rules.due import NO_SEAT, TOLD, Kind
from play.rules.table_wishes import TELL_ME
from play.tournament_rules.due import KINDS as OF_TOURNAMENTS

BEAT_SECONDS = 15
"""So often the bot notes that it is up, and looks what deadlines another process may have set or left."""

ASKS: dict[str, Ask] = {"remind": Ask.REMINDER, "object": Ask.OBJECTION, TELL_ME: Ask.TABLES}
"""What is asked of Discord for what is due; of all else another direct message."""

BEATS_ALIVE = 3
"""So many beats long a bot counts as alive without another one."""

SHORTEST_NAP_SECONDS = 1
NAP_BESIDE_OTHERS_SECONDS = 5
"""So long a process looks away from what is due and another one's to do."""

AFTER_FAULT_SECONDS = 60
_log = logging.getLogger(__name__)


def _called(kind: str) -> str:
    """Return what a kind of things that are due is called where it is counted how late they were done."""
    if kind == "default":
        return "deadline"
    if kind in TOLD:
        return "told"
    return "contest" if kind in OF_TOURNAMENTS else "other"


class Vain:
    """What was tried in vain for an outage of Discord: it is tried again after growing pauses, but not for ever."""

    def __init__(self, now: Callable[[], int]) -> None:
        """Begin with nothing; `now` tells the time in unix seconds."""
        self._now = now
        self._tries: dict[tuple[str, int, int], tuple[int, int]] = {}

    def note(self, about: tuple[str, int, int]) -> int:
        """Note one more try in vain, and return how many there were."""
        tries = self._tries.get(about, (0, 0))[0]
        pause = min(FIRST_PAUSE_SECONDS * 2**tries, LONGEST_PAUSE_SECONDS)
        self._tries[about] = (tries + 1, self._now() + pause)
        return tries + 1

    def is_early(self, about: tuple[str, int, int]) -> bool:
        """Return whether it is to be tried later; what is claimed meanwhile is due again when the claim ends."""
        return self._tries.get(about, (0, 0))[1] > self._now()

    def is_last(self, about: tuple[str, int, int]) -> bool:
        """Return whether it is given up if it fails once more."""
        return self._tries.get(about, (0, 0))[0] >= MOST_TRIES - 1

    def forget(self, about: tuple[str, int, int]) -> None:
        """Note that it is done, or not to be done any more."""
        self._tries.pop(about, None)


class Clock:
    """Watches the deadlines of all matches."""

    def __init__(self, bot: Client, every: int = BEAT_SECONDS) -> None:
        """Keep the bot; beat `every` so many seconds."""
        self._bot = bot
        self._every = every
        self._beaten_at: int | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None
        self._is_due = False
        self._closed = False
        self._looks_at = 0
        self._webhooks = Webhooks(bot)
        self._looked_after_at: int | None = None
        self._lagging: dict[MatchId, int] = {}
        self._vain = Vain(bot.now)

    def expect(self, due_at: int | None) -> None:
        """Look soon if something is due before the next look."""
        if due_at is not None and due_at < self._looks_at:
            self.wake()

    def wake(self) -> None:
        """Look at the deadlines soon; asked for many times at once, it is done once."""
        if self._closed:
            return
        self._is_due = True
        if self._working is None or self._working.done():
            # It outlives the request that woke it, so it has a context of its own.
            self._working = asyncio.create_task(self._work(), name="clock", context=Context())

    async def close(self) -> None:
        """Stop watching."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self._webhooks.close()

    async def _work(self) -> None:
        nap = self._every
        while self._is_due:
            self._is_due = False
            try:
                nap = await self._look()
            except StorageFault as fault:
                _log.error("the clock could not look at the deadlines: %s", fault)
                nap = AFTER_FAULT_SECONDS
            except Exception:
                _log.exception("the clock could not look at the deadlines")
                nap = AFTER_FAULT_SECONDS
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(nap, self.wake)
        self._looks_at = self._bot.now() + nap

    async def _look(self) -> int:
        """Do all that is due; return the seconds until something is, or the next beat."""
        with asking(Ask.PERSON):
            if not await self._bot.is_reachable():
                return self._every
        try:
            await self.beat()
        except StorageFault as fault:
            if fault.code == NEWER:
                self._bot.ending.outdated(fault)
            raise
        await self._look_after_tables()
        await self._bot.look_after_overviews()
        rows = await self._bot.services.due.claim()
        undone = list(rows)
        try:
            while undone and not self._closed:
                await self._do(undone.pop(0))
        finally:
            with suppress(StorageFault):
                await self._bot.services.due.give_back(*undone)
        now, next_at = self._bot.now(), await self._bot.services.due.next_at()
        left = self._every if next_at is None else next_at - now
        shortest = SHORTEST_NAP_SECONDS
        if left <= 0 and not rows and self._bot.runs_beside_others:
            shortest = NAP_BESIDE_OTHERS_SECONDS
        elif left <= 0 and not rows and self._bot.services.due.leaves_some:
            shortest = self._every
        return max(shortest, min(left, self._every))

    def handlers(self) -> dict[Kind, Handler]:
        """Return what does those things that reach people, each for a match and perhaps a seat."""
        return {
            "carry": self._carry,
            "call": self._call,
            "remind": self._remind,
            "tell": self._webhooks.tell,
            "digest": self._digest,
            "ping": self._ping,
            "question": self._ask,
            "lapse": self._tell_of_lapses,
            "object": self._tell_of_objections,
            "late": self._tell_of_lateness,
        }

    def handlers_of_servers(self) -> dict[str, Handler]:
        """Return what does those things that are about a server, which is named in place of a match."""
        return {TELL_ME: self._tell_of_tables}

    async def _tell_of_tables(self, server: MatchId, seat: Seat) -> bool:
        """Tell people of a server of open tables; when to look again is stored after that."""
        await tell_of_tables(self._bot, server, is_last_try=self._vain.is_last((TELL_ME, server, seat)))
        return False

    async def _carry(self, match: MatchId, seat: Seat) -> bool:
        """Carry what nobody who is away has objected to, and tell those at whose seats computers play from now on."""
        before = await self._bot.services.observations.public(match)
        has_carried = await self._bot.services.agreements.carry(match, seat)
        if has_carried:
            await tell_of_computers(self._bot, match, before)
        return has_carried

    async def _call(self, match: MatchId, _: Seat) -> bool:
        """Let a table call those who have got up."""
        self._bot.nudge(match)
        return True

    async def _remind(self, match: MatchId, seat: Seat) -> bool:
        """Remind one person; what cannot be sent now is sent when the claim of this process has ended."""
        reminder = await self._bot.services.reminders.due(match, seat)
        if reminder is None:
            return False
        await self._webhooks.remind(reminder)
        await remind(self._bot, reminder, is_last_try=self._vain.is_last(("remind", match, seat)))
        return True

    async def _digest(self, match: MatchId, seat: Seat) -> bool:
        """Send one person what waits for them; if that cannot be done now, it is left until tomorrow."""
        user_id = await self._bot.services.digests.told(match, seat)
        if user_id is not None:
            await send_digest(self._bot, user_id)
        return user_id is not None

    async def _ping(self, match: MatchId, seat: Seat) -> bool:
        """Tell one person that they are reminded; if that cannot be done now, it is left."""
        ping = await self._bot.services.pings.told(match, seat)
        if ping is not None:
            await send_ping(self._bot, ping)
        return ping is not None

    async def _ask(self, match: MatchId, seat: Seat) -> bool:
        """Ask one person whether anybody still plays; if that cannot be done now, the table alone asks."""
        user_id = await self._bot.services.silence.asked(match, seat)
        if user_id is not None:
            await send_question(self._bot, match, user_id)
        return user_id is not None

    async def _tell_of_lapses(self, match: MatchId, seat: Seat) -> bool:
        """Tell one person that what they agreed to does not count any more; if that cannot be done now, it is left."""
        user_id = await self._bot.services.agreements.lapses(match, seat)
        if user_id is not None:
            await send_lapses(self._bot, match, user_id)
        return user_id is not None

    async def _tell_of_objections(self, match: MatchId, seat: Seat) -> bool:
        """Tell one person to what they can object; until that is done, or given up, nothing is carried against them."""
        objections = await self._bot.services.agreements.objections(match, seat)
        if objections is None:
            return False
        try:
            await send_objections(self._bot, match, objections)
        except NotNow as outage:
            if not self._vain.is_last(("object", match, seat)):
                raise
            _log.warning("match %s, seat %s: given up: %s: %s", match, seat, Ask.OBJECTION, outage)
        names = [motion.name for motion in objections.motions]
        await self._bot.services.agreements.note_told(match, seat, names)
        return True

    async def _tell_of_lateness(self, match: MatchId, seat: Seat) -> bool:
        """Tell one person that their time ran out; if that cannot be done now, it is left."""
        late = await self._bot.services.lateness.told(match, seat)
        if late is not None:
            await send_lateness(self._bot, match, late)
        return late is not None

    async def beat(self) -> None:
        """Note that the bot is up, unless it has just been noted."""
        now = self._bot.now()
        if self._beaten_at is not None and 0 <= now - self._beaten_at < self._every:
            return
        await self._bot.services.processes.beat(BEATS_ALIVE * self._every)
        gap = await self._bot.services.deadlines.beat(self._every)
        self._beaten_at = now
        if gap:
            _log.warning("no clock ran for %d seconds: deadlines are moved by as much", gap)

    async def _look_after_tables(self) -> None:
        """Show what lags behind at two beats in a row: another bot has died.

        What lags all the same is tried after 4, 8, 16 beats and so on.
        """
        if self._looked_after_at == self._beaten_at:
            return
        self._looked_after_at = self._beaten_at
        self._lagging = {match: self._lagging.get(match, 0) + 1 for match in await self._bot.services.shown.lagging()}
        for match, beats in self._lagging.items():
            if beats > 1 and beats & (beats - 1) == 0:
                self._bot.nudge(match)

    async def _do(self, row: Due) -> None:
        """Do what was claimed; what cannot be done now is claimed again when the claim has ended."""
        named = f"{'tournament' if row.kind in OF_TOURNAMENTS else 'match'} {row.about}"
        what = named if row.about else "matches that are over"
        whom = what if row.seat == NO_SEAT else f"{what}, seat {row.seat}"
        about = (row.kind, row.about, row.seat)
        if self._vain.is_early(about):
            return
        try:
            with asking(ASKS.get(row.kind, Ask.NOTICE), about=row.about):
                is_done = await self._bot.services.due.do(row)
            if is_done:
                _log.info("%s: done as it was due: %s", whom, row.kind)
                if row.at:
                    known.DUE.note(self._bot.now() - row.at, _called(row.kind))
        except Refusal as refusal:
            _log.info("%s: not done though due: %s: %s", whom, row.kind, refusal.code)
        except NotNow as fault:
            if self._vain.note(about) == 1:
                _log.warning("%s: not done though due: %s: %r", whom, row.kind, fault)
            return
        except StorageFault as fault:
            _log.error("%s: not done though due: %s: %s", whom, row.kind, fault)
        except Exception:
            _log.exception("%s: not done though due: %s", whom, row.kind)
        self._vain.forget(about)
