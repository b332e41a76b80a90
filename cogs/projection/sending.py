"""Sends the message of a match to one audience, and only one, even after a crash between sending it and storing its id.

What is about to be sent is stored first (audience `sending:<audience>`) and forgotten by the transaction that remembers
the message. Where such a row is still there, a message may exist that nobody knows of: it is looked for, by the ids of
its components, and taken for the one that is to be sent now.
"""

import hashlib
from collections.abc import Iterable

import msgspec

from cogs.client import Client
from cogs.messages.layout import Layout
from cogs.messages.posting import CannotShow, MessageGone
from games.kernel.ids import MatchId
from play.shown import SENDING, ShownMessage

NONCE_CHARACTERS = 25
"""The longest nonce that Discord takes."""


def is_unsure(audience: str, rows: Iterable[ShownMessage]) -> bool:
    """Return whether a message for `audience` may have been sent that nobody knows of."""
    return any(row.audience == SENDING + audience for row in rows)


class Sending:
    """Sends messages, and finds those that were sent unnoticed."""

    def __init__(self, bot: Client) -> None:
        """Keep the bot."""
        self._bot = bot

    async def send(self, match: MatchId, before: ShownMessage | None, planned: ShownMessage, layout: Layout) -> int:
        """Send what replaces `before`; return its id, which the caller remembers.

        Of `planned` audience, channel and revision count.

        Raises:
            CannotShow, NotNow: as the postbox does.
            Overtaken: another process has shown it meanwhile.
        """
        postbox = self._bot.postbox
        audience, channel_id = planned.audience, planned.channel_id
        name = _name(audience, channel_id, _message_of(before, channel_id), layout.component_ids())
        planned = msgspec.structs.replace(planned, message_id=0, page_hash=name, state="failed")
        earlier = await self._bot.services.shown.announce(match, before, planned)
        if earlier is None:
            return await postbox.send(channel_id, layout, name)
        found = await self._find(audience, earlier, before)
        if found is None:
            # It may still be on its way: of two of the same name that come within some minutes Discord makes one.
            return await postbox.send(channel_id, layout, earlier.page_hash)
        try:
            await postbox.edit(channel_id, found, layout)
        except MessageGone:
            return await postbox.send(channel_id, layout)
        return found

    async def forget(self, match: MatchId, audience: str, rows: Iterable[ShownMessage]) -> None:
        """Remove what may have been sent to `audience` and is not needed any more.

        Raises:
            NotNow: Discord is out of order.
        """
        known = {row.audience: row for row in rows}
        row = known.get(SENDING + audience)
        if row is None:
            return
        try:
            found = await self._find(audience, row, known.get(audience))
            if found is not None:
                await self._bot.postbox.remove(row.channel_id, found)
        except CannotShow:
            # What is out of our reach cannot be tidied up by us.
            pass
        await self._bot.services.shown.drop(match, row.audience)

    async def _find(self, audience: str, announced: ShownMessage, before: ShownMessage | None) -> int | None:
        """Return our message that was announced to replace `before`, if it is there."""
        channel_id = announced.channel_id
        replaced = _message_of(before, channel_id)
        for message_id, ids in await self._bot.postbox.sent_after(channel_id, replaced):
            if ids and _name(audience, channel_id, replaced, ids) == announced.page_hash:
                return message_id
        return None


def _message_of(row: ShownMessage | None, channel_id: int) -> int:
    return row.message_id if row is not None and row.channel_id == channel_id else 0


def _name(audience: str, channel_id: int, replaced: int, ids: Iterable[str]) -> str:
    """Return what distinguishes this message from all others; the ids of its components name match and revision."""
    described = repr((audience, channel_id, replaced, sorted(ids)))
    return hashlib.sha256(described.encode()).hexdigest()[:NONCE_CHARACTERS]
