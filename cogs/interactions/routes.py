"""Which handler answers which verb of a component. Filled by the modules that have handlers when they are imported.

A handler with a parameter `match` gets the match that is meant, as the person may see it.
"""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec

from cogs.interactions.request import Answer, Request
from cogs.interactions.standing import act_of
from play.rights import Act

Handler = Callable[[Request], Awaitable[Answer | None]]
Manner = Literal["private", "quiet", "modal"]
"""`private`: answered with a page; `quiet`: the table itself changes; `modal`: the handler opens a modal first."""

H = TypeVar("H", bound=Callable[..., Awaitable[Answer | None]])


class Route(msgspec.Struct, frozen=True):
    """Who answers a verb, how it is acknowledged, and what a person must be allowed to do to be answered."""

    handler: Handler
    manner: Manner = "private"
    act: Act | None = None


_routes: dict[str, Route] = {}


def pressed(verb: str, manner: Manner = "private") -> Callable[[H], H]:
    """Let the decorated function answer presses on components with `verb`.

    Raises:
        ValueError: if another one answers them already.
    """

    def register(handler: H) -> H:
        if verb in _routes:
            raise ValueError(f"{verb} is answered twice")
        _routes[verb] = Route(with_match(handler), manner, act_of(handler))
        return handler

    return register


def with_match(handler: Callable[..., Awaitable[Answer | None]], /, **options: Any) -> Handler:
    """Return a handler that calls `handler` with the match, if it asks for that, and with these options."""
    if "match" not in inspect.signature(handler).parameters:
        return lambda request: handler(request, **options)

    async def loaded(request: Request) -> Answer | None:
        request = await request.with_moment()
        return await handler(request, match=await request.asked_about(), **options)

    return loaded


def route_of(verb: str) -> Route | None:
    """Return who answers `verb`, if anybody does."""
    return _routes.get(verb)
