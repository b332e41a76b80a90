"""Leases of shards in virtual time: how long the servers of a process that dies are without a bot."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiosqlite
import pytest

from cogs.client import Client
from cogs.shards import leasing
from cogs.shards.leasing import Leasing
from config import Shards
from db.drivers.thread import in_thread
from db.engines import sqlite_engine
from play.services import Services

COUNT = 16
BEGAN = 1_700_000_000
READY_SECONDS = 5.0
"""So long the servers of a shard take to come after it has identified."""

MOST_SECONDS = 60


class Leaping(asyncio.SelectorEventLoop):
    """An event loop whose time leaps to what comes next where it would wait, once it `leaps`."""

    leaps = False
    ahead = 0.0

    def time(self) -> float:
        """Return the time."""
        return super().time() + self.ahead

    def _run_once(self) -> None:
        inside = vars(self)
        if self.leaps and not inside["_ready"]:
            coming = [each._when for each in inside["_scheduled"] if not each._cancelled]
            self.ahead += max(0.0, min(coming, default=0.0) - self.time())
        cast(Any, super())._run_once()


class Process:
    """What leasing needs of a bot. `identified`: when a shard of any process did so."""

    def __init__(self, services: Services, identified: list[float]) -> None:
        """Begin without shards."""
        self.services = services
        self.settings = SimpleNamespace(shards=Shards(COUNT, (), is_alone=False))
        limits = {"max_concurrency": 1, "remaining": 1_000}
        self.http = SimpleNamespace(get_bot_gateway=partial(self._gateway, limits))
        self.leasing = Leasing(cast(Client, self))
        self.has_beaten = asyncio.Event()
        self.guilds = ()
        self._identified = identified
        self._connected: set[int] = set()
        self._ready: set[int] = set()

    async def _gateway(self, limits: dict[str, int]) -> tuple[int, str, dict[str, int]]:
        return COUNT, "", limits

    def identify_in_turn(self, turn: Callable[[int], Awaitable[None]]) -> None:
        """Keep how a shard waits for its turn."""
        self._turn = turn

    def ready_shards(self) -> frozenset[int]:
        """Return the shards of which all servers have come."""
        return frozenset(self._ready)

    def connected_shards(self) -> frozenset[int]:
        """Return those that have identified."""
        return frozenset(self._connected)

    def expect_shards(self, _shards: frozenset[int]) -> None:
        """Note a beat."""
        self.has_beaten.set()

    async def take(self, shard: int) -> None:
        """Identify, after which servers come for a while."""
        loop = asyncio.get_running_loop()
        await self._turn(shard)
        self._identified.append(loop.time())
        self._connected.add(shard)
        loop.call_later(READY_SECONDS, self._come, shard)

    def _come(self, shard: int) -> None:
        if shard in self._connected:
            self._ready.add(shard)

    async def drop(self, shard: int) -> None:
        """Cut a shard off."""
        self._connected.discard(shard)
        self._ready.discard(shard)


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch, quick_database: None) -> Iterator[Leaping]:
    """A loop of virtual time, with processes of different machines; transactions are carried out where they begin."""
    made, hosts = Leaping(), iter(range(1000))
    monkeypatch.setattr("socket.gethostname", lambda: f"host-{next(hosts)}")
    monkeypatch.setattr(leasing, "time", SimpleNamespace(time_ns=lambda: int(made.time() * 1e9)))
    monkeypatch.setattr(aiosqlite, "connect", partial(aiosqlite.connect, check_same_thread=False))
    threaded = in_thread

    async def at_once(connection: Any, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if made.leaps:
            return work(connection._conn, *args, **kwargs)
        return await threaded(connection, work, *args, **kwargs)

    monkeypatch.setattr(sqlite_engine, "in_thread", at_once)
    yield made
    made.close()


def test_all_servers_of_a_process_that_dies_are_served_within_a_minute(
    loop: Leaping, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Would catch leases that end late, turns to connect that nobody uses, and two shards that identify at once.

    And servers that stay in memory though another process has them.
    """
    settled: list[int] = []
    monkeypatch.setattr(leasing, "settle", settled.append)
    loop.run_until_complete(_one_dies(loop, tmp_path / "shared.sqlite3"))
    assert settled


async def _one_dies(loop: Leaping, path: Path) -> None:
    identified: list[float] = []
    began = loop.time()
    opened = [await Services.open(path, lambda: BEGAN + int(loop.time() - began)) for _ in range(3)]
    processes = [Process(services, identified) for services in opened]
    loop.leaps = True
    try:
        await _played(processes)
    finally:
        for process in processes:
            await process.leasing.close()
        loop.leaps = False
        for services in opened:
            await services.close()
    identified.sort()
    assert min(after - before for before, after in pairwise(identified)) >= 5.0


async def _played(processes: list[Process]) -> None:
    for process in processes:
        await process.leasing.begin()
        process.leasing.start()
        await asyncio.sleep(60.0)
    await asyncio.sleep(10 * 60)
    assert sorted(len(process.ready_shards()) for process in processes) == [5, 5, 6]
    dying = max(processes, key=lambda process: len(process.ready_shards()))
    dying.has_beaten.clear()
    await dying.has_beaten.wait()
    await dying.leasing.close()
    await asyncio.sleep(MOST_SECONDS)
    living = [process.ready_shards() for process in processes if process is not dying]
    assert frozenset[int]().union(*living) == frozenset(range(COUNT))
