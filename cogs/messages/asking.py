"""What the requests of a task are for, and for which match on which server: the door reads it (cogs/messages/door.py).

It is said once around a piece of work, not at each request. What begins a task of its own gives it a context of its
own, so that nothing is said of what only began with it.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import msgspec

from cogs.messages.requests import TURNS, Ask, Turn


class Asking(msgspec.Struct, frozen=True):
    """What requests are for; `server` and `about` say between which they are fair: a match, a tournament, a person.

    What is asked on the way comes `at_best` at that turn.
    """

    ask: Ask
    turn: Turn
    server: int = 0
    about: int = 0
    at_best: Turn = Turn.ANSWER


NOBODY_SAID = Asking(Ask.NOTICE, TURNS[Ask.NOTICE])

_now: ContextVar[Asking] = ContextVar("asking", default=NOBODY_SAID)


def asked_now() -> Asking:
    """Return what the requests of this task are for."""
    return _now.get()


@contextmanager
def asking(
    ask: Ask,
    turn: Turn | None = None,
    *,
    server: int | None = None,
    about: int | None = None,
    at_best: Turn = Turn.ANSWER,
) -> Iterator[None]:
    """Say what the requests made inside are for; `server` and `about` are those said around it, unless given.

    What somebody waits for stays so, whatever is asked on the way to their answer. With `at_best` nothing that is asked
    on the way has its turn earlier.
    """
    outer = _now.get()
    about = outer.about if about is None else about
    # What is on no server is as one of its own.
    server = (outer.server or -about) if server is None else server
    at_best = max(at_best, outer.at_best)
    turn = Turn.ANSWER if outer.turn is Turn.ANSWER else max(TURNS[ask] if turn is None else turn, at_best)
    before = _now.set(Asking(ask, turn, server, about, at_best))
    try:
        yield
    finally:
        _now.reset(before)
