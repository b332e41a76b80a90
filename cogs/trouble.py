"""Tells the players of a match by direct message that its table cannot be shown, and how to mend it."""

import logging
from typing import TYPE_CHECKING

from cogs.posting import CHANNEL, CannotShow
from games.kernel.sight import Sight
from render.page import Page
from render.pages.help import ShownCommand
from render.pages.notices import channel_lost_page
from render.pages.parts import look_buttons, rows
from text import Words, words

if TYPE_CHECKING:
    from bot import SealedOrders

_log = logging.getLogger(__name__)


class Trouble:
    """Sends word of a lost table."""

    def __init__(self, bot: "SealedOrders") -> None:
        """Keep the bot."""
        self._bot = bot

    async def tell(self, sight: Sight, reason: str) -> None:
        """Tell everybody who plays; a closed DM is passed over.

        Raises:
            NotNow: Discord is out of order.
        """
        _log.warning("the table of match %s cannot be shown: %s", sight.match, reason)
        if sight.status not in ("open", "running"):
            return
        for face in sight.faces:
            if face.user_id is not None and face.sitter == "person":
                await self._tell_one(sight, face.user_id, reason)

    async def _tell_one(self, sight: Sight, user_id: int, reason: str) -> None:
        settings = await self._bot.house.people.settings(user_id)
        own = await self._bot.house.sights.private(sight.match, user_id)
        said = words(settings.language or sight.language)
        page = _page(own, reason, said, self._bot.shown_command)
        layout = await self._bot.presenter.present(page, own.match, own.revision, settings.text_only)
        try:
            await self._bot.postbox.send(await self._bot.postbox.dm_channel(user_id), layout)
        except CannotShow:
            _log.debug("a player of match %s has closed DMs", sight.match)


def _page(own: Sight, reason: str, said: Words, shown: ShownCommand) -> Page:
    """Return what is wrong and how to mend it, with the buttons to play on meanwhile."""
    missing = "" if reason == CHANNEL else said(f"permission-{reason}")
    lost = channel_lost_page(own, missing, said, shown)
    buttons = rows(look_buttons(own, said)) if own.view is not None else ()
    return Page((*lost.blocks, *buttons), lost.accent)
