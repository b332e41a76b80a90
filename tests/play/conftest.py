"""Services over a database in a folder of its own, with a clock that tests set and secrets that are always the same.

`both` are services on either engine, as in two processes. All that uses only `services` runs on both engines: in
`make test` where a module says `ENGINES = BOTH`, in `make hunt` everywhere, but for tests of which the module says
`OF_SQLITE`: they look into tables in a way of its own.
"""

import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from address import Address
from db.engines.engine import open_database
from games import registry
from play.context import Context
from play.limits import Limits
from play.services import Services
from tests.db.locks import in_order
from tests.db.postgres import drop, with_tables
from tests.play.due import not_as_derived
from tests.play.matches import Clock
from tests.play.tally import Tally
from tests.sampling import HUNTING

MANY = Limits(tables=1_000, tables_a_day=1_000, seats=1_000, server_tables=1_000)
SALT = bytes(range(32))
SQLITE, POSTGRESQL = "sqlite", "postgresql"
BOTH = (SQLITE, POSTGRESQL)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what opens a database by `where` on PostgreSQL too, where it is to be."""
    chosen = {mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")}
    if "where" not in metafunc.fixturenames or "where" in chosen:
        return
    engines = BOTH if HUNTING else getattr(metafunc.module, "ENGINES", (SQLITE,))
    if "path" in metafunc.fixturenames or metafunc.function.__name__ in getattr(metafunc.module, "OF_SQLITE", ()):
        engines = (SQLITE,)
    if "both" in metafunc.fixturenames:
        engines = BOTH
    if engines != (SQLITE,):
        marked = [pytest.param(each, marks=[pytest.mark.slow] if each == POSTGRESQL else []) for each in engines]
        metafunc.parametrize("where", marked, indirect=True)


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
def where(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Address]:
    """The address of the database of the test."""
    if getattr(request, "param", SQLITE) == SQLITE:
        yield tmp_path / "services.sqlite3"
        return
    monkeypatch.setattr("address._FOLDER", tmp_path)
    server = request.getfixturevalue("server")
    made = with_tables(server)
    with in_order(monkeypatch) as wrong:
        yield made
    drop(server, made)
    assert wrong == []


@pytest.fixture
async def services(where: Address, clock: Clock, entropy: Callable[[int], bytes]) -> AsyncIterator[Services]:
    """The services over an empty database; in the end all that is due in its matches is stored as it is derived."""
    opened = await Services.open(where, clock, entropy)
    yield opened
    if opened.trouble() == "":
        assert await opened._context.database.read(not_as_derived) == ()
    await opened.close()


@pytest.fixture
async def both(where: Address) -> AsyncIterator[tuple[Services, Services]]:
    """Two services on one database, as two processes have them."""
    clock = Clock()
    opened = [await open_database(where), await open_database(where)]
    first, second = (Services(Context(each, clock, lambda size: SALT[:size], [], MANY)) for each in opened)
    yield first, second
    await first.close()
    await second.close()
