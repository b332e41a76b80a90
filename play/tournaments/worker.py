"""Works out what comes next in tournaments in a process of its own, so that nobody waits for it.

With hundreds of entrants it takes seconds of processor time.
"""

import asyncio
from typing import Final

import msgspec

from play.tournament_rules.acts import Act
from play.tournament_rules.pairing import next_acts
from play.tournament_rules.record import Tournament
from play.tournaments.pairing_process import Order, answers
from play.worker_process import ProcessDied, WorkerProcess

LIMIT_SECONDS: Final = 120


class PairingFailed(Exception):
    """What comes next could not be worked out: the process died twice, or took too long."""


class Worker:
    """Works out what comes next, one tournament after the other; `is_inline`: in a thread here, for tests."""

    def __init__(self, *, is_inline: bool = False) -> None:
        """Start nothing yet."""
        self._is_inline = is_inline
        self._process = WorkerProcess("play.tournaments.pairing_process")
        self._turn = asyncio.Lock()
        self._is_closed = False

    async def next_acts(self, tournament: Tournament, now: int) -> tuple[Act, ...]:
        """Return what comes next in a tournament at that time (unix seconds).

        Raises:
            PairingFailed: it could not be worked out; the next try may succeed.
        """
        if self._is_inline:
            return await asyncio.to_thread(next_acts, tournament, now)
        order = msgspec.msgpack.encode(Order(tournament, now))
        async with self._turn:
            try:
                return answers.decode(await self._asked_twice(order)).acts
            except ProcessDied as fault:
                raise PairingFailed("the process died twice") from fault
            except TimeoutError as fault:
                raise PairingFailed(f"not worked out in {LIMIT_SECONDS} s") from fault

    async def close(self) -> None:
        """End the process for good."""
        self._is_closed = True
        await self._process.end()

    async def _asked_twice(self, order: bytes) -> bytes:
        """Return the answer to an order; a process that has died is replaced once."""
        try:
            return await self._asked(order)
        except ProcessDied:
            return await self._asked(order)

    async def _asked(self, order: bytes) -> bytes:
        if self._is_closed:
            raise PairingFailed("it is closed")
        return await self._process.ask(order, LIMIT_SECONDS)
