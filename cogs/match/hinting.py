"""A hint: what a computer would do in the place of the person who asks. A press, and `/match hint`."""

from functools import partial

from msgspec.structs import replace

from cogs.interactions import which_match
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.match import GROUP
from cogs.turns.deciding import menu_of
from games.kernel.errors import Refusal
from games.kernel.hints import Hint
from games.kernel.observation import Observation
from play.rules.moment import Moment
from render import verbs
from render.deciding.hint import hint_page, thinking_page


@pressed(verbs.HINT)
@command(GROUP, statuses=which_match.RUNNING)
@needs("play")
async def hint(request: Request, match: Observation) -> Answer:
    """Show the best move and the next best one; where that takes long, the page shows it once it is found.

    Raises:
        Refusal: what `Hints.hint` refuses.
    """
    request = await request.with_moment()
    found = await request.services.hints.hint(
        request.match, request.user_id, request.reference.revision, request.moment
    )
    if found is None:
        page = thinking_page(match, request.words)
        return replace(answer(match, page), then=partial(_found, request))
    return _shown(request, found)


async def _found(request: Request, moment: Moment) -> Answer:
    """Return the hint about the match as it is at `moment`, or what is asked if there is none any more."""
    request = replace(request, moment=moment)
    try:
        found = await request.services.hints.hint(request.match, request.user_id, known=moment, is_patient=True)
    except Refusal:
        found = None
    return await menu_of(request) if found is None else _shown(request, found)


def _shown(request: Request, found: Hint) -> Answer:
    return answer(found.observation, hint_page(found, request.words))
