"""A head start from the card of an open table to the result, as people see it."""

from playground.world import World
from render import verbs
from render.pages.handicaps import Given
from tests.whole.seen import answer, seen
from tests.whole.tables import open_table


def texts_of(world: World) -> list[str]:
    """Return what is in all threads of the channel."""
    return [each.text for thread in world.games.threads for each in seen(world.env, thread)]


async def test_a_head_start_is_on_the_card_at_the_table_and_in_the_result(world: World) -> None:
    table = await open_table(world, "dungeon_twister")
    await table.press(world.boris, "Join")
    assert "head start" not in table.now.text
    page = answer(await table.press(world.ann, "Head start", on=answer(await table.press(world.ann, "More"))))
    assert "### Dungeon Twister #1: head start" in page.text
    boris = Given(1, world.boris.id, 2)
    given = answer(await world.ann.select(page.message, [boris.arg()], custom_id=page.list_id(verbs.HANDICAP, "1")))
    assert given.text.startswith("■ **Boris** begins with a head start of 2 points.")
    assert "■ **Boris** · head start: 2 points" in table.now.text
    assert "● **Ann**\n" in table.now.text
    own = Given(0, world.ann.id, 1)
    refused = answer(await world.ann.select(given.message, [own.arg()], custom_id=given.list_id(verbs.HANDICAP, "0")))
    assert "Others have already joined" in refused.text
    await table.press(world.ann, "Start")
    assert "Head start: ■ **Boris** (2 points)" in table.now.text
    with world.env._bot_scope():  # so that simcord waits for what begins here
        for who in (world.ann, world.boris):
            await world.bot.services.agreements.agree(table.match, who.id, "end", 1)
    await world.env.settle()
    assert "■ **Boris** wins." in table.now.text
    assert "Head start: ■ **Boris** (2 points)" in table.now.text
    await table.press(world.ann, "Rematch")
    card = next(text for text in texts_of(world) if "Dungeon Twister #2" in text and "Hosted by" in text)
    assert "reserved for **Boris** (2 points)" in card


async def test_who_may_not_change_the_table_gives_nothing(world: World) -> None:
    table = await open_table(world, "dungeon_twister")
    await table.press(world.boris, "Join")
    more = answer(await table.press(world.boris, "More"))
    refused = answer(await table.press(world.boris, "Head start", on=more))
    assert "Only the host" in refused.text


async def test_there_is_no_button_where_nothing_can_be_given(world: World) -> None:
    table = await open_table(world, "auction")
    assert "Head start" not in answer(await table.press(world.ann, "More")).buttons
