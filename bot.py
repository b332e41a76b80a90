"""Start the bot, and report its health; cogs/running.py runs it, and cogs/sealed_orders.py puts its parts together.

`python bot.py` connects to Discord, or opens the local playground when there is no token. The exit status of
`python bot.py --health` says whether the bots of this host that run on the database are well. It is asked every half
minute and answers at once, so what takes long to import is imported only to run the bot.
"""

import importlib.util
import sys
from typing import TYPE_CHECKING

from address import files_at
from cogs.upkeep.alive import is_healthy
from cogs.upkeep.health_check import Silent, health_at
from config import Settings, SettingsFault, read_settings

if TYPE_CHECKING:
    from cogs.running import Serve

CANNOT_START = 1
BAD_SETTINGS = 2
WITHOUT_BACKUP = "--without-backup"


def main(arguments: list[str]) -> int:
    """Do what the command line and the settings ask for; return the exit status."""
    try:
        settings = read_settings()
        if arguments == ["--health"]:
            return 0 if _is_well(settings) else CANNOT_START
        reason = (_migrated(settings) if WITHOUT_BACKUP in arguments else "") or _run(settings)
    except SettingsFault as fault:
        print(fault, file=sys.stderr)
        return BAD_SETTINGS
    if reason:
        print(reason, file=sys.stderr)
    return CANNOT_START if reason else 0


def _is_well(settings: Settings) -> bool:
    """Return whether the bot is well, as it says itself where it tells numbers; what is wrong is printed.

    Where nobody of ours answers, the files beside the database tell: a bot without its address plays all the same.
    """
    try:
        said = health_at(settings.metrics) if settings.metrics is not None else None
    except Silent:
        return False
    if said is None:
        return is_healthy(files_at(settings.database))
    print(*said.wrong, sep="\n", end="\n" if said.wrong else "", file=sys.stderr)
    return said.ok


def _migrated(settings: Settings) -> str:
    """Bring the database up to this program's version without a backup that we know of; return why that is not done."""
    from db.caring import migrated
    from db.errors import DatabaseFault
    from text import words

    said = words(settings.language)
    try:
        migrated(settings.database, said, without_backup=True)
    except DatabaseFault as fault:
        return said("start-failed", fault=said(f"database-{fault.code}", **fault.facts))
    return ""


def _run(settings: Settings) -> str:
    """Run the bot; return why it cannot start."""
    from cogs.running import run

    return run(settings, None if settings.token else _playground())


def _playground() -> "Serve | None":
    """Return what serves the playground, where it is installed with the simulated Discord; a container has neither."""
    if any(importlib.util.find_spec(name) is None for name in ("playground", "simcord")):
        return None
    from playground import serve

    return serve


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
