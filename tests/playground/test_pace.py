"""Timers fire by themselves, and what the bot does unasked is shown."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from datetime import timedelta

import discord
import pytest

from playground.pace import Pace
from playground.simulator import forget_the_old
from playground.site import Site
from playground.world import World
from tests.playground.client import Page, client_at
from tests.playground.small_bot import SmallBot

PATIENCE = 120.0


@pytest.fixture
async def pace(world: World, site: Site) -> AsyncIterator[Pace]:
    started = Pace(world.env)
    started.start()
    yield started
    await started.stop()


async def until(true: Callable[[], bool]) -> None:
    end = time.perf_counter() + PATIENCE
    while not true():
        assert time.perf_counter() < end
        await asyncio.sleep(0.02)


async def test_intervals_and_timers_of_the_bot_fire_by_themselves(world: World, pace: Pace) -> None:
    bot = world.env.bot
    assert isinstance(bot, SmallBot)
    ticks, rung = bot.ticks, []

    @bot.listen("on_interaction")
    async def wake(_: object) -> None:
        await asyncio.sleep(0.2)
        rung.append(discord.utils.utcnow())

    began = world.env.now()
    await world.ann.slash(world.games, "match play", move="farm")
    await until(lambda: bot.ticks > ticks + 1 and bool(rung))
    assert timedelta(seconds=0.2) <= rung[0] - began < timedelta(seconds=PATIENCE)


async def test_what_the_bot_posts_by_itself_appears_on_the_open_page(world: World, site: Site, pace: Pace) -> None:
    await world.ann.slash(world.games, "match new", game="tetranomicon")
    thread = world.games.threads[0]
    async with client_at(site.address) as client:
        page = await client.open(thread.id, "Boris")
        table = thread.last_message
        assert table is not None
        await world.ann.click(table, label="Later")

        async def appeared(page: Page) -> bool:
            return (await page.look()).texts[-1] == "Here it is"

        end = time.perf_counter() + PATIENCE
        while not await appeared(page):
            assert time.perf_counter() < end
            await asyncio.sleep(0.05)


async def test_a_page_is_sent_again_only_after_a_change(world: World, site: Site) -> None:
    await world.ann.slash(world.games, "match new", game="tetranomicon")
    thread = world.games.threads[0]
    async with client_at(site.address) as client:
        page = await client.open(thread.id, "Boris")
        drawn = [(await page.look()).state["publishedRevision"] for _ in range(3)]
        await world.boris.send(world.games, "elsewhere")
        drawn.append((await page.look()).state["publishedRevision"])
        assert len(set(drawn)) == 1
        await world.boris.send(thread, "here")
        assert (await page.look()).state["publishedRevision"] > drawn[0]
        assert page.texts[-1] == "here"


async def test_a_fault_outside_of_a_press_is_logged(world: World, pace: Pace, caplog: pytest.LogCaptureFixture) -> None:
    async def fault() -> None:
        raise ValueError("nobody waits for this task")

    @world.bot.listen("on_interaction")
    async def wake(_: object) -> None:
        started.append(asyncio.create_task(fault()))

    started: list[asyncio.Task[None]] = []
    with caplog.at_level(logging.ERROR, logger="playground.pace"):
        await world.ann.slash(world.games, "match play", move="farm")
        await until(lambda: "nobody waits for this task" in caplog.text)
    assert [record.levelno for record in caplog.records if record.name == "playground.pace"] == [logging.ERROR]


async def test_old_private_answers_and_unseen_pictures_are_dropped(world: World) -> None:
    await world.ann.slash(world.games, "match new", game="tetranomicon")
    thread = world.games.threads[0]
    table = thread.last_message
    assert table is not None
    await world.ann.click(table, label="Rules")
    blobs = world.env.backend.cdn._blobs
    assert len(thread.history()) == 1 and len(blobs) == 1
    forget_the_old(world.env, timedelta(hours=1))
    assert len(blobs) == 1
    await world.ann.delete(table)
    await world.ann.send(thread, "gone")
    forget_the_old(world.env, timedelta(0))
    assert len(blobs) == 0
    answers = [message for message in world.env.backend.messages[world.games.id].values() if message.is_ephemeral]
    assert answers == []
    assert len(world.env.http_requests) <= 200
