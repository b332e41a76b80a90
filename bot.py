"""Start the bot, stop it cleanly, and report its health; cogs/sealed_orders.py puts its parts together.

`python bot.py` connects to Discord, or opens the local playground when there is no token. The exit status of
`python bot.py --health` says whether the bots of this host that run on the database are well.
"""

import asyncio
import importlib.util
import logging
import signal
import sys

import discord

from cogs import logs
from cogs.clock import BEAT_SECONDS
from cogs.heartbeat import Heartbeat, is_healthy
from cogs.sealed_orders import SealedOrders, create_bot
from config import Settings, SettingsFault, read_settings
from db.errors import DatabaseFault
from text import forgive, words

CANNOT_START = 1
BAD_SETTINGS = 2
PLAYGROUND_BEAT_SECONDS = 300
"""Longer than the playground's patience at the start: the simulated Discord waits for every timer due within it."""

_log = logging.getLogger(__name__)


async def connect(bot: SealedOrders, settings: Settings) -> None:
    """Run `bot` on Discord until SIGTERM or Ctrl-C.

    Raises:
        discord.LoginFailure: the token is wrong.
        DatabaseFault: the database cannot be used.
    """
    running = asyncio.ensure_future(bot.start(settings.token.reveal()))
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        _log.info("asked to stop")
    finally:
        await bot.close()


def has_playground() -> bool:
    """Return whether the playground and the simulated Discord that it needs are installed; a container has neither."""
    return all(importlib.util.find_spec(name) is not None for name in ("playground", "simcord"))


def main(arguments: list[str]) -> int:
    """Do what the command line and the settings ask for; return the exit status."""
    try:
        settings = read_settings()
    except SettingsFault as fault:
        print(fault, file=sys.stderr)
        return BAD_SETTINGS
    if arguments == ["--health"]:
        return 0 if is_healthy(settings.database) else CANNOT_START
    logs.set_up(settings.log_level, settings.token.reveal())
    forgive()
    text = words(settings.language)
    if not settings.token and not has_playground():
        print(text("start-no-playground"), file=sys.stderr)
        return CANNOT_START
    try:
        asyncio.run(_run(settings))
    except discord.LoginFailure:
        print(text("start-bad-token"), file=sys.stderr)
    except DatabaseFault as fault:
        print(text("start-failed", fault=text(f"database-{fault.code}", **fault.facts)), file=sys.stderr)
    except (OSError, discord.HTTPException, discord.GatewayNotFound) as fault:
        print(text("start-failed", fault=str(fault)), file=sys.stderr)
    else:
        return 0
    return CANNOT_START


async def _run(settings: Settings) -> None:
    beating: list[Heartbeat] = []

    def create(given: Settings) -> SealedOrders:
        bot = create_bot(given, beat_seconds=BEAT_SECONDS if given.token.reveal() else PLAYGROUND_BEAT_SECONDS)
        beating.append(Heartbeat(given.database, bot))
        beating[-1].start()
        return bot

    try:
        if settings.token:
            await connect(create(settings), settings)
        else:
            from playground import serve

            await serve(create, settings)
    finally:
        for each in beating:
            each.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
