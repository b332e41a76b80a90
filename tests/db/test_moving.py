"""A database goes to the other engine whole, also when that is cut short again and again, or not at all."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from address import Address, PostgresAddress
from db.__main__ import main
from db.drivers import sqlite
from db.engines.sqlite_engine import SqliteDatabase
from db.errors import DatabaseFault
from db.keeping import lineage, migrate
from db.keeping.beside import Beside
from db.keeping.postgres_care import connected, say_restored
from db.keeping.postgres_start import prepare
from db.moving import asked, copying
from db.moving.ends import PostgresEnd
from db.moving.moving import move
from db.moving.shape import Row, Table
from db.rows import entries, matches
from db.statements import Connection
from tests.db import rows
from tests.sampling import sample
from text import words

ROOT = Path(__file__).parents[2]
MATCHES = 12
KILLS = sample(2, hunt=60)
MOVE = """
import sys
from pathlib import Path
from address import PostgresAddress
from db.moving import asked, copying
from db.moving.moving import move
copying.BATCH = 2
move(Path(sys.argv[1]), PostgresAddress(sys.argv[2], Path(sys.argv[3])), lambda: None)
"""


class Cut(BaseException):
    """The end of a process in the middle of a move."""


def _fill(connection: Connection) -> None:
    for number in range(1, MATCHES + 1):
        matches.insert(connection, rows.match(id=number, channel_id=number))
        entries.insert(connection, rows.entry(match_id=number, entry='{"a": "б"}'), kept={1: bytes(range(256))})
    # A match can name one that comes after it, which no order of rows allows for.
    connection.execute("UPDATE matches SET rematch_of = 13 - id, is_practice = TRUE WHERE id < 7").close()
    connection.execute("UPDATE counters SET value = 12 WHERE name = 'match'").close()


@pytest.fixture
async def source(path: Path) -> Path:
    """A file with matches that refer to each other."""
    database = await SqliteDatabase.open(path)
    await database.write(_fill)
    await database.close()
    Beside.open(path)
    return path


def _dumped(path: Path) -> list[str]:
    """Return all rows of a file, but for what each place has of its own."""
    own = ('"moves"', '"migrations"', '"counters"', "sqlite_")
    with closing(sqlite3.connect(path)) as connection:
        inserts = [line for line in connection.iterdump() if line.startswith("INSERT")]
    return sorted(line for line in inserts if not any(each in line.split("VALUES")[0] for each in own))


def _code(source: Address, target: Address) -> str:
    with pytest.raises(DatabaseFault) as refused:
        move(source, target, lambda: None)
    return refused.value.code


def test_everything_is_the_same_there_and_back(source: Path, empty: PostgresAddress, tmp_path: Path) -> None:
    before = _dumped(source)
    there = move(source, empty, lambda: None)
    assert there is not None
    assert there.tables["matches"].rows == MATCHES
    assert _dumped(source) == before
    back = tmp_path / "back" / "orders.sqlite3"
    move(empty, back, lambda: None)
    assert _dumped(back) == before
    assert Beside.open(back).pseudonym(1) == Beside.open(empty).pseudonym(1) == Beside.open(source).pseudonym(1)


async def test_the_source_says_where_it_went_and_the_target_has_a_new_epoch(
    source: Path, empty: PostgresAddress
) -> None:
    """Else a press on what Discord showed before could act twice, once in each."""
    move(source, empty, lambda: None)
    with pytest.raises(DatabaseFault) as refused:
        await SqliteDatabase.open(source)
    assert refused.value.code == "moved"
    with connected(empty, "test") as connection:
        prepare(connection, empty, migrate.migrations())
        found = matches.find(connection, 1)
    assert found is not None
    assert found.epoch
    assert found.restored_entries is None


@pytest.mark.parametrize("is_copy", [False, True])
def test_a_lost_future_is_looked_for_only_where_a_copy_was_moved(
    source: Path, empty: PostgresAddress, tmp_path: Path, *, is_copy: bool
) -> None:
    """Else a bot would ask for the messages of every channel of two thousand servers, to find nothing."""
    back = tmp_path / "back" / "orders.sqlite3"
    if is_copy:
        sqlite.mark_as_copy(source)
    move(source, empty, lambda: None)
    with connected(empty, "test") as connection:
        assert lineage.counter(connection, "restored") == is_copy
        found = matches.find(connection, 1)
        assert found is not None and (found.restored_entries is not None) == is_copy, "its table says what was lost"
        lineage.set_counter(connection, "restored", 0)
        connection.commit()
    if is_copy:
        say_restored(empty)
    move(empty, back, lambda: None)
    with closing(sqlite.connect_alone(back)) as opened:
        assert lineage.counter(opened, "restored") == is_copy


def test_a_move_that_was_cut_short_continues(
    source: Path, empty: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It must neither begin anew nor leave a gap: the rows that arrive are counted over all its attempts."""
    arrived, insert = list[Row](), PostgresEnd.insert
    monkeypatch.setattr(copying, "BATCH", 2)

    def cut(end: PostgresEnd, table: Table, some: Iterable[Row]) -> None:
        some = list(some)
        insert(end, table, some)
        if table.name == "matches" and table.key_of(some[0]) not in map(table.key_of, arrived):
            arrived.extend(some)
            if len(arrived) in {4, 8}:
                raise Cut

    monkeypatch.setattr(PostgresEnd, "insert", cut)
    for _ in range(2):
        with pytest.raises(Cut):
            move(source, empty, lambda: None)
        assert _refused_at(empty) == "moving"
    moved = move(source, empty, lambda: None)
    assert moved is not None
    assert moved.tables["matches"].rows == len(arrived) == MATCHES


@pytest.mark.slow
def test_a_move_whose_process_is_killed_at_any_instant_continues(source: Path, empty: PostgresAddress) -> None:
    before = _dumped(source)
    assert empty.folder is None
    folder = source.parent / "beside"
    command = [sys.executable, "-c", MOVE, str(source), empty.reveal(), str(folder)]
    took = 0.0
    for number in range(KILLS):
        begun = time.monotonic()
        process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL)
        try:
            process.wait(0.4 + 2.0 * number / KILLS)
        except subprocess.TimeoutExpired:
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
        took = max(took, time.monotonic() - begun)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0 or "moved" in done.stderr, done.stderr
    back = source.parent / "back.sqlite3"
    move(PostgresAddress(empty.reveal(), folder), back, lambda: None)
    assert _dumped(back) == before


async def test_what_was_played_while_a_move_was_cut_short_is_in_it(source: Path, empty: PostgresAddress) -> None:
    """The rows that had arrived are old by then."""

    def fail() -> None:
        raise Cut

    with pytest.raises(Cut):
        move(source, empty, fail)
    database = await SqliteDatabase.open(source)
    await database.write(lambda connection: matches.insert(connection, rows.match(id=99, channel_id=99)))
    await database.write(lambda connection: connection.execute("UPDATE matches SET language = 'ru'").close())
    await database.close()
    moved = move(source, empty, lambda: None)
    assert moved is not None
    assert moved.tables["matches"].rows == MATCHES + 1


async def test_what_is_in_use_or_holds_something_is_left_alone(
    source: Path, empty: PostgresAddress, tmp_path: Path
) -> None:
    database = await SqliteDatabase.open(source)
    assert _code(source, empty) == "move_in_use"
    await database.close()
    with closing(psycopg.connect(empty.reveal(), application_name="sealed-orders")):
        assert _code(source, empty) == "move_in_use"
    other = tmp_path / "other.sqlite3"
    database = await SqliteDatabase.open(other)
    await database.write(_fill)
    await database.close()
    move(source, empty, lambda: None)
    assert _code(other, empty) == "not_empty"
    assert _code(empty, other) == "not_empty"
    assert _code(source, empty) == "moved"
    assert _code(source, other) == "move_engines"
    assert _code(tmp_path / "nothing.sqlite3", empty) == "copy_nothing"


async def test_what_postgresql_cannot_keep_is_named(source: Path, empty: PostgresAddress) -> None:
    database = await SqliteDatabase.open(source)
    await database.write(
        lambda connection: connection.execute("UPDATE matches SET title = char(0) WHERE id = 5").close()
    )
    await database.close()
    with pytest.raises(DatabaseFault) as refused:
        move(source, empty, lambda: None)
    assert (refused.value.code, refused.value.facts["table"]) == ("move_value", "matches")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_password_on_the_command_line_is_refused_and_not_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("SEALED_ORDERS_DATABASE", str(tmp_path / "a.sqlite3"))
    monkeypatch.setenv("SEALED_ORDERS_LANGUAGE", language)
    assert main(["move", "postgresql://bot:w0rd@nowhere.invalid/games"]) == 1
    said = capsys.readouterr()
    assert "PGPASSWORD" in said.err
    assert "w0rd" not in said.err + said.out


def test_every_reason_has_words() -> None:
    """A code without words would end the command with an error of ours in place of the reason."""
    facts = dict.fromkeys(("found", "known", "least", "role", "files", "place", "at", "reason", "program"), "7")
    facts |= dict.fromkeys(("server", "table", "key", "file", "target", "match", "fault"), "7")
    sources = "".join(path.read_text() for path in (ROOT / "db").rglob("*.py"))
    codes = set(re.findall(r'(?:DatabaseFault|CopyFault)\(\s*[^"()]+(?:\([^)]*\))?, "([a-z_]+)"', sources))
    assert {"no_dump", "moving", "dump_older", "move_match_differs"} <= codes
    for language in ("en", "ru"):
        for code in codes:
            assert words(language)(f"database-{code}", path="here", needed=1, free=1, **facts)


def _refused_at(address: PostgresAddress) -> str:
    with connected(address, "test") as connection, pytest.raises(DatabaseFault) as refused:
        prepare(connection, address, migrate.migrations())
    return refused.value.code


def test_who_types_no_password_reads_that_none_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-D at the question would show pages of Python."""

    def nothing(_: str) -> str:
        raise EOFError

    monkeypatch.setattr(asked, "_is_let_in", lambda _: False)
    monkeypatch.setattr("getpass.getpass", nothing)
    address = asked.named("postgresql://bot@db.example.org/orders", Path("orders.sqlite3"), Path())
    assert isinstance(address, PostgresAddress) and not address.has_password
