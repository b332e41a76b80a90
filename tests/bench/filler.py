"""Databases with many matches, made in seconds: real matches are played once and copied with all their rows."""

import shutil
import sqlite3
from collections.abc import Mapping
from pathlib import Path

from games.kernel.ids import MatchId
from play.services import Services
from tests.play.matches import ANN, BORIS, PEOPLE, started
from tests.play.shortcuts import private

GAME = "tetranomicon"
PEOPLE_STORED = 20_000
TABLES = ("matches", "seats", "entries", "awaited", "due", "table_messages", "direct_messages")
OF_RUNNING_MATCHES = ("awaited", "due")
MATCH = {"matches": "id", "due": "about"}
"""What the number of a match is called, where it is not `match_id`."""

Columns = Mapping[str, str]
"""The columns that differ in a copy: SQL in which `n.id` is the copy's number."""

STRANGERS: Columns = {
    "user_id": f"1000000 + (n.id * 4 + seat) % {PEOPLE_STORED}",
    "host_user_id": f"1000000 + n.id * 4 % {PEOPLE_STORED}",
}
ENDED: Columns = {**STRANGERS, "status": "'ended'", "ended_at": "created_at", "deadline_at": "NULL"}


async def played(services: Services, revisions: int) -> MatchId:
    """Play a match of two people to `revisions`: some moves, and then one move that is undone again and again."""
    match = await started(services, GAME, ANN, BORIS, channel_id=revisions, guild_id=None)
    revision = 1
    while revision < min(revisions, 9):
        revision = await moved(services, match)
    while revision < revisions:
        person = await awaited(services, match)
        revision = await moved(services, match)
        if revision < revisions and (await private(services, match, person)).undoable:
            revision = (await services.matches.undo(match, person, revision)).revision
    return match


async def awaited(services: Services, match: MatchId) -> int:
    """Return the id of the person that a match waits for."""
    return PEOPLE[(await services.observations.public(match)).awaited()[0].seat].user_id


async def moved(services: Services, match: MatchId) -> int:
    """Make the first legal move; return the new revision."""
    observation = await private(services, match, await awaited(services, match))
    return (
        await services.matches.submit_choice(match, await awaited(services, match), observation.revision, 0)
    ).revision


def copied(path: Path, source: MatchId, first: int, count: int, changed: Columns) -> None:
    """Copy the match `source` with all its rows to the numbers from `first` on."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA cache_size = -200000")
    is_over = changed.get("status") == "'ended'"
    with connection:
        connection.execute("CREATE TEMP TABLE numbers (id INTEGER PRIMARY KEY)")
        connection.executemany("INSERT INTO numbers VALUES (?)", ((first + number,) for number in range(count)))
        for table in TABLES:
            if not (is_over and table in OF_RUNNING_MATCHES):
                connection.execute(_copying(connection, table, changed), {"source": source})
        connection.execute("UPDATE counters SET value = MAX(value, ?) WHERE name = 'match'", (first + count,))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    connection.close()


def _copying(connection: sqlite3.Connection, table: str, changed: Columns) -> str:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    key = MATCH.get(table, "match_id")
    own: dict[str, str] = {key: "n.id", "channel_id": "1000000 + n.id", "message_id": "2000000 + n.id", **changed}
    if "seat" not in columns:
        # Who made an entry stays as it is: the person is told by the seat.
        own.pop("user_id", None)
    values = ", ".join(own.get(column, f"t.{column}") for column in columns)
    names = ", ".join(columns)
    return f"INSERT INTO {table} ({names}) SELECT {values} FROM numbers AS n, {table} AS t WHERE t.{key} = :source"


def duplicated(source: Path, target: Path) -> Path:
    """Copy a database that nobody has open; return `target`. Without its mark it would count as a restored backup."""
    for end in ("", ".mark"):
        shutil.copy(source.with_name(source.name + end), target.with_name(target.name + end))
    return target


def size(path: Path) -> str:
    """Return the size of a database for people to read."""
    return f"{path.stat().st_size / 1e6:,.0f} MB"
