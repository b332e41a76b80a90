"""Migration 0012: each kind of row about messages that an older program stored arrives in the table of its kind.

The rows are those of tests/db/old/0007.sql, brought over by SQLite and by PostgreSQL.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from db.keeping.migrate import migrations
from db.rows import people, shown
from db.rows.people import PersonRow
from db.rows.shown import DirectMessage, LossReport, Messages, OldMessage, TableMessage
from tests.db.postgres import drop, make, make_tables

OLD = Path(__file__).parent / "old" / "0007.sql"
VERSION = 7
BROUGHT = ("matches", "seats", "people", "shown")
EXPECTED = {
    1: Messages(
        TableMessage(1, 101, 9001, 21, "a1b2c3d4e5f60718", 11, "[1001,1003]", shown_changes=1),
        (
            DirectMessage(1, 0, 801, 9101, 21, "0011223344556677"),
            DirectMessage(1, 1, None, None, 20, "1011223344556677", is_waiting=True, is_behind=True),
            DirectMessage(1, 2, None, None, 19, "2011223344556677", is_behind=True),
        ),
    ),
    2: Messages(
        TableMessage(2, 102, 9002, 127, "b1b2c3d4e5f60718", 40, "[1003]"),
        (DirectMessage(2, 1, 802, is_behind=False, announced="nonce-1"),),
        (
            OldMessage(2, 9003, 102, 17, 41),
            OldMessage(2, 9004, 801, None, 42),
            OldMessage(2, 9005, 99, 3, 20, is_out_of_reach=True),
        ),
    ),
    3: Messages(
        TableMessage(3, 103, None, 31, "", 5, "[1002,1001]", lost="channel", shown_changes=1),
        reports=(LossReport(3, 0, 803, 9107, 103, "channel"), LossReport(3, 1, None, None, 103, "channel")),
    ),
    4: Messages(TableMessage(4, 104, 9008, 10, "d1b2c3d4e5f60718", 9, shown_changes=1)),
    5: Messages(TableMessage(5, 105, 9010, 7, "f1b2c3d4e5f60718", 3, "[1002]", shown_changes=1)),
    6: Messages(TableMessage(6, 106, 9009, 30, "e1b2c3d4e5f60718", 3, "[1002]")),
    7: Messages(
        TableMessage(
            7, 107, 9011, 0, "71b2c3d4e5f60718", 0, "[1001]", announced="nonce-2", announced_channel_id=107,
            announced_log_after=0,
        )
    ),
    8: Messages(TableMessage(8)),
    9: Messages(TableMessage(9)),
}  # fmt: skip


@pytest.fixture
def old(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """The old database, in SQLite, as it was."""
    with closing(sqlite3.connect(tmp_path / "old.sqlite3", isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        connection.executescript(OLD.read_text())
        yield connection


def test_in_sqlite(old: sqlite3.Connection) -> None:
    for migration in migrations()[VERSION:]:
        for statement in migration.statements:
            old.execute(statement)
    assert {match: shown.of_match(old, match) for match in EXPECTED} == EXPECTED
    assert [row.number for row in shown.behind(old)] == [2, 6, 7, 8]
    assert [row.match_id for row in shown.lost(old)] == [3]
    assert people.find(old, 1001) == PersonRow(
        1001, "ru", "button", "quiet", text_only=True, safe_palette=False, discord_locale="en"
    )


@pytest.mark.slow
def test_in_postgresql(old: sqlite3.Connection, server: str) -> None:
    address = make(server, "old")
    make_tables(address, VERSION)
    with closing(psycopg.connect(address.reveal())) as connection:
        for table in BROUGHT:
            _bring(old, connection, table)
        for migration in migrations()[VERSION:]:
            for statement in migration.statements:
                connection.execute(statement.encode())
        _compare(connection, "table_messages", [each.table for each in EXPECTED.values()])
        _compare(connection, "direct_messages", [row for each in EXPECTED.values() for row in each.direct])
        _compare(connection, "old_messages", [row for each in EXPECTED.values() for row in each.old])
        _compare(connection, "loss_reports", [row for each in EXPECTED.values() for row in each.reports])
    drop(server, address)


def _bring(old: sqlite3.Connection, connection: psycopg.Connection[Any], table: str) -> None:
    """Copy the rows of a table; what SQLite keeps as 0 and 1 is yes or no there."""
    kinds = dict(
        connection.execute(
            "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = %s", [table]
        )
    )
    for row in old.execute(f"SELECT * FROM {table} ORDER BY 1"):
        values = [bool(row[name]) if kinds[name] == "boolean" else row[name] for name in row.keys()]  # noqa: SIM118 - sqlite3.Row
        places = ", ".join(["%s"] * len(values))
        connection.execute(f"INSERT INTO {table} ({', '.join(row.keys())}) VALUES ({places})".encode(), values)


def _compare(connection: psycopg.Connection[Any], table: str, expected: list[Any]) -> None:
    columns = ", ".join(expected[0].__struct_fields__)
    found = connection.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2".encode()).fetchall()
    assert [type(expected[0])(*row) for row in found] == expected
