"""A process beside the bot that works out answers: it knows nothing but what an order says, and has no database.

Orders and answers are bytes, each after its length. The process inherits no settings and no token. It is started when
it is first needed, ends when nobody has needed it for some minutes, and is replaced when it dies or takes too long.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

IDLE_SECONDS: Final = 300
STARTING_SECONDS: Final = 60
LENGTH_BYTES: Final = 8
READY: Final = b""
"""What a process says once it can take orders."""

ROOT: Final = Path(__file__).parents[1]
_PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH")
"""What the process inherits of the environment: no settings and no token."""


class ProcessDied(Exception):
    """The process has ended before it has answered, or does not start."""


class NotStarted(ProcessDied):
    """The process does not start, whatever it would be asked."""


class WorkerProcess:
    """Runs `python -m MODULE`, which calls `serve`. One order at a time."""

    def __init__(self, module: str) -> None:
        """Start nothing yet."""
        self._module = module
        self._process: Process | None = None
        self._is_busy = False
        self._idle: asyncio.TimerHandle | None = None
        self._ending: asyncio.Future[None] | None = None

    async def ask(self, order: bytes, limit_seconds: float) -> bytes:
        """Return the answer to an order; whatever fails, or is cancelled, ends the process.

        Raises:
            ProcessDied: it has no answer any more, or does not start (`NotStarted`).
            TimeoutError: it has none after so many seconds; the start is not counted.
        """
        self._is_busy = True
        try:
            process = await self._started()
            async with asyncio.timeout(limit_seconds):
                answer = await _exchanged(process, order)
        except BaseException as fault:
            # What it would answer now belongs to this order.
            await self.end()
            if isinstance(fault, (asyncio.IncompleteReadError, OSError)) and not isinstance(fault, TimeoutError):
                raise ProcessDied(repr(fault)) from fault
            raise
        finally:
            self._is_busy = False
        self._stay()
        return answer

    async def end(self) -> None:
        """End the process; the next order starts another one."""
        process, self._process = self._process, None
        if self._idle is not None:
            self._idle.cancel()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _started(self) -> Process:
        if self._process is None:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *command(self._module),
                    cwd=ROOT,
                    env=environment(),
                    stdin=PIPE,
                    stdout=PIPE,
                    start_new_session=True,  # Ctrl-C ends the bot, which then ends its processes
                )
                async with asyncio.timeout(STARTING_SECONDS):
                    await _answer_of(self._process)
            except (asyncio.IncompleteReadError, OSError) as fault:  # TimeoutError is one
                raise NotStarted(f"it does not start: {fault!r}") from fault
        return self._process

    def _stay(self) -> None:
        """End the process when nobody has needed it for some minutes from now on."""
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._rest)

    def _rest(self) -> None:
        if not self._is_busy:
            self._ending = asyncio.ensure_future(self.end())


async def _exchanged(process: Process, order: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(framed(order))
    await process.stdin.drain()
    return await _answer_of(process)


async def _answer_of(process: Process) -> bytes:
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return await process.stdout.readexactly(length)


def command(module: str) -> tuple[str, ...]:
    """Return the command line that runs a module."""
    return sys.executable, "-m", module


def environment() -> dict[str, str]:
    """Return the environment of a process."""
    return {name: os.environ[name] for name in _PASSED_ON if name in os.environ}


def framed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def serve(answered: Callable[[bytes], bytes], source: IO[bytes], target: IO[bytes]) -> None:
    """Say that the process is ready, then write what is `answered` to each order until there are no more."""
    target.write(framed(READY))
    target.flush()
    while length := source.read(LENGTH_BYTES):
        target.write(framed(answered(source.read(int.from_bytes(length, "big")))))
        target.flush()
