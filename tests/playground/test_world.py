"""The simulated server is the same at every start, and its clock shows real time."""

from datetime import UTC, datetime, timedelta

import discord
import pytest
import simcord

from cogs.messages.channels import INVITED
from playground.clock import FIRST_INSTANT, RunningClock
from playground.world import PEOPLE, World, build_world
from tests.playground.small_bot import SmallBot


def ids(world: World) -> list[int]:
    direct = [member.user.dm_channel.id for member in world.members.values()]
    channels = [channel.id for channel in world.guild.channels.values()]
    return [world.guild.id, *channels, *(member.id for member in world.members.values()), *direct]


def test_ids_are_the_same_at_every_start() -> None:
    first, second = (build_world(simcord.Env(SmallBot())) for _ in range(2))
    assert ids(first) == ids(second)
    assert len(set(ids(first))) == 1 + 3 + 4 + 4


async def test_new_ids_are_of_the_present(world: World) -> None:
    await world.ann.slash(world.games, "match new", game="tetranomicon")
    thread = world.games.threads[0]
    assert abs(discord.utils.snowflake_time(thread.id) - datetime.now(UTC)) < timedelta(minutes=1)
    assert discord.utils.snowflake_time(world.games.id) == FIRST_INSTANT


def test_clock_follows_the_machine_and_never_runs_back() -> None:
    times = iter([FIRST_INSTANT + timedelta(seconds=seconds) for seconds in (100, 200, 150, 300)])
    clock = RunningClock(lambda: next(times))
    assert [clock.elapsed, clock.elapsed, clock.elapsed] == [100, 200, 200]
    clock.advance(60)
    assert clock.now() == FIRST_INSTANT + timedelta(seconds=360)


async def test_bot_has_the_permissions_of_its_invitation_and_no_more(world: World) -> None:
    channel = world.bot.get_channel(world.games.id)
    assert isinstance(channel, discord.TextChannel)
    own = channel.permissions_for(channel.guild.me)
    assert own >= INVITED
    assert not own.manage_channels and not own.administrator and not own.manage_messages


async def test_every_person_has_a_language(world: World) -> None:
    await world.ann.slash(world.games, "match new", game="tetranomicon")
    table = world.games.threads[0].last_message
    assert table is not None
    world.speaks(world.boris, "ru")
    received = [await member.click(table, label="Hand") for member in (world.ann, world.boris)]
    assert [answer.response.content for answer in received if answer.response] == [
        "Your hand (en-US): 7 coins",
        "Your hand (ru): 7 coins",
    ]


async def test_the_server_has_a_language(world: World) -> None:
    received: list[discord.Locale | None] = []

    async def receive(interaction: discord.Interaction[discord.Client]) -> None:
        received.append(interaction.guild_locale)

    world.bot.add_listener(receive, "on_interaction")
    await world.ann.slash(world.games, "match new", game="tetranomicon")
    world.server_speaks("ru")
    await world.ann.slash(world.games, "match new", game="tetranomicon")
    assert received == [discord.Locale.american_english, discord.Locale.russian]


async def test_direct_messages_can_be_closed_and_opened(world: World) -> None:
    vera = await world.bot.fetch_user(world.vera.id)
    world.close_dms(world.vera)
    with pytest.raises(discord.Forbidden) as refused:
        await vera.send("a message")
    assert refused.value.code == 50007
    await (await world.bot.fetch_user(world.gleb.id)).send("another message")
    world.open_dms(world.vera)
    await vera.send("a message")
    assert [message.content for message in world.vera.user.dm_channel.history()] == ["a message"]


async def test_restart_closes_the_bot_and_a_crash_does_not(world: World) -> None:
    first = world.env.bot
    second = await world.restart()
    assert second is world.env.bot and second is not first
    third = await world.crash()
    assert isinstance(first, SmallBot) and first.is_put_away
    assert isinstance(second, SmallBot) and not second.is_put_away
    await world.ann.slash(world.games, "match play", move="farm")
    last = world.games.last_message
    assert last is not None and last.content == "Played farm"
    assert third is world.bot
    assert [member.name for member in world.members.values()] == [name.lower() for name in PEOPLE]
