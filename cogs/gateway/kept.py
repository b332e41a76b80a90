"""What is kept in memory of the servers: less than discord.py would keep, and found without a search.

With ten thousand servers that is most of a process. discord.py makes objects of all that GUILD_CREATE says, each with
numbers and words of its own, although servers are much alike; and it looks for a channel in one server after the other,
for several milliseconds each time. What is left out here nobody of us reads.
"""

import gc
import sys
from array import array
from bisect import bisect_left
from collections.abc import Callable, Mapping, MutableMapping
from typing import Any

import discord

from cogs.gateway.kept_roles import Roles

MANY_SERVERS = 500
"""From so many servers on it pays to count what they hold as there for good."""

_UNREAD = ("description", "banner", "splash", "discovery_splash", "icon", "vanity_url_code")
_UNREAD_LISTS = (
    "emojis",
    "guild_scheduled_events",
    "presences",
    "soundboard_sounds",
    "stage_instances",
    "stickers",
    "voice_states",
)
_UNREAD_OF_CHANNELS = ("topic", "last_message_id", "last_pin_timestamp", "rtc_region", "icon_emoji", "theme_color")
_UNREAD_OF_THREADS = ("last_message_id", "last_pin_timestamp")
_CATEGORY = 4
_COLOURLESS = {"primary_color": 0, "secondary_color": None, "tertiary_color": None}

_numbers: dict[int, int] = {}
"""Sets of permissions that many roles and channels have, each once in memory."""

MOST_NUMBERS = 10_000


MOST_NEWER = 10_000
"""So many channels may have come or gone since all were put in order: beside hundreds of thousands that is little."""

GONE = 0


class Places:
    """On which server each channel is: a quarter of what a dictionary of as many numbers takes.

    Most are in order in two arrays; what has come or gone since is in a dictionary.
    """

    def __init__(self) -> None:
        """Begin with no channel."""
        self._channels, self._servers = array("Q"), array("Q")
        self._newer: dict[int, int] = {}

    def __getitem__(self, channel_id: int) -> int:
        """Return the server of a channel, `GONE` if there is none."""
        newer = self._newer.get(channel_id)
        if newer is not None:
            return newer
        place = bisect_left(self._channels, channel_id)
        is_there = place < len(self._channels) and self._channels[place] == channel_id
        return self._servers[place] if is_there else GONE

    def __setitem__(self, channel_id: int, guild_id: int) -> None:
        """Note the server of a channel, `GONE` if it is on none any more."""
        self._newer[channel_id] = guild_id
        if len(self._newer) >= MOST_NEWER:
            self.put_in_order()

    def put_in_order(self) -> None:
        """Make room: put what is newer in its place."""
        channels, servers, newer, before = array("Q"), array("Q"), self._newer, 0
        for channel_id in sorted(newer):
            place = bisect_left(self._channels, channel_id, before)
            channels += self._channels[before:place]
            servers += self._servers[before:place]
            before = place + (place < len(self._channels) and self._channels[place] == channel_id)
            if newer[channel_id] != GONE:
                channels.append(channel_id)
                servers.append(newer[channel_id])
        self._channels = channels + self._channels[before:]
        self._servers = servers + self._servers[before:]
        self._newer = {}


class Kept:
    """Where the channels and threads are that the bot sees, by the events that discord.py puts into its cache."""

    def __init__(self, client: discord.Client) -> None:
        """Look at the events of `client`, which is not connected yet, before discord.py does."""
        self._connection: Any = client._connection
        self._servers = Places()
        parsers: MutableMapping[str, Callable[[Any], None]] = self._connection.parsers
        for event, see in (
            ("GUILD_DELETE", self._forget_server),
            ("THREAD_LIST_SYNC", self._see_threads),
        ):
            parsers[event] = _with(parsers[event], before=see)
        parsers["GUILD_CREATE"] = _with(parsers["GUILD_CREATE"], before=self._see_server, after=self._share)
        for event in ("GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE"):
            parsers[event] = _with(parsers[event], before=self._make_roles)
        for event in ("CHANNEL_CREATE", "CHANNEL_DELETE", "THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE"):
            parsers[event] = _with(parsers[event], after=self._see_one)

    def channel(self, channel_id: int | None) -> Any:
        """Return a channel, a thread, or a channel of direct messages that is in memory; None for any other."""
        if channel_id is None:
            return None
        private = self._connection._get_private_channel(channel_id)
        if private is not None:
            return private
        guild = self._connection._get_guild(self._servers[channel_id])
        return None if guild is None else guild.get_channel_or_thread(channel_id)

    def _see_server(self, data: dict[str, Any]) -> None:
        slim(data)
        guild_id = int(data["id"])
        for each in (*data.get("channels", ()), *data.get("threads", ())):
            self._servers[each["id"]] = guild_id

    def _share(self, data: Mapping[str, Any]) -> None:
        """Keep roles in little room, and let channels share what is allowed and denied: most of them say the same."""
        guild = self._connection._get_guild(int(data["id"]))
        if guild is None:
            return
        guild._roles = Roles(guild, guild._roles)
        rows: dict[Any, Any] = {}
        for channel in guild.channels:
            said = tuple((row.id, row.type, row.allow, row.deny) for row in channel._overwrites)
            channel._overwrites = rows.setdefault(said, tuple(channel._overwrites))

    def _make_roles(self, data: Mapping[str, Any]) -> None:
        """Let discord.py have the roles of a server as objects, one of which it is about to change."""
        guild = self._connection._get_guild(int(data["guild_id"]))
        if guild is not None and isinstance(guild._roles, Roles):
            guild._roles = guild._roles.as_objects()

    def _see_one(self, data: Mapping[str, Any]) -> None:
        channel_id, guild_id = int(data["id"]), int(data.get("guild_id") or 0)
        guild = self._connection._get_guild(guild_id)
        if guild is not None and guild.get_channel_or_thread(channel_id) is not None:
            self._servers[channel_id] = guild_id
        else:
            self._servers[channel_id] = GONE

    def _see_threads(self, data: Mapping[str, Any]) -> None:
        for each in data.get("threads", ()):
            self._servers[int(each["id"])] = int(data["guild_id"])

    def _forget_server(self, data: Mapping[str, Any]) -> None:
        guild = None if data.get("unavailable") else self._connection._get_guild(int(data["id"]))
        if guild is not None:
            for each in (*guild.channels, *guild.threads):
                self._servers[each.id] = GONE


def slim(data: dict[str, Any]) -> None:
    """Leave out of a GUILD_CREATE what nobody reads, and let servers share what they have in common.

    Ids become numbers here, which discord.py then keeps as they are: one object for a role and all that name it.
    """
    for name in _UNREAD:
        data.pop(name, None)
    for name in _UNREAD_LISTS:
        if data.get(name):
            data[name] = []
    data["features"] = [sys.intern(each) for each in data.get("features", ())]
    roles = {}
    for role in data.get("roles", ()):
        roles[role["id"]] = role["id"] = int(role["id"])
        role["name"] = sys.intern(role["name"])
        role["permissions"] = _shared(role.get("permissions", 0))
        role.update(color=0, colors=_COLOURLESS, icon=None, unicode_emoji=None)
    # What a category allows is said by each of its channels too.
    data["channels"] = [each for each in data.get("channels", ()) if each["type"] != _CATEGORY]
    for channel in data["channels"]:
        _slim_one(channel, _UNREAD_OF_CHANNELS)
        for overwrite in channel.get("permission_overwrites", ()):
            overwrite["id"] = roles.get(overwrite["id"], overwrite["id"])
            overwrite["allow"] = _shared(overwrite.get("allow", 0))
            overwrite["deny"] = _shared(overwrite.get("deny", 0))
    channels = {str(each["id"]): each["id"] for each in data["channels"]}
    for thread in data.get("threads", ()):
        _slim_one(thread, _UNREAD_OF_THREADS)
        thread["parent_id"] = channels.get(thread.get("parent_id"), thread.get("parent_id"))


def settle(servers: int) -> None:
    """Take what is in memory now for what stays: a search for garbage among it would stop everything for a second."""
    if servers >= MANY_SERVERS:
        # What was there for good before, and is not any more since a connection was lost, goes now.
        gc.unfreeze()
        gc.collect()
        gc.freeze()


def _slim_one(channel: dict[str, Any], unread: tuple[str, ...]) -> None:
    channel["id"] = int(channel["id"])
    channel["name"] = sys.intern(channel["name"])
    for name in unread:
        if channel.get(name) is not None:
            channel[name] = None


def _shared(written: str | int) -> int:
    number = int(written)
    if len(_numbers) >= MOST_NUMBERS:
        _numbers.clear()
    return _numbers.setdefault(number, number)


def _with(
    parse: Callable[[Any], None],
    before: Callable[[Any], None] | None = None,
    after: Callable[[Any], None] | None = None,
) -> Callable[[Any], None]:
    def parsed(data: Any) -> None:
        if before is not None:
            before(data)
        parse(data)
        if after is not None:
            after(data)

    return parsed
