"""The next round now, of organisers: which matches still run, what each would give, and their end."""

from cogs.interactions import which_tournament
from cogs.interactions.request import Answer, Request
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_tournament import About
from cogs.tournament.answering import asked, organised, refused
from games.kernel.errors import Refusal
from render import verbs
from render.page import number_in
from render.pages.tournament_forms import reason_field
from render.pages.tournament_next import MOST_LISTED, next_round_page


async def unfinished(request: Request, about: About) -> Answer:
    """Ask whether to end the matches that the next round waits for; refuses what `Organising.unfinished` refuses."""
    found = await request.services.organising.unfinished(about.number, request.person, MOST_LISTED)
    return Answer(next_round_page(about.view, found, request.words))


@pressed(verbs.CUP_NEXT)
@needs(None)
async def ask_next(request: Request) -> Answer:
    """Show which matches still run; who must not decide about them reads why on the organisers' page."""
    about = await which_tournament.meant(request, organises=True)
    try:
        return await unfinished(request, about)
    except Refusal as refusal:
        return await refused(request, about, refusal)


@pressed(verbs.CUP_NEXT_YES, "modal")
@needs(None)
async def confirm_next(request: Request) -> Answer | None:
    """Ask for the reason, then end the matches that were listed."""
    about = await which_tournament.meant(request, organises=True)
    said = await asked(request, "next", ("reason",), reason_field(request.words))
    return None if said is None else await _ended(request, about, said["reason"])


@organised
async def _ended(request: Request, about: About, reason: str) -> None:
    until = number_in(about.rest) or 0
    await request.services.organising.end_round(about.number, request.person, until, reason)
