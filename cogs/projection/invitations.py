"""Direct messages that asked somebody to an open table: answered, or too late, they say so and have no buttons.

None of these messages is remembered: the newest of ours to that person is looked for that has the buttons. It is an
errand. What it does not come to is harmless: buttons that are left say what is so.
"""

from contextlib import suppress
from functools import partial

from cogs.client import Client
from cogs.messages.component_ids import NO_ORIGIN, parsed
from cogs.messages.posting import CannotShow, MessageGone
from cogs.messages.requests import Ask
from cogs.projection.showing import Round
from games.kernel.ids import MatchId
from play.rules.moment import MatchCard
from render import verbs
from render.pages.invitations import put_away_page

SINCE_DISCORD = 1_420_070_400_000
"""Ids of Discord count milliseconds since then."""

OTHER_BITS = 22


def put_away(bot: Client, match: MatchId, user_id: int) -> None:
    """Let the invitation of somebody soon say what has become of it, if it was a direct message."""
    bot.errands.begin(Ask.INVITATION, (match, user_id), partial(_put_away, bot, match, user_id))


class Invitations:
    """Puts the invitations away that nobody has answered, where a table gathers no players any more."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot

    def mend(self, now: Round) -> None:
        """Do so in the round that shows something else in the place of the card of an open table."""
        card, was_open = now.moment.card, now.messages.table.revision == 0
        if was_open and card.status != "open" and card.tournament_id is None:
            self._bot.errands.begin(Ask.INVITATION, now.match, partial(self._all, now.match))

    async def _all(self, match: MatchId) -> None:
        for user_id in await self._bot.services.invitations.unanswered(match):
            put_away(self._bot, match, user_id)


async def _put_away(bot: Client, match: MatchId, user_id: int) -> None:
    """Change the message; raises `NotNow`. Closed direct messages, and a deleted one, are nobody's fault."""
    state, card = await bot.services.invitations.state(match, user_id), await bot.services.finder.card(match)
    observation = await bot.services.observations.public(match)
    if state in {"asked", "none"}:
        return
    said = await bot.words_of(user_id, card.language)
    page = put_away_page(observation, card.channel_id, card.guild_id, state, said)
    with suppress(CannotShow, MessageGone):
        channel_id = await bot.direct_postbox.channel(user_id)
        since = max(0, observation.opened_at * 1000 - SINCE_DISCORD) << OTHER_BITS
        for found in await bot.direct_postbox.sent_after(channel_id, since):
            if any(_is_invitation(each, card) for each in found.ids):
                await bot.direct_postbox.edit(channel_id, found.id, await bot.presenter.present(page, NO_ORIGIN))


def _is_invitation(component_id: str, card: MatchCard) -> bool:
    """Return whether that is the button which declines an invitation to that very match."""
    asked = parsed(component_id)
    return asked is not None and (asked.match, asked.verb, asked.tag) == (card.match, verbs.DECLINE, card.tag)
