"""The connection to Discord by shards: each is told of some servers, and a process speaks to those of its own shards.

discord.py connects all shards at the start. Here a shard can come later, and go: which ones this process has, others
may change (cogs/shards/leasing.py). A connection that was cut is always resumed, as discord.py does it without shards.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any

from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard
from discord.state import AutoShardedConnectionState

from cogs.messages.faults import FAULTS
from config import Shards

_log = logging.getLogger(__name__)


class _State(AutoShardedConnectionState[Any]):
    """What discord.py keeps of servers; without shards it begins anew with each READY, and so it does here."""

    def parse_ready(self, data: Any) -> None:
        """Take up a shard that is connected: what it had before may have gone meanwhile.

        discord.py waits for the servers of all shards that it has, and cancels that with the next shard: with it the
        waiting for each of them, so that those whose servers still came would never be ready. Here shards come one
        after the other, and each wait goes on.
        """
        self.forget(data["shard"][0])
        self._ready_task = None
        super().parse_ready(data)

    def forget(self, shard: int) -> None:
        """Forget the servers of a shard."""
        for guild in [each for each in self.guilds if each.shard_id == shard]:
            self._remove_guild(guild)


class _Line(Shard):
    """The connection of one shard. discord.py begins anew what it cannot resume at once, and events would be lost."""

    is_dropped = False

    async def reconnect(self) -> None:
        """Connect again, and resume."""
        await self.reidentify(ReconnectWebSocket(self.id, resume=True))

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again, unless the shard is none of this process any more."""
        if not self.is_dropped:
            await super().reidentify(exc)


class ShardedBot(commands.AutoShardedBot):
    """A bot of some shards of all. With one shard, which is the usual way, it always has that one."""

    def __init__(self, shards: Shards, **options: Any) -> None:
        """Prepare the connection; `options` are those of discord.py."""
        self.is_alone = shards.is_alone
        self._turn: Callable[[int], Awaitable[None]] | None = None
        self._own: set[int] = {0} if shards.is_alone else set()
        self._whole: set[int] = set()
        self._up: dict[int, bool] = {}
        self._expected: frozenset[int] = frozenset(self._own)
        super().__init__(shard_count=shards.count, shard_ids=[0] if shards.is_alone else list(shards.own), **options)

    def _get_state(self, **options: Any) -> _State:
        return _State(dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options)

    def speaks_to(self, guild_id: int | None) -> bool:
        """Return whether a server is this process's to speak to. None: of no server, to which any process may."""
        return guild_id is None or self.is_alone or self.shard_of(guild_id) in self._own

    def has_left(self, guild_id: int | None) -> bool:
        """Return whether a server is known to have sent the bot away.

        Only of own shards is that known, and only when all of their servers have come.
        """
        return guild_id is not None and self.shard_of(guild_id) in self._whole and self.get_guild(guild_id) is None

    def connections(self) -> Mapping[int, bool]:
        """Return the shards of this process, and whether each is connected."""
        return {shard: self._up.get(shard, False) for shard in self._expected}

    def expect_shards(self, shards: frozenset[int]) -> None:
        """Note which shards this process has, connected or not."""
        self._expected = shards

    def ready_shards(self) -> frozenset[int]:
        """Return the shards of this process of which all servers have come."""
        return frozenset(self._whole)

    def shard_of(self, guild_id: int) -> int:
        """Return to which shard a server belongs."""
        count = self.shard_count
        assert count is not None
        return (guild_id >> 22) % count

    def identify_in_turn(self, turn: Callable[[int], Awaitable[None]]) -> None:
        """Wait for `turn`, of a shard, before it identifies, in place of the pause of discord.py."""
        self._turn = turn

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify: Discord lets a bot do so only every few seconds."""
        if self._turn is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._turn(shard_id or 0)

    async def launch_shards(self) -> None:
        """Connect the one shard; of several each is connected once this process has it."""
        state: Any = self._connection
        state.shard_count = self.shard_count
        state.shard_ids = [0] if self.is_alone else []
        if self.is_alone:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, 0, initial=True)

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard; while Discord is out of reach it is tried again after growing pauses."""
        backoff: ExponentialBackoff[Any] = ExponentialBackoff()
        while not self.is_closed():
            try:
                made = DiscordWebSocket.from_client(self, initial=initial, gateway=gateway, shard_id=shard_id)
                socket = await asyncio.wait_for(made, self.shard_connect_timeout)
            except Exception as fault:
                pause = backoff.delay()
                # As discord.py does: whatever it was, without a connection there is no bot.
                is_outage = isinstance(fault, (*FAULTS, OSError, ReconnectWebSocket))
                _log.warning(
                    "Discord is out of reach (%r): shard %d is tried in %.2f s",
                    fault,
                    shard_id,
                    pause,
                    exc_info=None if is_outage else fault,
                )
                await asyncio.sleep(pause)
            else:
                line = self._lines()[shard_id] = _Line(socket, self, self._events().put_nowait)
                line.launch()
                return

    async def take(self, shard: int) -> None:
        """Connect a shard of which this process has become the owner."""
        state: Any = self._connection
        if shard not in state.shard_ids:
            state.shard_ids = sorted([*state.shard_ids, shard])
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def drop(self, shard: int) -> None:
        """Cut the connection of a shard that another process has by now, and forget its servers."""
        state: Any = self._connection
        self._own.discard(shard)
        self._whole.discard(shard)
        self._up.pop(shard, None)
        state.shard_ids = [each for each in state.shard_ids if each != shard]
        line = self._lines().pop(shard, None)
        if line is not None:
            line.is_dropped = True
            await line.close()
        state.forget(shard)

    async def cut(self) -> None:
        """Cut all connections: nothing arrives any more. The servers stay known, for what has arrived before."""
        lines = tuple(self._lines().values())
        for line in lines:
            line.is_dropped = True
        await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)

    def connected_shards(self) -> frozenset[int]:
        """Return the shards that have a connection, or had one that is being made anew."""
        return frozenset(self._lines())

    def note_connected(self, shard: int, *, is_whole: bool | None = None) -> None:
        """Note that a shard is connected; `is_whole`: that all of its servers have come, or still are to."""
        if shard not in self._lines() and not self.is_alone:
            return
        self._up[shard] = True
        if is_whole is not None:
            (self._whole.add if is_whole else self._whole.discard)(shard)
        if is_whole:
            self._own.add(shard)

    def note_disconnected(self, shard: int) -> None:
        """Note that the connection of a shard is gone."""
        if shard in self._up:
            self._up[shard] = False

    def _lines(self) -> MutableMapping[int, _Line]:
        """Return the connections; discord.py has no other way to a shard that comes or goes later."""
        lines: MutableMapping[int, _Line] = vars(self)["_AutoShardedClient__shards"]
        return lines

    def _events(self) -> "asyncio.PriorityQueue[Any]":
        events: asyncio.PriorityQueue[Any] = vars(self)["_AutoShardedClient__queue"]
        return events
