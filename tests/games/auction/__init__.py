"""Auction: the small game that only tests play. `install()` makes it known like any other game."""

from pathlib import Path


def install() -> None:
    """Register the game, its words and its pages; calling it again changes nothing."""
    from games.registry import register as register_game
    from render.registry import register as register_pages
    from tests.games.auction.game import Auction
    from tests.games.auction.pages import AuctionPages
    from text import add_folder

    register_game(Auction())
    register_pages(AuctionPages())
    add_folder(Path(__file__).parent / "words")
