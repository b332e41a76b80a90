"""In a running match: reminding, votes, coming back: `/match remind | vote | return` and `/match table back`."""

from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.interactions.which_match import RUNNING
from cogs.match import GROUP, TABLE
from cogs.match.opening import suggest_paces
from cogs.projection.reminding import tell_of_computers
from cogs.turns.deciding import menu_of
from cogs.turns.looking import board
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from render import verbs
from render.pages.notices import note
from render.pages.votes import carry_page, votes_page
from render.phrases import seat_names, title


@pressed(verbs.VOTE)
@needs("agree")
async def vote(request: Request) -> Answer:
    """Show what can be decided together, and who agrees; agree to one of it, or no longer; let a computer judge.

    Raises:
        Refusal: what `Agreements` refuses.
    """
    agreements = request.services.agreements
    said, _, name = (request.values[0] if request.values else request.arg).partition(".")
    if said == verbs.YES:
        before = await request.services.observations.public(request.match)
        await agreements.agree(request.match, request.user_id, name, request.reference.revision)
        await tell_of_computers(request.bot, request.match, before)
    elif said == verbs.ASK:
        await agreements.judge(request.match, request.user_id, request.reference.revision)
    elif said == verbs.NO:
        await agreements.withdraw(request.match, request.user_id, name)
    elif said == verbs.AGAINST:
        await agreements.oppose(request.match, request.user_id, name)
    return await _votes(request)


@command(GROUP, name="vote", statuses=RUNNING, autocomplete={"pace": suggest_paces})
@needs("agree")
async def vote_as_typed(request: Request, match: Observation, pace: str | None = None) -> Answer:
    """Show what can be decided together, and who agrees; a pace named here is proposed, or agreed to.

    Raises:
        Refusal: what `Agreements` refuses.
    """
    if pace is not None:
        await request.services.agreements.agree(match.match, request.user_id, f"pace.{pace}")
    return await _votes(request)


@pressed(verbs.VOTE_PACE, "modal")
@needs("agree")
async def vote_pace(request: Request) -> Answer | None:
    """Ask for another pace, then propose it or agree to it.

    Raises:
        Refusal: what `Agreements.agree` refuses.
    """
    if not request.values:
        await ask_for(request, "vote-pace", "21:00 Europe/Berlin")
        return None
    await request.services.agreements.agree(request.match, request.user_id, f"pace.{request.values[0]}")
    return await _votes(request)


async def _votes(request: Request) -> Answer:
    agreements = request.services.agreements
    now = await request.looking_anew().with_moment()
    match, moment = await now.asked_about(), await now.known()
    if match.status != "running":
        return await board(now, match)
    points = await agreements.points(moment)
    computers = agreements.computers(moment)
    return answer(match, votes_page(match, agreements.possible(moment), request.words, points, computers))


@pressed(verbs.CARRY)
@command(TABLE, name="back", statuses=RUNNING)
@needs("carry")
async def carry(request: Request, match: Observation) -> Answer:
    """Show staff which repairs wait for somebody who is away only; then carry the one that was chosen.

    Raises:
        Refusal: `organiser_plays` (staff who play in the match's tournament), what `Carrying.carry` refuses.
    """
    carrying, of = request.services.carrying, (await request.card()).tournament_id
    if of is not None:
        await request.services.contests.check_no_stake(of, request.user_id)
    if not request.arg:
        return answer(match, carry_page(match, carrying.possible(await request.known()), request.words))
    await carrying.carry(match.match, request.user_id, request.arg, request.reference.revision)
    return answer(match, note(request.words("carried-heading", title=title(match, request.words))))


@pressed(verbs.RETURN)
@command(GROUP, name="return", statuses=RUNNING)
@needs("play")
async def come_back(request: Request) -> Answer:
    """Be there again who was away, or is excused, and look what is asked now.

    Raises:
        Refusal: what `Matches.come_back` refuses.
    """
    try:
        await request.services.matches.come_back(request.match, request.user_id)
    except Refusal as refusal:
        if refusal.code != "not_away" or not await _was_excused(request):
            raise
        return await menu_of(request.looking_anew(), notice=request.words("excuse-ended"))
    return await menu_of(request.looking_anew(), notice=request.words("returned"))


async def _was_excused(request: Request) -> bool:
    """Return whether the person was excused; they are no more, in no match."""
    try:
        await request.services.excuses.end(request.user_id)
    except Refusal:
        return False
    return True


@pressed(verbs.STILL)
@needs("play")
async def still_play(request: Request) -> Answer:
    """Say that one still plays, and look what is asked now.

    Raises:
        Refusal: what `Silence.still_plays` refuses.
    """
    await request.services.silence.still_plays(request.match, request.user_id)
    return await menu_of(request.looking_anew(), notice=request.words("still-plays"))


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
