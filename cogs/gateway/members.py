"""What Discord knows about people: who is still on a server, and names of those whom the bot has not met.

Who has left Discord tells only to bots with a privileged intent; this one asks, and seldom. An answer is believed for
an hour, that somebody has left for some minutes. Nothing depends on it but what is said at the table and whose seat may
be freed. So nobody waits long for an answer: one that comes late is known the next time.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Hashable, Iterable
from contextvars import Context

import discord

from cogs.messages.faults import FAULTS, UNKNOWN_MEMBER, UNKNOWN_USER, code_of, time_limit
from play.formats.views import Member

BELIEVED_SECONDS = 3600
LEFT_BELIEVED_SECONDS = 300
NAMELESS_SECONDS = 300
"""So long nobody is asked again for a name that Discord did not tell."""

PATIENCE_SECONDS = 2.0
MOST_REMEMBERED = 20_000
AT_ONCE = 100
"""So many members Discord tells by their ids at once."""

ALIKE = 5
MOST_NAMES = 60
"""So many names of a list are asked for: the gateway takes 120 questions a minute."""

_log = logging.getLogger(__name__)
_ID = re.compile(r"(?:<@!?)?([0-9]{15,20})>?")


class Members:
    """Remembers who was seen on which server, and by which name somebody is known."""

    def __init__(self, client: discord.Client, now: Callable[[], int]) -> None:
        """Keep the connection; `now` tells the time in unix seconds."""
        self._client = client
        self._now = now
        self._known: dict[tuple[int, int], tuple[bool, int]] = {}
        self._called: dict[tuple[int, int], str] = {}
        self._names: dict[int, str] = {}
        self._nameless: dict[int, int] = {}
        self._asking: dict[Hashable, asyncio.Task[None]] = {}

    def seen(self, guild_id: int, user_id: int, name: str) -> None:
        """Note that somebody, called so there, has just done something on a server."""
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
            self._called.clear()
        self._known[guild_id, user_id] = (True, self._now() + BELIEVED_SECONDS)
        self._called[guild_id, user_id] = name

    def called(self, guild_id: int | None, user_id: int) -> str | None:
        """Return what somebody was called on a server when last heard of, None if that is not known."""
        return None if guild_id is None else self._called.get((guild_id, user_id))

    async def left(self, guild_id: int | None, user_ids: Iterable[int]) -> frozenset[int]:
        """Return who of `user_ids` has left a server; of whom nothing can be learned is not among them."""
        guild = None if guild_id is None else self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return frozenset()
        people = tuple(user_ids)
        there = await asyncio.gather(*(self._is_there(guild, user_id) for user_id in people))
        return frozenset(user_id for user_id, is_there in zip(people, there, strict=True) if not is_there)

    async def blind(self, channel: discord.abc.Snowflake, user_ids: Iterable[int]) -> frozenset[int]:
        """Return who of `user_ids` is on the server of a channel or thread and cannot see it."""
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return frozenset()
        found = {user_id: await self._member(channel.guild, user_id) for user_id in user_ids}
        members = {user_id: member for user_id, member in found.items() if member is not None}
        if isinstance(channel, discord.Thread) and channel.is_private():
            return frozenset([user_id for user_id in members if not await _is_inside(channel, user_id)])
        return frozenset(
            user_id for user_id, member in members.items() if not channel.permissions_for(member).view_channel
        )

    async def _member(self, guild: discord.Guild, user_id: int) -> discord.Member | None:
        try:
            return await guild.fetch_member(user_id)
        except discord.NotFound:
            return None

    async def _is_there(self, guild: discord.Guild, user_id: int) -> bool:
        if self._known.get((guild.id, user_id), (True, 0))[1] <= self._now():
            await self._soon(("member", guild.id, user_id), lambda: self._ask_for_member(guild, user_id))
        is_there, until = self._known.get((guild.id, user_id), (True, 0))
        return is_there or until <= self._now()

    async def _ask_for_member(self, guild: discord.Guild, user_id: int) -> None:
        try:
            async with time_limit():
                member = await guild.fetch_member(user_id)
        except FAULTS as fault:
            if code_of(fault) in (UNKNOWN_MEMBER, UNKNOWN_USER):
                self._known[guild.id, user_id] = (False, self._now() + LEFT_BELIEVED_SECONDS)
        else:
            self.seen(guild.id, user_id, member.display_name)

    async def listed(self, guild: discord.Guild | None, lines: Iterable[str]) -> tuple[Member, ...]:
        """Return the members of a server whom lines name, by id, mention or a name; the bot keeps no list of its own.

        Of names only the first ones are asked for, since each is a question of its own. Whom Discord does not tell in
        time is not among them.
        """
        if guild is None or guild.unavailable:
            return ()
        typed = [line.strip() for line in lines if line.strip()]
        ids = [int(named[1]) for line in typed if (named := _ID.fullmatch(line)) is not None]
        names = [line.removeprefix("@") for line in typed if _ID.fullmatch(line) is None][:MOST_NAMES]
        found: dict[int, discord.Member] = {}
        try:
            for first in range(0, len(ids), AT_ONCE):
                some = await guild.query_members(user_ids=ids[first : first + AT_ONCE], limit=AT_ONCE, cache=False)
                found |= {each.id: each for each in some}
            for name in dict.fromkeys(names):
                found |= {each.id: each for each in await guild.query_members(name, limit=ALIKE, cache=False)}
        except (TimeoutError, discord.ClientException) as fault:
            _log.info("not all people of a list were looked up: %r", fault)
        return tuple(_member(each) for each in found.values())

    def remember(self, user_id: int, name: str) -> None:
        """Keep the name that a server knows somebody by, for the people the bot has not met."""
        self._names[user_id] = name

    async def name(self, user_id: int) -> str:
        """Return somebody's name, or the id where Discord does not tell it."""
        if user_id not in self._names and self._nameless.get(user_id, 0) <= self._now():
            await self._soon(("name", user_id), lambda: self._ask_for_name(user_id))
        return self._names.get(user_id, str(user_id))

    async def _ask_for_name(self, user_id: int) -> None:
        try:
            async with time_limit():
                self._names[user_id] = (await self._client.fetch_user(user_id)).display_name
        except FAULTS:
            self._nameless[user_id] = self._now() + NAMELESS_SECONDS

    async def _soon(self, about: Hashable, ask: Callable[[], Awaitable[None]]) -> None:
        """Ask, and wait for a moment; discord.py goes on for half a minute where Discord is out of order."""

        async def asked() -> None:
            try:
                await ask()
            finally:
                self._asking.pop(about, None)

        if about not in self._asking:
            self._asking[about] = asyncio.create_task(asked(), name="look-up", context=Context())
        await asyncio.wait((self._asking[about],), timeout=PATIENCE_SECONDS)


def _member(member: discord.Member) -> Member:
    also = tuple(name for name in (member.name, member.global_name) if name)
    return Member(member.id, member.display_name, also, member.bot)


async def _is_inside(thread: discord.Thread, user_id: int) -> bool:
    """Return whether somebody is in a private thread; all its people are told only to bots with a privileged intent."""
    try:
        await thread.fetch_member(user_id)
    except discord.NotFound:
        return False
    return True
