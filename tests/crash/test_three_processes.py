"""Three processes with shards of their own on one database and one Discord: a press is answered where it arrives.

The table is shown by the process of its server. One process is killed, another one hangs and comes back after others
have taken its shards: nothing is lost, nothing is there twice, and nobody is told that the bot was sent away.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.crash.players import PAUSE_SECONDS, Found, seen_on
from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.db.stored import can_write
from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Nursery, Person, until
from tests.loopback.people import Unheard
from tests.sampling import sample

ON_POSTGRESQL = {"test_a_move_by_direct_message_is_shown_by_the_process_of_the_server"}
ROUNDS = sample(1, hunt=12)
MOVES = sample(6, hunt=30)
SHORT_LEASES = "tests.loopback.preparations:shorten_leases"
SHARDS = (3, 4, 5, 7, 9)
PATIENCE_SECONDS = 12.0
ACKNOWLEDGE_SECONDS = 5.0
"""A press is void if no process takes it in time, as on Discord: one that hung does not answer people who have left."""

LOG_LINES = 300


class Fleet:
    """The processes. `count`: so many shards there are that the server of the tests is not of the first one."""

    def __init__(self, nursery: Nursery, setting: RestartedBot) -> None:
        """Start none yet."""
        self.setting = setting
        self.bots: list[BotProcess] = []
        home = setting.discord.world.guild.id >> 22
        self.count = next(count for count in SHARDS if home % count)
        self.home = home % self.count
        self._nursery = nursery

    async def start(self, shards: str = "") -> BotProcess:
        """Start a process that has these shards, else its share."""
        bot = self._nursery.start(
            self.setting.discord,
            self.setting.ledger.database,
            preparations=[AUCTION, BLANK_PICTURES, SHORT_LEASES],
            settings={"SEALED_ORDERS_SHARDS": f"{shards}/{self.count}" if shards else str(self.count)},
        )
        self.bots.append(bot)
        return await bot.ready()

    def holders(self) -> dict[int, int]:
        """Return for each shard that is connected with all of its servers the process that has it, by its number."""
        with self.setting.ledger.reading() as connection:
            rows = connection.execute(
                "SELECT s.shard, p.pid FROM shards AS s INNER JOIN processes AS p ON p.process = s.process"
                " WHERE s.is_ready AND NOT s.is_offered"
            )
            return dict(rows.fetchall())

    async def settled(self, processes: int) -> None:
        """Wait until all shards are connected, by so many processes."""
        await until(
            lambda: len(self.holders()) == self.count and len(set(self.holders().values())) == processes,
            f"{processes} processes with all shards",
        )

    async def hang(self, bot: BotProcess) -> None:
        """Stop a process; on SQLite not in the middle of a write, which would keep all others from writing."""
        while True:
            os.kill(bot.pid, signal.SIGSTOP)
            if can_write(self.setting.ledger.database):
                return
            os.kill(bot.pid, signal.SIGCONT)
            await asyncio.sleep(PAUSE_SECONDS)

    def check_nobody_is_told_of_a_loss(self) -> None:
        """No process may take a server that it does not know for one that has sent the bot away."""
        for person in self.setting.discord.people.values():
            assert [page.text for page in person.direct_messages() if "cannot be shown" in page.text] == []


@pytest.fixture
async def fleet(nursery: Nursery, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Fleet]:
    """No process yet, and a table of two people who will play."""
    async with restarted_bot(nursery, tmp_path, request.node.name) as setting:
        setting.discord.acknowledge_seconds = ACKNOWLEDGE_SECONDS
        table = setting.table("auction", "Ann", "Boris")
        # A lease that ends early on a busy machine leaves a server without a bot for a moment, as for real people.
        table.tried_again = (Unheard,)
        for person in table.people:
            person.patience_seconds = PATIENCE_SECONDS
        made = Fleet(nursery, setting)
        yield made
        # Shown if the test has failed.
        print(made.bots[-1].tail(LOG_LINES) if made.bots else "no process", made.holders(), table.described(), sep="\n")
        for bot in made.bots:
            if bot.status is None:
                os.kill(bot.pid, signal.SIGCONT)
                bot.kill()


async def test_a_move_by_direct_message_is_shown_by_the_process_of_the_server(fleet: Fleet) -> None:
    """It arrives at the first shard, whose process does not know the server; and a second one with it is refused."""
    setting, last = fleet.setting, fleet.count - 1
    for shards in ("0", "1", f"2-{last}" if last > 2 else "2"):
        await fleet.start(shards)
    await fleet.settled(3)
    await setting.tables[0].begin()
    for _ in range(2):
        now = setting.tables[0].now()
        assert now is not None
        player = next(each for each in setting.tables[0].people if each.id in now.awaited)
        await _play_by_direct_message(fleet, player, now)
        await setting.check()
    await _rematch_by_direct_message(fleet)
    await setting.check()
    fleet.check_nobody_is_told_of_a_loss()
    second = fleet._nursery.start(
        setting.discord,
        setting.ledger.database,
        preparations=[AUCTION, BLANK_PICTURES, SHORT_LEASES],
        settings={"SEALED_ORDERS_SHARDS": f"0-1/{fleet.count}"},
    )
    await until(lambda: second.status is not None, "its end")
    assert second.status == 1
    # With leases as short as here a busy machine may have taken one of the two from a bot that lives.
    assert "already has shard " in second.tail() and any(f"pid {bot.pid}," in second.tail() for bot in fleet.bots)
    assert [await bot.stop() for bot in fleet.bots] == [0, 0, 0]
    assert fleet.bots[0].errors() == []
    assert setting.discord.wrong == []


async def test_one_is_killed_and_one_hangs(fleet: Fleet) -> None:
    """Others take their shards; the one that hung comes back with presses and claims of before, which do no harm."""
    for _ in range(3):
        await fleet.start()
    await fleet.settled(3)
    for _ in range(ROUNDS):
        await fleet.setting.play(MOVES)
        await fleet.setting.check()
        _holder(fleet).kill()
        await fleet.start()
        await fleet.settled(3)
        await fleet.setting.play(MOVES)
        hanging = _holder(fleet)
        await fleet.hang(hanging)
        await fleet.settled(2)
        await fleet.setting.play(MOVES)
        os.kill(hanging.pid, signal.SIGCONT)
        await fleet.settled(3)
        await fleet.setting.check()
    fleet.check_nobody_is_told_of_a_loss()
    running = [bot for bot in fleet.bots if bot.status is None]
    assert [await bot.stop() for bot in running] == [0, 0, 0]
    assert fleet.setting.discord.wrong == []
    await fleet.setting.play_to_the_end()
    fleet.setting.ledger.check()


def _holder(fleet: Fleet) -> BotProcess:
    """Return the process of the server's shard."""
    return next(bot for bot in fleet.bots if bot.pid == fleet.holders()[fleet.home])


async def _play_by_direct_message(fleet: Fleet, player: Person, found: Found) -> None:
    line = next(iter(await player.suggestions(found.channel_id, "play", "line")))
    answer = await player.command_in_dm("play", line=line, match=str(found.match))
    attempt = fleet.setting.ledger.begin(found.match, player.id, line)
    done = await player.press(answer.page, "Confirm")
    assert seen_on(done.page) == "accepted", done.page.text
    fleet.setting.ledger.saw(attempt, "accepted")


async def _rematch_by_direct_message(fleet: Fleet) -> None:
    """Give up, and open a rematch: its thread is opened by a process that is told nothing of the server."""
    ann, boris = fleet.setting.tables[0].people
    asked = await boris.command_in_dm("match resign", match="1")
    await boris.press(asked.page, "Resign")
    before = fleet.setting.discord.threads()
    await ann.command_in_dm("match rematch", match="1")
    thread = await fleet.setting.discord.thread_after(before)
    table = await fleet.setting.discord.showing(thread, "Join")
    await boris.press(table, "Join")
