"""Starting and stopping: settings, health, messages when the bot cannot start, and a clean end."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest

import bot
from address import PostgresAddress, files_at
from cogs import draining, running
from cogs.sealed_orders import GATEWAY_PATIENCE_SECONDS, SealedOrders, create_bot
from cogs.upkeep.alive import STALE_SECONDS, own_file
from cogs.upkeep.heartbeat import Heartbeat
from config import Settings, read_settings
from db.errors import Trouble, UnavailableDatabase
from play.services import Services
from tests.whole.painters import Blank

ROOT = Path(__file__).parent.parent
PATIENCE_SECONDS = 120


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Settings in the environment, as `main` reads them, with a fake token and a database that does not exist."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SEALED_ORDERS_DATABASE", str(tmp_path / "x.sqlite3"))
    monkeypatch.setenv("DISCORD_TOKEN", "made.up.token")
    monkeypatch.setattr("cogs.running.forgive", lambda: None)
    return read_settings()


@pytest.fixture(autouse=True)
def logs_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the logging of the tests."""
    monkeypatch.setattr("cogs.upkeep.logs.set_up", lambda *_: None)


def test_an_invalid_setting_is_named(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SEALED_ORDERS_LANGUAGE", "elvish")
    assert bot.main([]) == bot.BAD_SETTINGS
    assert "SEALED_ORDERS_LANGUAGE" in capsys.readouterr().err


def test_an_address_that_is_never_called_is_named(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SEALED_ORDERS_WELL_ADDRESS", "https://10.0.0.1/very-secret")
    assert bot.main([]) == bot.BAD_SETTINGS
    said = capsys.readouterr().err
    assert "SEALED_ORDERS_WELL_ADDRESS" in said
    assert "very-secret" not in said


class Well:
    """A bot that is as well as the test says."""

    def __init__(self) -> None:
        self.said = ""

    def trouble(self) -> str:
        return self.said


async def test_health_is_the_age_of_the_heartbeat(settings: Settings) -> None:
    assert bot.main(["--health"]) == 1
    beating = Heartbeat(files_at(settings.database), cast(SealedOrders, Well()))
    beating.file.touch()
    assert bot.main(["--health"]) == 0
    old = time.time() - 10 * STALE_SECONDS
    os.utime(beating.file, (old, old))
    assert bot.main(["--health"]) == 1


async def test_health_fails_while_the_bot_is_not_well(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    well = Well()
    beating = Heartbeat(files_at(settings.database), cast(SealedOrders, well))
    for said, health in (("", 0), ("the connection is gone", 1), ("", 0)):
        well.said = said
        await beating._beat()
        assert bot.main(["--health"]) == health
    assert "the connection is gone" in caplog.text
    beating.stop()
    assert bot.main(["--health"]) == 1


async def test_each_bot_on_a_database_has_its_own_heartbeat(settings: Settings) -> None:
    beating = Heartbeat(files_at(settings.database), cast(SealedOrders, Well()))
    await beating._beat()
    sleeping = await asyncio.create_subprocess_exec("sleep", "60")
    another = beating.file.with_name(beating.file.name.replace(f"-{os.getpid()}.", f"-{sleeping.pid}."))
    another.touch()
    assert bot.main(["--health"]) == 0
    os.utime(another, (0, time.time() - 2 * STALE_SECONDS))
    assert bot.main(["--health"]) == 1, "one bot does not answer for another"
    foreign = another.with_name(f"{files_at(settings.database).name}.elsewhere-7.alive")
    foreign.touch()
    beating.start()
    assert another.exists()
    beating.stop()
    assert (another.exists(), foreign.exists(), beating.file.exists()) == (True, True, False)
    sleeping.kill()
    await sleeping.wait()
    beating = Heartbeat(files_at(settings.database), cast(SealedOrders, Well()))
    beating.start()
    assert (another.exists(), foreign.exists()) == (False, True), "its bot was killed"
    beating.stop()


async def test_a_bot_is_not_well_without_discord_or_its_file(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = create_bot(settings, Blank())
    now = time.monotonic()
    monkeypatch.setattr("cogs.sealed_orders.time.monotonic", lambda: now)
    await made.on_disconnect()
    now += GATEWAY_PATIENCE_SECONDS + 1
    assert "Discord" in made.trouble()
    await made.on_connect()
    made.services = await Services.open(settings.database)
    made.is_open = True
    assert made.trouble() == ""
    files_at(settings.database).rename(files_at(settings.database).with_name("aside"))
    assert "replaced" in made.trouble()
    files_at(settings.database).with_name("aside").rename(files_at(settings.database))
    await made.on_disconnect()
    assert made.trouble() == ""
    now += GATEWAY_PATIENCE_SECONDS + 1
    await made.on_disconnect()
    assert "Discord" in made.trouble()
    await made.on_resumed()
    assert made.trouble() == ""
    await made.close()


async def test_a_gateway_that_says_nothing_is_gone_after_two_of_its_beats(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection that hangs is not closed, so nothing says that it is gone."""
    made = create_bot(settings, Blank())
    now = time.monotonic()
    monkeypatch.setattr("cogs.sealed_orders.time.monotonic", lambda: now)
    await made.on_socket_raw_receive('{"t":null,"s":null,"op":10,"d":{"heartbeat_interval":41250,"_trace":[]}}')
    await made.on_connect()
    now += 80
    assert (made.silence(), made.trouble()) == (0, "")
    now += 3
    assert made.silence() == 83
    assert "Discord" in made.trouble()
    await made.on_socket_raw_receive('{"op":11}')
    assert (made.silence(), made.trouble()) == (0, "")
    await made.on_socket_raw_receive('{"op":10,"d":{"heartbeat_interval":100000}}')
    now += 190
    assert made.silence() == 0
    assert made._enable_debug_events, "without them discord.py does not say what comes"
    await made.close()


HEALTH = """
import sys, time
began = time.process_time()
import bot
status = bot.main(["--health"])
print(status, time.process_time() - began, sorted({"discord", "aiohttp", "asyncio", "sqlite3"} & set(sys.modules)))
"""


def test_health_is_asked_at_little_cost(settings: Settings) -> None:
    """Processor time: whoever waits for the answer waits longer on a busy machine, and Docker for five seconds only."""
    own_file(files_at(settings.database)).touch()
    asked = subprocess.run(
        [sys.executable, "-c", HEALTH],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        text=True,
        capture_output=True,
        check=False,
    )
    status, seconds, loaded = asked.stdout.split(maxsplit=2)
    assert (status, loaded.strip()) == ("0", "[]"), asked.stderr
    assert float(seconds) < 0.3


class Absent:
    """A bot that reaches Discord at the try after so many faults."""

    def __init__(self, *faults: BaseException, is_open: bool = False) -> None:
        self.faults = list(faults)
        self.is_open = is_open
        self.http = self
        self.connector: object = None
        self.settings = SimpleNamespace(language="ru")
        self.closed = 0

    async def login(self, token: str) -> None:
        """Fail as often as there are faults."""
        assert token == "made.up.token"
        if self.faults:
            raise self.faults.pop(0)

    async def close(self) -> None:
        """Close the session of a try."""
        self.closed += 1


def _http(status: int) -> discord.HTTPException:
    return discord.HTTPException(cast(aiohttp.ClientResponse, SimpleNamespace(status=status, reason="")), "")


async def test_a_start_without_network_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slept: list[float] = []
    now = time.monotonic()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("cogs.running.asyncio.sleep", sleep)
    monkeypatch.setattr("cogs.running.time.monotonic", lambda: now + sum(slept))
    faults = [OSError("no network"), TimeoutError(), _http(503), aiohttp.ClientError("no name"), _http(429)] * 100
    absent = Absent(*faults)
    await running.log_in(cast(SealedOrders, absent), "made.up.token")
    assert (len(slept), absent.closed) == (500, 500)
    said = [record for record in caplog.records if record.name == "cogs.running"]
    assert len(said) == pytest.approx(sum(slept) / running.LOG_SECONDS, abs=1)
    assert not any(record.exc_info for record in said)


async def test_a_start_without_the_server_of_the_database_waits_longer_and_longer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Would catch a bot that ends because its database starts after it, and one that asks a dead server all day."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("cogs.running.asyncio.sleep", sleep)
    server = PostgresAddress("postgresql://bot:s3cret-word@db.example.org/orders")
    codes: tuple[Trouble, ...] = ("unreachable", "unreachable", "standby", "busy", "unreachable", "unreachable")
    absent = Absent(*(UnavailableDatabase(server, code, "timeout expired") for code in codes))
    await running.log_in(cast(SealedOrders, absent), "made.up.token")
    assert slept == [10, 20, 40, 60, 60, 60]
    said = [record.getMessage() for record in caplog.records if record.name == "cogs.running"]
    assert len(said) == 6
    assert said[1].startswith("postgresql://bot@db.example.org/orders: сервер базы данных недоступен")
    assert said[1].endswith("Секунд до следующей попытки: 20.")
    assert "s3cret-word" not in "".join(said)


@pytest.mark.parametrize(("code", "raised"), [(4004, discord.LoginFailure), (4013, discord.ConnectionClosed)])
async def test_a_token_that_the_gateway_refuses_is_a_wrong_token(code: int, raised: type[Exception]) -> None:
    class Refused(Absent):
        async def connect(self, *, reconnect: bool) -> None:
            assert reconnect
            raise discord.ConnectionClosed(cast(aiohttp.ClientWebSocketResponse, None), shard_id=None, code=code)

    with pytest.raises(raised):
        await running._log_in_and_stay(cast(SealedOrders, Refused()), "made.up.token")


@pytest.mark.parametrize(
    "absent",
    [
        Absent(discord.LoginFailure()),
        Absent(OSError(), discord.LoginFailure()),
        Absent(_http(403)),
        Absent(OSError("of the program, not of the network"), is_open=True),
        Absent(UnavailableDatabase(Path("x"), "full", "")),
        Absent(UnavailableDatabase(Path("x"), "unreachable", ""), is_open=True),
    ],
    ids=["wrong token", "wrong token later", "refused", "set up", "database", "lost later"],
)
async def test_what_no_waiting_mends_ends_the_start(absent: Absent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "RETRY_SECONDS", 0)
    last = absent.faults[-1]
    with pytest.raises(type(last)) as raised:
        await running.log_in(cast(SealedOrders, absent), "made.up.token")
    assert raised.value is last


@pytest.mark.parametrize(("language", "said"), [("en", "does not accept this"), ("ru", "не принимает этот токен")])
def test_a_wrong_token_is_reported_in_one_line(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    async def refused(*_: object) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setenv("SEALED_ORDERS_LANGUAGE", language)
    monkeypatch.setattr("cogs.running.connect", refused)
    assert bot.main([]) == bot.CANNOT_START
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1
    assert "made.up.token" not in error


def test_a_damaged_database_is_reported_and_not_changed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rubbish = b"this is no database" * 500
    files_at(settings.database).write_bytes(rubbish)

    async def as_far_as_the_database(_: discord.Client, token: str) -> None:
        del token

    monkeypatch.setattr(discord.Client, "login", _only_set_up)
    monkeypatch.setattr(discord.Client, "connect", as_far_as_the_database)
    assert bot.main([]) == bot.CANNOT_START
    error = capsys.readouterr().err
    assert "x.sqlite3" in error
    assert "Traceback" not in error
    assert files_at(settings.database).read_bytes() == rubbish


def test_a_newer_database_is_reported(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(_open_and_close(settings))
    with sqlite3.connect(files_at(settings.database)) as connection:
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

    monkeypatch.setattr(draining, "CLOSING_SECONDS", 0.05)
    made = create_bot(settings, Stuck())
    opened = Opened()
    made.services = cast(Services, opened)
    made.is_open = True
    await asyncio.wait_for(made.close(), PATIENCE_SECONDS)
    assert made.is_closed()
    assert opened.is_closed


async def test_what_an_event_has_begun_ends_before_the_database_is_closed(settings: Settings) -> None:
    """A stop in the middle of a start once left a look-up running, which logged a fault of a closed database."""

    class Opened:
        was_quiet = False

        async def close(self) -> None:
            self.was_quiet = looking.done()

    async def look() -> None:
        await asyncio.sleep(3600)

    made = create_bot(settings, Blank())
    made.loop = asyncio.get_running_loop()
    looking = made._schedule_event(look, "on_ready")
    opened = Opened()
    made.services = cast(Services, opened)
    made.is_open = True
    await asyncio.wait_for(made.close(), PATIENCE_SECONDS)
    assert opened.was_quiet


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
    made.is_open = True


async def _open_and_close(settings: Settings) -> None:
    made = create_bot(settings, Blank())
    await _open(made)
    await made.close()
