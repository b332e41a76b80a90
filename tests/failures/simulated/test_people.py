"""People who leave the server, or whom Discord no longer knows: the others are told, and need not wait for ever."""

import asyncio

import discord
import pytest

from cogs.gateway.members import PATIENCE_SECONDS
from playground.world import World
from tests.failures.matches import HOUR, assert_current, direct_messages, hands, moves, other, play_in, pledging
from tests.failures.troubles import BROKEN, NO_COMMON_SERVER, NO_USER, Trouble, healed, inject, named
from tests.whole.seen import answer
from tests.whole.tables import awaited_member, started


async def leave(world: World, name: str) -> None:
    """Let somebody leave the server whom the bot has not looked up for an hour."""
    world.env.backend.remove_member(world.guild.id, world.member(name).id)
    await world.env.advance_time(HOUR)


async def test_the_table_says_that_the_awaited_player_has_left(world: World) -> None:
    table, first = await pledging(world)
    second = other(world, first)
    await leave(world, second.name.capitalize())
    await table.play(first, "pledge 1")
    assert f"**{second.user.global_name}** has left this server" in table.now.text
    assert "match seat kick" in table.now.text
    assert await moves(table) == ["open", "pledge 1"]


async def test_a_look_up_that_takes_long_holds_up_no_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Discord is out of order, discord.py tries for half a minute, once for each person."""
    table, first = await pledging(world)
    await leave(world, other(world, first).name.capitalize())
    asked = []

    async def slow(_: discord.Guild, user_id: int) -> discord.Member:
        asked.append(user_id)
        await asyncio.sleep(25)
        return await fetch(_, user_id)

    fetch = discord.Guild.fetch_member
    monkeypatch.setattr(discord.Guild, "fetch_member", slow)
    await play_in(world, first, "pledge 1")
    await world.env.advance_time(PATIENCE_SECONDS)
    await assert_current(table)
    assert "has left" not in table.now.text, "nobody knows yet"
    await world.env.advance_time(25)
    await table.refresh()
    assert "has left" in table.now.text
    assert len(asked) == 1


async def test_asking_whom_the_match_waits_for_says_it(world: World) -> None:
    table, first = await pledging(world)
    await leave(world, first.name.capitalize())
    assert "has left" not in table.now.text
    await table.press(other(world, first), "Make a move")
    assert "has left" in table.now.text
    await assert_current(table)


async def test_a_player_who_left_plays_on_by_dm_and_is_greeted_when_back(world: World) -> None:
    table, first = await pledging(world)
    await leave(world, first.name.capitalize())
    asked = answer(await first.user.slash("play", line="pledge 1", match="1"))
    assert "Done" in answer(await first.user.click(asked.message, label="Confirm")).text
    await table.play(other(world, first), "pledge 0")
    world.env.backend.add_member(world.guild.id, first.id)
    await world.env.advance_time(HOUR)
    await table.press(world.gleb, "Make a move")
    assert "has left" not in table.now.text


async def test_the_host_frees_the_seat_and_the_match_goes_on(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    await leave(world, "Boris")
    done = answer(await world.ann.slash(table.channel, "match seat kick", player=world.boris.user))
    assert "was removed" in done.text
    assert "released" in direct_messages(world, world.boris)[-1].text
    observation = await table.observation()
    assert observation.status == "running"
    for _ in range(5):
        who = await awaited_member(table)
        assert who.id != world.boris.id
        asked = await table.open_menu(who)
        if asked.buttons[0] != "Confirm":
            asked = answer(await who.click(asked.message, label=asked.buttons[0]))
        await who.click(asked.message, label="Confirm")
    await assert_current(table)


async def test_the_seat_of_a_member_is_not_freed(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    for who, player, said in (
        (world.ann, world.boris, "is still on this server"),
        (world.vera, world.boris, "Only the host"),
        (world.ann, world.gleb, "is not at the table"),
        (world.ann, world.ann, "is not at the table"),
    ):
        assert said in answer(await who.slash(table.channel, "match seat kick", player=player.user)).text
    assert await moves(table) == []


async def test_an_outage_frees_no_seat(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    await leave(world, "Boris")
    inject(world, "GET", "/guilds/*/members/*", BROKEN, times=None)
    reply = answer(await world.ann.slash(table.channel, "match seat kick", player=world.boris.user))
    assert "or Discord does not say" in reply.text
    assert await moves(table) == []
    healed(world)
    assert (
        "was removed" in answer(await world.ann.slash(table.channel, "match seat kick", player=world.boris.user)).text
    )


async def test_when_the_host_has_left_the_others_may_free_that_seat(world: World) -> None:
    table = await started(world, "auction", world.boris, world.vera)
    await leave(world, "Ann")
    refused = answer(await world.gleb.slash(table.channel, "match seat kick", player=world.ann.user))
    assert "Only the host" in refused.text
    assert (
        "was removed" in answer(await world.boris.slash(table.channel, "match seat kick", player=world.ann.user)).text
    )
    assert (await table.observation()).status == "running"


@pytest.mark.parametrize("trouble", [NO_COMMON_SERVER, NO_USER], ids=named)
async def test_a_player_who_cannot_be_reached_does_not_stop_the_match(world: World, trouble: Trouble) -> None:
    table, first = await pledging(world)
    second = other(world, first)
    await leave(world, second.name.capitalize())
    inject(world, "POST", f"/channels/{second.user.dm_channel.id}/messages", trouble, times=None)
    inject(world, "PATCH", f"/channels/{second.user.dm_channel.id}/messages/*", trouble, times=None)
    await table.play(first, "pledge 1")
    asked = answer(await second.user.slash("play", line="pledge 0", match="1"))
    await second.user.click(asked.message, label="Confirm")
    for who in (first, second):
        page = answer(await who.user.slash("moves", match="1"))
        choice = answer(await who.user.click(page.message, label=page.buttons[0]))
        await who.user.click(choice.message, label="Confirm")
    await world.env.advance_time(HOUR)
    assert len(hands(world, first)) == 1
    assert (await moves(table))[:3] == ["open", "pledge 1", "pledge 0"]
    assert len(await moves(table)) == 5
    assert "Your cards" in answer(await second.user.slash("hand", match="1")).text
