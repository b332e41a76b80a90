"""Deciding: what may be chosen, one choice before it is confirmed, confirming, a typed line, taking back."""

from collections.abc import Sequence

from cogs.requests.modals import ask_for
from cogs.requests.request import Request
from cogs.requests.routes import answers
from games.kernel.errors import Refusal
from games.kernel.sight import Sight
from play.matches import Submitted
from render import verbs
from render.choices import confirm_page, done_page, menu_page, named_parts_page, part_page
from render.limits import clipped
from render.page import number_in
from render.pages.looking import board_page
from render.pages.news import all_lines
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
    sight = await request.sight()
    page = menu_page(sight, request.words, request.arg, request.lens())
    await request.show_match(sight, with_notice(notice, page) if notice else page)
    if not sight.choices:
        # Somebody looks whom the match waits for: who has left the server meanwhile is named at the table.
        request.bot.refresh(sight.match)


@answers(verbs.PICK)
async def pick(request: Request) -> None:
    """Show one choice with its cost, effect and picture; a choice of an outdated page leads to the fresh ones.

    Raises:
        Refusal: what `Matches.check_choice` refuses.
    """
    number = _number(request.arg)
    await request.house.matches.check_choice(request.match, request.user_id, request.reference.revision, number)
    sight = await request.sight()
    await request.show_match(sight, confirm_page(sight, number, request.words, request.lens()))


@answers(verbs.PART)
async def part(request: Request) -> None:
    """Show a decision of several parts with one more of them answered; nothing is stored before it is confirmed.

    Raises:
        Refusal: what `Matches.check_choice` refuses.
    """
    reference = request.reference
    await request.house.matches.check_choice(request.match, request.user_id, reference.revision)
    sight = await request.sight()
    value = request.values[0] if request.values else ""
    await request.show_match(sight, part_page(sight, reference.arg, value, request.words, request.lens()))


async def named_parts(request: Request, sight: Sight, typed: Sequence[str | None]) -> None:
    """Show a decision of several parts with what was typed for each of them picked; what cannot be picked is named."""
    page, unknown = named_parts_page(sight, typed, request.words, request.lens())
    if unknown:
        page = with_notice(request.words("part-unknown", typed=escaped(clipped(unknown[0], LONGEST_NOTICE))), page)
    await request.show_match(sight, page)


@answers(verbs.CONFIRM)
async def confirm(request: Request) -> None:
    """Make the choice; a second press of the same button finds a newer revision and does nothing.

    Raises:
        Refusal: what `Matches.submit_choice` refuses.
    """
    number = _number(request.arg)
    done = await request.house.matches.submit_choice(request.match, request.user_id, request.reference.revision, number)
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
    sight = await request.sight()
    names = aliases(sight.game)
    parsed = await request.house.matches.parse_line(request.match, request.user_id, text, names)
    if parsed.number is None:
        done = await request.house.matches.submit_line(request.match, request.user_id, text, names, parsed.revision)
        await _show_done(request, done)
        return
    sight = await request.sight()
    await request.show_match(sight, confirm_page(sight, parsed.number, request.words, request.lens()))


@answers(verbs.UNDO)
async def undo(request: Request) -> None:
    """Take back the person's own last move.

    Raises:
        Refusal: what `Matches.undo` refuses.
    """
    await request.house.matches.undo(request.match, request.user_id, request.reference.revision)
    sight = await request.sight()
    await request.show_match(
        sight, with_notice(request.words("undone"), board_page(sight, request.words, request.lens()))
    )


async def _show_done(request: Request, done: Submitted) -> None:
    sight = await request.sight()
    page = done_page(sight, _lines(request, sight, done.revision), request.words, done.receipt, request.lens())
    await request.show_match(sight, page)
    await request.house.sights.mark_seen(sight.match, request.user_id, done.revision)


def _lines(request: Request, sight: Sight, revision: int) -> tuple[str, ...]:
    """Return what the entry `revision` led to, in lines."""
    return all_lines([news for news in sight.news if news.revision == revision], sight, request.words)


def _number(arg: str) -> int:
    """Return the number of a choice.

    Raises:
        Refusal: `no_such_choice` (`number`) for anything else, which no page of ours sends.
    """
    number = number_in(arg)
    if number is None:
        raise Refusal("no_such_choice", number=arg)
    return number
