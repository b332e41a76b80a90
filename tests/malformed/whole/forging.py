"""Interactions that Discord would never send: forged ids, values, commands, autocomplete and modals, many at once."""

import contextlib
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import simcord
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType
from simcord.interactions import base_payload

from playground.world import World
from tests.whole.seen import Seen

TEXT = 3
SEEN_ONLY = {"seats": ("seen_revision", "read_revision")}
"""What looking at a match changes: table and columns."""

STORED = ("matches", "seats", "entries", "awaited", "invited", "due")
MATCH = {"matches": "id", "due": "about"}
"""What the number of a match is called, where it is not `match_id`."""

TOGETHER = 20
DEEPEST = 3
"""The most words in a command: its name, a group, a subcommand."""


class Forged(msgspec.Struct, frozen=True):
    """One interaction: its author, its kind and its data; `on` is the message that is said to carry the component."""

    who: simcord.MemberActor
    kind: InteractionType
    data: dict[str, Any]
    on: Seen | None = None


def button(who: simcord.MemberActor, custom_id: str, on: Seen) -> Forged:
    """Return a press on a button that never existed."""
    data = {"custom_id": custom_id, "component_type": int(ComponentType.BUTTON)}
    return Forged(who, InteractionType.MESSAGE_COMPONENT, data, on)


def choice(who: simcord.MemberActor, custom_id: str, values: Sequence[str], on: Seen) -> Forged:
    """Return a choice from a list that never existed."""
    data = {"custom_id": custom_id, "component_type": int(ComponentType.STRING_SELECT), "values": list(values)}
    return Forged(who, InteractionType.MESSAGE_COMPONENT, data, on)


def modal(who: simcord.MemberActor, custom_id: str, line: str) -> Forged:
    """Return a modal that nobody was shown."""
    field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "line", "value": line}}
    return Forged(who, InteractionType.MODAL_SUBMIT, {"custom_id": custom_id, "components": [field]})


def command(who: simcord.MemberActor, path: str, values: dict[str, Any], focused: str = "") -> Forged:
    """Return a command with any values; with `focused` the autocomplete request for that option."""
    options: list[dict[str, Any]] = []
    for name, value in values.items():
        options.append({"name": name, "type": _kind(value), "value": value})
    for each in options:
        if each["name"] == focused:
            each["focused"] = True
    root, *rest = path.split()[:DEEPEST]
    for name in reversed(rest):
        options = [{"name": name, "type": 1, "options": options}]
    data = {"id": "1", "name": root, "type": 1, "options": options}
    kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE if focused else InteractionType.APPLICATION_COMMAND
    return Forged(who, kind, data)


def _kind(value: Any) -> int:
    return 5 if isinstance(value, bool) else 4 if isinstance(value, int) else TEXT


async def send(
    world: World, channel: simcord.ChannelHandle, forged: Sequence[Forged]
) -> list[simcord.InteractionResult]:
    """Send them, some dozens at the same instant; return the answers in order."""
    results = []
    for start in range(0, len(forged), TOGETHER):
        made = [_made(world, channel.id, each) for each in forged[start : start + TOGETHER]]
        for _, payload in made:
            world.env.backend.emit("INTERACTION_CREATE", payload)
        await world.env.settle()
        # In a failure message it would be thousands of lines.
        world.env.backend.transcript.clear()
        results += [simcord.InteractionResult(world.env, record) for record, _ in made]
    return results


def _made(world: World, channel_id: int, forged: Forged) -> tuple[Any, dict[str, Any]]:
    backend = world.env.backend
    record, payload = base_payload(
        backend,
        type=forged.kind,
        channel_id=channel_id,
        guild_id=backend.get_channel(channel_id).guild_id,
        user_id=forged.who.id,
        data=forged.data,
    )
    if forged.on is not None:
        stored = backend.get_message(forged.on.channel_id, forged.on.message.id)
        payload["message"] = dict(serializers.message_payload(backend, stored))
        payload["message"]["components"] = [{"type": 1, "id": 1, "components": [_component(forged.data)]}]
        record.source_message_id = stored.id
    return record, payload


def _component(data: dict[str, Any]) -> dict[str, Any]:
    shared = {"id": 2, "type": data["component_type"], "custom_id": data["custom_id"]}
    if data["component_type"] == ComponentType.BUTTON:
        return {**shared, "style": 1, "label": "Forged"}
    return {**shared, "options": [{"label": "Forged", "value": "1"}]}


def said(result: simcord.InteractionResult) -> str:
    """Return the whole text of an answer."""
    found = [*result.followups, *([result.response] if result.response is not None else [])]
    return "\n".join(Seen(each, each.components).text for each in found)


def rows(database: Path, matches: Iterable[int]) -> dict[str, list[tuple[Any, ...]]]:
    """Return all that is stored of `matches`, except for when people last looked."""
    found = {}
    with contextlib.closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        for table in STORED:
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            kept = ", ".join(column for column in columns if column not in SEEN_ONLY.get(table, ()))
            key = MATCH.get(table, "match_id")
            wanted = ", ".join(str(int(match)) for match in matches)
            query = f"SELECT {kept} FROM {table} WHERE {key} IN ({wanted}) ORDER BY 1, 2"
            found[table] = connection.execute(query).fetchall()
    return found
