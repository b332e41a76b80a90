"""Starting and stopping: settings, health, messages when the bot cannot start, and a clean end."""

import asyncio
import os
import sqlite3
import time
from pathlib import Path
from typing import cast

import discord
import pytest

import bot
from cogs import sealed_orders
from cogs.sealed_orders import SealedOrders, create_bot
from config import Settings, read_settings
from play.services import Services
from tests.whole.painters import Blank

PATIENCE_SECONDS = 120


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Settings in the environment, as `main` reads them, with a fake token and a database that does not exist."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SEALED_ORDERS_DATABASE", str(tmp_path / "x.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", "made.up.token")
    monkeypatch.setattr(bot, "forgive", lambda: None)
    return read_settings()


@pytest.fixture(autouse=True)
def logs_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the logging of the tests."""
    monkeypatch.setattr("cogs.logs.set_up", lambda *_: None)


def test_an_invalid_setting_is_named(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SEALED_ORDERS_LANGUAGE", "elvish")
    assert bot.main([]) == bot.BAD_SETTINGS
    assert "SEALED_ORDERS_LANGUAGE" in capsys.readouterr().err


def test_health_is_the_age_of_the_heartbeat(settings: Settings) -> None:
    assert bot.main(["--health"]) == 1
    file = bot.heartbeat_file(settings)
    file.touch()
    assert bot.main(["--health"]) == 0
    old = time.time() - 10 * bot.STALE_HEARTBEAT_SECONDS
    os.utime(file, (old, old))
    assert bot.main(["--health"]) == 1


@pytest.mark.parametrize(("language", "said"), [("en", "does not know this token"), ("ru", "не знает такого токена")])
def test_a_wrong_token_is_reported_in_one_line(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    async def refused(_: Settings) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setenv("SEALED_ORDERS_LANGUAGE", language)
    monkeypatch.setattr(bot, "connect", refused)
    assert bot.main([]) == bot.CANNOT_START
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1
    assert "made.up.token" not in error


def test_a_damaged_database_is_reported_and_not_changed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rubbish = b"this is no database" * 500
    settings.database.write_bytes(rubbish)

    async def as_far_as_the_database(_: discord.Client, token: str) -> None:
        del token

    monkeypatch.setattr(discord.Client, "login", _only_set_up)
    monkeypatch.setattr(discord.Client, "connect", as_far_as_the_database)
    assert bot.main([]) == bot.CANNOT_START
    error = capsys.readouterr().err
    assert "x.sqlite3" in error
    assert "Traceback" not in error
    assert settings.database.read_bytes() == rubbish


def test_a_newer_database_is_reported(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_open_and_close(settings))
    with sqlite3.connect(settings.database) as connection:
        connection.execute("INSERT INTO migrations (number, name, applied_at) VALUES (999, 'later', 0)")
    connection.close()
    monkeypatch.setattr(discord.Client, "login", _only_set_up)
    assert bot.main([]) == bot.CANNOT_START
    assert "999" in capsys.readouterr().err


async def test_a_bot_that_never_opened_its_services_closes(settings: Settings) -> None:
    made = create_bot(settings, Blank())
    await asyncio.wait_for(made.close(), PATIENCE_SECONDS)
    assert made.is_closed()


async def test_a_part_that_hangs_does_not_keep_the_bot_from_closing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is closed after the part that hangs is a stand-in, so that no real work must fit into the short limit."""

    class Stuck(Blank):
        async def close(self) -> None:
            await asyncio.sleep(3600)

    class Opened:
        is_closed = False

        async def close(self) -> None:
            self.is_closed = True

    monkeypatch.setattr(sealed_orders, "CLOSING_SECONDS", 0.05)
    made = create_bot(settings, Stuck())
    opened = Opened()
    made.services = cast(Services, opened)
    made._is_open = True
    await asyncio.wait_for(made.close(), PATIENCE_SECONDS)
    assert made.is_closed()
    assert opened.is_closed


async def test_nothing_but_guilds_is_asked_of_the_gateway(settings: Settings) -> None:
    made = create_bot(settings, Blank())
    assert made.intents == discord.Intents(guilds=True)
    assert made.allowed_mentions is not None
    assert dict(made.allowed_mentions.to_dict()) == {"parse": []}
    await made.close()


async def _only_set_up(client: discord.Client, token: str) -> None:
    del token
    await client.setup_hook()


async def _open(made: SealedOrders) -> None:
    """Open the services as `setup_hook` does, without Discord."""
    made.services = await Services.open(made.settings.database)
    made._is_open = True


async def _open_and_close(settings: Settings) -> None:
    made = create_bot(settings, Blank())
    await _open(made)
    await made.close()
