"""A reminder that was sent right before a kill is not sent again, however long the outage is after it."""

import random
from pathlib import Path

import pytest

from play.seats.lobby import NewTable, Person
from tests.quarter.bot import Bot, Killed
from tests.quarter.discord import TABLES, Discord
from tests.quarter.people import DAY, HOUR, Habit, people
from tests.quarter.quarter import BEGAN
from tests.quarter.record import Record

ANNOUNCED, FINISHED = 3, 4
"""At the last call a bot beats, claims, looks whether it is night, announces and finishes: each is a transaction."""


@pytest.mark.parametrize("at", [ANNOUNCED, FINISHED])
@pytest.mark.parametrize("hours", [0, 1, 30])
async def test_the_last_call_comes_once(at: int, hours: int, tmp_path: Path) -> None:
    ann, boris = people(random.Random(1), 2, BEGAN, 90, (Habit.STEADY,))
    discord = Discord(())
    discord.now = BEGAN
    record = Record((ann, boris), BEGAN, 1800)
    bot = await Bot.start(tmp_path / "matches.sqlite3", discord, lambda length: b"s" * length, record)
    table = NewTable("auction", Person(ann.user_id, "Ann"), "", "en", guild_id=1, channel_id=TABLES + 1, seats=2)
    match = (await bot.services.lobby.open_table(table)).match
    await bot.services.lobby.join(match, Person(boris.user_id, "Boris"), "")
    await bot.services.lobby.start(match, ann.user_id)
    await bot.catch_up()
    await _until(bot, discord, BEGAN + 21 * HOUR - 60)
    discord.now = bot.looks_at = BEGAN + 21 * HOUR
    bot.doom(at, after=False)
    with pytest.raises(Killed):
        while True:
            await bot.look()
            discord.now = bot.looks_at
    await bot.close()
    discord.now += hours * HOUR
    bot = await Bot.start(bot.database.address, discord, lambda length: b"s" * length, record)
    began = discord.now
    await _until(bot, discord, began + DAY // 2)
    await bot.close()
    assert len([bell for bell in discord.bells if bell.at < began + 4 * HOUR and "last call" in bell.text]) == 1


async def _until(bot: Bot, discord: Discord, at: int) -> None:
    """Let a bot look at its clock until a moment."""
    while bot.looks_at < at:
        discord.now = bot.looks_at
        await bot.look()
