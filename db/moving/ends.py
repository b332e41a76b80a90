"""The two ends of a move: what is read from one and written to the other, on SQLite or PostgreSQL.

Rows have the same values on both: SQLite keeps yes and no as 1 and 0, and both order a table by its key byte for byte.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, Protocol, cast

import psycopg
from psycopg import sql
from psycopg.rows import tuple_row

from db.moving.shape import Column, Row, Table, Value

_TYPES = {"integer": int, "bigint": int, "text": str, "bytea": bytes, "double precision": float}
READ_AT_ONCE = 200
"""So many rows are in memory: one of an entry with its snapshot can have a hundred kilobytes."""


class BadValue(Exception):
    """A value that the other engine cannot keep, in the row with this `key` of a `table`."""

    def __init__(self, table: str, key: Row) -> None:
        """Name the row."""
        super().__init__(f"{table} {key}")
        self.table = table
        self.key = key


class End(Protocol):
    """One of the two databases."""

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Store all that is done within, or nothing."""

    def rows(self, table: Table, columns: Sequence[str], after: Row | None = None, only: str = "") -> Iterator[Row]:
        """Yield these columns of the rows, by key, behind the row with the key `after`; `only` those that have one."""

    def last(self, table: Table) -> Row | None:
        """Return the greatest key in a table."""

    def insert(self, table: Table, rows: Iterable[Row]) -> None:
        """Add rows; what refers to their own table is left empty (`fill`)."""

    def fill(self, table: Table, column: str, values: Iterable[tuple[Value, Row]]) -> None:
        """Store in one column the value for each key."""

    def empty(self, table: Table) -> None:
        """Delete the rows of a table."""


class SqliteEnd:
    """A file, on a connection in autocommit mode."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Keep the connection."""
        self.connection = connection

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Store all that is done within, or nothing."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.connection.commit()
        except BaseException:
            self.connection.rollback()
            raise

    def rows(self, table: Table, columns: Sequence[str], after: Row | None = None, only: str = "") -> Iterator[Row]:
        """Yield these columns of the rows, by key, behind the row with the key `after`; `only` those that have one."""
        key = ", ".join(map(_quoted, table.key))
        wheres = [f"({key}) > ({', '.join('?' * len(table.key))})"] if after is not None else []
        wheres += [f"{_quoted(only)} IS NOT NULL"] if only else []
        where = f" WHERE {' AND '.join(wheres)}" if wheres else ""
        chosen = ", ".join(map(_quoted, columns))
        cursor = self.connection.cursor()
        cursor.row_factory = None
        cursor.execute(f"SELECT {chosen} FROM {_quoted(table.name)}{where} ORDER BY {key}", after or ())  # noqa: S608
        kinds = table.kinds(tuple(columns))
        while some := cursor.fetchmany(READ_AT_ONCE):
            for row in some:
                yield tuple(_from_sqlite(table, column, value) for column, value in zip(kinds, row, strict=True))

    def last(self, table: Table) -> Row | None:
        """Return the greatest key in a table."""
        key = [_quoted(name) for name in table.key]
        order = ", ".join(f"{name} DESC" for name in key)
        found = self.connection.execute(
            f"SELECT {', '.join(key)} FROM {_quoted(table.name)} ORDER BY {order} LIMIT 1"  # noqa: S608
        ).fetchone()
        return None if found is None else tuple(found)

    def insert(self, table: Table, rows: Iterable[Row]) -> None:
        """Add rows; what refers to their own table is left empty (`fill`)."""
        names = ", ".join(_quoted(column.name) for column in table.columns)
        marks = ", ".join("?" * len(table.columns))
        self.connection.executemany(
            f"INSERT INTO {_quoted(table.name)} ({names}) VALUES ({marks})",  # noqa: S608
            (tuple(map(_to_sqlite, without_own(table, row))) for row in rows),
        )

    def fill(self, table: Table, column: str, values: Iterable[tuple[Value, Row]]) -> None:
        """Store in one column the value for each key."""
        where = " AND ".join(f"{_quoted(name)} = ?" for name in table.key)
        self.connection.executemany(
            f"UPDATE {_quoted(table.name)} SET {_quoted(column)} = ? WHERE {where}",  # noqa: S608
            ((value, *key) for value, key in values),
        )

    def empty(self, table: Table) -> None:
        """Delete the rows of a table."""
        self.connection.execute(f"DELETE FROM {_quoted(table.name)}")  # noqa: S608

    def columns(self, table: str) -> set[str]:
        """Return the names of the columns of a table."""
        found = self.connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
        return {row[0] for row in found}


class PostgresEnd:
    """A database on a server, on a connection in autocommit mode."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        """Keep the connection."""
        self.connection = connection

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Store all that is done within, or nothing."""
        with self.connection.transaction():
            yield

    def rows(self, table: Table, columns: Sequence[str], after: Row | None = None, only: str = "") -> Iterator[Row]:
        """Yield these columns of the rows, by key, behind the row with the key `after`; `only` those that have one."""
        key = sql.SQL(", ").join(_ordered(column) for column in table.kinds(table.key))
        marks = sql.SQL(", ").join(sql.Placeholder() * len(table.key))
        wheres = [sql.SQL("({}) > ({})").format(key, marks)] if after is not None else []
        wheres += [sql.SQL("{} IS NOT NULL").format(sql.Identifier(only))] if only else []
        where = sql.SQL(" WHERE ") + sql.SQL(" AND ").join(wheres) if wheres else sql.SQL("")
        chosen = sql.SQL(", ").join(map(sql.Identifier, columns))
        query = sql.SQL("SELECT {} FROM {}{} ORDER BY {}").format(chosen, sql.Identifier(table.name), where, key)
        with (
            self.connection.transaction(),
            self.connection.cursor(name="moved", row_factory=tuple_row) as cursor,
        ):
            cursor.itersize = READ_AT_ONCE
            cursor.execute(query, after or ())
            yield from cursor

    def last(self, table: Table) -> Row | None:
        """Return the greatest key in a table."""
        order = sql.SQL(", ").join(sql.SQL("{} DESC").format(_ordered(column)) for column in table.kinds(table.key))
        query = sql.SQL("SELECT {} FROM {} ORDER BY {} LIMIT 1").format(
            sql.SQL(", ").join(map(sql.Identifier, table.key)), sql.Identifier(table.name), order
        )
        with self.connection.cursor(row_factory=tuple_row) as cursor:
            found: Row | None = cursor.execute(query).fetchone()
        return found

    def insert(self, table: Table, rows: Iterable[Row]) -> None:
        """Add rows; what refers to their own table is left empty (`fill`).

        Raises:
            BadValue: PostgreSQL keeps no text with a zero byte in it.
        """
        names = sql.SQL(", ").join(sql.Identifier(column.name) for column in table.columns)
        into = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table.name), names)
        with self.connection.cursor() as cursor, cursor.copy(into) as copied:
            for row in rows:
                if any(isinstance(value, str) and "\0" in value for value in row):
                    raise BadValue(table.name, table.key_of(row))
                copied.write_row(without_own(table, row))

    def fill(self, table: Table, column: str, values: Iterable[tuple[Value, Row]]) -> None:
        """Store in one column the value for each key."""
        where = sql.SQL(" AND ").join(sql.SQL("{} = %s").format(sql.Identifier(name)) for name in table.key)
        query = sql.SQL("UPDATE {} SET {} = %s WHERE {}").format(
            sql.Identifier(table.name), sql.Identifier(column), where
        )
        with self.connection.cursor() as cursor:
            cursor.executemany(query, ((value, *key) for value, key in values))

    def empty(self, table: Table) -> None:
        """Delete the rows of a table."""
        self.connection.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(table.name)))


def batches(rows: Iterator[Row], size: int) -> Iterator[list[Row]]:
    """Yield the rows, so many at a time."""
    while some := list(islice(rows, size)):
        yield some


def without_own(table: Table, row: Row) -> Row:
    """Return a row without what refers to its own table."""
    return tuple(None if column.name in table.own else value for column, value in zip(table.columns, row, strict=True))


def _from_sqlite(table: Table, column: Column, value: Any) -> Value:
    """Return a value as PostgreSQL has it: what SQLite keeps in a column may have any type."""
    if value is None:
        return None
    if column.kind == "boolean" and value in {0, 1}:
        return bool(value)
    fits = _TYPES.get(column.kind)
    if fits is None or not isinstance(value, fits):
        raise BadValue(f"{table.name}.{column.name}", ())
    return cast(Value, value)


def _to_sqlite(value: Value) -> Value:
    return int(value) if isinstance(value, bool) else value


def _ordered(column: Column) -> sql.Composable:
    """Return a column as it is ordered by: text byte for byte, as SQLite does it."""
    name = sql.Identifier(column.name)
    return sql.SQL('{} COLLATE "C"').format(name) if column.kind == "text" else name


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
