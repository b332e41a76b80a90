"""What organisers are answered: their page as it is then, with what was done or why it was not."""

from typing import Final

from cogs.interactions import which_tournament
from cogs.interactions.request import Answer, Request, keep_filled
from cogs.interactions.which_tournament import About
from games.kernel.errors import Refusal
from play.formats.views import TournamentView
from render.deciding.refusal import refusal_text
from render.page import Page
from render.pages.tournament_organise import MOST_EARLIER, organise_page, setup_page

OF_NO_FORM: Final = frozenset(
    {
        "league_closed", "not_the_organiser", "organiser_plays", "others_organise", "staff_only",
        "teams_enter_themselves", "tournament_cancelled", "tournament_not_started", "tournament_over",
        "tournament_started",
    }
)  # fmt: skip
"""What refuses a form whatever is filled in."""


async def page_of(request: Request, about: About, notice: str = "") -> Page:
    """Return the page of organisers; that of a draft is its settings. `notice`: what was done, or why it was not."""
    if about.view.status == "draft":
        return await settings_page(request, about, notice)
    is_staff = request.is_staff_of(about.view.guild_id)
    return organise_page(about.view, request.words, notice, is_staff=is_staff)


async def settings_page(request: Request, about: About, notice: str = "") -> Page:
    """Return all settings of a tournament that has not started, and earlier ones that a draft can be like."""
    earlier: tuple[TournamentView, ...] = ()
    if about.view.status == "draft":
        ended = [each for each in await which_tournament.listed(request) if each.status == "ended"][:MOST_EARLIER]
        earlier = tuple([(await which_tournament.known(request, each.tournament)).view for each in ended])
    return setup_page(about.view, request.words, earlier, notice)


async def refused(request: Request, about: About, refusal: Refusal) -> Answer:
    """Return the organisers' page as it is now, with why something was not done."""
    return await done(request, about, why_not(request, refusal))


def why_not(request: Request, refusal: Refusal) -> str:
    """Return why something was not done; what was filled in of a form is kept, which is said too."""
    said = refusal_text(refusal, request.words)
    if refusal.code in OF_NO_FORM or not keep_filled(request):
        return said
    return f"{said}\n{request.words('form-kept')}"


async def done(request: Request, about: About, said: str) -> Answer:
    """Return the organisers' page as it is now, with what was done."""
    return Answer(await page_of(request, await which_tournament.known(request, about.number), said))
