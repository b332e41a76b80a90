"""Shards that are connected one after the other are all ready in the end."""

import asyncio
from typing import Any

import discord

from cogs.gateway.connection import ShardedBot
from config import Shards

SHARDS = 4


class Seen(ShardedBot):
    """A bot that notes which shards are ready."""

    def __init__(self) -> None:
        """Begin without a connection."""
        super().__init__(
            Shards(SHARDS, (), is_alone=False), command_prefix="!", intents=discord.Intents.none(), help_command=None
        )
        self.ready: list[int] = []

    async def on_shard_ready(self, shard: int) -> None:
        """Note it."""
        self.ready.append(shard)


async def test_a_shard_is_ready_though_the_next_one_comes_while_its_servers_do() -> None:
    """Would find a shard to whose servers nobody speaks: 16 shards of 500 servers were connected, one was ready."""
    async with Seen() as bot:
        state: Any = bot._connection
        state.guild_ready_timeout, state.shard_ids = 0.05, []
        user = {"id": "7", "username": "b", "discriminator": "0", "avatar": None}
        for shard in range(SHARDS):
            state.shard_ids.append(shard)
            state.parse_ready(
                {"shard": [shard, SHARDS], "user": user, "guilds": [], "application": {"id": "7", "flags": 0}}
            )
            await asyncio.sleep(0)
        await asyncio.sleep(0.4)
        assert sorted(bot.ready) == list(range(SHARDS))
