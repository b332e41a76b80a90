"""A new database in a folder of its own, and rows to put into it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.database import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database of the test is."""
    return tmp_path / "services" / "orders.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    """An empty database."""
    made = await Database.open(path)
    yield made
    await made.close()
