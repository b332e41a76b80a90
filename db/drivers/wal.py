"""Whether a write-ahead log has lost commits: SQLite reads it up to the first invalid frame, without an error.

A crash leaves a log that ends early. That is no fault, since the end had not been acknowledged. But each commit is on
the disk before the next one begins (`synchronous = FULL`), so an invalid frame followed by a whole commit and another
frame was damaged afterwards: opening the file would drop moves that people saw accepted. Damage to only the last commit
looks exactly like a crash. Pure; the layout is https://sqlite.org/fileformat2.html#walformat
"""

import struct
from itertools import pairwise
from typing import NamedTuple

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_WORD = 0xFFFFFFFF
Sums = tuple[int, int]


class _Frame(NamedTuple):
    """One frame: what its sums cover, the sums written in it, and whether it ends a commit."""

    covered: bytes
    salts: tuple[int, int]
    sums: Sums
    is_commit: bool


def has_lost_commits(log: bytes) -> bool:
    """Return whether there are whole commits in `log` behind the point where reading it ends."""
    if len(log) < _HEADER.size:
        return False
    magic, _, page_size, _, salt_1, salt_2, *sums = _HEADER.unpack_from(log)
    order = ">" if magic & 1 else "<"
    frames = _frames(log, page_size)
    if _sums(log[:24], (0, 0), order) != (sums[0], sums[1]):
        # The head is on the disk before anything follows it, so what follows cannot be the beginning of a new log.
        return bool(frames) and _has_more_than_a_commit(frames, frames[0].salts, order)
    before, read = (sums[0], sums[1]), 0
    while read < len(frames) and _fits(frames[read], before, (salt_1, salt_2), order):
        before = frames[read].sums
        read += 1
    return _has_more_than_a_commit(frames[read:], (salt_1, salt_2), order)


def _has_more_than_a_commit(frames: list[_Frame], salts: tuple[int, int], order: str) -> bool:
    """Return whether some frame of this log follows a commit and fits to it; other salts are those of an older log."""
    has_ended = False
    for earlier, frame in pairwise(frames):
        fits = earlier.salts == salts and _fits(frame, earlier.sums, salts, order)
        if fits and has_ended:
            return True
        has_ended = fits and frame.is_commit
    return False


def _fits(frame: _Frame, before: Sums, salts: tuple[int, int], order: str) -> bool:
    return frame.salts == salts and _sums(frame.covered, before, order) == frame.sums


def _frames(log: bytes, page_size: int) -> list[_Frame]:
    # The size in a damaged header is useless. Only in the header of the database file 1 means 65536.
    if page_size & (page_size - 1) or not 512 <= page_size <= 65536:
        page_size = 4096
    found = []
    length = _FRAME.size + page_size
    for start in range(_HEADER.size, len(log) - length + 1, length):
        _, size_after, salt_1, salt_2, *sums = _FRAME.unpack_from(log, start)
        covered = log[start : start + 8] + log[start + _FRAME.size : start + length]
        found.append(_Frame(covered, (salt_1, salt_2), (sums[0], sums[1]), size_after > 0))
    return found


def _sums(data: bytes, before: Sums, order: str) -> Sums:
    """Return SQLite's checksum of `data`, continued from the checksum `before` it."""
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for word in range(0, len(words), 2):
        first = (first + words[word] + second) & _WORD
        second = (second + words[word + 1] + first) & _WORD
    return first, second
