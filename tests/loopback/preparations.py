"""Preparations that run in the process of a bot before it starts (see launch.py)."""

from tests.games import installed

AUCTION = "tests.loopback.preparations:add_auction"
BLANK_PICTURES = "tests.loopback.preparations:draw_nothing"
NEWER = "tests.loopback.preparations:become_newer"
NEWER_VERSION = "9.9.9"


def add_auction() -> None:
    """Register the auction, the game for tests."""
    installed.install()


def draw_nothing() -> None:
    """Replace every picture by the same few bytes, so that the bot starts and answers faster."""
    import cogs.sealed_orders
    from tests.whole.painters import Forgetful

    class BlankStudio(Forgetful):
        def __init__(self, _workers: int) -> None:
            super().__init__()

    vars(cogs.sealed_orders)["Studio"] = BlankStudio


def become_newer() -> None:
    """Become a program one version newer, with one more migration and newer rules of the auction, if it is there."""
    import shutil
    import tempfile
    from pathlib import Path

    import cogs.shards.commands
    import cogs.shards.leasing
    import cogs.upkeep.checks
    from db.keeping import migrate, releases
    from games import registry
    from tests.games.newer_auction import NewerAuction

    folder = Path(tempfile.mkdtemp(dir=Path.cwd()), "migrations")
    shutil.copytree(migrate.FOLDER, folder)
    number = releases.newest_known() + 1
    text = "-- kind: expand\nALTER TABLE people ADD COLUMN hat TEXT;\nCREATE TABLE hats (id BIGINT PRIMARY KEY);\n"
    (folder / f"{number:04}_newer.sql").write_text(text, encoding="utf-8")
    migrate.migrations.__wrapped__.__defaults__ = (folder,)
    migrate.migrations.cache_clear()
    releases.newest_known.cache_clear()
    for module in (cogs.shards.commands, cogs.shards.leasing, cogs.upkeep.checks):
        vars(module)["VERSION"] = NEWER_VERSION
    if NewerAuction.id in registry.game_ids():
        registry.register(NewerAuction())


def shorten_leases() -> None:
    """Let a process count as dead after three seconds without a word, and look several times a second at the others."""
    import cogs.shards.leasing
    import cogs.shards.waking
    import play.upkeep.shards

    vars(play.upkeep.shards)["LEASE_SECONDS"] = 3
    vars(cogs.shards.leasing)["BEAT_SECONDS"] = 0.3
    vars(cogs.shards.waking)["LOOK_SECONDS"] = 0.2
