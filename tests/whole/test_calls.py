"""Calls as people see them: staff choose a role, the host presses, and nobody else is ever mentioned."""

from typing import Any

import simcord

from playground.world import World
from render import verbs
from tests.failures.troubles import NOT_ALLOWED, inject
from tests.whole.seen import Seen, answer, seen
from tests.whole.staff import forbid
from tests.whole.tables import Table, open_table
from text import words

EN = words("en")
CALL = EN("button-call")


async def chosen(world: World, **fields: Any) -> simcord.RoleHandle:
    """Let Ann, who owns the server, choose a role for the auction on the page of settings."""
    role = world.guild.create_role("Bidders", **fields)
    server = answer(await world.ann.slash(world.games, "settings server"))
    server = answer(await world.ann.click(server.message, label=EN("button-server-people")))
    page = answer(await world.ann.click(server.message, label=EN("button-call-roles")))
    await world.ann.select(page.message, [role], custom_id=page.list_id(verbs.CALL_ROLE, "auction"))
    return role


async def called(table: Table) -> Seen:
    """Let Ann call from the card; return what she is told."""
    asked = answer(await table.press(table.world.ann, CALL))
    return answer(await table.world.ann.click(asked.message, label=CALL))


def calls_in(world: World, channel: simcord.ChannelHandle) -> list[Seen]:
    """Return the messages of a channel that call somebody."""
    return [each for each in seen(world.env, channel) if "<@&" in each.text]


async def test_a_role_is_called_once_where_its_people_see_it(world: World) -> None:
    role = await chosen(world, mentionable=True)
    table = await open_table(world)
    assert "call" in answer(await table.press(world.ann, CALL)).text
    assert f"<@&{role.id}> was called" in (await called(table)).text
    (call,) = calls_in(world, world.games)
    assert "Auction #1" in call.text and f"<#{table.channel.id}>" in call.text
    sent: list[Any] = [
        each.json for each in world.env.http_requests if each.path.endswith(f"/{world.games.id}/messages")
    ]
    assert sent[-1]["allowed_mentions"] == {"parse": [], "users": [], "roles": [role.id]}
    assert CALL not in table.now.buttons
    again = answer(await world.ann.slash(table.channel, "match call"))
    assert EN("refusal-already_called") in again.text
    assert "You have joined" in answer(await world.boris.click(call.message, label="Join")).text
    assert len(calls_in(world, world.games)) == 1


async def test_a_role_that_the_bot_cannot_mention_is_not_called(world: World) -> None:
    await chosen(world)
    table = await open_table(world)
    refused = answer(await table.press(world.ann, CALL))
    assert EN("refusal-role_not_mentionable", role="Bidders") in refused.text
    assert not await world.bot.services.calls.has_called(table.match)
    assert calls_in(world, world.games) == []


async def test_roles_that_no_player_has_or_chooses_are_refused_when_they_are_chosen(world: World) -> None:
    await chosen(world, managed=True)
    assert await world.bot.services.calls.roles(world.guild.id) == {}
    boosters = world.guild.create_role("Boosters", managed=True)
    said = answer(await world.ann.slash(world.games, "settings call", game="auction", role=boosters))
    assert EN("refusal-role_given_by_apps", role="Boosters") in said.text


async def test_a_call_that_discord_refuses_can_be_made_again(world: World) -> None:
    await chosen(world, mentionable=True)
    table = await open_table(world)
    asked = answer(await table.press(world.ann, CALL))
    inject(world, "POST", f"/channels/{world.games.id}/messages", NOT_ALLOWED)
    refused = answer(await world.ann.click(asked.message, label=CALL))
    assert EN("refusal-call_refused") in refused.text
    await forbid(world, world.games, send_messages=True)
    assert EN("permission-send_messages") in answer(await world.ann.slash(table.channel, "match call")).text
    world.env.backend.delete_overwrite(world.games.id, world.env.backend.bot_user.id)
    await world.env.settle()
    assert "was called" in (await called(table)).text


async def test_only_staff_choose_and_never_everybody(world: World) -> None:
    role = world.guild.create_role("Bidders")
    for path, options in (("settings call", {"game": "auction", "role": role}), ("settings call", {"game": "auction"})):
        assert EN("refusal-staff_only") in answer(await world.boris.slash(world.games, path, **options)).text
    everyone = world.guild.roles["@everyone"]
    refused = answer(await world.ann.slash(world.games, "settings call", game="auction", role=everyone))
    assert EN("refusal-role_everyone") in refused.text
    page = answer(await world.ann.slash(world.games, "settings call", game="auction", role=role))
    await world.ann.select(page.message, [], custom_id=page.list_id(verbs.CALL_ROLE, "auction"))
    assert dict(await world.bot.services.calls.roles(world.bot.guilds[0].id)) == {}
