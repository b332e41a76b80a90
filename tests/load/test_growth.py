"""A process that runs for months must not grow with what is played: its memory is that of its servers and caches."""

from pathlib import Path

import pytest

from tests.load.databases import on_sqlite
from tests.load.prepared import prepared
from tests.load.running import Plan, Size, run
from tests.load.servers import Layout
from tests.load.table import table
from tests.loopback import Nursery

LAYOUT = Layout(servers=12, matches=400)
SIZE = Size(seconds=300.0, a_second=10.0, has_pictures=False, channels=2, roles=2, quiet=0.3, is_hurried=True)
MOST_BYTES_A_MOVE = 10_000
"""Matches get longer, so caches of what is read of them do too; a move that stays in memory takes more."""


@pytest.mark.hunt
async def test_what_is_played_does_not_stay_in_memory(nursery: Nursery, tmp_path: Path) -> None:
    """Would find a list of what is done for each move, press or message, of which nothing is ever taken away."""
    made = await prepared(tmp_path, LAYOUT, nursery.start, is_tiny=True)
    result = await run(on_sqlite(tmp_path, "long", made.made_at), made, Plan("long", shards=2), SIZE, nursery.start)
    ((pid, half),) = result.middle.items()
    moves = sum(each.at > result.stream.evening_at for each in result.stream.moves)
    grown = result.after[pid].resident - half.resident
    assert moves > 500 and grown / moves < MOST_BYTES_A_MOVE, f"{grown / 1e6:.1f} MB, {moves} moves\n{table(result)}"
