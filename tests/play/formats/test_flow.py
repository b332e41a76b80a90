"""Flow on the model of entrants who are slow, vanish and differ in strength.

They would catch somebody who waits for ever, opponents too far apart, rematches, and a speed that is rewarded.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from play.formats import flow
from play.formats.flow import Free, Helper, pair_day, ready
from play.formats.matching import Edge, best_pairs
from play.formats.sheets import HALF
from tests.play.formats.flow_model import Told, played

SEEDS = range(6)


def mean(found: list[Told], field: str) -> float:
    """Return the mean of a figure."""
    return sum(float(getattr(told, field)) for told in found) / len(found)


@pytest.mark.parametrize("at_once", [1, 2])
def test_64_entrants_with_seven_matches(at_once: int) -> None:
    found = [played(64, 7, at_once, seed) for seed in SEEDS]
    assert sum(told.rematches for told in found) == 0
    assert mean(found, "far_gaps") < 0.05
    assert mean(found, "idle") < 20
    assert max(told.longest_wait for told in found) < 28
    assert abs(mean(found, "speed_gained")) < 0.1
    assert mean(found, "correlation") > 0.79


def free(entrant: int, plus: int = 0, *, started: int = 0, days: int = 1, met: tuple[int, ...] = ()) -> Free:
    """Return somebody who waits."""
    return Free(entrant, plus, started, days, frozenset(met))


def paired(*waiting: Free, helpers: tuple[Helper, ...] = ()) -> set[frozenset[int]]:
    """Return who meets today."""
    day = pair_day(waiting, helpers, (), b"seed", 1)
    found = (*day.pairs, *(pair for pair, _ in day.helped))
    return {frozenset((pair.first, pair.second)) for pair in found}


@pytest.mark.parametrize(
    ("days", "widest"), [(1, HALF), (2, 2 * HALF), (4, 2 * HALF), (5, 3 * HALF), (9, 3 * HALF), (10, 12 * HALF)]
)
def test_the_longer_one_waits_the_farther_an_opponent_can_be(days: int, widest: int) -> None:
    assert paired(free(1, days=days), free(2, widest)) == {frozenset((1, 2))}
    if days < 10:
        assert paired(free(1, days=days), free(2, widest + HALF)) == set()


@pytest.mark.parametrize(("days", "most"), [(1, 1), (3, 2), (6, 2), (7, 3)])
def test_the_longer_one_waits_the_more_numbers_of_matches_can_differ(days: int, most: int) -> None:
    assert paired(free(1, days=days), free(2, started=most)) == {frozenset((1, 2))}
    assert paired(free(1, days=days), free(2, started=most + 1)) == set()


def test_as_many_pairs_as_can_be_before_nearer_ones() -> None:
    waiting = (free(1, 0), free(2, 0, met=(3, 4)), free(3, 0, met=(2, 4)), free(4, HALF, met=(2, 3)))
    assert len(paired(*waiting)) == 1
    waiting = (free(1, 0), free(2, 0), free(3, 0, met=(4,)), free(4, HALF, met=(3,)))
    assert paired(*waiting) in ({frozenset((1, 3)), frozenset((2, 4))}, {frozenset((1, 4)), frozenset((2, 3))})


def test_two_who_have_met_do_not_meet_again() -> None:
    assert paired(free(1, met=(2,)), free(2, met=(1,))) == set()


def test_who_is_far_ahead_of_the_median_or_was_free_today_waits() -> None:
    hasty = Free(3, 0, 0, 0, frozenset(), is_hasty=True)
    found = ready((free(1, started=3), free(2, days=0), hasty, free(4, started=2)), 1)
    assert [one.entrant for one in found] == [3, 4]


def test_a_helper_after_14_days_and_a_bye_after_28() -> None:
    helper = Helper(9, 0, 0, frozenset())
    assert paired(free(1, days=13), helpers=(helper,)) == set()
    assert paired(free(1, days=14), helpers=(helper,)) == {frozenset((1, 9))}
    assert paired(free(1, days=14), helpers=(Helper(9, 0, 2, frozenset()),)) == set()
    assert pair_day([free(1, days=27)], (), (), b"", 1).byes == ()
    assert pair_day([free(1, days=28)], (), (), b"", 1).byes == (1,)
    assert pair_day([free(1, days=28)], (helper,), (), b"", 1).byes == ()


def test_of_very_many_not_all_pairs_are_looked_at_and_all_are_paired(monkeypatch: pytest.MonkeyPatch) -> None:
    """Catches the first day of a large tournament that takes a minute, and who is left out of the shorter list."""
    counts: list[int] = []
    best = best_pairs

    def counted(edges: Sequence[Edge], *args: Any) -> list[Edge]:
        counts.append(len(edges))
        return best(edges, *args)

    monkeypatch.setattr(flow, "best_pairs", counted)
    many = tuple(free(number) for number in range(1, 102))
    assert len(paired(*many)) == 50
    # All others have met, so that only one opponent is left for 101: far down in every list.
    far = Free(101, 40 * HALF, 0, 20, frozenset(range(1, 100)))
    assert len(paired(*many[:100], far)) == 50
    near, *whole = counts
    assert near <= 101 * flow.REACH < 101 * 100 // 2
    assert all(count <= 101 * flow.REACH or count > flow.MOST_EDGES for count in whole)
