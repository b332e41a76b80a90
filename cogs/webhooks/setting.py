"""The buttons and the modal by which somebody sets an address that is told of their reminders, or of their match."""

from cogs.interactions import standing
from cogs.interactions.request import Answer, Request, answer, ask_for
from cogs.interactions.routes import pressed
from cogs.interactions.standing import needs
from cogs.webhooks.telling import Told, body_of
from games.kernel.errors import Refusal
from games.kernel.ids import MatchId
from play.reminders.webhooks import MINE
from render import verbs
from render.deciding.refusal import refusal_text
from render.pages.webhooks import webhook_page

HELLO = "hello"


@pressed(verbs.WEBHOOK)
@needs(None)
async def webhook(request: Request) -> Answer:
    """Show whether there is an address.

    Raises:
        Refusal: `closed_match`, `not_the_host` (`host`).
    """
    return await _shown(request)


@pressed(verbs.WEBHOOK_URL, "modal")
@needs(None)
async def set_webhook(request: Request) -> Answer | None:
    """Ask for an address, or take the one that was typed if it answers now; else say why not, and let them try again.

    Raises:
        Refusal: `not_the_host` (`host`).
    """
    if not request.values:
        await ask_for(request, "webhook", "https://example.org/hook")
        return None
    try:
        await _try(request, request.values[0].strip(), await _about(request))
    except Refusal as refusal:
        return await _shown(request, refusal_text(refusal, request.words))
    return await _shown(request, request.words("webhook-done"))


@pressed(verbs.WEBHOOK_DROP)
@needs(None)
async def drop_webhook(request: Request) -> Answer:
    """Forget the address."""
    await request.services.webhooks.drop(request.user_id, await _about(request))
    return await _shown(request, request.words("webhook-dropped"))


async def _try(request: Request, url: str, match: MatchId) -> None:
    """Store an address that answers.

    Raises:
        Refusal: `not_the_host` (`host`), `already_over`, `webhook_unreadable`, `webhook_not_https`, `webhook_private`,
            `webhook_no_answer`, `too_many_webhooks` (`most`).
    """
    webhooks = request.services.webhooks
    request.bot.caller.check(url)
    await webhooks.try_one(request.user_id, match)
    hello = Told(HELLO, match, "", "", 0, None, request.words("webhook-hello"))
    if not await request.bot.caller.call(url, body_of(url, hello)):
        raise Refusal("webhook_no_answer")
    await webhooks.put(request.user_id, url, match)


async def _about(request: Request) -> MatchId:
    """Return the match that the address is about, which the person can look at, or `MINE`."""
    if request.reference.arg != verbs.TABLE:
        return MINE
    standing.check(request, "look", await request.card())
    return request.match


async def _shown(request: Request, notice: str = "") -> Answer:
    match = await _about(request)
    row = await request.services.webhooks.find(request.user_id, match)
    host = "" if row is None else request.bot.caller.check(row.url).host
    if match == MINE:
        return Answer(webhook_page(host, request.words, notice=notice))
    public = await request.services.observations.public(match)
    return answer(public, webhook_page(host, request.words, public, notice))
