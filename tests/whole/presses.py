"""Presses that reach the bot at the same instant, from two people or from one who presses twice."""

from typing import Any

import simcord
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload

from playground.world import World
from tests.whole.seen import Seen, answer


async def at_once(world: World, *presses: tuple[simcord.MemberActor, Seen, str]) -> list[simcord.InteractionResult]:
    """Press buttons by their labels, all before the bot has received any; return the answers in order."""
    made = [_made(world, member, page, page.custom_id(label)) for member, page, label in presses]
    return await _received(world, made)


async def late(
    world: World, member: simcord.MemberActor, page: Seen, custom_id: str, values: tuple[str, ...] = ()
) -> Seen:
    """Press a control that was on the page when the person saw it; return the answer.

    The press was on its way when the bot changed the page: the control may be gone from it.
    """
    (result,) = await _received(world, [_made(world, member, page, custom_id, values)])
    return answer(result)


async def both(
    world: World, member: simcord.MemberActor, page: Seen, custom_id: str, values: tuple[str, ...] = ()
) -> list[Seen]:
    """Use a control twice before the bot has received any of it; return the answers."""
    made = [_made(world, member, page, custom_id, values) for _ in range(2)]
    return [answer(result) for result in await _received(world, made)]


Made = tuple[Any, dict[str, Any]]


def _made(world: World, member: simcord.MemberActor, page: Seen, custom_id: str, values: tuple[str, ...] = ()) -> Made:
    """Return a press as simcord keeps it and as the bot will receive it."""
    backend, channel_id = world.env.backend, page.channel_id
    stored = backend.get_message(channel_id, page.message.id)
    kind = ComponentType.STRING_SELECT if values else ComponentType.BUTTON
    record, payload = base_payload(
        backend,
        type=InteractionType.MESSAGE_COMPONENT,
        channel_id=channel_id,
        guild_id=backend.get_channel(channel_id).guild_id,
        user_id=member.id,
        data={"custom_id": custom_id, "component_type": kind, **({"values": list(values)} if values else {})},
    )
    payload["message"] = dict(serializers.message_payload(backend, stored))
    record.source_message_id = stored.id
    return record, payload


async def _received(world: World, made: list[Made]) -> list[simcord.InteractionResult]:
    for _, payload in made:
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return [simcord.InteractionResult(world.env, record) for record, _ in made]
