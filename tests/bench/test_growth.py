"""What a move costs as matches grow longer and the database bigger; memory and start with 10,000 open matches.

A move here is `submit_choice` to its commit, without Discord. Every line moves in its own matches, which are copies of
two: one at revision 10, one at 1,000 with the same position, so that only the stored data differ. Everything is in
memory if there is room, and measured in processor time: what a disk adds to a commit is the same for all lines and
would hide what grows.
"""

import asyncio
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from games.kernel.ids import MatchId
from play.services import Services
from tests.bench import filler, start
from tests.bench.table import Job, rates, shown

pytestmark = pytest.mark.bench

STORED = (10, 10_000, 100_000)
REVISIONS = (10, 1_000)
RUNNING = 10_000
"""At most so many of the stored matches are still running."""

POOL = 300
GROWTH = 1.2
NOISE = 1.5
"""How much a busy machine may add to the aim."""

OPEN_MATCHES_MEGABYTES = 50
MEMORY = Path("/dev/shm")
ROOM_BYTES = 3 << 30
ROOT = Path(__file__).parents[2]


class Pool:
    """Equal matches in which the same move is made, one after the other, and then the next move."""

    def __init__(self, runner: asyncio.Runner, services: Services, first: int) -> None:
        self._runner = runner
        self._services = services
        self._first = MatchId(first)
        self._place = 0
        self._asked = (0, 0)

    def job(self) -> int:
        """Make some moves."""
        return self._runner.run(self._move(5))

    async def _move(self, count: int) -> int:
        for _ in range(count):
            if self._place % POOL == 0:
                observation = await self._services.observations.public(self._first)
                self._asked = (await filler.awaited(self._services, self._first), observation.revision)
            match = MatchId(self._first + self._place % POOL)
            await self._services.matches.submit_choice(match, *self._asked, 0)
            self._place += 1
        return count


async def _sources(path: Path) -> dict[int, MatchId]:
    """Play the matches that are copied; return them by their revisions."""
    services = await Services.open(path)
    made = {revisions: await filler.played(services, revisions) for revisions in REVISIONS}
    await services.close()
    return made


def _filled(path: Path, template: Path, sources: dict[int, MatchId], stored: int) -> dict[int, int]:
    """Make a database with `stored` matches and a pool of each length; return the first match of each pool."""
    shutil.copy(template, path)
    running = min(stored, RUNNING)
    first = 1_000
    filler.copied(path, sources[10], first, running, filler.STRANGERS)
    filler.copied(path, sources[10], first + running, stored - running, filler.ENDED)
    pools = {}
    for place, revisions in enumerate(REVISIONS):
        pools[revisions] = 1_000_000 + place * POOL
        filler.copied(path, sources[revisions], pools[revisions], POOL, {})
    return pools


def test_cost_of_a_move(folder: Path) -> None:
    template = folder / "template.sqlite3"
    with asyncio.Runner() as runner:
        sources = runner.run(_sources(template))
        jobs: dict[str, Job] = {}
        services_of_each = []
        for stored in STORED:
            path = folder / f"{stored}.sqlite3"
            pools = _filled(path, template, sources, stored)
            services_of_each.append(runner.run(Services.open(path)))
            for revisions in REVISIONS:
                name = f"revision {revisions:,}, {stored:,} stored ({filler.size(path)})"
                jobs[name] = Pool(runner, services_of_each[-1], pools[revisions]).job
        measured = rates(jobs, time.process_time)
        for services in services_of_each:
            runner.run(services.close())
    print(shown("cost of a move", "moves", measured))
    for rate in measured:
        assert 1 / rate.ratio < GROWTH * NOISE, rate.name


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, or on the disk if memory has no room."""
    place = MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM_BYTES else tmp_path
    with tempfile.TemporaryDirectory(dir=place) as made:
        yield Path(made)


@pytest.fixture
def many(folder: Path) -> dict[str, Path]:
    """A database with two matches, and one with 10,000 more that are running, all shown up to date."""
    paths = {name: folder / f"{name}.sqlite3" for name in ("empty", "many")}
    sources = asyncio.run(_sources(paths["empty"]))
    asyncio.run(start.repaired(paths["empty"]))
    shutil.copy(paths["empty"], paths["many"])
    filler.copied(paths["many"], sources[10], 1_000, RUNNING, filler.STRANGERS)
    return paths


def test_memory_and_start(many: dict[str, Path]) -> None:
    """Each line is a process of its own (tests/bench/start.py)."""
    print(f"\n{'start':<44}  {'ratio':>8}  {'seconds':>8}  {'CPU':>8}  {'MB more':>8}  {'messages':>8}")
    lines = (
        ("2 open matches", many["empty"], "shown"),
        ("10,000 open matches, all shown", many["many"], "shown"),
        ("10,000 open matches, 1,000 of them behind", many["many"], "behind"),
    )
    first: Measured | None = None
    for name, path, kind in lines:
        measured = _measured(path, kind)
        first = first or measured
        more, ratio = (measured.rss - first.rss) / 1e6, measured.used / first.used
        times = f"{ratio:8.1f}  {measured.seconds:8.2f}  {measured.used:8.2f}"
        print(f"{name:<44}  {times}  {more:8.1f}  {measured.messages:8,}")
        assert more < OPEN_MATCHES_MEGABYTES


class Measured(NamedTuple):
    """What a process of tests/bench/start.py printed: seconds until everything is updated, processor seconds, bytes."""

    seconds: float
    used: float
    rss: int
    messages: int


def _measured(path: Path, kind: str) -> Measured:
    command = [sys.executable, "-m", "tests.bench.start", str(path), kind]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=600)
    seconds, used, rss, messages = done.stdout.split()[-4:]
    return Measured(float(seconds), float(used), int(rss), int(messages))
