"""The connection to Discord is cut during a match: RESUME loses nothing, after a new READY the bot catches up.

| fault | a press meanwhile | a change of the server meanwhile |
|---|---|---|
| cut and resumed | is answered later | is noticed later |
| cut, session lost | is not answered, may be pressed again | is noticed after READY |
| an event twice | is answered once | |
"""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.failures.sockets.duel import begun
from tests.loopback import BotProcess, Discord, NoAnswer, Person, until
from tests.loopback.request_log import PATIENCE_SECONDS
from tests.whole.seen import Seen

Start = Callable[[], BotProcess]


async def press_without_delivery(discord: Discord, who: Person, page: Seen, label: str) -> None:
    """Press a button whose event is still on its way when the session ends."""
    discord.gateway.hold_back()
    who.patience_seconds = 0.2
    with pytest.raises(NoAnswer):
        await who.press(page, label)
    who.patience_seconds = PATIENCE_SECONDS


async def lost_session(discord: Discord) -> int:
    """Cut the connection for good; return how often the bot will have identified when it is back."""
    before = discord.gateway.identified
    await discord.gateway.cut(resumable=False)
    return before + 1


@pytest.mark.parametrize("code", [4000, 1001, None])
async def test_a_move_during_a_cut_is_made_once_after_resume(
    discord: Discord, start: Start, tmp_path: Path, code: int | None
) -> None:
    await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    asked = await duel.ask(first, "open")
    (session,) = discord.gateway.connected
    await discord.gateway.cut(code)
    done = await first.press(asked, "Confirm")
    assert "Done" in done.page.text
    await discord.gateway.wait_for_resume(session)
    await duel.shows(2)
    assert duel.stored() == ["open"]
    assert discord.gateway.identified == 1


async def test_a_thread_deleted_during_a_cut_is_received_of_after_resume(
    discord: Discord, start: Start, tmp_path: Path
) -> None:
    await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    await discord.gateway.cut()
    discord.remove_channel(duel.place)
    await until(lambda: all(len(duel.alarms(who)) == 1 for who in duel.people), "word to both")
    alarm = duel.alarms(duel.people[1])[0]
    await duel.people[1].press(alarm, "Open a new thread")
    (duel.place,) = discord.threads()
    await duel.shows(1)
    assert "Done" in (await duel.move(duel.awaited(), "open")).page.text
    assert duel.stored() == ["open"]


async def test_a_fresh_ready_during_a_match(discord: Discord, start: Start, tmp_path: Path) -> None:
    bot = await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    asked = await duel.ask(first, "open")
    await press_without_delivery(discord, first, asked, "Confirm")
    times = await lost_session(discord)
    discord.gateway.let_go()
    assert duel.stored() == []
    await discord.gateway.wait_for_identify(times)
    assert "Done" in (await first.press(asked, "Confirm")).page.text
    for revision, line in ((2, "pledge 1"), (3, "pledge 0")):
        await duel.shows(revision)
        await duel.move(duel.awaited(), line)
    await duel.shows(4)
    assert duel.stored() == ["open", "pledge 1", "pledge 0"]
    assert len(duel.messages) == 4
    assert [len(duel.hands(who)) for who in duel.people] == [1, 1]
    assert bot.status is None


async def test_outdated_tables_are_updated_after_a_fresh_ready(discord: Discord, start: Start, tmp_path: Path) -> None:
    await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    closed = discord.faults.answer("*", f"{duel.path}*", 403, 50001, times=None)
    await duel.move(first, "open")
    await until(lambda: len(duel.alarms(first)) == 1, "word of it")
    closed.times = 0
    await discord.gateway.wait_for_identify(await lost_session(discord))
    await duel.shows(2)
    await until(lambda: duel.alarms(first) == [], "word that it is over")
    assert "Make a move" in duel.messages[-1].buttons
    assert duel.messages[-1].custom_id("Make a move").split("|")[2] == "2"
    assert duel.stored() == ["open"]


async def test_a_server_that_removed_the_bot_before_a_fresh_ready(
    discord: Discord, start: Start, tmp_path: Path
) -> None:
    await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    times = await lost_session(discord)
    discord.remove_server()
    await discord.gateway.wait_for_identify(times)
    await until(lambda: all(len(duel.alarms(who)) == 1 for who in duel.people), "word to both")
    assert "no longer on the server" in duel.alarms(first)[0].text
    asked = await first.command_in_dm("play", line="open", match="1")
    assert "Done" in (await first.press(asked.page, "Confirm")).page.text
    assert duel.stored() == ["open"]


async def test_a_press_that_comes_twice_acts_once(discord: Discord, start: Start, tmp_path: Path) -> None:
    await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    asked = await duel.ask(first, "open")
    received: list[tuple[str, object]] = []
    discord.backend.subscribers.append(lambda event, payload: received.append((event, payload)))
    answer = await first.press(asked, "Confirm")
    (again,) = [payload for event, payload in received if event == "INTERACTION_CREATE"]
    discord.backend.emit("INTERACTION_CREATE", again)  # type: ignore[arg-type]  # as it was
    callbacks = await discord.log.wait_for("POST", "/interactions/*", after=discord.log.total)
    assert [each.status for each in callbacks] == [400]
    await discord.quiet()
    assert "Done" in answer.page.text
    assert duel.stored() == ["open"]


async def test_events_that_are_late_do_not_act_on_what_is_over(discord: Discord, start: Start, tmp_path: Path) -> None:
    await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    page = await duel.ask(first, "open")
    discord.gateway.hold_back()
    pressing = [asyncio.create_task(first.press(page, "Confirm")) for _ in range(3)]
    await asyncio.sleep(0.2)
    discord.gateway.let_go()
    said = [(await each).page.text for each in pressing]
    assert all("Done" in text for text in said), "it was made, by one of the presses"
    await duel.shows(2)
    assert duel.stored() == ["open"]
