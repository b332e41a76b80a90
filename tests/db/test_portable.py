"""Every migration runs and every query is understood by a real PostgreSQL too, with the same columns."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosql
import psycopg
import pytest

from db.statements import FOLDER, for_rows
from tests.db.postgres import drop, with_tables


@pytest.fixture
def connection(server: str) -> Iterator[psycopg.Connection[Any]]:
    """A connection to a new database with our tables."""
    address = with_tables(server)
    with closing(psycopg.connect(address.reveal())) as opened:
        yield opened
    drop(server, address)


def _queries() -> dict[str, str]:
    loaded = aiosql.from_path(FOLDER, "sqlite3", mandatory_parameters=False)
    return {name: getattr(loaded, name).sql for name in loaded.available_queries if not name.endswith("_cursor")}


def _numbered(sql: str) -> str:
    """Return `sql` with `:name` parameters as PostgreSQL counts them."""
    names: list[str] = []

    def number(found: re.Match[str]) -> str:
        if found[1] not in names:
            names.append(found[1])
        return f"${names.index(found[1]) + 1}"

    return re.sub(r"(?<!:):([a-z_0-9]+)", number, sql)


def test_postgresql_understands_every_query(connection: psycopg.Connection[Any]) -> None:
    assert len(_queries()) > 40
    several = {f"{name} for three": for_rows(sql, 3) for name, sql in _queries().items() if "VALUES" in sql}
    for name, sql in (_queries() | several).items():
        answer = connection.pgconn.prepare(name.encode(), _numbered(sql).encode())
        assert not answer.error_message, f"{name}: {answer.error_message!r}"


def test_postgresql_enforces_the_same_rules(connection: psycopg.Connection[Any]) -> None:
    insert = re.sub(r"(?<!:):([a-z_]+)", r"%(\1)s", _queries()["insert_match"])
    columns = re.findall(r":([a-z_]+)", _queries()["insert_match"])
    texts = {"game", "options", "language", "pace", "secret", "commitment", "when_late", "stand_in_level"}
    texts |= {"tournament_path", "title", "allows"}

    def add(number: int, status: str) -> None:
        values: dict[str, object] = dict.fromkeys(columns) | dict.fromkeys(texts, "")
        numbers = {"id": number, "channel_id": 5, "rules_version": 1, "seat_limit": 2, "revision": 0, "created_at": 0}
        numbers |= {"quiet_since": 0, "is_practice": False, "has_hints": True, "is_unrated": False}
        connection.execute(insert.encode(), values | numbers | {"status": status})

    add(1, "ended")
    add(2, "running")
    with pytest.raises(psycopg.errors.UniqueViolation), connection.transaction():
        add(3, "open")
    for expected in (1, 2):
        assert connection.execute(_queries()["next_match_id"].encode()).fetchone() == (expected,)


def test_only_one_module_knows_pragmas() -> None:
    folder = Path(FOLDER).parent
    speaking = [
        path.name for path in folder.rglob("*.*") if path.suffix in {".py", ".sql"} and "PRAGMA" in path.read_text()
    ]
    assert speaking == ["sqlite.py"]
