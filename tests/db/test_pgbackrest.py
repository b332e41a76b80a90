"""A restore by pgBackRest, as docs/operations/copies.md says: all that was archived is there again.

It is rehearsed with the program itself and a server of its own, by `make hunt` alone: neither is a package of ours.
"""

import asyncio
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from address import PostgresAddress
from db.drivers.postgres import connect
from db.engines.postgres_engine import PostgresDatabase
from db.rows import matches
from db.statements import Connection
from tests.db import rows
from tests.db.own_server import OWNER, SERVERS, OwnServer

pytestmark = [
    pytest.mark.hunt,
    pytest.mark.skipif(
        not SERVERS or shutil.which("pgbackrest") is None,
        reason="pgBackRest or PostgreSQL is not installed: apt install pgbackrest postgresql",
    ),
]


class Server(OwnServer):
    """A server with an archive, both in one folder."""

    def __init__(self, folder: Path) -> None:
        """Make it and start it."""
        archive = f"pgbackrest --config={folder}/pgbackrest.conf --stanza=one archive-push %p"
        super().__init__(folder, f"archive_mode=on\narchive_command='{archive}'\n")
        (folder / "pgbackrest.conf").write_text(
            f"[global]\nrepo1-path={folder}/copies\nlog-path={folder}\nlock-path={folder}\nspool-path={folder}\n"
            f"repo1-retention-full=1\nstart-fast=y\n"
            f"[one]\npg1-path={folder}/data\npg1-port={self.port}\npg1-socket-path={folder}\npg1-user={OWNER}\n"
        )

    def care(self, *command: str) -> None:
        """Run a command of pgBackRest."""
        self.run("pgbackrest", f"--config={self.folder}/pgbackrest.conf", "--stanza=one", *command)


@pytest.fixture
def server_with_archive() -> Iterator[Server]:
    """A server in a folder that its owner can reach."""
    with tempfile.TemporaryDirectory(prefix="pgbackrest-") as folder:
        made = Server(Path(folder))
        yield made
        # A test may have ended between the end of one server and the start of the next one.
        with suppress(subprocess.CalledProcessError):
            made.stop()


def _open_table(connection: Connection) -> None:
    number = matches.next_id(connection)
    matches.insert(connection, rows.match(id=number, channel_id=number))


async def _wait_for(address: PostgresAddress) -> None:
    """Wait until the server has played all changes again; until then it only answers those who read."""
    with closing(connect(address)) as connection:
        for _ in range(200):
            found = connection.execute("SELECT pg_is_in_recovery() AS now").fetchone()
            if found is not None and not found["now"]:
                return
            await asyncio.sleep(0.1)
    raise AssertionError("the server does not end its recovery")


async def test_a_server_that_is_lost_comes_back_whole(server_with_archive: Server) -> None:
    server = server_with_archive
    socket_of = ("--host", str(server.folder), "--port", str(server.port), "--username", OWNER)
    server.run(server.tool("createdb"), *socket_of, "orders")
    address = PostgresAddress(f"postgresql://{OWNER}@127.0.0.1:{server.port}/orders")
    server.care("stanza-create")
    database = await PostgresDatabase.open(address)
    for _ in range(10):
        await database.write(_open_table)
    server.care("--type=full", "backup")
    for _ in range(10):
        await database.write(_open_table)
    await database.close()
    server.run(server.tool("psql"), *socket_of, "-qc", "SELECT pg_switch_wal()", "orders")
    server.care("check")
    server.stop()
    shutil.rmtree(server.folder / "data")
    server.run("mkdir", "-m", "700", f"{server.folder}/data")
    server.care("restore")
    server.start()
    await _wait_for(address)
    again = await PostgresDatabase.open(address)
    assert len(await again.read(matches.active)) == 20
    await again.write(_open_table)
    await again.close()
