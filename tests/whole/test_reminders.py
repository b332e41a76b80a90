"""Reminders as people get them: by direct message with the choices, or by mention; once, also if the bot is killed."""

import asyncio
from typing import Any

import pytest
import simcord

from play.reminders.reminders import Reminders
from playground.world import World
from render.verbs import SET
from tests.whole.seen import Seen, answer, seen
from tests.whole.tables import Table, awaited_member, started

HOUR = 3_600
SILENT = 1 << 12


async def daily(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return a tally of a day for each decision, and who is awaited."""
    table = await started(world, pace="daily")
    return table, await awaited_member(table)


def bells(world: World, channel: Any) -> list[Seen]:
    """Return the reminders in a channel."""
    return [each for each in seen(world.env, channel) if "last call" in each.text or "half of your time" in each.text]


async def test_a_reminder_comes_by_direct_message_with_the_choices(world: World) -> None:
    table, first = await daily(world)
    await world.env.advance_time(13 * HOUR)
    (half,) = bells(world, first.user.dm_channel)
    assert "half of your time is over" in half.text
    assert bells(world, table.channel) == []
    await world.env.advance_time(9 * HOUR)
    last = bells(world, first.user.dm_channel)[-1]
    assert "last call" in last.text
    await first.user.click(last.message, label="Confirm")
    assert (await table.observation()).revision == 2
    await world.env.advance_time(HOUR)
    assert len(bells(world, first.user.dm_channel)) == 2


@pytest.mark.parametrize(("how", "where"), [("mention", "table"), ("off", "nowhere"), ("dm", "table")])
async def test_how_a_person_wants_it(world: World, how: str, where: str) -> None:
    table, first = await daily(world)
    page = answer(await first.slash(world.games, "settings me"))
    await first.select(page.message, [how], custom_id=page.list_id(SET, "reminders"))
    if how == "dm":
        world.close_dms(first)
    await world.env.advance_time(13 * HOUR)
    await world.env.advance_time(9 * HOUR)
    assert bells(world, first.user.dm_channel) == []
    said = bells(world, table.channel)
    assert len(said) == (2 if where == "table" else 0)
    assert all(f"<@{first.id}>" in each.text for each in said)


@pytest.mark.parametrize("before", ["announce", "finish"])
async def test_the_last_call_comes_once_when_the_bot_is_killed(
    world: World, before: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed before the message is announced, or after it was sent: once all the same."""
    table, first = await daily(world)
    await world.env.advance_time(14 * HOUR)
    assert len(bells(world, first.user.dm_channel)) == 1
    _killed_at(before, monkeypatch)
    await world.env.advance_time(8 * HOUR)
    assert len(bells(world, first.user.dm_channel)) == (1 if before == "announce" else 2)
    monkeypatch.undo()
    await world.crash()
    await world.env.advance_time(HOUR)
    assert [("last call" in each.text) for each in bells(world, first.user.dm_channel)] == [False, True]
    assert (await table.observation()).revision == 1


def _killed_at(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(Reminders, name, killed)


@pytest.mark.parametrize("how", ["pressed", "typed", ""])
async def test_a_choice_that_is_not_confirmed_is_said_at_the_last_call(world: World, how: str) -> None:
    table, first = await daily(world)
    await table.play(first, "open")
    if how == "typed":
        await first.slash(table.channel, "play", line="pledge 1")
    elif how == "pressed":
        menu = await table.open_menu(first)
        await first.click(menu.message, label=menu.buttons[1])
    await world.env.advance_time(13 * HOUR)
    await world.env.advance_time(10 * HOUR)
    last = bells(world, first.user.dm_channel)[-1]
    assert "last call" in last.text
    assert ("**not confirmed**" in last.text) == (how != "")


async def test_a_digest_lists_what_waits_instead_of_single_reminders(world: World) -> None:
    table, first = await daily(world)
    page = answer(await first.slash(world.games, "settings me"))
    await first.select(page.message, ["digest"], custom_id=page.list_id(SET, "reminders"))
    for _ in range(4):
        await world.env.advance_time(6 * HOUR - 600)
    assert bells(world, first.user.dm_channel) == []
    (digest,) = [each for each in seen(world.env, first.user.dm_channel) if "Waiting for you (1)" in each.text]
    following = answer(await first.user.click(digest.message, label="Next match"))
    assert any(str(part.get("custom_id")).startswith(f"so|{table.match}.") for part in following.parts)


@pytest.mark.parametrize("others", [1, 2])
async def test_who_holds_up_all_others_alone_is_told_once(world: World, others: int) -> None:
    """Of two people each knows that the other waits."""
    table = await started(world, "auction", *(world.boris, world.vera)[:others], pace="daily")
    first = await awaited_member(table)
    await world.env.advance_time(14 * HOUR)
    await world.env.advance_time(8 * HOUR)
    said = [("waiting for you alone" in each.text) for each in bells(world, first.user.dm_channel)]
    assert said == [False, others > 1]


async def test_a_new_table_message_is_silent_unless_somebody_wants_to_hear_it(world: World) -> None:
    for member, how in ((world.ann, "quiet"), (world.boris, "loud")):
        await world.bot.services.people.change(member.id, mentions=how)  # type: ignore[arg-type]  # one of the two
    table, first = await daily(world)
    posts = [each for each in world.env.http_requests if each.method == "POST" and "messages" in each.path]
    silent = [bool((each.json or {}).get("flags", 0) & SILENT) for each in posts if str(table.channel.id) in each.path]
    assert silent[0]
    assert silent[-1] == (first.id == world.ann.id)
