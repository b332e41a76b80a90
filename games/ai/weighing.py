"""How much a move cost its player: what the best level would have done in its place, and how much better that is.

It gets what a computer gets that is asked the same (games/ai/player.py): the view of the seat, and nothing that came to
light later. So nobody is told that a move was dear which only looks so afterwards. The move made and the best one are
compared in the same worlds, as how plays end varies several times as much as moves differ. Moves are counted, never
time.
"""

from collections.abc import Sequence
from copy import copy
from math import sqrt
from typing import Any, Final, Generic

import msgspec

from games.ai.matrix import drawn_from_matrix, value_of
from games.ai.player import Opponents, PlayedOn
from games.ai.question import Asked, Judged, Question
from games.ai.quick import QuickChance
from games.ai.reasons import Reason, reasons
from games.kernel.chance import Chance
from games.kernel.game import AnyGame, M, S
from games.kernel.ids import Seat

VERSION: Final = 1
"""It goes up whenever the same move would be weighed in another way."""

WIDE: Final = 1000
"""What an answer of several parts may have cost: that shows only when it is weighed."""

_SEEDS: Final = 1 << 53
_WHOLE: Final = 1000
_SURE: Final = 2
"""A move is better if it is so by more than so many standard errors."""

_MOST_STEPS: Final = 400
_CARDS: Final = 4
"""So many sealed answers of each side are looked at where a play ends with some."""


class Weighed(msgspec.Struct, Generic[M], frozen=True):
    """What would have been best, and by how many thousandths of a match that is better (`behind`).

    `behind` is 0 where it cannot be told from the move made. `reasons`: in which terms the best one is better.
    """

    best: M
    behind: int
    reasons: tuple[Reason, ...] = ()


def screened(game: AnyGame, opponents: Opponents[Any, Any], asked: Asked, made: Any, chance: Chance) -> int:
    """Return roughly what a move cost, in thousandths of a match: whether it is worth to be weighed.

    0: there was nothing to choose, the book has such a move, or none seems better.

    Raises:
        CorruptData: if what is asked holds no view of the game.
    """
    question = Question[Any, Any](game, opponents.advice, asked, QuickChance(chance.below("weigh", _SEEDS)))
    world = question.world()
    if _is_of_book(question, world):
        return 0
    if question.advice.parts(world, question.seat) is not None:
        return WIDE
    mixed = drawn_from_matrix(question)
    if mixed:
        return _of_mixture(mixed, made).behind
    found = question.candidates(world, question.seat)
    if len(found) == 1:
        return 0
    judged = [question.judged(world, each.move) for each in found if each.move != made]
    best = max(judged, key=lambda each: each.estimate).move
    return max(0, _compared(question, opponents, best, made, 1))


def weighed(
    game: AnyGame, opponents: Opponents[Any, Any], asked: Asked, made: Any, chance: Chance
) -> Weighed[Any] | None:
    """Return what the best level offered would have done in place of `made`, and by how much that is better.

    None: it would have made the same move, or one of the book.

    Sealed answers that are mixed are worth what they win against the mixture of the other side.

    Raises:
        CorruptData: if what is asked holds no view of the game.
    """
    question = Question[Any, Any](game, opponents.advice, asked, QuickChance(chance.below("weigh", _SEEDS)))
    world = question.world()
    if _is_of_book(question, world):
        return None
    mixed = drawn_from_matrix(question)
    if mixed:
        found = _of_mixture(mixed, made)
        return None if found.best == made else found
    levels = opponents.offered(len(question.estimates(world))) or opponents.offered()
    judged = opponents.players[levels[-1].name].decide(question)
    best = judged[0].move
    if best == made:
        return None
    own = None if opponents.played_on else _by_estimates(judged, made)
    behind = own if own is not None else _compared(question, opponents, best, made)
    return Weighed(best, behind, _why(question, world, best, made))


class _Known(Question[S, M]):
    """What a seat is asked within a play: only one world is possible, the state of the play."""

    def __init__(self, question: Question[S, M], state: S, seat: Seat, kind: str) -> None:
        """Share the chance and the advice of `question`."""
        self.game, self.advice, self.chance, self._tilt = question.game, question.advice, question.chance, ()
        self.view, self.seat, self.kind, self.spent = question.view, seat, kind, 0
        self._state = state

    def world(self, *, is_answered: bool = True) -> S:
        """Return the state of the play."""
        return self._state


def _is_of_book(question: Question[S, M], world: S) -> bool:
    return question.advice.opening(world, question.seat, question.kind, question.chance) is not None


def _of_mixture(mixed: Sequence[Judged[S, M]], made: M) -> Weighed[M]:
    """Return the best reply to the other side's mixture, which is worth what the own mixture is, beside `made`."""
    best = max(mixed, key=lambda each: each.estimate)
    own = next((each.estimate for each in mixed if each.move == made), best.estimate)
    return Weighed(best.move, round(_WHOLE * (best.estimate - own)))


def _by_estimates(judged: Sequence[Judged[S, M]], made: M) -> int | None:
    """Return how far behind the best move a player itself saw `made`; None if it did not look at it."""
    own = next((each.estimate for each in judged if each.move == made), None)
    return None if own is None else max(0, round(_WHOLE * (judged[0].estimate - own)))


def _compared(question: Question[S, M], opponents: Opponents[S, M], best: M, made: M, worlds: int | None = None) -> int:
    """Return by how many thousandths `best` is better than `made`, 0 unless that is beyond doubt.

    Both begin in the same worlds, and draw from the same chance.
    """
    how, gains = opponents.played_on, list[float]()
    for _ in range(worlds or (how.worlds if how else 1)):
        seed, ends = question.chance.below("world", _SEEDS), list[float]()
        for move in (best, made):
            play = _reseeded(question, QuickChance(seed))
            begun = play.world(is_answered=how is None or not how.by_all)
            ends.append(_end(play, how, begun, play.after(begun, play.seat, move)))
        gains.append(ends[0] - ends[1])
    mean = sum(gains) / len(gains)
    return round(_WHOLE * mean) if mean > _SURE * _error(gains, mean) else 0


def _reseeded(question: Question[S, M], chance: QuickChance) -> Question[S, M]:
    found = copy(question)
    found.chance = chance
    return found


def _error(gains: Sequence[float], mean: float) -> float:
    """Return the standard error of the mean; 0 of a single one."""
    count = len(gains)
    if count == 1:
        return 0.0
    return sqrt(sum((each - mean) * (each - mean) for each in gains) / (count - 1) / count)


def _end(question: Question[S, M], how: PlayedOn | None, begun: S, state: S) -> float:
    """Return the chance to win of who is asked where a play ends that is at `state`."""
    for _ in range(_MOST_STEPS if how else 0):
        assert how is not None
        owed = next((each for each in question.game.decisions(state) if each.owed), None)
        is_over = question.advice.is_quiet(begun, state) if how.by_all else owed is None or owed.seat != question.seat
        if owed is None or is_over or (not how.by_all and question.advice.rivals(state)):
            break
        known = _Known(question, state, owed.seat, owed.kind)
        state = question.after(state, owed.seat, how.player.decide(known)[0].move)
    value = value_of(question, state, _CARDS)
    return question.estimates(state)[question.seat] if value is None else value


def _why(question: Question[S, M], world: S, best: M, made: M) -> tuple[Reason, ...]:
    """Return the terms in which what the best move leads to is better."""
    after = (Judged(move, 0.0, question.after(world, question.seat, move)) for move in (best, made))
    return tuple(each for each in reasons(question, *after) if each.gain > 0)
