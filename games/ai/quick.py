"""Chance for thinking: draws that nobody checks, some times faster than those of a match, and still repeatable."""

import random  # noqa: TID251 - the one place of it in the rules: what a computer imagines is no chance of the match
from collections.abc import Sequence

from games.kernel.chance import Chance


class QuickChance(Chance):
    """Draws from `random.Random`, whose `random` gives the same numbers for the same seed in every Python."""

    def __init__(self, seed: int) -> None:
        """Derive every draw from `seed`."""
        super().__init__(b"", 0)
        self._random = random.Random(seed).random  # noqa: S311 - no secret depends on it

    def below(self, label: str, bound: int) -> int:
        """Return an integer from 0 to `bound`-1, each equally likely; `label` is not looked at.

        Raises:
            ValueError: if `bound` is not positive.
        """
        if bound < 1:
            raise ValueError("bound must be positive")
        self.draws += 1
        return int(self._random() * bound)

    def weighted(self, weights: Sequence[int]) -> int:
        """Return a place of `weights`, each as likely as its weight; the first where all are 0."""
        left = self.below("", sum(weights) or 1)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return place
        return 0
