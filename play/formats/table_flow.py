"""Flow at tables: who is free is seated once a day at tables of four, and nobody waits for the slowest.

As in flow for two everybody plays the same number of matches, one or two at once, and the longer somebody waits, the
farther away others can be; each two of a table are near enough for the one of them who waits longer. Tables are of
three only where somebody has waited, and no fourth is near enough.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

import msgspec

from play.formats.flow import HELPED_AFTER, Free, Helper, can_help, has_bye
from play.formats.flow import wait_of as wait_of_two
from play.formats.lots import lot
from play.formats.pairs import Reasons
from play.formats.tables import LARGE, SMALL, Known, in_seats

AGAIN: Final = ((0, 0), (12, 1), (18, 2), (24, None))
"""From so many days of waiting on, two can meet who have met so often (None: however often)."""

SMALL_AFTER: Final = 10
"""Who has waited for so many days plays at a table of three, if no fourth is near enough."""

NEAR: Final = 14
"""So many of the nearest are looked at for each table."""

SWEEPS: Final = 3
"""So often are all tables of a day looked at for two who had better change them."""

MODEL_ENTRANTS: Final = 64
MODEL_MATCHES: Final = 5
MODEL_ALL: Final = 85
MODEL_HALF: Final = 44
MODEL_FAR: Final = 5
"""What comes out of a model in which a match takes twelve days in the median, two at once (docs/tournaments.md): days
until all and half of the entrants have played; in percent, tables whose points differ by more than one."""

_REMATCH = 10_000
_SMALL_AGAIN = 2_000
_LONGEST_WAIT = 255


class Waiting(Free, frozen=True):
    """An entrant who could play another match at a table.

    `times`: how often they met which others; `seats`: how often they had each seat; `small`: how many tables of three.
    """

    times: Mapping[int, int] = {}
    seats: tuple[int, ...] = (0, 0, 0, 0)
    small: int = 0


class Table(msgspec.Struct, frozen=True):
    """Who meets, in order of seats; `only_for`: the one for whom it counts, as the others have finished and help."""

    entrants: tuple[int, ...]
    why: Reasons = Reasons()
    only_for: int | None = None


class TableDay(msgspec.Struct, frozen=True):
    """What one look gives: tables, and byes."""

    tables: tuple[Table, ...] = ()
    byes: tuple[int, ...] = ()


def wait_of(one: Waiting, other: Waiting) -> int:
    """Return how many days the one of two who waits longer has to wait until they can share a table."""
    times = one.times.get(other.entrant, 0)
    again = next(since for since, most in AGAIN if most is None or times <= most)
    return max(again, wait_of_two(msgspec.structs.replace(one, met=frozenset()), other) or 0)


def seat_day(
    waiting: Sequence[Waiting],
    helpers: Sequence[Helper],
    forbidden: Collection[frozenset[int]],
    seed: bytes,
    day: int,
) -> TableDay:
    """Return what is begun today for those who are `ready`."""
    near = _Near(waiting, forbidden)
    order = sorted(waiting, key=lambda one: (-one.days, lot(seed, "table", day, one.entrant)))
    tables: list[list[Waiting]] = []
    left = order
    for size in (LARGE, SMALL):
        found, left = near.tables(left, size)
        tables += found
    near.improve(tables)
    made = [_table(table, seed, day) for table in tables]
    made += _helped(left, helpers, forbidden, seed, day)
    seated = {entrant for table in made for entrant in table.entrants}
    byes = tuple(one.entrant for one in left if has_bye(one) and one.entrant not in seated)
    return TableDay(tuple(made), byes)


class _Near:
    """Who of those that wait today can share a table, and what that costs."""

    def __init__(self, waiting: Sequence[Waiting], forbidden: Collection[frozenset[int]]) -> None:
        """Reckon each pair once."""
        self._costs: dict[frozenset[int], int] = {}
        for one, other in combinations(waiting, 2):
            pair = frozenset((one.entrant, other.entrant))
            if pair not in forbidden and max(one.days, other.days) >= wait_of(one, other):
                self._costs[pair] = _cost(one, other)

    def tables(self, waiting: Sequence[Waiting], size: int) -> tuple[list[list[Waiting]], list[Waiting]]:
        """Return tables of a size, and who is left: who waits longest chooses first."""
        found: list[list[Waiting]] = []
        left = list(waiting)
        for one in waiting:
            if one not in left or (size == SMALL and one.days < SMALL_AFTER):
                continue
            others = [other for other in left if self._pair(one, other) in self._costs]
            others.sort(key=lambda other: (self._costs[self._pair(one, other)] - _waited(other), left.index(other)))
            best = min(self._cliques(one, others[:NEAR], size - 1), key=self._total, default=None)
            if best is not None:
                found.append(best)
                left = [each for each in left if each not in best]
        return found, left

    def improve(self, tables: list[list[Waiting]]) -> None:
        """Let two change tables where all can still share one, and that costs less."""
        for _ in range(SWEEPS):
            is_better = False
            for one, other in combinations(tables, 2):
                is_better |= self._exchange(one, other)
            if not is_better:
                return

    def _exchange(self, one: list[Waiting], other: list[Waiting]) -> bool:
        before = self._total(one) + self._total(other)
        for at in range(len(one)):
            for there in range(len(other)):
                one[at], other[there] = other[there], one[at]
                if self._fits(one) and self._fits(other) and self._total(one) + self._total(other) < before:
                    return True
                one[at], other[there] = other[there], one[at]
        return False

    def _cliques(self, one: Waiting, others: Sequence[Waiting], more: int) -> Iterator[list[Waiting]]:
        for group in combinations(others, more):
            if all(self._pair(*two) in self._costs for two in combinations(group, 2)):
                yield [one, *group]

    def _fits(self, table: Sequence[Waiting]) -> bool:
        is_small = len(table) == SMALL
        return all(self._pair(*two) in self._costs for two in combinations(table, 2)) and (
            not is_small or any(one.days >= SMALL_AFTER for one in table)
        )

    def _total(self, table: Sequence[Waiting]) -> int:
        """Return what a table costs; who has waited longer is rather at one, and rarely at two of three."""
        small = _SMALL_AGAIN * sum(one.small for one in table) if len(table) == SMALL else 0
        return sum(self._costs[self._pair(*two)] for two in combinations(table, 2)) + small - sum(map(_waited, table))

    @staticmethod
    def _pair(one: Waiting, other: Waiting) -> frozenset[int]:
        return frozenset((one.entrant, other.entrant))


def _cost(one: Waiting, other: Waiting) -> int:
    """Return what it costs that two share a table: as in flow for two, and rematches squared."""
    gap, lag = abs(one.plus - other.plus), abs(one.started - other.started)
    times = one.times.get(other.entrant, 0)
    return 4 * gap * gap + 36 * lag * lag + _REMATCH * times * times


def _waited(one: Waiting) -> int:
    return 9 * min(one.days, _LONGEST_WAIT)


def _table(table: Sequence[Waiting], seed: bytes, day: int) -> Table:
    known = {one.entrant: Known(one.entrant, seats=one.seats) for one in table}
    plus = [one.plus for one in table]
    times = sum(one.times.get(other.entrant, 0) for one, other in combinations(table, 2))
    why = Reasons(gap=max(plus) - min(plus), met=times, waited=max(one.days for one in table))
    return Table(in_seats([one.entrant for one in table], known, seed, day), why)


def _helped(
    left: Iterable[Waiting],
    helpers: Sequence[Helper],
    forbidden: Collection[frozenset[int]],
    seed: bytes,
    day: int,
) -> list[Table]:
    """Return tables of somebody who has waited long with two who help: who helped least and is nearest."""
    found: list[Table] = []
    busy: set[int] = set()
    for one in sorted(left, key=lambda free: (-free.days, free.entrant)):
        can = [helper for helper in helpers if helper.entrant not in busy and can_help(one, helper, forbidden)]
        can.sort(key=lambda helper: (helper.helped, abs(helper.plus - one.plus), helper.entrant))
        both = next((two for two in combinations(can, SMALL - 1) if _names(two) not in forbidden), None)
        if one.days < HELPED_AFTER or both is None:
            continue
        names = [one.entrant, *(helper.entrant for helper in both)]
        busy.update(names)
        known = {each: Known(each) for each in names} | {one.entrant: Known(one.entrant, seats=one.seats)}
        gap = max(abs(helper.plus - one.plus) for helper in both)
        found.append(Table(in_seats(names, known, seed, day), Reasons(gap, waited=one.days), one.entrant))
    return found


def _names(helpers: Iterable[Helper]) -> frozenset[int]:
    return frozenset(helper.entrant for helper in helpers)
