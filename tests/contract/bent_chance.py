"""Chance with a single draw changed, to make two states that may look the same to an observer."""

from typing import NamedTuple

from games.kernel.chance import Chance


class Draw(NamedTuple):
    """One draw of a step: the `place`-th with its `label`."""

    label: str
    place: int
    bound: int


class BentChance(Chance):
    """The chance of a step in which one draw comes out differently; `made` lists all draws."""

    def __init__(self, seed: bytes, revision: int, bent: Draw | None = None, shift: int = 0) -> None:
        """Draw as `Chance` does, but add `shift` to the draw `bent`."""
        super().__init__(seed, revision)
        self.made: list[Draw] = []
        self._bent = bent
        self._shift = shift

    def below(self, label: str, bound: int) -> int:
        """Return the number drawn, or the bent one."""
        number = super().below(label, bound)
        draw = Draw(label, sum(made.label == label for made in self.made), bound)
        self.made.append(draw)
        return (number + self._shift) % bound if draw == self._bent else number
