"""A process that opens a database, updates outdated messages and prints the cost.

Run as `python -m tests.bench.start FILE KIND`. KIND is what Discord shows at the start: `shown` (everything current) or
`behind` (one in ten at an older revision). The whole bot runs except for Discord, which accepts every message at once.
It prints seconds of wall clock, seconds of processor time, bytes of memory, and how many messages were sent or changed.
"""

import asyncio
import itertools
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from cogs.sealed_orders import create_bot
from config import read_settings
from play.services import Services
from tests.whole.painters import Forgetful

CHANGES = {
    "shown": (),
    "behind": ("UPDATE table_messages SET shown_changes = 0, page = 'older' WHERE match_id % 10 = 0",),
}


class Counting:
    """Stands in for Discord and accepts every message."""

    def __init__(self) -> None:
        self.count = 0
        self._ids = itertools.count(10**9)

    async def send(self, *_: Any, **__: Any) -> int:
        self.count += 1
        return next(self._ids)

    async def edit(self, *_: Any) -> None:
        self.count += 1

    async def remove(self, *_: Any) -> None:
        self.count += 1

    async def channel(self, user_id: int) -> int:
        return user_id


async def repaired(path: Path) -> tuple[float, float, int, int]:
    """Open the database at `path` and bring everything up to date; return what is printed."""
    bot = create_bot(read_settings({"SEALED_ORDERS_DATABASE": str(path)}, Path("no.env")), Forgetful())
    postbox = Counting()
    bot.postbox = bot.direct_postbox = postbox  # type: ignore[assignment]  # Discord is no part of what is measured
    begun, used = time.perf_counter(), time.process_time()
    bot.services = await Services.open(path)
    await bot.projection.repair()
    while bot.projection._workers:
        await asyncio.gather(*bot.projection._workers)
    seconds, used = time.perf_counter() - begun, time.process_time() - used
    resident = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    await bot.services.close()
    await bot.close()
    return seconds, used, resident, postbox.count


def main(path: Path, kind: str) -> None:
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        copy = Path(shutil.copy(path, folder))
        with sqlite3.connect(copy) as connection:
            for change in CHANGES[kind]:
                connection.execute(change)
        connection.close()
        print(*asyncio.run(repaired(copy)))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
