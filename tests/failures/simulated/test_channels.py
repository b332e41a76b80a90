"""Threads, channels and servers of matches are changed by others: no match is lost, and its players know what to do.

| change | noticed at once | players | repaired by |
|---|---|---|---|
| thread deleted | yes | notified | a button in that DM, `/match table move` |
| channel deleted, with all its threads | yes | notified | `/match table move` |
| thread archived by time | yes | | the bot |
| thread archived by somebody | yes | | the bot, when there is something to show |
| thread archived and locked | at the next message | notified | reopening it; a button, `/match table move` |
| permission removed | at the next message | told which | granting it again (in the channel, in a role, by a role) |
| bot removed from server | yes | notified, play on by DM | an invitation; `/match table move`, `/match cancel` |
| server unavailable for a while | | | Discord |
"""

import discord
import pytest
import simcord

from cogs.messages.requests import MOST_TRIES
from playground.world import World
from tests.failures.matches import (
    HOUR,
    alarms,
    all_clear,
    assert_current,
    bidding,
    direct_messages,
    moves,
    opened,
    other,
    play_in,
    pledging,
)
from tests.failures.troubles import ARCHIVED, BROKEN, LOCKED, NO_ACCESS, NOT_ALLOWED, Trouble, inject, named
from tests.whole.presses import at_once
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import SentAway, allow_opening_threads, archive, forbid, remove_channel
from tests.whole.tables import Table, awaited_member, started

NEW = "Open a new thread"


async def press_in_direct_message(who: simcord.MemberActor, page: Seen, label: str) -> Seen:
    """Press a button of a direct message."""
    return answer(await who.user.click(page.message, label=label))


async def test_a_button_in_the_dm_opens_a_new_thread(world: World) -> None:
    table, first = await pledging(world)
    second = other(world, first)
    await remove_channel(world, table.channel)
    (alarm,) = alarms(world, second)
    assert NEW in alarm.buttons
    found = await press_in_direct_message(second, alarm, NEW)
    (thread,) = world.games.threads
    assert f"/{world.guild.id}/{thread.id}" in found.text
    await assert_current(table, seen(world.env, thread))
    assert f"<@{first.id}>" in seen(world.env, thread)[-1].text, "who is awaited is called again at the new place"
    assert set(thread._channel.thread_members) >= {first.id, second.id}
    assert all(f"/{thread.id}" in page.text for who in (first, second) for page in all_clear(world, who))
    assert [len(all_clear(world, who)) for who in (first, second)] == [1, 1]
    await Table(world, thread, table.match).play(first, "pledge 1")
    assert await moves(table) == ["open", "pledge 1"]


async def test_two_who_press_it_get_one_thread(world: World) -> None:
    table, _ = await pledging(world)
    await remove_channel(world, table.channel)
    (mine,), (theirs,) = alarms(world, world.ann), alarms(world, world.boris)
    results = await at_once(world, (world.ann, mine, NEW), (world.boris, theirs, NEW))
    assert len(world.games.threads) == 1
    assert all("shown again" in answer(result).text for result in results)
    await assert_current(table, seen(world.env, world.games.threads[0]))


async def test_an_old_button_for_a_new_thread_opens_none(world: World) -> None:
    table, first = await pledging(world)
    await remove_channel(world, table.channel)
    old = alarms(world, first)[0].custom_id(NEW)
    await first.slash(world.guild.channels["general"], "match table move", match="1")
    await world.env.settle()
    assert NEW not in direct_messages(world, first)[-1].buttons
    services = world.bot.services
    assert (await services.finder.card(table.match)).channel_id == world.guild.channels["general"].id
    assert old.split("|")[3] == "newplace"
    assert world.games.threads == []


async def test_a_deleted_channel_takes_its_threads_with_it(world: World) -> None:
    table, first = await pledging(world)
    await remove_channel(world, world.games)
    (alarm,) = alarms(world, first)
    assert NEW not in alarm.buttons
    assert "match table move" in alarm.text
    general = world.guild.channels["general"]
    moved = answer(await first.slash(general, "match table move", match="1", where="thread"))
    assert f"<#{general.threads[0].id}>" in moved.text
    await assert_current(table, seen(world.env, general.threads[0]))


async def test_players_of_more_matches_than_a_list_shows_are_all_notified(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("play.match.finder.LONGEST_LIST", 1)
    await started(world)
    await started(world)
    await remove_channel(world, world.games)
    assert len(alarms(world, world.boris)) == 2


async def test_play_goes_on_by_dm_while_the_table_is_lost(world: World) -> None:
    table, first = await pledging(world)
    await remove_channel(world, table.channel)
    (alarm,) = alarms(world, first)
    asked = await press_in_direct_message(first, alarm, "Make a move")
    choice = answer(await first.user.click(asked.message, label=asked.buttons[1]))
    done = answer(await first.user.click(choice.message, label="Confirm"))
    assert "Done" in done.text
    assert await moves(table) == ["open", "pledge 1"]
    assert len(alarms(world, first)) == 1


async def test_a_match_of_a_server_does_not_move_into_direct_messages(world: World) -> None:
    table, first = await pledging(world)
    await remove_channel(world, table.channel)
    assert "only on the server of the match" in answer(await first.user.slash("match table move", match="1")).text
    services = world.bot.services
    assert (await services.finder.card(table.match)).channel_id == table.channel.id


async def test_a_locked_thread_shows_the_table_when_somebody_opens_it(world: World) -> None:
    table, first = await opened(world)
    await archive(world, table.channel, locked=True)
    inject(world, "*", f"/channels/{table.channel.id}/messages*", LOCKED, times=None)
    await play_in(world, first, "open")
    (alarm,) = alarms(world, first)
    assert "locked" in alarm.text
    assert NEW in alarm.buttons
    world.env.backend.faults.clear()
    world.env.backend.edit_channel(table.channel.id, {}, thread_metadata={"archived": False, "locked": False})
    await world.env.settle()
    await assert_current(table)
    assert len(all_clear(world, first)) == 1
    assert await moves(table) == ["open"]


def is_archived(table: Table) -> bool:
    """Return whether the thread of the table is archived."""
    metadata = table.channel._channel.thread_metadata
    assert metadata is not None
    return metadata.archived


async def test_an_archived_thread_is_reopened_and_nobody_is_notified(world: World) -> None:
    table, first = await opened(world)
    allow_opening_threads(world)
    for _ in range(2):
        await archive(world, table.channel, by_time=True)
        assert table.channel._channel.thread_metadata is not None
        assert not table.channel._channel.thread_metadata.archived
    await table.play(first, "open")
    await assert_current(table)
    assert alarms(world, first) == []


async def test_a_thread_that_somebody_archives_stays_so_until_there_is_something_to_show(world: World) -> None:
    table, first = await pledging(world)
    allow_opening_threads(world)
    await archive(world, table.channel)
    assert is_archived(table)
    inject(world, "POST", f"/channels/{table.channel.id}/messages", ARCHIVED)
    await play_in_general(world, first, "pledge 1")
    assert not is_archived(table)
    await assert_current(table)


@pytest.mark.parametrize("trouble", [NOT_ALLOWED, LOCKED, BROKEN], ids=named)
async def test_a_thread_that_the_bot_cannot_reopen_is_given_up(world: World, trouble: Trouble) -> None:
    table, first = await opened(world)
    inject(world, "PATCH", f"/channels/{table.channel.id}", trouble, times=None)
    before = len(world.env.http_requests)
    await archive(world, table.channel, by_time=True)
    await world.env.advance_time(2 * HOUR)
    tried = [each for each in world.env.http_requests[before:] if each.path == f"/channels/{table.channel.id}"]
    assert sum(each.method == "PATCH" for each in tried) == (MOST_TRIES if trouble is BROKEN else 1)
    assert alarms(world, first) == []


async def test_an_archived_thread_of_an_ended_match_stays_archived(world: World) -> None:
    table = await started(world)
    allow_opening_threads(world)
    asked = answer(await world.ann.slash(table.channel, "match cancel"))
    await world.ann.click(asked.message, label="Cancel match")
    await archive(world, table.channel)
    assert table.channel._channel.thread_metadata is not None
    assert table.channel._channel.thread_metadata.archived


@pytest.mark.parametrize(
    ("taken", "said"),
    [("view_channel", "View Channel"), ("send_messages", "Send Messages"), ("attach_files", "Attach Files")],
)
async def test_the_permission_that_was_taken_is_named(world: World, taken: str, said: str) -> None:
    table = await started(world, where="here")
    await forbid(world, world.games, **{taken: True})
    # The simulator lets files pass.
    inject(
        world, "*", f"/channels/{world.games.id}/messages*", NO_ACCESS if taken == "view_channel" else NOT_ALLOWED, None
    )
    first = await awaited_member(table)
    await play_in_general(world, first, "open")
    await play_in_general(world, first, "pledge 0")
    for who in (world.ann, world.boris):
        (alarm,) = alarms(world, who)
        assert said in alarm.text


async def test_a_role_that_gives_the_permission_back_mends_it(world: World) -> None:
    table = await started(world, where="here")
    send = discord.Permissions(send_messages=True).value
    role, everyone = world.guild.roles["Sealed Orders"], world.guild.default_role
    before = role._role.permissions
    edit_role(world, everyone, everyone._role.permissions & ~send)
    edit_role(world, role, before & ~send)
    await world.env.settle()
    first = await awaited_member(table)
    await play_in_general(world, first, "open")
    await play_in_general(world, first, "pledge 0")
    assert len(alarms(world, first)) == 1
    edit_role(world, role, before)
    await world.env.settle()
    await assert_current(table)
    assert len(all_clear(world, first)) == 1


async def test_a_server_that_removes_the_bot_and_adds_it_again(world: World) -> None:
    table, first = await pledging(world)
    server = SentAway(world)
    before = len(world.env.http_requests)
    await server.go()
    sent = [each for each in world.env.http_requests[before:] if str(table.channel.id) in each.path]
    assert sent == [], "nothing is asked of that server"
    for who in (first, other(world, first)):
        (alarm,) = alarms(world, who)
        assert "no longer on the server" in alarm.text
        assert "match table move" not in alarm.text
        assert NEW not in alarm.buttons
    asked = await press_in_direct_message(first, alarms(world, first)[0], "Make a move")
    choice = answer(await first.user.click(asked.message, label=asked.buttons[1]))
    await first.user.click(choice.message, label="Confirm")
    assert await moves(table) == ["open", "pledge 1"]
    assert len(alarms(world, first)) == 1
    await server.come_back()
    await assert_current(table)
    assert alarms(world, first) == []
    await table.play(other(world, first), "pledge 0")
    await assert_current(table)


async def test_a_match_of_a_lost_server_can_be_cancelled_by_dm(world: World) -> None:
    table, first = await pledging(world)
    await SentAway(world).go()
    for who in (world.ann, world.boris):
        assert (await table.observation()).status == "running"
        asked = answer(await who.user.slash("match cancel", match="1"))
        said = answer(await who.user.click(asked.message, label="Yes, cancel the match"))
    assert "cancelled" in said.text
    assert (await table.observation()).status == "cancelled"
    assert "not in any match" in answer(await first.user.slash("match mine")).text


async def test_a_match_of_a_server_that_is_gone_moves_to_no_other_server(world: World) -> None:
    table, first = await pledging(world)
    elsewhere = world.env.create_guild("Elsewhere", owner=world.ann.user)
    elsewhere.roles["Sealed Orders"]._role.permissions = world.guild.roles["Sealed Orders"]._role.permissions
    channel = elsewhere.create_text_channel("play")
    ann = elsewhere.add_member(world.ann.user)
    await world.env.settle()
    await SentAway(world).go()
    refused = answer(await ann.slash(channel, "match table move", match="1", where="thread"))
    assert "only on the server of the match" in refused.text
    assert channel.threads == []
    asked = answer(await first.user.slash("play", line="pledge 1", match="1"))
    await first.user.click(asked.message, label="Confirm")
    assert await moves(table) == ["open", "pledge 1"]


async def test_a_server_that_removes_the_bot_while_it_is_down(world: World) -> None:
    table, first = await pledging(world)
    server = SentAway(world)
    await world.bot.close()
    await server.go()
    await world.restart()
    assert len(alarms(world, first)) == 1
    await world.restart()
    assert len(alarms(world, first)) == 1
    asked = answer(await first.user.slash("play", line="pledge 1", match="1"))
    await first.user.click(asked.message, label="Confirm")
    assert len(alarms(world, first)) == 1
    assert await moves(table) == ["open", "pledge 1"]
    await world.bot.close()
    await server.come_back()
    await world.restart()
    await assert_current(table)


async def test_a_channel_that_is_deleted_while_the_bot_is_down_is_noticed_at_the_next_move(world: World) -> None:
    table, first = await pledging(world)
    await world.bot.close()
    await remove_channel(world, table.channel)
    await world.restart()
    asked = answer(await first.user.slash("play", line="pledge 1", match="1"))
    await first.user.click(asked.message, label="Confirm")
    assert len(alarms(world, first)) == 1
    assert await moves(table) == ["open", "pledge 1"]


async def test_a_server_that_is_unavailable_for_a_while_notifies_nobody(world: World) -> None:
    table, first = await pledging(world)
    backend = world.env.backend
    backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    await play_dm(first, "pledge 1")
    from simcord.backend import serializers

    back = {**serializers.guild_create_payload(backend, backend.guilds[world.guild.id]), "unavailable": False}
    backend.emit("GUILD_CREATE", back)
    await world.env.settle()
    await world.env.advance_time(HOUR)
    await assert_current(table)
    assert alarms(world, first) == []


async def test_a_deleted_secret_message_is_still_behind_the_button(world: World) -> None:
    table, first = await bidding(world)
    for page in direct_messages(world, first):
        world.env.backend.delete_message(page.channel_id, page.message.id)
    assert "Your cards" in answer(await table.press(first, "Hand")).text
    assert await moves(table) == ["open", "pledge 0", "pledge 0"]


def edit_role(world: World, role: simcord.RoleHandle, permissions: int) -> None:
    """Change what a role may do."""
    world.env.backend.edit_role(world.guild.id, role.id, {"permissions": permissions})


async def play_in_general(world: World, who: simcord.MemberActor, line: str) -> None:
    """Play from another channel than #games."""
    asked = answer(await who.slash(world.guild.channels["general"], "play", line=line, match="1"))
    await who.click(asked.message, label="Confirm")


async def play_dm(who: simcord.MemberActor, line: str) -> None:
    """Play by direct message."""
    asked = answer(await who.user.slash("play", line=line, match="1"))
    await who.user.click(asked.message, label="Confirm")
