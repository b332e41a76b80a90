"""The one door to Discord: every request of this process passes here, in a fair order and not too many in a second.

What is an answer to an interaction passes at once: it does not count against the bot's limit. All else is let through
as long as there is room, else it waits in a fair queue. Limits of single channels are left to discord.py, which waits
for them behind this door; so each request is looked at once more when it really sets out, which the trace of the HTTP
session says: also one that discord.py makes again. The same trace says what Discord has answered.

Nothing is kept here that must not be lost: what waits is also found in the database, as what lags behind.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord
from discord.http import Route

from cogs.messages.asking import asked_now
from cogs.messages.budget import MOST_INVALID, Budget
from cogs.messages.fair_queue import FairQueue, Waiting
from cogs.messages.requests import Ask, Turn
from counting import known

INVALID = frozenset({401, 403, 429})
LIMITED = 429
SHARED = "shared"
"""Whose limit a 429 may be of that Discord does not count as an invalid request."""

FREE_OF_LIMIT = ("/interactions/", "/webhooks/")
"""Beginnings of paths that do not count against the limit of the bot (docs: Rate Limits)."""

INTERFACE = "/api/"
"""How the paths of Discord's interface begin; those of files and of the gateway do not."""

LOOK_AGAIN_SECONDS = 10.0
LONGEST_STOP_SECONDS = 60.0
"""However long Discord says that nothing may be asked: after so long it is found out whether that is still so."""

LONGEST_WAIT_SECONDS = 60.0
"""What is not let through for so long has failed like a request to which Discord does not answer."""

BUSY_AT = 0.5
"""From this part of the limit on what only tidies up is put off."""

_passing: ContextVar["_Ticket | None"] = ContextVar("passing", default=None)
_log = logging.getLogger(__name__)


class Counts:
    """What was asked of Discord and what it answered, in plain numbers that only grow, for whatever wants to show them.

    `asked`: requests by what they are for. `let_in`, `waited`: how many were let through and how many seconds they have
    waited for that, by turn. `statuses`: Discord's answers, those too that discord.py asks again after. `limited`:
    answers 429 by whose limit it was: `user`, `shared`, `global`. `merged`: changes of tables that were shown together
    with another one, `put_off`: rounds that have left old messages for later.
    """

    def __init__(self) -> None:
        """Begin with none."""
        self.asked: Counter[Ask] = Counter()
        self.let_in: Counter[Turn] = Counter()
        self.waited: dict[Turn, float] = dict.fromkeys(Turn, 0.0)
        self.statuses: Counter[int] = Counter()
        self.limited: Counter[str] = Counter()
        self.merged = 0
        self.put_off = 0


class _Ticket(Waiting):
    """A request that waits, or has been let through; `is_let_in` says the former when it becomes the latter."""

    is_let_in: "asyncio.Future[None]"


class Door:
    """Lets requests through. `limit` a second may pass; `now` is a clock in seconds, of the event loop by default."""

    def __init__(self, limit: int, now: Callable[[], float] | None = None) -> None:
        """Begin open."""
        self.counts = Counts()
        self.budget = Budget(limit)
        self._clock = now
        self._queue = FairQueue()
        self._returning: list[_Ticket] = []
        self._alarm: asyncio.TimerHandle | None = None
        self._is_sparing = False
        self._told_to_stop_until = 0.0

    def guard(self, client: discord.Client) -> None:
        """Let all requests of a client pass here from now on."""
        made = client.http.request

        async def request(route: Route, **given: Any) -> Any:
            return await self._pass(route, lambda: made(route, **given))

        vars(client.http)["request"] = request

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Look at what really sets out, and at its answer; before anything else that the trace calls."""
        trace.on_request_start.insert(0, self._sets_out)
        trace.on_request_end.append(self._answered)
        return trace

    @property
    def limit(self) -> int:
        """How many requests may set out in a second."""
        return self.budget.limit

    def allow(self, limit: int) -> None:
        """Let so many pass in a second from now on."""
        self.budget.limit = limit
        self.look()

    def used(self) -> int:
        """Return how many have set out in the last second, or are just let through."""
        return self.budget.used(self._now())

    def invalid(self) -> int:
        """Return how many invalid requests were made in ten minutes, by all processes as far as is known."""
        return self.budget.invalid(self._now())

    def own_invalid(self) -> int:
        """Return how many of them this process has made."""
        return self.budget.own_invalid(self._now())

    def stopped_for(self) -> float:
        """Return for how many seconds nothing may be asked, as Discord has said to this process or to another one."""
        return max(0.0, self.budget.stopped_until - self._now())

    def told_to_stop_for(self) -> float:
        """Return how much of that is left which Discord has said to this process itself.

        Only that is told to other processes: what each of them has heard and said again would never end.
        """
        return max(0.0, self._told_to_stop_until - self._now())

    def others(self, invalid: int, stopped_for: float) -> None:
        """Note what other processes have met: so many invalid requests, and that nothing may be asked for so long."""
        self.budget.invalid_elsewhere = invalid
        if stopped_for > self.stopped_for():
            self.budget.stop(self._now() + min(stopped_for, LONGEST_STOP_SECONDS))
            self.look()

    def waiting(self) -> dict[Turn, int]:
        """Return how many requests wait, by turn."""
        found = dict.fromkeys(Turn, 0)
        for one in (*self._returning, *self._queue):
            found[one.asking.turn] += 1
        return found

    def oldest(self) -> float:
        """Return for how many seconds the request has waited that has waited longest; 0 if none waits."""
        first = next(iter(self._queue), None)
        since = [one.since for one in (*self._returning, first) if one is not None]
        return max(0.0, self._now() - min(since)) if since else 0.0

    def is_busy(self) -> bool:
        """Return whether what only tidies up is better done later."""
        return bool(self._queue) or self.used() >= BUSY_AT * self.limit or self.budget.is_sparing(self._now())

    async def _pass(self, route: Route, made: Callable[[], Awaitable[Any]]) -> Any:
        if route.path.startswith(FREE_OF_LIMIT):
            self._count(Ask.ANSWER)
            return await made()
        ticket = _Ticket(asked_now(), self._now())
        self._count(ticket.asking.ask)
        await self._wait(ticket, self._queue.add, self._queue.give_up)
        before = _passing.set(ticket)
        try:
            return await made()
        finally:
            _passing.reset(before)
            # Where no trace tells it (simulated Discord), it set out when it was let through.
            self.budget.sets_out(ticket, self._now())

    async def _wait(self, ticket: _Ticket, add: Callable[[_Ticket], None], give_up: Callable[[_Ticket], None]) -> None:
        """Wait until there is room for a request; no time passes if there is and nothing waits.

        Raises:
            TimeoutError: there is none for too long; it is to be tried again later.
        """
        ticket.since = self._now()
        ticket.is_let_in = asyncio.get_running_loop().create_future()
        add(ticket)
        self.look()
        try:
            if not ticket.is_let_in.done():
                async with asyncio.timeout(LONGEST_WAIT_SECONDS):
                    await ticket.is_let_in
        except BaseException as fault:
            give_up(ticket)
            self.look()
            if isinstance(fault, TimeoutError):
                raise TimeoutError(f"there was no place for it for {LONGEST_WAIT_SECONDS:g} s") from fault
            raise

    def look(self) -> None:
        """Let in what there is room for, and look again when there is more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = self._now()
        while (self._returning or self._queue) and (free_at := self.budget.free_at(now)) <= now:
            ticket = self._returning.pop(0) if self._returning else self._queue.next(self._last_turn(now))
            if ticket is None:
                free_at = now + LOOK_AGAIN_SECONDS
                break
            assert isinstance(ticket, _Ticket)
            if ticket.is_let_in.done():  # it was given up just now
                continue
            self.budget.keep(ticket, now)
            turn = ticket.asking.turn
            self.counts.let_in[turn] += 1
            self.counts.waited[turn] += now - ticket.since
            ticket.is_let_in.set_result(None)
        else:
            if not self._returning and not self._queue:
                return
        self._alarm = asyncio.get_running_loop().call_later(free_at - now, self.look)

    def _last_turn(self, now: float) -> Turn:
        """Return the last turn that is served now; the log says when that changes."""
        is_sparing = self.budget.is_sparing(now)
        if is_sparing != self._is_sparing:
            self._is_sparing = is_sparing
            if is_sparing:
                _log.error(
                    "Discord has refused %d requests in ten minutes (at 10,000 it shuts this host out): "
                    "only people who wait for an answer are served until there are fewer",
                    MOST_INVALID,
                )
            else:
                _log.warning("Discord has refused fewer requests again: everything is served")
        return Turn.ANSWER if is_sparing else Turn.OLD

    async def _sets_out(self, _session: Any, _context: Any, start: aiohttp.TraceRequestStartParams) -> None:
        """Let a request set out that was let through just now; all others need another place, before those that wait.

        They hold back what waits for the same channel behind them.
        """
        ticket = _passing.get()
        if ticket is None and any(each in start.url.path for each in FREE_OF_LIMIT):
            self._count(Ask.ANSWER)
        elif ticket is None and start.url.path.startswith(INTERFACE):
            self._count(Ask.LOG_IN)
            self.budget.went(self._now())
        while ticket is not None and not self.budget.sets_out(ticket, self._now()):
            await self._wait(ticket, self._returning.append, self._gone)

    def _count(self, ask: Ask) -> None:
        self.counts.asked[ask] += 1
        known.REQUESTS.add(ask.name.lower())

    def _gone(self, ticket: _Ticket) -> None:
        if ticket in self._returning:
            self._returning.remove(ticket)

    async def _answered(self, _session: Any, _context: Any, end: aiohttp.TraceRequestEndParams) -> None:
        """Count an answer; a global limit stops everything."""
        status, headers = end.response.status, end.response.headers
        if not end.url.path.startswith(INTERFACE):
            return
        self.counts.statuses[status] += 1
        scope = headers.get("X-RateLimit-Scope", "user") if status == LIMITED else ""
        if scope:
            self.counts.limited[scope] += 1
        if status in INVALID and scope != SHARED:
            self.budget.note_invalid(self._now())
        # What has no `Via` is from the service before Discord, which has shut this host out for a while.
        is_of_all = scope == "global" or "X-RateLimit-Global" in headers or "Via" not in headers
        if scope and is_of_all:
            self.stop(min(float(headers.get("Retry-After", "1")), LONGEST_STOP_SECONDS))

    def stop(self, seconds: float) -> None:
        """Let nothing through for so long; Discord has said so to this process."""
        self._told_to_stop_until = max(self._told_to_stop_until, self._now() + seconds)
        self.budget.stop(self._told_to_stop_until)
        self.look()

    def _now(self) -> float:
        return asyncio.get_running_loop().time() if self._clock is None else self._clock()
