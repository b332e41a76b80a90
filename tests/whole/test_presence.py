"""A player who has vanished, as everybody sees it: what the table says, the notice, the vote, and coming back."""

import pytest
import simcord

from play.rules.presence import SILENT_SECONDS
from playground.world import World
from render import verbs
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, started
from tests.whole.test_votes import id_of
from text import words

DAY = 86_400
MINUTE = 60
EN = words("en")
NOTICE = "you are away"


def received(world: World, who: simcord.MemberActor) -> list[Seen]:
    """What somebody has received by direct message, oldest first."""
    return seen(world.env, who.user.dm_channel)


async def without_boris(world: World) -> Table:
    """Return an auction at a daily pace in which Boris has missed two decisions in a row."""
    table = await started(world, "auction", world.boris, pace="daily", options="length=long")
    for _ in range(12):
        await ann_plays(table)
        if (await table.observation()).faces[1].sitter == "away":
            return table
        await world.env.advance_time(DAY + MINUTE)
    raise AssertionError("Boris is never away")


async def ann_plays(table: Table, most: int = 20) -> None:
    """Let Ann make her first choice as long as she is awaited."""
    services = table.world.bot.services
    for _ in range(most):
        moment = await services.observations.moment(table.match)
        if not any(each.seat == 0 for each in moment.public().awaited()) or moment.public().status != "running":
            return
        first = (await services.observations.every_choice(moment, table.world.ann.id))[0].choices[0]
        await table.play(table.world.ann, first.notation)


@pytest.mark.slow
async def test_one_miss_is_told_to_the_player_and_seen_at_the_table(world: World) -> None:
    table = await started(world, "tetranomicon", world.boris, pace="daily")
    while (await table.observation()).awaited()[0].seat != 1:
        await ann_plays(table, 1)
    await world.env.advance_time(DAY + MINUTE)
    (told,) = [each for each in received(world, world.boris) if "your time ran out" in each.text]
    assert "a default move was made" in told.text and "you count as away" in told.text
    assert "a default move was made" in table.now.text
    assert not [each for each in received(world, world.ann) if "your time ran out" in each.text]
    await world.restart()
    await world.env.advance_time(MINUTE)
    assert len([each for each in received(world, world.boris) if "your time ran out" in each.text]) == 1


@pytest.mark.slow
async def test_two_misses(world: World) -> None:
    table = await without_boris(world)
    assert "**Boris** is away: default moves at once" in table.now.text
    assert "Waiting for" not in table.now.text or "Boris** (" not in table.now.text
    assert EN("button-return") in table.now.buttons
    notices = [each for each in received(world, world.boris) if NOTICE in each.text]
    assert len(notices) == 1
    await world.restart()
    await world.env.advance_time(3 * DAY)
    assert len([each for each in received(world, world.boris) if NOTICE in each.text]) == 1, "told once"


@pytest.mark.slow
async def test_back_by_one_press_at_the_table_or_in_the_direct_message(world: World) -> None:
    table = await without_boris(world)
    notice = next(each for each in received(world, world.boris) if NOTICE in each.text)
    said = answer(await world.boris.user.click(notice.message, label=EN("button-return")))
    assert EN("returned") in said.text
    assert (await table.observation()).faces[1].sitter == "person"
    assert EN("button-return") not in table.now.buttons
    assert "**Boris** is back." in table.now.text
    again = answer(await world.boris.slash(table.channel, "match return"))
    assert EN("refusal-not_away") in again.text


@pytest.mark.slow
async def test_others_cannot_come_back_for_somebody(world: World) -> None:
    table = await without_boris(world)
    assert EN("refusal-not_away") in answer(await table.press(world.ann, EN("button-return"))).text
    assert EN("refusal-not_a_player") in answer(await table.press(world.vera, EN("button-return"))).text
    assert NOTICE in answer(await table.press(world.boris, "Make a move")).text


@pytest.mark.slow
async def test_a_silent_player_is_voted_away(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera, pace="none")
    silent = (await table.observation()).awaited()[0].seat
    people = (world.ann, world.boris, world.vera)
    first, second = (person for seat, person in enumerate(people) if seat != silent)
    page = answer(await first.slash(table.channel, "match vote"))
    assert "for three days" in page.text
    await world.env.advance_time(SILENT_SECONDS)
    await world.restart()
    page = answer(await first.slash(table.channel, "match vote"))
    assert "**Play on** without" in page.text
    ids = (str(part.get("custom_id", "")) for part in page.parts)
    arg = next(each for each in ids if ".away." in each)
    await first.click(page.message, custom_id=arg)
    assert "play on without" in table.now.text
    page = answer(await second.slash(table.channel, "match vote"))
    await second.click(page.message, custom_id=arg)
    assert (await table.observation()).faces[silent].sitter == "away"
    assert "**Boris** is away: default moves at once" in table.now.text or silent != 1
    assert "the others agreed not to wait" in answer(await world.ann.slash(table.channel, "log")).text
    notices = [each for each in received(world, people[silent]) if NOTICE in each.text]
    assert len(notices) == 1


@pytest.mark.slow
async def test_a_computer_plays_on_until_the_player_takes_the_seat_back(world: World) -> None:
    """The one who was away learns it by direct message, and is back by it though they cannot see the table."""
    table = await without_boris(world)
    page = answer(await world.ann.slash(table.channel, "match vote"))
    await world.ann.click(page.message, custom_id=id_of(page, verbs.YES, "computer.1.random"))
    assert "wants a computer to play on for ■ **Boris**" in table.now.text
    for _ in range(4):
        await ann_plays(table, 1)
        await world.env.advance_time(DAY - MINUTE)
    now = table.now
    assert f"plays for <@{world.boris.id}> until" in now.text and "plays on for **Boris**." in now.text
    told = received(world, world.boris)[-1]
    assert "a computer plays on for you" in told.text
    nobody = answer(await table.press(world.gleb, EN("button-take-back")))
    assert EN("take-none") in nobody.text
    asked = answer(await world.boris.user.click(told.message, label=EN("button-take-back")))
    assert "what it has decided stays" in asked.text and "default moves" not in asked.text
    await world.boris.user.click(asked.message, label=EN("button-take-back"))
    face = (await table.observation()).faces[1]
    assert (face.sitter, face.user_id) == ("person", world.boris.id)
    assert "has taken this seat back from the computer" in table.now.text
    assert EN("button-take-back") not in table.now.buttons
