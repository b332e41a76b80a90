"""Indexes on a server: a damaged one is found where amcheck is there and the bot's user may call it.

The package for tests has no extensions, so that it is seen only with a server of Debian's, by `make hunt`.
"""

import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from subprocess import CalledProcessError, run

import psycopg
import pytest

from address import PostgresAddress
from db.errors import DatabaseFault
from db.keeping.dump import dump
from db.keeping.postgres_care import check, connected
from db.rows import matches
from tests.db import rows
from tests.db.own_server import OWNER, SERVERS, OwnServer
from tests.db.postgres import make_tables

pytestmark = [
    pytest.mark.hunt,
    pytest.mark.skipif(not SERVERS, reason="PostgreSQL is not installed: apt install postgresql"),
]
PAGE = Path(__file__).parents[2] / "docs/operations/growing.md"
Administrator = psycopg.Connection[tuple[object, ...]]
INDEX = "matches_pkey"


@pytest.fixture
def own(folder: Path) -> Iterator[tuple[PostgresAddress, Administrator]]:
    """A database of the bot's user, which is no administrator, and a connection of one who is."""
    with tempfile.TemporaryDirectory(prefix="postgresql-") as place:
        server = OwnServer(Path(place))
        socket_of = ("--host", place, "--port", str(server.port), "--username", OWNER)
        server.run(server.tool("createuser"), *socket_of, "sealed_orders")
        server.run(server.tool("createdb"), *socket_of, "--owner=sealed_orders", "sealed_orders")
        try:
            of = f"127.0.0.1:{server.port}/sealed_orders"
            with closing(psycopg.connect(f"postgresql://{OWNER}@{of}", autocommit=True)) as administrator:
                yield PostgresAddress(f"postgresql://sealed_orders@{of}"), administrator
        finally:
            with suppress(CalledProcessError):
                server.stop()


def test_a_damaged_index_is_found_once_the_page_of_the_owner_is_followed(
    own: tuple[PostgresAddress, Administrator], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, administrator = own
    make_tables(address)
    monkeypatch.setenv("PATH", str(SERVERS[-1].parent), prepend=os.pathsep)
    before = check(address)
    statements = re.findall(r"^(?:CREATE EXTENSION|GRANT) .*;$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    for statement in statements:
        administrator.execute(statement.encode())
    after = check(address)
    assert len(statements) == 2
    assert before is not None and after is not None and (before[1], after[1]) == (False, True)
    _check_backup(address, administrator, folder)
    # A row that the index was not told of, as after a fault of a disk or another order of letters.
    tell = f"UPDATE pg_index SET indisready = %s WHERE indexrelid = CAST('{INDEX}' AS regclass)"
    administrator.execute(tell.encode(), (False,))
    with connected(address, "test") as connection:
        matches.insert(connection, rows.match())
    administrator.execute(tell.encode(), (True,))
    with pytest.raises(DatabaseFault) as fault:
        check(address)
    assert fault.value.code == "damaged"
    assert INDEX in str(fault.value.facts["reason"])


def _check_backup(address: PostgresAddress, administrator: Administrator, folder: Path) -> None:
    """A backup of a database with an extension is restored by the bot's user, who may make none."""
    folder.mkdir()
    dump(address, folder / "orders.dump")
    administrator.execute("CREATE DATABASE again OWNER sealed_orders TEMPLATE template0")
    restored = f"{address.reveal().rpartition('/')[0]}/again"
    done = run(("pg_restore", f"--dbname={restored}", folder / "orders.dump"), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert check(PostgresAddress(restored)) is not None
