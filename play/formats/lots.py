"""Draws that anybody can repeat from the seed of a tournament."""

import hmac
from collections.abc import Iterator
from itertools import count


def lot(seed: bytes, *path: str | int) -> int:
    """Return a number of 256 bits that belongs to `path`, such as ("round", 3, "pair", 4, 9)."""
    return int.from_bytes(hmac.digest(seed, "/".join(map(str, path)).encode(), "sha256"))


def draws(seed: bytes, *path: str | int) -> Iterator[int]:
    """Return numbers of 64 bits without an end that belong to `path`."""
    for number in count():
        block = hmac.digest(seed, "/".join(map(str, (*path, number))).encode(), "sha256")
        for place in range(0, len(block), 8):
            yield int.from_bytes(block[place : place + 8])
