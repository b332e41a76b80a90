"""Runs the bot in the simulated Discord and shows it in a browser, until Ctrl-C or SIGTERM.

The matches are in the database; what was said in the simulated Discord is put back from a file beside it (memory.py).
People and channels have the same ids at every start (see world.py), so players keep their seats. Where a thread is lost
all the same, the bot is asked to move its match to a new one. The bot may have `rebind_lost_matches(channel_id) -> int`
and `welcome(channel_id)`; both are awaited.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from typing import Protocol, TypeVar

import discord
import simcord

from address import Address, files_at
from playground.direct_messages import FILE_NAME, DirectMessages
from playground.memory import FILE_NAME as HISTORY
from playground.memory import Memory
from playground.pace import Pace
from playground.places import Looked
from playground.simulator import renew_commands, run_in_real_time, start_patiently
from playground.site import Site
from playground.world import build_world
from text import words

SETTLE_SECONDS = 8.0
STARTING_SECONDS = 120.0
_CLOSING_SECONDS = 1.0
_log = logging.getLogger(__name__)


class PlaygroundSettings(Protocol):
    """The settings of the bot that the playground reads."""

    @property
    def language(self) -> str:
        """The language of printed lines, and of the page at first."""

    @property
    def playground_port(self) -> int:
        """The port of the page, 0 for a free one."""

    @property
    def database(self) -> Address:
        """The database; files beside it keep what the playground has to remember."""


Settings = TypeVar("Settings", bound=PlaygroundSettings)


async def serve(create_bot: Callable[[Settings], discord.Client], settings: Settings) -> None:
    """Open the playground around the bot of `create_bot(settings)` and keep it open until asked to stop.

    Raises:
        OSError: the port is taken.
        Exception: what the bot raises when it starts, such as for a database that it cannot open.
    """
    asked_to_stop = _listen_for_signals()
    bot = create_bot(settings)
    # A bot's error is logged and the page lives on; `check_errors` would raise it when the playground closes.
    env = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
    world = build_world(env)
    run_in_real_time(env)
    beside = files_at(settings.database)
    direct_messages = DirectMessages(world, beside.with_name(FILE_NAME))
    looked = Looked()
    memory = Memory(world, looked, beside.with_name(HISTORY), settings.database)
    site = Site(world, settings.language, direct_messages, memory.key, looked)
    pace = Pace(env)
    rebound = _rebinding(bot, world.games.id)
    memory.start()
    try:
        await start_patiently(env, STARTING_SECONDS)
        renew_commands(env)
        if not memory.has_history:
            await _welcome(bot, world.games.id)
        await _start_at(site, settings.playground_port, memory.port)
        memory.port, memory.key = site.port, site.key
        memory.save_page()
        pace.start()
        _print_address(site.address, sum(rebound), settings.language)
        await asked_to_stop.wait()
    finally:
        env.settle_timeout = _CLOSING_SECONDS
        await pace.stop()
        await site.close()
        await _close(bot, env, memory)


async def _start_at(site: Site, wanted: int, earlier: int) -> None:
    """Open the page at the port that is wanted, else where it was in the last run, else at a free one.

    Raises:
        OSError: the wanted port is taken.
    """
    if wanted or not earlier:
        await site.start(wanted)
        return
    try:
        await site.start(earlier)
    except OSError:
        _log.info("port %d is taken; the page has another one now", earlier)
        await site.start(0)


def _rebinding(bot: discord.Client, channel_id: int) -> list[int]:
    """Let the bot move the matches of an earlier run to the channel; the returned list will contain their number.

    This must happen when the server exists and before `on_ready`, in which a bot updates what it shows. Otherwise it
    would write to every player that the table is lost.
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


async def _welcome(bot: discord.Client, channel_id: int) -> None:
    """Let the bot write in the channel what to press first."""
    welcome = getattr(bot, "welcome", None)
    if welcome is not None:
        await welcome(channel_id)


def _listen_for_signals() -> asyncio.Event:
    """Return an event that the first Ctrl-C or SIGTERM sets; a second one ends the process."""
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        asked.set()
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(name)

    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop)
    return asked


def _print_address(address: str, rebound: int, language: str) -> None:
    """Print the address of the page. It contains a key, so it is printed on the terminal and never logged."""
    found = words(language)
    play = found("button-play-now", game=found("tetranomicon-name"))
    named = {"play": play, "new": found("button-new"), "join": found("button-join")}
    lines = [found("playground-opened", address=address, **named)]
    if rebound:
        lines.append(found("playground-rebound", count=rebound))
    sys.stdout.write("\n\n".join(lines) + "\n")
    sys.stdout.flush()


async def _close(bot: discord.Client, env: simcord.Env, memory: Memory) -> None:
    try:
        await bot.close()
    finally:
        memory.stop()
        try:
            if env.bot is bot:
                await env.shutdown()
        except TimeoutError:
            _log.warning("work of the bot was still running when the playground closed")
