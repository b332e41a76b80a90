"""The checks find a bot that answers before it saves, plays or posts twice, or never repairs old messages."""

from pathlib import Path

import pytest

from tests.crash import faulty
from tests.crash.players import Table
from tests.crash.projection import Stage
from tests.crash.restarted_bot import RestartedBot, restarted_bot
from tests.loopback import Nursery

IS_OF_SQLITE = True
STEPS = 60
"""So many at most until a fault that every move has is found."""


async def a_match(bot: RestartedBot) -> Table:
    """Begin an auction of two."""
    await bot.start().ready()
    table = bot.table("auction", "Ann", "Boris")
    await table.begin()
    await bot.discord.quiet()
    return table


async def test_a_bot_that_answers_before_it_saves_is_found(nursery: Nursery, tmp_path: Path) -> None:
    async with restarted_bot(nursery, tmp_path, "answers first", fault=faulty.ANSWERS_FIRST) as bot:
        table = await a_match(bot)
        with pytest.raises(AssertionError, match=r"seen='accepted'.* led to 0 entries"):
            for _ in range(STEPS):
                await table.next_step()


async def test_a_bot_that_plays_twice_is_found(nursery: Nursery, tmp_path: Path) -> None:
    async with restarted_bot(nursery, tmp_path, "plays twice", fault=faulty.PLAYS_TWICE) as bot:
        await bot.start().ready()
        table = bot.table("tetranomicon", "Ann", "Boris")
        await table.begin()
        with pytest.raises(AssertionError, match="led to 2 entries"):
            for _ in range(STEPS):
                await table.next_step()


async def test_an_entry_that_is_lost_or_changed_afterwards_is_found(nursery: Nursery, tmp_path: Path) -> None:
    async with restarted_bot(nursery, tmp_path, "loses") as bot:
        table = await a_match(bot)
        while await table.next_step() is None:
            pass
        bot.kill()
        bot.ledger.check()
        with bot.ledger.reading() as connection:
            connection.execute(
                "UPDATE entries SET entry = json_set(entry, '$.notation', 'pledge 9') WHERE entry ->> 'kind' = 'move'"
            )
            connection.commit()
        with pytest.raises(AssertionError, match="pledge 9"):
            bot.ledger.check()
        with bot.ledger.reading() as connection:
            connection.execute("DELETE FROM entries WHERE entry ->> 'kind' = 'move'")
            connection.commit()
        with pytest.raises(AssertionError, match="stored"):
            bot.ledger.check()


@pytest.mark.parametrize("fault", [faulty.SENDS_TWICE, faulty.NEVER_REPAIRS])
async def test_messages_sent_twice_or_never_are_found(nursery: Nursery, tmp_path: Path, fault: str) -> None:
    async with restarted_bot(nursery, tmp_path, fault, fault=fault) as bot:
        table = await a_match(bot)
        await bot.discord.quiet()
        # The new message of the table exists, and the bot does not know it.
        sent = bot.discord.faults.hold("POST", "/channels/*/messages", acted=True, times=None)
        while not sent.held:
            await table.next_step()
            await bot.discord.quiet(0.1)
        bot.kill()
        bot.discord.faults.clear()
        await bot.start().ready()
        await bot.discord.quiet()
        with pytest.raises(AssertionError) as found:
            await Stage(bot.discord, bot.ledger.database).check()
        assert ("buttons of the table are on" if fault == faulty.SENDS_TWICE else "revision") in str(found.value)
