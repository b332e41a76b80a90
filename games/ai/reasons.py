"""Why a move is better than the next one: the terms in which what they lead to differs most, for better or worse.

Where nothing gets better at once, such as with a sealed answer, it is told by where the plays of a search have ended.
"""

from operator import sub

import msgspec

from games.ai.question import Judged, Question
from games.kernel.game import M, S

MOST = 2

_SLIGHT = 2
"""Ends of plays that differ by less than half of a hundredth of the scale tell nothing."""


class Reason(msgspec.Struct, frozen=True):
    """A term, and by how much the move is better in it, in hundredths of a point; less than 0 if it is worse."""

    term: str
    gain: int


def reasons(question: Question[S, M], best: Judged[S, M], other: Judged[S, M]) -> tuple[Reason, ...]:
    """Return the two terms in which what `best` and `other` lead to differs most, the greatest difference first."""
    gains: tuple[int, ...] = ()
    if best.after is not None and other.after is not None:
        gains = question.gains(best.after, other.after)
    if max(gains, default=0) <= 0 and best.ends and other.ends:
        ends = map(sub, best.ends, other.ends)
        gains = tuple(gain if abs(gain) * _SLIGHT >= question.advice.scale else 0 for gain in ends)
    named = zip(question.advice.terms, gains, strict=False)
    found = sorted((Reason(term, gain) for term, gain in named if gain), key=lambda each: (-abs(each.gain), each.term))
    return tuple(found[:MOST])
