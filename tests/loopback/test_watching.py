"""A bot in its own process is watched from outside: as Docker and Prometheus do."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp

from cogs.upkeep.numbers import PREFIX
from tests.loopback import AUCTION, BLANK_PICTURES, Discord, Nursery
from tests.loopback.bots import ROOT
from tests.loopback.tables import open_table


async def _asked(address: str, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}/{path}") as answer:
        return answer.status, await answer.text()


async def test_a_bot_is_watched_while_it_runs(discord: Discord, nursery: Nursery, tmp_path: Path) -> None:
    """Its health is asked as Docker asks it; what it counts is what people did."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
    database, settings = tmp_path / "matches.sqlite3", {"SEALED_ORDERS_METRICS": address}
    bot = nursery.start(discord, database, preparations=[AUCTION, BLANK_PICTURES], settings=settings)
    await bot.ready()
    await open_table(discord)
    assert (await _asked(address, "health"))[0] == 200
    for _ in range(1_200):
        if (await _asked(address, "ready"))[0] == 200:
            break
        await asyncio.sleep(0.05)
    assert (await _asked(address, "ready"))[0] == 200
    _, numbers = await _asked(address, "metrics")
    assert f'{PREFIX}answer_seconds_count{{outcome="answered"}} 1.0' in numbers
    assert f'{PREFIX}discord_requests_total{{kind="table"}}' in numbers
    assert f'{PREFIX}shards{{state="connected"}} 1.0' in numbers
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **settings, "SEALED_ORDERS_DATABASE": str(database)}
    asked = await asyncio.to_thread(
        subprocess.run, [sys.executable, str(ROOT / "bot.py"), "--health"], env=environment, cwd=tmp_path, check=False
    )
    assert asked.returncode == 0
    assert await bot.stop() == 0
