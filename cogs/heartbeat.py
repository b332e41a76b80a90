"""The file beside the database by which `--health` tells whether a bot is well: touched while it is, else made old.

Each process has its own, named by host and process, so that several bots on one database do not answer for each other.
"""

import asyncio
import contextlib
import logging
import os
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

from discord.ext import tasks

from cogs.clock import BEAT_SECONDS
from cogs.sealed_orders import SealedOrders

STALE_SECONDS = 60
FORGOTTEN_SECONDS = 86_400
"""A file that has not been touched for a day is left from a bot that is gone for good, maybe on another host."""

_END = ".alive"
_log = logging.getLogger(__name__)


class Heartbeat:
    """Touches the file of this process while the bot is well."""

    def __init__(self, database: Path, bot: SealedOrders) -> None:
        """Prepare the file beside `database`."""
        self._database = database
        self._bot = bot
        self._trouble = ""
        self._beating: asyncio.Task[None] | None = None
        self.file = database.with_name(f"{_beginning(database)}{os.getpid()}{_END}")

    def start(self) -> None:
        """Begin, and put away the files of bots that have ended without doing so."""
        for file in _files(self._database):
            if file != self.file and _is_left(self._database, file):
                with contextlib.suppress(OSError):
                    file.unlink()
        self._beating = self._beat.start()

    def stop(self) -> None:
        """Stop, and take the file away."""
        self._beat.cancel()
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)

    @tasks.loop(seconds=BEAT_SECONDS)
    async def _beat(self) -> None:
        trouble = self._bot.trouble()
        if trouble and trouble != self._trouble:
            _log.error("not healthy: %s", trouble)
        self._trouble = trouble
        try:
            await asyncio.to_thread(_touch, self.file, 0 if trouble else None)
        except OSError as fault:
            # A disk that is full for a while does not end the loop.
            _log.warning("the heartbeat file cannot be touched: %s", fault)


def is_healthy(database: Path) -> bool:
    """Return whether there are bots of this host on the database, and all of them have been well within a minute."""
    own = [file for file in _files(database) if file.name.startswith(_beginning(database))]
    return bool(own) and all(time.time() - _touched_at(file) < STALE_SECONDS for file in own)


def _touch(file: Path, at: int | None) -> None:
    file.touch()
    if at is not None:
        os.utime(file, (at, at))


def _files(database: Path) -> Iterator[Path]:
    """Yield the files of all bots on the database."""
    with contextlib.suppress(OSError):
        for file in sorted(database.parent.iterdir()):
            if file.name.startswith(f"{database.name}.") and file.name.endswith(_END):
                yield file


def _is_left(database: Path, file: Path) -> bool:
    """Return whether the bot whose file that is does not run any more."""
    if time.time() - _touched_at(file) > FORGOTTEN_SECONDS:
        return True
    number = file.name.removeprefix(_beginning(database)).removesuffix(_END)
    if not number.isdigit():
        return False
    try:
        os.kill(int(number), 0)
    except (ProcessLookupError, OverflowError):
        return True
    except PermissionError:
        return False
    return False


def _touched_at(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0


def _beginning(database: Path) -> str:
    """Return how the names of the files of this host's bots begin."""
    return f"{database.name}.{re.sub('[^A-Za-z0-9_.]', '_', socket.gethostname())}-"
