"""Being away for some time: `/away until` and `/away back`, and the page behind `/settings me`. It holds everywhere."""

from datetime import date, timedelta

from cogs.interactions.commands import Named, autocomplete, command, group
from cogs.interactions.request import Answer, Request, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from games.kernel.errors import Refusal
from games.kernel.pace import DAY
from play.rules.nights import day_begins, today
from render import verbs
from render.dates import day_in
from render.deciding.refusal import refusal_text
from render.page import number_in
from render.pages.absence import DAYS, Absence, Holds, absence_page
from render.pages.parts import with_notice
from render.phrases import duration

GROUP = group("away", everywhere=True)
EXAMPLE = 10
"""The example in the modal is so many days from now."""


@pressed(verbs.AWAY)
@needs(None)
async def absence(request: Request) -> Answer:
    """Show until when the person is away; with a number of days or `NO` it is changed first.

    Raises:
        Refusal: `no_date` (`word`), and what `Excuses.declare` and `Excuses.end` refuse.
    """
    if request.arg == verbs.NO:
        return await back(request)
    if request.arg:
        days = number_in(request.arg)
        if days not in DAYS:
            raise Refusal("no_date", word=request.arg)
        await request.services.excuses.declare(request.user_id, request.bot.now() + days * DAY)
    return await _shown(request)


@pressed(verbs.AWAY_UNTIL, "modal")
@needs(None)
async def ask_until(request: Request) -> Answer | None:
    """Ask for the day on which the person is back, or take the one that was typed; ask again if it is none."""
    if not request.values:
        example = _today(request) + timedelta(days=EXAMPLE)
        await ask_for(request, "away", f"{example.day}.{example.month}.")
        return None
    try:
        return await until(request, request.values[0])
    except Refusal as refusal:
        shown = await _shown(request)
        return Answer(with_notice(refusal_text(refusal, request.words), shown.page))


@autocomplete
async def suggest_dates(request: Request, current: str) -> Named:
    """Name what was typed as a date, and some days to come."""
    here = _today(request)
    ahead = [(here + timedelta(days=days), duration(days * DAY, request.words)) for days in (1, *DAYS, 30)]
    listed = [(day.isoformat(), f"{day.isoformat()} · {said}") for day, said in ahead]
    if not current:
        return listed
    day = day_in(current, here).isoformat()
    return [(day, f"{current} · {day}")]


@command(GROUP, autocomplete={"date": suggest_dates})
@needs(None)
async def until(request: Request, date: str) -> Answer:
    """Be excused in all matches until that day begins.

    Raises:
        Refusal: `no_date` (`word`), and what `Excuses.declare` refuses.
    """
    day = day_in(date, _today(request))
    await request.services.excuses.declare(request.user_id, day_begins(day, request.settings.time_zone))
    return await _shown(request)


@command(GROUP)
@needs(None)
async def back(request: Request) -> Answer:
    """Be there again; refuses what `Excuses.end` refuses."""
    await request.services.excuses.end(request.user_id)
    return await _shown(request)


def _today(request: Request) -> date:
    return today(request.bot.now(), request.settings.time_zone)


async def _shown(request: Request) -> Answer:
    mine = (await request.with_settings()).settings
    known = await request.services.excuses.of_person(request.user_id)
    holds = tuple(
        Holds(each.match, each.game, each.until, each.days, each.most, each.is_away, each.title) for each in known
    )
    said = mine.away_until if (mine.away_until or 0) > request.bot.now() else None
    is_timed = said is not None and said != day_begins(today(said, mine.time_zone), mine.time_zone)
    return Answer(absence_page(Absence(said, mine.time_zone, holds, is_timed), request.words))
