"""Databases of older versions on a server: what is stored in them comes to the newest version as on SQLite."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from address import PostgresAddress
from db.keeping.migrate import migrate, migrations
from db.keeping.postgres_care import bring_up_to_date, check
from tests.db.older import fill_old, rows_of_file, rows_on_server, write_old
from tests.db.postgres import drop, make, make_tables

FIRST = 72
"""The version before that of the first program that could be on PostgreSQL."""

_SHAPE = """
SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
WHERE table_schema = current_schema() ORDER BY table_name, column_name
"""
_INDEXES = "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() ORDER BY indexname"
_CHECKS = """
SELECT CAST(conrelid AS regclass)::TEXT, contype::TEXT, pg_get_constraintdef(oid) FROM pg_constraint
WHERE connamespace = CAST(current_schema() AS regnamespace) ORDER BY 1, 2, 3
"""


def shape(address: PostgresAddress) -> list[object]:
    """Return the columns, indexes and constraints of a database."""
    with closing(psycopg.connect(address.reveal())) as connection:
        return [connection.execute(query).fetchall() for query in (_SHAPE, _INDEXES, _CHECKS)]


@pytest.mark.slow
@pytest.mark.parametrize("version", [7, 47])
def test_what_an_early_program_stored_comes_up_as_on_sqlite(
    empty: PostgresAddress, tmp_path: Path, version: int
) -> None:
    """Would catch a migration that PostgreSQL refuses once rows are there, or carries out in another way."""
    file = tmp_path / "old.sqlite3"
    write_old(file, version)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        migrate(connection, file, migrations())
    fill_old(empty, version)
    bring_up_to_date(empty, migrations(), without_backup=True)
    expected = rows_of_file(file)
    found = rows_on_server(empty, expected)
    assert {table for table in expected if found[table] != expected[table]} == set()
    assert check(empty) is not None


@pytest.mark.slow
def test_every_version_that_was_on_a_server_becomes_the_newest(empty: PostgresAddress, server: str) -> None:
    """Somebody may skip versions; what is left of an older shape would show at the first query that needs the new."""
    make_tables(empty)
    for version in range(FIRST, len(migrations())):
        older = make(server, f"version_{version}")
        try:
            make_tables(older, version)
            bring_up_to_date(older, migrations(), without_backup=True)
            assert shape(older) == shape(empty), version
        finally:
            drop(server, older)
