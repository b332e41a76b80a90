"""A normal stop while people wait for answers: they get them, if Discord takes them within seconds."""

import asyncio
from collections.abc import Callable

from tests.loopback import BotProcess, Discord, until

Start = Callable[..., BotProcess]
ANSWERS = 12
PAGES = "/webhooks/*"


async def test_a_stop_finishes_the_answers_under_way(discord: Discord, start: Start) -> None:
    life = await start().ready()
    hold = discord.faults.hold("PATCH", PAGES, times=None)
    ann = discord.people["Ann"]
    asking = [asyncio.create_task(ann.command(discord.games, "help")) for _ in range(ANSWERS)]
    await until(lambda: len(hold.held) == ANSWERS, "every answer on its way")
    stopping = asyncio.create_task(life.stop())
    await until(lambda: "asked to stop" in life.log.read_text(), "the stop")
    await asyncio.sleep(1)
    hold.release()
    assert await stopping == 0
    assert all(answered.page.text for answered in await asyncio.gather(*asking))
    assert "given up" not in life.log.read_text()


async def test_an_answer_that_takes_too_long_is_given_up_without_an_error(discord: Discord, start: Start) -> None:
    life = await start().ready()
    hold = discord.faults.hold("PATCH", PAGES, times=None)
    asking = asyncio.create_task(discord.people["Ann"].command(discord.games, "help"))
    await hold.reached()
    assert await life.stop() == 0
    assert "1 answers are given up" in life.log.read_text()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
