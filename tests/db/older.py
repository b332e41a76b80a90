"""Databases that older programs wrote (tests/db/old), on a server: what SQLite stored, row by row."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

from address import PostgresAddress
from tests.db.postgres import make_tables

OLD = Path(__file__).parent / "old"
_COLUMNS = """
SELECT column_name, data_type FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = %s ORDER BY ordinal_position
"""


def write_old(path: Path, version: int) -> None:
    """Write the file of a program at this version."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((OLD / f"{version:04}.sql").read_text())


def fill_old(address: PostgresAddress, version: int) -> None:
    """Fill an empty database with what is in that file, in tables of that version."""
    make_tables(address, version)
    with closing(sqlite3.connect(":memory:")) as file, closing(psycopg.connect(address.reveal())) as server:
        file.executescript((OLD / f"{version:04}.sql").read_text())
        # Rows come table by table, and refer to others that come later.
        server.execute("SET session_replication_role = replica")
        for table in _tables(file):
            types: dict[str, str] = dict(server.execute(_COLUMNS, (table,)).fetchall())
            server.execute(f'DELETE FROM "{table}"'.encode())
            marks = ", ".join(["%s"] * len(types))
            for row in file.execute(f"SELECT {', '.join(types)} FROM {table}"):
                values = [bool(value) if kind == "boolean" and value is not None else value
                          for value, kind in zip(row, types.values(), strict=True)]  # fmt: skip
                server.execute(f'INSERT INTO "{table}" ({", ".join(types)}) VALUES ({marks})'.encode(), values)
        server.commit()


def rows_of_file(path: Path) -> dict[str, list[str]]:
    """Return all rows of a file by table, in an order and a way of writing that both engines have."""
    with closing(sqlite3.connect(path)) as connection:
        return {table: _written(connection, table) for table in _tables(connection) if table != "migrations"}


def rows_on_server(address: PostgresAddress, tables: dict[str, list[str]]) -> dict[str, list[str]]:
    """Return those of a database on a server, of the same tables."""
    with closing(psycopg.connect(address.reveal())) as connection:
        return {table: _written(connection, table) for table in tables}


def _tables(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return [name for (name,) in found]


def _written(connection: Any, table: str) -> list[str]:
    cursor = connection.execute(f'SELECT * FROM "{table}"')
    names = [column[0] for column in cursor.description]
    rows = [sorted(zip(names, map(_plain, row), strict=True)) for row in cursor.fetchall()]
    return sorted(map(repr, rows))


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, bool) else bytes(value) if isinstance(value, memoryview) else value
