"""A forum as the home of a server's tables: one post a match, the table first in it, a tag that says how it stands."""

import asyncio
from typing import Any

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from games.kernel.ids import MatchId
from playground.world import World
from render import verbs
from tests.whole.seen import Seen, answer
from tests.whole.staff import allow_opening_threads, archive, forbid, permit, remove_channel, remove_message
from tests.whole.tables import Table
from text import words

EN = words("en")
OPEN, RUNNING, ENDED = (EN(f"post-tag-{state}") for state in ("open", "running", "ended"))


def forum_of(world: World, *tags: str, **permissions: bool) -> simcord.ChannelHandle:
    """Return a new forum with these tags, in which the bot has these permissions besides its own."""
    forum = world.guild.create_forum_channel("tables")
    made = [
        {
            "id": str(world.env.backend.snowflake()),
            "name": tag,
            "moderated": False,
            "emoji_id": None,
            "emoji_name": None,
        }
        for tag in tags
    ]
    world.env.backend.edit_channel(forum.id, {"available_tags": made})
    allowed = discord.Permissions(**permissions).value
    bot_id = world.env.backend.bot_user.id
    world.env.backend.set_overwrite(forum.id, Overwrite(bot_id, OverwriteType.MEMBER, allow=allowed, deny=0))
    return forum


async def tagged(world: World, post: simcord.ChannelHandle, forum: simcord.ChannelHandle) -> list[str]:
    """Return the names of a post's tags once errands are done."""
    await asyncio.gather(*world.bot.errands._tasks.values())
    await world.env.settle()
    return tags_of(world, post, forum)


def tags_of(world: World, post: simcord.ChannelHandle, forum: simcord.ChannelHandle) -> list[str]:
    """Return the names of a post's tags."""
    backend = world.env.backend
    names = {int(tag["id"]): tag["name"] for tag in backend.get_channel(forum.id).available_tags}
    return [names[tag] for tag in backend.get_channel(post.id).applied_tags]


async def stopped(table: Table) -> None:
    """Let staff of the server stop the match."""
    with table.world.env._bot_scope():
        await table.world.bot.services.lobby.cancel(table.match, table.world.ann.id, staff=True)
    await table.world.env.settle()


async def choose(world: World, forum: simcord.ChannelHandle) -> Seen:
    """Choose the forum in the settings of the server; return what they say then."""
    page = answer(await world.ann.slash(world.games, "settings server"))
    return answer(await world.ann.select(page.message, [forum], custom_id=page.list_id(verbs.SERVER_SET, "forum")))


async def opened_in(world: World, forum: simcord.ChannelHandle) -> Table:
    """Choose the forum and open a table from #games; return it."""
    said = await choose(world, forum)
    assert f"<#{forum.id}>" in said.text
    opened = answer(await world.ann.slash(world.games, "match new", game="auction"))
    post = max(forum.threads, key=lambda each: each.id)
    assert f"<#{post.id}>" in opened.text
    return Table(world, post, int(opened.text.partition("#")[2].partition(":")[0]))


async def test_a_table_is_the_first_message_of_its_post_and_tags_follow_the_match(world: World) -> None:
    """From the first to the last tag, which the bot makes; those that people gave the post stay."""
    forum = forum_of(world, "cosy", manage_channels=True)
    table = await opened_in(world, forum)
    assert table.channel.name == "Auction #1 · Ann"
    (card,) = table.messages
    assert "Hosted by **Ann**" in card.text
    assert tags_of(world, table.channel, forum) == [OPEN]
    cosy = int(world.env.backend.get_channel(forum.id).available_tags[0]["id"])
    chosen = [cosy, *world.env.backend.get_channel(table.channel.id).applied_tags]
    world.env.backend.edit_channel(table.channel.id, {"applied_tags": chosen})
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    assert await tagged(world, table.channel, forum) == ["cosy", RUNNING]
    assert table.messages[0].message.id == card.message.id, "the first message is never deleted"
    await archive(world, table.channel, by_time=True)
    await stopped(table)
    assert await tagged(world, table.channel, forum) == ["cosy", ENDED]


async def test_without_the_permission_the_settings_say_which_tags_to_make(world: World) -> None:
    allow_opening_threads(world)
    forum = forum_of(world, RUNNING)
    said = await choose(world, forum)
    assert EN("settings-forum-permission", tags=EN.listed([OPEN, ENDED])) in said.text
    opened = answer(await world.ann.slash(world.games, "match new", game="auction"))
    assert "the table is open" in opened.text
    table = Table(world, forum.threads[0], 1)
    assert tags_of(world, table.channel, forum) == []
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    assert await tagged(world, table.channel, forum) == [RUNNING], "what people have made is found by its name"


async def test_a_forum_has_twenty_tags_at_most(world: World) -> None:
    forum = forum_of(world, *(f"tag {number}" for number in range(19)), manage_channels=True)
    said = await choose(world, forum)
    assert EN("settings-forum-full", tags=EN.listed([RUNNING, ENDED])) in said.text


async def test_a_forum_that_wants_a_tag_and_has_none_is_told(world: World, monkeypatch: Any) -> None:
    forum = forum_of(world)
    await choose(world, forum)
    monkeypatch.setattr(discord.ChannelFlags, "require_tag", True)
    said = answer(await world.ann.slash(world.games, "match new", game="auction"))
    assert EN("refusal-tag_required", channel=str(forum.id), tag=OPEN) in said.text
    assert (await world.bot.services.finder.card(MatchId(1))).status == "cancelled"
    assert forum.threads == []


async def test_the_same_forum_again_takes_it_away_and_a_deleted_one_is_no_home(world: World) -> None:
    forum = forum_of(world)
    assert EN("settings-forum", forum=f"<#{forum.id}>") in (await choose(world, forum)).text
    again = await choose(world, forum)
    assert EN("settings-forum-none") in again.text
    await choose(world, forum)
    await remove_channel(world, forum)
    await world.ann.slash(world.games, "match new", game="auction")
    assert len(world.games.threads) == 1


async def test_what_the_bot_may_not_do_in_a_forum_is_told_before(world: World) -> None:
    forum = forum_of(world)
    await forbid(world, forum, send_messages=True)
    said = await choose(world, forum)
    assert EN("permission-send_messages") in said.text
    await permit(world, forum)
    await choose(world, forum)
    await forbid(world, forum, attach_files=True)
    said = answer(await world.ann.slash(world.games, "match new", game="auction"))
    assert EN("permission-attach_files") in said.text
    assert forum.threads == []


async def test_a_deleted_first_message_and_a_deleted_post(world: World) -> None:
    """The table comes back below, and a new post is one press away."""
    table = await opened_in(world, forum_of(world))
    await remove_message(world, table.now)
    await world.boris.slash(table.channel, "match join")
    assert "Hosted by **Ann**" in table.now.text
    forum = world.env.backend.get_channel(table.channel.id).parent_id
    await remove_channel(world, table.channel)
    lost = [each for each in world.ann.user.dm_channel.history() if each.author == world.bot.user]
    assert lost, "the players are told"
    again = answer(await world.ann.user.click(lost[-1], label=EN("button-new-place")))
    card = await world.bot.services.finder.card(table.match)
    assert f"{card.channel_id}" in again.text and card.parent_id == forum
    assert card.channel_id != table.channel.id


async def test_a_rematch_is_a_post_too_and_calls_who_played(world: World) -> None:
    forum = forum_of(world)
    table = await opened_in(world, forum)
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    await stopped(table)
    await world.ann.slash(table.channel, "match rematch")
    post = max(forum.threads, key=lambda each: each.id)
    again = Table(world, post, 2)
    (card,) = again.messages
    assert "reserved for **Boris**" in card.text
    made: list[Any] = [each.json for each in world.env.http_requests if each.path.endswith("/threads")]
    assert made[-1]["message"]["allowed_mentions"]["users"] == [world.boris.id], "a change would tell nobody"
