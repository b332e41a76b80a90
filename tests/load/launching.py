"""What is done in the process of a bot before it starts: it is as at Discord where tests are in a hurry."""

import os
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp

SECONDS = 2.0
TOGETHER_SECONDS = 2.0


def as_at_discord() -> None:
    """Let discord.py wait for the next server, and tables rest, as long as they do by themselves.

    Thousands of servers come, one after the other; and what comes within two seconds is shown together.
    """
    from cogs.projection import projection

    vars(projection)["TOGETHER_SECONDS"] = TOGETHER_SECONDS
    for name in ("__main__", "tests.loopback.launch"):
        module = sys.modules.get(name)
        if module is not None and hasattr(module, "GUILD_READY_SECONDS"):
            vars(module)["GUILD_READY_SECONDS"] = SECONDS


def departures(folder: Path) -> list[Path]:
    """Return the files of bots that have run in a folder, which say when their requests have set out."""
    return sorted(folder.glob("departures-*.txt"))


def note_departures() -> None:
    """Write down when each request sets out that counts against Discord's limit; a kill loses none of it."""
    from cogs.messages.door import FREE_OF_LIMIT, INTERFACE, Door

    watch, file = Door.watch, os.open(f"departures-{os.getpid()}.txt", os.O_CREAT | os.O_APPEND | os.O_WRONLY)

    async def noted(_session: Any, _context: Any, start: Any) -> None:
        path = start.url.path
        if path.startswith(INTERFACE) and not any(each in path for each in FREE_OF_LIMIT):
            os.write(file, f"{time.monotonic():.4f}\n".encode())

    def watched(self: Door, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        watch(self, trace)
        # Behind the door, which is first.
        trace.on_request_start.insert(1, noted)
        return trace

    Door.watch = watched  # type: ignore[method-assign]
