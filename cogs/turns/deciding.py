"""Deciding: what may be chosen, one choice before it is confirmed, confirming, a typed line, taking back.

Presses, the modal for a line, and `/moves`, `/play`, `/undo`.
"""

import asyncio
import contextlib
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Literal

from discord import app_commands
from msgspec.structs import replace

from cogs.interactions import which_match
from cogs.interactions.commands import Named, autocomplete, command
from cogs.interactions.going_on import going_on, with_ways
from cogs.interactions.request import Answer, Request, answer, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from games.kernel.errors import UNFIT, IllegalMove, NotationError, Refusal
from games.kernel.game import Aliases
from games.kernel.observation import Observation, Planned, Preview
from play.match.matches import Submitted
from render import verbs
from render.choice_controls import example_of, which_page
from render.choosing import Chooser, done_text
from render.deciding.hint import with_hint
from render.deciding.plan import plan_page
from render.deciding.preview import preview_page, trial_page
from render.deciding.refusal import refusal_page, which_text
from render.game_pages import MenuEntry
from render.limits import clipped
from render.meaning import corrected
from render.page import Page, number_in, topic_in
from render.pages.lists import with_next
from render.pages.log_lines import all_lines
from render.pages.looking import board_page
from render.pages.parts import with_notice
from render.pages.votes import away_page
from render.phrases import escaped, title
from render.reading import Found, Reader
from render.registry import pages_of
from text import Words
from text.aliases import aliases

LONGEST_NOTICE = 100
PARTING = ", "
TRIAL = "?"
"""What a line ends with that is only tried out."""

PARTED = re.compile(f"\n|{PARTING}")
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
    if match.is_away():
        return answer(match, away_page(match, request.words))
    if match.may("turn"):
        planned = await request.services.plans.find(await request.known(), request.user_id, topic)
        if planned is not None:
            return plan_answer(request, planned, path, notice)
    match = await request.choosing(topic)
    if not match.asked():
        # Somebody looks whom the match waits for: who has left the server meanwhile is named at the table.
        request.bot.refresh(match.match)
    page = await with_ways(request, match, Chooser(match, request.words, request.lens()).menu_page(path))
    return going_on(request, match, with_notice(notice, page) if notice else page)


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
    return await _previewed(request, await _chosen(request))


@pressed(verbs.TRY)
async def try_out(request: Request) -> Answer:
    """Show what a choice would lead to, as a line that ends with `?` does; nothing is stored, and nothing changes.

    Raises:
        Refusal: what `Previews.choice` refuses.
    """
    preview = await _chosen(request)
    return answer(preview.observation, trial_page(preview, request.words, is_choice=True))


async def _chosen(request: Request) -> Preview:
    """Return the preview of the choice that a press names."""
    topic, number = choice_in(request.arg)
    return await request.services.previews.choice(
        request.match, request.user_id, request.reference.revision, number, topic=topic, known=request.moment
    )


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
    return await _previewed(request, preview)


async def _previewed(request: Request, preview: Preview) -> Answer:
    """Return a choice to be confirmed, and note that it is not yet."""
    await request.services.reminders.picked(request.match, request.user_id)
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
    chance = request.services.chance()
    await request.services.reminders.picked(request.match, request.user_id)
    return answer(match, Chooser(match, request.words, request.lens()).part_page(reference.arg, request.values, chance))


async def parts_of(request: Request, typed: Sequence[str | None]) -> Answer:
    """Return a decision of several parts what was typed for each picked; what cannot be picked is named."""
    match = await request.choosing()
    page, unknown = Chooser(match, request.words, request.lens()).typed_parts(typed)
    if unknown:
        page = with_notice(request.words("part-unknown", typed=escaped(clipped(unknown[0], LONGEST_NOTICE))), page)
    return answer(match, page)


@pressed(verbs.CONFIRM)
@needs("play")
async def confirm(request: Request) -> Answer:
    """Make the choice, and show what it led to and what is asked next.

    A second press of the same button in the same instant is answered with what the first one did. A later one, or one
    that another process gets, finds a newer revision and does nothing.

    Raises:
        Refusal: what `Matches.submit_choice` refuses.
    """
    message = request.interaction.message
    press = (request.user_id, None if message is None else message.id, request.reference)
    done = await request.bot.once.do(press, partial(_submitted, request))
    match, words = await request.services.observations.choosing(done.moment, request.user_id), request.words
    lines = all_lines(match.log[-1:], match, words)
    page = with_hint(Chooser(match, words, request.lens()).done_page(lines, done.receipt), match, words)
    if not match.asked() and sum(face.sitter == "person" for face in match.faces) > 1:
        page = with_next(page, words)
    return done_answer(request, match, page, done_text(lines, words, done.receipt))


async def _submitted(request: Request) -> Submitted:
    (topic, number), matches = choice_in(request.arg), request.services.matches
    pressed_at = (request.match, request.user_id, request.reference.revision, number)
    try:
        return await matches.submit_choice(*pressed_at, request.moment, topic=topic)
    except Refusal as refusal:
        earlier = await matches.made_already(*pressed_at, topic) if refusal.code == "stale" else None
        if earlier is None:
            raise
        return earlier


def done_answer(request: Request, match: Observation, page: Page, said: str) -> Answer:
    """Return the page after something was done, of which `said` tells, in its first line what it was, as an answer."""
    left = request.words("page-left", title=title(match, request.words), done=said.partition("\n")[0])
    return replace(going_on(request, match, page, said), left=left)


@pressed(verbs.LINE, "modal")
async def line(request: Request) -> Answer | None:
    """Ask for a line of notation; then show what it means, to be confirmed or, on the page of a plan, lined up."""
    if not request.values:
        await ask_for(request, "line", example_of(await request.every_choice(), request.words))
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

    A line that may mean several choices is answered with those. One that means none is answered with the reason, and
    with what is most like it. One that ends with `?` is only tried out.
    """
    request = await request.with_moment()
    if text.rstrip().endswith(TRIAL):
        return await _tried(request, match, text.rstrip().rstrip(TRIAL).rstrip())
    if match.may("turn") and await request.services.plans.find(await request.known(), request.user_id):
        return await _lined_up(request, match, text)
    reader, names = await asyncio.to_thread(Reader, await request.every_choice()), aliases(match.game)
    try:
        found = reader.exactly(text)
        if found:
            return await _meant(request, found, text)
        return await _previewed(
            request, await request.services.previews.draft(request.match, request.user_id, text, names)
        )
    except NotationError as fault:
        if len(PARTED.split(text.strip())) > 1:
            with contextlib.suppress(NotationError):
                return plan_answer(request, await _planned(request, match, text))
        found = reader.loosely(text, is_told=fault.code in UNFIT)
        if found:
            return await _meant(request, found, text, fault)
        return await _refused(request, fault, text, await _near(request, corrected(text, match.game), names))
    except IllegalMove as refusal:
        return await _refused(request, refusal, text, await _near(request, text, names))
    except Refusal as refusal:
        return await _refused(request, refusal, text)


async def _tried(request: Request, match: Observation, text: str) -> Answer:
    """Return what a line would lead to, which is not made; or why it is refused."""
    names = aliases(match.game)
    try:
        tried = await request.services.previews.trial(request.match, request.user_id, text, names)
    except NotationError as fault:
        return await _refused(request, fault, text, await _near(request, corrected(text, match.game), names))
    except IllegalMove as refusal:
        return await _refused(request, refusal, text, await _near(request, text, names))
    except Refusal as refusal:
        return await _refused(request, refusal, text)
    return answer(tried.observation, trial_page(tried, request.words), look="trial")


async def _near(request: Request, text: str, names: Aliases) -> Preview | None:
    """Return the legal move that a line means, or the one nearest to it by the rules, if there is one."""
    try:
        return await request.services.previews.draft(request.match, request.user_id, text, names) if text else None
    except IllegalMove:
        return await request.services.previews.nearest(request.match, request.user_id, text, names)
    except Refusal:
        return None


async def _meant(request: Request, found: Sequence[Found], text: str, fault: NotationError | None = None) -> Answer:
    """Return the choice that is meant, to be confirmed; of several, those between which the person decides."""
    (match, number), *others = found
    if others:
        return answer(match, which_page(found, request.words, which_text(text, request.words, match, fault)))
    preview = await request.services.previews.choice(
        request.match, request.user_id, match.revision, number, topic=match.topic, known=request.moment
    )
    return await _previewed(request, preview)


async def _lined_up(request: Request, match: Observation, text: str) -> Answer:
    """Return the plan with the typed moves added, or why they cannot be."""
    try:
        return plan_answer(request, await _planned(request, match, text))
    except NotationError as fault:
        topics = await request.services.plans.every_choice(request.match, request.user_id, ())
        reader = await asyncio.to_thread(Reader, topics)
        found = reader.exactly(text) or reader.loosely(text, is_told=fault.code in UNFIT)
        if not found:
            return await _refused(request, fault, text)
        said = which_text(text, request.words, match, fault)
        return answer(found[0][0], which_page(found, request.words, said))
    except Refusal as refusal:
        return await _refused(request, refusal, text)


async def _planned(request: Request, match: Observation, text: str) -> Planned:
    """Return the plan with the typed moves added; what is called as the bot calls a choice is that choice.

    Raises:
        Refusal: what `Plans.line_up` refuses.
    """
    plans, lines = request.services.plans, list[str]()
    for line in filter(str.strip, text.splitlines()):
        parts = line.split(PARTING)
        while parts:
            known = await _first_named(request, lines, parts)
            if known is None:
                # The parser takes what is left of the line as it is.
                lines.append(PARTING.join(parts))
                break
            count, notation = known
            lines.append(notation)
            parts = parts[count:]
    return await plans.line_up(request.match, request.user_id, "\n".join(lines), aliases(match.game))


async def _first_named(request: Request, lines: Sequence[str], parts: Sequence[str]) -> tuple[int, str] | None:
    """Return how many parts of a line are what one choice is called, and its notation; None if no choice is."""
    try:
        topics = await request.services.plans.every_choice(request.match, request.user_id, lines)
    except NotationError:
        return None
    reader = await asyncio.to_thread(Reader, topics)
    # The words of the same move typed twice may loosely mean one, so what is exactly called so comes first.
    called = [(count, reader.exactly(PARTING.join(parts[:count]))) for count in range(len(parts), 0, -1)]
    for count, found in (*called, (len(parts), reader.loosely(PARTING.join(parts)))):
        if len(found) == 1:
            observation, number = found[0]
            return count, observation.choices[number].notation
    return None


async def _refused(request: Request, refusal: Refusal, text: str, near: Preview | None = None) -> Answer:
    """Return why a typed line is refused, with the nearest legal move and what is most like it."""
    matches = await request.looking_anew().every_choice()
    page = refusal_page(refusal, request.words, matches[0], text, topics=matches, near=near)
    return answer(matches[0], page, look="refused")


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
    match, notice = done.moment.of_person(request.user_id), request.words("undone-plan" if is_whole else "undone")
    return answer(match, with_notice(notice, board_page(match, request.words, request.lens())))


def choice_in(arg: str) -> tuple[int | None, int]:
    """Return the topic and the number of a choice; refuses what `number_of` does."""
    topic, named = topic_in(arg)
    return topic, number_of(named)


def number_of(text: str) -> int:
    """Return a number; refuses anything else, which no page of ours sends: `no_such_choice` (`number`)."""
    number = number_in(text)
    if number is None:
        raise Refusal("no_such_choice", number=text)
    return number
