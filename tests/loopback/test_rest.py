"""The REST half under a real discord.py: rate limits, retries, broken connections, double answers, nonces, files."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import aiohttp
import discord as library
import msgspec
import pytest

from tests.loopback import BotProcess, Discord, until
from tests.loopback.tables import open_table

Start = Callable[[], BotProcess]
MESSAGES = "/channels/*/messages"


async def sent(discord: Discord, body: dict[str, Any], path: str = "") -> tuple[int, Any]:
    """Send a request as the bot would; return status and JSON."""
    url = f"{discord.url}/api/v10{path or f'/channels/{discord.games}/messages'}"
    async with aiohttp.ClientSession() as session:
        answer = await session.post(url, json=body, headers={"Authorization": f"Bot {discord.token}"})
        assert answer.headers["Content-Type"] == "application/json"
        return answer.status, msgspec.json.decode(await answer.read())


async def test_a_429_is_waited_for_and_repeated(discord: Discord, start: Start) -> None:
    await start().ready()
    fault = discord.faults.limit("POST", "/interactions/*", 0.1)
    answer = await discord.people["Ann"].command(discord.games, "help")
    assert answer.page.text
    assert fault.met == 1
    assert discord.log.counts["POST", 429] == 1


async def test_a_global_429_stops_every_route(discord: Discord, start: Start) -> None:
    await start().ready()
    discord.faults.limit("POST", MESSAGES, 0.5, is_global=True)
    began = time.monotonic()
    table = await open_table(discord)
    assert table.buttons
    assert time.monotonic() - began >= 0.5


async def test_a_server_error_is_tried_again(discord: Discord, start: Start) -> None:
    await start().ready()
    discord.faults.answer("POST", MESSAGES, 502, body="<html>")
    assert "Join" in (await open_table(discord)).buttons
    assert discord.log.counts["POST", 502] == 1


async def test_error_codes_and_closed_connections_reach_the_library(discord: Discord) -> None:
    discord.faults.answer("POST", MESSAGES, 403, 50013, "Missing Permissions")
    assert await sent(discord, {"content": "a"}) == (403, {"code": 50013, "message": "Missing Permissions"})
    discord.faults.hang_up("POST", MESSAGES)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await sent(discord, {"content": "b"})
    discord.faults.hang_up("POST", MESSAGES, acted=True)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await sent(discord, {"content": "c"})
    said = [message.content for message in discord.backend.messages[discord.games].values()]
    assert said == ["c"]
    assert [each.status for each in discord.log.of("POST")] == [403, 0, 0]


async def test_a_held_answer_has_been_acted_upon(discord: Discord) -> None:
    hold = discord.faults.hold("POST", MESSAGES, skip=1, acted=True)
    await sent(discord, {"content": "passes"})
    sending = asyncio.create_task(sent(discord, {"content": "is held"}))
    held = await hold.reached()
    assert held.body == {"content": "is held"}
    assert not sending.done()
    assert len(discord.backend.messages[discord.games]) == 2
    hold.release()
    assert (await sending)[0] == 200


async def test_the_same_nonce_makes_one_message(discord: Discord) -> None:
    body = {"content": "once", "nonce": "abc", "enforce_nonce": True}
    _, first = await sent(discord, body)
    _, second = await sent(discord, body)
    assert first["id"] == second["id"]
    assert second["nonce"] == "abc"
    _, third = await sent(discord, {**body, "enforce_nonce": False})
    _, fourth = await sent(discord, {**body, "nonce": "abd"})
    assert len({first["id"], third["id"], fourth["id"]}) == 3


async def test_an_interaction_is_answered_once_and_in_time(discord: Discord) -> None:
    discord.backend.register_commands(None, [{"name": "help", "description": "help", "type": 1}])
    ann = discord.people["Ann"]
    asking = asyncio.create_task(ann.command(discord.games, "help"))
    record = await until(lambda: next(iter(discord.backend.interactions.values()), None), "the interaction")
    body = {"type": 4, "data": {"content": "hello", "flags": 64}}
    path = f"/interactions/{record.id}/{record.token}/callback"
    assert (await sent(discord, body, path))[0] == 200
    assert (await sent(discord, body, path)) == (
        400,
        {"code": 40060, "message": "Interaction has already been acknowledged"},
    )
    assert [page.message.content for page in (await asking).pages] == ["hello"]
    discord.acknowledge_seconds = 0.0
    late = asyncio.create_task(ann.command(discord.games, "help"))
    await until(lambda: max(discord.backend.interactions) != record.id, "another")
    record = discord.backend.interactions[max(discord.backend.interactions)]
    status, said = await sent(discord, body, f"/interactions/{record.id}/{record.token}/callback")
    assert (status, said["code"]) == (404, 10062)
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)


async def test_invalid_requests_are_recorded(discord: Discord) -> None:
    await sent(discord, {"content": "a", "contents": "b"})
    assert any("contents" in fault for fault in discord.wrong)
    discord.wrong.clear()
    assert (await sent(discord, {}, "/nowhere"))[0] == 501
    assert any("/nowhere" in fault for fault in discord.wrong)
    discord.wrong.clear()


async def test_files_are_at_the_address_in_the_message(discord: Discord) -> None:
    form = aiohttp.FormData()
    described = {"attachments": [{"id": 0, "filename": "a.txt", "description": "words"}]}
    form.add_field("payload_json", msgspec.json.encode(described).decode())
    form.add_field("files[0]", b"hello", filename="a.txt", content_type="application/octet-stream")
    url = f"{discord.url}/api/v10/channels/{discord.games}/messages"
    async with aiohttp.ClientSession() as session:
        answer = await session.post(url, data=form, headers={"Authorization": f"Bot {discord.token}"})
        (attachment,) = msgspec.json.decode(await answer.read())["attachments"]
        assert (attachment["filename"], attachment["description"]) == ("a.txt", "words")
        assert await (await session.get(attachment["url"])).read() == b"hello"


async def test_the_world_can_be_changed_without_the_bot(discord: Discord, start: Start) -> None:
    await start().ready()
    table = await open_table(discord)
    discord.remove_message(table)
    assert [page for page in discord.messages(table.channel_id) if "Join" in page.buttons] == []
    discord.archive(table.channel_id, locked=True)
    discord.remove_channel(table.channel_id)
    discord.remove_member(discord.people["Boris"])
    discord.remove_server()
    assert discord.backend.guilds == {}


async def test_nothing_grows_without_limit(discord: Discord) -> None:
    for number in range(450):
        await sent(discord, {"content": str(number)})
    assert len(discord.backend.http_requests) <= 1
    assert len(discord.backend.transcript) <= 3
    assert len(discord.backend._sequences) < 350
    assert len(discord.backend._reserved_ids) < 1000


def test_discord_py_has_the_version_that_was_studied() -> None:
    assert library.__version__ == "2.7.1"
