"""What organisers are answered: their page as it is then, below what was done or why it was not."""

from cogs.interactions import which_tournament
from cogs.interactions.request import Answer, Request, keep_filled
from cogs.interactions.which_tournament import About
from games.kernel.errors import Refusal
from play.formats.views import TournamentView
from render.deciding.refusal import refusal_text
from render.page import Page
from render.pages.parts import with_notice
from render.pages.tournament_organise import MOST_EARLIER, organise_page, setup_page


async def page_of(request: Request, about: About) -> Page:
    """Return the page of organisers; that of a draft is its settings."""
    if about.view.status == "draft":
        return await settings_page(request, about)
    return organise_page(about.view, request.words)


async def settings_page(request: Request, about: About) -> Page:
    """Return all settings of a tournament that has not started, and earlier ones that a draft can be like."""
    earlier: tuple[TournamentView, ...] = ()
    if about.view.status == "draft":
        ended = [each for each in await which_tournament.listed(request) if each.status == "ended"][:MOST_EARLIER]
        earlier = tuple([(await which_tournament.known(request, each.tournament)).view for each in ended])
    return setup_page(about.view, request.words, earlier)


async def refused(request: Request, about: About, refusal: Refusal) -> Answer:
    """Return the organisers' page as it is now, below why something was not done."""
    now = await which_tournament.known(request, about.number)
    return Answer(with_notice(why_not(request, refusal), await page_of(request, now)))


def why_not(request: Request, refusal: Refusal) -> str:
    """Return why something was not done; what was filled in of a form is kept, which is said too."""
    said = refusal_text(refusal, request.words)
    return "\n".join((said, request.words("form-kept"))) if keep_filled(request) else said


async def done(request: Request, about: About, said: str) -> Answer:
    """Return the organisers' page as it is now, below what was done."""
    now = await which_tournament.known(request, about.number)
    return Answer(with_notice(said, await page_of(request, now)))
