"""A silent match, as people see it: the question at the table and by direct message, the answer, the end."""

import pytest
import simcord

from play.rules.endings import ANSWER_SECONDS, QUIET_SECONDS
from playground.world import World
from render import verbs
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, started
from text import words

pytestmark = pytest.mark.slow

HOUR = 3_600
EN = words("en")
ASKED, STILL = "Does anybody still play?", EN("button-still")


def questions(world: World, channel: simcord.ChannelHandle) -> list[Seen]:
    """Return the messages in a channel that ask one person."""
    return [each for each in seen(world.env, channel) if "Do you still play?" in each.text]


async def silent(world: World, *others: simcord.MemberActor) -> Table:
    """Return a table without a time limit that has just asked."""
    table = await started(world, "auction", *others, pace="none")
    await world.env.advance_time(QUIET_SECONDS + HOUR)
    return table


async def test_the_table_and_its_players_are_asked_once(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="none")
    await world.env.advance_time(QUIET_SECONDS - HOUR)
    assert ASKED not in table.now.text
    assert STILL not in table.now.buttons
    await world.env.advance_time(2 * HOUR)
    assert ASKED in table.now.text
    assert STILL in table.now.buttons
    await world.restart()
    await world.env.advance_time(HOUR)
    for who in (world.ann, world.boris):
        assert len(questions(world, who.user.dm_channel)) == 1
    assert questions(world, world.vera.user.dm_channel) == []


async def test_one_press_in_the_direct_message_keeps_the_match(world: World) -> None:
    table = await silent(world)
    (asked,) = questions(world, world.boris.user.dm_channel)
    said = answer(await world.boris.user.click(asked.message, label=STILL))
    assert EN("still-plays") in said.text
    assert ASKED not in table.now.text
    assert STILL not in table.now.buttons
    again = answer(await world.boris.user.click(asked.message, label=STILL))
    assert EN("still-plays") in again.text, "who presses later is welcome too"


async def test_one_press_at_the_table_keeps_the_match_but_no_stranger_s(world: World) -> None:
    table = await silent(world)
    assert EN("refusal-not_a_player") in answer(await table.press(world.vera, STILL)).text
    assert ASKED in table.now.text
    assert EN("still-plays") in answer(await table.press(world.ann, STILL)).text
    assert ASKED not in table.now.text


async def test_how_a_person_is_asked(world: World) -> None:
    """By mention for who wants that or has closed direct messages; who wants no reminders sees it at the table."""
    table = await started(world, "auction", world.boris, world.vera, pace="none")
    for who, how in ((world.ann, "mention"), (world.boris, "off"), (world.vera, "dm")):
        page = answer(await who.slash(world.games, "settings me"))
        await who.select(page.message, [how], custom_id=page.list_id(verbs.SET, "reminders"))
    world.close_dms(world.vera)
    await world.env.advance_time(QUIET_SECONDS + HOUR)
    said = questions(world, table.channel)
    assert sorted(each.text.partition(" ")[0] for each in said) == sorted(
        f"<@{who.id}>" for who in (world.ann, world.vera)
    )
    for who in (world.ann, world.boris, world.vera):
        assert questions(world, who.user.dm_channel) == []
    assert EN("still-plays") in answer(await world.vera.click(said[0].message, label=STILL)).text


async def test_a_silent_match_ends_and_everybody_is_told_once(world: World) -> None:
    table = await silent(world)
    before = len(table.messages)
    await world.env.advance_time(ANSWER_SECONDS)
    ended = await table.observation()
    assert (ended.status, ended.log[-1].kind) == ("cancelled", "silent")
    (told,) = (each for each in table.messages if EN("entry-silent") in each.text and each.called)
    assert set(told.called) == {world.ann.id, world.boris.id}
    assert len(table.messages) == before + 1
    await world.restart()
    await world.env.advance_time(HOUR)
    assert len(table.messages) == before + 1
    pressed = questions(world, world.ann.user.dm_channel)[0]
    refused = answer(await world.ann.user.click(pressed.message, label=STILL))
    assert EN("refusal-not_running", status="cancelled") in refused.text
