"""How a match went by button and command: for players and onlookers, first what is known, then the rest."""

import asyncio
from unittest import mock

from play.rules.stories import StoryAnswer, StoryOrder, answer_to_story
from play.upkeep.packing import Packing
from playground.world import World
from render import verbs
from tests.whole.seen import answer
from tests.whole.tables import Table, started
from tests.whole.test_private_pages import now


async def ended(world: World) -> Table:
    """Return a match of Ann against Boris that he gave up after some moves."""
    table = await started(world, "tetranomicon")
    for _ in range(8):
        seen = await table.observation()
        moment = await world.bot.services.observations.moment(seen.match)
        user_id = seen.face(seen.awaited()[0].seat).user_id or 0
        every = await world.bot.services.observations.every_choice(moment, user_id)
        place, choices = next((each.topic, each.choices) for each in every if each.choices)
        submit = world.bot.services.matches.submit_choice
        await submit(seen.match, user_id, seen.revision, choices[0].number, topic=place)
    asked = answer(await world.boris.slash(table.channel, "match resign"))
    await world.boris.click(asked.message, label="Resign")
    await table.refresh()
    return table


async def test_the_page_of_an_ended_match_leads_to_it(world: World) -> None:
    table = await ended(world)
    page = answer(await table.press(world.ann, "How it went"))
    assert "how it went" in page.text
    assert "Compared with what the best computer of this game" in page.text
    assert "Boris" in page.alt_texts[0]
    value = next(iter(page.options))
    step = answer(await world.ann.select(page.message, [value], custom_id=page.list_id(verbs.REPLAY)))
    assert f"move {value.partition('.')[0]} of" in step.text


async def test_by_command_and_refused_while_it_runs(world: World) -> None:
    table = await started(world, "tetranomicon")
    refused = answer(await world.ann.slash(table.channel, "match story", match=str(table.match)))
    assert "The match is not over yet." in refused.text
    auction = await started(world, "auction")
    assert "How it went" not in auction.now.buttons
    over = await ended(world)
    page = answer(await world.boris.slash(over.channel, "match story"))
    assert "how it went" in page.text
    assert await Packing(world.bot.services._context, days=0, is_inline=True).pack_next()
    packed = answer(await world.boris.slash(over.channel, "match story"))
    assert (packed.text, packed.options, packed.alt_texts) == (page.text, page.options, page.alt_texts)


async def test_an_onlooker_sees_the_rest_later(world: World) -> None:
    """Who has no seat waits too: their page is not one that follows the moves of computers."""
    table = await ended(world)
    before = len(world.env.http_requests)
    stories = world.bot.services.stories

    async def slowly(order: StoryOrder, _match: int) -> StoryAnswer:
        await asyncio.sleep(2)
        return answer_to_story(order)

    stories.wait(0.0001)
    with mock.patch.object(stories, "_answer", slowly):
        page = answer(await table.press(world.gleb, "How it went"))
        await world.env.settle()
    assert "Compared with" in now(page, world).text
    shown = [each for each in world.env.http_requests[before:] if each.path.startswith("/webhooks/")]
    assert "being analysed" in str(shown[0].json)


async def test_what_fails_is_said(world: World, faults: list[str]) -> None:
    table = await ended(world)
    stories = world.bot.services.stories
    with mock.patch.object(stories, "_answer", side_effect=ValueError("no")):
        page = answer(await table.press(world.gleb, "How it went"))
        await world.env.settle()
    assert "could not be analysed" in page.text
    assert "how it went could not be worked out: ValueError('no')" in faults.pop()
