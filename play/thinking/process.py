"""A process in which computers think: `python -m play.thinking.process`. It knows nothing but what an order says.

What a search has left in caches is forgotten after it. A fault in a search is an answer too, without what was thought.
"""

import gc
import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from resource import RUSAGE_SELF, getpagesize, getrusage
from typing import Any, Final

import msgspec

from play.rules.orders import Answer, Order, answer_to
from play.worker_process import serve

POLITENESS: Final = 10
"""So much lower than the bot's is the priority of thinking."""

_KILOBYTES, _BYTES = 1 << 10, 1 << 20


class Reply(msgspec.Struct, frozen=True):
    """The answer; None: the search has failed, and `fault` is of what kind. `megabytes`: what the process takes."""

    answer: Answer | None
    fault: str = ""
    megabytes: int = 0


orders: Final = msgspec.msgpack.Decoder(Order)
replies: Final = msgspec.msgpack.Decoder(Reply)


def replied(order: bytes) -> bytes:
    """Return the reply to an order."""
    try:
        answer, fault = answer_to(orders.decode(order)), ""
    except Exception as failed:
        # The message may tell what somebody holds.
        answer, fault = None, type(failed).__name__
    forget()
    return msgspec.msgpack.encode(Reply(answer, fault, megabytes()))


def forget() -> None:
    """Empty the caches of all games; those of the kernel are small."""
    for cached in _caches():
        cached.cache_clear()
    gc.collect()


@cache
def _caches() -> tuple[Any, ...]:
    games = (module for name, module in sorted(sys.modules.items()) if name.startswith("games."))
    found = [
        value
        for module in games
        if not module.__name__.startswith("games.kernel")
        for value in vars(module).values()
        if hasattr(value, "cache_clear")
    ]
    return tuple(found)


def megabytes() -> int:
    """Return how much memory this process takes now; where the system does not tell, the most it has had."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return getrusage(RUSAGE_SELF).ru_maxrss // (_BYTES if sys.platform == "darwin" else _KILOBYTES)
    # The most that it has had includes what the bot had when it started the process.
    return pages * getpagesize() // _BYTES


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(POLITENESS)
    gc.freeze()
    serve(replied, sys.stdin.buffer, sys.stdout.buffer)
