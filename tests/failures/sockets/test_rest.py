"""Rate limits, server errors, broken connections and time-outs under a real discord.py: nothing is lost or doubled.

| fault | messages of the bot itself | acknowledgement | page of an answer | start |
|---|---|---|---|---|
| 429 on the route, for everything | waits | waits | waits | waits |
| 500, 502, 504 | repeated by the library | repeated | repeated | repeated |
| 503 | again after a pause | repeated | repeated | starts, registers its commands later |
| connection closed before it was done | again after a pause | nothing is done | another page says so | |
| connection closed after it was done | again, and Discord knows the message | nothing is done | the page is there | |
| no answer, done or not | given up after a time-out, then as above | nothing is done | another page says so | |

Each case is the opening of a match: a DM to each player, an edit of the table, a new table, an old one that shrinks.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.failures.sockets.duel import begin, begun, seated
from tests.loopback import BotProcess, Discord, NoAnswer, until
from tests.loopback.request_log import PATIENCE_SECONDS

Start = Callable[..., BotProcess]
Switch = Callable[[Discord, str, str], object]

LONG_SECONDS = 1.5
"""Longer than an impatient bot waits for an answer: the time that a limit lasts does not count."""

TROUBLES: dict[str, Switch] = {
    "429": lambda discord, method, path: discord.faults.limit(method, path, 0.3),
    "429 for everything": lambda discord, method, path: discord.faults.limit(method, path, 0.3, is_global=True),
    "429 for long": lambda discord, method, path: discord.faults.limit(method, path, LONG_SECONDS),
    "429 for everything and long": lambda discord, method, path: discord.faults.limit(
        method, path, LONG_SECONDS, is_global=True
    ),
    "500": lambda discord, method, path: discord.faults.answer(method, path, 500),
    "502 with a page": lambda discord, method, path: discord.faults.answer(method, path, 502, body="<html>"),
    "504 but done": lambda discord, method, path: discord.faults.answer(method, path, 504, acted=True),
    "503 once": lambda discord, method, path: discord.faults.answer(method, path, 503),
    "503": lambda discord, method, path: discord.faults.answer(method, path, 503, times=2),
    "503 but done": lambda discord, method, path: discord.faults.answer(method, path, 503, acted=True),
    "closed": lambda discord, method, path: discord.faults.hang_up(method, path),
    "closed but done": lambda discord, method, path: discord.faults.hang_up(method, path, acted=True),
    "silent": lambda discord, method, path: discord.faults.hold(method, path),
    "silent but done": lambda discord, method, path: discord.faults.hold(method, path, acted=True),
}


def needs_impatience(trouble: str) -> bool:
    """Return whether the bot must give up a request, or be close to it."""
    return trouble.startswith("silent") or trouble.endswith("long")


@pytest.mark.parametrize("trouble", [name for name in TROUBLES if name != "503 once"])
async def test_the_bots_own_messages(discord: Discord, start: Start, tmp_path: Path, trouble: str) -> None:
    await start(needs_impatience(trouble)).ready()
    duel = await seated(discord, tmp_path / "matches.sqlite3")
    switch = TROUBLES[trouble]
    ann = duel.people[0]
    switch(discord, "POST", duel.direct_messages_path(ann))
    await begin(duel)
    await until(lambda: len(duel.hands(ann)) == 1, "Ann's hand")
    first = duel.awaited()
    switch(discord, "PATCH", f"{duel.path}/*")
    await duel.move(first, "open")
    await duel.shows(2)
    switch(discord, "POST", duel.path)
    await duel.move(first, "pledge 1")
    await duel.shows(3)
    switch(discord, "PATCH", f"{duel.path}/{duel.messages[-1].message.id}")
    await duel.move(duel.other(first), "pledge 0")
    await duel.shows(4)
    await discord.quiet()
    assert duel.stored() == ["open", "pledge 1", "pledge 0"]
    assert len(duel.messages) == 4, "the card, two old tables, the newest"
    assert [len(duel.hands(who)) for who in duel.people] == [1, 1]
    assert duel.alarms(first) == []


WAITING = {"429", "429 for everything", "500", "502 with a page", "503 once"}


@pytest.mark.parametrize("trouble", [*sorted(WAITING), "closed", "silent"])
async def test_an_acknowledgement(discord: Discord, start: Start, tmp_path: Path, trouble: str) -> None:
    await start(needs_impatience(trouble)).ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    asked = await duel.ask(first, "open")
    TROUBLES[trouble](discord, "POST", "/interactions/*")
    if trouble in WAITING:
        assert "Done" in (await first.press(asked, "Confirm")).page.text
    else:
        first.patience_seconds = 0.5
        with pytest.raises(NoAnswer, match="not acknowledged"):
            await first.press(asked, "Confirm")
        assert duel.stored() == []
        first.patience_seconds = PATIENCE_SECONDS
        assert "Done" in (await first.press(asked, "Confirm")).page.text
    await duel.shows(2)
    assert duel.stored() == ["open"]


@pytest.mark.parametrize("trouble", [*sorted(WAITING), "closed", "closed but done", "silent"])
async def test_the_page_of_an_answer(discord: Discord, start: Start, tmp_path: Path, trouble: str) -> None:
    bot = await start(needs_impatience(trouble)).ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    asked = await duel.ask(first, "open")
    TROUBLES[trouble](discord, "PATCH", "/webhooks/*")
    answer = await first.press(asked, "Confirm")
    said = "Done" if trouble in WAITING else "was saved"
    await until(lambda: said in answer.page.text, "the last page")
    await duel.shows(2)
    assert duel.stored() == ["open"]
    log = bot.log.read_text(encoding="utf-8")
    assert ("match 1: confirm was not answered by Discord" in log) == (trouble not in WAITING)
    assert "loopback-token" not in log
    assert "simcord_interaction" not in log


async def test_a_rate_limit_for_one_table_delays_no_other(discord: Discord, start: Start, tmp_path: Path) -> None:
    """The limit lasts longer than a slow machine takes for the other table; a restarted bot does not know of it."""
    bot = await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    other = await seated(discord, tmp_path / "matches.sqlite3")
    limit = discord.faults.limit("PATCH", f"{duel.path}/*", 2 * PATIENCE_SECONDS)
    await duel.move(duel.awaited(), "open")
    await until(lambda: limit.met == 1, "the limit")
    await begin(other)
    assert duel.messages[-1].custom_id("Make a move").split("|")[2] == "1", "it still waits"
    bot.kill()
    await start().ready()
    await duel.shows(2)


@pytest.mark.parametrize("trouble", ["429", "502 with a page"])
async def test_the_start(discord: Discord, start: Start, trouble: str) -> None:
    TROUBLES[trouble](discord, "PUT", "/applications/*")
    TROUBLES[trouble](discord, "GET", "/users/@me")
    await start().ready()
    assert "</match new:" in (await discord.people["Ann"].command(discord.games, "help")).page.text


async def test_a_start_without_network(discord: Discord, start: Start) -> None:
    """Each try closes the session that it has opened: a program that waits for days must not run out of files."""
    for path in ("/users/@me", "/oauth2/applications/@me"):
        discord.faults.hang_up("GET", path, times=3)
    bot = await start().ready()
    said = bot.log.read_text(encoding="utf-8").splitlines()
    assert len([line for line in said if "Discord cannot be reached" in line]) == 1
    assert not [line for line in said if "Unclosed" in line]
    assert "</match new:" in (await discord.people["Ann"].command(discord.games, "help")).page.text


@pytest.mark.parametrize("trouble", ["503 once", "silent"])
async def test_a_start_without_registering_the_commands(discord: Discord, start: Start, trouble: str) -> None:
    bot = await start().ready()
    await until(lambda: "sealed_orders: ready" in bot.log.read_text(encoding="utf-8"), "its first look around")
    assert await bot.stop() == 0
    TROUBLES[trouble](discord, "PUT", "/applications/*")
    bot = await start(needs_impatience(trouble)).ready()
    assert "`/match new`" in (await discord.people["Ann"].command(discord.games, "help")).page.text
    assert "the commands are as they were" in bot.log.read_text(encoding="utf-8")


async def test_a_crash_while_discord_does_not_answer_doubles_nothing(
    discord: Discord, start: Start, tmp_path: Path
) -> None:
    bot = await start().ready()
    duel = await begun(discord, tmp_path / "matches.sqlite3")
    first = duel.awaited()
    await duel.move(first, "open")
    await duel.shows(2)
    hold = discord.faults.hold("POST", duel.path, acted=True)
    await duel.move(first, "pledge 1")
    await hold.reached()
    bot.kill()
    discord.faults.clear()
    await start().ready()
    await duel.shows(3)
    assert duel.stored() == ["open", "pledge 1"]
    assert len(duel.messages) == 3
