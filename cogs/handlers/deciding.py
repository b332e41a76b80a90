"""Deciding: what may be chosen, one choice before it is confirmed, confirming, a typed line, taking back."""

from collections.abc import Sequence

from cogs.requests.modals import ask_for
from cogs.requests.request import Request
from cogs.requests.routes import answers
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from play.matches import Submitted
from render import verbs
from render.choices import confirm_page, done_page, menu_page, named_parts_page, part_page
from render.limits import clipped
from render.page import number_in
from render.pages.log_lines import all_lines
from render.pages.looking import board_page
from render.pages.parts import with_notice
from render.phrases import escaped
from text.aliases import aliases

LONGEST_NOTICE = 100


@answers(verbs.MENU)
async def menu(request: Request) -> None:
    """Show what the person may choose now."""
    await menu_below(request)


async def menu_below(request: Request, notice: str = "") -> None:
    """Show what the person may choose now below a `notice`, if there is one."""
    observation = await request.observation()
    page = menu_page(observation, request.words, request.arg, request.lens())
    await request.show_match(observation, with_notice(notice, page) if notice else page)
    if not observation.choices:
        # Somebody looks whom the match waits for: who has left the server meanwhile is named at the table.
        request.bot.refresh(observation.match)


@answers(verbs.PICK)
async def pick(request: Request) -> None:
    """Show one choice with its cost, effect and picture; a choice of an outdated page leads to the fresh ones.

    Raises:
        Refusal: what `Matches.check_choice` refuses.
    """
    number = _number(request.arg)
    await request.services.matches.check_choice(request.match, request.user_id, request.reference.revision, number)
    observation = await request.observation()
    await request.show_match(observation, confirm_page(observation, number, request.words, request.lens()))


@answers(verbs.PART)
async def part(request: Request) -> None:
    """Show a decision of several parts with one more of them answered; nothing is stored before it is confirmed.

    Raises:
        Refusal: what `Matches.check_choice` refuses.
    """
    reference = request.reference
    await request.services.matches.check_choice(request.match, request.user_id, reference.revision)
    observation = await request.observation()
    value = request.values[0] if request.values else ""
    await request.show_match(observation, part_page(observation, reference.arg, value, request.words, request.lens()))


async def named_parts(request: Request, observation: Observation, typed: Sequence[str | None]) -> None:
    """Show a decision of several parts with what was typed for each of them picked; what cannot be picked is named."""
    page, unknown = named_parts_page(observation, typed, request.words, request.lens())
    if unknown:
        page = with_notice(request.words("part-unknown", typed=escaped(clipped(unknown[0], LONGEST_NOTICE))), page)
    await request.show_match(observation, page)


@answers(verbs.CONFIRM)
async def confirm(request: Request) -> None:
    """Make the choice; a second press of the same button finds a newer revision and does nothing.

    Raises:
        Refusal: what `Matches.submit_choice` refuses.
    """
    number = _number(request.arg)
    done = await request.services.matches.submit_choice(
        request.match, request.user_id, request.reference.revision, number
    )
    await _show_done(request, done)


@answers(verbs.LINE, "modal")
async def line(request: Request) -> None:
    """Ask for a line of notation; then show what it means, to be confirmed."""
    if not request.values:
        await ask_for(request, "line")
        return
    await typed_line(request, request.values[0])


async def typed_line(request: Request, text: str) -> None:
    """Show the choice that a typed line means, to be confirmed.

    A legal move beyond the suggestions has no number that a button could carry: the line itself was the confirmation.

    Raises:
        Refusal: what `Matches.submit_line` refuses.
    """
    request.typed = text
    observation = await request.observation()
    names = aliases(observation.game)
    parsed = await request.services.matches.parse_line(request.match, request.user_id, text, names)
    if parsed.number is None:
        done = await request.services.matches.submit_line(request.match, request.user_id, text, names, parsed.revision)
        await _show_done(request, done)
        return
    observation = await request.observation()
    await request.show_match(observation, confirm_page(observation, parsed.number, request.words, request.lens()))


@answers(verbs.UNDO)
async def undo(request: Request) -> None:
    """Take back the person's own last move.

    Raises:
        Refusal: what `Matches.undo` refuses.
    """
    await request.services.matches.undo(request.match, request.user_id, request.reference.revision)
    observation = await request.observation()
    await request.show_match(
        observation, with_notice(request.words("undone"), board_page(observation, request.words, request.lens()))
    )


async def _show_done(request: Request, done: Submitted) -> None:
    observation = await request.observation()
    page = done_page(
        observation, _lines(request, observation, done.revision), request.words, done.receipt, request.lens()
    )
    await request.show_match(observation, page)
    await request.services.observations.mark_seen(observation.match, request.user_id, done.revision)


def _lines(request: Request, observation: Observation, revision: int) -> tuple[str, ...]:
    """Return what the entry `revision` led to, in lines."""
    return all_lines([entry for entry in observation.log if entry.revision == revision], observation, request.words)


def _number(arg: str) -> int:
    """Return the number of a choice.

    Raises:
        Refusal: `no_such_choice` (`number`) for anything else, which no page of ours sends.
    """
    number = number_in(arg)
    if number is None:
        raise Refusal("no_such_choice", number=arg)
    return number
