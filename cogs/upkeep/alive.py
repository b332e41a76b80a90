"""The files beside the database by which `--health` tells whether the bots of this host are well.

Each process has its own, named by host and process, so that several bots on one database do not answer for each other.
The file is touched while its bot is well, and made old when it is not (heartbeat.py). So whoever asks reads no
database, and imports nothing: it is asked often.
"""

import contextlib
import os
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

STALE_SECONDS = 60
"""A bot touches its file every 15 seconds, unless it hangs."""

FORGOTTEN_SECONDS = 86_400
"""A file that has not been touched for a day is left from a bot that is gone for good, maybe on another host."""

_END = ".alive"


def is_healthy(database: Path) -> bool:
    """Return whether there are bots of this host on the database, and all of them have been well within a minute."""
    own = [file for file in _files(database) if file.name.startswith(_beginning(database))]
    return bool(own) and all(time.time() - _touched_at(file) < STALE_SECONDS for file in own)


def own_file(database: Path) -> Path:
    """Return the file of this process."""
    return database.with_name(f"{_beginning(database)}{os.getpid()}{_END}")


def touch(file: Path, *, is_well: bool) -> None:
    """Say that the bot of the file is well, or is not.

    Raises:
        OSError: the file cannot be written.
    """
    file.touch()
    if not is_well:
        os.utime(file, (0, 0))


def remove(file: Path) -> None:
    """Take a file away."""
    with contextlib.suppress(OSError):
        file.unlink(missing_ok=True)


def remove_left(database: Path) -> None:
    """Take away the files of bots that have ended without doing so."""
    for file in _files(database):
        if file != own_file(database) and _is_left(database, file):
            remove(file)


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
