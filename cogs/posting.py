"""Sending, editing and removing our messages in channels and DMs, with Discord's faults sorted by what can be done.

`MessageGone`: send anew. `CannotShow`: only people can mend it. `NotNow`: try again later. An archived thread is opened
again on the way.
"""

import hashlib
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import aiohttp
import discord

from cogs.layout import Layout

if TYPE_CHECKING:
    from bot import SealedOrders

T = TypeVar("T")

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
CLOSED_DM = 50007
ARCHIVED_THREAD = 50083
TOO_MANY_REQUESTS = 429

ONCE_CHARACTERS = 25
"""The longest nonce that Discord takes."""

CHANNEL = "channel"
DIRECT_MESSAGES = "dm"


class MessageGone(Exception):
    """The message was deleted."""


class CannotShow(Exception):
    """The place is gone or closed to us; `reason` is `CHANNEL`, `DIRECT_MESSAGES` or a permission's name."""

    def __init__(self, reason: str) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.reason = reason


class NotNow(Exception):
    """Discord or the way to it is out of order for a while."""


def once_for(*parts: object) -> str:
    """Return a name for the one message that `parts` describe; the id of the message it replaces is among them."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:ONCE_CHARACTERS]


class _Archived(Exception):
    """The thread is archived."""


class Postbox:
    """Sends and edits messages of ours by the ids of their places."""

    def __init__(self, bot: "SealedOrders") -> None:
        """Keep the bot, whose connection is used."""
        self._bot = bot

    async def send(self, channel_id: int, layout: Layout, once: str | None = None) -> int:
        """Send a message and return its id; raises `CannotShow`, `NotNow`.

        For some minutes Discord makes no second message with the same `once` (see `once_for`): it answers with the
        first one, even if we crashed before we heard of it.
        """
        nonce = once or secrets.token_hex(ONCE_CHARACTERS // 2)
        place = self._bot.get_partial_messageable(channel_id)

        async def send() -> int:
            message = await place.send(
                view=layout.view, files=layout.files(), allowed_mentions=layout.allowed_mentions, nonce=nonce
            )
            return message.id

        return await self._opened(channel_id, send)

    async def edit(self, channel_id: int, message_id: int, layout: Layout) -> None:
        """Change a message; raises `MessageGone`, `CannotShow`, `NotNow`."""
        message = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)

        async def edit() -> None:
            await message.edit(view=layout.view, attachments=layout.files(), allowed_mentions=layout.allowed_mentions)

        await self._opened(channel_id, edit)

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Delete a message if it is still there; raises `CannotShow`, `NotNow`."""
        message = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await self._opened(channel_id, message.delete)
        except MessageGone:
            return

    async def dm_channel(self, user_id: int) -> int:
        """Return the id of the direct messages with a person; raises `CannotShow`, `NotNow`."""
        return (await self._sorted_out(lambda: self._bot.create_dm(discord.Object(user_id)))).id

    async def _opened(self, channel_id: int, work: Callable[[], Awaitable[T]]) -> T:
        """Do `work`, opening an archived thread first if that is what stands in the way."""
        try:
            return await self._sorted_out(work)
        except _Archived:
            await self.unarchive(channel_id)
        try:
            return await self._sorted_out(work)
        except _Archived:
            raise CannotShow("manage_threads") from None

    async def unarchive(self, channel_id: int) -> None:
        """Open an archived thread again; raises `CannotShow`, `NotNow`."""
        thread = await self._sorted_out(lambda: self._bot.fetch_channel(channel_id))
        if not isinstance(thread, discord.Thread):
            return
        # A locked thread is opened by those who may manage threads, which the bot does not ask for.
        reason = "manage_threads" if thread.locked else "send_messages_in_threads"
        await self._sorted_out(lambda: thread.edit(archived=False), reason)

    async def _sorted_out(self, work: Callable[[], Awaitable[T]], permission: str = "send_messages") -> T:
        try:
            return await work()
        except discord.NotFound as fault:
            if fault.code == UNKNOWN_MESSAGE:
                raise MessageGone from fault
            if fault.code == UNKNOWN_CHANNEL:
                raise CannotShow(CHANNEL) from fault
            raise
        except discord.Forbidden as fault:
            raise CannotShow(DIRECT_MESSAGES if fault.code == CLOSED_DM else permission) from fault
        except discord.HTTPException as fault:
            if fault.code == ARCHIVED_THREAD:
                raise _Archived from fault
            if fault.status == TOO_MANY_REQUESTS or fault.status >= 500:
                raise NotNow(str(fault)) from fault
            raise
        except (TimeoutError, aiohttp.ClientError, ConnectionError) as fault:
            raise NotNow(str(fault)) from fault
