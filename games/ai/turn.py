"""A search over the moves that one turn still has, then over what the other side answers to the best few.

A move that ends in chance, such as a reveal or a fight, cannot be searched beyond: what follows hangs on what comes
out. It is credited with a part of what the moves left after it would gain elsewhere, as otherwise lines that spend all
moves would always look better. Moves are counted, never time.
"""

from typing import Any, Generic

import msgspec

from games.ai.drawn import restless, whole_answer
from games.ai.matrix import Matching, drawn_from_matrix, value_of
from games.ai.question import Judged, Question
from games.kernel.game import M, S
from games.kernel.ids import Seat

_CREDIT = 0.8
"""The part of what other moves would gain that is counted for those left after a move that ends in chance."""

_REPLY = 0.5
"""The part of a line's estimate that is what the other side leaves of it."""

_NEARLY_SURE = 0.999
"""A line is worth no more by what it is credited with."""

_CARDS = 4
"""So many sealed answers of each side are looked at within a search."""


class Line(msgspec.Struct, Generic[S, M], frozen=True, gc=False):
    """Moves of one turn: the first of them, where they lead, and the estimate there.

    `is_open`: they end in chance, with moves left. `depth`: how many they are.
    """

    first: M
    after_first: S
    state: S
    estimate: float
    depth: int
    is_open: bool = False


class Turn(Matching):
    """Looks through the moves of its turn, `width` lines at a time; of each topic at the `most` heaviest."""

    def __init__(self, *, width: int = 5, most: int = 6, replies: int = 4, limit: int = 1500, dice: int = 2) -> None:
        """Judge about `limit` moves at most, and of the best `replies` lines what the other side answers."""
        super().__init__(most, dice)
        self._width, self._of_topic, self._replies, self._limit = width, most, replies, limit

    def decide(self, question: Question[Any, Any]) -> tuple[Judged[Any, Any], ...]:
        """Return the first move of the best line, then those of others, the best first."""
        mixed = drawn_from_matrix(question)
        if mixed:
            return mixed
        world = question.world()
        parts = question.advice.parts(world, question.seat)
        if parts is not None:
            return (Judged(whole_answer(question, parts), 0.0),)
        if question.advice.moves_left(world, question.seat) < 1:
            return super().decide(question)
        lines = self._answered(question, world, self._searched(question, world))
        shaken = restless(question, world, [Judged(line.first, line.estimate, line.after_first) for line in lines])
        best: dict[Any, Judged[Any, Any]] = {}
        for each in sorted(shaken, key=lambda each: -each.estimate):
            best.setdefault(each.move, each)
        return tuple(best.values())

    def _searched(self, question: Question[Any, Any], world: Any) -> list[Line[Any, Any]]:
        """Return the lines found, the best first, those that end in chance with their credit."""
        seat = question.seat
        now = question.estimates(world)[seat]
        beam: list[Line[Any, Any]] = [Line(None, None, world, now, 0)]
        ended: list[Line[Any, Any]] = []
        best = [now]
        seen = {world}
        while beam and question.spent < self._limit // 2:
            found: list[Line[Any, Any]] = []
            for line in beam:
                if question.spent < self._limit // 2:
                    found += self._next(question, line)
            kept: list[Line[Any, Any]] = []
            for line in sorted(found, key=_order):
                if line.is_open or question.advice.is_quiet(world, line.state):
                    ended.append(line)
                elif line.state not in seen and len(kept) < self._width:
                    seen.add(line.state)
                    kept.append(line)
            best.append(max([best[-1], *(line.estimate for line in found if not line.is_open)]))
            ended += kept
            beam = kept
        total = question.advice.moves_left(world, seat)
        credited = [_credited(line, best, total) if line.is_open else line for line in ended]
        return sorted(credited, key=_order)

    def _next(self, question: Question[Any, Any], line: Line[Any, Any]) -> list[Line[Any, Any]]:
        """Return the lines that are one move longer."""
        found = []
        for each in question.candidates(line.state, question.seat, self._of_topic):
            drawn = question.chance.draws
            after = question.after(line.state, question.seat, each.move)
            is_drawn = question.chance.draws > drawn
            value = value_of(question, after, _CARDS)
            is_open = value is not None or (is_drawn and not question.advice.is_quiet(line.state, after))
            if value is None:
                value = question.estimates(after)[question.seat]
                if is_drawn and line.depth == 0:
                    other = question.after(line.state, question.seat, each.move)
                    value = (value + question.estimates(other)[question.seat]) / 2
            first, after_first = (each.move, after) if line.depth == 0 else (line.first, line.after_first)
            found.append(Line(first, after_first, after, value, line.depth + 1, is_open))
        return found

    def _answered(self, question: Question[Any, Any], world: Any, lines: list[Line[Any, Any]]) -> list[Line[Any, Any]]:
        """Return the best lines with what the other side leaves of them.

        A line that ends in chance loses as much as the others lose on average. Where all begin alike, there is nothing
        to find out: that move is made anyway.
        """
        chosen = lines[: self._replies]
        if all(line.first == chosen[0].first for line in chosen):
            return chosen
        losses = {}
        for place, line in enumerate(chosen):
            if not line.is_open:
                losses[place] = line.estimate - self._left(question, world, line.state)
        usual = sum(losses.values()) / len(losses) if losses else 0.0
        return [
            msgspec.structs.replace(line, estimate=line.estimate - _REPLY * losses.get(place, usual))
            for place, line in enumerate(chosen)
        ]

    def _left(self, question: Question[Any, Any], world: Any, state: Any) -> float:
        """Return the estimate after the other side's turn, in which it makes the moves that look best to it."""
        advice, game, own = question.advice, question.game, question.seat
        if not advice.is_quiet(world, state):
            state = _ended(question, state)
        begun = state
        for _ in range(_LONGEST):
            asked = [each.seat for each in game.decisions(state) if each.owed]
            if not asked or asked[0] == own or question.spent > self._limit * 9 // 10:
                break
            found = _best(question, state, asked[0], _OF_REPLY)
            if found.after is None:
                return 1 - found.estimate
            state = found.after
            if advice.is_quiet(begun, state):
                break
        return question.estimates(state)[own]


def _order(line: Line[Any, Any]) -> tuple[float, int]:
    """The best come first, and of equal ones the shortest: who wins does so at once."""
    return -line.estimate, line.depth


_OF_REPLY = 4
"""So many moves of each topic are looked at in a reply."""

_LONGEST = 8
"""More moves a reply does not have."""


def _credited(line: Line[S, M], best: list[float], total: int) -> Line[S, M]:
    left = min(max(0, total - line.depth), len(best) - 1)
    estimate = line.estimate + _CREDIT * max(0.0, best[left] - best[0])
    return msgspec.structs.replace(line, estimate=max(line.estimate, min(estimate, _NEARLY_SURE)))


def _ended(question: Question[S, M], state: S) -> S:
    """Return the state after the turn that could go on is ended by the last of the moves, which ends it."""
    *_, last = question.candidates(state, question.seat, 1)
    return question.after(state, question.seat, last.move)


def _best(question: Question[S, M], state: S, seat: Seat, most: int) -> Judged[S, M]:
    """Return the move that looks best to `seat`; `after` is None where chance has the word."""
    best: Judged[S, M] | None = None
    for each in question.candidates(state, seat, most):
        after = question.after(state, seat, each.move)
        value = value_of(question, after, _CARDS)
        own = question.estimates(after)[seat] if value is None else 1 - value
        if best is None or own > best.estimate:
            best = Judged(each.move, own, after if value is None else None)
    assert best is not None
    return best
