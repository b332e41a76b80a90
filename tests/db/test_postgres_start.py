"""A database on a server at the start: brought up to date once, by one process, or refused as it is."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from address import PostgresAddress
from db.errors import DatabaseFault, UnavailableDatabase
from db.keeping import postgres_start
from db.keeping.migrate import Migration, migrations
from db.keeping.postgres_care import connected
from db.keeping.postgres_start import DUMPED_AT, prepare
from db.rows import matches
from db.statements import change
from tests.db import rows
from tests.db.postgres import drop, make_tables
from text import words

FIRST = Migration(
    1, "0001_first", ("CREATE TABLE matches (id BIGINT)", "CREATE TABLE counters (name TEXT, value BIGINT)")
)
SECOND = Migration(2, "0002_second", ("CREATE TABLE more (id BIGINT)", "INSERT INTO more (id) VALUES (7)"))
BROKEN = Migration(2, "0002_broken", ("CREATE TABLE more (id BIGINT)", "INSERT INTO nowhere (id) VALUES (7)"))


@contextmanager
def plain(server: str, address: PostgresAddress) -> Iterator[PostgresAddress]:
    """Return the address for a user who is no administrator of the server."""
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        connection.execute("CREATE ROLE plain LOGIN")
        try:
            yield PostgresAddress(address.reveal().replace("postgres:@", "plain@"), address.folder)
        finally:
            drop(server, address)
            connection.execute("DROP ROLE plain")


def refused(address: PostgresAddress, known: tuple[Migration, ...] | None = None) -> DatabaseFault:
    """Return why the database is not opened."""
    with pytest.raises(DatabaseFault) as found, connected(address, "test") as connection:
        prepare(connection, address, known or migrations())
    return found.value


def tables(address: PostgresAddress) -> set[str]:
    """Return which tables there are."""
    with connected(address, "test") as connection:
        return postgres_start.tables(connection)


def test_of_many_that_start_at_once_one_migrates(empty: PostgresAddress) -> None:
    """A lock that is not held through all migrations lets the others apply some of them twice."""
    together = threading.Barrier(4)

    def start(_: int) -> None:
        with connected(empty, "test") as connection:
            together.wait()
            prepare(connection, empty, migrations())

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(start, range(4)))
    with connected(empty, "test") as connection:
        found = connection.execute("SELECT COUNT(*) AS count FROM migrations").fetchone()
    assert found is not None
    assert found["count"] == len(migrations())


def test_a_migration_that_fails_leaves_nothing_of_it(empty: PostgresAddress) -> None:
    with connected(empty, "test") as connection:
        postgres_start.migrate(connection, empty, (FIRST,))
        with pytest.raises(psycopg.errors.UndefinedTable):
            postgres_start.migrate(connection, empty, (FIRST, BROKEN))
    assert tables(empty) == {"migrations", "matches", "counters"}


def test_a_start_whose_connection_is_lost_in_a_migration_is_completed_by_the_next(empty: PostgresAddress) -> None:
    """A server that restarts must leave neither half a migration nor a lock for which all later starts wait."""
    cut = Migration(2, "0002_cut", ("CREATE TABLE more (id BIGINT)", "SELECT pg_terminate_backend(pg_backend_pid())"))
    with (
        pytest.raises(UnavailableDatabase),
        connected(empty, "test") as connection,
        postgres_start.alone(connection, empty),
    ):
        postgres_start.migrate(connection, empty, (FIRST, cut))
    assert tables(empty) == {"migrations", "matches", "counters"}
    with connected(empty, "test") as connection, postgres_start.alone(connection, empty):
        postgres_start.migrate(connection, empty, (FIRST, SECOND))
    assert "more" in tables(empty)


def test_what_is_not_ours_or_newer_is_refused(empty: PostgresAddress) -> None:
    with connected(empty, "test") as connection:
        connection.execute("CREATE TABLE accounts (id BIGINT)")
    assert refused(empty).code == "foreign"
    assert tables(empty) == {"accounts"}
    with connected(empty, "test") as connection:
        connection.execute("DROP TABLE accounts")
        postgres_start.migrate(connection, empty, (FIRST, SECOND))
    assert refused(empty, (FIRST,)).code == "newer"


def test_what_is_stored_is_migrated_only_after_a_backup(empty: PostgresAddress) -> None:
    make_tables(empty, len(migrations()) - 1)
    with connected(empty, "test") as connection:
        matches.insert(connection, rows.match())
    fault = refused(empty)
    assert fault.code == "no_dump"
    for language in ("en", "ru"):
        said = words(language)("database-no_dump", **fault.facts)
        assert "python -m db backup" in said
        assert "--without-backup" in said
    with connected(empty, "test") as connection:
        change(connection, "put_counter", name=DUMPED_AT, value=1)
    assert refused(empty).code == "no_dump"
    with connected(empty, "test") as connection:
        prepare(connection, empty, migrations(), without_backup=True)
    assert "moves" in tables(empty)


@pytest.mark.parametrize(
    ("made", "code"),
    [
        ("ALTER DATABASE {name} SET default_transaction_read_only = on", "standby"),
        ("REVOKE CREATE ON SCHEMA public FROM PUBLIC, CURRENT_USER", "no_rights"),
    ],
)
def test_a_server_that_does_not_let_us_write_is_refused(
    empty: PostgresAddress, server: str, made: str, code: str
) -> None:
    """Else it is found out at the first move."""
    with plain(server, empty) as address:
        with closing(psycopg.connect(empty.reveal(), autocommit=True)) as connection:
            connection.execute(made.format(name=f'"{empty.name}"').encode())
        assert refused(address).code == code


def test_text_in_another_encoding_is_refused(server: str, folder: Path) -> None:
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        connection.execute("CREATE DATABASE latin TEMPLATE template0 ENCODING LATIN1 LC_COLLATE 'C' LC_CTYPE 'C'")
    address = PostgresAddress(server.replace("/postgres?", "/latin?"), folder)
    assert refused(address).code == "encoding"
    drop(server, address)
