"""Backups of a database on a server, made by `pg_dump`: one private file in its custom format, checked by `pg_restore`.

The password goes to these programs by the environment, never on a command line that others can list. A dump gets its
own name only when it is whole. When the newest one was made is noted in the database: what it holds is not migrated
without a new one (db/keeping/postgres_start.py).
"""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import tuple_row

from address import PostgresAddress
from db.errors import CopyFault
from db.keeping.backup import give_name
from db.keeping.migrate import migrations
from db.keeping.postgres_care import connected
from db.keeping.postgres_start import DUMPED_AT, version
from db.private import make_file
from db.statements import change

ENDING = ".dump"
_PROGRAMS = ("pg_dump", "pg_restore")
_CHECKED = "TABLE DATA"
_OURS_ALONE = ("--extension=plpgsql", "--no-comments")
"""No extensions but that which every database has: who restores a dump may make none, and needs none for our tables."""

_MOST_SAID = 400
_SECRET = {"password": "PGPASSWORD"}
_UNSAID = ("sslpassword",)


def dump(address: PostgresAddress, target: Path) -> None:
    """Write a consistent copy of the database, which may be in use, to the new file `target`, and check it.

    Raises:
        CopyFault: `copy_nothing`, `copy_exists`, `copy_failed` (`reason`), `dump_missing` (`program`), `dump_older`
            (`found`, `server`).
        DatabaseFault: the database cannot be reached, is foreign or newer.
    """
    with connected(address, "backup") as connection:
        if not version(connection, address, len(migrations())):
            raise CopyFault(address, "copy_nothing")
        with connection.cursor(row_factory=tuple_row) as cursor:
            (server,) = cursor.execute("SHOW server_version_num").fetchone() or ("0",)
    programs = _found(address, int(server) // 10_000)
    if target.exists():
        raise CopyFault(target, "copy_exists")
    give_name(_written(address, target, *programs), target)
    with connected(address, "backup") as connection:
        change(connection, "put_counter", name=DUMPED_AT, value=int(time.time()))


def _found(address: PostgresAddress, server: int) -> tuple[str, ...]:
    """Return where the programs are; a `pg_dump` that is older than the server refuses it."""
    found = []
    for name in _PROGRAMS:
        program = shutil.which(name)
        if program is None:
            raise CopyFault(address, "dump_missing", program=name)
        said = re.search(r"\d+", _run(address, [program, "--version"], {}))
        if said is not None and int(said[0]) < server:
            raise CopyFault(address, "dump_older", found=int(said[0]), server=server)
        found.append(program)
    return tuple(found)


def _written(address: PostgresAddress, target: Path, pg_dump: str, pg_restore: str) -> Path:
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_file(part)
    except OSError as fault:
        raise CopyFault(target, "copy_failed", reason=fault.strerror or str(fault)) from fault
    try:
        shown, secrets = _parameters(address)
        how = ("--format=custom", "--no-password", *_OURS_ALONE, f"--file={part}", f"--dbname={shown}")
        _run(address, [pg_dump, *how], secrets)
        if _CHECKED not in _run(address, [pg_restore, "--list", str(part)], {}):
            raise CopyFault(target, "copy_failed", reason="pg_restore finds no tables in it")
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return part


def _parameters(address: PostgresAddress) -> tuple[str, dict[str, str]]:
    """Return how to connect, without passwords, and the environment that has them."""
    given = conninfo_to_dict(address.reveal())
    secrets = {_SECRET[name]: str(given.pop(name)) for name in tuple(given) if name in _SECRET}
    return make_conninfo("", **{name: value for name, value in given.items() if name not in _UNSAID}), secrets


def _run(address: PostgresAddress, command: list[str], secrets: dict[str, str]) -> str:
    environment = os.environ | {"LC_ALL": "C"} | secrets
    try:
        done = subprocess.run(  # noqa: S603 - our own command line
            command, env=environment, capture_output=True, text=True, errors="replace", check=False
        )
    except OSError as fault:
        raise CopyFault(address, "copy_failed", reason=f"{command[0]}: {fault.strerror}") from fault
    if done.returncode:
        said = " ".join(address.without_secrets(done.stderr).split())[:_MOST_SAID]
        raise CopyFault(address, "copy_failed", reason=said or f"{command[0]} ended with {done.returncode}")
    return done.stdout
