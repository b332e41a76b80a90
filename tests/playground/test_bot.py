"""`python bot.py` without a token: the real bot in the playground, stopped and started again."""

import asyncio
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playground.memory import FILE_NAME
from tests.playground.client import Client, Page, client_at
from tests.playground.process import PATIENCE, Playground
from text import words

ROOT = Path(__file__).parent.parent.parent
GAMES = 0  # the first channel in the list


def start(database: Path) -> Playground:
    """Start the bot. Its log, and requests that Discord would refuse, go into files beside its database."""
    environment = {
        "SEALED_ORDERS_DATABASE": str(database),
        "SEALED_ORDERS_LANGUAGE": "en",
        "PYTHONPATH": str(ROOT),
        "REFUSED": str(database.with_name("refused")),
    }
    command = [sys.executable, "-m", "tests.playground.watched_bot"]
    return Playground.start(command, environment, database.with_name("log"))


async def table_of(client: Client, person: str) -> Page:
    """Open the thread of the match as `person`, once its table is there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        places = (await client.overview(person))["places"]
        if threads := [place for place in places if place["kind"] == "thread" and place["unread"]]:
            return await client.open(int(threads[0]["key"]), person)
        await asyncio.sleep(0.1)
    raise AssertionError("no thread with a table")


async def shows(page: Page, true: Callable[[str], bool]) -> None:
    """Wait until a message on the page is as wanted."""
    until = time.monotonic() + PATIENCE
    while not any(true(text) for text in (await page.look()).texts):
        assert time.monotonic() < until, page.texts
        await asyncio.sleep(0.1)


async def pressed(page: Page, label: str) -> None:
    """Press a button; if the page is changed at that moment, the press fails and is repeated."""
    until = time.monotonic() + PATIENCE
    while (await (await page.look()).press(label))["settlement"] != "settled":
        assert time.monotonic() < until, page.texts
        await asyncio.sleep(0.1)


async def test_a_match_continues_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with start(database) as playground:
        async with client_at(playground.address) as client:
            places = (await client.overview("Ann"))["places"]
            ann = await client.open(int(places[GAMES]["key"]), "Ann")
            await ann.press("New match")
            await shows(ann, lambda text: "Which game?" in text)
            await ann.press(words("en")("tetranomicon-name"))
            boris = await table_of(client, "Boris")
            await boris.press("Join")
            ann = await table_of(client, "Ann")
            await ann.press("Start")
            await shows(ann, lambda text: "Waiting for" in text)
        playground.stop()
        assert playground.process.returncode == 0
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert "did not close" not in log and "still running" not in log, log
    address = playground.address
    with start(database) as playground:
        assert playground.address == address
        async with client_at(playground.address) as client:
            table = await table_of(client, "Boris")
            await shows(table, lambda text: "Waiting for" in text)
            assert not any("continues here" in text for text in table.texts)
            await pressed(table, "Make a move")
        playground.stop()
    (tmp_path / FILE_NAME).unlink()
    with start(database) as playground:
        playground.expect(re.compile(re.escape(words("en")("playground-rebound", count=1))))
        async with client_at(playground.address) as client:
            table = await table_of(client, "Boris")
            await shows(table, lambda text: "Waiting for" in text)
            people = (await client.overview("Ann"))["people"]
            direct_messages = [(await client.overview(person["name"]))["places"][-1]["unread"] for person in people]
            assert direct_messages == [0, 0, 0, 0]  # nobody was notified that the table is lost
            await pressed(table, "Make a move")
        playground.stop()
    assert not (tmp_path / "refused").exists(), (tmp_path / "refused").read_text(encoding="utf-8")[:1000]
