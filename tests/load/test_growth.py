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
SIZE = Size(
    seconds=240.0,
    a_second=4.0,
    has_pictures=False,
    channels=2,
    roles=2,
    quiet=0.3,
    is_hurried=True,
    is_even=True,
)
MOST_BYTES_A_MOVE = 25_000
"""What is kept for a time or up to a number takes a part of that in the first minutes: sentences, pages that can still
be changed, the limits of channels."""


@pytest.mark.hunt
async def test_what_is_played_does_not_stay_in_memory(nursery: Nursery, tmp_path: Path) -> None:
    """Would find that presses, pages or matches are held long after somebody has played."""
    made = await prepared(tmp_path, LAYOUT, nursery.start, is_tiny=True)
    result = await run(on_sqlite(tmp_path, "long", made.made_at), made, Plan("long", shards=2), SIZE, nursery.start)
    ((pid, half),) = result.middle.items()
    # As many people come in each half.
    moves, grown = len(result.stream.moves) / 2, result.after[pid].resident - half.resident
    assert moves > 100 and grown / moves < MOST_BYTES_A_MOVE, f"{grown / 1e6:.1f} MB, {moves} moves\n{table(result)}"
