"""No query scans a whole table, so the cost of a move does not grow with the matches stored or the moves made."""

import re
import sqlite3
from collections.abc import Iterator
from typing import Any

import aiosql
import pytest

from db.keeping.migrate import migrations
from db.statements import FOLDER, ON_POSTGRESQL

_LOADED: Any = aiosql.from_path(FOLDER, "sqlite3", mandatory_parameters=False)
QUERIES = tuple(name for name in _LOADED.available_queries if not name.endswith(("_cursor", ON_POSTGRESQL)))
PARTIAL = {
    "matches_active", "table_messages_behind", "table_messages_lost", "direct_messages_announced", "old_messages_due",
    "sqlite_autoindex_loss_reports_1", "tournaments_behind", "pairings_absent",
    "leagues_behind", "guilds_in_common", "matches_whole",
}  # fmt: skip
"""Indexes that hold only the few rows that are of interest now; reading one of them whole is cheap.

There are reports of a loss only while a table cannot be shown.
"""

ONCE = {
    "known_people", "doubt_results_since", "matches_of_tournament",
    "size_of_matches", "size_of_entries", "size_of_packs", "whole_of_game",
}  # fmt: skip
"""Queries for what is done once after a restore, or by a command that compares everything."""


@pytest.fixture(scope="module")
def connection() -> Iterator[sqlite3.Connection]:
    """An empty database in memory, of our shape."""
    made = sqlite3.connect(":memory:")
    for migration in migrations():
        for statement in migration.statements:
            made.execute(statement)
    yield made
    made.close()


def plan_of(connection: sqlite3.Connection, sql: str) -> list[str]:
    """Return the steps by which SQLite would carry out a statement."""
    values = dict.fromkeys(re.findall(r":([a-z_0-9]+)", sql), 1)
    return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]


def test_every_index_is_used_by_a_query(connection: sqlite3.Connection) -> None:
    """One that none uses slows every change down; it is left when a query goes."""
    steps = [step for name in QUERIES for step in plan_of(connection, getattr(_LOADED, name).sql)]
    used = {found[1] for step in steps if (found := re.search(r"INDEX (\w+)", step)) is not None}
    made = connection.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").fetchall()
    assert {name for (name,) in made} - used == set()


@pytest.mark.parametrize("name", [name for name in QUERIES if name not in ONCE])
def test_no_query_reads_a_whole_table(connection: sqlite3.Connection, name: str) -> None:
    sql = getattr(_LOADED, name).sql
    plan = plan_of(connection, sql)
    for step in plan:
        if step.startswith("SCAN") and "CONSTANT ROW" not in step and not _is_list(sql, step):
            index = re.search(r"INDEX (\w+)", step)
            assert index is not None and index[1] in PARTIAL, plan


def _is_list(sql: str, step: str) -> bool:
    """Return whether a step of a plan reads what the statement itself lists, or has found in another step."""
    if re.match(r"SCAN (\(subquery|d$)", step):
        return "FROM due WHERE at <= :now" in sql
    named = re.match(r"WITH (\w+) \(", sql)
    return named is not None and step.split()[1] in {named[1], *re.findall(rf"FROM {named[1]} AS (\w+)", sql)}


@pytest.mark.parametrize(
    "name", ["find_match", "advance_match", "insert_entry", "find_awaited", "find_seats", "find_seats_joined"]
)
def test_a_move_looks_rows_up_only_by_their_key(connection: sqlite3.Connection, name: str) -> None:
    sql = getattr(_LOADED, name).sql
    values = dict.fromkeys(re.findall(r":([a-z_0-9]+)", sql), 1)
    steps = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
    plan = [step for step in steps if not step.startswith("CORRELATED SCALAR SUBQUERY")]
    assert all(step.startswith("SEARCH") and "USING INDEX sqlite_autoindex" in step for step in plan), plan
