"""Reserved seats and tables for invited people only, as people see them: card, pages, direct messages and lists."""

from games.kernel.ids import MatchId
from playground.world import World
from render import verbs
from tests.whole.seen import answer
from tests.whole.tables import open_table
from tests.whole.test_secrets import dms
from text import words

EN = words("en")
PEOPLE = EN("button-people")


async def test_the_host_reserves_seats_by_a_list_and_each_is_told_once(world: World) -> None:
    """Boris by direct message and not by the table, Vera, whose messages are closed, by the table; nobody twice."""
    table = await open_table(world)
    world.close_dms(world.vera)
    page = answer(await table.press(world.ann, PEOPLE))
    chosen = await world.ann.select(page.message, [world.boris, world.vera], custom_id=page.list_id(verbs.RESERVE))
    said = answer(chosen)
    assert "a seat is reserved for Boris, who was told by direct message" in said.text
    assert "a seat is reserved for Vera. No direct message reaches them" in said.text
    card = table.now
    assert "reserved for **Boris**" in card.text and "reserved for **Vera**" in card.text
    assert [message.called for message in table.messages if message.called] == [[world.vera.id]]
    (invitation,) = [each for each in dms(world, world.boris) if "reserved a seat for you" in each.text]
    again = answer(await world.ann.slash(table.channel, "match seat reserve", player=world.boris))
    assert EN("refusal-already_reserved") in again.text
    joined = answer(await world.boris.user.click(invitation.message, label="Join"))
    assert "You have joined" in joined.text
    page = answer(await table.press(world.ann, PEOPLE))
    freed = answer(await world.ann.select(page.message, [str(world.vera.id)], custom_id=page.list_id(verbs.RELEASE)))
    assert "the seat reserved for Vera is free for anybody" in freed.text
    assert "reserved for" not in table.now.text
    others = answer(await table.press(world.boris, PEOPLE))
    assert not [each for each in others.parts if verbs.RESERVE in str(each.get("custom_id", ""))], "the host alone does"
    # Nobody for whom a seat is kept is left behind by one press.
    await world.ann.slash(table.channel, "match seat reserve", player=world.vera)
    for way in (table.press(world.ann, "Start"), world.ann.slash(table.channel, "match start")):
        asked = answer(await way)
        assert "a seat is reserved for Vera, who has not joined yet. Start without them?" in asked.text
    assert (await table.observation()).status == "open"
    await world.ann.click(asked.message, label=EN("button-start-without"))
    assert (await table.observation()).status == "running"


async def test_who_wants_no_messages_gets_none(world: World) -> None:
    table = await open_table(world)
    await world.bot.services.people.change(world.boris.id, reminders="off")
    said = answer(await world.ann.slash(table.channel, "match seat reserve", player=world.boris))
    assert "only the table shows it" in said.text
    assert dms(world, world.boris) == []
    assert not [message for message in table.messages if message.called]


async def test_a_table_is_opened_for_invited_people_only(world: World) -> None:
    """A stranger is told what to do, and no list offers the table to them; the guest finds it there and joins."""
    named = f"<@{world.boris.id}>, nobody-here"
    refused = answer(await world.ann.slash(world.games, "match new", game="auction", guests=named))
    assert "more than one person, is called nobody-here" in refused.text
    opened = answer(
        await world.ann.slash(
            world.games, "match new", game="auction", guests=f"<@{world.boris.id}>, @Vera", reliable="invited"
        )
    )
    assert "reserved for Boris, who was told" in opened.text and "reserved for Vera, who was told" in opened.text
    assert PEOPLE in opened.buttons
    thread = world.games.threads[0]
    stranger = answer(await world.gleb.slash(thread, "match join"))
    assert EN("refusal-invited_only", host="Ann") in stranger.text
    assert "#1" in answer(await world.boris.slash(world.games, "match list")).text
    assert "#1" not in answer(await world.gleb.slash(world.games, "match list")).text
    assert "You have joined" in answer(await world.boris.slash(thread, "match join")).text
    card = await world.bot.services.finder.card(MatchId(1))
    assert card.by_invitation and card.reserved == (world.vera.id,)
