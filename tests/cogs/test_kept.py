"""What is kept of servers decides the same as all that Discord says of them, and is found without a search."""

import copy
import random
from typing import Any

import discord
import pytest

from cogs.gateway import kept as keeping
from cogs.gateway.kept import GONE, Kept, Places, slim

SERVER, BOT, CHANNEL, FORUM, THREAD, ROLE = 1 << 30, 7, 2 << 30, 3 << 30, 4 << 30, 5 << 30
VIEW, SEND, THREADS = (
    discord.Permissions(**{name: True}).value for name in ("view_channel", "send_messages", "send_messages_in_threads")
)


def role(role_id: int, permissions: int) -> dict[str, Any]:
    return {"id": str(role_id), "name": "Night owls", "permissions": str(permissions), "color": 0x123456, "position": 1}


def server() -> dict[str, Any]:
    """Return a GUILD_CREATE: of a role that sees a channel which others do not see."""
    hidden = [
        {"id": str(ROLE), "type": 0, "allow": str(VIEW), "deny": "0"},
        {"id": str(SERVER), "type": 0, "allow": "0", "deny": str(VIEW)},
    ]
    text = {"id": str(CHANNEL), "type": 0, "name": "tables", "position": 0, "topic": "Games", "parent_id": "99"}
    tag = {"id": "11", "name": "open", "moderated": True, "emoji_id": None, "emoji_name": "x"}
    forum = {"id": str(FORUM), "type": 15, "name": "posts", "position": 1, "available_tags": [tag]}
    times = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
    thread = {
        "id": str(THREAD), "type": 11, "guild_id": str(SERVER), "parent_id": str(CHANNEL), "owner_id": str(BOT),
        "name": "Table", "message_count": 1, "member_count": 1, "last_message_id": "5", "thread_metadata": times,
    }  # fmt: skip
    own = {"user": {"id": str(BOT), "username": "b", "discriminator": "0", "avatar": None}, "roles": [str(ROLE)]}
    return {
        "id": str(SERVER),
        "name": "Club",
        "owner_id": "8",
        "preferred_locale": "ru",
        "unavailable": False,
        "features": ["COMMUNITY"],
        "roles": [role(SERVER, VIEW | SEND | THREADS), role(ROLE, SEND)],
        "channels": [
            {**text, "permission_overwrites": hidden},
            forum,
            {"id": "99", "type": 4, "name": "Games", "position": 0},
        ],
        "threads": [thread],
        "members": [{**own, "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}],
    }


def connected(*, is_kept: bool) -> tuple[discord.Client, Kept | None]:
    """Return a client without a connection that has got the server, and what is kept of that."""
    client = discord.Client(intents=discord.Intents(guilds=True), member_cache_flags=discord.MemberCacheFlags.none())
    kept = Kept(client) if is_kept else None
    user: Any = {"id": str(BOT), "username": "b", "discriminator": "0", "avatar": None}
    client._connection.user = discord.ClientUser(state=client._connection, data=user)
    client._connection.parsers["GUILD_CREATE"](server())
    return client, kept


def decided(client: discord.Client) -> list[object]:
    """Return what the bot decides by: permissions, forums with tags, threads, language."""
    (guild,) = client.guilds
    channel, forum, thread = guild.get_channel(CHANNEL), guild.get_channel(FORUM), guild.get_thread(THREAD)
    assert isinstance(channel, discord.TextChannel) and isinstance(forum, discord.ForumChannel) and thread is not None
    user = {"id": "9", "username": "s", "discriminator": "0", "avatar": None}
    stranger: Any = {"user": user, "roles": [], "joined_at": None, "flags": 0}
    other = discord.Member(data=stranger, guild=guild, state=client._connection)
    return [
        *(each.permissions_for(who).value for each in (channel, forum, thread) for who in (guild.me, other)),
        *(str(each) for each in guild.text_channels),
        guild.preferred_locale,
        guild.owner_id,
        [(tag.id, tag.name, tag.moderated) for tag in forum.available_tags],
        (thread.owner_id, thread.parent, thread.name, thread.archived, [each.name for each in channel.threads]),
        [(each.id, each.name, each.permissions) for each in guild.roles],
    ]


async def test_decisions_are_the_same() -> None:
    """Would find a field that somebody does read."""
    (slimmed, _), (whole, _) = connected(is_kept=True), connected(is_kept=False)
    assert decided(slimmed) == decided(whole)
    for client in (slimmed, whole):
        await client.close()


async def test_channels_are_found_as_long_as_they_are_there() -> None:
    """Would find a channel that discord.py has and we do not, or one that is gone and still found."""
    client, kept = connected(is_kept=True)
    assert kept is not None
    parsers = client._connection.parsers
    (thread,) = server()["threads"]
    new, listed, reopened = ({**thread, "id": str(THREAD + number)} for number in (1, 2, 3))
    parsers["THREAD_CREATE"](copy.deepcopy(new))
    parsers["THREAD_LIST_SYNC"]({"guild_id": str(SERVER), "threads": [thread, new, listed], "members": []})
    parsers["THREAD_UPDATE"](copy.deepcopy(reopened))
    made = {**server()["channels"][0], "id": str(CHANNEL + 1), "guild_id": str(SERVER)}
    parsers["CHANNEL_CREATE"](made)
    for channel_id in (CHANNEL, CHANNEL + 1, FORUM, THREAD, THREAD + 1, THREAD + 2, THREAD + 3):
        assert kept.channel(channel_id) is client.get_channel(channel_id) is not None
    parsers["THREAD_UPDATE"]({**reopened, "thread_metadata": {**reopened["thread_metadata"], "archived": True}})
    parsers["CHANNEL_DELETE"](made)
    parsers["THREAD_DELETE"](new)
    assert [kept.channel(each) for each in (CHANNEL + 1, THREAD + 1, THREAD + 3, 5, None)] == [None] * 5
    parsers["GUILD_DELETE"]({"id": str(SERVER)})
    assert [kept.channel(each) for each in (CHANNEL, FORUM, THREAD)] == [None] * 3
    assert {kept._servers[each] for each in (CHANNEL, FORUM, THREAD)} == {GONE}
    await client.close()


async def test_roles_change_as_discord_says() -> None:
    """Would find a role that keeps what it allowed when the server came, or one of which nobody hears any more."""
    client, _ = connected(is_kept=True)
    (guild,), parsers = client.guilds, client._connection.parsers
    before = [(each.id, each.name, each.position) for each in guild.roles]
    parsers["GUILD_ROLE_CREATE"]({"guild_id": str(SERVER), "role": role(ROLE + 1, VIEW)})
    parsers["GUILD_ROLE_UPDATE"]({"guild_id": str(SERVER), "role": role(ROLE, VIEW | SEND)})
    parsers["GUILD_ROLE_DELETE"]({"guild_id": str(SERVER), "role_id": str(ROLE + 1)})
    changed = guild.get_role(ROLE)
    assert changed is not None and changed.permissions.value == VIEW | SEND
    assert (guild.get_role(ROLE + 1), guild.default_role.id) == (None, SERVER)
    assert [(each.id, each.name, each.position) for each in guild.roles] == before
    await client.close()


def test_what_servers_have_in_common_is_one_object() -> None:
    """Would find that a thousand servers take a third more memory again."""
    first, second = server(), server()
    for each in (first, second):
        slim(each)
    assert first["roles"][0]["permissions"] is second["roles"][0]["permissions"]
    assert first["channels"][0]["name"] is second["channels"][0]["name"]
    assert first["channels"][0]["permission_overwrites"][0]["id"] is first["roles"][1]["id"]
    assert first["channels"][0]["topic"] is None and len(first["channels"]) == 2


def test_places_are_those_of_a_dictionary(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would find a channel that is looked for on the server of its neighbour, or stays after it has gone."""
    monkeypatch.setattr(keeping, "MOST_NEWER", 7)
    chance, places, wanted = random.Random(1), Places(), dict[int, int]()
    for _ in range(2_000):
        channel, guild = chance.randrange(60), chance.choice((GONE, 1, 1 << 63))
        places[channel] = wanted[channel] = guild
        assert all(places[each] == wanted.get(each, GONE) for each in range(61))
