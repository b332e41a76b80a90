"""What a game counts in whole matches, to see which of its figures are out of balance. Pure; public things only."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from games.kernel.ids import Seat


class Thing(NamedTuple):
    """Something that a seat has got or done: what kind of thing, and which."""

    seat: Seat
    kind: str
    id: str


class Counts(msgspec.Struct, frozen=True):
    """What is counted.

    `things`: what an event tells that seats have got or done. `first`: the seat that begins, if the event tells it.
    `rounds`: how many rounds or turns there were, by the last state. `every`: all things that there are, by kind, so
    that what nobody uses is counted too.
    """

    things: Callable[[Any], Iterable[Thing]]
    first: Callable[[Any], Seat | None]
    rounds: Callable[[Any], int]
    every: Mapping[str, tuple[str, ...]]


def by_seat(kind: str, lists: Iterable[Iterable[str]]) -> Iterable[Thing]:
    """Yield the things in lists by seat."""
    for seat, ids in enumerate(lists):
        for each in ids:
            yield Thing(Seat(seat), kind, each)
