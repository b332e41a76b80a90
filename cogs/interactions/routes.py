"""Which handler answers which verb of a component. Filled by the modules that have handlers when they are imported.

A handler with a parameter `match` gets the match that is meant, as the person may see it.

Discord is told first that the answer is coming, and only then anything is done: what it shows as failed has no effect,
and of several bots, which all get every press, the one whose word Discord takes is the one that acts. An `at_once`
handler is the exception. Its page is the first thing that Discord hears, which spares the person a way to Discord and
back; unless it has pictures, which may take too long to send.
"""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec

from cogs.interactions.request import Answer, Request
from cogs.interactions.standing import act_of
from play.rights import Act

Handler = Callable[[Request], Awaitable[Answer | None]]
Manner = Literal["private", "at_once", "quiet", "modal"]
"""How a person is answered.

`private`: with a page; `at_once`: with a page that is the acknowledgement; `quiet`: the table itself changes; `modal`:
the handler opens a modal first.
"""

H = TypeVar("H", bound=Callable[..., Awaitable[Answer | None]])


class Route(msgspec.Struct, frozen=True):
    """Who answers a verb, how it is acknowledged, and what a person must be allowed to do to be answered."""

    handler: Handler
    manner: Manner
    act: Act | None


_routes: dict[str, Route] = {}
_at_once: set[Callable[..., Awaitable[Answer | None]]] = set()


def at_once(handler: H) -> H:
    """Let the decorated handler answer at once, without an acknowledgement before.

    For one that always returns a page, and that changes nothing. Or it makes a move for the press: then a bot that
    finds the move made leaves the answer to the other one (cogs/interactions/dispatch.py).
    """
    _at_once.add(handler)
    return handler


def manner_of(handler: Callable[..., Awaitable[Answer | None]]) -> Manner:
    """Return how a handler answers that opens no modal and shows a page."""
    return "at_once" if handler in _at_once else "private"


def pressed(verb: str, manner: Manner | None = None) -> Callable[[H], H]:
    """Let the decorated function answer presses on components with `verb`.

    Raises:
        ValueError: if another one answers them already.
    """

    def register(handler: H) -> H:
        if verb in _routes:
            raise ValueError(f"{verb} is answered twice")
        _routes[verb] = Route(with_match(handler), manner or manner_of(handler), act_of(handler))
        return handler

    return register


def with_match(handler: Callable[..., Awaitable[Answer | None]], /, **options: Any) -> Handler:
    """Return a handler that calls `handler` with the match, if it asks for that, and with these options."""
    if not takes_match(handler):
        return lambda request: handler(request, **options)

    async def loaded(request: Request) -> Answer | None:
        request = await request.with_moment()
        return await handler(request, match=await request.asked_about(), **options)

    return loaded


def takes_match(handler: Callable[..., Awaitable[Answer | None]]) -> bool:
    """Return whether `handler` has a parameter `match`."""
    return "match" in inspect.signature(handler).parameters


def route_of(verb: str) -> Route | None:
    """Return who answers `verb`, if anybody does."""
    return _routes.get(verb)


def answered_verbs() -> frozenset[str]:
    """Return every verb that is answered."""
    return frozenset(_routes)
