"""Where a table opens: channels for announcements have threads of their own kind, and private threads stay private."""

import pytest
import simcord

from playground.world import World
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import remove_channel
from tests.whole.tables import Table, open_table

NEWS_THREAD, PRIVATE_THREAD = 10, 12


async def private_thread(world: World, *people: simcord.MemberActor) -> simcord.ChannelHandle:
    """Return a private thread below #games in which the bot and these people are."""
    backend = world.env.backend
    thread = backend.create_thread(world.games.id, "secret", people[0].id, type=PRIVATE_THREAD)
    for user_id in (backend.bot_user.id, *(each.id for each in people)):
        backend.add_thread_member(thread.id, user_id)
    await world.env.settle()
    return next(each for each in world.games.threads if each.id == thread.id)


async def open_here(world: World, channel: simcord.ChannelHandle, **options: object) -> Seen:
    """Let Ann open a table from a channel."""
    return answer(await world.ann.slash(channel, "match new", game="auction", **options))


async def test_a_channel_for_announcements_gets_a_thread_of_its_kind(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The simulator takes this kind for a channel.
    monkeypatch.setattr("simcord.backend.models.channel.THREAD_TYPES", (NEWS_THREAD, 11, PRIVATE_THREAD))
    news = world.guild.create_news_channel("news")
    await world.env.settle()
    assert "the table is open" in (await open_here(world, news)).text
    (thread,) = news.threads
    assert world.env.backend.get_channel(thread.id).type == NEWS_THREAD


async def test_a_table_opened_in_a_private_thread_is_in_it(world: World) -> None:
    thread = await private_thread(world, world.ann, world.boris)
    assert f"<#{thread.id}>" in (await open_here(world, thread)).text
    assert "already running in this channel" in (await open_here(world, thread, where="thread")).text
    assert len(world.games.threads) == 1
    assert "Join" in seen(world.env, thread)[-1].buttons


async def test_a_match_moved_to_a_private_thread_is_in_it(world: World) -> None:
    table = await open_table(world)
    thread = await private_thread(world, world.ann)
    before = len(world.games.threads)
    moved = answer(await world.ann.slash(thread, "match table move", match="1", where="thread"))
    assert f"<#{thread.id}>" in moved.text
    assert len(world.games.threads) == before
    assert "Join" in seen(world.env, thread)[-1].buttons
    assert table.match == 1


async def test_a_match_moves_to_a_private_thread_only_with_all_its_players(world: World) -> None:
    table = await open_table(world)
    await table.press(world.boris, "Join")
    thread = await private_thread(world, world.ann)
    refused = answer(await world.ann.slash(thread, "match table move", match="1"))
    assert "Boris cannot see this channel" in refused.text


async def test_a_rematch_stays_in_its_private_thread(world: World) -> None:
    thread = await private_thread(world, world.ann, world.boris)
    await open_here(world, thread)
    table = Table(world, thread, 1)
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    asked = answer(await world.ann.slash(thread, "match resign"))
    await world.ann.click(asked.message, label="Resign")
    before = len(world.games.threads)
    again = answer(await table.press(world.boris, "Rematch"))
    assert f"<#{thread.id}>" in again.text
    assert len(world.games.threads) == before


async def test_a_lost_private_thread_gets_no_thread_that_all_see(world: World) -> None:
    thread = await private_thread(world, world.ann, world.boris)
    await open_here(world, thread)
    await Table(world, thread, 1).press(world.boris, "Join")
    await remove_channel(world, thread)
    alarm = seen(world.env, world.boris.user.dm_channel)[-1]
    assert "cannot be shown" in alarm.text
    assert "Open a new thread" not in alarm.buttons
