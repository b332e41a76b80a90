"""Start the bot, stop it cleanly, and report its health; cogs/sealed_orders.py puts its parts together.

`python bot.py` connects to Discord, or opens the local playground when there is no token. The exit status of
`python bot.py --health` says whether a bot is running on the database.
"""

import asyncio
import contextlib
import importlib.util
import logging
import signal
import sys
import time
from pathlib import Path

import discord
from discord.ext import tasks

from cogs import logs
from cogs.sealed_orders import create_bot
from config import Settings, SettingsFault, read_settings
from db.errors import DatabaseFault
from text import forgive, words

HEARTBEAT_SECONDS = 15
STALE_HEARTBEAT_SECONDS = 60
CANNOT_START = 1
BAD_SETTINGS = 2
_log = logging.getLogger(__name__)


async def connect(settings: Settings) -> None:
    """Run the bot on Discord until SIGTERM or Ctrl-C.

    Raises:
        discord.LoginFailure: the token is wrong.
        DatabaseFault: the database cannot be used.
    """
    bot = create_bot(settings)
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


@tasks.loop(seconds=HEARTBEAT_SECONDS)
async def beat(file: Path) -> None:
    """Touch the file that `--health` looks at; a disk that is full for a while does not end the loop."""
    try:
        await asyncio.to_thread(file.touch)
    except OSError as fault:
        _log.warning("the heartbeat file cannot be touched: %s", fault)


def heartbeat_file(settings: Settings) -> Path:
    """Return the file beside the database that a running bot touches again and again."""
    return settings.database.with_name(f"{settings.database.name}.alive")


def is_healthy(settings: Settings) -> bool:
    """Return whether a bot on this database has touched its heartbeat file within the last minute."""
    file = heartbeat_file(settings)
    return file.is_file() and time.time() - file.stat().st_mtime < STALE_HEARTBEAT_SECONDS


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
        return 0 if is_healthy(settings) else CANNOT_START
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
    beating = beat.start(heartbeat_file(settings))
    try:
        if settings.token:
            await connect(settings)
        else:
            from playground import serve

            await serve(create_bot, settings)
    finally:
        beating.cancel()
        with contextlib.suppress(OSError):
            heartbeat_file(settings).unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
