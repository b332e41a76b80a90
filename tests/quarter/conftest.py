"""Databases of simulated quarters: no power cut ends them and nobody else uses them, so nothing waits.

Every bot of a quarter is in one thread and acts after the other, so their transactions need no threads of their own: to
go there and back took as long as all else.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from address import Address, PostgresAddress
from db.drivers import sqlite
from db.engines import sqlite_engine
from tests.db.postgres import drop, with_tables
from tests.sampling import HUNTING

SQLITE, POSTGRESQL = "sqlite", "postgresql"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Simulate in `make hunt` on both engines, else on PostgreSQL what a module names in `ON_POSTGRESQL`."""
    is_there = metafunc.function.__name__ in getattr(metafunc.module, "ON_POSTGRESQL", ())
    if "where" in metafunc.fixturenames and (HUNTING or is_there):
        metafunc.parametrize("where", [SQLITE, POSTGRESQL] if HUNTING else [POSTGRESQL], indirect=True)


@pytest.fixture
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    """Where the database of the test is."""
    if getattr(request, "param", SQLITE) == SQLITE:
        yield tmp_path / "quarter.sqlite3"
        return
    server = request.getfixturevalue("server")
    made = PostgresAddress(with_tables(server).reveal(), tmp_path)
    yield made
    drop(server, made)


@pytest.fixture(autouse=True)
def unsynchronised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite hand its changes to the system without waiting until they are on the disk."""
    pragmas = tuple(each.replace("synchronous = FULL", "synchronous = OFF") for each in sqlite._PRAGMAS)
    assert pragmas != sqlite._PRAGMAS
    monkeypatch.setattr(sqlite, "_PRAGMAS", pragmas)


@pytest.fixture(autouse=True)
def in_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Carry transactions out where they are asked for, once the database is open."""
    monkeypatch.setattr(aiosqlite, "connect", partial(aiosqlite.connect, check_same_thread=False))
    monkeypatch.setattr(sqlite_engine, "in_thread", _at_once)


async def _at_once(connection: Any, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    return work(connection._conn, *args, **kwargs)
