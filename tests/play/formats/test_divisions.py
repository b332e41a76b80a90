"""The schedules of divisions: all play as often, in each seat as often, and meet everybody about as often."""

from collections import Counter
from itertools import combinations

import pytest

from play.formats import divisions
from play.formats.divisions import LEAST, SIZES, schedule, sizes

MOST = 40
"""Larger than any division can be."""

AT_TABLES = [(entrants, seats) for seats in (3, 4) for entrants in range(LEAST[seats], MOST)]


def tables(entrants: int, seats: int) -> list[tuple[int, ...]]:
    """Return all tables of a division."""
    return [table for round_ in schedule(entrants, seats) for table in round_]


def meetings(entrants: int, seats: int) -> set[int]:
    """Return how often pairs meet."""
    met = Counter(pair for table in tables(entrants, seats) for pair in combinations(sorted(table), 2))
    return {met[pair] for pair in combinations(range(entrants), 2)}


@pytest.mark.parametrize(
    ("entrants", "seats", "tables_", "matches", "times"),
    [(7, 4, 7, 4, 2), (13, 4, 13, 4, 1), (16, 4, 20, 5, 1), (9, 3, 12, 4, 1), (7, 3, 7, 3, 1), (5, 4, 5, 4, 3)],
)
def test_in_full_divisions_each_pair_meets_equally_often(
    entrants: int, seats: int, tables_: int, matches: int, times: int
) -> None:
    assert len(tables(entrants, seats)) == tables_
    assert divisions.matches_each(entrants, seats) == matches
    assert meetings(entrants, seats) == {times}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_full_sizes_are_such(seats: int) -> None:
    assert sizes(seats)
    assert all(len(meetings(entrants, seats)) == 1 for entrants in sizes(seats))
    assert sizes(5) == ()


@pytest.mark.parametrize(("entrants", "seats"), AT_TABLES)
def test_in_all_others_it_differs_by_one_at_most(entrants: int, seats: int) -> None:
    """Would catch a first table that is right for another number of entrants."""
    times = meetings(entrants, seats)
    assert max(times) - min(times) <= 1
    found = Counter((one, seat) for table in tables(entrants, seats) for seat, one in enumerate(table))
    each = [found[one, seat] for one in range(entrants) for seat in range(seats)]
    assert min(each) >= 1
    assert max(each) - min(each) <= ((entrants, seats) in {(9, 3), (16, 4)})
    assert all(len(set(table)) == seats for table in tables(entrants, seats))


@pytest.mark.parametrize(("entrants", "seats"), [(9, 3), (16, 4), (8, 2)])
def test_in_rounds_all_play_at_once(entrants: int, seats: int) -> None:
    for round_ in schedule(entrants, seats):
        assert sorted(one for table in round_ for one in table) == list(range(entrants))


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (3, 3), (3, 4), (7, 5), (0, 4)])
def test_what_is_no_division(entrants: int, seats: int) -> None:
    with pytest.raises(ValueError, match="no division"):
        schedule(entrants, seats)


def test_the_full_sizes_are_large_enough() -> None:
    assert all(min(SIZES[seats]) >= LEAST[seats] for seats in SIZES)
