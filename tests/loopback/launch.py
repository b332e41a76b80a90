"""Runs the real bot with `bot.main`, in a process of its own that is connected to a loopback Discord.

Only the two addresses of Discord and the pauses of discord.py are replaced: while it waits for servers at its start,
before it repeats a request after a server error, and before a new session. Rate limits are waited for in full.
`preparations` are functions ("module:function") that are called before the bot starts. They add a game for tests, blank
pictures, or a fault that a test must find.
"""

import asyncio
import importlib
import json
import os
import sys
import types
from collections.abc import Sequence
from typing import Any

import discord
import discord.backoff
import discord.client
import discord.gateway
import discord.http
import discord.state
import yarl
from discord.state import ConnectionState

import cogs.shards.leasing
from cogs.projection import projection

SITE_VARIABLE = "LOOPBACK_SITE"
PREPARATIONS_VARIABLE = "LOOPBACK_PREPARATIONS"
GUILD_READY_SECONDS = 0.05
RETRY_SECONDS = 0.1


def point_at(site: str) -> None:
    """Connect discord.py to the loopback Discord at `site` (http://host:port)."""
    discord.http.Route.BASE = f"{site}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(site.replace("http", "ws", 1))
    made = ConnectionState.__init__

    def made_at_once(self: Any, **options: Any) -> None:
        made(self, **{"guild_ready_timeout": GUILD_READY_SECONDS, **options})

    vars(discord.state)["ConnectionState"].__init__ = made_at_once


def shorten_pauses() -> None:
    """Let discord.py try again after a tenth of a second where it would wait for seconds, and tables not rest."""

    async def sleep(seconds: float) -> None:
        # discord.py's own pauses are ints. The length of a rate limit is a float, and is kept.
        await asyncio.sleep(RETRY_SECONDS if isinstance(seconds, int) else seconds)

    async def begin_session(_client: discord.Client, _shard_id: int | None, *, initial: bool = False) -> None:
        """Do not pause. discord.py waits five seconds, because Discord limits how often a bot identifies."""

    vars(projection)["TOGETHER_SECONDS"] = 0.0
    vars(discord.http)["asyncio"] = types.SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
    vars(discord)["Client"].before_identify_hook = begin_session
    vars(cogs.shards.leasing)["IDENTIFY_MILLISECONDS"] = 100
    vars(discord.backoff)["ExponentialBackoff"].delay = lambda _: RETRY_SECONDS


def prepare(functions: Sequence[str]) -> None:
    """Call each "module:function"."""
    for name in functions:
        module, _, function = name.partition(":")
        getattr(importlib.import_module(module), function)()


def run() -> int:
    """Run the bot as the environment says; return its exit status."""
    import bot

    point_at(os.environ[SITE_VARIABLE])
    shorten_pauses()
    prepare(json.loads(os.environ.get(PREPARATIONS_VARIABLE, "[]")))
    return bot.main([])


if __name__ == "__main__":
    sys.exit(run())
