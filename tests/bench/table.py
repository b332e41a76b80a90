"""Measures side by side: jobs take turns in short rounds, the best of each counts, and ratios are to the first job.

So a busy machine slows all jobs alike, and what is compared was measured at the same time. Jobs that only compute are
measured in processor time, those that wait for something in wall-clock time.
"""

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

Job = Callable[[], int]
"""Does some work and returns how many units of it were done."""

Clock = Callable[[], float]


class Rounds(NamedTuple):
    """How many rounds there are, and for how many seconds a job is done in each: at least once."""

    times: int
    seconds: float


ONCE = Rounds(1, 0)
WHOLE = Rounds(5, 0.2)


class Rate(NamedTuple):
    """How many units of work a job does in a second, and that as a ratio to the first job."""

    name: str
    per_second: float
    ratio: float


def rates(jobs: Mapping[str, Job], rounds: Rounds, clock: Clock = time.perf_counter) -> list[Rate]:
    """Return the rate of each job, in order; `clock` is `time.process_time` for jobs that only compute."""
    best = dict.fromkeys(jobs, 0.0)
    for _ in range(rounds.times):
        for name, job in jobs.items():
            best[name] = max(best[name], _round(job, rounds.seconds, clock))
    first = next(iter(best.values()))
    return [Rate(name, rate, rate / first) for name, rate in best.items()]


def shown(title: str, unit: str, measured: list[Rate]) -> str:
    """Return `measured` as a table of text."""
    width = max(len(rate.name) for rate in measured)
    head = f"{title:<{width}}  {'ratio':>8}  {unit + '/s':>12}  {'us each':>10}"
    lines = (
        f"{rate.name:<{width}}  {rate.ratio:8.3f}  {rate.per_second:12,.0f}  {1e6 / rate.per_second:10.1f}"
        for rate in measured
    )
    return "\n".join(("", head, *lines))


def _round(job: Job, seconds: float, clock: Clock) -> float:
    """Return the units per second in one round."""
    begun = clock()
    units = job()
    while clock() - begun < seconds:
        units += job()
    return units / (clock() - begun)
