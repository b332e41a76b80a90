"""Runs the statements of db/queries/*.sql by name and makes frozen structs of the rows."""

from collections.abc import AsyncIterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

import aiosql
import aiosqlite
import msgspec
from aiosql.adapters.aiosqlite import AioSQLiteAdapter

from db.at_once import Direct

Connection = aiosqlite.Connection | Direct
R = TypeVar("R", bound=msgspec.Struct)
FOLDER = Path(__file__).parent / "queries"


class AtOnce(AioSQLiteAdapter):
    """Runs each statement with one call to the connection's thread; going there and back costs more than the work."""

    async def select(
        self, conn: Connection, _query_name: str, sql: str, parameters: Any, record_class: Any = None
    ) -> AsyncIterator[Any]:
        """Yield the rows of a query."""
        for row in await conn.execute_fetchall(sql, parameters):
            yield row

    async def select_one(
        self, conn: Connection, _query_name: str, sql: str, parameters: Any, record_class: Any = None
    ) -> Any:
        """Return the first row of a query, or None."""
        return next(iter(await conn.execute_fetchall(sql, parameters)), None)

    async def select_value(self, conn: Connection, _query_name: str, sql: str, parameters: Any) -> Any:
        """Return the first value of the first row of a query, or None."""
        row = await self.select_one(conn, _query_name, sql, parameters)
        return row[0] if row else None

    async def insert_update_delete(self, conn: Connection, _query_name: str, sql: str, parameters: Any) -> int:
        """Run a changing statement; return how many rows it changed."""
        return (await conn.execute(sql, parameters)).rowcount


_adapter: Any = AtOnce
_queries: Any = aiosql.from_path(FOLDER, _adapter, mandatory_parameters=False, encoding="utf-8")


async def one(connection: Connection, name: str, of: type[R], /, **values: object) -> R | None:
    """Return the row that statement `name` finds as an `of`, or None."""
    row = await getattr(_queries, name)(connection, **values)
    return None if row is None else _struct(of, row)


async def many(connection: Connection, name: str, of: type[R], /, **values: object) -> tuple[R, ...]:
    """Return all rows that statement `name` finds."""
    return tuple([_struct(of, row) async for row in getattr(_queries, name)(connection, **values)])


async def number(connection: Connection, name: str, /, **values: object) -> int | None:
    """Return the one whole number that statement `name` finds, or None."""
    value = await getattr(_queries, name)(connection, **values)
    return None if value is None else int(value)


async def change(connection: Connection, name: str, /, **values: object) -> int:
    """Run the changing statement `name`; return how many rows it changed."""
    return int(await getattr(_queries, name)(connection, **values))


async def put(connection: Connection, name: str, row: msgspec.Struct) -> int:
    """Run the changing statement `name` with the fields of `row`."""
    return await change(connection, name, **msgspec.structs.asdict(row))


@lru_cache(maxsize=64)
def _flags(of: type[msgspec.Struct]) -> frozenset[str]:
    """Return the fields that are yes or no, which SQLite keeps as 1 and 0."""
    return frozenset(name for name, hint in get_type_hints(of).items() if hint is bool)


def _struct(of: type[R], row: Mapping[str, Any]) -> R:
    flags = _flags(of)
    return of(**{name: bool(row[name]) if name in flags else row[name] for name in row.keys()})  # noqa: SIM118 - sqlite3.Row
