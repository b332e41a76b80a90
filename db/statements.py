"""Runs the statements of db/queries/*.sql by name and makes frozen structs of the rows.

The statements are the same on every engine, but for those few that have another one beside them, named
`<name>_on_postgresql`. Each driver writes parameters in its own way, so each has a set of its own, and the connection
says which one is meant: one process can have databases on several engines.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from pathlib import Path
from typing import Any, Protocol, TypeVar, get_type_hints

import aiosql
import msgspec
from aiosql.adapters.pyformat import PyFormatAdapter

R = TypeVar("R", bound=msgspec.Struct)
Q = TypeVar("Q", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)
FOLDER = Path(__file__).parent / "queries"
ON_POSTGRESQL = "_on_postgresql"
"""How the name of a statement ends that PostgreSQL needs in place of the one of the same name without it."""

_NAME = re.compile(r"(?<=%\()\w+(?=\)s)|(?<=:)\w+")
"""The name of a parameter, as `:name` or as `%(name)s`."""


class Cursor(Protocol):
    """What came of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """Return the next row, or None."""

    def __iter__(self) -> Iterator[Any]:
        """Yield all rows that are left."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def close(self) -> None:
        """End the statement."""


class Connection(Protocol):
    """What a transaction is carried out on, as `sqlite3` and psycopg have it. Rows are mappings by column."""

    def execute(self, sql: str, parameters: Any = ..., /) -> Cursor:
        """Run one statement with its parameters, by name as the driver writes them."""

    def commit(self) -> None:
        """Store what was changed."""

    def rollback(self) -> None:
        """Give up what was changed."""


_on_sqlite: Any = aiosql.from_path(FOLDER, "sqlite3", mandatory_parameters=False, encoding="utf-8")


class _Psycopg(PyFormatAdapter):
    """Parameters as psycopg has them, to which a per cent sign alone is the beginning of one."""

    def process_sql(self, query_name: str, op_type: Any, sql: str) -> str:
        """Return a statement with its parameters written for psycopg."""
        return str(super().process_sql(query_name, op_type, sql.replace("%", "%%")))  # type: ignore[no-untyped-call]


@cache
def _on_postgresql() -> Any:
    """Return the statements for psycopg, read when the first database on a server is opened."""
    made: Any = aiosql.from_path(FOLDER, _Psycopg, mandatory_parameters=False, encoding="utf-8")
    for name in made.available_queries:
        if name.endswith(ON_POSTGRESQL):
            setattr(made, name.removesuffix(ON_POSTGRESQL), getattr(made, name))
    return made


def _statement(connection: Connection, name: str) -> Any:
    return getattr(_on_sqlite if isinstance(connection, sqlite3.Connection) else _on_postgresql(), name)


def one(connection: Connection, name: str, of: type[R], /, **values: object) -> R | None:
    """Return the row that statement `name` finds as an `of`, or None."""
    row = _statement(connection, name)(connection, **values)
    return None if row is None else _struct(of, row)


def many(connection: Connection, name: str, of: type[R], /, **values: object) -> tuple[R, ...]:
    """Return all rows that statement `name` finds."""
    return tuple([_struct(of, row) for row in _statement(connection, name)(connection, **values)])


def number(connection: Connection, name: str, /, **values: object) -> int | None:
    """Return the number that statement `name` finds, in the only column of one row, or None."""
    row = _statement(connection, name)(connection, **values)
    return None if row is None else _only(row)


def numbers(connection: Connection, name: str, /, **values: object) -> tuple[int, ...]:
    """Return the numbers that statement `name` finds, in the only column of its rows."""
    return tuple([_only(row) for row in _statement(connection, name)(connection, **values)])


def joined(
    connection: Connection,
    name: str,
    left: type[R],
    second: tuple[type[Q], str],
    third: tuple[type[S], str],
    /,
    **values: object,
) -> tuple[tuple[R, Q | None, S | None], ...]:
    """Return all rows that statement `name` finds, each with the second and the third that are joined to it.

    The names of their columns begin as said with their types. Nothing was joined where the first of them is NULL.
    """
    rows = _statement(connection, name)(connection, **values)
    return tuple([(_struct(left, row), _joined(*second, row), _joined(*third, row)) for row in rows])


def change(connection: Connection, name: str, /, **values: object) -> int:
    """Run the changing statement `name`; return how many rows it changed."""
    return int(_statement(connection, name)(connection, **values))


def hold(connection: Connection, name: str, /, **values: object) -> None:
    """Lock what the statement `name` with `_on_postgresql` locks; on SQLite nobody else can write anyway."""
    if not isinstance(connection, sqlite3.Connection):
        connection.execute(getattr(_on_postgresql(), f"{name}{ON_POSTGRESQL}").sql, values).close()


def put(connection: Connection, name: str, row: msgspec.Struct) -> int:
    """Run the changing statement `name` with the fields of `row`."""
    return change(connection, name, **msgspec.structs.asdict(row))


def change_all(connection: Connection, name: str, rows: Sequence[Mapping[str, object]]) -> None:
    """Run the changing statement `name` once for all `rows`; it takes every value from its list after VALUES."""
    if rows:
        _execute_for_all(connection, name, rows)


def changed(
    connection: Connection, name: str, of: type[R], rows: Sequence[Mapping[str, object]], /, **values: object
) -> tuple[R, ...]:
    """Run the changing statement `name` as `change_all` does; return the rows that it returns, in any order.

    It may take `values` besides, which are the same for all.
    """
    return tuple([_struct(of, row) for row in _execute_for_all(connection, name, rows, values)]) if rows else ()


def put_all(connection: Connection, name: str, rows: Sequence[msgspec.Struct]) -> None:
    """Run the changing statement `name` once with the fields of all `rows`."""
    change_all(connection, name, [msgspec.structs.asdict(row) for row in rows])


def _execute_for_all(
    connection: Connection, name: str, rows: Sequence[Mapping[str, object]], values: Mapping[str, object] = {}
) -> Cursor:
    listed = {f"{field}_{number}": value for number, row in enumerate(rows) for field, value in row.items()}
    return connection.execute(for_rows(_statement(connection, name).sql, len(rows)), {**listed, **values})


@lru_cache(maxsize=64)
def for_rows(sql: str, count: int) -> str:
    """Return the statement `sql` with so many lists after VALUES; the parameters of each end in its number from 0."""
    start = sql.index("(", sql.index("VALUES"))
    end, depth = start, 0
    while depth or end == start:
        depth += {"(": 1, ")": -1}.get(sql[end], 0)
        end += 1
    lists = (_NAME.sub(rf"\g<0>_{number}", sql[start:end]) for number in range(count))
    return f"{sql[:start]}{', '.join(lists)}{sql[end:]}"


def _only(row: Mapping[str, int]) -> int:
    (column,) = row.keys()
    return row[column]


def _joined(of: type[R], prefix: str, row: Mapping[str, Any]) -> R | None:
    return None if row[prefix + of.__struct_fields__[0]] is None else _struct(of, row, prefix)


def _struct(of: type[R], row: Mapping[str, Any], prefix: str = "") -> R:
    values, flags = _columns(of, prefix)
    if not flags:
        return of(*values(row))
    return of(*(bool(value) if place in flags else value for place, value in enumerate(values(row))))


@lru_cache(maxsize=64)
def _columns(of: type[msgspec.Struct], prefix: str) -> tuple[Callable[[Mapping[str, Any]], tuple[Any, ...]], set[int]]:
    """Return what takes the fields from a row, and the places of those that are yes or no: SQLite keeps 1 and 0.

    That is found out once for a statement: sixty entries are read before each move.
    """
    fields, hints = of.__struct_fields__, get_type_hints(of)
    flags = {place for place, name in enumerate(fields) if hints[name] is bool}
    if len(fields) == 1:
        return lambda row: (row[prefix + fields[0]],), flags
    return itemgetter(*(prefix + name for name in fields)), flags
