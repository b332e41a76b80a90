"""Sealed answers that meet, such as two combat cards, as matrix games: mixed so that knowing the mixture helps nobody.

The matrix is made from a state in which neither of the two seats has answered. Whole numbers, so that it comes out the
same everywhere.
"""

from collections.abc import Sequence
from operator import mul
from typing import Any, Generic

import msgspec

from games.ai.drawn import Greedy, Warm, drawn_place
from games.ai.question import Candidate, Judged, Question
from games.kernel.game import M, S
from games.kernel.ids import Seat

ROUNDS = 200
"""So many rounds make a mixture that is played; for the value of a matrix a fifth is enough."""

_PARTS = 1_000_000
"""Chances to win are counted in so many parts."""

_WHOLE = 1 << 20
"""A mixture of one round has so many parts."""


class Mixture(msgspec.Struct, frozen=True, gc=False):
    """How two sides mix: weights of rows and columns, and the value of the matrix for the rows, 0 to 1."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    value: float


class Matrix(msgspec.Struct, Generic[M], frozen=True):
    """What two seats can answer, the first the rows; `values`: the first seat's chance to win, in parts of a million.

    `weights` are those of the rows, as the advice says.
    """

    rows: tuple[Candidate[M], ...]
    columns: tuple[Candidate[M], ...]
    values: tuple[tuple[int, ...], ...]


def mixture(values: Sequence[Sequence[int]], rounds: int = ROUNDS) -> Mixture:
    """Return how to play a matrix in which the rows want much and the columns little, by regret matching.

    Each side regrets what it would rather have played, but never less than nothing; later rounds count for more.
    """
    by_column = tuple(zip(*values, strict=True))
    regrets = [0] * len(values), [0] * len(by_column)
    totals = [0] * len(values), [0] * len(by_column)
    rows, columns = _parts(regrets[0]), _parts(regrets[1])
    for number in range(1, rounds + 1):
        _regret(regrets[0], rows, [_mean(line, columns) for line in values])
        rows = _parts(regrets[0])
        _regret(regrets[1], columns, [-_mean(line, rows) for line in by_column])
        columns = _parts(regrets[1])
        for total, parts in zip(totals, (rows, columns), strict=True):
            for place, part in enumerate(parts):
                total[place] += number * part
    found = [_scaled(total) for total in totals]
    value = sum(row * _mean(line, found[1]) for row, line in zip(found[0], values, strict=True))
    return Mixture(found[0], found[1], value / sum(found[0]) / _PARTS)


def _regret(regrets: list[int], parts: Sequence[int], gains: Sequence[int]) -> None:
    usual = _mean(gains, parts)
    for place, gain in enumerate(gains):
        regrets[place] = max(0, regrets[place] + gain - usual)


def _mean(numbers: Sequence[int], parts: Sequence[int]) -> int:
    whole: int = sum(map(mul, numbers, parts))
    return whole // sum(parts)


def _parts(regrets: Sequence[int]) -> tuple[int, ...]:
    """Return how likely each is, as much as it is regretted; all alike where nothing is."""
    whole = sum(regrets)
    return tuple(each * _WHOLE // whole for each in regrets) if whole else (_WHOLE // len(regrets),) * len(regrets)


def _scaled(totals: Sequence[int]) -> tuple[int, ...]:
    whole = sum(totals)
    return tuple(each * _WHOLE // whole for each in totals)


def matrix_of(question: Question[S, M], state: S, one: Seat, other: Seat, most: int | None = None) -> Matrix[M]:
    """Return the matrix of two seats, none of which has answered in `state`; of each the `most` heaviest answers."""
    rows, columns = (question.candidates(state, seat, most) for seat in (one, other))
    values = []
    for row in rows:
        laid = question.after(state, one, row.move)
        values.append(tuple(_parts_of(question, question.after(laid, other, each.move), one) for each in columns))
    return Matrix(rows, columns, tuple(values))


def _parts_of(question: Question[S, M], state: S, seat: Seat) -> int:
    return round(question.estimates(state)[seat] * _PARTS)


def facing(question: Question[S, M], state: S) -> tuple[Seat, Seat] | None:
    """Return the seat that is asked, or else the first, and the other one, where sealed answers meet in `state`."""
    rivals = question.advice.rivals(state)
    if not rivals:
        return None
    one, other = rivals
    return (other, one) if other == question.seat else (one, other)


class Guessing(Warm):
    """Draws its sealed answers by weights, and judges what leads to some by drawing them for both sides."""

    def __init__(self, warmth: float, most: int | None = None, few: int | None = None) -> None:
        """Draw among the `few` best alone; the rest as `Warm` says."""
        super().__init__(warmth, most)
        self._few = few

    def near(self, judged: tuple[Judged[Any, Any], ...]) -> tuple[Judged[Any, Any], ...]:
        """Return the best of ranked moves."""
        return judged[: self._few]

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the drawn move, then the others, the best first."""
        world = question.world()
        if question.seat in question.advice.rivals(world):
            found = question.candidates(world, question.seat)
            return (Judged(found[drawn_place(question, found)].move, 0.0),)
        return super().decide(question)

    def warmth(self, best: float) -> float:
        """Return less where a match is nearly decided and estimates differ little: there it does not dither."""
        return 4 * best * (1 - best) * self._warmth

    def judged(self, question: Question[Any, Any], world: Any, move: Any) -> Judged[Any, Any]:
        """Return `move` with its estimate, the mean of some draws where sealed answers follow."""
        found = super().judged(question, world, move)
        if facing(question, found.after) is None:
            return found
        drawn = [question.estimates(_answered(question, found.after))[question.seat] for _ in range(_GUESSES)]
        return Judged(move, sum(drawn) / len(drawn), found.after)


class Matching(Greedy):
    """Greedy, but sealed answers are drawn from their matrix, and what leads to some is worth the value of theirs."""

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the best move, or a sealed answer as likely as the mixture says, then the others."""
        mixed = drawn_from_matrix(question)
        return mixed or super().decide(question)

    def judged(self, question: Question[Any, Any], world: Any, move: Any) -> Judged[Any, Any]:
        """Return `move` with its estimate, the value of the matrix where sealed answers follow."""
        found = super().judged(question, world, move)
        value = value_of(question, found.after)
        return found if value is None else Judged(move, value, found.after)


def drawn_from_matrix(question: Question[S, M]) -> tuple[Judged[S, M], ...]:
    """Return the sealed answer of a matrix game, drawn from the mixture, then the others; nothing if there is none.

    The estimates are those against the mixture of the other side.
    """
    state = question.world(is_answered=False)
    seats = facing(question, state)
    if seats is None or seats[0] != question.seat:
        return ()
    matrix = matrix_of(question, state, *seats)
    mixed = mixture(matrix.values)
    judged = [
        Judged(row.move, _mean(line, mixed.columns) / _PARTS, None)
        for row, line in zip(matrix.rows, matrix.values, strict=True)
    ]
    place = question.chance.weighted(mixed.rows)
    return (judged[place], *judged[:place], *judged[place + 1 :])


def value_of(question: Question[S, M], state: S, most: int | None = None) -> float | None:
    """Return the chance to win of the seat that is asked where sealed answers meet in `state`; None if none do.

    Of each side the `most` heaviest answers are looked at.
    """
    seats = facing(question, state)
    if seats is None:
        return None
    value = mixture(matrix_of(question, state, *seats, most).values, ROUNDS // 5).value
    return value if seats[0] == question.seat else 1 - value


_GUESSES = 3


def _answered(question: Question[S, M], state: S) -> S:
    """Return what follows when each of the rivals answers as the weights have it."""
    for seat in question.advice.rivals(state):
        found = question.candidates(state, seat)
        state = question.after(state, seat, found[drawn_place(question, found)].move)
    return state
