"""The bot is killed at each request that follows from an act: before the commit, before a message, between two.

Each instant is tested twice: Discord never got the request, or carried it out and the bot never got the answer.
"""

import os
from pathlib import Path

import pytest

from tests.crash.lives import Lives, lives_of
from tests.crash.players import Found, Table
from tests.loopback import Nursery

MOST_REQUESTS = 8
HUNTING = bool(os.environ.get("SEALED_ORDERS_HUNT"))
BEFORE = range(0, 20, 2) if HUNTING else (2,)
"""How many moves are made before the first kill, so that other kinds of moves are tested too."""

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


async def kill_at_each_instant(lives: Lives, table: Table) -> int:
    """Kill the bot at every instant of one act after another; return how many acts had so many requests."""
    reached = 0
    for number, acted in Instants:
        await lives.recover()
        if await lives.killed_at(number, acted, table.next_step()):
            reached += 1
        else:
            lives.kill()
    return reached


@pytest.mark.parametrize("moves", BEFORE)
@pytest.mark.parametrize("who", [AUCTION_OF_FOUR, TETRANOMICON], ids=lambda who: who[0])
async def test_a_kill_at_any_request_after_a_move(
    nursery: Nursery, tmp_path: Path, who: tuple[str, ...], moves: int
) -> None:
    async with lives_of(nursery, tmp_path, f"{who} {moves}") as lives:
        table = lives.table(*who)
        await lives.begin()
        await lives.recover()
        await play(table, moves)
        lives.kill()
        assert await kill_at_each_instant(lives, table) >= 6
        await lives.come_to_rest()
        await lives.play_to_the_end()
        await lives.come_to_rest()


@pytest.mark.parametrize("is_late", [False, True], ids=["soon", "after Discord forgot the nonce"])
async def test_a_table_that_was_sent_unnoticed_is_found_when_others_moved_on(
    nursery: Nursery, tmp_path: Path, is_late: bool
) -> None:
    async with lives_of(nursery, tmp_path, "unnoticed") as lives:
        table = lives.table(*TETRANOMICON)
        await lives.begin()
        await lives.recover()
        called = stored(table).awaited
        while not await lives.killed_at(0, True, table.next_step(), ("POST", "/channels/*/messages")):
            called = stored(table).awaited
        if is_late:
            lives.discord.rest.forget_nonces()
        messages = lives.discord.messages(stored(table).channel_id)
        # If the same players are awaited again, the message before would do, were there no other after it.
        while stored(table).awaited != called:
            await lives.moved_elsewhere(stored(table).match)
        await lives.come_to_rest()
        assert len(lives.discord.messages(stored(table).channel_id)) == len(messages)


async def test_a_kill_at_any_request_while_a_table_is_gathered(nursery: Nursery, tmp_path: Path) -> None:
    async with lives_of(nursery, tmp_path, "gathering") as lives:
        for number in range(MOST_REQUESTS // 2):
            table = lives.table("auction", f"Host {number}", f"Guest {number}")
            for _ in range(3):  # open, join, begin: each is interrupted once and then repeated
                await lives.recover()
                if not await lives.killed_at(number, number % 2 == 0, table.next_step()):
                    lives.kill()
        await lives.recover()
        for table in lives.tables:
            assert (await table.begin()).status == "running"
        lives.kill()
        await lives.come_to_rest()
