"""Sending, editing and removing our messages in channels and DMs, with Discord's faults sorted by what can be done.

`MessageGone`: send anew. `CannotShow`: only people can repair it. `NotNow`: try again later. An archived thread is
opened again on the way.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple, TypeVar

import discord

from cogs.messages.asking import asking
from cogs.messages.channels import missing_permissions
from cogs.messages.faults import (
    ARCHIVED_THREAD,
    CHANNEL_GONE,
    FAULTS,
    FILTERED,
    LOCKED_THREAD,
    MISSING_ACCESS,
    NAME_REFUSED,
    OUT_OF_REACH,
    TOO_MANY_REQUESTS,
    TOO_MANY_THREADS,
    UNKNOWN_MESSAGE,
    code_of,
    in_short,
    is_outage,
    is_too_large,
    time_limit,
)
from cogs.messages.layout import Layout, component_ids
from cogs.messages.requests import Ask

T = TypeVar("T")
_log = logging.getLogger(__name__)

LOOKED_BACK = 100
"""How many messages are looked through for one of ours: as many as Discord gives at once."""

MOST_CHANNELS = 20_000
"""With so many people the direct messages need not be opened anew."""

CHANNEL = "channel"
DIRECT_MESSAGES = "dm"
SERVER = "server"
LOCKED = "manage_threads"
FILTER = "filter"
LARGE = "too_large"
FULL = "too_many_threads"
REFUSED = "refused"
OUTAGE = "outage"

OTHER_REASONS = (FILTER, LARGE, FULL, REFUSED, OUTAGE)
"""Reasons that are no permission, and for which there are words `channel-<reason>`."""


class MessageGone(Exception):
    """The message was deleted."""


class Found(NamedTuple):
    """A message of ours, with the ids of its components and the people whom it mentions."""

    id: int
    ids: frozenset[str]
    mentioned: tuple[int, ...]


class CannotShow(Exception):
    """The channel is gone or closed to us.

    `reason` is `CHANNEL`, `SERVER` (the bot was sent away), `DIRECT_MESSAGES`, one of `OTHER_REASONS` or a permission's
    name; `code` is Discord's.
    """

    def __init__(self, reason: str, code: int = 0) -> None:
        """Keep the reason."""
        super().__init__(f"{reason} (code {code})")
        self.reason = reason
        self.code = code


class TooLarge(CannotShow):
    """Discord may take the message without its files."""


class NotNow(Exception):
    """Discord or the way to it is out of order for a while."""


class _Archived(Exception):
    """The thread is archived."""


class Postbox:
    """Sends and edits messages of ours by the ids of their channels."""

    def __init__(self, client: discord.Client) -> None:
        """Keep the connection."""
        self._client = client
        self._has_failed = False
        self._logged: set[tuple[int, int]] = set()

    async def gets_through(self) -> bool:
        """Return whether requests get through to Discord; where the last one did not, one is made to find out."""
        user = self._client.user
        if self._has_failed and user is not None:
            with suppress(CannotShow, MessageGone, NotNow):
                await self._sorted_out(lambda: self._client.fetch_user(user.id))
        return not self._has_failed

    async def send(self, channel_id: int, layout: Layout, once: str | None = None, *, silent: bool = False) -> int:
        """Send a message, `silent` or with a sound, and return its id; raises `CannotShow`, `NotNow`.

        For some minutes Discord makes no second message with the same `once` (at most 25 characters): it answers with
        the first one, even if we crashed before its answer came. That one is then changed to what is to be sent now.
        """
        channel = self._client.get_partial_messageable(channel_id)

        async def send() -> discord.Message:
            return await channel.send(
                view=layout.view,
                files=layout.files(),
                allowed_mentions=layout.allowed_mentions,
                silent=silent,
                nonce=once or secrets.token_hex(8),
            )

        message = await self._opened(channel_id, send)
        if once is not None and component_ids(message.components) != layout.component_ids():
            try:
                await self.edit(channel_id, message.id, layout)
            except MessageGone:
                return await self.send(channel_id, layout, silent=silent)
        return message.id

    async def sent_after(self, channel_id: int, message_id: int) -> list[Found]:
        """Return our newest messages after `message_id` (0: all), oldest first.

        Raises:
            CannotShow, NotNow: they cannot be read.
        """
        channel = self._client.get_partial_messageable(channel_id)

        async def look() -> list[Found]:
            after = discord.Object(message_id) if message_id else None
            found = [each async for each in channel.history(limit=LOOKED_BACK, after=after, oldest_first=False)]
            ours = [each for each in reversed(found) if each.author == self._client.user]
            return [_found(each) for each in ours]

        return await self._sorted_out(look, channel_id)

    async def remove_thread_notices(self, channel_id: int, threads: Collection[str]) -> None:
        """Delete what Discord says in a channel of threads of ours with these names; raises `CannotShow`, `NotNow`."""
        channel = self._client.get_partial_messageable(channel_id)

        async def look() -> list[discord.Message]:
            found = [each async for each in channel.history(limit=LOOKED_BACK, oldest_first=False)]
            told = [each for each in found if each.type is discord.MessageType.thread_created]
            return [each for each in told if each.author == self._client.user and each.content in threads]

        for message in await self._sorted_out(look, channel_id):
            await self.remove(channel_id, message.id)

    async def archive_empty(self, thread: discord.Thread) -> bool:
        """Archive a thread in which nobody has written anything; say whether it was so.

        Raises:
            CannotShow, NotNow: it cannot be looked at or archived.
        """

        async def archive() -> bool:
            # Discord itself notes there who was added.
            # A post in a forum begins with a message of ours.
            written = [message async for message in thread.history(limit=LOOKED_BACK) if message.id != thread.id]
            if any(not message.is_system() for message in written):
                return False
            await thread.edit(archived=True)
            return True

        return await self._sorted_out(archive, thread.id)

    async def archived_threads(self, channel: discord.TextChannel, since: int) -> list[discord.Thread]:
        """Return the public threads of a channel that were archived after `since` (unix seconds).

        Raises:
            CannotShow, NotNow: they cannot be read.
        """

        async def look() -> list[discord.Thread]:
            found = []
            async for thread in channel.archived_threads(limit=None):
                if thread.archive_timestamp.timestamp() < since:
                    break
                found.append(thread)
            return found

        return await self._sorted_out(look, channel.id)

    async def archive(self, thread: discord.Thread) -> None:
        """Archive a thread; raises `CannotShow`, `NotNow`."""

        async def archive() -> None:
            await thread.edit(archived=True)

        await self._sorted_out(archive, thread.id)

    async def edit(self, channel_id: int, message_id: int, layout: Layout) -> None:
        """Change a message; raises `MessageGone`, `CannotShow`, `NotNow`."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

        async def edit() -> None:
            await message.edit(view=layout.view, attachments=layout.files(), allowed_mentions=layout.allowed_mentions)

        await self._opened(channel_id, edit)

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Delete a message if it is still there; raises `CannotShow`, `NotNow`."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await self._opened(channel_id, message.delete)
        except MessageGone:
            return

    async def _opened(self, channel_id: int, work: Callable[[], Awaitable[T]]) -> T:
        """Do `work`, opening an archived thread first if that is what prevents it."""
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
        with asking(Ask.REOPEN):
            await self._unarchive(channel_id)

    async def _unarchive(self, channel_id: int) -> None:
        thread = await self._sorted_out(lambda: self._client.fetch_channel(channel_id), channel_id)
        if not isinstance(thread, discord.Thread):
            return
        # A locked thread is opened by those who may manage threads, which the bot does not ask for.
        await self._sorted_out(lambda: thread.edit(archived=False), channel_id, LOCKED if thread.locked else "")

    async def rename(self, channel_id: int, names: Sequence[str], is_ours: Callable[[str], bool]) -> str | None:
        """Give a thread that the bot has opened the first of `names` that no filter refuses, also an archived one.

        Other channels keep theirs, and so does a thread whose name is from somebody else: not `is_ours`. Return what
        it is called by the bot, None if by somebody else.

        Raises:
            CannotShow: Discord does not let the bot rename it.
            NotNow: Discord is out of order.
        """
        thread = self._client.get_channel(channel_id)
        if thread is None:  # archived threads are not cached
            thread = await self._sorted_out(lambda: self._client.fetch_channel(channel_id), channel_id)
        ours = self._client.user
        if not isinstance(thread, discord.Thread) or ours is None or thread.owner_id != ours.id:
            return None
        if thread.name == names[0]:
            return thread.name
        if not is_ours(thread.name):
            return None
        is_archived = thread.archived
        if is_archived:
            await self._sorted_out(lambda: thread.edit(archived=False), channel_id)
        try:
            return await self._rename(thread, names)
        finally:
            if is_archived:
                await self._sorted_out(lambda: thread.edit(archived=True), channel_id)

    async def tag(self, thread: discord.Thread, tags: Sequence[discord.ForumTag]) -> None:
        """Give a post of ours these tags, also an archived one, which stays archived.

        Raises:
            CannotShow: Discord does not let the bot do it.
            NotNow: Discord is out of order.
        """
        is_archived = thread.archived
        if is_archived:
            await self._sorted_out(lambda: thread.edit(archived=False), thread.id)
        try:
            await self._sorted_out(lambda: thread.edit(applied_tags=tags), thread.id)
        finally:
            if is_archived:
                await self._sorted_out(lambda: thread.edit(archived=True), thread.id)

    async def _rename(self, thread: discord.Thread, names: Sequence[str]) -> str:
        """Give a thread the first of `names` that no filter refuses, and return it; raises `CannotShow`, `NotNow`."""

        async def renamed(name: str) -> str | None:
            try:
                return (await thread.edit(name=name)).name
            except discord.HTTPException as refused:
                if refused.code not in NAME_REFUSED:
                    raise
                return None

        for name in names:
            now = name if thread.name == name else await self._sorted_out(partial(renamed, name), thread.id)
            if now is not None:
                return now
        raise CannotShow(FILTER)

    async def _sorted_out(
        self, work: Callable[[], Awaitable[T]], channel_id: int | None = None, permission: str = ""
    ) -> T:
        """Do `work` in a channel; `permission` is what it needs there, if that is known beforehand."""
        try:
            async with time_limit():
                result = await work()
        except FAULTS as fault:
            self._has_failed = is_outage(fault) and getattr(fault, "status", 0) != TOO_MANY_REQUESTS
            meant = self._meaning(fault, channel_id, permission)
            if meant is None:
                raise
            raise meant from fault
        self._has_failed = False
        return result

    def _meaning(self, fault: Exception, channel_id: int | None, permission: str) -> Exception | None:
        """Return what can be done about a fault of Discord, or None if nobody foresaw it."""
        code = code_of(fault)
        if is_outage(fault):
            return NotNow(in_short(fault))
        if code == UNKNOWN_MESSAGE:
            return MessageGone()
        if code in CHANNEL_GONE:
            return CannotShow(CHANNEL, code)
        if code in OUT_OF_REACH:
            return CannotShow(DIRECT_MESSAGES, code)
        if code == ARCHIVED_THREAD:
            return _Archived()
        if code == LOCKED_THREAD:
            return CannotShow(LOCKED, code)
        if code in FILTERED:
            return CannotShow(FILTER, code)
        if code in TOO_MANY_THREADS:
            return CannotShow(FULL, code)
        if is_too_large(fault):
            return TooLarge(LARGE, code)
        if isinstance(fault, discord.Forbidden):
            return CannotShow(permission or self._lacking(channel_id, code), code)
        return self._unforeseen(fault) if isinstance(fault, discord.HTTPException) else None

    def _unforeseen(self, fault: discord.HTTPException) -> CannotShow:
        """Return what is made of a refusal that nobody foresaw; the log gets each kind once."""
        if self._is_new(fault):
            _log.error("Discord refuses what nobody foresaw: %s", in_short(fault))
        return CannotShow(REFUSED, fault.code)

    def _is_new(self, fault: discord.HTTPException) -> bool:
        """Return whether such a refusal was not logged before, and note it."""
        kind = (fault.status, fault.code)
        is_new = kind not in self._logged
        self._logged.add(kind)
        return is_new

    def _lacking(self, channel_id: int | None, code: int) -> str:
        """Return the permission that the bot lacks in a channel, as far as is known of it."""
        channel = None if channel_id is None else self._client.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and (missing := missing_permissions(channel)):
            return missing[0]
        if code == MISSING_ACCESS:
            return "view_channel"
        return "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"


def _found(message: discord.Message) -> Found:
    return Found(message.id, component_ids(message.components), tuple(each.id for each in message.mentions))


class DirectPostbox(Postbox):
    """Sends and edits direct messages. Whatever Discord refuses to one person must not keep anything from the others.

    So a refusal that nobody foresaw means that this person's direct messages are closed. The log gets it once.
    """

    def __init__(self, client: discord.Client) -> None:
        """Keep the connection."""
        super().__init__(client)
        self._channels: dict[int, int] = {}

    async def channel(self, user_id: int) -> int:
        """Return the id of the direct messages with a person, which never changes; raises `CannotShow`, `NotNow`.

        discord.py remembers those of 128 people and asks for others anew.
        """
        known = self._channels.pop(user_id, None)
        if known is None:
            known = (await self._sorted_out(lambda: self._client.create_dm(discord.Object(user_id)))).id
        self._channels[user_id] = known
        if len(self._channels) > MOST_CHANNELS:
            del self._channels[next(iter(self._channels))]
        return known

    def _meaning(self, fault: Exception, channel_id: int | None, permission: str) -> Exception | None:
        if code_of(fault) in CHANNEL_GONE:
            self._channels = {user: channel for user, channel in self._channels.items() if channel != channel_id}
        return super()._meaning(fault, channel_id, permission)

    def _unforeseen(self, fault: discord.HTTPException) -> CannotShow:
        if self._is_new(fault):
            _log.warning("direct messages count as closed where Discord refuses them so: %s", in_short(fault))
        return CannotShow(DIRECT_MESSAGES, fault.code)
