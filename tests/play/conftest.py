"""Services over a database in a folder of its own, with a clock that tests set and secrets that are always the same."""

import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from pathlib import Path

import pytest

from games import registry
from play.services import Services
from tests.play.matches import Clock
from tests.play.tally import Tally


@pytest.fixture(autouse=True)
def tally(monkeypatch: pytest.MonkeyPatch) -> None:
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
    """The services over an empty database."""
    opened = await Services.open(path, clock, entropy)
    yield opened
    await opened.close()
