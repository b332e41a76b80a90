"""Processes that are killed while they migrate: `python -m tests.db.migrant TEMPLATE FOLDER RANDOM`.

Each gets its own copy in FOLDER of the database TEMPLATE. The first is killed before its first statement, the next
before its second, and so on until one completes; then RANDOM more are killed at random instants. All are forks of this
process, which is faster than starting so many.
"""

import asyncio
import os
import random
import shutil
import signal
import sys
import time
from pathlib import Path
from typing import Any

from db.drivers.thread import ThreadConnection, Work
from db.engines import sqlite_engine as opening
from db.keeping.migrate import Migration, migrations

KNOWN = (
    *migrations(),
    Migration(
        len(migrations()) + 1,
        f"{len(migrations()) + 1:04}_rebuild",
        (
            "CREATE TABLE invited_anew (match_id BIGINT NOT NULL, user_id BIGINT NOT NULL, is_barred BOOLEAN NOT NULL)",
            "INSERT INTO invited_anew SELECT match_id, user_id, is_barred FROM invited",
            "DROP TABLE invited",
            "ALTER TABLE invited_anew RENAME TO invited",
            "CREATE UNIQUE INDEX invited_once ON invited (match_id, user_id)",
            "ALTER TABLE matches ADD COLUMN moved_id BIGINT",
            "UPDATE matches SET moved_id = id",
        ),
    ),
)
"""Our migrations, and one that moves rows, as a later one may."""


async def migrated(path: Path) -> None:
    opened = await opening.SqliteDatabase.open(path)
    await opened.close()


def killed_before(statement: int) -> None:
    """Kill this process before its `statement`th statement on a connection that may write."""
    left = statement
    send = ThreadConnection.execute

    def execute(connection: ThreadConnection, sql: str, *parameters: Any) -> Any:
        nonlocal left
        if isinstance(sql, Work):
            return send(connection, sql)
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1
        return send(connection, sql, *parameters)

    ThreadConnection.execute = execute  # type: ignore[method-assign]  # the process lives no longer than this


def forked(path: Path, statement: int | None) -> int:
    """Start a process that migrates `path`; return its id."""
    started = os.fork()
    if started:
        return started
    if statement is not None:
        killed_before(statement)
    asyncio.run(migrated(path))
    os._exit(0)


def is_killed(process: int) -> bool:
    """Wait for the end of a process; return whether it was killed."""
    _, status = os.waitpid(process, 0)
    assert os.WIFSIGNALED(status) or status == 0, "the migration failed"
    return os.WIFSIGNALED(status)


def main(template: Path, folder: Path, at_random: int) -> None:
    vars(opening)["migrations"] = lambda: KNOWN
    folder.mkdir()
    statement = 0
    while is_killed(forked(copied(template, folder / f"before-{statement:03}"), statement)):
        statement += 1
    begun = time.perf_counter()
    is_killed(forked(copied(template, folder / "whole"), None))
    longest = 1.2 * (time.perf_counter() - begun)
    for number in range(at_random):
        process = forked(copied(template, folder / f"random-{number:03}"), None)
        time.sleep(random.random() * longest)
        os.kill(process, signal.SIGKILL)
        is_killed(process)


def copied(template: Path, place: Path) -> Path:
    place.mkdir()
    return Path(shutil.copy(template, place / "orders.sqlite3"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
