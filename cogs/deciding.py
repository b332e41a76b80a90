"""Deciding: what may be chosen, one choice before it is confirmed, confirming, a typed line, taking back.

Presses, the modal for a line, and `/moves`, `/play`, `/undo`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from discord import app_commands

from cogs.interactions import which_match
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import Answer, Request, answer, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from games.kernel.errors import IllegalMove, NotationError, Refusal
from games.kernel.observation import Observation, Planned, Preview
from play.matches import Submitted
from render import verbs
from render.choices import done_page, menu_page, named_parts_page, part_page
from render.game_pages import MenuEntry
from render.limits import clipped
from render.page import number_in, topic_in
from render.pages.log_lines import all_lines
from render.pages.looking import board_page
from render.pages.parts import with_notice
from render.pages.plan import plan_page
from render.pages.preview import preview_page
from render.pages.refusal import refusal_page
from render.phrases import escaped
from render.registry import pages_of
from text import Words
from text.aliases import aliases

LONGEST_NOTICE = 100
PARTED = re.compile("\n|, ")
"""What parts several moves that are typed at once."""


@autocomplete
async def suggest_lines(request: Request, current: str) -> Named:
    """Name the person's legal moves, with cost and effect."""
    request = await which_match.meant(request, request.interaction.namespace.match)
    return moves_named(await request.every_choice(), request.words)


def moves_named(matches: Iterable[Observation], words: Words, verb: str = "") -> Iterator[tuple[str, str]]:
    """Yield notation and words of the choices; `verb`: only those whose notation begins with this word."""
    for match in matches:
        if not match.choices:
            continue
        menu = pages_of(match.game).menu(match, words)
        entries: dict[int, MenuEntry] = {entry.number: entry for group in menu.groups for entry in group.entries}
        for choice in match.choices:
            entry = entries.get(choice.number)
            if entry is not None and (not verb or choice.notation.split()[0] == verb):
                yield choice.notation, " · ".join(part for part in (entry.label, entry.note) if part)


@pressed(verbs.MENU)
@command(name="moves", statuses=which_match.EVERY)
async def menu(request: Request) -> Answer:
    """Show what the person may choose now."""
    return await menu_of(request, request.arg)


async def menu_of(request: Request, path: str = "", notice: str = "") -> Answer:
    """Return what the person may choose now, or their plan if they have one, below a `notice` if there is one."""
    topic, path = topic_in(path)
    request = await request.with_moment()
    match = await request.asked_about()
    if request.moment is not None and match.may("turn"):
        planned = await request.services.plans.find(request.moment, request.user_id, topic)
        if planned is not None:
            return plan_answer(request, planned, path, notice)
    match = await request.choosing(topic)
    if not match.asked():
        # Somebody looks whom the match waits for: who has left the server meanwhile is named at the table.
        request.bot.refresh(match.match)
    page = menu_page(match, request.words, path, request.lens())
    return answer(match, with_notice(notice, page) if notice else page)


def plan_answer(request: Request, planned: Planned, path: str = "", notice: str = "") -> Answer:
    """Return a plan as an answer, below a `notice` if there is one."""
    page = plan_page(planned, request.words, path, request.lens())
    return answer(planned.after, with_notice(notice, page) if notice else page)


@pressed(verbs.PICK)
async def pick(request: Request) -> Answer:
    """Show one choice with its cost, effect and picture; a choice of an outdated page leads to the fresh ones.

    Raises:
        Refusal: what `Previews.choice` refuses.
    """
    topic, number = choice_in(request.arg)
    preview = await request.services.previews.choice(
        request.match, request.user_id, request.reference.revision, number, topic=topic, known=request.moment
    )
    return _previewed(request, preview)


@pressed(verbs.VARY)
async def vary(request: Request) -> Answer:
    """Show a variant of a choice, to be confirmed.

    Raises:
        Refusal: what `Previews.variant` refuses.
    """
    chosen, *rest = (*request.reference.arg.split("."), *request.values)
    topic, number = choice_in(chosen)
    aspect, place = (number_in(each) for each in rest) if len(rest) == len(("aspect", "variant")) else (None, None)
    if aspect is None or place is None:
        raise Refusal("no_such_choice", number=request.arg)
    preview = await request.services.previews.variant(
        request.match, request.user_id, request.reference.revision, number, (aspect, place), topic=topic
    )
    return _previewed(request, preview)


def _previewed(request: Request, preview: Preview) -> Answer:
    return answer(preview.observation, preview_page(preview, request.words, request.lens()))


@pressed(verbs.PART)
async def part(request: Request) -> Answer:
    """Show a decision of several parts with one more of them answered; nothing is stored before it is confirmed.

    Raises:
        Refusal: what `Matches.check_turn` refuses.
    """
    request, reference = await request.with_moment(), request.reference
    await request.services.matches.check_turn(request.match, request.user_id, reference.revision, request.moment)
    match = await request.choosing()
    value = request.values[0] if request.values else ""
    return answer(match, part_page(match, reference.arg, value, request.words, request.lens()))


async def parts_of(request: Request, typed: Sequence[str | None]) -> Answer:
    """Return a decision of several parts what was typed for each picked; what cannot be picked is named."""
    match = await request.choosing()
    page, unknown = named_parts_page(match, typed, request.words, request.lens())
    if unknown:
        page = with_notice(request.words("part-unknown", typed=escaped(clipped(unknown[0], LONGEST_NOTICE))), page)
    return answer(match, page)


@pressed(verbs.CONFIRM)
@needs("play")
async def confirm(request: Request) -> Answer:
    """Make the choice; a second press of the same button finds a newer revision and does nothing.

    Raises:
        Refusal: what `Matches.submit_choice` refuses.
    """
    topic, number = choice_in(request.arg)
    done = await request.services.matches.submit_choice(
        request.match, request.user_id, request.reference.revision, number, request.moment, topic=topic
    )
    return await _done(request, done)


@pressed(verbs.LINE, "modal")
async def line(request: Request) -> Answer | None:
    """Ask for a line of notation; then show what it means, to be confirmed or, on the page of a plan, lined up."""
    if not request.values:
        await ask_for(request, "line")
        return None
    match = await request.observation()
    if request.reference.arg == verbs.PLAN:
        return await _lined_up(request, match, request.values[0])
    return await typed_line(request, match, request.values[0])


@command(statuses=which_match.EVERY, autocomplete={"line": suggest_lines})
async def play(request: Request, line: app_commands.Range[str, 1, 200], match: Observation) -> Answer:
    """Show what a typed move means, to be confirmed."""
    return await typed_line(request, match, line)


async def typed_line(request: Request, match: Observation, text: str) -> Answer:
    """Return the choice that a typed line means, to be confirmed, or the plan if it is several moves.

    A line that means nothing is answered with the reason, and with what is most like it.
    """
    names = aliases(match.game)
    request = await request.with_moment()
    if match.may("turn") and request.moment and await request.services.plans.find(request.moment, request.user_id):
        return await _lined_up(request, match, text)
    try:
        return _previewed(request, await request.services.previews.draft(request.match, request.user_id, text, names))
    except NotationError as fault:
        is_one = len(PARTED.split(text.strip())) == 1
        return await (_refused(request, fault, text) if is_one else _lined_up(request, match, text))
    except IllegalMove as refusal:
        near = await request.services.previews.nearest(request.match, request.user_id, text, names)
        return await _refused(request, refusal, text, near)
    except Refusal as refusal:
        return await _refused(request, refusal, text)


async def _lined_up(request: Request, match: Observation, text: str) -> Answer:
    """Return the plan with the typed moves added, or why they cannot be."""
    try:
        planned = await request.services.plans.line_up(request.match, request.user_id, text, aliases(match.game))
    except Refusal as refusal:
        return await _refused(request, refusal, text)
    return plan_answer(request, planned)


async def _refused(request: Request, refusal: Refusal, text: str, near: Preview | None = None) -> Answer:
    """Return why a typed line is refused, with the nearest legal move and what is most like it."""
    matches = await request.looking_anew().every_choice()
    return answer(matches[0], refusal_page(refusal, request.words, matches[0], text, topics=matches, near=near))


@pressed(verbs.UNDO)
@command(statuses=which_match.ACTIVE)
@needs("play")
async def undo(request: Request, match: Observation, what: Literal["last", "plan"] | None = None) -> Answer:
    """Take back the person's own last move, or all of the plan that it was made with.

    Raises:
        Refusal: what `Matches.undo` refuses.
    """
    is_whole = verbs.PLAN in (request.arg, what)
    done = await request.services.matches.undo(
        request.match, request.user_id, request.reference.revision, is_whole=is_whole
    )
    match, notice = await request.observation(done.moment), request.words("undone-plan" if is_whole else "undone")
    return answer(match, with_notice(notice, board_page(match, request.words, request.lens())))


async def _done(request: Request, done: Submitted) -> Answer:
    """Return what the move led to, and what is asked next."""
    match, words = await request.services.observations.choosing(done.moment, request.user_id), request.words
    lines = all_lines(match.log[-1:], match, words)
    return answer(match, done_page(match, lines, words, done.receipt, request.lens()))


def choice_in(arg: str) -> tuple[int | None, int]:
    """Return the topic and the number of a choice.

    Raises:
        Refusal: `no_such_choice` (`number`) for anything else, which no page of ours sends.
    """
    topic, named = topic_in(arg)
    number = number_in(named)
    if number is None:
        raise Refusal("no_such_choice", number=named)
    return topic, number
