"""Lining several moves up, and wishing for later ones: presses on the page of a plan and of wishes, and `/wishes`."""

from cogs import deciding
from cogs.interactions import which_match
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from games.kernel.errors import Refusal
from games.kernel.observation import Wished
from render import verbs
from render.page import number_in
from render.pages.log_lines import all_lines
from render.pages.parts import with_notice
from render.pages.plan import carried_out_page
from render.pages.refusal import refusal_text
from render.pages.wishes import wishes_page


@pressed(verbs.ADD)
@needs("play")
async def add(request: Request) -> Answer:
    """Line a choice up.

    Raises:
        Refusal: what `Plans.add` refuses.
    """
    version, chosen = _version(request)
    topic, number = deciding.choice_in(chosen)
    try:
        planned = await request.services.plans.add(
            request.match, request.user_id, request.reference.revision, version, number, topic=topic
        )
    except Refusal as refusal:
        return await _as_it_is(request, refusal)
    return deciding.plan_answer(request, planned)


@pressed(verbs.DROP)
@needs("play")
async def drop(request: Request) -> Answer:
    """Take back the last move lined up, or all of them.

    Raises:
        Refusal: what `Plans.drop` refuses.
    """
    version, what = _version(request)
    try:
        planned = await request.services.plans.drop(
            request.match, request.user_id, request.reference.revision, version, is_whole=what == verbs.EVERY
        )
    except Refusal as refusal:
        return await _as_it_is(request, refusal)
    if planned.moves:
        return deciding.plan_answer(request, planned)
    return await deciding.menu_of(request.looking_anew(), notice=request.words("plan-dropped"))


@pressed(verbs.GO_ON)
@needs("play")
async def go_on(request: Request) -> Answer:
    """Set whether the plan goes on after dice.

    Raises:
        Refusal: what `Plans.go_on` refuses.
    """
    version, what = _version(request)
    try:
        planned = await request.services.plans.go_on(
            request.match, request.user_id, request.reference.revision, version, goes_on=what == verbs.YES
        )
    except Refusal as refusal:
        return await _as_it_is(request, refusal)
    return deciding.plan_answer(request, planned)


@pressed(verbs.CARRY_OUT)
@needs("play")
async def carry_out(request: Request) -> Answer:
    """Make what is lined up; a second press finds a newer revision and does nothing.

    Raises:
        Refusal: what `Plans.confirm` refuses.
    """
    version, _ = _version(request)
    try:
        done = await request.services.plans.confirm(request.match, request.user_id, request.reference.revision, version)
    except Refusal as refusal:
        return await _as_it_is(request, refusal)
    last, words = done.made[-1].moment, request.words
    match = await request.services.observations.choosing(last, request.user_id)
    revisions = {each.revision for each in done.made}
    lines = [
        *all_lines([entry for entry in match.log if entry.revision in revisions], match, words),
        *(words("plan-receipt", receipt=each.receipt) for each in done.made if each.receipt),
    ]
    page = carried_out_page(match, done.planned, len(done.made), done.why, words, lines=lines, lens=request.lens())
    return answer(match, page)


async def _as_it_is(request: Request, refusal: Refusal) -> Answer:
    """Return the plan as it is now, where another version was pressed.

    Raises:
        Refusal: any other.
    """
    if refusal.code != "plan_changed":
        raise refusal
    return await deciding.menu_of(request.looking_anew(), notice=refusal_text(refusal, request.words))


@pressed(verbs.WISHES)
@command(statuses=which_match.ACTIVE)
@needs("play")
async def wishes(request: Request) -> Answer:
    """Show what the person wishes for, and what they can.

    Raises:
        Refusal: what `Wishes.look` refuses.
    """
    wished = await request.services.wishes.look(request.match, request.user_id)
    return _wishing(request, wished, number_in(request.arg) or 0)


@pressed(verbs.WISH)
@needs("play")
async def wish(request: Request) -> Answer:
    """Add a wish.

    Raises:
        Refusal: what `Wishes.add` refuses.
    """
    version, number = _version(request)
    try:
        wished = await request.services.wishes.add(
            request.match, request.user_id, request.reference.revision, version, _number(number)
        )
    except Refusal as refusal:
        return await _wishes_as_they_are(request, refusal)
    return _wishing(request, wished)


@pressed(verbs.UNWISH)
@needs("play")
async def unwish(request: Request) -> Answer:
    """Drop a wish, or all.

    Raises:
        Refusal: what `Wishes.drop` refuses.
    """
    version, what = _version(request)
    number = None if what == verbs.EVERY else _number(what)
    try:
        wished = await request.services.wishes.drop(request.match, request.user_id, version, number)
    except Refusal as refusal:
        return await _wishes_as_they_are(request, refusal)
    return _wishing(request, wished)


async def _wishes_as_they_are(request: Request, refusal: Refusal) -> Answer:
    """Return the wishes as they are now, where others were pressed.

    Raises:
        Refusal: any other.
    """
    if refusal.code not in {"plan_changed", "stale"}:
        raise refusal
    wished = await request.services.wishes.look(request.match, request.user_id)
    changed = refusal_text(Refusal("plan_changed"), request.words)
    return _wishing(request, wished, notice=changed)


def _wishing(request: Request, wished: Wished, place: int = 0, notice: str = "") -> Answer:
    page = wishes_page(wished, request.words, place)
    return answer(wished.queue, with_notice(notice, page) if notice else page)


def _version(request: Request) -> tuple[int, str]:
    """Return the version that a control names, -1 for none, and what it names beside it or the select brings."""
    named, _, rest = request.reference.arg.partition(".")
    version = number_in(named)
    return -1 if version is None else version, request.values[0] if request.values else rest


def _number(text: str) -> int:
    number = number_in(text)
    if number is None:
        raise Refusal("no_such_choice", number=text)
    return number
