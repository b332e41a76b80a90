"""What lags behind is looked for once, however many shards are ready at the same time."""

import asyncio
from pathlib import Path

from cogs.sealed_orders import create_bot
from config import read_settings
from tests.whole.painters import Forgetful


async def test_shards_that_are_ready_together_are_looked_after_together(tmp_path: Path) -> None:
    """Would find that sixteen shards look at everything sixteen times, or that a shard that comes later is left out."""
    settings = read_settings({"SEALED_ORDERS_DATABASE": str(tmp_path / "x.sqlite3")}, tmp_path / "no")
    bot = create_bot(settings, Forgetful())
    looks, may_end = 0, asyncio.Event()

    async def look() -> None:
        nonlocal looks
        looks += 1
        await may_end.wait()

    vars(bot)["_repair_all"] = look
    ready = [asyncio.create_task(bot._repair()) for _ in range(16)]
    await asyncio.sleep(0)
    assert looks == 1
    may_end.set()
    await asyncio.gather(*ready)
    assert looks == 2
    await bot._repair()
    assert looks == 3
    await bot.close()
