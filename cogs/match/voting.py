"""In a running match: what players decide together, and coming back after one was away: `/match vote | return`."""

from cogs.deciding import menu_of
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.looking import board
from cogs.match import GROUP
from cogs.match.ending import RUNNING
from games.kernel.observation import Observation
from render import verbs
from render.pages.votes import votes_page


@pressed(verbs.VOTE)
@command(GROUP, statuses=RUNNING)
@needs("agree")
async def vote(request: Request, match: Observation) -> Answer:
    """Show what can be decided together, and who agrees; agree to one of it, or no longer.

    Raises:
        Refusal: what `Agreements` refuses.
    """
    agreements = request.services.agreements
    said, _, name = (request.values[0] if request.values else request.arg).partition(".")
    if said == verbs.YES:
        await agreements.agree(request.match, request.user_id, name, request.reference.revision)
    elif said == verbs.NO:
        await agreements.withdraw(request.match, request.user_id, name)
    elif said == verbs.AGAINST:
        await agreements.oppose(request.match, request.user_id, name)
    now = await request.looking_anew().with_moment()
    match = await now.asked_about()
    if match.status != "running" or now.moment is None:
        return await board(now, match)
    points = await agreements.points(now.moment)
    return answer(match, votes_page(match, agreements.possible(now.moment), request.words, points))


@pressed(verbs.RETURN)
@command(GROUP, name="return", statuses=RUNNING)
@needs("play")
async def come_back(request: Request) -> Answer:
    """Be there again who was away, and look what is asked now.

    Raises:
        Refusal: what `Matches.come_back` refuses.
    """
    await request.services.matches.come_back(request.match, request.user_id)
    return await menu_of(request.looking_anew(), notice=request.words("returned"))
