"""A match that begins at once, since nobody but computers is to join: its start, and the first page of its player."""

from msgspec.structs import replace

from cogs.interactions.request import Answer, Request
from cogs.match.gathering import start
from cogs.turns.deciding import menu_of
from games.kernel.ids import MatchId
from render.pages.notices import playing_notice


async def begun(request: Request, match: MatchId, channel_id: int | None) -> Answer:
    """Start an open table and show what the person may choose, below against whom they play and where.

    Raises:
        Refusal: what `start` refuses.
    """
    request = request.about(match)
    await start(request)
    moment = await request.services.computers.settled(match)
    salt = moment.card.salts[moment.of_person(request.user_id).observer or 0]
    notice = playing_notice(moment.public(), channel_id, request.words, salt)
    return await menu_of(replace(request, moment=moment), notice=notice)
