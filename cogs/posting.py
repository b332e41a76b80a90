"""Sending, editing and removing our messages in channels and DMs, with Discord's faults sorted by what can be done.

`MessageGone`: send anew. `CannotShow`: only people can mend it. `NotNow`: try again later. An archived thread is opened
again on the way.
"""

import hashlib
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from cogs.faults import (
    ARCHIVED_THREAD,
    FAULTS,
    LOCKED_THREAD,
    MISSING_ACCESS,
    OUT_OF_REACH,
    PLACE_GONE,
    UNKNOWN_MESSAGE,
    code_of,
    is_outage,
    told,
)
from cogs.layout import Layout
from cogs.patience import patience
from cogs.places import missing_permissions

if TYPE_CHECKING:
    from bot import SealedOrders

T = TypeVar("T")

ONCE_CHARACTERS = 25
"""The longest nonce that Discord takes."""

CHANNEL = "channel"
DIRECT_MESSAGES = "dm"
SERVER = "server"
LOCKED = "manage_threads"


class MessageGone(Exception):
    """The message was deleted."""


class CannotShow(Exception):
    """The place is gone or closed to us.

    `reason` is `CHANNEL`, `SERVER` (the bot was sent away), `DIRECT_MESSAGES` or a permission's name; `code` is
    Discord's.
    """

    def __init__(self, reason: str, code: int = 0) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.reason = reason
        self.code = code


class NotNow(Exception):
    """Discord or the way to it is out of order for a while."""


def once_for(*parts: object) -> str:
    """Return a name for the one message that `parts` describe; the id of the message it replaces is among them."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:ONCE_CHARACTERS]


def _ids_in(items: Iterable[Any]) -> set[str]:
    """Return the component ids, which carry the revision, in what was sent or is to be sent."""
    found: set[str] = set()
    for item in items:
        custom_id = getattr(item, "custom_id", None)
        found |= {custom_id} if custom_id else set()
        found |= _ids_in(getattr(item, "children", ()))
    return found


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
        first one, even if we crashed before we heard of it. That one is then changed to what is to be sent now.
        """
        nonce = once or secrets.token_hex(ONCE_CHARACTERS // 2)
        place = self._bot.get_partial_messageable(channel_id)

        async def send() -> discord.Message:
            return await place.send(
                view=layout.view, files=layout.files(), allowed_mentions=layout.allowed_mentions, nonce=nonce
            )

        message = await self._opened(channel_id, send)
        if once is not None and _ids_in(message.components) != _ids_in(layout.view.children):
            try:
                await self.edit(channel_id, message.id, layout)
            except MessageGone:
                return await self.send(channel_id, layout)
        return message.id

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
            return await self._sorted_out(work, channel_id)
        except _Archived:
            await self.unarchive(channel_id)
        try:
            return await self._sorted_out(work, channel_id)
        except _Archived:
            raise CannotShow(LOCKED, ARCHIVED_THREAD) from None

    async def unarchive(self, channel_id: int) -> None:
        """Open an archived thread again; raises `CannotShow`, `NotNow`."""
        thread = await self._sorted_out(lambda: self._bot.fetch_channel(channel_id), channel_id)
        if not isinstance(thread, discord.Thread):
            return
        # A locked thread is opened by those who may manage threads, which the bot does not ask for.
        await self._sorted_out(lambda: thread.edit(archived=False), channel_id, LOCKED if thread.locked else "")

    async def _sorted_out(
        self, work: Callable[[], Awaitable[T]], channel_id: int | None = None, permission: str = ""
    ) -> T:
        """Do `work` in a channel; `permission` is what it needs there, if that is known beforehand."""
        try:
            async with patience():
                return await work()
        except FAULTS as fault:
            meant = self._meaning(fault, channel_id, permission)
            if meant is None:
                raise
            raise meant from fault

    def _meaning(self, fault: Exception, channel_id: int | None, permission: str) -> Exception | None:
        """Return what can be done about a fault of Discord, or None if nobody foresaw it."""
        code = code_of(fault)
        if is_outage(fault):
            return NotNow(told(fault))
        if code == UNKNOWN_MESSAGE:
            return MessageGone()
        if code in PLACE_GONE:
            return CannotShow(CHANNEL, code)
        if code in OUT_OF_REACH:
            return CannotShow(DIRECT_MESSAGES, code)
        if code == ARCHIVED_THREAD:
            return _Archived()
        if code == LOCKED_THREAD:
            return CannotShow(LOCKED, code)
        if isinstance(fault, discord.Forbidden):
            return CannotShow(permission or self._lacking(channel_id, code), code)
        return None

    def _lacking(self, channel_id: int | None, code: int) -> str:
        """Return the permission that the bot lacks in a channel, as far as is known of it."""
        channel = None if channel_id is None else self._bot.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and (missing := missing_permissions(channel)):
            return missing[0]
        if code == MISSING_ACCESS:
            return "view_channel"
        return "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
