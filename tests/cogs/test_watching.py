"""What those who watch the bot are told at its address: numbers, whether it is well, whether it is ready."""

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

import bot
from address import files_at
from cogs.sealed_orders import SealedOrders, create_bot
from cogs.upkeep import answering, memory
from cogs.upkeep.answering import Answering
from cogs.upkeep.checks import SILENT_SECONDS
from cogs.upkeep.numbers import PREFIX
from config import VERSION, Listening, read_settings
from counting import known
from play.services import Services
from tests.whole.painters import Blank

ROOT = Path(__file__).parents[2]
Get = Callable[[str], Awaitable[tuple[int, str]]]


@pytest.fixture
def listening() -> Listening:
    """A port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return Listening("127.0.0.1", taken.getsockname()[1])


@pytest.fixture
async def made(tmp_path: Path, listening: Listening, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SealedOrders]:
    """A bot as it is after its start, connected, with an open database."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SEALED_ORDERS_DATABASE", str(tmp_path / "x.sqlite3"))
    monkeypatch.setenv("SEALED_ORDERS_METRICS", str(listening))
    monkeypatch.setenv("SEALED_ORDERS_LANGUAGE", "ru")
    bot = create_bot(read_settings(), Blank())
    bot.services = await Services.open(bot.settings.database)
    bot.is_open = True
    await bot.on_connect()
    bot._ready = asyncio.Event()
    bot._ready.set()
    yield bot
    await bot.close()


@pytest.fixture
async def get(made: SealedOrders, listening: Listening) -> AsyncIterator[Get]:
    """What the address of the bot answers to a path."""
    at = Answering(made, listening, lambda: {"backup"})
    at.start()
    assert at._opening is not None
    await at._opening

    async def answer(path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://{listening}{path}") as answer:
            return answer.status, await answer.text()

    yield answer
    await at.stop()


def _silent(made: SealedOrders, seconds: float) -> None:
    made.silence = lambda: seconds  # type: ignore[method-assign]


async def test_a_bot_that_is_well_says_so(get: Get) -> None:
    status, text = await get("/health")
    assert (status, json.loads(text)) == (
        200,
        {
            "program": "sealed-orders",
            "version": VERSION,
            "ok": True,
            "checks": {"gateway": True, "database": True},
            "wrong": [],
        },
    )
    status, text = await get("/ready")
    assert (status, json.loads(text)["checks"]) == (200, {"shards": True, "opened": True, "serving": True})
    assert (await get("/"))[0] == (await get("/metrics/x"))[0] == 404


async def test_what_is_wrong_is_said_in_the_language_of_the_owner(made: SealedOrders, get: Get) -> None:
    """And nothing else of the database: its address may have a password."""
    _silent(made, SILENT_SECONDS - 1)
    assert (await get("/health"))[0] == 200
    _silent(made, SILENT_SECONDS)
    database = files_at(made.settings.database)
    database.rename(database.with_name("aside"))
    status, text = await get("/health")
    said = json.loads(text)
    assert (status, said["ok"], said["checks"]) == (503, False, {"gateway": False, "database": False})
    assert said["wrong"] == [
        "От Discord ничего не приходит уже 150 секунд.",
        "База данных не отвечает (replaced). Причина в журнале.",
    ]
    assert str(database) not in text
    status, text = await get("/metrics")
    assert status == 200, "that is when somebody looks"
    assert f'{PREFIX}well{{check="database"}} 0.0' in text
    assert f"{PREFIX}tables_behind " not in text
    database.with_name("aside").rename(database)


async def test_a_database_that_hangs_makes_nobody_wait(
    made: SealedOrders, get: Get, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does each look begin one more transaction, which would wait for ever."""
    held, begun = asyncio.Event(), 0

    async def read(*_: Any) -> int:
        nonlocal begun
        begun += 1
        await held.wait()
        return 0

    monkeypatch.setattr("play.upkeep.watching.ANSWER_SECONDS", 0.05)
    monkeypatch.setattr(made.services._context.database, "read", read)
    answers = [await get("/health"), await get("/health")]
    assert [status for status, _ in answers] == [503, 503]
    assert "дольше трёх секунд" in answers[0][1]
    assert begun == 1
    held.set()
    await asyncio.sleep(0)


async def test_a_bot_that_starts_is_well_and_not_ready(made: SealedOrders, get: Get) -> None:
    """A migration of a large database takes minutes: who ended the bot for that would begin it again and again."""
    made.is_open, made.is_opening = False, True
    _silent(made, 10 * SILENT_SECONDS)
    assert (await get("/health"))[0] == 200
    made.is_opening = False
    assert json.loads((await get("/health"))[1])["checks"] == {"gateway": False, "database": True}, "it has no network"
    made.not_opened = "unreachable"
    assert json.loads((await get("/health"))[1])["checks"] == {"gateway": True, "database": False}
    assert made._ready is not None
    made._ready.clear()
    status, text = await get("/ready")
    assert (status, json.loads(text)["checks"]) == (503, {"shards": False, "opened": False, "serving": True})
    assert "не готово 1, всего 1" in text
    assert (await get("/metrics"))[0] == 200
    made.is_open = True


async def test_a_process_without_shards_is_not_ready(made: SealedOrders, get: Get) -> None:
    """All of none are connected: people would be sent to a process that waits for the place of another one."""
    made.shard_states = dict  # type: ignore[method-assign]
    status, text = await get("/ready")
    assert (status, json.loads(text)["checks"]["shards"]) == (503, False)
    assert "заняты другими" in text


async def test_a_bot_that_ends_is_not_ready(made: SealedOrders, get: Get) -> None:
    """From the moment at which it is asked to: it may hand its shards over for a while."""
    made.ending.ask()
    status, text = await get("/ready")
    assert (status, json.loads(text)["wrong"]) == (503, ["Бот завершает работу."])
    assert (await get("/health"))[0] == 200


async def test_all_that_is_counted_is_told(get: Get) -> None:
    """In a form that Prometheus can read, each under its name; a number has one from the start, so that it can rise."""
    known.FAULTS.add("unforeseen", by=2)
    before = known.FAULTS.found()["unforeseen",]
    _, text = await get("/metrics")
    found = {family.name: family for family in text_string_to_metric_families(text)}
    named = {PREFIX + each.name for each in (*known.COUNTS, *known.SPANS)}
    assert named <= set(found)
    assert {PREFIX + each.name for each in known.STATES} - set(found) <= {f"{PREFIX}gateway_latency_seconds"}
    faults = {sample.labels["code"]: sample.value for sample in found[f"{PREFIX}faults"].samples}
    assert faults["unforeseen"] == before
    alarms = {sample.labels["alarm"]: sample.value for sample in found[f"{PREFIX}alarm"].samples}
    assert (alarms["backup"], alarms["gateway"]) == (1, 0)
    for family in found.values():
        assert family.samples or family.name in {
            f"{PREFIX}{name}" for name in ("moves", "refusals", "discord_requests")
        }


async def test_a_taken_address_does_not_keep_the_bot_from_playing(
    made: SealedOrders, listening: Listening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """At night another program, or the process before, may have it; the log says so once, and it is tried again."""
    monkeypatch.setattr(answering, "AGAIN_SECONDS", 0.01)
    at = Answering(made, listening)
    with socket.create_server(listening), caplog.at_level(logging.INFO):
        at.start()
        assert at._opening is not None
        await asyncio.wait((at._opening,), timeout=0.1)
        assert not at._opening.done()
        (line,) = [record for record in caplog.records if record.name == answering.__name__]
        assert (line.levelname, str(listening) in line.getMessage()) == ("ERROR", True)
    await asyncio.wait_for(at._opening, 60)
    assert await asyncio.to_thread(bot.main, ["--health"]) == 0
    await at.stop()


async def test_an_address_for_everybody_is_warned_of(made: SealedOrders, caplog: pytest.LogCaptureFixture) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        everywhere = Listening("0.0.0.0", taken.getsockname()[1])
    at = Answering(made, everywhere)
    at.start()
    assert at._opening is not None
    await at._opening
    await at.stop()
    assert "there is no password" in caplog.text


async def test_health_is_asked_at_the_address(made: SealedOrders, get: Get, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong is printed; a bot that does not listen is told by its file, as without an address."""
    assert await asyncio.to_thread(bot.main, ["--health"]) == 0
    _silent(made, 200)
    assert await asyncio.to_thread(bot.main, ["--health"]) == 1
    assert capsys.readouterr().err == "От Discord ничего не приходит уже 200 секунд.\n"


@pytest.mark.parametrize(("answers", "status"), [("nothing", 1), ("another program", 0), ("nobody", 0)])
async def test_where_the_bot_does_not_answer_its_file_tells(
    made: SealedOrders, listening: Listening, monkeypatch: pytest.MonkeyPatch, answers: str, status: int
) -> None:
    """But one that takes a connection and says nothing hangs, whatever its file says."""
    monkeypatch.setattr("cogs.upkeep.health_check.ASK_SECONDS", 0.2)
    monkeypatch.setattr("bot.is_healthy", lambda _: True)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if answers == "another program":
            writer.write(b'HTTP/1.0 200 OK\r\n\r\n{"ok": false}')
        else:
            await reader.read()
        writer.close()

    server = None if answers == "nobody" else await asyncio.start_server(answer, *listening)
    assert await asyncio.to_thread(bot.main, ["--health"]) == status
    if server is not None:
        server.close()
        await asyncio.sleep(0.1)


def test_the_memory_of_each_process_is_told() -> None:
    """A worker that is not listed would be `other`, of which nobody knows what it is for."""
    files = [
        path for path in (ROOT / "play").rglob("*process.py") if "import serve" in path.read_text(encoding="utf-8")
    ]
    workers = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files}
    assert workers | {"render.painter"} == set(memory._WORKERS)
    assert set(memory._WORKERS.values()) < set(known.MEMORY.words)
    if Path("/proc/self/statm").exists():
        assert memory.memory()["bot"] > 10_000_000
