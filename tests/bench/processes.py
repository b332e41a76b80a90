"""What a process has used: processor time of all its threads, and memory. Linux only, read from /proc."""

import os
from contextlib import suppress
from pathlib import Path


def processor_seconds(pid: int) -> float:
    """Return the time that the threads of a process have run, in seconds, to the nanosecond."""
    running = (task / "schedstat" for task in Path(f"/proc/{pid}/task").iterdir())
    return sum(int(file.read_text().split()[0]) for file in running) / 1e9


def resident_bytes(pid: int) -> int:
    """Return the memory that a process has in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def children() -> set[int]:
    """Return the processes that this one has started and that still run; a thread may end while they are listed."""
    found: set[int] = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            found.update(map(int, (task / "children").read_text().split()))
    return found
