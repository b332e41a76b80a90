"""The service of daily backups: in a thread, of the file that is open, once for all services on it."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from db.errors import UnavailableDatabase
from db.keeping import daily
from play.services import Services
from play.upkeep.backups import Kept

Opener = Callable[[str], Awaitable[Services]]


async def test_services_on_one_file_make_one(services: Services, path: Path, another: Opener, tmp_path: Path) -> None:
    kept = Kept(tmp_path / "backups", 7, 4)
    both = (services, await another(path.name))
    assert sorted(await asyncio.gather(*(each.backups.make(kept) for each in both))) == [False, True]
    assert len(list(kept.folder.iterdir())) == 1


async def test_nobody_waits_for_it(services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = threading.Event()

    def slow(path: Path, _: Kept, __: float) -> Path:
        assert may_end.wait(60)
        return path

    monkeypatch.setattr(daily, "make", slow)
    making = asyncio.create_task(services.backups.make(Kept(tmp_path, 7, 4)))
    await asyncio.sleep(0)
    assert await services.finder.active() == ()
    assert not making.done()
    may_end.set()
    assert await making


async def test_another_file_of_the_same_name_is_not_copied(services: Services, path: Path, tmp_path: Path) -> None:
    aside = path.rename(tmp_path / "aside.sqlite3")
    path.write_bytes(aside.read_bytes())
    with pytest.raises(UnavailableDatabase, match="replaced"):
        await services.backups.make(Kept(tmp_path / "backups", 7, 4))
    assert not (tmp_path / "backups").exists()
    path.unlink()
    aside.rename(path)
