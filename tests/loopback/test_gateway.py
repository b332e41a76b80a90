"""The gateway under a real discord.py: RESUME without a lost event, a fresh READY, several sessions, events held."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord as discord_py
import pytest
import yarl

from tests.loopback import AUCTION, BLANK_PICTURES, BotProcess, Discord, NoAnswer, Nursery, until
from tests.loopback.tables import open_table

Start = Callable[[], BotProcess]


@pytest.mark.parametrize("code", [4000, 1001, None])
async def test_a_cut_connection_is_resumed_without_a_lost_event(
    discord: Discord, start: Start, code: int | None
) -> None:
    await start().ready()
    (session,) = discord.gateway.connected
    await discord.gateway.cut(code)
    # Said while nobody listens: it is replayed.
    answer = await discord.people["Ann"].command(discord.games, "help")
    assert answer.page.text
    await discord.gateway.wait_for_resume(session)
    assert discord.gateway.identified == 1


async def test_a_bot_that_is_asked_to_reconnect_resumes(discord: Discord, start: Start) -> None:
    await start().ready()
    (session,) = discord.gateway.connected
    await discord.gateway.ask_to_reconnect()
    await discord.gateway.wait_for_resume(session)
    assert (await discord.people["Ann"].command(discord.games, "help")).page.text
    assert session.resumes == 1


async def test_a_lost_session_begins_anew(discord: Discord, start: Start) -> None:
    await start().ready()
    await discord.gateway.cut(resumable=False)
    await discord.gateway.wait_for_identify(2)
    assert (await discord.people["Ann"].command(discord.games, "help")).page.text


async def test_events_held_back_come_in_order(discord: Discord, start: Start) -> None:
    await start().ready()
    discord.gateway.hold_back()
    ann = discord.people["Ann"]
    asking = [asyncio.create_task(ann.command(discord.games, "help")) for _ in range(3)]
    await asyncio.sleep(0.2)
    assert discord.log.of("POST", "/interactions/*") == []
    discord.gateway.let_go()
    assert len({(await each).page.text for each in asking}) == 1


async def test_every_session_receives_everything_and_the_first_answer_wins(
    discord: Discord, start: Start, nursery: Nursery, tmp_path: Path
) -> None:
    first = await start().ready()
    other = nursery.start(discord, tmp_path / "other.sqlite3", preparations=[AUCTION, BLANK_PICTURES])
    try:
        await other.ready()
        await discord.gateway.wait_for(2)
        answer = await discord.people["Ann"].command(discord.games, "help")
        callbacks = await discord.log.wait_for("POST", "/interactions/*", times=2)
        assert sorted(each.status for each in callbacks) == [200, 400]
        assert len(answer.pages) == 1
    finally:
        first.kill()
        other.kill()
    await discord.gateway.wait_for(0)


async def test_a_dead_bot_answers_nothing(discord: Discord, start: Start) -> None:
    bot = await start().ready()
    table = await open_table(discord)
    bot.kill()
    assert bot.status == -9
    await discord.gateway.wait_for(0)
    zoe = discord.person("Zoe")
    zoe.patience_seconds = 0.3
    with pytest.raises(NoAnswer, match=r"Zoe: button 'Join': no page came in 0.3 s \(not acknowledged\)"):
        await zoe.press(table, "Join")


async def test_a_wrong_token_is_refused(discord: Discord, nursery: Nursery, tmp_path: Path) -> None:
    bot = nursery.start(discord, tmp_path / "matches.sqlite3", settings={"DISCORD_TOKEN": "somebody-elses"})
    with pytest.raises(RuntimeError, match="the bot ended with 1"):
        await bot.ready()


async def test_a_shard_hears_of_its_own_servers_alone(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that spoke for servers of other shards would pass every other test: there all is of one shard."""
    monkeypatch.setattr(discord_py.http.Route, "BASE", f"{discord.url}/api/v10")
    monkeypatch.setattr(discord_py.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(discord.gateway.url))
    own = (discord.world.guild.id >> 22) % 3
    options: dict[str, Any] = {"intents": discord_py.Intents(guilds=True), "guild_ready_timeout": 0.05}
    bots = [discord_py.AutoShardedClient(shard_ids=[shard], shard_count=3, **options) for shard in range(3)]
    running = [asyncio.create_task(bot.start(discord.token)) for bot in bots]
    try:
        await discord.gateway.wait_for_identify(3)
        added = discord.add_channel("new")
        await until(lambda: bots[own].get_channel(added), "the new channel")
        await bots[own].wait_until_ready()
        assert [len(bot.guilds) for bot in bots] == [int(shard == own) for shard in range(3)]
        assert (await bots[own].http.get_bot_gateway())[0] == 1
    finally:
        for bot in bots:
            await bot.close()
        await asyncio.gather(*running, return_exceptions=True)
