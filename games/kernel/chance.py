"""Chance that players can check: every draw is derived from (seed, revision, label).

Before a match the bot publishes `commitment(secret)` of a fresh 32-byte secret. Each player adds a salt when joining.
The seed of the match is `match_seed(secret, salts)`; nothing derived from it is visible before it is drawn. At the end
the secret is shown, and anybody can compute every draw again. Pure: no global randomness, no clock.

A draw: HMAC-SHA256(seed, "<revision>/<label>/<counter>") gives 32 bytes, read as a big-endian number. `counter` counts
the draws made with the same label at the same revision, from 0. Numbers that would favour small results are skipped.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeVar

T = TypeVar("T")
SECRET_BYTES = 32
_SPACE = 1 << 256


def commitment(secret: bytes) -> str:
    """Return the hexadecimal SHA-256 of `secret`, which can be shown before the match without telling anything."""
    return hashlib.sha256(secret).hexdigest()


def match_seed(secret: bytes, salts: Iterable[str]) -> bytes:
    """Return the 32-byte seed of a match: HMAC-SHA256 of the salts in seat order, each ended by a line feed."""
    return hmac.new(secret, "".join(f"{salt}\n" for salt in salts).encode(), hashlib.sha256).digest()


class Chance:
    """The draws of one step. `draws` counts them: a step with draws cannot be taken back by its player alone."""

    def __init__(self, seed: bytes, revision: int) -> None:
        """Derive from `seed` (32 bytes) for the step that leads to `revision`."""
        self._seed = seed
        self._revision = revision
        self._counters: dict[str, int] = {}
        self.draws = 0

    def below(self, label: str, bound: int) -> int:
        """Return an integer from 0 to `bound`-1, each equally likely.

        Raises:
            ValueError: if `bound` is not positive.
        """
        if bound < 1:
            raise ValueError("bound must be positive")
        limit = _SPACE - _SPACE % bound
        while True:
            number = self._next(label)
            if number < limit:
                self.draws += 1
                return number % bound

    def choice(self, label: str, items: Sequence[T]) -> T:
        """Return one of `items`, each place equally likely."""
        return items[self.below(label, len(items))]

    def shuffled(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        """Return `items` in a random order (Fisher-Yates from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(label, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def roll(self, label: str, dice: int, sides: int = 6) -> tuple[int, ...]:
        """Return `dice` results from 1 to `sides`."""
        return tuple(self.below(label, sides) + 1 for _ in range(dice))

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        """The seed as the key of all draws: made ready once, since that takes longer than a draw."""
        return hmac.new(self._seed, digestmod=hashlib.sha256)

    def _next(self, label: str) -> int:
        counter = self._counters.get(label, 0)
        self._counters[label] = counter + 1
        keyed = self._keyed.copy()
        keyed.update(f"{self._revision}/{label}/{counter}".encode())
        return int.from_bytes(keyed.digest(), "big")
