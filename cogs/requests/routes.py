"""Which function answers which verb of a component. Filled by the modules in cogs/handlers/ when they are imported."""

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from cogs.requests.request import Request

Handler = Callable[[Request], Awaitable[None]]
Manner = Literal["private", "quiet", "modal"]
"""`private`: answered with a page; `quiet`: the table itself changes; `modal`: the handler opens a modal first."""


class Route(msgspec.Struct, frozen=True):
    """Who answers a verb, and how it is acknowledged."""

    handler: Handler
    manner: Manner


_routes: dict[str, Route] = {}


def answers(verb: str, manner: Manner = "private") -> Callable[[Handler], Handler]:
    """Let the decorated function answer `verb`.

    Raises:
        ValueError: if somebody else answers it already.
    """

    def register(handler: Handler) -> Handler:
        if verb in _routes:
            raise ValueError(f"{verb} is answered twice")
        _routes[verb] = Route(handler, manner)
        return handler

    return register


def route_of(verb: str) -> Route | None:
    """Return who answers `verb`, if anybody does."""
    return _routes.get(verb)


def answered_verbs() -> frozenset[str]:
    """Return every verb that is answered."""
    return frozenset(_routes)
