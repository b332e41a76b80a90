"""Flow: a Swiss without rounds. Who is free is paired once a day, and nobody waits for the slowest.

Everybody plays the same number of matches, one or two at once. `plus` is how far somebody is above half of the points
that their matches could have given. The longer somebody waits, the farther away an opponent can be.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, TypeVar

import msgspec

from play.formats.lots import lot
from play.formats.matching import Edge, best_pairs, left_over
from play.formats.pairs import Pair, Reasons, Turns, clash, ordered
from play.formats.sheets import HALF

GAP: Final = ((0, HALF), (2, 2 * HALF), (5, 3 * HALF), (10, None))
"""From so many days of waiting on, the difference of `plus` can be so large (twelfths; None: any)."""

LAG: Final = ((0, 1), (3, 2), (7, 3))
"""From so many days of waiting on, the numbers of matches begun can differ by so many."""

AHEAD: Final = 2
"""Who has begun so many matches more than the median waits."""

HELPED_AFTER: Final = 14
"""Who has found nobody for so many days meets somebody who has finished and helps."""

HELPS: Final = 2
"""So often does one help at most."""

BYE_AFTER: Final = 28
"""Who has found nobody for so many days has a bye: a win the first time, half of one later.

For whom it is certain that nobody comes any more has all byes that are missing, and does not wait.
"""

REACH: Final = 24
"""Where there are very many pairs to choose from, so many opponents of each entrant are looked at."""

MOST_EDGES: Final = 4_000
"""So many pairs are looked at one by one; with more it would take minutes."""

_LONGEST_WAIT = 255


class Free(msgspec.Struct, frozen=True):
    """An entrant who could play another match.

    `plus`: twelfths above half of what the matches played could give; `started`: matches begun; `days`: whole days
    since they were free, 0 on the first; `met`: the opponents so far, those of running matches too; `turns`: the seats.
    """

    entrant: int
    plus: int
    started: int
    days: int
    met: frozenset[int]
    turns: Turns = Turns()
    is_hasty: bool = False
    """Whether they pressed `Next now`, and do not wait for a day."""

    is_alone: bool = False
    """Whether it is certain that nobody can meet them any more, so that they need not wait for their byes."""


F = TypeVar("F", bound=Free)


class Helper(msgspec.Struct, frozen=True):
    """An entrant who has finished and helps, with how often they did."""

    entrant: int
    plus: int
    helped: int
    met: frozenset[int]
    turns: Turns = Turns()


class Day(msgspec.Struct, frozen=True):
    """What one look gives: pairs, pairs of somebody with a helper (whose points do not count), and byes."""

    pairs: tuple[Pair, ...]
    helped: tuple[tuple[Pair, int], ...]
    byes: tuple[int, ...]


def ready(free: Iterable[F], median_started: float) -> tuple[F, ...]:
    """Return who is paired today: free for a day, or in haste, and not far ahead of the others."""
    return tuple(one for one in free if (one.days >= 1 or one.is_hasty) and not is_ahead(one, median_started))


def is_ahead(one: Free, median_started: float) -> bool:
    """Return whether somebody has begun so many more matches than others that they wait for these."""
    return one.started - median_started >= AHEAD


def has_bye(one: Free) -> bool:
    """Return whether somebody who finds nobody today, no helper either, has a bye: after a long wait, or if alone."""
    return one.is_alone or one.days >= BYE_AFTER


def wait_of(one: Free, other: Free) -> int | None:
    """Return how many days the one of two who waits longer has to wait until they can meet; None: they cannot."""
    if other.entrant in one.met:
        return None
    days = (_days(GAP, abs(one.plus - other.plus)), _days(LAG, abs(one.started - other.started)))
    return None if days[0] is None or days[1] is None else max(days[0], days[1])


def can_help(one: Free, helper: Helper, forbidden: Collection[frozenset[int]]) -> bool:
    """Return whether a helper may meet somebody who has waited long."""
    pair = frozenset((one.entrant, helper.entrant))
    return helper.helped < HELPS and helper.entrant not in one.met and pair not in forbidden


def pair_day(
    waiting: Sequence[Free], helpers: Sequence[Helper], forbidden: Collection[frozenset[int]], seed: bytes, day: int
) -> Day:
    """Return what is begun today for those who are `ready`."""
    known = {one.entrant: one for one in waiting}
    edges = [
        edge
        for place, one in enumerate(waiting)
        for other in waiting[place + 1 :]
        if frozenset((one.entrant, other.entrant)) not in forbidden and (edge := _edge(one, other)) is not None
    ]
    near = _near(edges, seed, day)
    found = best_pairs(near, (_most_cost(edges),), seed, "day", day)
    if len(near) < len(edges) and len(left_over(known, found)) > len(known) % 2:
        found = best_pairs(edges, (_most_cost(edges),), seed, "day", day)
    seats = {one.entrant: one.turns for one in waiting} | {one.entrant: one.turns for one in helpers}
    pairs = tuple(
        Pair(*ordered(edge.one, edge.other, seats, lot(seed, "seat", day, edge.one, edge.other)), _reasons(known, edge))
        for edge in found
    )
    alone = [known[entrant] for entrant in left_over(known, found)]
    helped = tuple(
        (_seated(one, helper, seats, lot(seed, "seat", day, one.entrant, helper.entrant)), helper.entrant)
        for one, helper in _helped(alone, helpers, forbidden)
    )
    with_help = {entrant for pair, helper in helped for entrant in (pair.first, pair.second) if entrant != helper}
    byes = tuple(one.entrant for one in alone if has_bye(one) and one.entrant not in with_help)
    return Day(pairs, helped, byes)


def _days(table: Sequence[tuple[int, int | None]], difference: int) -> int | None:
    """Return from how many days of waiting on a difference is allowed; None: never."""
    return next((since for since, most in table if most is None or difference <= most), None)


def _edge(one: Free, other: Free) -> Edge | None:
    """Return the edge between two who can meet today, None if they cannot."""
    wait = wait_of(one, other)
    if wait is None or max(one.days, other.days) < wait:
        return None
    gap, lag = abs(one.plus - other.plus), abs(one.started - other.started)
    # A point is 12 twelfths, so 64 for its square is 64 / 144 for that of a twelfth; times 9 all is whole.
    waited = 2 * _LONGEST_WAIT - min(one.days, _LONGEST_WAIT) - min(other.days, _LONGEST_WAIT)
    cost = 4 * gap * gap + 9 * (4 * lag * lag + waited) + 9 * int(clash(one.turns, other.turns))
    return Edge(one.entrant, other.entrant, (cost,))


def _near(edges: Sequence[Edge], seed: bytes, day: int) -> Sequence[Edge]:
    """Return of many edges those to the opponents of each entrant that cost the least, by lot among equal ones."""
    if len(edges) <= MOST_EDGES:
        return edges
    order = sorted(edges, key=lambda edge: (edge.costs, lot(seed, "near", day, edge.one, edge.other)))
    counts: Counter[int] = Counter()
    found: list[Edge] = []
    for edge in order:
        if min(counts[edge.one], counts[edge.other]) < REACH:
            found.append(edge)
            counts.update((edge.one, edge.other))
    return found


def _most_cost(edges: Sequence[Edge]) -> int:
    return max((edge.costs[0] for edge in edges), default=0)


def _reasons(known: Mapping[int, Free], edge: Edge) -> Reasons:
    one, other = known[edge.one], known[edge.other]
    return Reasons(
        gap=abs(one.plus - other.plus), clash=clash(one.turns, other.turns), waited=max(one.days, other.days)
    )


def _helped(
    alone: Iterable[Free], helpers: Sequence[Helper], forbidden: Collection[frozenset[int]]
) -> tuple[tuple[Free, Helper], ...]:
    """Return who has waited long with a helper each: whoever helped least and is nearest, who waited longest first."""
    found: list[tuple[Free, Helper]] = []
    busy: set[int] = set()
    for one in sorted(alone, key=lambda free: (-free.days, free.entrant)):
        can = [helper for helper in helpers if helper.entrant not in busy and can_help(one, helper, forbidden)]
        if one.days >= HELPED_AFTER and can:
            best = min(can, key=lambda helper: (helper.helped, abs(helper.plus - one.plus), helper.entrant))
            busy.add(best.entrant)
            found.append((one, best))
    return tuple(found)


def _seated(one: Free, helper: Helper, seats: dict[int, Turns], drawn: int) -> Pair:
    first, second = ordered(one.entrant, helper.entrant, seats, drawn)
    return Pair(first, second, Reasons(abs(helper.plus - one.plus), waited=one.days))
