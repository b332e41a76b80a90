"""One press of `Confirm` costs a few transactions and statements and decodes the match once."""

import msgspec
import pytest

from db.rows import seats
from play.rules import steps
from playground.world import World
from tests.whole.counting import Cost, confirmed
from tests.whole.tables import Table, awaited_member, started

MOST = Cost(transactions=4, statements=20, decodings=1)
MOVES = 6
A_ROUND = 24
"""So many moves of four lords are more than a round."""


async def _most(table: Table, moves: int) -> Cost:
    """Return the highest of each number in so many moves."""
    most = Cost()
    for _ in range(moves):
        most = most.most(await confirmed(table))
    return most


@pytest.mark.parametrize("game", ["tetranomicon", "dungeon_lords"])
async def test_one_confirm_costs_little(world: World, game: str) -> None:
    assert MOST.most(await _most(await started(world, game), MOVES)) == MOST


async def test_the_begin_of_a_round_costs_little_too(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of four seats is asked something new and gets a direct message; and every move keeps its state."""
    monkeypatch.setattr(steps, "CHECKPOINT_EVERY", 1)
    table = await started(world, "dungeon_lords", world.boris, world.vera, world.gleb)
    season = (await table.observation()).view.season
    assert MOST.most(await _most(table, A_ROUND)) == MOST
    assert (await table.observation()).view.season != season


async def test_a_move_that_brings_its_player_back_costs_no_more(world: World) -> None:
    """What brings the player back and the move are two entries; what both change is written once."""
    table = await started(world, "tetranomicon")
    who = await awaited_member(table)
    row = next(row for row in (await table.loaded()).seats if row.user_id == who.id)
    database = world.bot.services._context.database
    await database.write(seats.store_presence, msgspec.structs.replace(row, away_revision=1))
    assert MOST.most(await confirmed(table, who)) == MOST
    assert "back" in [entry.kind for entry in (await table.observation()).log]
