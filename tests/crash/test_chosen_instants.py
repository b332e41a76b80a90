"""The bot is killed at each request that follows from an act: before the commit, before a message, between two.

Each instant is tested twice: Discord never got the request, or carried it out and the bot never got the answer.
"""

from pathlib import Path

import pytest

from tests.crash.players import Found, Table
from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.loopback import Nursery
from tests.sampling import HUNTING

MOST_REQUESTS = 8
BEFORE = range(0, 20, 2) if HUNTING else (2,)
"""How many moves are made before the first kill, so that different kinds of moves are tested."""

Instants = [(number, acted) for number in range(MOST_REQUESTS) for acted in (False, True)]
AUCTION_OF_FOUR = ("auction", "Ann", "Boris", "Vera", "Gleb")
TETRANOMICON = ("tetranomicon", "Vera", "Zoe")


async def play(table: Table, moves: int) -> None:
    """Make some moves without a kill."""
    while moves > 0:
        moves -= await table.next_step() is not None


def stored(table: Table) -> Found:
    """Return what is stored of a table at which a match runs."""
    found = table.now()
    assert found is not None and found.status == "running"
    return found


async def kill_at_each_instant(bot: RestartedBot, table: Table) -> int:
    """Kill the bot at every instant of one act after another; return how many acts had that many requests."""
    reached = 0
    for number, acted in Instants:
        await bot.recover()
        if await bot.killed_at(number, acted, table.next_step()):
            reached += 1
        else:
            bot.kill()
    return reached


@pytest.mark.parametrize("moves", BEFORE)
@pytest.mark.parametrize("who", [AUCTION_OF_FOUR, TETRANOMICON], ids=lambda who: who[0])
async def test_a_kill_at_any_request_after_a_move(
    nursery: Nursery, tmp_path: Path, who: tuple[str, ...], moves: int
) -> None:
    async with restarted_bot(nursery, tmp_path, f"{who} {moves}") as bot:
        table = bot.table(*who)
        await bot.begin()
        await bot.recover()
        await play(table, moves)
        bot.kill()
        assert await kill_at_each_instant(bot, table) >= 6
        await bot.recover_and_stop()
        await bot.play_to_the_end()
        await bot.recover_and_stop()


@pytest.mark.parametrize("is_late", [False, True], ids=["soon", "after Discord forgot the nonce"])
async def test_a_table_that_was_sent_unnoticed_is_found_when_others_moved_on(
    nursery: Nursery, tmp_path: Path, is_late: bool
) -> None:
    async with restarted_bot(nursery, tmp_path, "unnoticed") as bot:
        table = bot.table(*TETRANOMICON)
        await bot.begin()
        await bot.recover()
        called = stored(table).awaited
        while not await bot.killed_at(0, True, table.next_step(), ("POST", "/channels/*/messages")):
            called = stored(table).awaited
        if is_late:
            bot.discord.rest.forget_nonces()
        messages = bot.discord.messages(stored(table).channel_id)
        # If the same players are awaited again, the earlier message could be edited, unless another one follows it.
        while stored(table).awaited != called:
            await bot.moved_elsewhere(stored(table).match)
        await bot.recover_and_stop()
        assert len(bot.discord.messages(stored(table).channel_id)) == len(messages)


async def test_a_kill_at_any_request_while_a_table_is_gathered(nursery: Nursery, tmp_path: Path) -> None:
    async with restarted_bot(nursery, tmp_path, "gathering") as bot:
        for number in range(MOST_REQUESTS // 2):
            table = bot.table("auction", f"Host {number}", f"Guest {number}")
            for _ in range(3):  # open, join, begin: each is interrupted once and then repeated
                await bot.recover()
                if not await bot.killed_at(number, number % 2 == 0, table.next_step()):
                    bot.kill()
        await bot.recover()
        for table in bot.tables:
            assert (await table.begin()).status == "running"
        bot.kill()
        await bot.recover_and_stop()
