"""Who gets another name is shown by it from the next act on: at the table, in private and in the thread's name."""

import simcord

from playground.world import World
from tests.failures.matches import HOUR
from tests.whole.seen import answer
from tests.whole.staff import allow_opening_threads
from tests.whole.tables import Table, awaited_member, started


async def rename(world: World, who: simcord.MemberActor, nick: str | None) -> None:
    """Give somebody another name on the server."""
    world.env.backend.edit_member(world.guild.id, who.id, {"nick": nick})
    await world.env.settle()


async def playing(world: World) -> tuple[Table, simcord.MemberActor]:
    """Return a match whose thread the bot may rename, and who is awaited."""
    allow_opening_threads(world)
    table = await started(world)
    return table, await awaited_member(table)


async def test_a_new_name_is_shown_from_the_next_act_on(world: World) -> None:
    table, first = await playing(world)
    before = str(first.user.global_name)
    await rename(world, first, "The Fox")
    await table.refresh()
    assert before in table.now.text
    await table.press(first, "Make a move")
    assert "The Fox" in table.now.text
    assert before not in table.now.text
    assert "The Fox" in str(world.env.backend.get_channel(table.channel.id).name)


async def test_a_command_counts_too(world: World) -> None:
    table, first = await playing(world)
    await rename(world, first, "The Fox")
    await first.slash(table.channel, "match info")
    assert "The Fox" in table.now.text


async def test_in_direct_messages_the_name_on_the_server_stays(world: World) -> None:
    table, first = await playing(world)
    await rename(world, first, "The Fox")
    await table.press(first, "Hand")
    await first.user.slash("hand", match="1")
    assert "The Fox" in table.now.text


async def test_who_plays_by_direct_messages_alone_is_renamed_when_the_server_is_asked(world: World) -> None:
    table, first = await playing(world)
    await world.env.advance_time(2 * HOUR)
    await rename(world, first, "The Fox")
    await table.refresh()
    await first.user.slash("hand", match="1")
    assert "The Fox" in table.now.text


async def test_a_match_that_is_over_keeps_the_names(world: World) -> None:
    table, first = await playing(world)
    asked = answer(await first.slash(table.channel, "match resign"))
    await first.click(asked.message, label="Resign")
    before = [face.name for face in (await table.observation()).faces]
    await rename(world, first, "The Fox")
    await table.press(first, "Log")
    assert [face.name for face in (await table.observation()).faces] == before
