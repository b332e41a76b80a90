"""Random play of whole matches: where it ends, and who moves."""

import random

import pytest

from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.play_out import EndlessPlay, awaited_seat, play_out
from tests.games.pearls.game import Pearls


def test_a_match_that_does_not_end_in_time_is_an_error() -> None:
    """And one that does, in as many moves as it has, is none."""
    whole = play_out(Pearls(), 2, b"pearls", random.Random(1))
    moves = len(whole.turns)
    assert len(play_out(Pearls(), 2, b"pearls", random.Random(1), most_moves=moves).turns) == moves
    with pytest.raises(EndlessPlay):
        play_out(Pearls(), 2, b"pearls", random.Random(1), most_moves=moves - 1)


def test_who_is_awaited_moves_and_now_and_then_somebody_changes_an_answer() -> None:
    waits, answered = Decision(Seat(0), "bid"), Decision(Seat(1), "bid", owed=False)
    drawn = [awaited_seat((waits, answered), random.Random(number)) for number in range(200)]
    assert drawn.count(Seat(0)) > drawn.count(Seat(1)) > 0
    assert {awaited_seat((waits,), random.Random(number)) for number in range(20)} == {Seat(0)}
    with pytest.raises(EndlessPlay):
        awaited_seat((answered,), random.Random(1))
