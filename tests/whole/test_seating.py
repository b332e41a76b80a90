"""A tournament's match as people see it: first by direct messages alone, then in a thread; who may do what there."""

from functools import partial
from typing import Any

import discord
import pytest
import simcord

from cogs.match.moving import bound
from cogs.messages.threads import new_thread
from games.kernel.ids import MatchId
from play.seats.seating import SeatedTable, Sitting, open_seated
from playground.world import World
from render import verbs
from tests.whole.seen import Seen, answer
from tests.whole.tables import Table
from tests.whole.test_secrets import dms, hands
from text import words

EN = words("en")
HOUR = 3_600
NAME = "Autumn Cup, round 3: @everyone **Ann** and Boris"
SHOWN = r"Autumn Cup, round 3\: \@everyone \*\*Ann\*\* and Boris · #1"


async def seated(world: World, **fields: Any) -> MatchId:
    """Open a tournament's match between Ann and Boris, which has no thread yet."""
    people = tuple(Sitting(who.id, name, "5a" * 32) for name, who in (("Ann", world.ann), ("Boris", world.boris)))
    table = SeatedTable(
        **{
            "game": "auction",
            "seats": people,
            "secret": bytes(range(32)),
            "title": NAME,
            "tournament_id": 7,
            "path": "1/3/12",
            "language": "en",
            "guild_id": world.guild.id,
            "parent_id": world.games.id,
            **fields,
        }
    )
    context = world.bot.services._context
    match = await context.database.write(partial(open_seated, context, table=table))
    with world.env._bot_scope():  # so that simcord waits for what begins here
        context.notify(match)
    await world.env.settle()
    return match


async def threaded(world: World, match: MatchId) -> Table:
    """Give the match a thread, as the bot does when there is room for one."""
    bot, public = world.bot, await world.bot.services.observations.public(match)
    with world.env._bot_scope():
        at = await new_thread(bot, bot.errands, world.games.id, public)
        await bound(bot, match, at)
    await world.env.settle()
    thread = next(each for each in world.games.threads if each.id == at.channel_id)
    return Table(world, thread, match)


async def play(who: simcord.MemberActor, match: MatchId, line: str) -> Seen:
    """Type a move in direct messages and confirm it."""
    asked = answer(await who.user.slash("play", line=line, match=str(match)))
    return answer(await who.user.click(asked.message, label="Confirm"))


async def to_bids(world: World, match: MatchId) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Play to where both have to seal a bid; return who opened, and the other."""
    public = await world.bot.services.observations.public(match)
    both = (world.ann, world.boris)
    opener = both[public.awaited()[0].seat]
    other = next(each for each in both if each is not opener)
    await play(opener, match, "open")
    await play(opener, match, "pledge 0")
    await play(other, match, "pledge 0")
    return opener, other


@pytest.mark.slow
async def test_a_match_is_played_by_direct_messages_until_it_has_a_thread(world: World) -> None:
    """Without a channel the table was tried again at each start, and old messages with old cards stayed."""
    match = await seated(world)
    bot = world.bot
    assert list(world.games.threads) == []
    assert await bot.services.shown.lagging() == ()
    for who in (world.ann, world.boris):
        (hand,) = hands(world, who)
        assert SHOWN in hand.text and "Hand" in hand.buttons
    opener, other = await to_bids(world, match)
    asked = len(world.env.http_requests)
    await world.env.advance_time(HOUR)
    assert len(world.env.http_requests) == asked, "nothing is tried again"
    await world.restart()
    bot = world.bot
    assert await bot.services.shown.lagging() == ()
    assert (await bot.services.finder.card(match)).status == "running"
    assert all(len(hands(world, who)) == 1 for who in (world.ann, world.boris))
    listed = answer(await world.boris.user.slash("mine"))
    assert SHOWN in listed.text
    assert f"#{match}" in answer(await opener.user.slash("match info", match=str(match))).text

    table = await threaded(world, match)
    assert table.channel.name == "Autumn Cup, round 3: @everyone **Ann** and Boris · #1"
    assert SHOWN in table.now.text and set(table.now.called) == {world.ann.id, world.boris.id}
    line = "one pause"
    assert "no votes on: more time, another pace, a live hour, cancelling the match" in table.now.text, line
    await opener.slash(table.channel, "match resign")
    await table.press(other, "Make a move")
    with world.env._bot_scope():  # so that simcord waits for what begins here
        await bot.services.matches.resign(match, opener.id)
    await world.env.settle()
    assert (await table.observation()).status == "ended"
    assert SHOWN in table.now.text and "Rematch" in table.now.buttons
    assert not any("@everyone" in each.text.replace(r"\@everyone", "") for each in table.messages)


async def test_who_wants_mentions_is_reminded_by_direct_message_where_there_is_no_channel(world: World) -> None:
    match = await seated(world, pace="daily")
    public = await world.bot.services.observations.public(match)
    first = (world.ann, world.boris)[public.awaited()[0].seat]
    await world.bot.services.people.change(first.id, reminders="mention")
    await world.env.advance_time(13 * HOUR)
    assert [each for each in dms(world, first) if "half of your time" in each.text]


@pytest.mark.slow
async def test_what_is_off_is_on_no_page(world: World) -> None:
    table = await threaded(world, await seated(world, pace="daily"))
    more = answer(await table.press(world.boris, "More"))
    assert "Resign" in more.buttons
    assert not {EN("button-cancel"), EN("button-offer"), EN("button-webhook")} & set(more.buttons)
    votes = answer(await world.boris.click(more.message, label=EN("button-votes")))
    assert "Pause the match" in votes.text and "7 days at most" in votes.text
    assert EN("button-other-pace") not in votes.buttons
    assert not {value for value in votes.options if "pace" in value or "repair" in value}
    for command, said in (
        ("match cancel", "Only organisers can cancel"),
        ("match seat offer", EN("refusal-not_the_organiser")),
        ("match seat take", EN("refusal-not_the_organiser")),
    ):
        assert said in answer(await world.boris.slash(table.channel, command)).text
    free = answer(await world.boris.slash(table.channel, "match seat kick", player=world.ann.user)).text
    assert EN("refusal-no_host") in free
    ru = words("ru")
    world.speaks(world.boris, "ru")
    assert "Партия турнира: одна пауза не дольше 7" in answer(await world.boris.slash(table.channel, "match info")).text
    assert (
        ru("refusal-motion_off", motion="cancel") in answer(await world.boris.slash(table.channel, "match cancel")).text
    )


@pytest.mark.slow
async def test_who_has_the_role_of_organisers(world: World) -> None:
    """Staff choose it, and take it away again; without it, and for other matches, it gives nothing."""
    table = await threaded(world, await seated(world, pace="daily"))
    role = world.guild.create_role("Referees")
    zoe = world.guild.add_member(world.env.create_user("zoe"), roles=(role,))
    assert EN("refusal-not_the_organiser") in answer(await zoe.slash(table.channel, "match seat take")).text
    chosen = answer(await world.ann.slash(world.games, "settings server", organisers=role))
    assert f"<@&{role.id}>" in chosen.text
    assert EN("take-none") in answer(await zoe.slash(table.channel, "match seat take")).text
    assert EN("refusal-not_the_organiser") in answer(await world.gleb.slash(table.channel, "match seat take")).text
    stopped = answer(await zoe.slash(table.channel, "match cancel")).text
    assert EN("refusal-not_a_player") in stopped
    again = answer(await world.ann.slash(world.games, "settings server", organisers=role))
    assert EN("settings-organisers-none") in again.text
    picked = answer(
        await world.ann.select(again.message, [role], custom_id=again.list_id(verbs.SERVER_SET, "organisers"))
    )
    assert f"<@&{role.id}>" in picked.text


async def test_staff_who_do_not_play_stop_a_match(world: World) -> None:
    """Catches staff who lose and make their own match void."""
    table = await threaded(world, await seated(world, pace="daily"))
    own = answer(await world.ann.slash(table.channel, "match cancel")).text
    assert own == EN("refusal-motion_off", motion="cancel"), "staff who play do not stop their own match"
    manager = world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    yuri = world.guild.add_member(world.env.create_user("yuri"), roles=(manager,))
    question = answer(await yuri.slash(table.channel, "match cancel"))
    await yuri.click(question.message, label=EN("button-cancel"))
    assert (await table.observation()).status == "cancelled", "staff stop any other match"


async def test_without_a_thread_a_direct_message_says_whose_turn_it_is(world: World) -> None:
    """No table calls them, and what they alone see has not changed."""
    match = await seated(world)
    public = await world.bot.services.observations.public(match)
    opener = (world.ann, world.boris)[public.awaited()[0].seat]
    other = world.boris if opener is world.ann else world.ann
    await play(opener, match, "open")
    (before,) = hands(world, other)
    await play(opener, match, "pledge 1")
    (called,) = hands(world, other)
    assert called.message.id != before.message.id
