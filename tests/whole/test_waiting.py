"""A bot whose computers take their time: no press waits for them, and what they do is shown when they have done it."""

import pytest

from playground.world import World
from tests.play.shortcuts import private
from tests.whole.seen import Seen
from tests.whole.tables import Table, open_table

PACE = 0.4
THINKS = "■ **Hugo** (computer) is thinking ("


async def test_a_press_is_answered_before_the_computer_moves(world: World) -> None:
    """The answer says that the computer thinks; it goes on by itself, and so does the table."""
    world.bot.services.computers.wait(PACE)
    table = await open_table(world)
    await table.press(world.ann, "Add a computer")
    await table.press(world.ann, "Start")
    since, page = await _until_it_thinks(world, table)
    sent = [str(each.json) for each in world.env.http_requests[since:] if each.path.endswith("@original")]
    assert any(THINKS in body for body in sent)
    assert THINKS not in page.text and "### Your move" in page.text and "■ **Hugo**" in page.text
    assert (await table.observation()).awaited()[0].seat == 0
    assert "■ **Hugo**" in table.now.text


async def _until_it_thinks(world: World, table: Table) -> tuple[int, Seen]:
    """Let Ann play until the answer to her press is that the computer thinks; return since when, and her page later."""
    for _ in range(12):
        since = len(world.env.http_requests)
        own = await private(world.bot.services, table.match, world.ann.id)
        page = await table.play(world.ann, own.choices[0].notation)
        if any(THINKS in str(each.json) for each in world.env.http_requests[since:]):
            return since, page
    return pytest.fail("the computer is never waited for")


async def test_a_computer_that_was_thinking_when_the_bot_ended_answers_after_the_next_start(world: World) -> None:
    world.bot.services.computers.wait(1_000)
    table = await open_table(world)
    await table.press(world.ann, "Add a computer")
    await table.press(world.ann, "Start")
    while not any(row.user_id is None for row in (await table.loaded()).asked if row.is_owed):
        own = await private(world.bot.services, table.match, world.ann.id)
        await table.play(world.ann, own.choices[0].notation)
    before = (await table.observation()).revision
    await world.crash()
    await world.env.settle()
    assert (await table.observation()).revision > before
    assert (await table.observation()).awaited()[0].seat == 0
