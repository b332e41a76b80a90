"""How much memory the bot's processes take now, as Linux tells; elsewhere nothing is told."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_PROCESSES: Final = Path("/proc")
_WORKERS: Final = {
    "render.painter": "pictures",
    "play.thinking.process": "computers",
    "play.thinking.story_process": "stories",
    "play.tournaments.pairing_process": "pairing",
    "play.upkeep.packing_process": "packing",
}
"""What a process is for, by the module that it runs."""


def memory() -> Mapping[str, int]:
    """Return how many bytes each kind of process takes; what some of them share is counted in each."""
    found: dict[str, int] = {}
    own = os.getpid()
    for process in (own, *_children(own)):
        taken = _taken(process)
        if taken:
            kind = "bot" if process == own else _kind(process)
            found[kind] = found.get(kind, 0) + taken
    return found


def _children(process: int) -> Iterator[int]:
    """Yield the processes that a process has started and that run: each of its threads knows those it has started."""
    try:
        lists = [list_.read_text(encoding="ascii") for list_ in (_PROCESSES / str(process)).glob("task/*/children")]
    except (OSError, ValueError):
        return
    for each in lists:
        yield from map(int, each.split())


def _taken(process: int) -> int:
    try:
        return int((_PROCESSES / str(process) / "statm").read_text(encoding="ascii").split()[1]) * os.sysconf(
            "SC_PAGESIZE"
        )
    except (OSError, ValueError, IndexError):
        return 0


def _kind(process: int) -> str:
    try:
        words = (_PROCESSES / str(process) / "cmdline").read_bytes().split(b"\0")
    except OSError:
        return "other"
    return next((kind for module, kind in _WORKERS.items() if module.encode() in words), "other")
