"""A knock-out in rounds: at tables of which the best go on, with one life, or with two (double elimination).

Who is not among the best of a table has lost a match. With one life they are out. With two, whoever loses in the first
bracket plays on in the second, and who loses there is out: everybody is out after exactly two lost matches.

The final is played by the winner of the first bracket and by those who are left of the second: one where two meet, two
or three at a table. If the unbeaten one is first, all others have lost, and it is over. If not, the unbeaten one alone
has lost, and the same play again on equal terms; then whoever is first has won, and all others have lost.

Each round is drawn anew from those who are in, best first: nobody has a place in a bracket that somebody else's absence
could empty. So a bye is needed only where the numbers leave somebody over.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from play.formats import tables

Bracket: TypeAlias = Literal["first", "second", "final"]

TWO: Final = 2


class Stake(msgspec.Struct, frozen=True):
    """What a match of such a knock-out is about.

    - `through`: so many of its players go on; who has not stayed does not
    - `seeds`: by seat, who is the better one where nothing else tells (0 is the best)
    - `unbeaten`: in a final, the seat of who has not lost yet while the others have
    - `is_last`: one alone is to be left, of all who were in this bracket
    """

    bracket: Bracket
    through: int = 1
    seeds: tuple[int, ...] = ()
    unbeaten: int | None = None
    is_last: bool = False


class Rules(msgspec.Struct, frozen=True):
    """How it is played: with how many `lives`, at tables of `least` to `largest`, of which the best `through` go on."""

    lives: int
    largest: int
    least: int
    through: int = 1

    @property
    def is_at_tables(self) -> bool:
        """Whether more than two meet."""
        return self.largest > TWO


class Field(msgspec.Struct, frozen=True):
    """Who is in, the best first, and what is known of them.

    `first`: without a lost match; `second`: with one; `absent`: not there, so that they lose what is drawn now; `met`:
    how often whom; `byes`: how many each had; `forbidden`: pairs that never meet.
    """

    first: tuple[int, ...]
    second: tuple[int, ...] = ()
    absent: frozenset[int] = frozenset()
    met: Mapping[int, Mapping[int, int]] = {}
    byes: Mapping[int, int] = {}
    forbidden: frozenset[frozenset[int]] = frozenset()


class Table(msgspec.Struct, frozen=True):
    """Who meet, the best first, so many of whom go on.

    In a final `unbeaten` has not lost yet, None: all have as often. `is_last`: see `Stake`.
    """

    bracket: Bracket
    entrants: tuple[int, ...]
    through: int
    unbeaten: int | None = None
    is_last: bool = False


class Alone(msgspec.Struct, frozen=True):
    """Somebody without a match in a round: with a bye, or `has_lost` since they were not there or nobody could come."""

    bracket: Bracket
    entrant: int
    has_lost: bool = False


class Drawn(msgspec.Struct, frozen=True):
    """A round: everybody who is in has one table, or is alone."""

    tables: tuple[Table, ...] = ()
    alone: tuple[Alone, ...] = ()


def draw(field: Field, rules: Rules) -> Drawn | None:
    """Return the next round; None: one is left, or nobody."""
    if len(field.first) + len(field.second) < TWO:
        return None
    if rules.lives == 1 or not field.second:
        return _of_all(field, rules, "first", field.first)
    if not field.first:
        return _of_all(field, rules, "second", field.second)
    if len(field.first) == 1:
        there = [each for each in field.second if each not in field.absent]
        if 1 + len(there) <= rules.largest:
            return _final(field, rules, there)
    return _of_both(field, rules)


def lost(stake: Stake, places: Sequence[int], stayed: Sequence[bool]) -> frozenset[int] | None:
    """Return the seats that have lost a match that is over; None: it is level, and is played again.

    `places`: by seat, as the match gave them; `stayed`: whether the player was there to the end. Who shares the last
    place that goes on goes on too, unless then nobody has lost, or several are left where one is to be.
    """
    there = [seat for seat in range(len(places)) if stayed[seat]]
    gone = frozenset(range(len(places))) - frozenset(there)
    if not there:
        return gone
    first = [seat for seat in there if places[seat] == min(places[each] for each in there)]
    if stake.unbeaten is not None and first != [stake.unbeaten]:
        return None if stake.unbeaten in first else gone | {stake.unbeaten}
    last = sorted(places[seat] for seat in there)[min(stake.through, len(there)) - 1]
    on = frozenset(seat for seat in there if places[seat] <= last)
    behind = frozenset(range(len(places))) - on
    is_settled = bool(behind) and (not stake.is_last or len(on) == 1)
    return behind if is_settled else None


def lost_by_seed(stake: Stake, places: Sequence[int | None], stayed: Sequence[bool]) -> frozenset[int]:
    """Return the seats that have lost a match that stayed level or void, however often it was played.

    Of a final with somebody unbeaten that one is first, else the better seed.
    """
    seats = range(len(places))
    order = sorted(
        seats,
        key=lambda seat: (
            not stayed[seat],
            seat != stake.unbeaten,
            places[seat] or 0,
            stake.seeds[seat] if seat < len(stake.seeds) else seat,
        ),
    )
    return frozenset(order[stake.through :])


def seated_in(sizes: Sequence[int], order: Sequence[int], cost: Callable[[Sequence[int]], int]) -> list[list[int]]:
    """Return tables of these sizes, the large ones first: the best of all are apart, and so on down the `order`.

    Among equals two change tables where that costs less.
    """
    count = len(sizes)
    found: list[list[int]] = [[] for _ in sizes]
    for row in range(max(sizes, default=0)):
        pot = order[row * count : (row + 1) * count]
        # The fourth of a table comes to the large ones, which are last here: the best are at small tables.
        turn = range(count) if row % 2 == 0 else range(count - 1, -1, -1)
        for table, entrant in zip(turn, pot, strict=False):
            found[table].append(entrant)
    _improve(found, cost)
    return found


def _improve(found: list[list[int]], cost: Callable[[Sequence[int]], int]) -> None:
    """Let two of the same row change tables as long as that costs less."""
    costs = [cost(table) for table in found]
    is_better = any(costs)
    while is_better:
        is_better = False
        for one, other in _near(len(found)):
            for row in range(min(len(found[one]), len(found[other])) if costs[one] else 0):
                _swap(found, one, other, row)
                after = cost(found[one]), cost(found[other])
                if sum(after) < costs[one] + costs[other]:
                    costs[one], costs[other] = after
                    is_better = True
                else:
                    _swap(found, one, other, row)


def _near(count: int) -> Iterator[tuple[int, int]]:
    """Yield each table with every other one, the nearest first."""
    for one in range(count):
        for far in range(1, count):
            yield from ((one, other) for other in (one - far, one + far) if 0 <= other < count)


def _swap(found: list[list[int]], one: int, other: int, row: int) -> None:
    found[one][row], found[other][row] = found[other][row], found[one][row]


def _of_all(field: Field, rules: Rules, bracket: Bracket, entrants: Sequence[int]) -> Drawn:
    """Return a round of the only bracket in which anybody is, or of the first one while the second is empty."""
    is_whole = rules.lives == 1 or bracket == "second"
    return _bracket(
        field, rules, bracket, entrants, must=True, left=tables.SMALL, last="final" if is_whole else "first"
    )


def _of_both(field: Field, rules: Rules) -> Drawn:
    is_over = len(field.first) == 1
    first = _bracket(field, rules, "first", field.first, must=True, left=tables.SMALL, last="first")
    second = _bracket(field, rules, "second", field.second, must=is_over, left=TWO if is_over else 1, last=None)
    return Drawn(first.tables + second.tables, first.alone + second.alone)


def _final(field: Field, rules: Rules, there: Sequence[int]) -> Drawn:
    """Return the final; who cannot be seated in it has lost without a match."""
    best = field.first[0]
    seated = [best]
    for each in there:
        if all(frozenset((each, other)) not in field.forbidden for other in seated):
            seated.append(each)
    if len(seated) < rules.least:
        seated = [best]
    alone = tuple(Alone("second", each, has_lost=True) for each in field.second if each not in seated)
    if len(seated) == 1:
        return Drawn(alone=(Alone("first", best), *alone))
    return Drawn((Table("final", tuple(seated), 1, best, is_last=True),), alone)


def _bracket(
    field: Field,
    rules: Rules,
    bracket: Bracket,
    entrants: Sequence[int],
    *,
    must: bool,
    left: int,
    last: Bracket | None,
) -> Drawn:
    """Return a round of one bracket.

    `must`: of two who cannot have a table one goes on, else they wait; `left`: so many at least are to be left for the
    next round; `last`: how a table is called at which all are, so that one of them is left; None: it is not the last.
    """
    there = [each for each in entrants if each not in field.absent]
    # Two are a table only where nobody else comes to it.
    fewest = rules.least if must or not rules.is_at_tables else tables.SMALL
    if len(there) < fewest and not (must and len(entrants) > 1):
        return Drawn(alone=tuple(Alone(bracket, each) for each in entrants))
    over, seated = _seated(there, field, rules, must=must)
    out = [each for each in entrants if each not in over and not any(each in table for table in seated)]
    is_last = last is not None and len(seated) == 1 and not over
    through = 1 if is_last else _through([len(table) for table in seated], len(over), rules, left)
    return Drawn(
        tuple(
            Table(
                (last if is_last and last is not None else bracket),
                tuple(sorted(table, key=there.index)),
                min(through, len(table) - 1),
                is_last=is_last,
            )
            for table in seated
        ),
        (
            *(Alone(bracket, each) for each in over),
            *(Alone(bracket, each, has_lost=True) for each in out),
        ),
    )


def _seated(
    there: Sequence[int], field: Field, rules: Rules, *, must: bool
) -> tuple[Sequence[int], Sequence[Sequence[int]]]:
    """Return who has a bye, and the tables; the last of two who would meet and must not is left out of both."""
    there = list(there)
    while len(there) >= rules.least:
        over = _over(there, rules, field.byes)
        order = [each for each in there if each not in over]
        seated = seated_in(_sizes(len(order), rules), order, lambda table: _cost(table, field))
        late = _must_not(seated, field.forbidden, there)
        if late is None:
            return over, seated
        there.remove(late)
    return (there[:1] if must else there), ()


def _over(there: Sequence[int], rules: Rules, byes: Mapping[int, int]) -> list[int]:
    """Return who has a bye: where somebody is left over, the best of those who had the fewest."""
    is_needed = len(there) == tables.LARGE + 1 if rules.is_at_tables else len(there) % TWO == 1
    return [min(there, key=lambda each: byes.get(each, 0))] if is_needed else []


def _sizes(count: int, rules: Rules) -> tuple[int, ...]:
    """Return the sizes of tables, the small ones first."""
    if not rules.is_at_tables or count == TWO:
        return (TWO,) * (count // TWO)
    return tables.sizes(count)[::-1]


def _through(sizes: Sequence[int], over: int, rules: Rules, left: int) -> int:
    """Return how many of a table go on: as agreed on, or more where too few would be left."""
    least = left if rules.is_at_tables else 1
    for through in range(rules.through, rules.largest):
        if over + sum(min(through, size - 1) for size in sizes) >= least:
            return through
    return rules.largest - 1


def _cost(table: Sequence[int], field: Field) -> int:
    """Return what a table costs: who must not meet, then who have met, squared."""
    cost = 0
    for at, one in enumerate(table):
        for other in table[at + 1 :]:
            cost += field.met.get(one, {}).get(other, 0) ** 2
            cost += 10_000 * (frozenset((one, other)) in field.forbidden)
    return cost


def _must_not(
    seated: Collection[Sequence[int]], forbidden: frozenset[frozenset[int]], order: Sequence[int]
) -> int | None:
    """Return the last in order of those who sit with somebody they must not meet, None: nobody does."""
    found = [
        each
        for table in seated
        for each in table
        for other in table
        if frozenset((each, other)) in forbidden and order.index(other) < order.index(each)
    ]
    return max(found, key=order.index, default=None)
