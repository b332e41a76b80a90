"""Messages of ours that a newer one has replaced: a table shrinks to its log or says where it went, others are deleted.

What cannot be put away at once is remembered, so that an outage leaves no old buttons behind. After a crash in between
the newer message is found, and with it what it has replaced (cogs/projection/sending.py).
"""

from msgspec.structs import replace

from cogs.client import Client
from cogs.messages.component_ids import origin_of
from cogs.messages.posting import CHANNEL, CannotShow, MessageGone, NotNow
from cogs.projection.showing import Round
from cogs.projection.table_pages import TablePages
from play.shown import OldMessage
from render.page import Page
from render.pages.notices import moved_page
from text import words


class Leftovers:
    """Puts old messages away."""

    def __init__(self, bot: Client, pages: TablePages) -> None:
        """Keep the bot and who makes the pages."""
        self._bot = bot
        self._pages = pages

    async def clear(self, now: Round, channel_id: int | None) -> None:
        """Put away what is left of a match that lives in `channel_id` now, None: nowhere yet; what cannot stays `old`.

        What is out of reach, or has failed too often, is tried again only where the match is shown once more.
        """
        left: list[OldMessage] = []
        shrunk: list[OldMessage] = []
        is_down = False
        for old in sorted(now.old, key=lambda each: each.is_out_of_reach):
            if is_down or (old.is_out_of_reach and old.channel_id != channel_id):
                left.append(old)
                continue
            try:
                await self._put_away(now, channel_id, old)
                if old.log_after is not None:
                    shrunk.append(replace(old, is_out_of_reach=False, is_put_away=True))
            except NotNow as outage:
                if now.is_last_try:
                    left.append(replace(old, is_out_of_reach=True))
                    continue
                now.fault, is_down = outage, True
                left.append(old)
            except CannotShow as fault:
                if fault.reason != CHANNEL:
                    left.append(replace(old, is_out_of_reach=True))
        kept = {each.message_id for each in (*left, *shrunk)}
        now.gone += [each for each in now.messages.old if each.message_id not in kept]
        now.old = left
        now.found += shrunk

    async def _put_away(self, now: Round, channel_id: int | None, old: OldMessage) -> None:
        if old.log_after is None:
            # A direct message, or the card of an open table: it stays where Discord refuses to delete it.
            await self._bot.direct_postbox.remove(old.channel_id, old.message_id)
            return
        page = await self._page(now, channel_id, old, old.log_after)
        layout = await self._bot.presenter.present(page, origin_of(now.observation))
        try:
            await self._bot.postbox.edit(old.channel_id, old.message_id, layout)
        except MessageGone:
            return

    async def _page(self, now: Round, channel_id: int | None, old: OldMessage, log_after: int) -> Page:
        if channel_id is not None and old.channel_id != channel_id:
            return moved_page(now.observation, channel_id, words(now.observation.language))
        return await self._pages.shrunk(now.observation, log_after, old.log_until)
