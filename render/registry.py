"""Who answers for which game: the words and pictures of every game that games/registry.py knows."""

from typing import Any

from games.kernel.ids import GameId
from render.dungeon_lords.pages import DungeonLordsPages
from render.dungeon_twister.pages import DungeonTwisterPages
from render.legends_of_signum.pages import LegendsOfSignumPages
from render.tetranomicon.pages import TetranomiconPages
from render.worded_pages import WordedPages

_pages: dict[GameId, WordedPages[Any, Any, Any, Any]] = {
    pages.game: pages
    for pages in (TetranomiconPages(), DungeonLordsPages(), DungeonTwisterPages(), LegendsOfSignumPages())
}


def register(pages: WordedPages[Any, Any, Any, Any]) -> None:
    """Make `pages` answer for its game."""
    _pages[pages.game] = pages


def pages_of(game: GameId) -> WordedPages[Any, Any, Any, Any]:
    """Return who answers for `game`; KeyError if nobody does, which a test over all games excludes."""
    return _pages[game]
