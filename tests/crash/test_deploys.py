"""A newer version is put in place under load, one process after the other: each press is answered, nothing is lost.

Older and newer programs are beside each other on one database, which the newer one has changed.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games import registry
from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.crash.test_three_processes import SHORT_LEASES, Fleet
from tests.games.newer_auction import NewerAuction
from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Nursery, until
from tests.loopback.preparations import NEWER, NEWER_VERSION
from tests.sampling import sample

ON_POSTGRESQL = {"test_a_newer_version_is_put_in_place_under_load"}
PROCESSES = sample(1, hunt=3)
TABLES = sample(1, hunt=4)
MOVES = sample(2, hunt=25)
"""At least so many moves between two steps of the deploy."""

PATIENCE_SECONDS = 40.0
"""A press that nobody answers for so long is lost; busy machines are slow."""

STOP_SECONDS = 10
NAMES = ("Ann", "Boris", "Vera", "Gleb")


class Deploy(Fleet):
    """Processes of two programs; there are enough shards for one more of them than run usually."""

    def __init__(self, nursery: Nursery, setting: RestartedBot) -> None:
        """Start none yet."""
        super().__init__(nursery, setting)
        self.count = 2 * (PROCESSES + 1)
        self.home = (setting.discord.world.guild.id >> 22) % self.count

    async def start_one(self, *, newer: bool) -> BotProcess:
        """Start a process of the older or the newer program, and wait until it has shards."""
        bot = self._nursery.start(
            self.setting.discord,
            self.setting.ledger.database,
            preparations=[AUCTION, BLANK_PICTURES, SHORT_LEASES, *([NEWER] if newer else [])],
            settings={"SEALED_ORDERS_SHARDS": str(self.count), "SEALED_ORDERS_STOP_SECONDS": str(STOP_SECONDS)},
        )
        self.bots.append(bot)
        return await bot.ready()

    async def moved(self) -> None:
        """Wait until people have made some more moves."""
        enough = self.setting.accepted() + MOVES
        await until(lambda: self.setting.accepted() >= enough, "moves", 600)

    def check_everybody_was_answered(self) -> None:
        """Each press, also one that came while a process ended, was acknowledged, and no answer was given up."""
        courses = self.setting.discord._answering._courses
        assert len(courses) > MOVES
        assert [token for token, course in courses.items() if not course.is_acknowledged] == []
        assert "are given up" not in self.bots[0].log.read_text(encoding="utf-8")

    def note_dump(self) -> None:
        """Let a server know of a backup, as after `python -m db backup`: without one it is not changed."""
        with self.setting.ledger.reading() as connection:
            connection.execute("INSERT INTO counters (name, value) VALUES ('dumped_at', ?)", (int(time.time()),))
            connection.commit()

    def one(self, sql: str) -> object:
        """Return the only value of a row."""
        with self.setting.ledger.reading() as connection:
            return connection.execute(sql).fetchone()[0]


@pytest.fixture
async def deploy(nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Deploy]:
    """No process yet, and tables of two people who will play."""
    async with restarted_bot(nursery, tmp_path, request.node.name) as setting:
        for number in range(TABLES):
            setting.table("auction", NAMES[number % 4], NAMES[(number + 1) % 4])
        for person in setting.discord.people.values():
            person.patience_seconds = PATIENCE_SECONDS
        made = Deploy(nursery, setting)
        yield made
        for bot in made.bots:
            if bot.status is None:
                os.kill(bot.pid, signal.SIGCONT)
                bot.kill()


async def test_a_newer_version_is_put_in_place_under_load(deploy: Deploy, monkeypatch: pytest.MonkeyPatch) -> None:
    """One is started before an older one is stopped, or after it; matches that run are played on by their rules."""
    monkeypatch.setitem(registry._games, (NewerAuction.id, NewerAuction.rules_version), NewerAuction())
    setting, chance = deploy.setting, random.Random(str(deploy.setting.ledger.database))
    for _ in range(PROCESSES):
        await deploy.start_one(newer=False)
    await deploy.settled(PROCESSES)
    deploy.note_dump()
    playing = [asyncio.create_task(table.run()) for table in setting.tables]
    await deploy.moved()
    for place, older in enumerate(list(deploy.bots)):
        is_first = place == 0 or chance.random() < 0.5
        if is_first:
            await deploy.start_one(newer=True)
            await deploy.settled(PROCESSES + 1)
            await deploy.moved()
        await _stopped(older)
        await deploy.moved()
        if not is_first:
            await deploy.start_one(newer=True)
        await deploy.settled(PROCESSES)
        await deploy.moved()
    await _ended(playing)
    await setting.discord.quiet()
    setting.ledger.settle_all()
    deploy.check_everybody_was_answered()
    await setting.check()
    deploy.check_nobody_is_told_of_a_loss()
    assert deploy.one("SELECT COUNT(*) FROM hats") == 0
    assert deploy.one("SELECT MIN(version) FROM processes") == NEWER_VERSION
    assert deploy.one("SELECT MAX(rules_version) FROM matches WHERE status <> 'open'") in {1, 2}
    running = [bot for bot in deploy.bots if bot.status is None]
    assert [await bot.stop() for bot in running] == [0] * PROCESSES
    assert setting.discord.wrong == []
    assert deploy.bots[0].errors() == []


async def test_a_process_whose_database_becomes_a_newer_programs_stops_by_itself(deploy: Deploy) -> None:
    """It would play on with what it does not understand. What it has acknowledged is there, and its shards are free."""
    bot, setting = await deploy.start_one(newer=False), deploy.setting
    await deploy.settled(1)
    playing = [asyncio.create_task(table.run()) for table in setting.tables]
    await deploy.moved()
    with setting.ledger.reading() as connection:
        connection.execute("UPDATE releases SET oldest_reader = 9999")
        connection.commit()
    await until(lambda: bot.status is not None, "its end")
    await _ended(playing)
    assert bot.status == 1
    assert "this program stops" in bot.tail() and "cannot use it" in bot.tail()
    setting.ledger.settle_all()
    assert deploy.one("SELECT COUNT(*) FROM processes") == 0
    assert "are given up" not in bot.log.read_text(encoding="utf-8")


async def test_who_asks_twice_ends_a_bot_at_once(deploy: Deploy) -> None:
    """Asked once it waits for an answer that hangs; its owner need not."""
    bot = await deploy.start_one(newer=False)
    await deploy.settled(1)
    hold = deploy.setting.discord.faults.hold("POST", "*/callback", times=None)
    asking = asyncio.create_task(deploy.setting.tables[0].gather())
    await hold.reached()
    os.kill(bot.pid, signal.SIGTERM)
    await asyncio.sleep(0.5)
    assert not _has_ended(bot)
    os.kill(bot.pid, signal.SIGTERM)
    await until(lambda: _has_ended(bot), "its end", seconds=3)
    assert bot.status == -signal.SIGTERM
    assert "ended at once" in bot.tail()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


def _has_ended(bot: BotProcess) -> bool:
    return bot.status is not None


async def _stopped(bot: BotProcess) -> None:
    began = time.monotonic()
    assert await bot.stop() == 0
    assert time.monotonic() - began < STOP_SECONDS + 5, "a busy machine may take a little longer"


async def _ended(playing: list["asyncio.Task[None]"]) -> None:
    """Let people stop playing; who was not answered fails."""
    for task in playing:
        task.cancel()
    found = await asyncio.gather(*playing, return_exceptions=True)
    assert not [fault for fault in found if isinstance(fault, Exception)], found
