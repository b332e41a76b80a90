"""A person's block list by buttons, and players who remind those whom the table waits for."""

from playground.world import World
from render import verbs
from tests.whole.seen import answer, seen
from tests.whole.tables import awaited_member, open_table, started
from tests.whole.test_nights import falls_asleep

HOUR = 3_600
NAMES = {True: "Ann", False: "Boris"}


async def test_people_are_blocked_and_unblocked_by_lists(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "privacy"))
    page = answer(await world.ann.click(page.message, label="Blocked people"))
    blocked = await world.ann.select(page.message, [world.boris], custom_id=page.list_id(verbs.BLOCKED))
    page = answer(blocked)
    assert "Blocked: Boris" in page.text
    table = await open_table(world)
    refused = answer(await table.press(world.boris, "Join"))
    assert "You can't take a seat at this table." in refused.text and "Ann" not in refused.text
    invited = answer(await world.ann.slash(table.channel, "match invite", player=world.boris))
    assert "can't be invited" in invited.text
    page = answer(await world.ann.select(page.message, [str(world.boris.id)], custom_id=page.list_id(verbs.UNBLOCK)))
    assert "Boris" not in page.text
    assert "joined" in answer(await table.press(world.boris, "Join")).text


async def test_who_is_next_is_reminded_privately(world: World) -> None:
    table = await started(world, pace="daily")
    first = await awaited_member(table)
    other = world.boris if first.id == world.ann.id else world.ann
    before = len(table.messages)
    more = answer(await table.press(other, "More"))
    said = answer(await other.click(more.message, label="Remind the others"))
    assert NAMES[first.id == world.ann.id] in said.text
    await world.env.settle()
    (bell,) = [each for each in seen(world.env, first.user.dm_channel) if "reminds you" in each.text]
    assert "Make a move" in bell.buttons and NAMES[other.id == world.ann.id] in bell.text
    assert len(table.messages) == before, "nobody else sees it"
    again = answer(await other.slash(table.channel, "match remind"))
    assert "already" in again.text
    refused = answer(await world.gleb.slash(table.channel, "match remind"))
    assert "reminded" not in refused.text


async def test_a_reminder_of_a_player_waits_for_the_morning(world: World) -> None:
    table = await started(world, pace="daily")
    first = await awaited_member(table)
    other = world.boris if first.id == world.ann.id else world.ann
    await falls_asleep(world, first)
    await other.slash(table.channel, "match remind")
    await world.env.settle()
    assert not [each for each in seen(world.env, first.user.dm_channel) if "reminds you" in each.text]
    await world.env.advance_time(3 * HOUR + 60)
    assert len([each for each in seen(world.env, first.user.dm_channel) if "reminds you" in each.text]) == 1


async def test_the_page_about_a_match_says_how_reliable_its_players_are(world: World) -> None:
    table = await started(world, pace="daily")
    page = answer(await world.gleb.slash(table.channel, "match info"))
    assert page.text.count("not enough matches to rate reliability") == 2


async def test_a_table_asks_for_known_players(world: World) -> None:
    table = await open_table(world)
    more = answer(await table.press(world.ann, "More"))
    await world.ann.select(more.message, ["known_80"], custom_id=more.list_id(verbs.WANTED))
    assert "Newcomers can't join" in table.now.text
    assert "enough matches to rate" in answer(await table.press(world.boris, "Join")).text
    second = await open_table(world, reliable="80")
    assert "Newcomers can join" in second.now.text
    assert "joined" in answer(await second.press(world.boris, "Join")).text
