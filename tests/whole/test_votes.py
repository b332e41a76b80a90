"""A vote as everybody sees it: who is for it, who is against it, how long it is open, and that it ends by itself."""

import discord
import pytest
import simcord

from cogs.messages.requests import MOST_TRIES
from games.kernel.pace import DAY, HOUR
from play.rules.motions import VOTE_SECONDS
from playground.world import World
from render import verbs
from tests.failures.troubles import BROKEN, inject
from tests.play.shortcuts import submit_line
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, member_at, started
from text import words

EN = words("en")
AGAINST = EN("button-against")
LAPSED, OBJECT = "your agreement no longer counts", "a proposal while you are away"


async def first_move(world: World, table: Table, only: simcord.MemberActor | None = None) -> None:
    """Let whoever is asked, or only one of them, make the first move that is possible."""
    services = world.bot.services
    for decision in (await table.observation()).awaited():
        who = member_at(table, await table.observation(), decision.seat)
        if only is None or who.id == only.id:
            moment = await services.observations.moment(table.match)
            every = await services.observations.every_choice(moment, who.id)
            with world.env._bot_scope():  # so that simcord waits for what begins here
                await submit_line(services, table.match, who.id, every[0].choices[0].notation)
            await world.env.settle()
            return


def id_of(page: Seen, said: str, motion: str = "cancel") -> str:
    """Return the id of the control that votes so on a motion: on calling the match off."""
    ids = (str(part.get("custom_id", "")) for part in page.parts)
    return next(each for each in ids if each.endswith(f"|{verbs.VOTE}|{said}.{motion}"))


@pytest.mark.slow
async def test_for_against_and_over(world: World) -> None:
    table = await started(world, "auction", world.boris, pace="none")
    page = answer(await world.ann.slash(table.channel, "match vote"))
    assert AGAINST not in page.buttons, "nobody is against what nobody wants"
    await world.ann.click(page.message, custom_id=id_of(page, verbs.YES))
    assert "this vote ends <t:" in table.now.text and "Against" not in table.now.text
    page = answer(await world.boris.slash(table.channel, "match vote"))
    await world.boris.click(page.message, custom_id=id_of(page, verbs.AGAINST))
    assert "Against: " in table.now.text
    assert (await table.observation()).status == "running"
    await world.env.advance_time(VOTE_SECONDS + 120)
    assert "this vote ends" not in table.now.text and "Against" not in table.now.text
    late = answer(await world.boris.slash(table.channel, "match vote"))
    await world.boris.click(late.message, custom_id=id_of(late, verbs.YES))
    assert (await table.observation()).status == "running", "Ann's vote is over, so hers is needed again"


async def agreed_to_end(world: World, who: simcord.MemberActor, table: Table) -> Seen:
    """Let somebody agree on the page of votes to end the match by the points."""
    page = answer(await who.slash(table.channel, "match vote"))
    return answer(await who.click(page.message, custom_id=id_of(page, verbs.YES, "end")))


@pytest.mark.slow
async def test_who_has_agreed_is_told_once_that_it_is_another_thing(world: World) -> None:
    """Not once a move: the vote has lapsed, and what comes later changes nothing about that. One press renews it."""
    table = await started(world, "auction", world.boris, pace="none")
    await agreed_to_end(world, world.ann, table)
    told = []
    for _ in range(30):
        await first_move(world, table)
        told = [each for each in seen(world.env, world.ann.user.dm_channel) if LAPSED in each.text]
        if told and len((await table.observation()).log) > 12:
            break
    assert len(told) == 1 and "If it ended now: " in told[0].text
    assert "no longer counts" in table.now.text
    await world.ann.user.click(told[0].message, custom_id=id_of(told[0], verbs.YES, "end"))
    assert (await table.observation()).agreed_to("end") == (), "the message, too, is about what it was"
    await agreed_to_end(world, world.ann, table)
    assert (await table.observation()).agreed_to("end") == (0,)


@pytest.mark.slow
async def test_who_was_silent_for_ten_minutes_does_not_lose_the_match(world: World) -> None:
    """In a daily match all play live for an hour; Boris is called away, and Ann would end it by the points at once."""
    table = await started(world, "auction", world.boris)
    for who in (world.ann, world.boris):
        page = answer(await who.slash(table.channel, "match vote"))
        await who.click(page.message, custom_id=id_of(page, verbs.YES, "live"))
    assert (await table.observation()).live_until is not None
    for _ in range(6):
        await first_move(world, table, only=world.ann)
        await world.env.advance_time(310)
    now = await table.observation()
    assert [face.sitter for face in now.faces] == ["person", "person"], "live silence makes nobody away"
    await agreed_to_end(world, world.ann, table)
    assert (await table.observation()).status == "running"


async def with_boris_away(world: World) -> Table:
    """Return a match in which Boris has not answered for so long that he is away."""
    table = await started(world, "auction", world.boris)
    while (await table.observation()).faces[1].sitter != "away":
        await first_move(world, table, only=world.ann)
        await world.env.advance_time(DAY + 60)
    return table


@pytest.mark.slow
async def test_who_is_away_is_told_before_anything_is_decided(world: World) -> None:
    table = await with_boris_away(world)
    await agreed_to_end(world, world.ann, table)
    await world.env.advance_time(60)
    told = [each for each in seen(world.env, world.boris.user.dm_channel) if OBJECT in each.text]
    assert len(told) == 1 and EN("button-return") in told[0].buttons
    assert (await table.observation()).status == "running" and "can object" in table.now.text
    await world.env.advance_time(2 * DAY)
    assert (await table.observation()).status == "running"
    await world.boris.user.click(told[0].message, label=EN("button-return"))
    await world.env.advance_time(2 * DAY)
    assert (await table.observation()).outcome is None


@pytest.mark.slow
async def test_staff_go_back_for_those_who_wait_for_one_who_is_away(world: World) -> None:
    """Everybody reads in the thread who has done it. Somebody who plays there is refused, whatever they manage."""
    table = await with_boris_away(world)
    page = answer(await world.ann.slash(table.channel, "match vote"))
    moves = page.list_id(verbs.VOTE, "repair")
    listed = next(each for each in page.parts if each.get("custom_id") == moves)
    page = answer(await world.ann.select(page.message, [listed["options"][0]["value"]], custom_id=moves))
    assert "`/match table back`" in page.text and (await table.observation()).log[-1].kind != "repaired"
    role = world.guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    xenia = world.guild.add_member(world.env.create_user("xenia"), roles=(role,))
    await world.env.settle()
    for who, said in ((world.ann, EN("refusal-staff_plays")), (xenia, "has gone back")):
        page = answer(await who.slash(table.channel, "match table back"))
        assert said in answer(await who.click(page.message, label=EN("button-carry-this"))).text
    assert f"somebody who manages this server (<@{xenia.id}>)" in table.now.text
    more = answer(await table.press(xenia, "More"))
    assert EN("carry-none") in answer(await xenia.click(more.message, label=EN("button-carry"))).text


@pytest.mark.slow
async def test_a_message_that_never_gets_through_holds_up_no_vote(world: World) -> None:
    """Who has closed direct messages is not reached either; in the end what the others want can be carried."""
    table = await with_boris_away(world)
    path = f"/channels/{world.boris.user.dm_channel.id}/messages"
    inject(world, "POST", path, BROKEN, times=None)
    before = len(world.env.http_requests)
    await agreed_to_end(world, world.ann, table)
    await world.env.advance_time(3 * HOUR)
    tried = sum(each.path == path for each in world.env.http_requests[before:])
    assert MOST_TRIES <= tried <= 2 * MOST_TRIES, "what is Boris's own is tried as well"
    (motion,) = [each for each in (await table.observation()).motions if each.agreed]
    assert motion.carries_at is not None
