"""The real bot in its own process answers commands, presses, modals, autocomplete and direct messages, and stops."""

from collections.abc import Callable
from pathlib import Path

import simcord

from tests.loopback import AUCTION, BotProcess, Discord, start_fresh, until
from tests.loopback.tables import open_table, started

Start = Callable[[], BotProcess]


async def test_a_command_is_answered(discord: Discord, start: Start) -> None:
    await start().ready()
    table = await open_table(discord)
    assert "Join" in table.buttons
    assert table.alt_texts == []


async def test_a_match_is_played_by_presses_direct_messages_and_typed_lines(discord: Discord, start: Start) -> None:
    await start().ready()
    ann, boris = discord.people["Ann"], discord.people["Boris"]
    running = await started(discord, ann, boris)
    await until(ann.direct_messages, "a direct message to Ann")
    menu = (await ann.press(running, "Make a move")).page
    assert isinstance(menu.message, simcord.ResponseMessage)
    assert menu.message.ephemeral
    suggested = {who: await who.suggestions(running.channel_id, "play", "line") for who in (ann, boris)}
    who, lines = next((who, list(lines)) for who, lines in suggested.items() if lines)
    asked = (await who.command(running.channel_id, "play", line=lines[0])).page
    assert "Confirm" in asked.buttons
    done = await who.press(asked, "Confirm")
    assert "Confirm" not in done.page.buttons


async def test_a_modal_is_opened_and_submitted(discord: Discord, start: Start) -> None:
    await start().ready()
    ann, boris = discord.people["Ann"], discord.people["Boris"]
    running = await started(discord, ann, boris)
    rules = (await ann.press(running, "Rules")).page
    shown = await ann.press((await ann.press(rules, "Contents")).page, "Search the rules")
    assert shown.modal is not None
    reply = await ann.submit(shown, line="veto")
    assert "veto" in reply.page.text.lower()


async def test_a_direct_message_is_answered_where_it_came(discord: Discord, start: Start) -> None:
    await start().ready()
    ann = discord.people["Ann"]
    await started(discord, ann, discord.person("Zoe"))
    message = await until(
        lambda: next((each for each in ann.direct_messages() if each.buttons), None), "a direct message"
    )
    answer = await ann.press(message, message.buttons[0])
    assert answer.page.text


async def test_closed_direct_messages_are_reported_at_the_table(discord: Discord, start: Start) -> None:
    await start().ready()
    ann, boris = discord.people["Ann"], discord.people["Boris"]
    discord.world.close_dms(boris.member)
    running = await started(discord, ann, boris)
    assert boris.direct_messages() == []
    await until(lambda: "private information" in discord.messages(running.channel_id)[-1].text, "what waits for Boris")


async def test_it_stops_when_asked_and_continues_after_a_start(discord: Discord, start: Start) -> None:
    first = await start().ready()
    running = await started(discord, discord.people["Ann"], discord.people["Boris"])
    assert await first.stop() == 0
    await discord.gateway.wait_for(0)
    await start().ready()
    assert (await discord.people["Ann"].press(running, "Make a move")).page.parts


async def test_a_fresh_python_draws_real_pictures(discord: Discord, tmp_path: Path) -> None:
    life = start_fresh(discord, tmp_path / "fresh.sqlite3", preparations=[AUCTION])
    try:
        await life.ready()
        running = await started(discord, discord.people["Ann"], discord.people["Boris"], game="tetranomicon")
        assert running.alt_texts
        pictures = [data for data in discord.backend.cdn._blobs.values() if data.startswith(b"\x89PNG")]
        assert max(map(len, pictures)) > 10_000
        assert await life.stop() == 0
        assert life.errors() == []
    finally:
        life.kill()
