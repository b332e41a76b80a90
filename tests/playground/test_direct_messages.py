"""Direct messages that a person closes on the page: refused as on Discord, also after a restart."""

from pathlib import Path

import discord
import pytest

from playground.direct_messages import FILE_NAME, DirectMessages
from playground.site import Site
from playground.world import World
from tests.playground.client import KEY, Client, client_at


async def let(client: Client, body: bytes, key: str = "") -> int:
    """Ask the site to open or close direct messages; returns the status of its answer."""
    url = f"{client.base}/direct-messages"
    async with client.session.post(url, data=body, headers={KEY: key or client.key}) as answer:
        return answer.status


async def test_a_person_closes_and_opens_their_direct_messages(site: Site, world: World) -> None:
    vera = await world.bot.fetch_user(world.vera.id)
    async with client_at(site.address) as client:
        assert await let(client, b'{"person": "Vera", "closed": true}') == 204
        people = (await client.overview("Ann"))["people"]
        assert [person["name"] for person in people if person["closed"]] == ["Vera"]
        with pytest.raises(discord.Forbidden) as refused:
            await vera.send("a message")
        assert refused.value.code == 50007
        assert await let(client, b'{"person": "Vera", "closed": false}') == 204
    await vera.send("a message")
    assert [message.content for message in world.vera.user.dm_channel.history()] == ["a message"]


@pytest.mark.parametrize("body", [b"", b"{}", b'{"person": "Nobody", "closed": true}', b'{"person": "Ann"}'])
async def test_invalid_requests_are_refused(site: Site, world: World, body: bytes) -> None:
    async with client_at(site.address) as client:
        assert await let(client, body) == 400
        assert await let(client, b'{"person": "Ann", "closed": true}', key="wrong") == 401
    assert not any(world.has_closed_dms(member) for member in world.members.values())


async def test_closed_direct_messages_are_closed_after_a_restart(world: World, tmp_path: Path) -> None:
    direct_messages = DirectMessages(world, tmp_path / "data" / FILE_NAME)
    direct_messages.let("Boris", are_closed=True)
    direct_messages.let("Ann", are_closed=True)
    direct_messages.let("Boris", are_closed=True)
    direct_messages.let("Ann", are_closed=False)
    world.open_dms(world.boris)
    assert DirectMessages(world, tmp_path / "data" / FILE_NAME).closed() == ("Boris",)
    assert world.has_closed_dms(world.boris) and not world.has_closed_dms(world.ann)


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"closed": ["Nobody"]}', b'{"closed": "Ann"}'])
async def test_a_damaged_file_closes_nobody(world: World, tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    assert DirectMessages(world, tmp_path / FILE_NAME).closed() == ()
