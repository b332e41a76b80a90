"""Computers that look at one group of moves after the other, such as what each creature can do, not at all at once.

A group is passed over when nothing in it is better than doing nothing; when that is so of all, nothing is done.
"""

from typing import Any

from games.ai.drawn import drawn_near, ranked
from games.ai.player import Player
from games.ai.question import Judged, Question
from games.kernel.game import M, S

LEAST = 0.0005
"""What a move has to be better than doing nothing, as a part of a match."""


class InGroups(Player):
    """Makes the best move of the first group that has one which is better than doing nothing.

    With `warmth` it draws among those that are better, the nearer to the best the likelier.
    """

    def __init__(
        self, *, most: int | None = None, dice: int = 1, warmth: float = 0, is_following: bool = False
    ) -> None:
        """Look at `most` moves of each topic, at so many `dice` where chance decides.

        `is_following`: a move is worth what its best follow-up is worth. `warmth`: so far behind the best a move is
        drawn half as often.
        """
        self._most, self._dice, self._warmth, self._is_following = most, dice, warmth, is_following

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the move, then what else was looked at last, the best first."""
        advice, seat, world = question.advice, question.seat, question.world()
        idle = advice.idle(world, seat)
        if idle is None:
            return drawn_near(question, self._looked_at(question, world, None), self._warmth)
        resting = Judged(idle, question.estimates(world)[seat], world)
        for group in advice.groups(world, seat):
            judged = self._looked_at(question, world, group)
            better = [each for each in judged if each.estimate > resting.estimate + LEAST]
            if better:
                return (*drawn_near(question, better, self._warmth), resting)
        return (resting,)

    def _looked_at(
        self, question: Question[S, M], world: S, topics: tuple[str, ...] | None
    ) -> tuple[Judged[S, M], ...]:
        """Return the moves about `topics`, the best first."""
        found = question.candidates(world, question.seat, self._most, topics)
        return ranked([self._with_follow_up(question, world, each.move) for each in found])

    def _with_follow_up(self, question: Question[S, M], world: S, move: M) -> Judged[S, M]:
        """Return `move` as good as the best that can follow; where chance decided, nothing is looked at behind it."""
        drawn = question.chance.draws
        judged = question.judged(world, move, self._dice)
        if not self._is_following or judged.after is None or question.chance.draws > drawn:
            return judged
        topics = question.advice.follow_ups(judged.after, question.seat)
        if not topics:
            return judged
        found = question.candidates(judged.after, question.seat, self._most, topics)
        later = [question.judged(judged.after, each.move, self._dice) for each in found]
        best = max(later, key=lambda each: each.estimate, default=judged)
        return judged if best.estimate <= judged.estimate else Judged(move, best.estimate, best.after)
