"""Divisions of a league: tables at which everybody meets everybody about as often, in each seat about as often.

Entrants are numbered from 0 here, and a table names them in the order of its seats.

- Where each of n tables is the one before it moved on by one (a cyclic design), everybody plays so many matches as a
  table has seats, one in each seat. So it is for all numbers that have no better schedule.
- The affine planes of order 3 and 4 seat 9 and 16 in rounds in which all play; everybody meets everybody once.
- Two meet by Berger's tables.

The designs are those of Colbourn and Dinitz, Handbook of Combinatorial Designs, II.1, II.2 and VI.18.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from play.formats import round_robin

Table: TypeAlias = tuple[int, ...]
Round: TypeAlias = tuple[Table, ...]
"""Tables that can be played at the same time. Of a cyclic design all are one round, at several of which one plays."""

LEAST: Final = {2: 3, 3: 4, 4: 4}
"""By seats of a table, how few a division can have: fewer would play the same match again and again."""

SIZES: Final = {2: (4, 5, 6, 7, 8, 9, 10), 3: (7, 9), 4: (5, 7, 13, 16)}
"""By seats of a table, how many a full division can have: those numbers for which each pair meets equally often."""

_FIRST_TABLES: Final[Mapping[int, Mapping[int, Table]]] = {
    3: {3: (0, 1, 2)},
    4: {4: (0, 1, 2, 3), 5: (0, 1, 2, 4), 6: (0, 1, 2, 4), 13: (0, 1, 3, 9)},
}
"""By seats and entrants, the first table of a cyclic design; of all others it is `_FIRST_TABLE`."""

_FIRST_TABLE: Final = {3: (0, 1, 3), 4: (0, 1, 4, 6)}
"""No difference of two comes twice, so that from 7 entrants at threes and 13 at fours on no pair meets twice."""

_TIMES: Final = {
    3: ((0, 0, 0), (0, 1, 2), (0, 2, 1)),
    4: ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2)),
}
"""By order of a field, its products; sums are modulo 3, and without a carry (XOR) in the one of order 4."""


def sizes(seats: int) -> tuple[int, ...]:
    """Return how many a full division at tables of so many `seats` can have; nothing where there are no divisions."""
    return SIZES.get(seats, ())


def division_sizes(members: int, size: int, seats: int) -> tuple[int, ...]:
    """Return the sizes of the divisions for so many `members`, from the top; all but the last have `size`.

    The last one has whoever is left over, or they join the one above it if they are too few to be one: so it has up to
    `LEAST` - 1 more than a full one. Nothing: there are too few for one division.
    """
    least = LEAST[seats]
    if members < least:
        return ()
    full, rest = divmod(members, size)
    if rest >= least:
        return (size,) * full + (rest,)
    if not full:
        return (members,)
    return (size,) * (full - 1) + (size + rest,)


def most_moving(size: int) -> int:
    """Return how many of a division of `size` can go up at most, and as many down, so that somebody stays."""
    return (size - 1) // 2


def matches_each(entrants: int, seats: int) -> int:
    """Return how many matches everybody plays in a division.

    Raises:
        ValueError: there is no such division.
    """
    return sum(0 in table for round_ in schedule(entrants, seats) for table in round_)


def schedule(entrants: int, seats: int) -> tuple[Round, ...]:
    """Return all tables of a division of `entrants`, numbered from 0, at tables of `seats`.

    Raises:
        ValueError: there is no such division.
    """
    if entrants < LEAST.get(seats, entrants + 1):
        message = f"there is no division of {entrants} at tables of {seats}"
        raise ValueError(message)
    if seats == 2:
        return round_robin.rounds(range(entrants))
    if (entrants, seats) in {(9, 3), (16, 4)}:
        return _plane(seats)
    first = _FIRST_TABLES[seats].get(entrants, _FIRST_TABLE[seats])
    return (tuple(_moved(first, by, entrants) for by in range(entrants)),)


def _moved(table: Sequence[int], by: int, entrants: int) -> Table:
    return tuple((one + by) % entrants for one in table)


def _plane(order: int) -> tuple[Round, ...]:
    """Return the affine plane of an order: its points are entrants, its lines tables, those of one slope a round.

    On a line `y = slope * x + from` the point has the seat `x + slope`, so that over all slopes everybody has each seat
    once; on the lines of one x the seat is y.
    """
    times, numbers = _TIMES[order], range(order)
    rounds = [
        tuple(
            _in_seats({_plus(x, slope, order): order * x + _plus(times[slope][x], start, order) for x in numbers})
            for start in numbers
        )
        for slope in numbers
    ]
    upright = tuple(tuple(order * x + y for y in numbers) for x in numbers)
    return (*rounds, upright)


def _plus(one: int, other: int, order: int) -> int:
    return one ^ other if order == 4 else (one + other) % order


def _in_seats(by_seat: dict[int, int]) -> Table:
    return tuple(by_seat[seat] for seat in sorted(by_seat))
