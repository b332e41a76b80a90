"""How far so many coins lead (SPEC 4.8): sets of cities as masks, wider with every coin. Pure.

Campaigns and goods go alike: whoever is in a city is also in all that free ways join to it, and a coin leads over one
way that is not free. Only how many coins it takes is told here; access.py says by which ways.
"""

from collections.abc import Sequence
from typing import NamedTuple

from games.kernel.ids import Seat
from games.tetranomicon.pricing import powers
from games.tetranomicon.state import State
from games.tetranomicon.topology import Lanes, joined, lanes

Reach = list[int]
"""The cities that are reached for 0, 1, 2, ... coins; each has those before it too."""


class Net(NamedTuple):
    """The `groups` of cities that free ways join, and the ways that cost a coin, by lanes (topology.py)."""

    groups: tuple[int, ...]
    tolled: Lanes

    def wider(self, cities: int) -> int:
        """Return `cities` and what is reached from them for a coin."""
        reached = cities
        for apart, firsts in self.tolled:
            reached |= (cities & firsts) << apart | cities >> apart & firsts
        for group in self.groups:
            if group & reached:
                reached |= group
        return reached


def net(state: State, seat: Seat, ways: int) -> Net:
    """Return the net of the segments in the mask `ways` for `seat`, whose routes cost it nothing, or less (4.8.1)."""
    able = powers(state.armies[seat])
    return Net(state.laid.joined_for(seat, able), lanes(ways & ~state.laid.free_for(seat, able)))


def nearest(target: int, homes: int, ways: Net, coins: int) -> tuple[int, int]:
    """Return the least coins that lead from one of `homes` to the city `target`, and the homes for which they do.

    There are none if it takes more than `coins`, or if no way leads there.
    """
    before, reached, paid = 0, joined(1 << target, ways.groups), 0
    while not reached & homes and reached != before and paid < coins:
        before, reached, paid = reached, ways.wider(reached), paid + 1
    return paid, reached & homes


def served(own: Sequence[int], cities: list[int], coins: Sequence[int], ways: Net) -> list[int]:
    """Return those of `cities` to which goods of all lower types come together for `coins`; all are by type (4.8.1).

    `own` are the cities from which the goods come. They may meet in a city and travel on together: the Steiner tree of
    at most three groups.
    """
    first, second, third, fourth = cities
    most = max(coins)
    farms = _reach(own[0], second | third | fourth, most, ways)
    second &= farms[min(coins[1], len(farms) - 1)]
    if third | fourth:
        sawmills = _reach(own[1], third | fourth, most, ways)
    if third:
        third &= _met(((farms, sawmills),), third, coins[2], ways)[-1]
    if fourth:
        mines = _reach(own[2], fourth, most, ways)
        last_to_come = (
            (_met(((farms, sawmills),), fourth, coins[3], ways), mines),
            (_met(((farms, mines),), fourth, coins[3], ways), sawmills),
            (_met(((sawmills, mines),), fourth, coins[3], ways), farms),
        )
        fourth &= _met(last_to_come, fourth, coins[3], ways)[-1]
    return [first, second, third, fourth]


def _reach(starts: int, goals: int, coins: int, ways: Net) -> Reach:
    """Return what is reached from `starts` for up to `coins`, or at least all `goals`: nobody meets beyond them."""
    before, reached = 0, joined(starts, ways.groups)
    found = [reached]
    while len(found) <= coins and goals & ~reached and reached != before:
        before, reached = reached, ways.wider(reached)
        found.append(reached)
    return found


def _met(pairs: tuple[tuple[Reach, Reach], ...], goals: int, coins: int, ways: Net) -> Reach:
    """Return where both of one of `pairs` come together for up to `coins`, or at least all `goals`."""
    meeting = [0] * (coins + 1)
    for one, other in pairs:
        for paid, cities in enumerate(one[: coins + 1]):
            for both_paid, others in enumerate(other[: coins + 1 - paid], paid):
                meeting[both_paid] |= cities & others
    reached, found = 0, []
    for cities in meeting:
        reached = ways.wider(reached) | cities
        found.append(reached)
        if not goals & ~reached:
            break
    return found
