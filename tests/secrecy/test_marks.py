"""Every game: thousands of random moves, and no mark hidden from an observer appears in what that observer is shown."""

import pytest

from games import registry
from tests.contract.searching import is_big
from tests.sampling import HUNTING
from tests.secrecy.marks import CHUNKS, MOVES, play_and_look

PARTS = [
    (game_id, chunk)
    for game_id in registry.game_ids()
    for chunk in range(CHUNKS // 2 if is_big(registry.find(game_id)) and not HUNTING else CHUNKS)
]
"""The chunks of each game: `make test` has half of them of a big game, whose moves take three times as long."""


@pytest.mark.parametrize(("game_id", "chunk"), PARTS)
async def test_no_mark_is_shown(game_id: str, chunk: int) -> None:
    assert play_and_look(registry.find(game_id), chunk) == MOVES // CHUNKS
