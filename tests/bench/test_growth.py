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
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from games.kernel.ids import MatchId
from play.services import Services
from tests.bench import filler, start
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.bench.table import ONCE, Job, Rounds, rates, shown

GROWTH = 1.2
"""The aim: a move costs at most so many times what it costs in a short match of a small database."""

NOISE = 1.5
"""How much a busy machine may add to the aim."""

SHORT = Rounds(25, 0.04)
"""Short rounds, of which some are not disturbed on a busy machine: what is compared differs by a few percent."""

OPEN_MATCHES_MEGABYTES = 50
MEMORY = Path("/dev/shm")
ROOM_BYTES = 3 << 30
ROOT = Path(__file__).parents[2]


class Cost(NamedTuple):
    """Which databases are compared: how many matches are `stored`, at which revisions those are that move.

    At most so many of the stored ones are still `running`. Of each length so many matches move, a `pool`.
    """

    stored: tuple[int, ...]
    revisions: tuple[int, ...]
    running: int
    pool: int
    rounds: Rounds
    limits: Limits


class Starts(NamedTuple):
    """How many running matches a process finds when it starts, and which of `LINES` are measured."""

    running: int
    lines: tuple[str, ...]
    limits: Limits


LINES = {
    "2 open matches": ("empty", "shown"),
    "all shown": ("many", "shown"),
    "one in ten of them behind": ("many", "behind"),
}
"""A database, and what Discord shows of its matches (tests/bench/start.py)."""


class Pool:
    """Equal matches in which the same move is made, one after the other, and then the next move."""

    def __init__(self, runner: asyncio.Runner, services: Services, first: int, count: int) -> None:
        self._runner = runner
        self._services = services
        self._first = MatchId(first)
        self._count = count
        self._place = 0
        self._asked = (0, 0)

    def job(self) -> int:
        """Make some moves."""
        return self._runner.run(self._move(5))

    async def _move(self, count: int) -> int:
        for _ in range(count):
            if self._place % self._count == 0:
                observation = await self._services.observations.public(self._first)
                self._asked = (await filler.awaited(self._services, self._first), observation.revision)
            match = MatchId(self._first + self._place % self._count)
            await self._services.matches.submit_choice(match, *self._asked, 0)
            self._place += 1
        return count


async def _sources(path: Path, revisions: Sequence[int]) -> dict[int, MatchId]:
    """Play the matches that are copied; return them by their revisions."""
    services = await Services.open(path)
    made = {each: await filler.played(services, each) for each in revisions}
    await services.close()
    return made


def _filled(path: Path, template: Path, sources: dict[int, MatchId], stored: int, size: Cost) -> dict[int, int]:
    """Make a database with `stored` matches and a pool of each length; return the first match of each pool."""
    filler.duplicated(template, path)
    running = min(stored, size.running)
    first, shortest = 1_000, sources[size.revisions[0]]
    filler.copied(path, shortest, first, running, filler.STRANGERS)
    filler.copied(path, shortest, first + running, stored - running, filler.ENDED)
    pools = {}
    for place, revisions in enumerate(size.revisions):
        pools[revisions] = 1_000_000 + place * size.pool
        filler.copied(path, sources[revisions], pools[revisions], size.pool, {})
    return pools


@sized(
    "size",
    tiny={"databases": Cost((3, 5), (3, 12), 4, 5, ONCE, TINY)},
    whole={"databases": Cost((10, 10_000, 100_000), (10, 100, 1_000), 10_000, 300, SHORT, whole(NOISE))},
)
def test_cost_of_a_move(folder: Path, size: Cost) -> None:
    template = folder / "template.sqlite3"
    with asyncio.Runner() as runner:
        sources = runner.run(_sources(template, size.revisions))
        jobs: dict[str, Job] = {}
        services_of_each = []
        for stored in size.stored:
            path = folder / f"{stored}.sqlite3"
            pools = _filled(path, template, sources, stored, size)
            services_of_each.append(runner.run(Services.open(path)))
            for revisions in size.revisions:
                name = f"revision {revisions:,}, {stored:,} stored ({filler.size(path)})"
                jobs[name] = Pool(runner, services_of_each[-1], pools[revisions], size.pool).job
        measured = rates(jobs, size.rounds, time.process_time)
        for services in services_of_each:
            runner.run(services.close())
    print(shown("cost of a move", "moves", measured))
    for rate in measured:
        assert 1 / rate.ratio < size.limits.noise * GROWTH, rate.name


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory, or on the disk if memory has no room."""
    place = MEMORY if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM_BYTES else tmp_path
    with tempfile.TemporaryDirectory(dir=place) as made:
        yield Path(made)


@sized(
    "size",
    tiny={"process": Starts(20, ("one in ten of them behind",), TINY)},
    whole={"processes": Starts(10_000, tuple(LINES), whole(NOISE))},
)
def test_memory_and_start(folder: Path, size: Starts) -> None:
    """Each line is a process of its own (tests/bench/start.py)."""
    paths = _two_and_many(folder, size)
    print(f"\n{'start, ' + f'{size.running:,} open matches':<44}" + "".join(f"  {head:>8}" for head in HEADS))
    first: Measured | None = None
    for name in size.lines:
        database, kind = LINES[name]
        measured = _measured(paths[database], kind, size.limits.patience)
        first = first or measured
        more, ratio = (measured.rss - first.rss) / 1e6, measured.used / first.used
        times = f"{ratio:8.1f}  {measured.seconds:8.2f}  {measured.used:8.2f}"
        print(f"{name:<44}  {times}  {more:8.1f}  {measured.messages:8,}")
        assert more < OPEN_MATCHES_MEGABYTES
        assert (measured.messages > 0) == (kind == "behind")


HEADS = ("ratio", "seconds", "CPU", "MB more", "messages")


def _two_and_many(folder: Path, size: Starts) -> dict[str, Path]:
    """Make a database with two matches, and one with many more that are running, all shown up to date."""
    paths = {name: folder / f"{name}.sqlite3" for name in ("empty", "many")}
    short, _ = asyncio.run(_sources(paths["empty"], (10, 20))).values()
    asyncio.run(start.repaired(paths["empty"], size.limits.patience))
    filler.duplicated(paths["empty"], paths["many"])
    filler.copied(paths["many"], short, 1_000, size.running, filler.STRANGERS)
    return paths


class Measured(NamedTuple):
    """What a process of tests/bench/start.py printed: seconds until everything is updated, processor seconds, bytes."""

    seconds: float
    used: float
    rss: int
    messages: int


def _measured(path: Path, kind: str, patience: float) -> Measured:
    command = [sys.executable, "-m", "tests.bench.start", str(path), kind, str(patience)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=2 * patience, check=False)
    assert done.returncode == 0, done.stderr
    seconds, used, rss, messages = done.stdout.split()[-4:]
    return Measured(float(seconds), float(used), int(rss), int(messages))
