"""A database on a server that was put back is noticed: at the start, and by processes that are running."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from address import PostgresAddress
from db.errors import DatabaseFault
from db.keeping import lineage
from db.keeping.migrate import migrations
from db.keeping.postgres_care import connected, say_restored
from db.keeping.postgres_lineage import SYSTEM, Lineage
from db.keeping.postgres_start import prepare
from db.rows import matches
from db.statements import change
from tests.db import rows
from tests.db.postgres import drop, with_tables


@pytest.fixture
def address(server: str, folder: Path) -> Iterator[PostgresAddress]:
    """The address of a database with our tables."""
    made = with_tables(server)
    yield made
    drop(server, made)


class Process:
    """A process on the database, as the engine uses its lineage."""

    def __init__(self, address: PostgresAddress) -> None:
        self.address = address
        with connected(address, "test") as connection:
            self.lineage = prepare(connection, address, migrations())

    def play(self, number: int) -> None:
        with connected(self.address, "test") as connection:
            matches.insert(connection, rows.match(id=number, channel_id=number))
            lineage.set_counter(connection, "match", number)
        self.lineage.wrote()
        self.note()

    def note(self, *, is_last: bool = False) -> None:
        with connected(self.address, "test") as connection:
            with connection.transaction():
                reached = (self.lineage.last if is_last else self.lineage.count)(connection)
            self.lineage.note(reached)


def _found(address: PostgresAddress) -> tuple[int, bool]:
    """Return the epoch, and whether the first match says that moves of it were lost."""
    with connected(address, "test") as connection:
        row = matches.find(connection, 1)
        return lineage.counter(connection, "epoch"), row is not None and row.restored_entries is not None


@contextmanager
def _put_back(server: str, address: PostgresAddress) -> Iterator[None]:
    """Copy the database, let something happen, and put the copy in its place, on the same server."""
    kept = f"{address.name}-kept"
    with closing(psycopg.connect(server, autocommit=True)) as connection:
        connection.execute(f'CREATE DATABASE "{kept}" TEMPLATE "{address.name}"'.encode())
        yield
        connection.execute(f'DROP DATABASE "{address.name}" WITH (FORCE)'.encode())
        connection.execute(f'ALTER DATABASE "{kept}" RENAME TO "{address.name}"'.encode())


def test_an_ordinary_start_changes_nothing(address: PostgresAddress) -> None:
    one, other = Process(address), Process(address)
    one.play(1)
    other.play(2)
    one.play(3)
    Process(address)
    assert _found(address) == (0, False)


def test_a_copy_that_was_put_back_is_noticed_once(server: str, address: PostgresAddress) -> None:
    """On the same server and timeline nothing inside of the database tells it."""
    Process(address).play(1)
    with _put_back(server, address):
        Process(address).play(2)
    Process(address)
    epoch, has_lost = _found(address)
    assert epoch
    assert has_lost
    Process(address)
    assert _found(address) == (epoch, True)


def test_running_processes_notice_it_and_agree(server: str, address: PostgresAddress) -> None:
    one, other = Process(address), Process(address)
    one.play(1)
    with _put_back(server, address):
        one.play(2)
        other.play(3)
    one.note()
    epoch, has_lost = _found(address)
    assert epoch
    assert has_lost
    other.note()
    one.note()
    assert _found(address)[0] == epoch


def test_another_server_begins_an_epoch_in_which_nothing_was_lost(address: PostgresAddress) -> None:
    """A standby that took over may lack the last moment: what Discord shows is renewed, and nobody is frightened."""
    process = Process(address)
    process.play(1)
    with connected(address, "test") as connection:
        change(connection, "put_counter", name=SYSTEM, value=7)
    process.note()
    epoch, has_lost = _found(address)
    assert epoch
    assert not has_lost


def test_without_the_file_outside_only_a_closed_database_is_whole(address: PostgresAddress, folder: Path) -> None:
    process = Process(address)
    process.play(1)
    process.note(is_last=True)
    mark = folder / f"{address.name}.postgresql.mark"
    mark.unlink()
    Process(address).play(2)
    assert not _found(address)[1]
    mark.unlink()
    Process(address)
    assert _found(address)[1]


def test_who_puts_everything_back_can_say_so(address: PostgresAddress) -> None:
    Process(address).play(1)
    assert say_restored(address)
    Process(address)
    assert _found(address)[1]


def test_all_processes_have_one_key(address: PostgresAddress, folder: Path) -> None:
    """Else the forgotten of one host would be strangers on the other, and nobody would notice."""
    Process(address)
    key = folder / f"{address.name}.postgresql.key"
    key.rename(folder / "elsewhere")
    with pytest.raises(DatabaseFault) as refused:
        Process(address)
    assert refused.value.code == "key"
    assert not key.exists()
    say_restored(address)
    Process(address)
    assert key.exists()


def test_what_was_not_counted_is_still_due(address: PostgresAddress) -> None:
    """A write while the count is stored, or a count that fails, must not be forgotten."""
    made = Lineage(address)
    made.wrote()
    with connected(address, "test") as connection:
        with pytest.raises(ZeroDivisionError), connection.transaction():
            made.count(connection)
            raise ZeroDivisionError
        assert made.is_due()
        reached = made.count(connection)
        made.wrote()
        made.note(reached)
    assert made.is_due()
