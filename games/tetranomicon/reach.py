"""How far so many coins lead (SPEC 4.8): sets of cities as masks, wider with every coin. Pure, cached.

Campaigns and goods go alike: whoever is in a city is also in all that free ways join to it, and a coin leads over one
way that is not free. Only how many coins it takes is told here; access.py says by which ways.
"""

from functools import lru_cache
from itertools import zip_longest

import msgspec

from games.tetranomicon.topology import groups, joined, neighbours, numbers_in

Reach = tuple[int, ...]
"""The cities that are reached for 0, 1, 2, ... coins; each has those before it too."""


class Net(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The `groups` of cities that free ways join, and for each city its `neighbours`, to which a way costs a coin."""

    groups: tuple[int, ...]
    neighbours: tuple[int, ...]

    def wider(self, cities: int, before: int) -> int:
        """Return `cities` and what is reached beyond them for a coin; they are what was reached beyond `before`."""
        reached = cities
        for city in numbers_in(cities & ~before):
            reached |= self.neighbours[city]
        return joined(reached, self.groups)


@lru_cache(maxsize=4096)
def net(free: int, ways: int) -> Net:
    """Return the net of the segments in the mask `ways`, of which those in `free` cost nothing."""
    return Net(groups(free), neighbours(ways))


@lru_cache(maxsize=4096)
def nearest(target: int, homes: int, ways: Net) -> tuple[int, int]:
    """Return the least coins that lead from one of `homes` to the city `target`, and the homes for which they do.

    From a city that is not in play no way leads anywhere: then that is no home at all.
    """
    coins, before, reached = 0, 0, joined(1 << target, ways.groups)
    while not reached & homes and reached != before:
        coins, before, reached = coins + 1, reached, ways.wider(reached, before)
    return coins, reached & homes


def served(own: tuple[int, ...], cities: int, coins: int, ways: Net) -> int:
    """Return those of `cities` to which goods from each of the masks `own` come together for `coins` (4.8.1).

    Goods may meet in a city and travel on together: the Steiner tree of at most three groups.
    """
    if coins < 0:
        return 0
    for_nothing = cities
    for goods in own:
        for_nothing &= joined(goods, ways.groups)
    if for_nothing == cities:
        return cities
    match own:
        case (farms,):
            return cities & _within(farms, cities, coins, ways)
        case (farms, sawmills):
            reach = _met(farms, sawmills, ways)
        case (farms, sawmills, mines):
            reach = _all_met(farms, sawmills, mines, ways)
        case _:
            return cities
    return cities & reach[min(coins, len(reach) - 1)]


@lru_cache(maxsize=4096)
def _within(starts: int, goals: int, coins: int, ways: Net) -> int:
    """Return what is reached from `starts` for `coins`, or at least all `goals`."""
    before, reached = 0, joined(starts, ways.groups)
    while coins and goals & ~reached and reached != before:
        coins, before, reached = coins - 1, reached, ways.wider(reached, before)
    return reached


@lru_cache(maxsize=4096)
def _reach(cities: int, ways: Net) -> Reach:
    return _widened([joined(cities, ways.groups)], ways)


@lru_cache(maxsize=4096)
def _met(one: int, other: int, ways: Net) -> Reach:
    """Return where goods from two masks of cities come together."""
    return _widened(_together(_reach(one, ways), _reach(other, ways)), ways)


@lru_cache(maxsize=4096)
def _all_met(farms: int, sawmills: int, mines: int, ways: Net) -> Reach:
    """Return where three goods come together; two of them may have met before."""
    last_to_come = (
        _together(_met(farms, sawmills, ways), _reach(mines, ways)),
        _together(_met(farms, mines, ways), _reach(sawmills, ways)),
        _together(_met(sawmills, mines, ways), _reach(farms, ways)),
    )
    starts = [one | two | three for one, two, three in zip_longest(*last_to_come, fillvalue=0)]
    return _widened(starts, ways)


def _together(one: Reach, other: Reach) -> list[int]:
    """Return the cities where both arrive, by the coins that they cost together."""
    found = [0] * (len(one) + len(other) - 1)
    for coins, cities in enumerate(one):
        for more, others in enumerate(other):
            found[coins + more] |= cities & others
    return found


def _widened(starts: list[int], ways: Net) -> Reach:
    """Return what is reached from `starts`, which have cost 0, 1, 2, ... coins already."""
    before, reached = 0, starts[0]
    found = [reached]
    for start in starts[1:]:
        before, reached = reached, ways.wider(reached, before) | start
        found.append(reached)
    while (wider := ways.wider(reached, before)) != reached:
        before, reached = reached, wider
        found.append(reached)
    return tuple(found)
