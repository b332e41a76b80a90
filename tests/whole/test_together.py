"""Tables share what Discord takes: changes are shown together, what was just pressed comes before what lags behind."""

import asyncio
from typing import Any

import pytest

from cogs.messages.layout import Layout
from cogs.projection import projection
from cogs.projection.due import Due
from db.statements import Connection
from games.kernel.ids import MatchId
from playground.world import World
from tests.whole.tables import Table, awaited_member, open_table, started

TOGETHER_SECONDS = 60.0
"""Longer than the simulated Discord waits for what is to come."""

BEHIND = 12
AT_ONCE = 2


def shown_in(world: World, *tables: Table) -> list[Table]:
    """Return of which tables messages were sent or changed, in this order."""
    of_path = {f"/channels/{table.channel.id}/messages": table for table in tables}
    paths = [each.path for each in world.env.http_requests if each.method in ("POST", "PATCH")]
    return [table for path in paths for begin, table in of_path.items() if path.startswith(begin)]


async def test_changes_that_come_soon_after_are_shown_together(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one at once; the last one is shown, whatever came between."""
    table = await started(world)
    first = await awaited_member(table)
    second = world.boris if first.id == world.ann.id else world.ann
    monkeypatch.setattr(projection, "TOGETHER_SECONDS", TOGETHER_SECONDS)
    before = len(shown_in(world, table))
    await table.play(first, "open")
    assert len(shown_in(world, table)) == before + 1
    await table.play(first, "pledge 1")
    await table.play(second, "pledge 2")
    assert len(shown_in(world, table)) == before + 1
    await world.env.advance_time(TOGETHER_SECONDS)
    assert len(shown_in(world, table)) <= before + 3
    assert world.bot.door.counts.merged == 1
    assert (await table.observation()).revision == 4
    assert "Seal a bid" in table.now.text


@pytest.mark.parametrize("is_busy", [True, False])
async def test_old_messages_wait_while_there_is_more_urgent_work(
    world: World, monkeypatch: pytest.MonkeyPatch, is_busy: bool
) -> None:
    """But not for ever, and a move is no later for it; a quiet bot puts them away at once."""
    table = await started(world)
    first = await awaited_member(table)
    await table.play(first, "open")
    monkeypatch.setattr(world.bot.door, "is_busy", lambda: is_busy)
    monkeypatch.setattr(projection, "PUT_OFF_SECONDS", 60)
    await table.play(first, "pledge 1")
    old = table.messages[-2]
    assert bool(old.buttons) is is_busy
    assert table.now.buttons
    for _ in range(projection.MOST_PUT_OFF):
        await world.env.advance_time(240)
    assert not table.messages[-2].buttons
    assert world.bot.door.counts.put_off == (projection.MOST_PUT_OFF if is_busy else 0)


async def test_a_table_for_which_discord_hangs_holds_up_no_other(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """With as many of them as there are places nothing would be shown until they are given up after a minute."""
    hanging, other = [await open_table(world, where="thread") for _ in range(2)]
    await world.env.settle()
    monkeypatch.setattr(projection, "AT_ONCE", 1)
    monkeypatch.setattr(projection, "SLOW_SECONDS", 0.05)
    postbox, released, shown = world.bot.postbox, asyncio.Event(), asyncio.Event()
    edit = postbox.edit

    async def hangs(channel_id: int, message_id: int, layout: Layout) -> None:
        if channel_id == hanging.channel.id:
            await released.wait()
        await edit(channel_id, message_id, layout)
        shown.set()

    monkeypatch.setattr(postbox, "edit", hangs)
    await world.bot.services._context.database.write(_behind)
    before = len(shown_in(world, hanging, other))
    for table in (hanging, other):
        world.bot.projection.refresh(table.match)
    async with asyncio.timeout(60):
        await shown.wait()
    assert shown_in(world, hanging, other)[before:] == [other]
    released.set()
    await world.env.settle()


def _behind(connection: Connection) -> None:
    connection.execute("UPDATE table_messages SET page = '', changes = changes + 1")


class Queue(Due):
    """Faulty: what has been due for the longest time is next, whoever waits for it."""

    def add(self, match: MatchId, moment: Any, *, is_behind: bool) -> None:
        self.is_on(match, 0)
        super().add(match, moment, is_behind=True)


async def place_of_pressed(world: World, due: Due) -> int:
    """Let many tables be behind, and one be pressed just then; return as which one it is shown."""
    tables = [await open_table(world, where="thread") for _ in range(BEHIND)]
    await world.env.settle()
    world.bot.projection._due = due
    await world.bot.services._context.database.write(_behind)
    before = len(shown_in(world, *tables))
    pressed = tables[-1]
    with world.env._bot_scope():  # so that simcord waits for what begins here
        await world.bot.projection.repair()
        world.bot.projection.refresh(pressed.match)
    await world.env.settle()
    shown = shown_in(world, *tables)[before:]
    assert {each.match for each in shown} == {each.match for each in tables}
    return shown.index(pressed)


@pytest.mark.parametrize(("due", "is_fair"), [(Due(), True), (Queue(), False)], ids=["fair", "faulty"])
async def test_a_press_is_not_behind_what_an_outage_has_left(
    world: World, monkeypatch: pytest.MonkeyPatch, due: Due, is_fair: bool
) -> None:
    monkeypatch.setattr(projection, "AT_ONCE", AT_ONCE)
    # Some were begun before it was pressed.
    assert (await place_of_pressed(world, due) <= 2 * AT_ONCE) is is_fair
