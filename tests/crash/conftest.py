"""Bots that are killed on either engine: in `make hunt` on both, in `make test` on one.

That is PostgreSQL for tests that a module names in `ON_POSTGRESQL`. Modules with `IS_OF_SQLITE` are never on it: they
change a file by hand, or prove a check that is the same for both.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from address import Address, PostgresAddress
from tests.crash import restarted_bot
from tests.db.postgres import drop, with_tables
from tests.sampling import HUNTING

SQLITE, POSTGRESQL = "sqlite", "postgresql"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what starts bots on PostgreSQL, where it is to be."""
    name, module = metafunc.function.__name__, metafunc.module
    if "nursery" not in metafunc.fixturenames or getattr(module, "IS_OF_SQLITE", False):
        return
    is_there = name in getattr(module, "ON_POSTGRESQL", ())
    if HUNTING or is_there:
        metafunc.parametrize("engine", [SQLITE, POSTGRESQL] if HUNTING else [POSTGRESQL], indirect=True)


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let bots that are restarted have databases of this engine."""
    if getattr(request, "param", SQLITE) == SQLITE:
        yield
        return
    server, made = request.getfixturevalue("server"), list[PostgresAddress]()

    def on_server(folder: Path) -> Address:
        made.append(PostgresAddress(with_tables(server).reveal(), folder))
        return made[-1]

    monkeypatch.setattr(restarted_bot, "new_database", on_server)
    yield
    for each in made:
        drop(server, each)
