"""What Discord knows about people: who is still on a server, and names of those whom the bot has not met.

Who has left Discord tells only to bots with a privileged intent; this one asks, and seldom. An answer is believed for
an hour, that somebody has left for some minutes. Nothing depends on it but what is said at the table and whose seat may
be freed.
"""

from collections.abc import Callable, Iterable

import discord

from cogs.messages.faults import FAULTS, UNKNOWN_MEMBER, UNKNOWN_USER, code_of

BELIEVED_SECONDS = 3600
LEFT_BELIEVED_SECONDS = 300
MOST_REMEMBERED = 20_000


class Members:
    """Remembers who was seen on which server, and by which name somebody is known."""

    def __init__(self, client: discord.Client, now: Callable[[], int]) -> None:
        """Keep the connection; `now` tells the time in unix seconds."""
        self._client = client
        self._now = now
        self._known: dict[tuple[int, int], tuple[bool, int]] = {}
        self._names: dict[int, str] = {}

    def seen(self, guild_id: int, user_id: int) -> None:
        """Note that somebody has just done something on a server."""
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[guild_id, user_id] = (True, self._now() + BELIEVED_SECONDS)

    async def left(self, guild_id: int | None, user_ids: Iterable[int]) -> frozenset[int]:
        """Return who of `user_ids` has left a server; of whom nothing can be learned is not among them."""
        guild = None if guild_id is None else self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return frozenset()
        return frozenset([user_id for user_id in user_ids if not await self._is_there(guild, user_id)])

    async def blind(self, channel: discord.abc.Snowflake, user_ids: Iterable[int]) -> frozenset[int]:
        """Return who of `user_ids` is on the server of a channel or thread and cannot see it."""
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return frozenset()
        found = {user_id: await self._member(channel.guild, user_id) for user_id in user_ids}
        members = {user_id: member for user_id, member in found.items() if member is not None}
        if isinstance(channel, discord.Thread) and channel.is_private():
            inside = {member.id for member in await channel.fetch_members()}
            return frozenset(members.keys() - inside)
        return frozenset(
            user_id for user_id, member in members.items() if not channel.permissions_for(member).view_channel
        )

    async def _member(self, guild: discord.Guild, user_id: int) -> discord.Member | None:
        try:
            return await guild.fetch_member(user_id)
        except discord.NotFound:
            return None

    async def _is_there(self, guild: discord.Guild, user_id: int) -> bool:
        is_there, until = self._known.get((guild.id, user_id), (True, 0))
        if until > self._now():
            return is_there
        try:
            await guild.fetch_member(user_id)
        except FAULTS as fault:
            if code_of(fault) not in (UNKNOWN_MEMBER, UNKNOWN_USER):
                return True
            self._known[guild.id, user_id] = (False, self._now() + LEFT_BELIEVED_SECONDS)
            return False
        self.seen(guild.id, user_id)
        return True

    def remember(self, user_id: int, name: str) -> None:
        """Keep the name that a server knows somebody by, for the people the bot has not met."""
        self._names[user_id] = name

    async def name(self, user_id: int) -> str:
        """Return somebody's name, or the id where Discord does not tell it."""
        if user_id not in self._names:
            try:
                self._names[user_id] = (await self._client.fetch_user(user_id)).display_name
            except FAULTS:
                return str(user_id)
        return self._names[user_id]
