"""How far a database on a server had got, noted in a file outside of it that all its processes share.

A copy that is put back on a server brings everything along that is inside of it. So this file, which no copy has, tells
that the database is not as far as it was. On SQLite the same is noted by db/keeping/lineage.py, at every write; here
only now and then, and by several processes: what is in the file is a lower bound, and nobody writes a lower one over
it.
"""

import fcntl
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from db.private import PRIVATE_FILE, make_folder

_DIGITS = 20
"""Digits of a number in the file: it is written in place, so that it always has the same length."""

_log = logging.getLogger(__name__)


class Reached(NamedTuple):
    """How far a database had got: in its `epoch`, which began at `began_at`, after so many `writes`, seen at `at`.

    Times are those of the server, in milliseconds since 1970.
    """

    epoch: int
    began_at: int
    writes: int
    at: int


class Mark:
    """The file of one database."""

    def __init__(self, path: Path) -> None:
        """Keep where it is."""
        self.path = path

    def read(self) -> Reached | None:
        """Return what the file says; None if there is none, or one that says nothing."""
        try:
            return _read(self.path.read_bytes())
        except OSError:
            return None

    def write(self, reached: Reached) -> None:
        """Note how far the database has got, unless another process has noted more.

        What cannot be written is logged: without the file the database counts as a copy at the next start.
        """
        try:
            make_folder(self.path.parent)
            with _held(self.path) as file:
                found = _read(os.pread(file, 1_000, 0))
                if found is None or is_further(reached, found):
                    os.pwrite(file, (" ".join(f"{each:0{_DIGITS}}" for each in reached) + "\n").encode(), 0)
        except OSError as fault:
            _log.warning("%s cannot be written: %s", self.path, fault)


def is_further(one: Reached, other: Reached) -> bool:
    """Return whether `one` says more than `other`: more writes of the same epoch, or an epoch that was seen later."""
    return one.writes > other.writes if one.epoch == other.epoch else one.at > other.at


@contextmanager
def _held(path: Path) -> Iterator[int]:
    """Open the file, which no other process opens so meanwhile."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file
    finally:
        os.close(file)


def _read(text: bytes) -> Reached | None:
    try:
        epoch, began_at, writes, at = map(int, text.split())
    except ValueError:
        return None
    return Reached(epoch, began_at, writes, at)
