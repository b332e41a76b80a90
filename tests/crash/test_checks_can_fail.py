"""The checks find a bot that answers before it saves, plays or posts twice, or never updates old messages."""

from pathlib import Path

import pytest

from tests.crash import faulty
from tests.crash.lives import Lives, lives_of
from tests.crash.players import Table
from tests.crash.showing import Stage
from tests.loopback import Nursery


async def a_match(lives: Lives) -> Table:
    """Begin an auction of two."""
    await lives.start().ready()
    table = lives.table("auction", "Ann", "Boris")
    await table.begin()
    await lives.discord.quiet()
    return table


async def test_a_bot_that_speaks_before_it_saves_is_found(nursery: Nursery, tmp_path: Path) -> None:
    async with lives_of(nursery, tmp_path, "speaks first", fault=faulty.SPEAKS_FIRST) as lives:
        table = await a_match(lives)
        with pytest.raises(AssertionError, match=r"seen='accepted'.* led to 0 entries"):
            while True:
                await table.next_step()


async def test_a_bot_that_plays_twice_is_found(nursery: Nursery, tmp_path: Path) -> None:
    async with lives_of(nursery, tmp_path, "plays twice", fault=faulty.PLAYS_TWICE) as lives:
        await lives.start().ready()
        table = lives.table("tetranomicon", "Ann", "Boris")
        await table.begin()
        with pytest.raises(AssertionError, match="led to 2 entries"):
            for _ in range(60):
                await table.next_step()


async def test_an_entry_that_is_lost_or_changed_afterwards_is_found(nursery: Nursery, tmp_path: Path) -> None:
    async with lives_of(nursery, tmp_path, "loses") as lives:
        table = await a_match(lives)
        while await table.next_step() is None:
            pass
        lives.kill()
        lives.ledger.check()
        with lives.ledger.reading() as connection:
            connection.execute(
                "UPDATE entries SET entry = json_set(entry, '$.notation', 'pledge 9') WHERE entry ->> 'kind' = 'move'"
            )
            connection.commit()
        with pytest.raises(AssertionError, match="pledge 9"):
            lives.ledger.check()
        with lives.ledger.reading() as connection:
            connection.execute("DELETE FROM entries WHERE entry ->> 'kind' = 'move'")
            connection.commit()
        with pytest.raises(AssertionError, match="stored"):
            lives.ledger.check()


@pytest.mark.parametrize("fault", [faulty.SAYS_TWICE, faulty.NEVER_REPAIRS])
async def test_what_is_said_twice_or_never_is_found(nursery: Nursery, tmp_path: Path, fault: str) -> None:
    async with lives_of(nursery, tmp_path, fault, fault=fault) as lives:
        table = await a_match(lives)
        await lives.discord.quiet()
        # The new message of the table is there, and the bot does not know.
        sent = lives.discord.faults.hold("POST", "/channels/*/messages", acted=True, times=None)
        while not sent.held:
            await table.next_step()
            await lives.discord.quiet(0.1)
        lives.kill()
        lives.discord.faults.clear()
        await lives.start().ready()
        await lives.discord.quiet()
        with pytest.raises(AssertionError) as found:
            await Stage(lives.discord, lives.ledger.database).check()
        assert ("stand under" if fault == faulty.SAYS_TWICE else "revision") in str(found.value)
