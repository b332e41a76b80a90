"""Computers that draw among good moves, in the ways that suit a weak level: it sees less, and does not blunder."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from games.ai.player import Player
from games.ai.question import Candidate, Judged, Question
from games.kernel.game import M, S

BLUNDER = 0.25
"""So far behind the best of its moves nobody makes one, as parts of a match."""

_WHOLE = 1000
_SURE = 1.0


class Weighted(Player):
    """Draws among all moves as likely as the advice says they are good; a wide answer part by part.

    Moves that are far behind are left out, and one that wins is made.
    """

    def __init__(self, *, is_judged: bool = True) -> None:
        """Judge every move once before one is drawn, if `is_judged`."""
        self._is_judged = is_judged

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the drawn move alone."""
        world = question.world()
        parts = question.advice.parts(world, question.seat)
        if parts is not None:
            return (Judged(whole_answer(question, parts), 0.0),)
        found = question.candidates(world, question.seat)
        if not self._is_judged or len(found) == 1:
            return (Judged(found[drawn_place(question, found)].move, 0.0),)
        judged = [question.judged(world, each.move) for each in found]
        best = max(each.estimate for each in judged)
        if best == _SURE:
            return (next(each for each in judged if each.estimate == best),)
        near = [place for place, each in enumerate(judged) if each.estimate >= best - BLUNDER]
        return (judged[near[drawn_place(question, [found[place] for place in near])]],)


class Warm(Player):
    """Judges the heaviest moves of each topic one ply deep and draws among the best, the nearer the likelier."""

    def __init__(self, warmth: float, most: int | None = None, dice: int = 1) -> None:
        """Take a move `warmth` behind the best half as often as that one; look at `most` moves of each topic."""
        self._warmth, self._most, self._dice = warmth, most, dice

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the drawn move, then the others, the best first."""
        world = question.world()
        parts = question.advice.parts(world, question.seat)
        if parts is not None:
            return (Judged(whole_answer(question, parts), 0.0),)
        found = question.candidates(world, question.seat, self._most)
        judged = ranked(restless(question, world, [self.judged(question, world, each.move) for each in found]))
        return drawn_near(question, self.near(judged), self.warmth(judged[0].estimate))

    def near(self, judged: tuple[Judged[Any, Any], ...]) -> tuple[Judged[Any, Any], ...]:
        """Return those of ranked moves among which one is drawn: here all."""
        return judged

    def warmth(self, best: float) -> float:
        """Return how far behind the `best` estimate a move is drawn half as often as that one."""
        return self._warmth

    def judged(self, question: Question[Any, Any], world: Any, move: Any) -> Judged[Any, Any]:
        """Return a move with its estimate."""
        return question.judged(world, move, self._dice)


class Greedy(Warm):
    """Makes the move that looks best one ply deep; of equal ones the first in canonical order."""

    def __init__(self, most: int | None = None, dice: int = 3) -> None:
        """Look at `most` moves of each topic, and at so many `dice` where chance decides."""
        super().__init__(0, most, dice)


def ranked(judged: Sequence[Judged[S, M]]) -> tuple[Judged[S, M], ...]:
    """Return moves the best first; equal ones stay in their order."""
    return tuple(sorted(judged, key=lambda each: -each.estimate))


def drawn_near(question: Question[S, M], judged: Sequence[Judged[S, M]], warmth: float) -> tuple[Judged[S, M], ...]:
    """Return ranked moves, one of them put first: `warmth` behind the best it is drawn half as often as that.

    Without warmth it is the best; so it is when that one wins.
    """
    best = judged[0].estimate
    if warmth == 0 or best == _SURE:
        return tuple(judged)
    place = question.chance.weighted([_weight(best - each.estimate, warmth) for each in judged])
    return (judged[place], *judged[:place], *judged[place + 1 :])


def _weight(behind: float, warmth: float) -> int:
    if behind > BLUNDER:
        return 0
    return round(_WHOLE / (1 + (behind / warmth) * (behind / warmth)))


def restless(question: Question[S, M], world: S, judged: Sequence[Judged[S, M]]) -> Sequence[Judged[S, M]]:
    """Return moves with something added to each estimate, drawn up to what the advice allows where play stands still.

    It is less where a match is nearly decided and estimates differ little; what wins at once stays the best.
    """
    most = question.advice.restless(world)
    if most == 0:
        return judged
    best = max(each.estimate for each in judged)
    size = 4 * best * (1 - best) * most / _WHOLE
    return [
        replace(each, estimate=each.estimate + size * question.chance.below("restless", _WHOLE) / _WHOLE)
        for each in judged
    ]


def drawn_place(question: Question[S, M], found: Sequence[Candidate[M]]) -> int:
    """Return the place of one of the moves, drawn by their weights."""
    return question.chance.weighted([each.weight for each in found])


def whole_answer(question: Question[S, M], parts: Any) -> M:
    """Return a wide answer, each part of it drawn by its weights."""
    chosen: tuple[str, ...] = ()
    while choices := parts.choices(chosen):
        ids = tuple(choices)
        chosen = (*chosen, ids[question.chance.weighted([choices[each] for each in ids])])
    move: M = parts.move(chosen)
    return move
