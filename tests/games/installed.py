"""The games that only tests play, laid out like real ones, but with their words and pages in their own folders."""

from pathlib import Path

FOLDERS = tuple(Path(__file__).parent / name for name in ("auction", "pearls"))


def install() -> None:
    """Register the games, their words, pages and commands; calling it again changes nothing."""
    from cogs import command_tree
    from games import registry as games
    from render import registry as pages
    from tests.games.auction.game import Auction
    from tests.games.auction.pages import AuctionPages
    from tests.games.pearls.commands import GROUP
    from tests.games.pearls.game import Pearls
    from tests.games.pearls.pages import PearlsPages
    from text import add_folder

    games.register(Auction())
    games.register(Pearls())
    pages.register(AuctionPages())
    pages.register(PearlsPages())
    for folder in FOLDERS:
        add_folder(folder / "words")
    command_tree.register(GROUP)
