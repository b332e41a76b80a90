"""Messages of ours that a newer one has replaced: a table shrinks to its log or says where it went, others are deleted.

What is to be put away is remembered together with what replaced it (audience `old:<message>`), so that neither an
outage nor a crash between two messages leaves old buttons standing.
"""

from collections.abc import Iterable

import msgspec

from cogs.client import Client
from cogs.messages.posting import CHANNEL, CannotShow, MessageGone
from cogs.projection.table_pages import TablePages
from games.kernel.observation import Observation
from play.shown import ShownMessage
from render.page import Page
from render.pages.notices import moved_page
from text import words

OLD = "old:"
REMOVED = "removed"
"""In place of the revision after which the log of a table begins: the message is deleted."""


def put_away(old: ShownMessage, since: int | None, until: int) -> ShownMessage:
    """Return what is to be remembered of `old`: it shrinks to its log after `since` up to `until`; None: it goes."""
    kept = REMOVED if since is None else str(since)
    return ShownMessage(f"{OLD}{old.message_id}", old.channel_id, old.message_id, until, kept, "failed")


class Leftovers:
    """Puts old messages away."""

    def __init__(self, bot: Client, pages: TablePages) -> None:
        """Keep the bot and who makes the pages."""
        self._bot = bot
        self._pages = pages

    async def clear(self, observation: Observation, channel_id: int, rows: Iterable[ShownMessage]) -> None:
        """Put away what is left of a match that lives in `channel_id` now.

        Raises:
            NotNow: Discord is out of order.
        """
        for row in rows:
            # What is out of reach is tried again only where the match is shown once more.
            if row.audience.startswith(OLD) and (row.state != "gone" or row.channel_id == channel_id):
                await self._clear(observation, channel_id, row)

    async def _clear(self, observation: Observation, channel_id: int, row: ShownMessage) -> None:
        try:
            if row.page_hash == REMOVED:
                await self._bot.postbox.remove(row.channel_id, row.message_id)
            else:
                page = await self._page(observation, channel_id, row)
                layout = await self._bot.presenter.present(page, observation.match, row.revision)
                await self._bot.postbox.edit(row.channel_id, row.message_id, layout)
        except MessageGone:
            pass
        except CannotShow as fault:
            if fault.reason != CHANNEL:
                await self._bot.services.shown.remember(observation.match, msgspec.structs.replace(row, state="gone"))
                return
        await self._bot.services.shown.drop(observation.match, row.audience)

    async def _page(self, observation: Observation, channel_id: int, row: ShownMessage) -> Page:
        if row.channel_id != channel_id:
            return moved_page(observation, channel_id, words(observation.language))
        return await self._pages.shrunk(observation, int(row.page_hash), row.revision)
