"""What organisers are answered: their page as it is then, below what was done or why it was not; and their modals."""

import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeAlias

from cogs.interactions import which_tournament
from cogs.interactions.request import Answer, Request, ask_fields
from cogs.interactions.which_tournament import About
from games.kernel.errors import Refusal
from render.deciding.refusal import refusal_text
from render.page import Field, Page, Select
from render.pages.parts import with_notice
from render.pages.tournament_forms import read_fields
from render.pages.tournament_organise import organise_page, setup_page
from render.tournaments import tournament_name

P = ParamSpec("P")
Organised: TypeAlias = Callable[Concatenate[Request, About, P], Coroutine[Any, Any, Answer]]


def page_of(request: Request, about: About) -> Page:
    """Return the page of organisers; that of a draft is its settings."""
    make = setup_page if about.view.status == "draft" else organise_page
    return make(about.view, request.words)


async def asked(request: Request, what: str, names: tuple[str, ...], *fields: Field | Select) -> dict[str, str] | None:
    """Open the modal `modal-cup-<what>`, or return what was filled in, by name."""
    if not request.values:
        await ask_fields(request, request.words(f"modal-cup-{what}"), fields)
        return None
    if len(request.values) < len(names):
        raise Refusal("unknown_control")
    return read_fields(request.values, names)


def organised(work: Callable[Concatenate[Request, About, P], Awaitable[None]]) -> Organised[P]:
    """Make what does something for organisers answer with their page as it is then: that it was done, or why not."""

    @functools.wraps(work)
    async def answered(request: Request, about: About, /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        try:
            await work(request, about, *args, **kwargs)
        except Refusal as refusal:
            return await refused(request, about, refusal)
        return await done(request, about)

    return answered


async def refused(request: Request, about: About, refusal: Refusal) -> Answer:
    """Return the organisers' page as it is now, below why something was not done."""
    now = await which_tournament.known(request, about.number)
    return Answer(with_notice(refusal_text(refusal, request.words), page_of(request, now)))


async def done(request: Request, about: About) -> Answer:
    """Return the organisers' page as it is now, below that something was done."""
    now = await which_tournament.known(request, about.number)
    said = request.words("organise-done", name=tournament_name(now.view))
    return Answer(with_notice(said, organise_page(now.view, request.words)))
