"""The bot is killed while it sends an overview or a result, and two bots do so: each is there once in the end."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.loopback import AUCTION, BLANK_PICTURES, Nursery, Person, until
from tests.loopback.request_log import PATIENCE_SECONDS
from tests.whole.seen import Seen

HURRIED = "tests.crash.hurried:look"


def general(bot: RestartedBot) -> int:
    """Return the channel of the overview and of results."""
    return bot.discord.world.guild.channels["general"].id


def shown(bot: RestartedBot, text: str) -> list[Seen]:
    """Return the messages there with this text."""
    return [each for each in bot.discord.messages(general(bot)) if text in each.text]


def is_told(bot: RestartedBot, count: int) -> bool:
    """Return whether so many results were told, each in a message."""
    return len(shown(bot, "new result")) == count


async def choose(bot: RestartedBot, who: Person, option: str) -> None:
    """Let somebody choose the channel, and wait until that is answered."""
    channel = bot.discord.world.guild.channels["general"]
    await who.command(bot.discord.games, "settings server", **{option: channel})


async def until_sent(doing: Coroutine[Any, Any, None]) -> None:
    """Do something, and wait for the request that follows, at which the bot is killed."""
    await doing
    await asyncio.sleep(PATIENCE_SECONDS)


async def ended(bot: RestartedBot, who: Person, other: Person) -> None:
    """Play a match that is given up."""
    before = bot.discord.threads()
    await who.command(bot.discord.games, "match new", game="auction")
    thread = await bot.discord.thread_after(before)
    await other.command(thread, "match join")
    await who.command(thread, "match start")
    asked = await other.command(thread, "match resign")
    await other.press(asked.page, "Resign")


@pytest.mark.parametrize("acted", [False, True], ids=["not sent", "sent unnoticed"])
async def test_a_kill_before_a_message_is_stored(nursery: Nursery, tmp_path: Path, acted: bool) -> None:
    async with restarted_bot(nursery, tmp_path, "overviews", fault=HURRIED) as bot:
        sending = ("POST", f"/channels/{general(bot)}/messages")
        ann, boris = (bot.discord.person(name) for name in ("Ann", "Boris"))
        await bot.start().ready()
        assert await bot.killed_at(0, acted, until_sent(choose(bot, ann, "overview")), sending)
        await bot.recover()
        await until(lambda: len(shown(bot, "Games on this server")) == 1, "one overview")
        await choose(bot, ann, "results")
        assert await bot.killed_at(0, acted, until_sent(ended(bot, ann, boris)), sending)
        await bot.recover()
        await until(lambda: len(shown(bot, "new result")) == 1, "one result")
        await bot.recover_and_stop()
        assert len(shown(bot, "new result")) == len(shown(bot, "Games on this server")) == 1


async def test_two_bots_send_each_message_once(nursery: Nursery, tmp_path: Path) -> None:
    async with restarted_bot(nursery, tmp_path, "two", fault=HURRIED) as bot:
        ann, boris = (bot.discord.person(name) for name in ("Ann", "Boris"))
        preparations = [AUCTION, BLANK_PICTURES, HURRIED]
        bots = [nursery.start(bot.discord, bot.ledger.database, preparations=preparations) for _ in range(2)]
        for each in bots:
            await each.ready()
        await bot.discord.gateway.wait_for(2)
        for option in ("overview", "results"):
            await choose(bot, ann, option)
        await until(lambda: len(shown(bot, "Games on this server")) == 1, "one overview")
        for count in (1, 2):
            await ended(bot, ann, boris)
            await until(partial(is_told, bot, count), "a result")
            await until(lambda: "Running" not in shown(bot, "Games on this server")[0].text, "the overview as it is")
        await bot.discord.quiet()
        assert len(shown(bot, "Games on this server")) == 1
        assert len(shown(bot, "new result")) == 2
        for each in bots:
            assert await each.stop() == 0
            assert each.errors() == []
