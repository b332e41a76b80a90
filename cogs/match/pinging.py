"""A player reminds those whom the match waits for, privately: `/match remind`."""

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.match import GROUP
from cogs.match.ending import RUNNING
from games.kernel.observation import Observation
from render import verbs
from render.pages.notices import note
from render.phrases import seat_names, title


@pressed(verbs.REMIND)
@command(GROUP, statuses=RUNNING)
@needs("play")
async def remind(request: Request, match: Observation) -> Answer:
    """Remind everybody whom the match waits for.

    Raises:
        Refusal: what `Pings.ping` refuses.
    """
    seats = await request.services.pings.ping(request.match, request.user_id)
    request.bot.wake_clock()
    names = seat_names(match, seats, request.words)
    return answer(match, note(request.words("reminded", title=title(match, request.words), names=names)))
