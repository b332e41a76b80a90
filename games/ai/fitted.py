"""Weights that were fitted to matches, as `weights.json` of a game has them: integers by number of seats and stage.

`python -m tests.arena.fit` makes them. They are used only where they play better than those made by hand.
"""

from collections.abc import Sequence

import msgspec

Table = tuple[tuple[int, ...], ...]
"""For each stage what one of each term is worth."""


class Fit(msgspec.Struct, frozen=True):
    """Weights for one number of seats, and how they were made: by which `command`, at which `commit`, how many matches.

    `share` of the victory against what was in use before, with its 95 % interval.
    """

    command: str
    commit: str
    matches: int
    share: float
    interval: tuple[float, float]
    weights: Table


class Fits(msgspec.Struct, frozen=True):
    """A whole `weights.json`: what was fitted for each number of `seats`, for these `terms`, in this `scale`."""

    terms: tuple[str, ...]
    scale: int
    seats: dict[int, Fit] = {}


def read(data: bytes, terms: Sequence[str], scale: int) -> dict[int, Table]:
    """Return the weights in a `weights.json` by number of seats.

    Raises:
        ValueError: if they are for other terms or in another scale.
    """
    found = msgspec.json.decode(data, type=Fits)
    if (found.terms, found.scale) != (tuple(terms), scale):
        raise ValueError("the weights are for other terms or in another scale")
    return {seats: fit.weights for seats, fit in found.seats.items()}
