"""Which tables there are, in an order in which they can be filled: what a row needs is there before it.

It is read from PostgreSQL, which is one of the two ends of every move and knows its types exactly.
"""

from graphlib import TopologicalSorter
from typing import Any, Literal

import msgspec
import psycopg
from psycopg.rows import tuple_row

Kind = Literal["integer", "bigint", "text", "boolean", "bytea", "double precision"]
Value = int | str | bytes | float | bool | None
Row = tuple[Value, ...]

LEFT_OUT = frozenset({"migrations", "moves"})
"""What each end has of its own."""

_COLUMNS = """
SELECT table_name, column_name, data_type FROM information_schema.columns
WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position
"""
_KEYS = """
SELECT t.relname, a.attname FROM pg_catalog.pg_constraint AS c
INNER JOIN pg_catalog.pg_class AS t ON t.oid = c.conrelid
CROSS JOIN LATERAL unnest(c.conkey) WITH ORDINALITY AS k (number, place)
INNER JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.number
WHERE c.contype = 'p' AND c.connamespace = CAST(current_schema() AS regnamespace) ORDER BY t.relname, k.place
"""
_REFERENCES = """
SELECT t.relname, o.relname, a.attname FROM pg_catalog.pg_constraint AS c
INNER JOIN pg_catalog.pg_class AS t ON t.oid = c.conrelid
INNER JOIN pg_catalog.pg_class AS o ON o.oid = c.confrelid
CROSS JOIN LATERAL unnest(c.conkey) AS k (number)
INNER JOIN pg_catalog.pg_attribute AS a ON a.attrelid = t.oid AND a.attnum = k.number
WHERE c.contype = 'f' AND c.connamespace = CAST(current_schema() AS regnamespace)
"""


class Column(msgspec.Struct, frozen=True):
    """A column with its type."""

    name: str
    kind: Kind


class Table(msgspec.Struct, frozen=True):
    """A table. `key`: the columns of its primary key; `own`: those that name another row of the same table."""

    name: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    own: tuple[str, ...]

    def kinds(self, names: tuple[str, ...]) -> tuple[Column, ...]:
        """Return some columns, in the order of their names."""
        by_name = {column.name: column for column in self.columns}
        return tuple(by_name[name] for name in names)

    def key_of(self, row: Row) -> Row:
        """Return the key of a row."""
        places = {column.name: place for place, column in enumerate(self.columns)}
        return tuple(row[places[name]] for name in self.key)


def tables(connection: psycopg.Connection[Any], names: set[str]) -> tuple[Table, ...]:
    """Return the tables with these names but for those that are left out, each behind those that it refers to."""
    with connection.cursor(row_factory=tuple_row) as cursor:
        columns = cursor.execute(_COLUMNS).fetchall()
        keys = cursor.execute(_KEYS).fetchall()
        references = cursor.execute(_REFERENCES).fetchall()
    wanted = sorted(names - LEFT_OUT)
    needs = {name: sorted(other for table, other, _ in references if table == name != other) for name in wanted}
    return tuple(
        Table(
            name,
            tuple(Column(column, kind) for table, column, kind in columns if table == name),
            tuple(column for table, column in keys if table == name),
            tuple(column for table, other, column in references if table == name == other),
        )
        for name in TopologicalSorter(needs).static_order()
    )
