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
    """What requests are for; `server` and `about` say between which they are fair: a match, a tournament, a person."""

    ask: Ask
    turn: Turn
    server: int = 0
    about: int = 0


NOBODY_SAID = Asking(Ask.NOTICE, TURNS[Ask.NOTICE])

_now: ContextVar[Asking] = ContextVar("asking", default=NOBODY_SAID)


def asked_now() -> Asking:
    """Return what the requests of this task are for."""
    return _now.get()


@contextmanager
def asking(
    ask: Ask, turn: Turn | None = None, *, server: int | None = None, about: int | None = None
) -> Iterator[None]:
    """Say what the requests made inside are for; `server` and `about` are those said around it, unless given.

    What somebody waits for stays so, whatever is asked on the way to their answer.
    """
    outer = _now.get()
    server, about = outer.server if server is None else server, outer.about if about is None else about
    turn = TURNS[ask] if turn is None else turn
    before = _now.set(Asking(ask, Turn.ANSWER if outer.turn is Turn.ANSWER else turn, server, about))
    try:
        yield
    finally:
        _now.reset(before)
