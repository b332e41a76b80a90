"""The real bot, started by `bot.main`, in a process of its own that is pointed at a loopback Discord.

Nothing of the bot or of discord.py is replaced but the two addresses and the time that discord.py waits for servers at
its start. `preparations` are functions ("module:function") called before the bot starts: a game for tests, a painter
that draws nothing, a fault to be found.
"""

import importlib
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

import discord
import discord.client
import discord.gateway
import discord.http
import yarl

SITE_VARIABLE = "LOOPBACK_SITE"
PREPARATIONS_VARIABLE = "LOOPBACK_PREPARATIONS"
GUILD_READY_SECONDS = 0.05


def point_at(site: str) -> None:
    """Send everything that discord.py says to the loopback Discord at `site` (http://host:port)."""
    discord.http.Route.BASE = f"{site}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(site.replace("http", "ws", 1))
    made = discord.Client._get_state

    def made_at_once(self: discord.Client, **options: Any) -> Any:
        return made(self, **{"guild_ready_timeout": GUILD_READY_SECONDS, **options})

    discord.Client._get_state = made_at_once  # type: ignore[method-assign]  # discord.py has no setting for it


def prepare(functions: Sequence[str]) -> None:
    """Call each "module:function"."""
    for name in functions:
        module, _, function = name.partition(":")
        getattr(importlib.import_module(module), function)()


def run() -> int:
    """Run the bot as the environment says; return its exit status."""
    import bot

    point_at(os.environ[SITE_VARIABLE])
    prepare(json.loads(os.environ.get(PREPARATIONS_VARIABLE, "[]")))
    return bot.main([])


if __name__ == "__main__":
    sys.exit(run())
