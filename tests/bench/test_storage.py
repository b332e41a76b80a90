"""What one press of `Confirm` asks of the database until the table is shown: transactions, statements, decodings."""

import asyncio
from itertools import chain
from statistics import mean
from typing import NamedTuple

import msgspec

from playground.world import World
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.whole.counting import Cost, confirmed
from tests.whole.fixtures import entropy, env, faults, make_bot, requests_are_valid, world
from tests.whole.tables import started

__all__ = ["entropy", "env", "faults", "make_bot", "requests_are_valid", "world"]


class Size(NamedTuple):
    """A table of a game, and how many moves are measured at it."""

    game: str
    players: int
    moves: int
    limits: Limits


SIZES = {
    f"{game}-{players}": Size(game, players, moves, whole(noise=1))
    for game in ("tetranomicon", "dungeon_lords")
    for players, moves in ((2, 24), (4, 52))
}


@sized("size", tiny={"pearls-2": Size("pearls", 2, 2, TINY)}, whole=SIZES)
async def test_one_confirm(world: World, size: Size) -> None:
    async with asyncio.timeout(size.limits.patience):
        table = await started(world, size.game, *(world.boris, world.vera, world.gleb)[: size.players - 1])
        costs = [msgspec.structs.astuple(await confirmed(table)) for _ in range(size.moves)]
    assert all(cost > 0 for cost in chain.from_iterable(costs)), "what is counted is what the bot uses"
    print(
        f"\n{f'{size.game}, {size.players} players':<24}" + "".join(f"  {name:>12}" for name in Cost.__struct_fields__)
    )
    for name, measure in (("least", min), ("mean", mean), ("most", max)):
        print(f"{name:<24}" + "".join(f"  {measure(column):12.1f}" for column in zip(*costs, strict=True)))
