"""How far campaigns go for so many coins (SPEC 4.8.2): sets of cities as masks, wider with every coin. Pure, cached.

Whoever is in a city is also in all that free ways join to it; a coin leads to one more neighbour.
"""

from functools import lru_cache

import msgspec

from games.tetranomicon.components import CITIES, SEGMENTS
from games.tetranomicon.topology import EDGE, numbers_in

_EDGES = tuple(EDGE[segment.id] for segment in SEGMENTS)


class Net(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """For each city the cities, itself too, that free ways join to it, and its `neighbours`, which cost a coin."""

    joined: tuple[int, ...]
    neighbours: tuple[int, ...]

    def wider(self, cities: int, before: int) -> int:
        """Return `cities` and what is reached beyond them for a coin; they are what was reached beyond `before`."""
        return cities | _union(self.joined, _union(self.neighbours, cities & ~before))


@lru_cache(maxsize=4096)
def net(free: int, neighbours: tuple[int, ...]) -> Net:
    """Return the net in which the segments of the mask `free` cost nothing."""
    joined = [1 << city for city in range(len(CITIES))]
    for number in numbers_in(free):
        edge = _EDGES[number]
        together = joined[edge.first] | joined[edge.second]
        if joined[edge.first] != together:
            for city in numbers_in(together):
                joined[city] = together
    return Net(tuple(joined), neighbours)


@lru_cache(maxsize=4096)
def nearest(target: int, homes: int, ways: Net) -> tuple[int, int]:
    """Return the least coins that lead from one of `homes` to the city `target`, and the homes for which they do.

    From a city that is not in play no way leads anywhere: then that is no home at all.
    """
    coins, before, reached = 0, 0, ways.joined[target]
    while not reached & homes and reached != before:
        coins, before, reached = coins + 1, reached, ways.wider(reached, before)
    return coins, reached & homes


def _union(masks: tuple[int, ...], cities: int) -> int:
    """Return all that `masks` have for one of `cities`."""
    found = 0
    for city in numbers_in(cities):
        found |= masks[city]
    return found
