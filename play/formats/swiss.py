"""Rounds for two: everybody plays in each round, against somebody with about as many points, never the same twice.

What counts, the most important first, is `WISHES`; it is published before the first round. The pairs of a round are a
best matching, made unique by bits from the seed, so that anybody can check them when the seed is published.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from play.formats.lots import lot
from play.formats.matching import Edge, best_pairs, left_over
from play.formats.pairs import Pair, Reasons, Turns, clash, met, ordered, turns
from play.formats.sheets import Line, Sheet

WISHES: Final = ("second_bye", "rematch", "bye", "seats", "points", "balance", "float", "halves")
"""What costs, the most important first.

A second bye; a rematch; a bye for somebody with many points; a third time running in a seat, or over two ahead; the
squared difference of points; seats that do not alternate; a second float the same way; and another opponent than upper
against lower half would give.
"""

REACH: Final = 24
"""So many are looked at nearest in the standings, and as many nearest to the opponent that the halves would give."""

BYE: Final = 0
"""The number of whom the odd one out meets."""

_MOST_BYES = 31
_MOST_MET = 31
_MOST_SCORE = 1 << 12
_MOST_GAP = 1 << 18
_MOST_FLOATS = 7


class Round(msgspec.Struct, frozen=True):
    """The pairs of a round, the best first, and who has a bye; usually one or nobody."""

    pairs: tuple[Pair, ...]
    byes: tuple[int, ...]


class _Entrant(msgspec.Struct, frozen=True):
    """What pairing has to know of an entrant; `place` is from 0, `score` in twelfths."""

    number: int
    place: int
    score: int
    byes: int
    floats: tuple[int, int]
    turns: Turns
    fold: int
    """The place of the opponent that upper against lower half would give."""


def promised_rounds(entrants: int) -> int:
    """Return for how many rounds nobody meets anybody twice, whatever the results are."""
    return entrants // 2


def pair_round(
    sheet: Sheet, present: Sequence[int], forbidden: Collection[frozenset[int]], seed: bytes, number: int
) -> Round:
    """Return the pairs of round `number` of those `present`, who are in the order of the standings.

    Who must not meet never does, and has a bye where nobody else is left. Takes seconds with hundreds of entrants.
    """
    known = _entrants(sheet, present)
    times = met(sheet)
    near = [
        _edge(known[one], known[other], times)
        for one, other in _near(known, present, times)
        if frozenset((one, other)) not in forbidden
    ]
    if len(present) % 2:
        near += [_bye(entrant) for entrant in known.values() if not entrant.byes]
    found = best_pairs(near, _largest(present), seed, "round", number)
    if left_over(present, found):
        whole = [
            _edge(known[one], known[other], times)
            for place, one in enumerate(present)
            for other in present[place + 1 :]
            if frozenset((one, other)) not in forbidden
        ]
        if len(present) % 2:
            whole += [_bye(entrant) for entrant in known.values()]
        found = best_pairs(whole, _largest(present), seed, "round", number)
    pairs = [
        _pair(known, times, edge, lot(seed, "seat", number, edge.one, edge.other))
        for edge in found
        if BYE not in (edge.one, edge.other)
    ]
    paired = {entrant for pair in pairs for entrant in (pair.first, pair.second)}
    pairs.sort(key=lambda pair: sorted((known[pair.first].place, known[pair.second].place)))
    return Round(tuple(pairs), tuple(entrant for entrant in present if entrant not in paired))


def _entrants(sheet: Sheet, present: Sequence[int]) -> dict[int, _Entrant]:
    floats = _floats(sheet)
    scores = {entrant: sheet.twelfths(entrant) for entrant in present}
    groups: dict[int, list[int]] = {}
    for entrant in present:
        groups.setdefault(scores[entrant], []).append(entrant)
    found: dict[int, _Entrant] = {}
    for place, entrant in enumerate(present):
        group = groups[scores[entrant]]
        inside, half = group.index(entrant), len(group) // 2
        fold = place + half if inside < half else place - half
        byes = sum(line.kind == "bye" for line in sheet.lines[entrant])
        found[entrant] = _Entrant(
            entrant, place, scores[entrant], byes, floats[entrant], turns(sheet, entrant), min(fold, len(present) - 1)
        )
    return found


def _near(
    known: Mapping[int, _Entrant], present: Sequence[int], times: Mapping[int, Mapping[int, int]]
) -> Iterable[tuple[int, int]]:
    """Return pairs that have not met and are near in the standings, or near to upper against lower half."""
    pairs: set[tuple[int, int]] = set()
    for entrant in known.values():
        for middle in (entrant.place, entrant.fold):
            first = max(0, min(middle - REACH // 2, len(present) - REACH - 1))
            for other in present[first : first + REACH + 1]:
                if other != entrant.number and not times[entrant.number].get(other):
                    pairs.add((min(entrant.number, other), max(entrant.number, other)))
    return sorted(pairs)


def _edge(one: _Entrant, other: _Entrant, times: Mapping[int, Mapping[int, int]]) -> Edge:
    reasons = _reasons(one, other, times)
    wishes = (one.turns.wish(), other.turns.wish())
    costs = (
        0,
        min(reasons.met, _MOST_MET),
        0,
        int(reasons.clash),
        min(reasons.gap * reasons.gap, _MOST_GAP),
        int(wishes[0] is not None and wishes[0] == wishes[1]),
        min(reasons.floats, _MOST_FLOATS),
        reasons.fold * reasons.fold,
    )
    return Edge(one.number, other.number, costs)


def _bye(entrant: _Entrant) -> Edge:
    """Return the edge to nobody: once, and for who has the fewest points."""
    return Edge(entrant.number, BYE, (min(entrant.byes, _MOST_BYES), 0, min(entrant.score, _MOST_SCORE), 0, 0, 0, 0, 0))


def _largest(present: Sequence[int]) -> tuple[int, ...]:
    return (_MOST_BYES, _MOST_MET, _MOST_SCORE, 1, _MOST_GAP, 1, _MOST_FLOATS, len(present) ** 2)


def _reasons(one: _Entrant, other: _Entrant, times: Mapping[int, Mapping[int, int]]) -> Reasons:
    gap = abs(one.score - other.score)
    down, up = (one, other) if one.score > other.score else (other, one)
    return Reasons(
        gap=gap,
        met=times[one.number].get(other.number, 0),
        clash=clash(one.turns, other.turns),
        floats=down.floats[0] + up.floats[1] if gap else 0,
        fold=0 if gap else abs(abs(one.place - other.place) - abs(one.fold - one.place)),
    )


def _pair(known: Mapping[int, _Entrant], times: Mapping[int, Mapping[int, int]], edge: Edge, drawn: int) -> Pair:
    seats = {entrant: known[entrant].turns for entrant in (edge.one, edge.other)}
    first, second = ordered(edge.one, edge.other, seats, drawn)
    return Pair(first, second, _reasons(known[first], known[second], times))


def _floats(sheet: Sheet) -> dict[int, tuple[int, int]]:
    """Return how often each entrant has met somebody with fewer, and with more points than they had then."""
    before = {
        (entrant, line.round): sum(other.twelfths for other in lines if other.round < line.round)
        for entrant, lines in sheet.lines.items()
        for line in lines
    }
    return {
        entrant: (
            sum(_lead(before, entrant, line) > 0 for line in lines),
            sum(_lead(before, entrant, line) < 0 for line in lines),
        )
        for entrant, lines in sheet.lines.items()
    }


def _lead(before: Mapping[tuple[int, int], int], entrant: int, line: Line) -> int:
    """Return by how many twelfths an entrant was ahead of the opponent of a round."""
    if not line.is_played or not line.opponents:
        return 0
    return before[entrant, line.round] - before[line.opponents[0], line.round]
