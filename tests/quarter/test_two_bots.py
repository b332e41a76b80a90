"""Of two bots one dies right after it has stored something: the other one, which is up, takes it up at some beat."""

import random
from pathlib import Path

import pytest

from play.seats.lobby import NewTable, Person
from tests.quarter.bot import Bot
from tests.quarter.discord import TABLES, Discord
from tests.quarter.people import HOUR, Habit, people
from tests.quarter.quarter import BEGAN
from tests.quarter.record import Record

BEAT = 600


@pytest.mark.parametrize("is_faulty", [False, True], ids=["", "faulty"])
async def test_another_bot_takes_up_what_is_left(
    is_faulty: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, boris = people(random.Random(1), 2, BEGAN, 90, (Habit.STEADY,))
    discord = Discord(())
    discord.now = BEGAN
    record = Record((ann, boris), BEGAN, BEAT)
    one, other = [await Bot.start(tmp_path / "matches.sqlite3", discord, lambda n: b"s" * n, record) for _ in range(2)]
    if is_faulty:
        monkeypatch.setattr(Bot, "nudge", lambda *_: None)
    await other.look()
    table = NewTable("auction", Person(ann.user_id, "Ann"), "", "en", guild_id=1, channel_id=TABLES + 1, seats=2)
    match = (await one.services.lobby.open_table(table)).match
    await one.services.lobby.join(match, Person(boris.user_id, "Boris"), "")
    await one.services.lobby.start(match, ann.user_id)
    await one.close()
    assert await other.services.shown.lagging() == (match,)
    until = discord.now + HOUR
    while other.looks_at < until:
        discord.now = other.looks_at
        await other.look()
    table_message = (await other.services.shown.messages(match)).table
    assert (table_message.shown_changes < table_message.changes) == is_faulty
    await other.close()
