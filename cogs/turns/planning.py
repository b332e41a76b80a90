"""Lining several moves up, and wishing for later ones: presses on the page of a plan and of wishes, and `/wishes`."""

import functools
from collections.abc import Awaitable, Callable

from cogs.interactions import which_match
from cogs.interactions.commands import command
from cogs.interactions.going_on import going_on
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import Handler, pressed
from cogs.interactions.standing import needs
from cogs.turns import deciding
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from games.kernel.observation import Wished
from render import verbs
from render.choosing import done_text
from render.deciding.plan import carried_out_page
from render.deciding.refusal import refusal_text
from render.page import number_in
from render.pages.layout import Picks, laid_out_page, picks_after, picks_in, wishes_of
from render.pages.log_lines import all_lines
from render.pages.parts import with_notice
from render.pages.wishes import layout_of, wishes_page


def _of_the_current(as_it_is: Callable[[Request, str], Awaitable[Answer]], *codes: str) -> Callable[[Handler], Handler]:
    """Let the decorated handler answer a press on a page that shows something else by now with how it is now.

    `codes` are the refusals that mean so; any other is raised.
    """

    def decorate(handler: Handler) -> Handler:
        @functools.wraps(handler)
        async def handled(request: Request) -> Answer | None:
            try:
                return await handler(request)
            except Refusal as refusal:
                if refusal.code not in codes:
                    raise
                return await as_it_is(request, refusal_text(Refusal("plan_changed"), request.words))

        return handled

    return decorate


async def _plan_as_it_is(request: Request, notice: str) -> Answer:
    return await deciding.menu_of(request.looking_anew(), notice=notice)


async def _wishes_as_they_are(request: Request, notice: str) -> Answer:
    wished = await request.services.wishes.look(request.match, request.user_id)
    return _wishing(request, wished, notice=notice)


@pressed(verbs.ADD)
@needs("play")
@_of_the_current(_plan_as_it_is, "plan_changed")
async def add(request: Request) -> Answer:
    """Line a choice up; refuses what `Plans.add` refuses."""
    seen, chosen = _seen(request)
    topic, number = deciding.choice_in(chosen)
    return deciding.plan_answer(request, await request.services.plans.add(*seen, number, topic=topic))


@pressed(verbs.DROP)
@needs("play")
@_of_the_current(_plan_as_it_is, "plan_changed")
async def drop(request: Request) -> Answer:
    """Take back the last move lined up, or all of them; refuses what `Plans.drop` refuses."""
    seen, what = _seen(request)
    planned = await request.services.plans.drop(*seen, is_whole=what == verbs.EVERY)
    if planned.moves:
        return deciding.plan_answer(request, planned)
    return await deciding.menu_of(request.looking_anew(), notice=request.words("plan-dropped"))


@pressed(verbs.GO_ON)
@needs("play")
@_of_the_current(_plan_as_it_is, "plan_changed")
async def go_on(request: Request) -> Answer:
    """Set whether the plan goes on after dice; refuses what `Plans.go_on` refuses."""
    seen, what = _seen(request)
    return deciding.plan_answer(request, await request.services.plans.go_on(*seen, goes_on=what == verbs.YES))


@pressed(verbs.CARRY_OUT)
@needs("play")
@_of_the_current(_plan_as_it_is, "plan_changed")
async def carry_out(request: Request) -> Answer:
    """Make what is lined up, and show what it led to and what is asked next.

    A second press finds a newer revision and does nothing: in the same instant it is answered with what the first one
    did.

    Raises:
        Refusal: what `Plans.confirm` refuses.
    """
    seen, _ = _seen(request)
    try:
        done = await request.services.plans.confirm(*seen)
    except Refusal as refusal:
        earlier = await request.services.plans.made_already(*seen) if refusal.code == "stale" else None
        if earlier is None:
            raise
        done = earlier
    last, words = done.made[-1].moment, request.words
    match = await request.services.observations.choosing(last, request.user_id)
    revisions = {each.revision for each in done.made}
    lines = [
        *all_lines([entry for entry in match.log if entry.revision in revisions], match, words),
        *(words("plan-receipt", receipt=each.receipt) for each in done.made if each.receipt),
    ]
    page = carried_out_page(match, done.planned, len(done.made), done.why, words, lines=lines, lens=request.lens())
    return deciding.done_answer(request, match, page, done_text(lines, words))


@pressed(verbs.WISHES)
@command(statuses=which_match.ACTIVE)
@needs("play")
async def wishes(request: Request) -> Answer:
    """Show what the person wishes for, and what they can; refuses what `Wishes.look` refuses."""
    wished = await request.services.wishes.look(request.match, request.user_id)
    return _wishing(request, wished, number_in(request.arg) or 0)


@pressed(verbs.WISH)
@needs("play")
@_of_the_current(_wishes_as_they_are, "plan_changed", "stale")
async def wish(request: Request) -> Answer:
    """Add a wish; refuses what `Wishes.add` refuses."""
    seen, number = _seen(request)
    return _wishing(request, await request.services.wishes.add(*seen, deciding.number_of(number)))


@pressed(verbs.LAY)
@needs("play")
async def lay(request: Request) -> Answer:
    """Show where things go with one more of them chosen; nothing is stored before it is confirmed.

    Raises:
        Refusal: what `Wishes.look` refuses.
    """
    wished = await request.services.wishes.look(request.match, request.user_id)
    menu = layout_of(wished.possible, request.words)
    if menu is None:
        return await deciding.menu_of(request.looking_anew())
    value = request.values[0] if request.values else ""
    picks = picks_after(menu, request.reference.arg, value, request.services.chance())
    return _wishing(request, wished, picks=picks)


@pressed(verbs.LAY_OUT)
@needs("play")
async def lay_out(request: Request) -> Answer:
    """Wish for all that is chosen; what has become impossible meanwhile is to be chosen anew.

    Raises:
        Refusal: what `Wishes.lay` refuses.
    """
    wished = await request.services.wishes.look(request.match, request.user_id)
    menu = layout_of(wished.possible, request.words)
    picks = () if menu is None else picks_in(menu, request.arg)
    wanted = () if menu is None else wishes_of(wished.possible, menu, picks)
    if not wanted or request.arg != "-".join(picks):
        return _wishing(request, wished, notice=refusal_text(Refusal("plan_changed"), request.words), picks=picks)
    laid = await request.services.wishes.lay(request.match, request.user_id, [choice.move for choice in wanted])
    return going_on(request, laid.queue, laid_out_page(laid.queue, len(wanted), request.words))


@pressed(verbs.UNWISH)
@needs("play")
@_of_the_current(_wishes_as_they_are, "plan_changed", "stale")
async def unwish(request: Request) -> Answer:
    """Drop a wish, or all; refuses what `Wishes.drop` refuses."""
    (match, user_id, _, version), what = _seen(request)
    number = None if what == verbs.EVERY else deciding.number_of(what)
    return _wishing(request, await request.services.wishes.drop(match, user_id, version, number))


def _wishing(request: Request, wished: Wished, place: int = 0, notice: str = "", picks: Picks | None = None) -> Answer:
    page = wishes_page(wished, request.words, place, request.lens(), picks or None)
    return answer(wished.queue, with_notice(notice, page) if notice else page)


def _seen(request: Request) -> tuple[tuple[MatchId, int, int, int], str]:
    """Return what a control was seen on, and what it names, or the select brings.

    The first is the match, the person, the revision and the version, -1 if the control names none.
    """
    named, _, rest = request.reference.arg.partition(".")
    version = number_in(named)
    seen = (request.match, request.user_id, request.reference.revision, -1 if version is None else version)
    return seen, request.values[0] if request.values else rest
