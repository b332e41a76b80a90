"""Why a move is better than the next one: the terms in which what they lead to differs most."""

import msgspec

from games.ai.question import Judged, Question
from games.kernel.game import M, S

MOST = 2


class Reason(msgspec.Struct, frozen=True):
    """A term, and by how much the move is better in it, in hundredths of a point; less than 0 if it is worse."""

    term: str
    gain: int


def reasons(question: Question[S, M], best: Judged[S, M], other: Judged[S, M]) -> tuple[Reason, ...]:
    """Return the terms in which `best` is ahead of `other` most, then those in which it is behind; some two of them."""
    if best.after is None or other.after is None:
        return ()
    gains = zip(question.advice.terms, question.gains(best.after, other.after), strict=True)
    found = sorted((Reason(term, gain) for term, gain in gains if gain), key=lambda each: (-each.gain, each.term))
    return tuple(found[:MOST])
