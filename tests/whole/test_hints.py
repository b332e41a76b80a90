"""A hint by button and command: the page, the way to the move, an old page, and a search that takes long."""

import asyncio
from unittest import mock

from play.rules.orders import Answer, Order, answer_to
from play.thinking.pool import Rank
from playground.world import World
from render import verbs
from tests.whole.seen import Seen, answer
from tests.whole.tables import Table, open_table
from tests.whole.test_private_pages import now


async def against_a_computer(world: World) -> Table:
    """Return a match of Ann against a computer that thinks."""
    table = await open_table(world, "tetranomicon")
    await world.ann.slash(table.channel, "match seat computer", level="easy")
    await table.press(world.ann, "Start")
    await table.refresh()
    return table


async def made_by_hint(world: World, page: Seen) -> Seen:
    """Ask for a hint on a page of choices, look at the move and confirm it; return what follows."""
    hint = answer(await world.ann.click(page.message, label="Hint"))
    assert hint.text.startswith("### Hint\n")
    shown = answer(await world.ann.click(hint.message, label="Look at this move"))
    assert shown.buttons[0] == "Confirm"
    return answer(await world.ann.click(shown.message, label="Confirm"))


async def test_a_hint_leads_to_its_move(world: World) -> None:
    table = await against_a_computer(world)
    page = await table.open_menu(world.ann)
    assert "Done." in (await made_by_hint(world, page)).text
    assert any(entry.seat is not None for entry in (await table.observation()).log)


async def test_by_command_and_refused(world: World) -> None:
    table = await against_a_computer(world)
    assert "\nLevel: " in answer(await world.ann.slash(table.channel, "match hint")).text
    refused = answer(await world.boris.slash(table.channel, "match hint"))
    assert "You are not playing in this match." in refused.text


async def test_the_table_says_that_there_are_none(world: World) -> None:
    table = await open_table(world, "tetranomicon")
    assert "No hints" not in table.now.text
    more = answer(await table.press(world.ann, "More"))
    said = answer(await world.ann.select(more.message, ["no"], custom_id=more.list_id(verbs.HINTS)))
    assert said.text.startswith("No hints")
    assert "No hints" in table.now.text
    await world.ann.slash(table.channel, "match seat computer", level="easy")
    await table.press(world.ann, "Start")
    assert "Hint" not in (await table.open_menu(world.ann)).buttons
    refused = answer(await world.ann.slash(table.channel, "match hint"))
    assert "This table has agreed to play without hints." in refused.text


async def test_where_it_takes_long_the_page_shows_it_later(world: World) -> None:
    table, before = await against_a_computer(world), len(world.env.http_requests)

    async def answered(order: Order, _match: int, _rank: Rank = Rank.REST) -> Answer:
        await asyncio.sleep(8)
        return answer_to(order)

    world.bot.services.hints.wait()
    with mock.patch.object(world.bot.services._thinking, "answer", answered):
        page = answer(await world.ann.slash(table.channel, "match hint"))
        await world.env.settle()
    assert now(page, world).text.startswith("### Hint\n")
    shown = [each for each in world.env.http_requests[before:] if each.path.startswith("/webhooks/")]
    assert "still thinking" in str(shown[0].json)
    assert len(shown) == 2
