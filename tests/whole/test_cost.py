"""One press of `Confirm` costs a few transactions and decodes the match once."""

import pytest

from playground.world import World
from tests.whole.counting import Cost, confirmed
from tests.whole.tables import started

MOVES = 6
MOST = {
    "tetranomicon": Cost(transactions=4, statements=19, decodings=1),
    "dungeon_lords": Cost(transactions=4, statements=22, decodings=1),
}


@pytest.mark.parametrize("game", MOST)
async def test_one_confirm_costs_little(world: World, game: str) -> None:
    table, most = await started(world, game), MOST[game]
    for _ in range(MOVES):
        cost = await confirmed(table)
        assert cost.transactions <= most.transactions
        assert cost.statements <= most.statements
        assert cost.decodings <= most.decodings
