"""The address at which those who watch the bot ask for its numbers, and whether it is well and ready.

It is on the loopback interface unless its owner chooses another one. There is no password: what is told names nobody
and shows nothing that is sealed, but it is for the people who run the bot, not for those who play.

Where the address cannot be had the bot plays on without it, since that nobody watches is no reason that nobody plays.
It says so in the log, and tries again each minute: the process before this one may still have it.
"""

import asyncio
import logging
from collections.abc import Callable, Set
from ipaddress import ip_address
from time import perf_counter

import msgspec
from aiohttp import web

from cogs.sealed_orders import SealedOrders
from cogs.upkeep.checks import Found, health, ready
from cogs.upkeep.numbers import exposed
from cogs.upkeep.states import states
from config import Listening
from counting import known

AGAIN_SECONDS = 60
CLOSING_SECONDS = 1.0
"""So long who is being answered keeps the bot from ending."""

EVERY_SECONDS = 0.25
"""So often it is measured how late the event loop comes."""

OK, UNAVAILABLE = 200, 503
_log = logging.getLogger(__name__)


class Answering:
    """Answers `GET /metrics`, `/health` and `/ready`."""

    def __init__(self, bot: SealedOrders, listening: Listening, alarms: Callable[[], Set[str]] = frozenset) -> None:
        """Keep the bot, where to listen, and what tells which alarms are on."""
        self._bot = bot
        self._listening = listening
        self._alarms = alarms
        self._runner: web.AppRunner | None = None
        self._opening: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin to listen, and to measure the event loop."""
        self._opening = asyncio.create_task(self._open_in_the_end(), name="address for watching")
        self._expect()

    async def stop(self) -> None:
        """Listen no more."""
        if self._timer is not None:
            self._timer.cancel()
        if self._opening is not None:
            self._opening.cancel()
            await asyncio.gather(self._opening, return_exceptions=True)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _open_in_the_end(self) -> None:
        is_told = False
        while True:
            try:
                await self._open()
            except OSError as fault:
                if not is_told:
                    _log.error("nobody can watch at %s, it is tried again each minute: %s", self._listening, fault)
                is_told = True
            else:
                return
            await asyncio.sleep(AGAIN_SECONDS)

    async def _open(self) -> None:
        app = web.Application()
        for path, answer in (("/metrics", self._numbers), ("/health", self._health), ("/ready", self._ready)):
            app.router.add_get(path, answer)
        runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=CLOSING_SECONDS)
        await runner.setup()
        try:
            await web.TCPSite(runner, self._listening.host, self._listening.port).start()
        except BaseException:
            await runner.cleanup()
            raise
        self._runner = runner
        _log.info("metrics, health and readiness are told at %s", self._listening)
        if not _is_own(self._listening.host):
            _log.warning("all who reach %s can read them: there is no password", self._listening)

    async def _numbers(self, request: web.Request) -> web.Response:
        text, content_type = exposed(await states(self._bot, self._alarms()), request.headers.get("Accept", ""))
        return web.Response(body=text, headers={"Content-Type": content_type})

    async def _health(self, _: web.Request) -> web.Response:
        return _answer(await health(self._bot))

    async def _ready(self, _: web.Request) -> web.Response:
        return _answer(await ready(self._bot))

    def _expect(self) -> None:
        """Be called soon; a timer costs less than a task, and no test waits for it."""
        due_at = perf_counter() + EVERY_SECONDS
        self._timer = asyncio.get_running_loop().call_later(EVERY_SECONDS, self._measure, due_at)

    def _measure(self, due_at: float) -> None:
        known.LOOP_DELAY.note(perf_counter() - due_at)
        self._expect()


def _answer(found: Found) -> web.Response:
    body = msgspec.json.encode(found)
    status = OK if found.ok else UNAVAILABLE
    return web.Response(
        body=body, status=status, content_type="application/json", headers={"Cache-Control": "no-store"}
    )


def _is_own(host: str) -> bool:
    """Return whether only this computer reaches that address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"
