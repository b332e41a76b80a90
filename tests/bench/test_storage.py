"""What one press of `Confirm` asks of the database until the table is shown: transactions, statements, decodings."""

from itertools import chain
from statistics import mean

import msgspec
import pytest

from playground.world import World
from tests.whole.counting import Cost, confirmed
from tests.whole.fixtures import entropy, env, faults, make_bot, requests_are_valid, world
from tests.whole.tables import started

__all__ = ["entropy", "env", "faults", "make_bot", "requests_are_valid", "world"]
pytestmark = pytest.mark.bench

MOVES = {2: 24, 4: 52}
"""How many moves are measured at a table of so many players."""


@pytest.mark.parametrize("players", MOVES)
@pytest.mark.parametrize("game", ["tetranomicon", "dungeon_lords"])
async def test_one_confirm(world: World, game: str, players: int) -> None:
    table = await started(world, game, *(world.boris, world.vera, world.gleb)[: players - 1])
    costs = [msgspec.structs.astuple(await confirmed(table)) for _ in range(MOVES[players])]
    assert all(cost > 0 for cost in chain.from_iterable(costs)), "what is counted is what the bot uses"
    print(f"\n{f'{game}, {players} players':<24}" + "".join(f"  {name:>12}" for name in Cost.__struct_fields__))
    for name, measure in (("least", min), ("mean", mean), ("most", max)):
        print(f"{name:<24}" + "".join(f"  {measure(column):12.1f}" for column in zip(*costs, strict=True)))
