"""Works out what comes next in tournaments in a process of its own, so that nobody waits for it.

With hundreds of entrants it takes seconds of processor time. The process is started when it is first needed, ends when
nobody has needed it for some minutes, and is replaced when it dies or takes too long.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from play.tournament_rules.acts import Act
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament
from play.tournaments.pairing_process import LENGTH_BYTES, Order, answers, framed

IDLE_SECONDS: Final = 300
LIMIT_SECONDS: Final = 120
_ROOT: Final = Path(__file__).parents[2]
_PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH")
"""What the process inherits of the environment: no settings and no token."""


class PairingFailed(Exception):
    """What comes next could not be worked out: the process died twice, or took too long."""


class Worker:
    """Works out what comes next, one tournament after the other; `is_inline`: in a thread here, for tests."""

    def __init__(self, *, is_inline: bool = False) -> None:
        """Start nothing yet."""
        self._is_inline = is_inline
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None
        self._ending: asyncio.Future[None] | None = None
        self._is_closed = False

    async def next_acts(self, tournament: Tournament, now: int) -> tuple[Act, ...]:
        """Return what comes next in a tournament at that time (unix seconds).

        Raises:
            PairingFailed: it could not be worked out; the next try may succeed.
        """
        if self._is_inline:
            return await asyncio.to_thread(next_acts, tournament, now)
        order = framed(msgspec.msgpack.encode(Order(tournament, now)))
        async with self._turn:
            for _ in range(2):
                with suppress(asyncio.IncompleteReadError, OSError):
                    answer = await self._answer(order)
                    self._stay()
                    return answers.decode(answer).acts
        raise PairingFailed("the process died twice")

    async def close(self) -> None:
        """End the process for good."""
        self._is_closed = True
        await self._end()

    async def _answer(self, order: bytes) -> bytes:
        process = await self._started()
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(LIMIT_SECONDS):
                process.stdin.write(order)
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
                return await process.stdout.readexactly(length)
        except BaseException as fault:
            # What it would answer now belongs to this order.
            await self._end()
            if isinstance(fault, TimeoutError):
                raise PairingFailed(f"not worked out in {LIMIT_SECONDS} s") from fault
            raise

    async def _started(self) -> Process:
        if self._is_closed:
            raise PairingFailed("it is closed")
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "play.tournaments.pairing_process",
                cwd=_ROOT,
                env={name: os.environ[name] for name in _PASSED_ON if name in os.environ},
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,  # Ctrl-C ends the bot, which then ends its processes
            )
        return self._process

    def _stay(self) -> None:
        """End the process when nobody has needed it for some minutes from now on."""
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._rest)

    def _rest(self) -> None:
        if not self._turn.locked():
            self._ending = asyncio.ensure_future(self._end())

    async def _end(self) -> None:
        process, self._process = self._process, None
        if self._idle is not None:
            self._idle.cancel()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
