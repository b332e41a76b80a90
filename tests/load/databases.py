"""The databases of the runs: copies of the prepared file, or the same rows on a PostgreSQL server of this machine.

A server is started for the runs, and lets them wait for the disk as one of an owner does. The rows are copied as they
are, in seconds; `python -m db move`, which verifies every match, has tests of its own.
"""

import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from address import PostgresAddress, files_at
from db.keeping.mark import Mark, Reached
from db.keeping.postgres_start import DUMPED_AT
from tests.load import prepared
from tests.load.launching import departures

Rows = Callable[[str], list[tuple[Any, ...]]]
"""Runs a query on the database of the bots."""

_OF_THE_PLACE: Final = ("migrations", "moves", "processes", "shards", "turns", "request_shares")
"""Tables that say something of a database, not of matches."""


Change = Callable[[Iterable[str]], None]
"""Runs statements in one transaction on the database of the bots."""


class Place(msgspec.Struct, frozen=True):
    """A database: its address as a setting, what opens it for services, what reads and changes it.

    `file`: names the logs. `server`: the address of the server that it is on, if it is on one.
    """

    setting: str
    address: Any
    rows: Rows
    change: Change
    file: Path
    server: str = ""

    def columns(self, table: str) -> list[str]:
        """Return the names of the columns of a table."""
        query = f"PRAGMA table_info({table})"
        if self.server:
            query = f"SELECT 0, column_name FROM information_schema.columns WHERE table_name = '{table}'"
        return [str(row[1]) for row in self.rows(query)]


def on_sqlite(folder: Path, name: str, since: int) -> Place:
    """Copy the prepared database for one run; `since`: no bot was there since then, which nobody is to notice."""
    path = folder.absolute() / f"run-{name}.sqlite3"
    _tidy(folder, name)
    for end in ("", ".mark", ".key"):
        source = folder / f"{prepared.NAME}{end}"
        if source.exists():
            shutil.copy2(source, path.with_name(path.name + end))
    with closing(sqlite3.connect(path)) as connection:
        for statement in _later(
            lambda table: [row[1] for row in connection.execute(f"PRAGMA table_info({table})")], since
        ):
            connection.execute(statement)
        connection.commit()

    def rows(query: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=60)) as connection:
            return connection.execute(query).fetchall()

    def change(statements: Iterable[str]) -> None:
        with closing(sqlite3.connect(path, timeout=60, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(statement)
            connection.execute("COMMIT")

    return Place(str(path), path, rows, change, path)


@contextmanager
def serving() -> Iterator[str]:
    """Start a PostgreSQL server that waits for its disk, and yield its address."""
    import psycopg

    from tests.db import postgres

    with postgres.serving() as server:
        with closing(psycopg.connect(server, autocommit=True)) as connection:
            for setting in ("fsync", "synchronous_commit", "full_page_writes"):
                connection.execute(f"ALTER SYSTEM RESET {setting}".encode())
            connection.execute("SELECT pg_reload_conf()")
        first = server_process(server)
        try:
            yield server
        finally:
            if server_process(server) != first:
                # What started the server knows nothing of the one that took its place.
                _control(server, "stop")


def restart(server: str) -> None:
    """Restart a PostgreSQL server: all connections are cut, and none is to be had for a moment."""
    _control(server, "restart")


def _control(server: str, what: str) -> None:
    process = Path(f"/proc/{server_process(server)}")
    program = process.joinpath("exe").readlink().with_name("pg_ctl")
    folder, owner = process.joinpath("cwd").readlink(), process.stat().st_uid
    subprocess.run(
        (program, "-D", folder, "-l", folder / "again.log", "-m", "fast", "-w", "-t", "60", what),
        check=True,
        # PostgreSQL refuses to run as root.
        user=owner if owner != os.getuid() else None,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )


def server_process(server: str) -> int:
    """Return the id of the server's first process on this machine, which has begun all its others."""
    import psycopg

    with closing(psycopg.connect(server, autocommit=True)) as connection:
        found = connection.execute("SHOW data_directory").fetchone()
    assert found is not None
    return int(Path(found[0], "postmaster.pid").read_text("utf-8").split()[0])


def on_postgres(server: str, folder: Path, name: str, since: int) -> Place:
    """Make a database on the `server` with all that is prepared; `since` as for a file."""
    import psycopg

    from tests.db import postgres

    _tidy(folder, name)
    made = postgres.address_on(server, f"load_{name.replace('-', '_')}")
    # The bots keep there what is kept beside a database on a server.
    address = PostgresAddress(made.reveal(), folder.absolute())
    for old in folder.glob(f"{address.name}.*"):
        old.unlink()
    postgres.drop(server, address)
    postgres.make_tables(postgres.make(server, address.name))
    with (
        closing(psycopg.connect(address.reveal())) as target,
        closing(sqlite3.connect(folder / prepared.NAME)) as source,
    ):
        kinds = _filled(source, target)
        for statement in _later(lambda table: list(kinds[table]), since):
            target.execute(statement.encode())
        # An owner has made a backup before a newer program comes.
        target.execute(f"DELETE FROM counters WHERE name = '{DUMPED_AT}'".encode())
        target.execute(f"INSERT INTO counters (name, value) VALUES ('{DUMPED_AT}', {int(time.time())})".encode())
        (writes,) = source.execute("SELECT value FROM counters WHERE name = 'writes'").fetchone()
        target.commit()
        target.autocommit = True
        target.execute("VACUUM ANALYZE")
    # Without its mark it would count as a copy: all tables would be shown anew, and all channels looked through.
    beside = files_at(address)
    Mark(beside.with_name(f"{beside.name}.mark")).write(Reached(0, 0, writes, int(time.time() * 1000)))

    def rows(query: str) -> list[tuple[Any, ...]]:
        with closing(psycopg.connect(address.reveal(), autocommit=True)) as connection:
            return connection.execute(query.encode()).fetchall()

    def change(statements: Iterable[str]) -> None:
        with closing(psycopg.connect(address.reveal())) as connection:
            for statement in statements:
                connection.execute(statement.encode())
            connection.commit()

    return Place(address.reveal(), address, rows, change, folder.absolute() / f"run-{name}.sqlite3", server)


def _tidy(folder: Path, name: str) -> None:
    """Take away what the last run of that name has left."""
    for old in (*folder.glob(f"run-{name}[.-]*"), *departures(folder)):
        old.unlink()


def _filled(source: sqlite3.Connection, target: Any) -> dict[str, dict[str, str]]:
    """Copy all rows of a file to a database that has our tables; return the columns of these with their types."""
    kinds: dict[str, dict[str, str]] = {}
    query = b"SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'"
    for table, column, kind in target.execute(query).fetchall():
        kinds.setdefault(table, {})[column] = kind
    tables = [table for table in kinds if table not in _OF_THE_PLACE]
    # Matches come before what refers to them.
    target.execute(b"SET session_replication_role = replica")
    target.execute(f"TRUNCATE {', '.join(tables)}".encode())
    for table in tables:
        columns = [row[1] for row in source.execute(f"PRAGMA table_info({table})")]
        flags = {place for place, column in enumerate(columns) if kinds[table][column] == "boolean"}
        with target.cursor().copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()) as copy:
            for row in source.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                copy.write_row(
                    [bool(value) if place in flags and value is not None else value for place, value in enumerate(row)]
                )
    target.execute(b"SET session_replication_role = DEFAULT")
    return kinds


def _later(columns: Callable[[str], list[str]], since: int) -> Iterator[str]:
    """Yield what moves all times from `since` to now: else deadlines would be moved, and all tables shown anew."""
    now = int(time.time())
    for table in prepared.TABLES:
        times = [name for name in columns(table) if name in prepared.TIMES]
        if times and since:
            yield f"UPDATE {table} SET " + ", ".join(f"{name} = {name} + {now - since}" for name in times)
    if since:
        yield f"UPDATE counters SET value = {now} WHERE name = 'beat'"
