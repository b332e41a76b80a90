"""Watches in which order transactions on PostgreSQL hold what they change: who keeps to it never waits in a circle.

Matches come first, in the order of their numbers; then people and servers. What is held twice counts once.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from db import statements
from db.engines.postgres_engine import PostgresDatabase
from db.statements import Connection

MATCH, SUBJECT = "hold_match", "hold_subject"


@contextmanager
def in_order(patch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Yield a list that gets a line for each time something is held out of order."""
    wrong = list[str]()
    held: dict[int, list[tuple[str, int]]] = {}
    usual, changing = statements.hold, PostgresDatabase._changing

    def hold(connection: Connection, name: str, /, **values: Any) -> None:
        mine = held.get(id(connection), [])
        if name in {MATCH, SUBJECT} and (name, values["id"]) not in mine:
            before = [each for each in mine if each > (name, values["id"])] if name == MATCH else []
            if before:
                wrong.append(f"{name} {values['id']} after {before[0]}")
            mine.append((name, values["id"]))
        usual(connection, name, **values)

    def watched(database: PostgresDatabase, connection: Any, work: Callable[[Connection], Any]) -> Any:
        held[id(connection)] = []
        return changing(database, connection, work)

    patch.setattr(statements, "hold", hold)
    patch.setattr(PostgresDatabase, "_changing", watched)
    yield wrong
