"""The end of a match, and after it: `/match resign | cancel | export | verify`."""

from cogs.interactions import which_match
from cogs.interactions.commands import command
from cogs.interactions.request import Answer, Request, answer
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.match import GROUP
from cogs.messages.layout import Attachment
from games.kernel.errors import Refusal
from games.kernel.observation import Observation, Status
from render import verbs
from render.page import Page, Paragraph
from render.pages.more import cancel_page, resign_page
from render.pages.notices import export_page, not_verified_page, note, verified_page
from render.pages.table import headline
from render.phrases import QUIET, title

RUNNING: tuple[Status, ...] = ("running",)


@pressed(verbs.RESIGN)
@command(GROUP, statuses=RUNNING)
@needs("resign")
async def resign(request: Request, match: Observation) -> Answer:
    """Ask, then give the person's seat up for good.

    Raises:
        Refusal: `not_running`, `not_a_player`.
    """
    if match.status != "running":
        raise Refusal("not_running")
    if request.arg != verbs.YES:
        return answer(match, resign_page(match, request.words))
    await request.services.matches.resign(match.match, request.user_id)
    match = await request.observation()
    return answer(match, note(f"{request.words('resigned')}\n{headline(match, request.words)}"))


@pressed(verbs.CANCEL)
@command(GROUP, statuses=which_match.ACTIVE)
@needs("cancel")
async def cancel(request: Request, match: Observation) -> Answer:
    """Ask, then call the match off.

    Raises:
        Refusal: `already_over`, `not_the_host` (`host`).
    """
    card = await request.card()
    if card.status in which_match.OVER:
        raise Refusal("already_over")
    is_staff = request.is_staff_of(card.guild_id)
    if card.host_user_id != request.user_id and not is_staff:
        raise Refusal("not_the_host", host=card.host_name)
    if request.arg != verbs.YES:
        return answer(match, cancel_page(match, request.words))
    await request.services.lobby.cancel(match.match, request.user_id, staff=is_staff)
    match = await request.observation()
    said = request.words("table-cancelled", title=title(match, request.words))
    return answer(match, Page((Paragraph(said),), QUIET))


@pressed(verbs.EXPORT)
@command(GROUP, statuses=which_match.EVERY)
async def export(request: Request) -> Answer:
    """Send the match as a file: all of it after the end, before that what the person may know."""
    data = await request.services.proofs.export(request.match, request.user_id)
    match = await request.observation()
    file = Attachment(f"match-{match.match}-{match.revision}.json", data)
    return answer(match, export_page(match, request.words), file)


@pressed(verbs.VERIFY)
@command(GROUP, statuses=which_match.EVERY)
async def verify(request: Request) -> Answer:
    """Play the match again from its secret and say whether everything fits; while it runs the secret stays one."""
    found = await request.services.proofs.verify(request.match)
    match = await request.observation()
    if not found.ok:
        return answer(match, not_verified_page(match, _fault(request, found.fault, found.revision), request.words))
    salts = (await request.services.finder.card(request.match)).salts
    return answer(match, verified_page(match, found.entries, salts, request.words))


def _fault(request: Request, code: str, revision: int | None) -> str:
    said = request.words(f"verify-{code}")
    return said if revision is None else f"{request.words('verify-at', revision=revision)} {said}"
