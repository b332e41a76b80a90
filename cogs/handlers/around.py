"""Around a match: resigning, the file, checking the shuffle."""

from cogs.messages.layout import Attachment
from cogs.requests.request import Request
from cogs.requests.routes import answers
from games.kernel.errors import Refusal
from render import verbs
from render.pages.more import resign_page
from render.pages.notices import export_page, note, verification_page
from render.pages.table import headline


@answers(verbs.RESIGN)
async def resign(request: Request) -> None:
    """Ask, then give the person's seat up for good.

    Raises:
        Refusal: `not_running`, `not_a_player`.
    """
    observation = await request.observation()
    if observation.status != "running":
        raise Refusal("not_running")
    if observation.observer is None:
        raise Refusal("not_a_player")
    if request.arg != verbs.YES:
        await request.show_match(observation, resign_page(observation, request.words))
        return
    await request.services.matches.resign(request.match, request.user_id)
    observation = await request.observation()
    await request.show_match(observation, note(f"{request.words('resigned')}\n{headline(observation, request.words)}"))


@answers(verbs.EXPORT)
async def export(request: Request) -> None:
    """Send the match as a file: all of it after the end, before that what the person may know."""
    data = await request.services.proofs.export(request.match, request.user_id)
    observation = await request.observation()
    file = Attachment(f"match-{observation.match}-{observation.revision}.json", data)
    await request.show_match(observation, export_page(observation, request.words), [file])


@answers(verbs.VERIFY)
async def verify(request: Request) -> None:
    """Play the match again from its secret and say whether everything fits; while it runs the secret stays one."""
    found = await request.services.proofs.verify(request.match)
    observation = await request.observation()
    fault = "" if found.ok else _fault(request, found.fault, found.revision)
    await request.show_match(observation, verification_page(observation, found.ok, found.entries, fault, request.words))


def _fault(request: Request, code: str, revision: int | None) -> str:
    said = request.words(f"verify-{code}")
    return said if revision is None else f"{request.words('verify-at', revision=revision)} {said}"
