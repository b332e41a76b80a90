"""Runs the bot in the simulated Discord and shows it in a browser, until Ctrl-C or SIGTERM.

The simulated Discord lives in memory, the matches live in the database. People and channels have the same ids at every
start (see world.py), so seats are kept; threads are gone, so the bot is asked to bind its running matches to #games.
What the bot may offer: `rebind_lost_matches(channel_id) -> int` and `welcome(channel_id)`, both awaited.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

import simcord
from discord.ext import commands

from playground.direct_messages import FILE_NAME, DirectMessages
from playground.pace import Pace
from playground.simulator import run_in_real_time, start_patiently
from playground.site import Site
from playground.world import build_world
from text import words

SETTLE_SECONDS = 8.0
_STARTING_SECONDS = 120.0
_CLOSING_SECONDS = 1.0
_log = logging.getLogger(__name__)


class PlaygroundSettings(Protocol):
    """What the playground reads of the bot's settings."""

    @property
    def language(self) -> str:
        """The language of what is printed, and of the page at first."""

    @property
    def playground_port(self) -> int:
        """The port of the page, 0 for a free one."""

    @property
    def database(self) -> Path:
        """Where the matches are; whose direct messages are closed stands in a file beside it."""


Settings = TypeVar("Settings", bound=PlaygroundSettings)


async def serve(create_bot: Callable[[Settings], commands.Bot], settings: Settings) -> None:
    """Open the playground around the bot of `create_bot(settings)` and keep it open until asked to stop.

    Raises:
        OSError: the port is taken.
        Exception: whatever the bot raises when it starts (a database it cannot open, for one).
    """
    asked_to_stop = _listen_for_signals()
    bot = create_bot(settings)
    # A bot's error is logged and the page lives on; `check_errors` would raise it when the playground closes.
    env = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
    world = build_world(env)
    run_in_real_time(env)
    direct_messages = DirectMessages(world, settings.database.with_name(FILE_NAME))
    site = Site(world, settings.language, direct_messages)
    pace = Pace(env)
    rebound = _rebinding(bot, world.games.id)
    try:
        await start_patiently(env, _STARTING_SECONDS)
        await _welcome(bot, world.games.id)
        await site.start(settings.playground_port)
        pace.start()
        _say(site.address, sum(rebound), settings.language)
        await asked_to_stop.wait()
    finally:
        env.settle_timeout = _CLOSING_SECONDS
        await pace.stop()
        await site.close()
        await _close(bot, env)


def _rebinding(bot: commands.Bot, channel_id: int) -> list[int]:
    """Let the bot bind the matches of an earlier run to the channel; the list gets the number of them.

    That must happen when the server is there and before `on_ready`, in which a bot repairs what it shows: it would
    tell every player that their table is lost.
    """
    bound: list[int] = []
    rebind, on_ready = getattr(bot, "rebind_lost_matches", None), getattr(bot, "on_ready", None)

    async def on_ready_in_a_new_world() -> None:
        if rebind is not None and not bound:
            bound.append(int(await rebind(channel_id)))
        if on_ready is not None:
            await on_ready()

    bot.on_ready = on_ready_in_a_new_world  # type: ignore[attr-defined]  # discord.py looks the name up on the bot
    return bound


async def _welcome(bot: commands.Bot, channel_id: int) -> None:
    """Let the bot say in the channel what to press first."""
    welcome = getattr(bot, "welcome", None)
    if welcome is not None:
        await welcome(channel_id)


def _listen_for_signals() -> asyncio.Event:
    """An event that the first Ctrl-C or SIGTERM sets; a second one acts at once."""
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        asked.set()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(name)

    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop)
    return asked


def _say(address: str, rebound: int, language: str) -> None:
    """Print where the page is. The address is a key: it goes to the terminal and into no log."""
    found = words(language)
    lines = [found("playground-opened", address=address, new=found("button-new"), join=found("button-join"))]
    if rebound:
        lines.append(found("playground-rebound", count=rebound))
    sys.stdout.write("\n\n".join(lines) + "\n")
    sys.stdout.flush()


async def _close(bot: commands.Bot, env: simcord.Env) -> None:
    try:
        await bot.close()
    finally:
        try:
            if env.bot is bot:
                await env.shutdown()
        except TimeoutError:
            _log.warning("work of the bot was still running when the playground closed")
