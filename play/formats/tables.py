"""Rounds at tables of four and three: neighbours in the standings, who have not met if that can be."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Final

import msgspec

from play.formats.lots import draws, lot

LARGE: Final = 4
SMALL: Final = 3

STEPS: Final = 250
"""So many swaps are tried for each entrant; a fixed number, so that no clock decides a pairing."""

NEAR: Final = 4
"""Two are swapped between tables that are so near; farther ones have other points, which costs more than it saves."""

_REMATCH = 10_000
_SMALL_AGAIN = 2_000
_FORBIDDEN = 10_000_000


class Known(msgspec.Struct, frozen=True):
    """What seating has to know of an entrant.

    `twelfths`: points; `met`: how often which others; `seats`: how often each seat; `small`: how many small tables.
    """

    entrant: int
    twelfths: int = 0
    met: Mapping[int, int] = {}
    seats: tuple[int, ...] = (0, 0, 0, 0)
    small: int = 0


def sizes(entrants: int) -> tuple[int, ...]:
    """Return the sizes of the tables, the large ones first: as few of three as can be.

    Raises:
        ValueError: 1, 2 and 5 cannot be seated so.
    """
    small = -entrants % LARGE
    large = (entrants - SMALL * small) // LARGE
    if entrants < SMALL or large < 0:
        message = f"{entrants} cannot sit at tables of {LARGE} and {SMALL}"
        raise ValueError(message)
    return (LARGE,) * large + (SMALL,) * small


def promised_rounds(tables: int) -> int:
    """Return for how many rounds nobody meets anybody twice, whatever the results are."""
    return (tables + 2) // 3


def seat_round(
    present: Sequence[Known], forbidden: Collection[frozenset[int]], seed: bytes, number: int
) -> tuple[tuple[int, ...], ...]:
    """Return the tables of round `number`, each in order of seats, for those `present` in the order of the standings.

    Raises:
        ValueError: 1, 2 and 5 cannot be seated so.
    """
    known = {one.entrant: one for one in present}
    order = [one.entrant for one in present]
    tables: list[list[int]] = []
    for size in sizes(len(order)):
        begun = sum(map(len, tables))
        tables.append(order[begun : begun + size])
    _improve(tables, known, forbidden, draws(seed, "tables", number))
    return tuple(in_seats(table, known, seed, number) for table in tables)


def _improve(
    tables: list[list[int]], known: Mapping[int, Known], forbidden: Collection[frozenset[int]], drawn: Iterator[int]
) -> None:
    """Swap entrants of two tables where that costs less, for a fixed number of tries."""
    costs = [_cost(table, known, forbidden) for table in tables]
    if len(tables) == 1:
        return
    for _ in range(STEPS * len(known)):
        here = next(drawn) % len(tables)
        there = min(len(tables) - 1, max(0, here + next(drawn) % (2 * NEAR + 1) - NEAR))
        if here == there:
            continue
        one, other = next(drawn) % len(tables[here]), next(drawn) % len(tables[there])
        _swap(tables, here, one, there, other)
        after = _cost(tables[here], known, forbidden), _cost(tables[there], known, forbidden)
        if sum(after) <= costs[here] + costs[there]:
            costs[here], costs[there] = after
        else:
            _swap(tables, here, one, there, other)


def _swap(tables: list[list[int]], here: int, one: int, there: int, other: int) -> None:
    tables[here][one], tables[there][other] = tables[there][other], tables[here][one]


def _cost(table: Sequence[int], known: Mapping[int, Known], forbidden: Collection[frozenset[int]]) -> int:
    """Return what a table costs: rematches squared, a small table again, and squared differences in sixths of a win."""
    cost = 0
    for one, other in combinations(table, 2):
        times = known[one].met.get(other, 0)
        gap = (known[one].twelfths - known[other].twelfths) // 2
        cost += _REMATCH * times * times + gap * gap
        if forbidden and frozenset((one, other)) in forbidden:
            cost += _FORBIDDEN
    if len(table) == SMALL:
        cost += _SMALL_AGAIN * sum(known[one].small for one in table)
    return cost


def in_seats(table: Sequence[int], known: Mapping[int, Known], seed: bytes, number: int) -> tuple[int, ...]:
    """Return a table in the order of seats that evens out best who sat where; by lot among equal ones."""
    return min(
        permutations(sorted(table)),
        key=lambda order: (
            sum((known[one].seats[seat] + 1) ** 2 - known[one].seats[seat] ** 2 for seat, one in enumerate(order)),
            lot(seed, "seats", number, *order),
        ),
    )
