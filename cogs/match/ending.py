"""The end of a match, and after it: `/match resign | cancel` and `/match record export | verify`."""

from cogs.interactions import standing, which_match
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.match import GROUP, RECORD
from cogs.messages.layout import Attachment
from games.kernel.errors import Refusal
from games.kernel.observation import Observation
from play.rules.moment import MatchCard
from render import verbs
from render.page import Page, Paragraph
from render.pages.more import agree_page, cancel_page, resign_page
from render.pages.notices import export_page, not_verified_page, note, verified_page
from render.pages.table import headline
from render.phrases import QUIET, title


@pressed(verbs.RESIGN)
@command(GROUP, statuses=which_match.RUNNING)
@needs("resign")
async def resign(request: Request, match: Observation) -> Answer:
    """Ask, then give the person's seat up for good.

    Raises:
        Refusal: `not_running` (`status`), `not_a_player`.
    """
    if match.status != "running":
        raise Refusal("not_running", status=match.status)
    if request.arg != verbs.YES:
        winners = (await request.known()).winners_without(request.user_id)
        return answer(match, resign_page(match, request.words, winners))
    if await _is_over_without_leavers(request):
        match = await request.observation()
        return answer(match, note(headline(match, request.words)))
    await request.services.matches.resign(match.match, request.user_id)
    match = await request.observation()
    said = request.words("resigned" if match.status == "running" else "resigned-ended")
    return answer(match, note(f"{said}\n{headline(match, request.words)}"))


async def _is_over_without_leavers(request: Request) -> bool:
    """Give up the seats of others who have left the server, who are not to win by this; say if that was the end."""
    card = await request.card()
    others = {face.user_id for face in card.faces if face.has_person and face.user_id not in (None, request.user_id)}
    for user_id in await request.bot.members.left(card.guild_id, others):
        freed = await request.services.matches.free(request.match, request.user_id, user_id)
        if freed.moment.card.status != "running":
            return True
    return False


@pressed(verbs.CANCEL)
@command(GROUP, statuses=which_match.ACTIVE)
@needs(None)
async def cancel(request: Request, match: Observation) -> Answer:
    """Ask, then call the match off: an open table by its host, a running match by its players together; staff any.

    Raises:
        Refusal: `already_over`, `not_the_host` (`host`), `not_a_player`, `motion_off` (`motion`: in this tournament
            players call no match off), `organiser_plays` (staff who play in its tournament), what `Agreements` refuses.
    """
    card = await request.card()
    if card.status in which_match.OVER:
        raise Refusal("already_over")
    is_staff = await _acts_as_staff(request, card)
    if card.status == "running" and not is_staff:
        standing.check(request, "agree", card)
        if match.is_off("cancel"):
            raise Refusal("motion_off", motion="cancel")
        return await _agree(request, match)
    if not is_staff:
        standing.check(request, "cancel", card)
    if request.arg != verbs.YES:
        return answer(match, cancel_page(match, request.words))
    await request.services.lobby.cancel(match.match, request.user_id, staff=is_staff)
    return await _called_off(request)


async def _acts_as_staff(request: Request, card: MatchCard) -> bool:
    """Return whether the person may stop the match; of a tournament in which they play that is for other staff."""
    if not standing.may(request, "stop", card):
        return False
    if card.tournament_id is None:
        return True
    if standing.may(request, "agree", card):
        return False
    await request.services.contests.check_no_stake(card.tournament_id, request.user_id)
    return True


async def _agree(request: Request, match: Observation) -> Answer:
    """Ask, then agree that the running match is called off, or take that back; it is once everybody agrees."""
    agreements = request.services.agreements
    match request.arg:
        case verbs.YES:
            await agreements.agree(request.match, request.user_id, "cancel")
        case verbs.NO:
            await agreements.withdraw(request.match, request.user_id, "cancel")
        case _:
            return answer(match, agree_page(match, request.words))
    match = await request.observation()
    return answer(match, agree_page(match, request.words)) if match.status == "running" else await _called_off(request)


async def _called_off(request: Request) -> Answer:
    match = await request.observation()
    said = request.words("table-cancelled", title=title(match, request.words))
    return answer(match, Page((Paragraph(said),), QUIET))


@pressed(verbs.EXPORT)
@command(RECORD, statuses=which_match.EVERY)
async def export(request: Request) -> Answer:
    """Send the match as a file: all of it after the end, before that what the person may know."""
    data = await request.services.proofs.export(request.match, request.user_id)
    match = await request.observation()
    file = Attachment(f"match-{match.match}-{match.revision}.json", data)
    return answer(match, export_page(match, request.words), file, look="file")


@pressed(verbs.VERIFY)
@command(RECORD, statuses=which_match.EVERY)
async def verify(request: Request) -> Answer:
    """Play the match again from its secret and say whether everything fits; while it runs the secret stays one."""
    found = await request.services.proofs.verify(request.match)
    now = await request.looking_anew().with_moment()
    match = await now.asked_about()
    if not found.ok:
        fault = _fault(request, found.fault, found.revision)
        return answer(match, not_verified_page(match, fault, request.words), look="check")
    salts, proofs = (await now.card()).salts, request.services.proofs
    secret, tournament = await proofs.secret(request.match), await proofs.tournament(request.match)
    page = verified_page(match, found.entries, salts, secret, request.words, tournament=tournament)
    return answer(match, page, look="check")


def _fault(request: Request, code: str, revision: int | None) -> str:
    said = request.words(f"verify-{code}")
    return said if revision is None else f"{request.words('verify-at', revision=revision)} {said}"
