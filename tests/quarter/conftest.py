"""Databases of simulated quarters, which no power cut ends: nothing waits for the disk."""

import pytest

from db import sqlite


@pytest.fixture(autouse=True)
def unsynchronised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SQLite hand its changes to the system without waiting until they are on the disk."""
    pragmas = tuple(each.replace("synchronous = FULL", "synchronous = OFF") for each in sqlite._PRAGMAS)
    assert pragmas != sqlite._PRAGMAS
    monkeypatch.setattr(sqlite, "_PRAGMAS", pragmas)
