"""Deciding: what may be chosen, one choice before it is confirmed, confirming, a typed line, taking back.

Presses, the modal for a line, and `/moves`, `/play`, `/undo`.
"""

from collections.abc import Iterable, Iterator, Sequence

from discord import app_commands

from cogs.interactions import which_match
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.request import Answer, Request, answer, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from play.matches import Submitted
from render import verbs
from render.choices import confirm_page, done_page, menu_page, named_parts_page, part_page
from render.game_pages import MenuEntry
from render.limits import clipped
from render.page import number_in, topic_in
from render.pages.log_lines import all_lines
from render.pages.looking import board_page
from render.pages.parts import with_notice
from render.pages.refusal import refusal_page
from render.phrases import escaped
from render.registry import pages_of
from text import Words
from text.aliases import aliases

LONGEST_NOTICE = 100


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
    """Return what the person may choose now, below a `notice` if there is one."""
    topic, path = topic_in(path)
    match = await request.choosing(topic)
    if not match.asked():
        # Somebody looks whom the match waits for: who has left the server meanwhile is named at the table.
        request.bot.refresh(match.match)
    page = menu_page(match, request.words, path, request.lens())
    return answer(match, with_notice(notice, page) if notice else page)


@pressed(verbs.PICK)
async def pick(request: Request) -> Answer:
    """Show one choice with its cost, effect and picture; a choice of an outdated page leads to the fresh ones.

    Raises:
        Refusal: what `Matches.check_turn` refuses; `no_such_choice` (`number`).
    """
    topic, number = _choice(request.arg)
    request = await request.with_moment()
    await request.services.matches.check_turn(
        request.match, request.user_id, request.reference.revision, request.moment
    )
    match = await request.choosing(topic)
    if number not in range(len(match.choices)):
        raise Refusal("no_such_choice", number=number)
    return answer(match, confirm_page(match, number, request.words, request.lens()))


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
    topic, number = _choice(request.arg)
    done = await request.services.matches.submit_choice(
        request.match, request.user_id, request.reference.revision, number, request.moment, topic=topic
    )
    return await _done(request, done)


@pressed(verbs.LINE, "modal")
async def line(request: Request) -> Answer | None:
    """Ask for a line of notation; then show what it means, to be confirmed."""
    if not request.values:
        await ask_for(request, "line")
        return None
    return await typed_line(request, await request.observation(), request.values[0])


@command(statuses=which_match.EVERY, autocomplete={"line": suggest_lines})
async def play(request: Request, line: app_commands.Range[str, 1, 200], match: Observation) -> Answer:
    """Show what a typed move means, to be confirmed."""
    return await typed_line(request, match, line)


async def typed_line(request: Request, match: Observation, text: str) -> Answer:
    """Return the choice that a typed line means, to be confirmed; or why it means none, with what is most like it."""
    names = aliases(match.game)
    try:
        match, number = await request.services.plans.draft(request.match, request.user_id, text, names)
    except Refusal as refusal:
        matches = await request.looking_anew().every_choice()
        return answer(matches[0], refusal_page(refusal, request.words, matches[0], text, matches))
    return answer(match, confirm_page(match, number, request.words, request.lens()))


@pressed(verbs.UNDO)
@command(statuses=which_match.ACTIVE)
@needs("play")
async def undo(request: Request, match: Observation) -> Answer:
    """Take back the person's own last move.

    Raises:
        Refusal: what `Matches.undo` refuses.
    """
    done = await request.services.matches.undo(request.match, request.user_id, request.reference.revision)
    match = await request.observation(done.moment)
    return answer(match, with_notice(request.words("undone"), board_page(match, request.words, request.lens())))


async def _done(request: Request, done: Submitted) -> Answer:
    """Return what the move led to, and what is asked next."""
    match, words = await request.services.observations.choosing(done.moment, request.user_id), request.words
    lines = all_lines([entry for entry in match.log if entry.revision == done.revision], match, words)
    return answer(match, done_page(match, lines, words, done.receipt, request.lens()))


def _choice(arg: str) -> tuple[int | None, int]:
    """Return the topic and the number of a choice.

    Raises:
        Refusal: `no_such_choice` (`number`) for anything else, which no page of ours sends.
    """
    topic, named = topic_in(arg)
    number = number_in(named)
    if number is None:
        raise Refusal("no_such_choice", number=named)
    return topic, number
