"""Preparations that run in the process of a bot before it starts (see launch.py)."""

from tests.games import installed

AUCTION = "tests.loopback.preparations:add_auction"
BLANK_PICTURES = "tests.loopback.preparations:draw_nothing"


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


def shorten_leases() -> None:
    """Let a process count as dead after three seconds without a word, and look several times a second at the others."""
    import cogs.shards.leasing
    import cogs.shards.waking
    import play.upkeep.shards

    vars(play.upkeep.shards)["LEASE_SECONDS"] = 3
    vars(cogs.shards.leasing)["BEAT_SECONDS"] = 0.3
    vars(cogs.shards.waking)["LOOK_SECONDS"] = 0.2
