"""What is decided for somebody who has left the server is no default that came before their time was up."""

import random
from pathlib import Path

from play.seats.lobby import NewTable, Person
from tests.quarter import laws
from tests.quarter.bot import Bot
from tests.quarter.discord import TABLES, Discord
from tests.quarter.people import HOUR, Habit, people
from tests.quarter.quarter import BEGAN
from tests.quarter.record import Record


async def test_the_time_of_who_leaves_ends_there(tmp_path: Path) -> None:
    """Catches laws for which who leaves while a question is open still has the time that they had before.

    Few games have a question for all that one can leave without ending the match, so that short quarters find none.
    """
    players = people(random.Random(1), 3, BEGAN, 90, (Habit.STEADY,))
    ann, boris, vera = (each.user_id for each in players)
    discord = Discord(())
    discord.now = BEGAN
    record = Record(players, BEGAN, 1800)
    bot = await Bot.start(tmp_path / "matches.sqlite3", discord, lambda length: b"s" * length, record)
    try:
        lobby, matches = bot.services.lobby, bot.services.matches
        table = NewTable(
            "legends_of_signum", Person(ann, "Ann"), "", "en", guild_id=1, channel_id=TABLES + 1, seats=3, pace="36h"
        )
        match = (await lobby.open_table(table)).match
        for user_id in (boris, vera):
            await lobby.join(match, Person(user_id, "A name"), "")
        await lobby.start(match, ann)
        discord.now = BEGAN + HOUR
        await matches.free(match, vera, vera)
        for user_id in (ann, boris):
            discord.now += HOUR
            moment = await bot.services.observations.moment(match)
            (heroes,) = await bot.services.observations.every_choice(moment, user_id)
            await matches.submit_choice(match, user_id, heroes.revision, heroes.choices[0].number, topic=heroes.topic)
        bot.looks_at = discord.now
        await bot.look()
        await matches.resign(match, ann)
    finally:
        await bot.close()
    await record.read(bot.database.address, discord, discord.now)
    (played,) = record.matches
    assert [entry.seat for entry in played.entries if entry.kind == "default"][:1] == [2]
    laws.check(record)
