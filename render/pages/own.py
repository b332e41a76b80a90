"""The pictures that a player needs to answer a sealed question: what is the player's own, and the table in small."""

from games.kernel.sight import Sight
from render.game_pages import Lens
from render.page import Block, Picture, Rule
from render.registry import pages_of
from text import Words


def own_pictures(sight: Sight, words: Words, lens: Lens, beside: int = 0) -> tuple[Block, ...]:
    """Return the pictures of the observer's hand over the full width and below them the board.

    With `beside` so many more pictures of the table share the board's row, where each is small until it is pressed.
    """
    game = pages_of(sight.game)
    own = [block for block in game.hand(sight, words) if isinstance(block, Picture)]
    return (*own, *table_pictures(sight, words, lens, beside, after=bool(own)))


def table_pictures(sight: Sight, words: Words, lens: Lens, beside: int = 0, after: bool = False) -> tuple[Block, ...]:
    """Return the board and so many pictures `beside` it; `after` another picture they have a row of their own."""
    seen = pages_of(sight.game).pictures(sight, lens, words)[: 1 + beside]
    return (Rule(), *seen) if after and seen else seen
