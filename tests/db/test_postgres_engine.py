"""Transactions on PostgreSQL: what is carried out again, what never is, what is told, and what no text ever shows."""

import asyncio
import logging
import threading
import time
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, suppress
from contextvars import ContextVar
from pathlib import Path

import psycopg
import pytest

from address import PostgresAddress
from db.drivers import postgres
from db.engines import postgres_engine
from db.engines.database import counting_commits
from db.engines.engine import notify, open_database
from db.engines.postgres_engine import CONNECTIONS, PostgresDatabase
from db.errors import DatabaseFault, UnavailableDatabase
from db.keeping import lineage
from db.statements import Connection
from tests.db.postgres import address_on, opened
from text import words

pytestmark = pytest.mark.slow
SECRET = "s3cret~word"
KILL = "SELECT pg_terminate_backend(pg_backend_pid())"


@pytest.fixture(autouse=True)
def files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep what is beside a database in a folder of the test."""
    monkeypatch.setattr("address._FOLDER", tmp_path)
    monkeypatch.setattr(postgres_engine, "NOTING_SECONDS", 600.0)


@pytest.fixture
async def database(server: str) -> AsyncIterator[PostgresDatabase]:
    """An empty database."""
    async with opened(server) as made:
        yield made


def _count(connection: Connection, name: str = "match") -> None:
    lineage.set_counter(connection, name, lineage.counter(connection, name) + 1)


def _count_and_fail(connection: Connection) -> None:
    _count(connection)
    raise KeyError


class _Trying:
    """Counts how often it is tried, and loses its connection at the first so many tries."""

    def __init__(self, lost: int) -> None:
        self.lost, self.tried = lost, 0

    def __call__(self, connection: Connection) -> None:
        self.tried += 1
        _count(connection)
        if self.tried <= self.lost:
            connection.execute(KILL)


async def test_what_is_written_is_there_and_counted(database: PostgresDatabase) -> None:
    with counting_commits() as commits:
        await database.write(_count)
        assert await database.read(lineage.counter, "match") == 1
        await database.write_uncounted(_count)
    assert (commits.count, await database.read(lineage.counter, "match")) == (2, 2)
    with pytest.raises(KeyError), counting_commits() as failed:
        await database.write(_count_and_fail)
    assert (failed.count, await database.read(lineage.counter, "match")) == (0, 2)


async def test_a_read_sees_one_moment_and_changes_nothing(database: PostgresDatabase) -> None:
    looked, changed = threading.Event(), threading.Event()

    def twice(connection: Connection) -> tuple[int, int]:
        first = lineage.counter(connection, "match")
        looked.set()
        assert changed.wait(10)
        return first, lineage.counter(connection, "match")

    reading = asyncio.create_task(database.read(twice))
    await asyncio.to_thread(looked.wait, 10)
    await database.write(_count)
    changed.set()
    assert await reading == (0, 0)
    with pytest.raises(UnavailableDatabase):
        await database.read(_count)
    assert await database.read(lineage.counter, "match") == 1


async def test_a_lost_connection_is_noticed_by_nobody_before_the_commit(database: PostgresDatabase) -> None:
    """Would catch a server that restarts at night and is told to everybody who presses, or a move stored twice."""
    once, always = _Trying(1), _Trying(100)
    await database.write(once)
    assert (once.tried, await database.read(lineage.counter, "match")) == (2, 1)
    with pytest.raises(UnavailableDatabase) as told:
        await database.write(always)
    assert (told.value.code, always.tried) == ("unreachable", postgres_engine.MOST_TRIES)
    assert await database.read(lineage.counter, "match") == 1


async def test_a_server_that_has_restarted_is_noticed_by_nobody(database: PostgresDatabase) -> None:
    """All idle connections are dead then, which are more than tries: the first is enough to know."""
    everybody = threading.Barrier(CONNECTIONS)
    await asyncio.gather(*(database.read(lambda _: everybody.wait(10)) for _ in range(CONNECTIONS)))
    with closing(psycopg.connect(database.address.reveal(), autocommit=True)) as other:
        kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
        other.execute(kill, (database.address.name,))
    work = _Trying(0)
    await database.write(work)
    assert (work.tried, len(database._idle)) == (1, 1)


async def test_a_lost_commit_is_never_repeated(database: PostgresDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    work = _Trying(0)
    with monkeypatch.context() as patch, pytest.raises(UnavailableDatabase) as told:
        patch.setattr(postgres_engine, "COMMIT", KILL)
        await database.write(work)
    assert (told.value.code, work.tried) == ("unknown", 1)
    await database.write(_count)


async def test_two_in_each_others_way_are_both_carried_out(database: PostgresDatabase) -> None:
    """Deadlocks are no faults: one is given up by the server, and carried out again."""
    both = threading.Barrier(2)

    def crossing(connection: Connection, first: str, second: str) -> None:
        lineage.hold_counter(connection, first)
        if not both.broken:
            with suppress(threading.BrokenBarrierError):
                both.wait(5)
            both.abort()
        _count(connection, second)

    await asyncio.gather(
        database.write(crossing, "match", "deck"),
        database.write(crossing, "deck", "match"),
    )
    assert await database.read(lambda each: [lineage.counter(each, name) for name in ("match", "deck")]) == [1, 1]


async def test_a_transaction_that_went_on_after_a_failure_is_a_bug(database: PostgresDatabase) -> None:
    """PostgreSQL answers its COMMIT with a rollback, and no error: people would be told of a move that is not there."""

    def swallowing(connection: Connection) -> None:
        try:
            connection.execute("SELECT 1 / 0")
        except psycopg.Error:
            return

    with pytest.raises(RuntimeError, match="went on"):
        await database.write(swallowing)
    with pytest.raises(psycopg.errors.DivisionByZero):
        await database.write(lambda connection: connection.execute("SELECT 1 / 0"))
    with pytest.raises(RuntimeError, match="StopIteration"):
        await database.read(lambda connection: next(iter(())))


async def test_context_and_cancellation(database: PostgresDatabase) -> None:
    """Who is cancelled before their turn writes nothing; whose transaction has begun waits for its end."""
    known = ContextVar("known", default="nothing")
    known.set("something")
    assert await database.read(lambda connection: known.get()) == "something"
    begun, going_on = threading.Semaphore(0), threading.Event()

    def held(connection: Connection) -> None:
        begun.release()
        assert going_on.wait(10)
        _count(connection, "deck")

    def holding(connection: Connection) -> None:
        begun.release()
        assert going_on.wait(10)

    tasks = [asyncio.create_task(database.write(held))]
    tasks += [asyncio.create_task(database.read(holding)) for _ in range(CONNECTIONS - 1)]
    for _ in tasks:
        await asyncio.to_thread(begun.acquire)
    waiting = asyncio.create_task(database.write(_count))
    await asyncio.sleep(0.02)
    for each in (tasks[0], waiting):
        each.cancel()
    await asyncio.sleep(0.02)
    assert waiting.done() and not tasks[0].done()
    going_on.set()
    await asyncio.gather(*tasks, waiting, return_exceptions=True)
    assert tasks[0].cancelled()
    assert await database.read(lambda each: [lineage.counter(each, name) for name in ("match", "deck")]) == [0, 1]


async def test_who_waits_for_a_lock_for_too_long_is_told(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        postgres, "_SETTINGS", postgres._SETTINGS.replace("lock_timeout = '5s'", "lock_timeout = '50ms'")
    )
    async with opened(server) as database:
        with closing(psycopg.connect(database.address.reveal())) as other:
            other.execute("UPDATE counters SET value = value WHERE name = 'match'")
            with pytest.raises(UnavailableDatabase) as told:
                await database.write(_count)
        assert told.value.code == "busy"
        await database.write(_count)


async def test_processes_hear_of_each_other_and_of_a_gap(
    database: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_engine, "_LISTENING_PAUSE_SECONDS", 0.01)
    heard, back = list[str](), list[int]()
    listening = asyncio.create_task(database.listen("changed", heard.append, lambda: back.append(1)))

    async def until(done: Callable[[], object]) -> None:
        for _ in range(400):
            if done():
                return
            await database.write_uncounted(notify, "changed", "7")
            await asyncio.sleep(0.02)
        raise AssertionError((heard, back))

    await until(lambda: heard)
    assert set(heard) == {"7"}
    kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    await database.write_uncounted(lambda connection: connection.execute(kill))
    heard.clear()
    await until(lambda: heard and back)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


@pytest.fixture
def secretive(server: str) -> Iterator[str]:
    """A role with a password that the server asks for."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        (file,) = connection.execute("SHOW hba_file").fetchone() or ()
        before = Path(file).read_text()
        Path(file).write_text(f"local all secretive scram-sha-256\n{before}")
        connection.execute(f"CREATE ROLE secretive LOGIN PASSWORD '{SECRET}'".encode())
        connection.execute("SELECT pg_reload_conf()")
        yield "secretive"
        Path(file).write_text(before)
        connection.execute("SELECT pg_reload_conf()")
        connection.execute("DROP OWNED BY secretive; DROP ROLE secretive")


async def test_no_fault_at_the_start_shows_the_password(
    server: str, secretive: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Walks what an owner can have wrong at the start; their log and screen may be read by others."""
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(postgres_engine, "MOST_TRIES", 1)
    socket = server.partition("?")[2]
    wrong = {
        f"postgresql://{secretive}:{SECRET}x@/postgres?{socket}": "refused",
        f"postgresql://nobody:{SECRET}@/postgres?{socket}": "refused",
        f"postgresql://{secretive}:{SECRET}@/not%20there?{socket}": "no_database",
        f"postgresql://{secretive}:{SECRET}@127.0.0.1:1/postgres": "unreachable",
        f"postgresql://{secretive}@127.0.0.1:1/postgres?password={SECRET}": "unreachable",
        f"postgresql://{secretive}:{SECRET}@no.such.host.invalid/postgres": "unreachable",
        f"postgresql://{secretive}:{SECRET}@/postgres?{socket}&sslmode={SECRET}": "refused",
        f"postgresql://{secretive}:{SECRET}@/postgres?{socket}&connect_timeout={SECRET}": "refused",
    }
    for text, code in wrong.items():
        with pytest.raises(DatabaseFault) as told:
            await open_database(PostgresAddress(text))
        fault = told.value
        said = [str(fault), repr(fault), str(fault.facts), *traceback.format_exception(fault)]
        said += [words(language)(f"database-{fault.code}", **fault.facts) for language in ("en", "ru")]
        assert fault.code == code, fault
        assert not [each for each in said if SECRET in each]
    assert SECRET not in caplog.text


async def test_no_fault_while_it_runs_shows_the_password(server: str, secretive: str) -> None:
    async with opened(server) as database:
        await database.write(lambda connection: connection.execute(f"GRANT ALL ON SCHEMA public TO {secretive}"))
        socket = server.partition("?")[2]
        address = PostgresAddress(f"postgresql://{secretive}:{SECRET}@/{database.address.name}?{socket}")
        own = PostgresDatabase(address, database._lineage)
        for sql, code in {
            KILL: "unreachable",
            "SELECT * FROM matches": "refused",
            f"DO $$ BEGIN RAISE EXCEPTION '{SECRET}' USING ERRCODE = '53100'; END $$": "full",
            f"DO $$ BEGIN RAISE EXCEPTION '{SECRET}' USING ERRCODE = '57014'; END $$": "busy",
            f"DO $$ BEGIN RAISE EXCEPTION '{SECRET}' USING ERRCODE = '25006'; END $$": "standby",
            f"DO $$ BEGIN RAISE EXCEPTION '{SECRET}' USING ERRCODE = '58030'; END $$": "failing",
            f"DO $$ BEGIN RAISE EXCEPTION '{SECRET}' USING ERRCODE = 'XX001'; END $$": "damaged",
        }.items():
            with pytest.raises(DatabaseFault) as told:
                await own.read(lambda connection, sql=sql: connection.execute(sql))  # type: ignore[misc]
            said = "".join((str(told.value), repr(told.value.facts), *traceback.format_exception(told.value)[-1:]))
            assert told.value.code == code, told.value
            assert SECRET not in said
        await asyncio.to_thread(own._threads.shutdown)
        for each in own._idle:
            assert SECRET not in repr(each)
            each.close()
        await database.write(lambda connection: connection.execute(f"DROP OWNED BY {secretive}"))


async def test_a_server_that_is_cut_off_is_told_and_comes_back(server: str) -> None:
    """Everybody who writes meanwhile is told that nothing was changed; then it continues by itself."""
    async with opened(server) as database:
        await database.write(_count)
        name = database.address.name
        with closing(psycopg.connect(server, autocommit=True)) as other:
            other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
            other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
            begun = time.monotonic()
            outcomes = await asyncio.gather(*(database.write(_count) for _ in range(20)), return_exceptions=True)
            assert {getattr(each, "code", each) for each in outcomes} == {"unreachable"}
            assert time.monotonic() - begun < 30
            other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
        await asyncio.gather(*(database.write(lineage.hold_counter, "match") for _ in range(20)))
        assert await database.read(lineage.counter, "match") == 1


def test_addresses_on_the_server_of_tests(server: str) -> None:
    assert address_on(server, "other").name == "other"
