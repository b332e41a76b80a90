"""Runs the bot from its start to its end: connected to Discord, or in the playground, with all that runs beside it.

A start without network waits for it: hosts start their programs before their network, and nobody is there at night to
start the bot again.
"""

import asyncio
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Set
from contextlib import AsyncExitStack

import discord
from discord.utils import MISSING
from msgspec import structs

from address import files_at
from cogs.messages.faults import FAULTS, in_short, is_outage, time_limit
from cogs.sealed_orders import Opponents, SealedOrders, create_bot
from cogs.shards.leasing import Beside
from cogs.upkeep import logs
from cogs.upkeep.alarms import check
from cogs.upkeep.heartbeat import Heartbeat
from cogs.upkeep.upkeep import Upkeep
from config import Settings, Shards
from play.context import WAITED_FOR, StorageFault
from play.thinking.pool import usual_processes
from play.upkeep.processes import Obstacle
from play.upkeep.shards import listed
from text import Words, forgive, words

PLAYGROUND_BEAT_SECONDS = 300
"""Longer than the playground's patience at the start: the simulated Discord waits for every timer due within it."""

RETRY_SECONDS = 10.0
LONGEST_RETRY_SECONDS = 60.0
LOG_SECONDS = 60.0
BAD_TOKEN, NEEDS_SHARDS = 4004, 4011
"""What the gateway closes a connection with whose token is wrong, and one that is told of too many servers (docs:
Gateway Close Event Codes)."""

Serve = Callable[[Callable[[Settings], SealedOrders], Settings], Awaitable[None]]
"""Opens the playground around a bot, and keeps it open."""

_log = logging.getLogger(__name__)


class TooFewShards(Exception):
    """Discord wants the bot to have more shards."""


def run(settings: Settings, serve: Serve | None) -> str:
    """Run the bot, in the playground of `serve` if there is no token; return why it cannot start, "" once it has ended.

    It starts without a token only where there is a playground, which a container has not.

    Raises:
        SettingsFault: an address in the settings cannot be called.
    """
    check(settings)
    logs.set_up(settings.log_level, settings.token.reveal(), settings.log_form)
    forgive()
    text = words(settings.language)
    try:
        if settings.token:
            asyncio.run(_on_discord(settings))
        elif serve is not None:
            asyncio.run(_in_playground(settings, serve))
        else:
            return text("start-no-playground")
    except discord.LoginFailure:
        return text("start-bad-token")
    except StorageFault as fault:
        return text("start-failed", fault=text(f"database-{fault.code}", **fault.facts))
    except Beside as beside:
        return _beside(beside.obstacle, settings, text)
    except TooFewShards:
        return text("start-needs-shards")
    except (OSError, discord.HTTPException, discord.GatewayNotFound) as fault:
        return text("start-failed", fault=str(fault))
    return ""


def _beside(obstacle: Obstacle, settings: Settings, text: Words) -> str:
    """Return in words which process keeps this one from starting, and by what."""
    if obstacle.code == "shards_taken":
        shards = listed(obstacle.shards)
        return text("start-shards-taken", process=str(obstacle.by), count=len(obstacle.shards), shards=shards)
    counts = {"others": obstacle.by.shard_count, "count": settings.shards.count}
    return text("start-shards-counted", process=str(obstacle.by), **counts)


async def _on_discord(settings: Settings) -> None:
    bot = create_bot(settings, opponents=_opponents(settings))
    heartbeat, upkeep = Heartbeat(files_at(settings.database), bot), Upkeep(bot)
    heartbeat.start()
    upkeep.start()
    # Until the bot has ended it is told there that it does.
    async with AsyncExitStack() as beside:
        beside.callback(heartbeat.stop)
        beside.push_async_callback(upkeep.stop)
        _watch(bot, beside, upkeep.alarms)
        await connect(bot, settings)


def _watch(bot: SealedOrders, beside: AsyncExitStack, alarms: Callable[[], Set[str]] = frozenset) -> None:
    """Tell numbers about the bot at the address of its settings, if there is one, until `beside` ends."""
    if bot.settings.metrics is not None:
        # Nobody else pays for what this imports.
        from cogs.upkeep.answering import Answering

        answering = Answering(bot, bot.settings.metrics, alarms)
        answering.start()
        beside.push_async_callback(answering.stop)


async def _in_playground(settings: Settings, serve: Serve) -> None:
    async with AsyncExitStack() as beside:

        def create(given: Settings) -> SealedOrders:
            # The simulated Discord has one shard.
            given = structs.replace(given, shards=Shards())
            bot = create_bot(given, beat_seconds=PLAYGROUND_BEAT_SECONDS, opponents=_opponents(given))
            heartbeat = Heartbeat(files_at(given.database), bot)
            heartbeat.start()
            beside.callback(heartbeat.stop)
            _watch(bot, beside)
            return bot

        await serve(create, settings)


def _opponents(settings: Settings) -> Opponents:
    return Opponents(settings.thinkers or usual_processes(), settings.pace_of_computers / 100)


async def connect(bot: SealedOrders, settings: Settings) -> None:
    """Run `bot` on Discord until SIGTERM or Ctrl-C.

    Raises:
        discord.LoginFailure: the token is wrong.
        StorageFault: the database cannot be used, maybe any more.
        Beside: another process has what this one is to have.
        TooFewShards: Discord wants the bot to have more.
    """
    running = asyncio.create_task(_log_in_and_stay(bot, settings.token.reveal()), name="connection")
    asked = asyncio.create_task(bot.ending.wait(), name="waiting to be asked to stop")
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, bot.ending.ask, name)
    try:
        await asyncio.wait((running, asked), return_when=asyncio.FIRST_COMPLETED)
        if not running.done() and bot.ending.fault is None and bot.connected_shards():
            await bot.drain()
    finally:
        bot.ending.begin()
        running.cancel()
        (ended,) = await asyncio.gather(running, return_exceptions=True)
        asked.cancel()
        await bot.close()
    if bot.ending.fault is not None:
        raise bot.ending.fault
    if ended is not None and not isinstance(ended, asyncio.CancelledError):
        raise ended


async def _log_in_and_stay(bot: SealedOrders, token: str) -> None:
    await log_in(bot, token)
    try:
        await bot.connect(reconnect=True)
    except discord.ConnectionClosed as closed:
        if closed.code == BAD_TOKEN:
            raise discord.LoginFailure("the gateway refuses the token") from closed
        if closed.code == NEEDS_SHARDS:
            raise TooFewShards from closed
        raise


async def log_in(bot: SealedOrders, token: str) -> None:
    """Log in and set the bot up. While Discord or the server of the database cannot be reached it is tried again.

    The log says so once a minute. The server of a database is asked with longer and longer pauses.

    Raises:
        discord.LoginFailure: the token is wrong.
        StorageFault: the database cannot be used.
    """
    logged_at, pause = -LOG_SECONDS, RETRY_SECONDS
    while True:
        try:
            async with time_limit():
                return await bot.login(token)
        except (OSError, *FAULTS) as fault:
            # What fails once the database is open is no matter of the network, and is not set up twice.
            if bot.is_open or not (is_outage(fault) or isinstance(fault, OSError)):
                raise
            if time.monotonic() - logged_at >= LOG_SECONDS:
                logged_at = time.monotonic()
                _log.warning("Discord cannot be reached, it is tried again until it can be: %s", in_short(fault))
            pause = RETRY_SECONDS
        except StorageFault as fault:
            if bot.is_open or fault.code not in WAITED_FOR:
                raise
            said = words(bot.settings.language)
            cause = said(f"database-{fault.code}", **fault.facts)
            _log.warning("%s", said("start-again", fault=cause, seconds=round(pause)))
        await bot.http.close()
        bot.http.connector = MISSING
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_RETRY_SECONDS)
