"""A group stage: entrants are drawn into groups, everybody meets everybody in a group, and the best of each go on.

Where there are ratings they can seed the draw: the strongest, as many as there are groups, are in different groups,
then the next ones, and so on. All else is by lot.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from play.formats.lots import lot
from play.formats.sheets import Sheet
from play.formats.standings import Row, standings
from play.formats.tie_breaks import TieBreak

SMALLEST: Final = 3
"""Nobody is in a group of two: that is a match and no group."""

SMALLEST_AT_TABLES: Final = 4
"""So many are one table, which is played once in each order of seats."""

LEAST: Final = 2 * SMALLEST
"""So few can be in groups."""

LEAST_AT_TABLES: Final = 2 * SMALLEST_AT_TABLES

LARGEST: Final = 8

Draw = tuple[tuple[int, ...], ...]
"""The groups, each with its entrants in the order in which they were drawn."""


def count(entrants: int, size: int, smallest: int = SMALLEST) -> int:
    """Return how many groups there are: of at most `size`, or of more where one would have less than the `smallest`."""
    return max(2, min(-(-entrants // size), entrants // smallest))


def one_less(size: int) -> int:
    """Return how many matches everybody plays in a group of so many for two."""
    return size - 1


def draw(
    entrants: Sequence[int], seeds: Sequence[int], groups: int, forbidden: Collection[frozenset[int]], seed: bytes
) -> Draw:
    """Return so many groups, whose sizes differ by at most one; who must not meet is kept apart if that can be.

    `seeds`: the strongest first, of whom that is known. The first of them, one for each group, then the next ones, and
    so on; who is not among them comes last. Without seeds all is by lot.
    """
    there = set(entrants)
    known = [entrant for entrant in dict.fromkeys(seeds) if entrant in there]
    rest = sorted(there - set(known), key=lambda entrant: lot(seed, "groups", "order", entrant))
    order = [*known, *rest]
    found: list[list[int]] = [[] for _ in range(groups)]
    for first in range(0, len(order), groups):
        pot = order[first : first + groups]
        for entrant, place in _shared_out(pot, found, forbidden, seed).items():
            found[place].append(entrant)
    return tuple(tuple(group) for group in found)


def in_groups(
    sheet: Sheet,
    groups: Mapping[int, int],
    tie_breaks: Sequence[TieBreak],
    seed: bytes,
    scores: Mapping[tuple[int, int], tuple[int, int]],
) -> tuple[Row, ...]:
    """Return the standings of each group, one after the other; `groups`: of each entrant, from 1.

    Who is in no group, as it is not drawn yet, comes last.
    """
    rows: list[Row] = []
    for group in sorted({groups.get(entrant, 0) for entrant in sheet.entrants}, key=lambda each: (each == 0, each)):
        members = [entrant for entrant in sheet.entrants if groups.get(entrant, 0) == group]
        found = standings(_part(sheet, members), tie_breaks, seed, scores)
        rows += [replace(row, group=group) for row in found]
    return tuple(rows)


def ranked_finalists(
    rows: Sequence[Row], through: int, there: Collection[int], seed: bytes, matches: Callable[[int], int] = one_less
) -> tuple[int, ...]:
    """Return who goes on, as they are seeded: the first of all groups, then the second ones, and so on.

    `rows`: the standings of the groups. Of equal places who has the larger share of what could be had in their group is
    ahead, then it is by lot; `matches`: of each in a group of so many. Who is not `there` any more leaves the place to
    the next of the group.
    """
    sizes = Counter(row.group for row in rows)
    found: list[tuple[int, Fraction, int, int]] = []
    for place, row in best_of_groups(rows, through, there):
        share = Fraction(row.twelfths, max(1, matches(sizes[row.group])))
        found.append((place, -share, lot(seed, "groups", "final", row.entrant), row.entrant))
    return tuple(entrant for *_, entrant in sorted(found))


def best_of_groups(rows: Sequence[Row], through: int, there: Collection[int]) -> Iterator[tuple[int, Row]]:
    """Yield the rows of who goes on by the standings of the groups, with their place, from 0, among those `there`."""
    places: Counter[int] = Counter()
    for row in rows:
        if row.group and row.entrant in there and places[row.group] < through:
            yield places[row.group], row
            places[row.group] += 1


def through_of(through: int, groups: Iterable[int]) -> int:
    """Return how many of each group go on: where groups are small, not all of the smallest; `groups`: of everybody."""
    return max(1, min(through, min(Counter(groups).values(), default=2) - 1))


def _shared_out(
    pot: Sequence[int], groups: Sequence[Sequence[int]], forbidden: Collection[frozenset[int]], seed: bytes
) -> Mapping[int, int]:
    """Return in which group each of a pot comes, by lot, in each group one at most; apart who must not meet."""
    smallest = min(map(len, groups))
    free = [place for place, group in enumerate(groups) if len(group) == smallest]
    taken: dict[int, int] = {}
    clashes = {
        (entrant, place): sum(frozenset((entrant, other)) in forbidden for other in groups[place])
        for entrant in pot
        for place in free
    }

    def placed(entrant: int, tried: set[int], most: int) -> bool:
        for place in sorted(free, key=lambda each: lot(seed, "groups", "draw", entrant, each)):
            if place in tried or clashes[entrant, place] > most:
                continue
            tried.add(place)
            if place not in taken or placed(taken[place], tried, most):
                taken[place] = entrant
                return True
        return False

    for entrant in sorted(pot, key=lambda each: lot(seed, "groups", "turn", each)):
        # Where all groups have somebody whom they must not meet, those two do not play each other.
        most = 0
        while not placed(entrant, set(), most):
            most += 1
    return {entrant: place for place, entrant in taken.items()}


def _part(sheet: Sheet, members: Sequence[int]) -> Sheet:
    """Return the sheet of a group, without the rounds that larger groups have."""
    lines = {entrant: sheet.lines[entrant] for entrant in members}
    rounds = max((line.round for found in lines.values() for line in found), default=0)
    return replace(sheet, rounds=rounds, lines=lines, unfinished=sheet.unfinished & set(members))
