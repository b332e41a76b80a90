"""The pictures that a player needs to answer a sealed question: what is the player's own, and the table in small."""

from collections.abc import Sequence

from games.kernel.observation import Observation
from render.game_pages import Lens
from render.page import Block, Picture, Rule
from render.registry import pages_of
from text import Words


def own_pictures(observation: Observation, words: Words, lens: Lens) -> tuple[Block, ...]:
    """Return the pictures of the observer's hand, and below them the board and one more of the table.

    A thin line keeps them apart: pictures that share a row are cut to its height.
    """
    own = [block for block in pages_of(observation.game).hand(observation, words) if isinstance(block, Picture)]
    return apart((*own, *table_pictures(observation, words, lens, more=1)))


def table_pictures(observation: Observation, words: Words, lens: Lens, more: int = 0) -> tuple[Picture, ...]:
    """Return the board, and so many `more` pictures of the table."""
    return pages_of(observation.game).pictures(observation, lens, words)[: 1 + more]


def apart(pictures: Sequence[Picture]) -> tuple[Block, ...]:
    """Return pictures with a thin line between each two."""
    lined = (block for picture in pictures for block in (Rule(), picture))
    return tuple(lined)[1:]
