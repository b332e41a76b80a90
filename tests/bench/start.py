"""A process that opens a database, updates outdated messages and prints the cost.

Run as `python -m tests.bench.start FILE KIND SECONDS`. KIND is what Discord shows at the start: `shown` (everything
current) or `behind` (one in ten at an older revision). The whole bot runs except for Discord, which accepts every
message at once. It prints seconds of wall clock, seconds of processor time, bytes of memory, and how many messages were
sent or changed. It fails if something is tried in vain, or is not done within so many SECONDS.
"""

import asyncio
import itertools
import logging
import os
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import discord

from cogs.messages.posting import DirectPostbox
from cogs.sealed_orders import create_bot
from config import read_settings
from play.services import Services
from tests.bench import filler
from tests.whole.painters import Forgetful

CHANGES = {
    "shown": (),
    "behind": ("UPDATE table_messages SET shown_changes = 0, page = 'older' WHERE match_id % 10 = 0",),
}


class Counting(DirectPostbox):
    """Stands in for Discord and accepts everything that the projection asks of it."""

    def __init__(self, client: discord.Client) -> None:
        super().__init__(client)
        self.count = 0
        self._ids = itertools.count(10**9)

    async def send(self, *_: Any, **__: Any) -> int:
        self.count += 1
        return next(self._ids)

    async def edit(self, *_: Any) -> None:
        self.count += 1

    async def remove(self, *_: Any) -> None:
        self.count += 1

    async def rename(self, *_: Any) -> None:
        """A thread's name is no message."""

    async def channel(self, user_id: int) -> int:
        return user_id


class Failed(logging.Handler):
    """Keeps what was logged as an error: the bot would try it again later, and again."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(self.format(record))


async def repaired(path: Path, patience: float) -> tuple[float, float, int, int]:
    """Open the database at `path` and bring everything up to date; return what is printed.

    Raises:
        RuntimeError: something was tried in vain.
        TimeoutError: it was not done within `patience` seconds.
    """
    bot = create_bot(read_settings({"SEALED_ORDERS_DATABASE": str(path)}, Path("no.env")), Forgetful())
    bot.postbox = bot.direct_postbox = postbox = Counting(bot)
    failed = Failed()
    logging.getLogger().addHandler(failed)
    begun, used = time.perf_counter(), time.process_time()
    bot.services = await Services.open(path)
    try:
        async with asyncio.timeout(patience):
            await bot.projection.repair()
            while bot.projection._workers and not failed.messages:
                await asyncio.wait(bot.projection._workers, return_when=asyncio.FIRST_COMPLETED)
        seconds, used = time.perf_counter() - begun, time.process_time() - used
        resident = int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    finally:
        logging.getLogger().removeHandler(failed)
        await bot.projection.close()
        await bot.errands.close()
        await bot.services.close()
        await bot.close()
    if failed.messages:
        raise RuntimeError(failed.messages[0])
    return seconds, used, resident, postbox.count


def main(path: Path, kind: str, patience: float) -> None:
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        copy = filler.duplicated(path, Path(folder, path.name))
        with sqlite3.connect(copy) as connection:
            for change in CHANGES[kind]:
                connection.execute(change)
        connection.close()
        print(*asyncio.run(repaired(copy, patience)))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], float(sys.argv[3]))
