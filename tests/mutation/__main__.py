"""`python -m tests.mutation [GAME...]`: plants faults in the rules, one at a time, and says which no test finds.

A sample of the mutants of each game, drawn by a seed, is tried with the game's cheap tests, and what survives them with
dearer ones. What is listed in `unchanged.txt` survives rightly: a line there says why it changes nothing. The exit
status is 1 if too many survive without such a line.
"""

import argparse
import math
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.mutation.collected import Collected, Collection
from tests.mutation.mutants import Mutant, keys, mutants, sampled
from tests.mutation.trial import ROOT, Trial, begin, warm

UNCHANGED = Path(__file__).with_name("unchanged.txt")
SAMPLE = 200
MOST_SURVIVORS = 0.05
"""Of the mutants tried; more fail a run."""

_TIMES, _LEAST = 4, 60.0
"""Tests may take so many times what they take without a fault, and so many seconds at least."""

_FIRST = -1
"""The stage of the tests that are collected."""

_PAUSE = 0.02
_WARM = (
    "aiosqlite", "discord", "fluent.runtime", "hypothesis", "msgspec", "psycopg", "pytest_asyncio", "pytest_timeout",
    "shapely", "simcord", "xdist",
)  # fmt: skip

_GOLDEN, _CONTRACT = "tests/golden/test_golden.py", "tests/contract"
_DEARER = (_GOLDEN, _CONTRACT)

Tests = tuple[str, ...]
"""Arguments of pytest."""


@dataclass(frozen=True)
class Subject:
    """What is mutated, and the tests that should find it, once to be collected and once in stages.

    Each stage is run for what survived those before.
    """

    folder: str
    collected: Collection
    stages: tuple[Tests, ...]


def _game(name: str, *, has_slow: bool = True) -> Subject:
    own = f"tests/games/{name}"
    return Subject(
        f"games/{name}",
        Collection((own, *_DEARER), (name,), own=1),
        (
            (own, "-m", "not slow and not hunt"),
            (_GOLDEN, "-k", f"{name}-"),
            *(((own, "-m", "slow and not hunt"),) if has_slow else ()),
            (_CONTRACT, "-k", name, "-m", "not hunt"),
        ),
    )


_SERVICES = ("tests/play/test_pace.py", "tests/play/test_plans.py", "tests/play/test_verify.py")
"""Tests of services that are about modules of the kernel."""

_KERNEL = ("tests/games/kernel", "tests/games/auction", "tests/games/pearls", *_SERVICES)
_USERS = ("tests/games/tetranomicon", "tests/games/dungeon_lords")

SUBJECTS = {
    "dungeon_lords": _game("dungeon_lords", has_slow=False),
    "dungeon_twister": _game("dungeon_twister"),
    "legends_of_signum": _game("legends_of_signum"),
    "tetranomicon": _game("tetranomicon"),
    "kernel": Subject(
        "games/kernel",
        Collection(
            (*_KERNEL, *_USERS, *_DEARER),
            ("tests/games/", "tests/play/", "[auction", "[pearls", "[tetranomicon-"),
            own=len(_KERNEL),
        ),
        (
            (*_KERNEL, "-m", "not slow and not hunt"),
            (*_USERS, "-m", "not slow and not hunt"),
            (_GOLDEN, "-k", "auction- or pearls- or tetranomicon-"),
            (_CONTRACT, "-k", "auction or pearls", "-m", "not hunt"),
        ),
    ),
}


@dataclass
class Report:
    """What became of the mutants of a game: how many were tried, which survived, how many of them rightly."""

    name: str
    all: int
    tried: int = 0
    unchanged: int = 0
    survived: list[Mutant] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def share(self) -> float:
        """The part of the mutants that no test finds and no line excuses."""
        return len(self.survived) / self.tried if self.tried else 0.0

    def lines(self) -> Iterator[str]:
        """Yield the report."""
        least, most = between(len(self.survived), self.tried)
        yield (
            f"{self.name}: {self.tried} of {self.all} mutants tried, {len(self.survived)} survived "
            f"({self.share:.1%}; of all it may be {least:.1%} to {most:.1%}), {self.unchanged} more change nothing; "
            f"{self.seconds / max(1, self.tried):.1f} s each"
        )
        for each in sorted(self.survived, key=lambda mutant: (mutant.path, mutant.line)):
            yield f"  line {each.line}: {each.key}"


def between(found: int, tried: int) -> tuple[float, float]:
    """Return in which interval the share of all is, 19 times of 20, where `found` of `tried` were found (Wilson)."""
    if not tried:
        return 0.0, 1.0
    share, weight = found / tried, 1.96**2 / tried
    middle, reach = share + weight / 2, 1.96 * math.sqrt((share * (1 - share) + weight / 4) / tried)
    return max(0.0, (middle - reach) / (1 + weight)), min(1.0, (middle + reach) / (1 + weight))


def mutants_of(subject: Subject) -> list[Mutant]:
    """Return all mutants of the modules of a game."""
    paths = sorted((ROOT / subject.folder).rglob("*.py"))
    return [
        mutant
        for path in paths
        for mutant in mutants(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    ]


class Run:
    """The trials of a sample of the mutants of one game, some at a time.

    Each is first tried with the tests that are collected. What cannot be tried so meets the stages.
    """

    def __init__(self, name: str, sample: int, seed: str) -> None:
        """`seed` says which mutants are taken."""
        self._subject = SUBJECTS[name]
        every = mutants_of(self._subject)
        self.report = Report(name, len(every))
        self._known = set(keys(UNCHANGED.read_text(encoding="utf-8")))
        # From the end; what has survived one stage goes on with the next before another mutant is begun.
        self._waiting = [(each, _FIRST) for each in reversed(sampled(every, sample, f"{seed} {name}"))]
        self._running: list[tuple[Trial, Mutant, int]] = []
        self._asked: dict[int, Mutant] = {}
        self._limits: dict[int, float] = {}

    def carry_out(self, jobs: int, until: float) -> Report:
        """Return what became of the sample, or of as many as were begun before `until` (monotonic clock).

        Raises:
            SystemExit: a test fails without a fault.
        """
        begun, number = time.monotonic(), 0
        collected = Collected(self._subject.collected)
        while self._running or self._asked or self._has_next(until):
            while len(self._running) + len(self._asked) < jobs and self._has_next(until):
                mutant, stage = self._waiting.pop()
                if stage == _FIRST:
                    number += 1
                    self._asked[number] = mutant
                    collected.begin(number, mutant)
                else:
                    tests, seconds = self._subject.stages[stage], self._limit(stage)
                    self._running.append((begin(tests, seconds, mutant.path, mutant.source), mutant, stage))
            time.sleep(_PAUSE)
            for asked, outcome in collected.outcomes():
                stage = _FIRST if outcome is None else len(self._subject.stages) - 1
                self._end(self._asked.pop(asked), stage, is_killed=bool(outcome))
            ended = [(each, is_killed) for each in self._running if (is_killed := each[0].is_killed()) is not None]
            for each, is_killed in ended:
                self._running.remove(each)
                self._end(each[1], each[2], is_killed=is_killed)
        collected.end()
        self.report.seconds = time.monotonic() - begun
        return self.report

    def _has_next(self, until: float) -> bool:
        return bool(self._waiting) and (self._waiting[-1][1] > _FIRST or time.monotonic() < until)

    def _end(self, mutant: Mutant, stage: int, *, is_killed: bool) -> None:
        if not is_killed and stage + 1 < len(self._subject.stages):
            self._waiting.append((mutant, stage + 1))
            return
        self.report.tried += 1
        if is_killed:
            return
        if mutant.key in self._known:
            self.report.unchanged += 1
            return
        self.report.survived.append(mutant)
        print(f"survived: line {mutant.line}: {mutant.key}", file=sys.stderr, flush=True)

    def _limit(self, stage: int) -> float:
        """Return how long (s) the tests of a stage may take; without a fault they must pass."""
        if stage not in self._limits:
            tests, begun = self._subject.stages[stage], time.monotonic()
            trial = begin(tests, 1_200)
            while (is_killed := trial.is_killed()) is None:
                time.sleep(_PAUSE)
            if is_killed:
                raise SystemExit(f"without a fault these tests fail: {' '.join(tests)}")
            self._limits[stage] = _LEAST + _TIMES * (time.monotonic() - begun)
        return self._limits[stage]


def main() -> int:
    """Print a report for each game; return 1 if too many mutants survive."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(SUBJECTS)}; all without one")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants of each game (%(default)s)")
    parser.add_argument("--seed", default="1", help="which ones (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="trials at a time (%(default)s)")
    parser.add_argument("--minutes", type=float, default=600, help="for all games together (%(default)s)")
    chosen = parser.parse_args()
    names = chosen.games or list(SUBJECTS)
    if unknown := set(names) - set(SUBJECTS):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    warm(_WARM)
    begun, reports = time.monotonic(), list[Report]()
    for number, name in enumerate(names, start=1):
        until = begun + 60 * chosen.minutes * number / len(names)
        reports.append(Run(name, chosen.sample, chosen.seed).carry_out(chosen.jobs, until))
        print("\n".join(reports[-1].lines()), flush=True)
    return int(any(report.share > MOST_SURVIVORS for report in reports))


if __name__ == "__main__":
    sys.exit(main())
