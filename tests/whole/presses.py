"""Presses that reach the bot at the same instant, from two people or from one who presses twice."""

import simcord
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload

from playground.world import World
from tests.whole.seen import Seen


async def at_once(world: World, *presses: tuple[simcord.MemberActor, Seen, str]) -> list[simcord.InteractionResult]:
    """Press buttons by their labels, all before the bot has received any; return the answers in order."""
    backend = world.env.backend
    made = []
    for member, page, label in presses:
        channel_id = page.channel_id
        stored = backend.get_message(channel_id, page.message.id)
        data = {"custom_id": page.custom_id(label), "component_type": ComponentType.BUTTON}
        guild_id = backend.get_channel(channel_id).guild_id
        record, payload = base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel_id,
            guild_id=guild_id,
            user_id=member.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = stored.id
        made.append((record, payload))
    for _, payload in made:
        backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return [simcord.InteractionResult(world.env, record) for record, _ in made]
