"""A bot that opens the database of an older program brings its messages up to date, each once, and plays on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cogs.messages.layout import Layout
from cogs.sealed_orders import SealedOrders, create_bot
from config import read_settings
from games.kernel.ids import MatchId
from play.services import Services
from tests.play.shortcuts import private
from tests.whole.painters import Blank

OLD = Path(__file__).parents[1] / "db" / "old" / "0007.sql"
LATER = 1_800_100_000
OUT_OF_REACH = 9005
LOST = MatchId(3)
PEOPLE = range(1001, 1010)


class Notes:
    """A Discord that takes everything; `done` says what, and where."""

    def __init__(self) -> None:
        """Begin with nothing done; new messages are numbered from 10,000."""
        self.done: list[tuple[str, int, int]] = []
        self._newest = 10_000

    async def send(self, channel_id: int, layout: Layout, once: str | None = None, *, silent: bool = False) -> int:
        """Send a message."""
        self._newest += 1
        self.done.append(("send", channel_id, self._newest))
        return self._newest

    async def edit(self, channel_id: int, message_id: int, layout: Layout) -> None:
        """Change a message."""
        self.done.append(("edit", channel_id, message_id))

    async def remove(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        self.done.append(("remove", channel_id, message_id))

    async def channel(self, user_id: int) -> int:
        """Return the direct messages with a person."""
        return user_id

    async def sent_after(self, channel_id: int, message_id: int) -> list[Any]:
        """Return no messages: what was announced was never sent."""
        self.done.append(("look", channel_id, message_id))
        return []


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[SealedOrders]:
    """A bot on the old database."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD.read_text())
    made = create_bot(read_settings({"SEALED_ORDERS_DATABASE": str(path)}, Path("no.env")), Blank())
    made.services = await Services.open(path, lambda: LATER)
    for user_id in PEOPLE:
        made.members.remember(user_id, "Somebody")
    yield made
    await made.projection.close()
    await made.services.close()
    await made.close()


async def _shown(bot: SealedOrders) -> list[tuple[str, int, int]]:
    """Wait until all is shown; return what that took."""
    notes = Notes()
    bot.postbox = bot.direct_postbox = notes  # type: ignore[assignment]  # Discord in a few lines
    await bot.projection.repair()
    while bot.projection._workers:
        await asyncio.gather(*bot.projection._workers)
    return notes.done


async def test_what_an_older_program_left_is_brought_up_to_date_once(bot: SealedOrders) -> None:
    done = await _shown(bot)
    old = [each for each in done if each[2] in (9002, 9003, 9004, OUT_OF_REACH)]
    assert sorted(old) == [("edit", 102, 9002), ("edit", 102, 9003), ("remove", 801, 9004)]
    sent = [channel for what, channel, _ in done if what == "send"]
    assert ("look", 107, 9011) in done, "a message may have been sent in place of this one"
    assert {102, 106, 107} <= set(sent)
    # Ids without tags are renewed at every active table; the players of 1 and 2 get what is their own with that.
    assert sorted(sent) == [101, 102, 106, 107, 108, 1002, 1003, 1003], done
    assert 103 not in sent, "it is out of reach"
    assert await bot.services.shown.lagging() == ()
    assert await _shown(bot) == []
    messages = await bot.services.shown.messages(MatchId(2))
    assert [each.message_id for each in messages.old] == [OUT_OF_REACH]
    assert messages.table.announced is None
    assert {each.announced for each in messages.direct} == {None}


async def test_a_lost_table_is_found_again(bot: SealedOrders) -> None:
    await _shown(bot)
    card = await bot.services.finder.card(LOST)
    await bot.services.lobby.bind(LOST, 1_030, card.guild_id, card.parent_id)
    done = await _shown(bot)
    assert [each[:2] for each in done if each[1] == 1_030] == [("send", 1_030)]
    assert ("edit", 803, 9107) in done, "the report says where the table is"
    messages = await bot.services.shown.messages(LOST)
    assert (messages.table.lost, messages.reports) == (None, ())
    assert await _shown(bot) == []


async def test_the_next_move_changes_the_messages_that_are_there(bot: SealedOrders) -> None:
    await _shown(bot)
    before = await bot.services.shown.messages(MatchId(1))
    public = await bot.services.observations.public(MatchId(1))
    seat = public.awaited()[0].seat
    user_id = public.face(seat).user_id
    assert user_id is not None
    own = await private(bot.services, MatchId(1), user_id)
    await bot.services.matches.submit_choice(MatchId(1), user_id, own.revision, 0)
    assert await bot.services.shown.lagging() == (MatchId(1),)
    done = await _shown(bot)
    assert [each for each in done if each[1] == 101] != []
    assert await bot.services.shown.lagging() == ()
    assert (await bot.services.shown.messages(MatchId(1))).table.revision > before.table.revision
