"""Ids used across the layers. Plain integers and strings at run time, distinct types for the checker."""

from functools import lru_cache
from typing import NewType

GameId = NewType("GameId", str)
"""Short stable name of a set of rules, such as `tetranomicon`; never shown to people."""

MatchId = NewType("MatchId", int)
"""One played instance of a game; the number people see as `#12`."""

Seat = NewType("Seat", int)
"""A place in a match, 0 to n-1, clockwise in the order of play."""

Observer = Seat | None
"""Who looks at a match: a seat, or None for the public (spectators, channels)."""


@lru_cache(maxsize=16)
def seats_of(count: int) -> tuple[Seat, ...]:
    """Return the seats 0 to count-1."""
    return tuple(Seat(index) for index in range(count))


@lru_cache(maxsize=64)
def clockwise_from(first: int, count: int) -> tuple[Seat, ...]:
    """Return all of `count` seats clockwise, starting with `first`, which may be counted beyond the last seat."""
    return tuple(Seat((first + step) % count) for step in range(count))
