"""Nobody is called at night: the table calls in the morning, once, also to hear that a match is over."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import simcord

from playground.world import World
from render.verbs import SET
from tests.play.due import not_as_derived
from tests.whole.seen import answer
from tests.whole.tables import Table, awaited_member, member_at, started

HOUR, DAY_MINUTES = 3_600, 1_440
SILENT = 1 << 12


@pytest.fixture(autouse=True)
async def calls_are_stored(world: World) -> AsyncIterator[None]:
    """In the end what is due is stored as it is derived: when a table calls is noted with what it shows."""
    yield
    assert await world.bot.services._context.database.read(not_as_derived) == ()


async def falls_asleep(world: World, who: simcord.MemberActor, hours: int = 3) -> None:
    """Let it be night for a person since an hour ago, and for so many `hours`."""
    minute = world.bot.now() // 60
    sleeps_at, wakes_at = (minute - 60) % DAY_MINUTES, (minute + hours * 60) % DAY_MINUTES
    await world.bot.services.people.change(who.id, time_zone="UTC", sleeps_at=sleeps_at, wakes_at=wakes_at)


async def asleep_when_awaited(world: World) -> tuple[Table, simcord.MemberActor, simcord.MemberActor]:
    """Return an auction at its pledges, who pledges first, and the other, who has gone to bed."""
    table = await started(world, pace="daily")
    first = await awaited_member(table)
    second = world.boris if first.id == world.ann.id else world.ann
    await table.play(first, "open")
    await falls_asleep(world, second)
    return table, first, second


def calls(world: World, table: Table, button: str = "") -> list[int]:
    """Return whom the table has called with a sound so far, in messages with that button."""
    path = f"/channels/{table.channel.id}/messages"
    posts = [each for each in world.env.http_requests if each.method == "POST" and each.path == path]
    told = [
        (each.json or {}).get("allowed_mentions", {}).get("users", []) for each in posts if button in str(each.json)
    ]
    return [int(user_id) for users in told for user_id in users]


async def play_to_the_end(table: Table) -> None:
    """Let everybody take their first choice until the match is over."""
    services = table.world.bot.services
    for _ in range(200):
        with table.world.env._bot_scope():
            moment = await services.observations.moment(table.match)
            now = moment.public()
            if now.status != "running":
                break
            seat = now.awaited()[0].seat
            who = member_at(table, now, seat)
            await services.matches.submit_choice(table.match, who.id, now.revision, 0, moment)
        await table.world.env.settle()


async def test_who_sleeps_is_called_in_the_morning(world: World) -> None:
    table, first, second = await asleep_when_awaited(world)
    old = table.now
    await table.play(first, "pledge 1")
    assert table.now.message.id == old.message.id and second.id not in table.now.called
    await world.env.advance_time(2 * HOUR)
    assert calls(world, table) == [first.id]
    await world.env.advance_time(HOUR + 60)
    with world.env._bot_scope():
        world.bot.clock.wake()  # it beats seldom in tests
    await world.env.settle()
    assert table.now.message.id != old.message.id and table.now.called == [second.id]
    await world.env.advance_time(HOUR)
    assert calls(world, table) == [first.id, second.id]


async def test_who_answers_at_night_is_not_called(world: World) -> None:
    table, first, second = await asleep_when_awaited(world)
    await table.play(first, "pledge 1")
    await table.play(second, "pledge 2")
    with world.env._bot_scope():
        services = world.bot.services
        moment = await services.observations.moment(table.match)
        await services.matches.submit_choice(table.match, second.id, moment.public().revision, 0, moment)
    await world.env.settle()
    await world.env.advance_time(4 * HOUR)
    with world.env._bot_scope():
        world.bot.clock.wake()  # it beats seldom in tests
    await world.env.settle()
    assert second.id not in calls(world, table)


async def test_a_bot_that_dies_before_the_morning_leaves_the_call_to_the_next(world: World) -> None:
    table, first, second = await asleep_when_awaited(world)
    await table.play(first, "pledge 1")
    await world.crash()
    await world.env.advance_time(3 * HOUR + 60)
    assert table.now.called == [second.id]


async def test_a_direct_message_at_night_does_not_ring(world: World) -> None:
    table = await started(world, pace="daily")
    first = await awaited_member(table)
    await falls_asleep(world, first)
    before = len(world.env.http_requests)
    await world.bot.services.shown.forget_all(table.match)
    await table.refresh()
    channel: Any = first.user.dm_channel
    path = f"/channels/{channel.id}/messages"
    sent = [each for each in world.env.http_requests[before:] if each.method == "POST" and each.path == path]
    assert sent and all((each.json or {}).get("flags", 0) & SILENT for each in sent)


async def test_who_plays_live_stays_up(world: World) -> None:
    table = await started(world, pace="live")
    first = await awaited_member(table)
    second = world.boris if first.id == world.ann.id else world.ann
    await table.play(first, "open")
    await falls_asleep(world, second)
    await table.play(first, "pledge 1")
    assert table.now.called == [second.id]


@pytest.mark.parametrize("is_killed", [False, True], ids=["", "killed"])
async def test_everybody_hears_once_that_a_match_is_over(
    world: World, is_killed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, pace="daily")
    await falls_asleep(world, world.boris)
    if is_killed:
        _dies_once_it_has_told(world, monkeypatch)
    await play_to_the_end(table)
    if is_killed:
        monkeypatch.undo()
        await world.crash()
        await world.env.settle()
    assert (await table.observation()).status == "ended"
    assert table.now.called == [world.ann.id] and "Rematch" in table.now.buttons
    await world.env.advance_time(3 * HOUR + 60)
    await world.env.advance_time(30 * HOUR)
    assert table.now.called == [world.boris.id]
    assert sorted(calls(world, table, "Rematch")) == sorted([world.ann.id, world.boris.id])


def _dies_once_it_has_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be remembered of the result that was sent."""
    remember = type(world.bot.services.shown).remember

    async def dead(self: Any, known: Any, *found: Any, **kwargs: Any) -> None:
        moment = await world.bot.services.observations.moment(known.table.match_id)
        if moment.public().status == "ended":
            raise asyncio.CancelledError
        await remember(self, known, *found, **kwargs)

    monkeypatch.setattr(type(world.bot.services.shown), "remember", dead)


async def test_the_hour_of_the_digest_is_chosen_on_the_settings(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "settings me"))
    page = answer(await world.ann.select(page.message, ["digest"], custom_id=page.list_id(SET, "reminders")))
    page = answer(await world.ann.select(page.message, ["1140"], custom_id=page.list_id(SET, "digest_at")))
    assert (await world.bot.services.people.settings(world.ann.id)).digest_at == 1140
    await world.ann.select(page.message, ["morning"], custom_id=page.list_id(SET, "digest_at"))
    assert (await world.bot.services.people.settings(world.ann.id)).digest_at is None
