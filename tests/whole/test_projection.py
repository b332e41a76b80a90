"""Discord shows what is stored: after moves, deletions, outages, lost channels, restarts."""

import asyncio
from typing import Any

import simcord

from db.rows import shown
from games.kernel.ids import MatchId
from playground.world import World
from tests.whole.presses import at_once
from tests.whole.seen import answer, seen
from tests.whole.staff import allow_opening_threads, archive, forbid, permit, remove_channel, remove_message
from tests.whole.tables import Table, awaited_member, open_table, started

MINUTE = 60


async def pledging(world: World) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """Return an auction at its pledges: the table, the player who pledges first, and the other."""
    table = await started(world)
    first = await awaited_member(table)
    await table.play(first, "open")
    return table, first, world.boris if first.id == world.ann.id else world.ann


def writes(world: World, table: Table) -> list[str]:
    """What the bot has sent to the table's channel so far: `POST` for messages, `PATCH` for edits."""
    path = f"/channels/{table.channel.id}/messages"
    return [entry.method for entry in world.env.http_requests if entry.path.startswith(path)]


async def test_the_next_turn_of_the_same_person_is_an_edit(world: World) -> None:
    table = await started(world)
    first = await awaited_member(table)
    before = [page.message.id for page in table.messages]
    await table.play(first, "open")
    assert [page.message.id for page in table.messages] == before
    assert "pledg" in table.now.text.lower()


async def test_the_turn_of_another_person_is_a_new_message_and_the_old_one_shrinks(world: World) -> None:
    table, first, second = await pledging(world)
    old = table.now
    await table.play(first, "pledge 1")
    assert table.now.message.id != old.message.id
    assert table.now.called == [second.id]
    shrunk = next(page for page in table.messages if page.message.id == old.message.id)
    assert shrunk.buttons == []
    assert shrunk.alt_texts == []
    assert "earlier" in shrunk.text
    assert "puts 1 coin" in shrunk.text


async def test_every_event_stays_readable_once(world: World) -> None:
    table, first, second = await pledging(world)
    await table.play(first, "pledge 1")
    await table.play(second, "pledge 2")
    earlier = [page for page in table.messages if "earlier" in page.text]
    lines = [line for page in earlier for line in page.text.splitlines() if "puts" in line]
    assert len(lines) == len(set(lines)) == 2


async def claimed_elsewhere(table: Table) -> None:
    """Let another process begin to show the match."""
    at, services = table.world.bot.now(), table.world.bot.services
    claim = shown.Claim("another", at, at + MINUTE)
    assert await services.shown._context.database.write(shown.claim, table.match, claim)


async def test_what_another_process_shows_is_left_to_it_until_its_claim_ends(world: World) -> None:
    """Then it is shown here too: the other one may have ended."""
    table, first, second = await pledging(world)
    await claimed_elsewhere(table)
    before = writes(world, table)
    await table.play(first, "pledge 1")
    assert (await table.observation()).revision == 3
    await world.env.advance_time(MINUTE - 1)
    assert writes(world, table) == before
    await world.env.advance_time(2)
    assert table.now.called == [second.id]


async def look_at_others(world: World) -> None:
    """Let the bot look once at what other processes have changed."""
    with world.env._bot_scope():
        await world.bot.waking.look()
    await world.env.settle()


async def test_what_another_process_leaves_is_taken_up_with_the_next_look(world: World) -> None:
    """It has let the server go meanwhile. Would catch a table that stays old until the claim would have ended."""
    table, first, second = await pledging(world)
    await claimed_elsewhere(table)
    await table.play(first, "pledge 1")
    await look_at_others(world)
    await look_at_others(world)
    assert table.now.called == [first.id]
    await world.bot.services.shown._context.database.write(shown.release, table.match, "another")
    await look_at_others(world)
    assert table.now.called == [second.id]


async def test_a_bot_that_starts_takes_over_what_another_had_begun_to_show(world: World) -> None:
    table, first, second = await pledging(world)
    await claimed_elsewhere(table)
    await table.play(first, "pledge 1")
    await world.crash()
    await world.env.settle()
    assert table.now.called == [second.id]


async def test_a_person_without_mentions_is_named_without_a_notification(world: World) -> None:
    page = answer(await world.boris.slash(world.games, "settings me"))
    await world.boris.select(page.message, ["quiet"], custom_id="so|0|0|set|mentions")
    table = await started(world)
    first = await awaited_member(table)
    if first.id == world.ann.id:
        await table.play(first, "open")
        await table.play(first, "pledge 0")
    assert f"<@{world.boris.id}>" in table.now.text
    posts = [each for each in world.env.http_requests if each.method == "POST" and each.path.endswith("/messages")]
    body: Any = next(each.json for each in reversed(posts) if str(table.channel.id) in each.path)
    assert body["allowed_mentions"].get("users", []) == []


async def test_nothing_is_sent_when_nothing_has_changed(world: World) -> None:
    table, _, _ = await pledging(world)
    before = len(writes(world, table))
    for _ in range(5):
        world.bot.projection.refresh(table.match)
    await world.env.settle()
    assert len(writes(world, table)) == before


async def test_many_changes_at_once_cost_few_edits(world: World) -> None:
    table = await open_table(world)
    before = len(writes(world, table))
    await at_once(world, *[(world.ann, table.now, "Add a computer")] * 3)
    assert "Ivo" in table.now.text
    assert len(writes(world, table)) - before <= 2


async def test_a_deleted_table_comes_back(world: World) -> None:
    table, first, _ = await pledging(world)
    await remove_message(world, table.now)
    await table.play(first, "pledge 1")
    assert "Make a move" in table.now.buttons
    assert "Round 1" in table.now.text


async def test_a_deleted_table_comes_back_at_an_edit_too(world: World) -> None:
    table = await started(world)
    first = await awaited_member(table)
    await remove_message(world, table.now)
    await table.play(first, "open")
    assert "Make a move" in table.now.buttons


async def test_an_archived_thread_is_opened_again(world: World) -> None:
    table, first, _ = await pledging(world)
    allow_opening_threads(world)
    await archive(world, table.channel, by_time=True)
    metadata = table.channel._channel.thread_metadata
    assert metadata is not None
    assert not metadata.archived
    await table.play(first, "pledge 1")
    assert "Make a move" in table.now.buttons


async def test_an_edit_that_meets_an_archived_thread_opens_it(world: World) -> None:
    table = await started(world)
    allow_opening_threads(world)
    path = f"/channels/{table.channel.id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=1)
    await table.play(await awaited_member(table), "open")
    assert "pledging" in table.now.text


async def test_a_locked_thread_is_not_reopened_and_the_players_are_notified(world: World) -> None:
    table = await started(world)
    first = await awaited_member(table)
    await archive(world, table.channel, locked=True)
    world.env.inject_error(
        "PATCH", f"/channels/{table.channel.id}/messages/*", status=400, code=50083, message="archived", times=None
    )
    await play_in(world, first, "open")
    notices = [page for page in seen(world.env, first.user.dm_channel) if "cannot be shown" in page.text]
    assert len(notices) == 1
    assert "locked" in notices[0].text


async def test_players_of_a_deleted_thread_are_told_once_how_to_repair_it(world: World) -> None:
    table, first, second = await pledging(world)
    await remove_channel(world, table.channel)
    for who in (first, second):
        notices = [page for page in seen(world.env, who.user.dm_channel) if "cannot be shown" in page.text]
        assert len(notices) == 1
        assert "match table move" in notices[0].text
    await play_in(world, first, "pledge 1")
    notices = [page for page in seen(world.env, first.user.dm_channel) if "cannot be shown" in page.text]
    assert len(notices) == 1


async def test_match_move_brings_a_lost_match_back(world: World) -> None:
    table, first, _ = await pledging(world)
    await remove_channel(world, table.channel)
    general = world.guild.channels["general"]
    moved = answer(await first.slash(general, "match table move", match=str(table.match)))
    assert f"<#{general.id}>" in moved.text
    assert "Make a move" in seen(world.env, general)[-1].buttons


async def test_match_move_to_a_new_thread_says_so_at_the_old_place(world: World) -> None:
    table, first, _ = await pledging(world)
    general = world.guild.channels["general"]
    await first.slash(general, "match table move", match=str(table.match), where="thread")
    thread = general.threads[0]
    assert "Make a move" in seen(world.env, thread)[-1].buttons
    assert f"<#{thread.id}>" in table.now.text
    assert table.now.buttons == []


async def test_a_stranger_cannot_move_a_match(world: World) -> None:
    table, _, _ = await pledging(world)
    general = world.guild.channels["general"]
    await world.gleb.slash(general, "match table move", match=str(table.match))
    assert seen(world.env, general) == []


async def test_a_missing_permission_is_named_and_the_table_returns_when_it_is_granted(
    world: World,
) -> None:
    table = await open_table(world, where="here")
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    first = await awaited_member(table)
    await forbid(world, world.games, send_messages=True, attach_files=True)
    await table.play(first, "open")
    await table.play(first, "pledge 0")
    notices = [page for page in seen(world.env, first.user.dm_channel) if "cannot be shown" in page.text]
    assert len(notices) == 1
    assert "Send Messages" in notices[0].text
    await permit(world, world.games)
    assert "Make a move" in table.now.buttons
    assert (await table.observation()).revision == 3


async def test_the_table_is_updated_after_an_outage(world: World, faults: list[str]) -> None:
    table, first, _ = await pledging(world)
    # Neither the picture nor the text instead of it gets through.
    world.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=503, times=2)
    before = table.now
    await table.play(first, "pledge 1")
    assert table.now.message.id == before.message.id
    await world.env.advance_time(MINUTE)
    assert table.now.message.id != before.message.id
    assert faults == []


async def test_after_a_restart_buttons_work_and_outdated_tables_are_updated(world: World) -> None:
    table, first, second = await pledging(world)
    page = table.now
    await world.restart()
    asked = answer(await table.press(first, "Make a move", on=page))
    await world.restart()
    choice = answer(await first.click(asked.message, label=asked.buttons[0]))
    await world.restart()
    await first.click(choice.message, label="Confirm")
    assert table.now.called == [second.id]


async def test_a_crash_between_saving_and_showing_is_repaired_at_the_start(world: World) -> None:
    table, first, second = await pledging(world)
    world.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=503, times=1)
    await table.play(first, "pledge 1")
    await world.crash()
    assert table.now.called == [second.id]
    count = len(table.messages)
    await world.crash()
    assert len(table.messages) == count


async def test_a_message_that_is_sent_again_is_recognised_by_discord(world: World) -> None:
    table, first, _ = await pledging(world)
    path = f"/channels/{table.channel.id}/messages"
    world.env.inject_error("POST", path, status=503, times=1)
    await table.play(first, "pledge 1")
    await world.crash()
    posts: list[Any] = [each.json for each in world.env.http_requests if (each.method, each.path) == ("POST", path)]
    nonces = [post["nonce"] for post in posts]
    assert nonces[-1] == nonces[-2], "the message that failed and the one after the crash are one"
    assert len(set(nonces)) == len(nonces) - 1
    assert all(post["enforce_nonce"] for post in posts)


async def test_pictures_that_fail_are_replaced_by_text(world: World, faults: list[str]) -> None:
    from tests.whole.painters import Broken

    table = await started(world)
    world.bot.presenter._painter = Broken()
    first = await awaited_member(table)
    await table.play(first, "open")
    assert table.now.alt_texts == []
    assert "Ann" in table.now.text
    assert len(faults) >= 1
    assert all("picture" in fault for fault in faults)
    faults.clear()


async def test_threads_of_a_new_server_are_made_anew(world: World) -> None:
    table, first, _ = await pledging(world)
    backend = world.env.backend
    del backend.channels[table.channel.id]
    backend.guilds[world.guild.id].thread_ids.remove(table.channel.id)
    await world.restart()
    moved = await world.bot.rebind_lost_matches(world.games.id)
    assert moved == 1
    thread = world.games.threads[-1]
    await quiet(world)
    note, shown = seen(world.env, thread)
    assert "continues here" in note.text
    assert "Make a move" in shown.buttons
    again = Table(world, thread, MatchId(1))
    await again.play(first, "pledge 0")


async def quiet(world: World) -> None:
    """Wait for tasks that were not started by Discord, which the simulator does not wait for."""
    working = world.bot.projection._workers
    await asyncio.gather(*working)


async def play_in(world: World, who: simcord.MemberActor, line: str) -> None:
    """Play from a channel that is not the table's."""
    asked = answer(await who.slash(world.games, "play", line=line))
    await who.click(asked.message, label="Confirm")
