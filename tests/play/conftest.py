"""Services over a database in a folder of its own, with a clock that tests set and secrets that are always the same.

`both` are services on either engine, as in two processes.
"""

import hashlib
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from db.sqlite_engine import SqliteDatabase
from games import registry
from play.context import Context
from play.limits import Limits
from play.services import Services
from tests.db.postgres import as_database, serving, with_tables
from tests.play.due import not_as_derived
from tests.play.matches import Clock
from tests.play.tally import Tally

MANY = Limits(tables=1_000, tables_a_day=1_000, seats=1_000, server_tables=1_000)
SALT = bytes(range(32))


@pytest.fixture(autouse=True)
def tally(monkeypatch: pytest.MonkeyPatch, quick_database: None) -> None:
    """Register the tally while a test runs; it has no words and pages, which other tests require of every game."""
    monkeypatch.setitem(registry._games, (Tally.id, 1), Tally())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database of the test is."""
    return tmp_path / "services.sqlite3"


@pytest.fixture
def clock() -> Clock:
    """The time, which changes only when a test changes it."""
    return Clock()


@pytest.fixture
def entropy() -> Callable[[int], bytes]:
    """Bytes that differ from call to call and are the same in every run."""
    numbers = count()
    return lambda length: hashlib.sha256(f"house {next(numbers)}".encode()).digest()[:length]


@pytest.fixture
async def another(tmp_path: Path, clock: Clock) -> AsyncIterator[Callable[[str], Awaitable[Services]]]:
    """Open services over the file with this name; all have the same secrets, and all are closed at the end."""
    opened: list[Services] = []

    async def open_services(name: str) -> Services:
        opened.append(await Services.open(tmp_path / name, clock, lambda length: b"s" * length))
        return opened[-1]

    yield open_services
    for each in opened:
        await each.close()


@pytest.fixture
async def services(path: Path, clock: Clock, entropy: Callable[[int], bytes]) -> AsyncIterator[Services]:
    """The services over an empty database; in the end all that is due in its matches is stored as it is derived."""
    opened = await Services.open(path, clock, entropy)
    yield opened
    if opened.trouble() == "":
        assert await opened._context.database.read(not_as_derived) == ()
    await opened.close()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with serving() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
async def both(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Services, Services]]:
    """Two services on one database, as two processes have them."""
    clock = Clock()
    if request.param == "sqlite":
        path = tmp_path / "races.sqlite3"
        opened = [await SqliteDatabase.open(path), await SqliteDatabase.open(path)]
        first, second = (Services(Context(each, clock, lambda size: SALT[:size], [], MANY)) for each in opened)
        yield first, second
        await first.close()
        await second.close()
        return
    with with_tables(request.getfixturevalue("server"), uuid.uuid4().hex) as address, as_database(address) as database:
        first, second = (Services(Context(database, clock, lambda size: SALT[:size], [], MANY)) for _ in range(2))
        yield first, second
