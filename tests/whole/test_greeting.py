"""A server to which the bot is added is greeted once, in the channel for new members, or not at all."""

import pytest

from playground.world import World
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import SentAway, forbid
from tests.whole.tables import started


def greetings(world: World) -> list[Seen]:
    return seen(world.env, world.games)


async def let_in(world: World, **about: object) -> None:
    """Add the bot to the server anew, with the changes in `about`."""
    away = SentAway(world)
    for name, value in about.items():
        setattr(world.env.backend.guilds[world.guild.id], name, value)
    await away.go()
    await away.come_back()


async def test_a_new_server_is_greeted_with_a_button_that_opens_a_table(world: World) -> None:
    await let_in(world, system_channel_id=world.games.id)
    (hello,) = greetings(world)
    assert "### Sealed Orders" in hello.text
    assert "Dungeon Lords" in hello.text
    asked = answer(await world.ann.click(hello.message, label="New match"))
    assert "the table is open" in answer(await world.ann.click(asked.message, label="Auction")).text
    await world.restart()
    assert len(greetings(world)) == 1


async def test_a_russian_server_is_greeted_in_russian(world: World) -> None:
    await let_in(world, system_channel_id=world.games.id, preferred_locale="ru")
    assert "Настольные игры со скрытыми сведениями" in greetings(world)[0].text


async def test_the_language_that_a_server_has_chosen_counts_more(world: World) -> None:
    await world.bot.services.people.change_guild(world.guild.id, language="en")
    await let_in(world, system_channel_id=world.games.id, preferred_locale="ru")
    assert "Board games with hidden information" in greetings(world)[0].text


async def test_a_server_without_such_a_channel_is_not_greeted(world: World) -> None:
    await let_in(world)
    assert all(not seen(world.env, channel) for channel in world.guild.channels.values())


async def test_a_channel_closed_to_the_bot_is_not_used(world: World) -> None:
    await forbid(world, world.games, send_messages=True)
    await let_in(world, system_channel_id=world.games.id)
    assert greetings(world) == []


@pytest.mark.parametrize("status", [403, 503])
async def test_a_greeting_that_fails_stops_nothing(world: World, status: int) -> None:
    table = await started(world)
    path = f"/channels/{world.games.id}/messages"
    world.env.inject_error("POST", path, status=status, code=0, message="no", times=None)
    await let_in(world, system_channel_id=world.games.id)
    assert greetings(world) == []
    assert "Ann" in table.now.text
