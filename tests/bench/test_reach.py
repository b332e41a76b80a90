"""How long it takes to find every move of a character of Dungeon Twister, from a position that has not been seen."""

import statistics
import time
from typing import NamedTuple

from games.dungeon_twister.board import board_of
from games.dungeon_twister.reach import Search
from tests.bench.sizes import TINY, Limits, sized, whole
from tests.games.dungeon_twister.matches import played

MOST_MILLISECONDS = 1
"""The aim of the product for the median."""


class Size(NamedTuple):
    """How many matches are searched."""

    matches: int
    limits: Limits


@sized("size", tiny={"match": Size(1, TINY)}, whole={"matches": Size(6, whole(noise=1))})
def test_reach(size: Size) -> None:
    positions = [turn.step.state.public for number in range(size.matches) for turn in played(number).turns[::7]]
    spent, moves = [], []
    for public in positions:
        able = board_of(public).able[public.turn] if public.phase == "action" else {}
        for piece in able.values():
            begun = time.process_time()
            moves.append(len(Search(public, piece.token).moves))
            spent.append(1_000 * (time.process_time() - begun))
    parts = statistics.quantiles(spent, n=100)
    print(f"\n{len(spent):,} searches, {statistics.mean(moves):.1f} moves each: median {parts[49]:.3f} ms,")
    print(f"95 of 100 within {parts[94]:.3f} ms, the longest {max(spent):.2f} ms")
    assert parts[49] < size.limits.noise * MOST_MILLISECONDS
