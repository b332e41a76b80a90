"""Files and folders that their owner alone may read: secrets of running matches are in the database and its copies."""

import contextlib
import os
from pathlib import Path

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700


def make_folder(path: Path) -> None:
    """Make a folder, with those above it, if there is none.

    Raises:
        OSError: it cannot be made.
    """
    path.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file, with its folder, if there is none; SQLite opens `-wal` and `-shm` like its database.

    A file that is there is not opened: it may be a database that this process has open (`db.sqlite.check`).

    Raises:
        OSError: it cannot be made.
    """
    make_folder(path.parent)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
