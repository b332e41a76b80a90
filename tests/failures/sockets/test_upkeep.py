"""A bot that runs as people start it makes its backup by itself, once, and one that is put back is played on."""

import shutil
from pathlib import Path

from tests.failures.sockets.conftest import Start
from tests.failures.sockets.duel import begun
from tests.loopback import Discord
from tests.loopback.waiting import until


async def test_a_backup_of_today_is_made_once_and_can_be_put_back(
    discord: Discord, start: Start, tmp_path: Path
) -> None:
    database = tmp_path / "matches.sqlite3"
    bot = await start().ready()
    folder = tmp_path / "backups"
    await until(lambda: folder.is_dir() and any(folder.glob("*.sqlite3")), "a backup")
    (made,) = folder.iterdir()
    before = made.stat()
    duel = await begun(discord, database)
    assert await bot.stop() == 0
    bot = await start().ready()
    await until(lambda: bot.log.read_text(encoding="utf-8").count("sealed_orders: ready") == 2, "its first look around")
    assert await bot.stop() == 0
    assert [(file, file.stat()) for file in folder.iterdir()] == [(made, before)]

    for file in tmp_path.glob("matches.sqlite3*"):
        file.unlink()
    shutil.copyfile(made, database)
    await start().ready()
    await until(lambda: not any(page.buttons for page in discord.messages(duel.place)), "the lost table put away")
