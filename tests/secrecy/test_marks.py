"""Every game: thousands of random moves, and no mark hidden from an observer appears in what that observer is shown."""

import pytest

from games.kernel.game import AnyGame
from tests.secrecy.marks import CHUNKS, MOVES, play_and_look


@pytest.mark.parametrize("chunk", range(CHUNKS))
async def test_no_mark_is_shown(game: AnyGame, chunk: int) -> None:
    assert play_and_look(game, chunk) == MOVES // CHUNKS
