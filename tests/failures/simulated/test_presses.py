"""Presses on controls that the message no longer has: it was edited, or lost them, while the press was on its way."""

from typing import Any

import pytest
import simcord
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload

from playground.world import World
from tests.failures.matches import moves, opened, other, pledging
from tests.whole.seen import Seen, answer
from tests.whole.tables import open_table


async def press(
    world: World, who: simcord.MemberActor, page: Seen, custom_id: str, values: list[str] | None = None
) -> simcord.InteractionResult:
    """Press what `custom_id` names, whatever there is now on the message."""
    backend = world.env.backend
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": ComponentType.BUTTON}
    if values is not None:
        data = {"custom_id": custom_id, "component_type": ComponentType.STRING_SELECT, "values": values}
    record, payload = base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=page.channel_id,
        guild_id=backend.get_channel(page.channel_id).guild_id,
        user_id=who.id,
        data=data,
    )
    stored = backend.get_message(page.channel_id, page.message.id)
    payload["message"] = dict(serializers.message_payload(backend, stored))
    record.source_message_id = stored.id
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return simcord.InteractionResult(world.env, record)


async def test_a_button_that_an_edit_took_away_is_answered(world: World) -> None:
    table = await open_table(world)
    join = table.now.custom_id("Join")
    await table.press(world.boris, "Join")
    await table.press(world.ann, "Start")
    assert "Join" not in table.now.buttons
    assert answer(await press(world, world.vera, table.now, join)).text
    assert len((await table.observation()).faces) == 2


async def test_a_button_of_an_earlier_revision_is_answered(world: World) -> None:
    table, first = await opened(world)
    before = table.now.custom_id("Make a move")
    await table.play(first, "open")
    assert table.now.custom_id("Make a move") != before
    assert answer(await press(world, other(world, first), table.now, before)).text
    assert await moves(table) == ["open"]


async def test_a_list_that_is_not_on_the_page_is_answered_with_what_was_chosen(world: World) -> None:
    page = answer(await world.ann.slash(world.games, "help"))
    changed = answer(await press(world, world.ann, page, "so|0|0|serverset|pace", ["weekly"]))
    assert "a week a decision" in str(changed.options)


@pytest.mark.parametrize("custom_id", ["so|1|1|nonsense|", "something else", "so|999|1|hand|"])
async def test_a_control_that_never_was_is_answered(world: World, custom_id: str) -> None:
    table, first = await pledging(world)
    assert answer(await press(world, first, table.now, custom_id)).text
