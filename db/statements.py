"""Runs the statements of db/queries/*.sql by name and makes frozen structs of the rows."""

import re
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

import aiosql
import msgspec

Connection = sqlite3.Connection
R = TypeVar("R", bound=msgspec.Struct)
Q = TypeVar("Q", bound=msgspec.Struct)
S = TypeVar("S", bound=msgspec.Struct)
FOLDER = Path(__file__).parent / "queries"
_NAME = re.compile(r"(?<=%\()\w+(?=\)s)|(?<=:)\w+")
"""The name of a parameter, as `:name` or as `%(name)s`."""

_queries: Any = aiosql.from_path(FOLDER, "sqlite3", mandatory_parameters=False, encoding="utf-8")


def one(connection: Connection, name: str, of: type[R], /, **values: object) -> R | None:
    """Return the row that statement `name` finds as an `of`, or None."""
    row = getattr(_queries, name)(connection, **values)
    return None if row is None else _struct(of, row)


def many(connection: Connection, name: str, of: type[R], /, **values: object) -> tuple[R, ...]:
    """Return all rows that statement `name` finds."""
    return tuple([_struct(of, row) for row in getattr(_queries, name)(connection, **values)])


def number(connection: Connection, name: str, /, **values: object) -> int | None:
    """Return the number that statement `name` finds, in the only column of one row, or None."""
    row = getattr(_queries, name)(connection, **values)
    return None if row is None else _only(row)


def numbers(connection: Connection, name: str, /, **values: object) -> tuple[int, ...]:
    """Return the numbers that statement `name` finds, in the only column of its rows."""
    return tuple([_only(row) for row in getattr(_queries, name)(connection, **values)])


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
    rows = getattr(_queries, name)(connection, **values)
    return tuple([(_struct(left, row), _joined(*second, row), _joined(*third, row)) for row in rows])


def change(connection: Connection, name: str, /, **values: object) -> int:
    """Run the changing statement `name`; return how many rows it changed."""
    return int(getattr(_queries, name)(connection, **values))


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
) -> sqlite3.Cursor:
    listed = {f"{field}_{number}": value for number, row in enumerate(rows) for field, value in row.items()}
    return connection.execute(for_rows(getattr(_queries, name).sql, len(rows)), {**listed, **values})


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
