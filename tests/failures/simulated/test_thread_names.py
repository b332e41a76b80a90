"""A thread's name is for people's eyes alone: no filter, no limit and no outage of names keeps anybody from playing."""

import asyncio

import pytest
import simcord

from cogs.messages.posting import Postbox
from cogs.messages.requests import MOST_TRIES
from db.rows import shown
from playground.world import World
from tests.failures.matches import HOUR, assert_current, moves
from tests.failures.troubles import BAD_NAME, BROKEN, FILTERED, FILTERED_TITLE, NOT_ALLOWED, Trouble, inject, named
from tests.whole.seen import answer
from tests.whole.staff import allow_opening_threads
from tests.whole.tables import Table, awaited_member, open_table

LONG = 2 * HOUR
"""Longer than anything is tried that nobody needs to play."""


def name_of(world: World, thread: simcord.ChannelHandle) -> str:
    """Return what a thread is called now."""
    return str(world.env.backend.get_channel(thread.id).name)


def renames(world: World, table: Table) -> int:
    """Return how often the bot has asked for another name."""
    path = f"/channels/{table.channel.id}"
    sent = [each.json for each in world.env.http_requests if (each.method, each.path) == ("PATCH", path)]
    return sum("name" in (body or {}) for body in sent)


@pytest.mark.parametrize("trouble", [FILTERED, FILTERED_TITLE, BAD_NAME], ids=named)
async def test_a_host_whose_name_a_filter_refuses_opens_a_table(world: World, trouble: Trouble) -> None:
    inject(world, "POST", f"/channels/{world.games.id}/threads", trouble)
    reply = answer(await world.ann.slash(world.games, "match new", game="auction"))
    assert "the table is open" in reply.text
    (thread,) = world.games.threads
    assert thread.name == "Auction #1"


async def test_who_can_open_no_thread_for_a_filter_is_told_so(world: World) -> None:
    inject(world, "POST", f"/channels/{world.games.id}/threads", FILTERED_TITLE, times=2)
    reply = answer(await world.ann.slash(world.games, "match new", game="auction"))
    assert "word filter" in reply.text
    assert "not in any match" in answer(await world.ann.slash(world.games, "match mine")).text


@pytest.mark.parametrize("trouble", [FILTERED_TITLE, BAD_NAME], ids=named)
async def test_a_name_that_a_filter_refuses_is_left_out_and_not_tried_again(
    world: World, log: list[str], trouble: Trouble
) -> None:
    allow_opening_threads(world)
    table = await open_table(world)
    await table.press(world.boris, "Join")
    inject(world, "PATCH", f"/channels/{table.channel.id}", trouble)
    await table.press(world.ann, "Start")
    assert name_of(world, table.channel) == "Auction #1"
    await world.env.advance_time(LONG)
    assert renames(world, table) == 2
    await assert_current(table)
    assert not any("Traceback" in line or "ERROR" in line for line in log)


@pytest.mark.parametrize("trouble", [FILTERED_TITLE, NOT_ALLOWED, BROKEN], ids=named)
async def test_a_name_that_cannot_be_changed_is_given_up(world: World, log: list[str], trouble: Trouble) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    inject(world, "PATCH", f"/channels/{table.channel.id}", trouble, times=None)
    await table.press(world.ann, "Start")
    await assert_current(table)
    await world.env.advance_time(LONG)
    tried = renames(world, table)
    assert tried == {NOT_ALLOWED: 1, FILTERED_TITLE: 2}.get(trouble, MOST_TRIES)
    assert sum("given up: rename a thread" in line for line in log) == 1
    await world.restart()
    await world.env.advance_time(LONG)
    assert renames(world, table) == tried
    first = await awaited_member(table)
    await table.play(first, "open")
    await assert_current(table)


async def test_while_a_name_waits_for_its_limit_the_table_is_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord takes two names in ten minutes, and discord.py waits for that."""
    table = await open_table(world)
    await table.press(world.boris, "Join")
    monkeypatch.setattr(Postbox, "rename", lambda *_: asyncio.sleep(600))
    await table.press(world.ann, "Start")
    await table.play(await awaited_member(table), "open")
    await assert_current(table)
    assert await moves(table) == ["open"]


@pytest.mark.parametrize("name", ["Friday evening", "Auction #1 · the decider", "Auction #1"])
async def test_a_name_from_somebody_else_stays(world: World, name: str) -> None:
    """Also one that begins as those of the bot do: the bot's own name is exactly what it gave last."""
    allow_opening_threads(world)
    table = await open_table(world)
    await table.press(world.boris, "Join")
    world.env.backend.edit_channel(table.channel.id, {"name": name})
    await world.env.settle()
    await table.press(world.ann, "Start")
    assert name_of(world, table.channel) == name
    assert renames(world, table) == 0


async def named_after(world: World, thread: simcord.ChannelHandle, nick: str) -> str:
    """Return what a thread is called once Ann has another name and has done something."""
    world.env.backend.edit_member(world.guild.id, world.ann.id, {"nick": nick})
    await world.ann.slash(thread, "log")
    await world.env.settle()
    return name_of(world, thread)


async def test_what_the_bot_has_called_a_thread_it_calls_anew(world: World) -> None:
    """After it has named the thread itself, and after a move to another thread; a name from somebody else ends that."""
    allow_opening_threads(world)
    table = await open_table(world)
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    assert name_of(world, table.channel) == "Auction #1 · Ann, Boris"
    await world.restart()
    assert await named_after(world, table.channel, "The Fox") == "Auction #1 · The Fox, Boris"
    await world.ann.slash(world.games, "match table move", match="1", where="thread")
    moved = world.games.threads[-1]
    assert moved.id != table.channel.id
    assert await named_after(world, moved, "Reynard") == "Auction #1 · Reynard, Boris"
    world.env.backend.edit_channel(moved.id, {"name": "Auction #1 · the decider"})
    assert await named_after(world, moved, "The Fox") == "Auction #1 · the decider"


async def test_a_name_that_an_older_version_gave_is_still_changed(world: World) -> None:
    allow_opening_threads(world)
    table = await open_table(world)
    await table.press(world.boris, "Join")
    await world.bot.services._context.database.write(shown.set_thread_name, table.match, None)
    await table.press(world.ann, "Start")
    assert name_of(world, table.channel) == "Auction #1 · Ann, Boris"
