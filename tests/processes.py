"""The processes that tests have begun: which there are, and how much processor time they have taken (on Linux)."""

import os
from collections.abc import Iterator
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_OWN_AND_ENDED = slice(11, 15)
"""User and system time in `/proc/PID/stat`, of the process and of its children that have ended, after its name."""


def begun_by(pid: int) -> Iterator[int]:
    """Yield the processes that `pid` has begun, and those that they have begun; none where there is no `/proc`."""
    for listed in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = [int(word) for word in listed.read_text().split()]
        except OSError:
            continue
        for child in children:
            yield child
            yield from begun_by(child)


def processor_seconds() -> float:
    """Return the processor time of this process and of all that it has begun."""
    own = os.times()
    ended = own.user + own.system + own.children_user + own.children_system
    return ended + sum(map(_taken, begun_by(os.getpid())))


def seconds_of(pid: int) -> float:
    """Return the processor time of another process, and of all that it has begun."""
    return _taken(pid) + sum(map(_taken, begun_by(pid)))


def _taken(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[_OWN_AND_ENDED])) / _TICKS
