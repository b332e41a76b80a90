"""Promises of every format, over tournaments that are made up.

They would catch a rematch within the promised rounds, somebody who is left over, seats that run away, a pairing that
depends on the process, and a pairing that does not find the strongest.
"""

import subprocess
import sys
from collections import Counter
from itertools import combinations

import pytest

from play.formats import knock_out, round_robin, swiss, tables
from tests.play.formats.made_up import Made, swiss_tournament, table_tournament

SIZES = (4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 31, 32, 64)


def pairs_of(made: Made) -> Counter[frozenset[int]]:
    """Return how often each two have met."""
    return Counter(frozenset((pair.first, pair.second)) for round_ in made.rounds for pair in round_.pairs)


@pytest.mark.parametrize("entrants", SIZES)
def test_promised_rounds_without_a_rematch_and_with_everybody(entrants: int) -> None:
    made = swiss_tournament(entrants, min(9, swiss.promised_rounds(entrants)), entrants)
    assert set(pairs_of(made).values()) == {1}
    assert all(len(round_.byes) == entrants % 2 for round_ in made.rounds)
    byes = Counter(entrant for round_ in made.rounds for entrant in round_.byes)
    assert max(byes.values(), default=1) == 1


@pytest.mark.parametrize("entrants", SIZES)
def test_seats_differ_by_two_at_most_and_none_three_times_running(entrants: int) -> None:
    made = swiss_tournament(entrants, min(9, swiss.promised_rounds(entrants)), entrants)
    for lines in made.sheet.lines.values():
        seats = [line.seat for line in lines if line.is_played]
        assert abs(seats.count(0) - seats.count(1)) <= 2
        assert not any(len(set(seats[at : at + 3])) == 1 for at in range(len(seats) - 2))


def test_with_withdrawals_everybody_who_is_there_is_paired_or_has_a_bye() -> None:
    for seed in range(10):
        made = swiss_tournament(20 + seed, 7, seed, withdraw=0.3)
        assert max(pairs_of(made).values()) == 1
        assert all(len(round_.byes) <= 1 for round_ in made.rounds)


def test_a_forbidden_pair_never_meets() -> None:
    forbidden = {frozenset((1, 2)), frozenset((1, 3)), frozenset((2, 3))}
    for seed in range(5):
        assert not forbidden & set(pairs_of(swiss_tournament(8, 4, seed, forbidden=forbidden)))
    for table in (table for round_ in table_tournament(16, 4, 1, forbidden) for table in round_):
        assert not forbidden & {frozenset(pair) for pair in combinations(table, 2)}


def test_two_who_are_left_and_must_not_meet_both_have_a_bye() -> None:
    made = swiss_tournament(2, 1, 0, forbidden={frozenset((1, 2))})
    assert made.rounds[0] == swiss.Round((), made.rounds[0].byes)
    assert sorted(made.rounds[0].byes) == [1, 2]


def test_more_rounds_than_promised_pair_everybody_all_the_same() -> None:
    made = swiss_tournament(6, 8, 3)
    assert all(len(round_.pairs) == 3 for round_ in made.rounds)


def test_the_same_pairs_in_every_process() -> None:
    program = (
        "from tests.play.formats.made_up import *; print(swiss_tournament(24, 5, 7).rounds, table_tournament(24, 5, 7))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1")
    }
    assert len(told) == 1


@pytest.mark.hunt
def test_the_strongest_wins_more_often_than_by_random_pairs() -> None:
    paired = sum(swiss_tournament(64, 7, seed).winner == 1 for seed in range(100))
    drawn = sum(swiss_tournament(64, 7, seed, at_random=True).winner == 1 for seed in range(100))
    assert paired > drawn


@pytest.mark.parametrize("entrants", range(2, 14))
def test_a_round_robin_has_every_pair_once_and_even_seats(entrants: int) -> None:
    rounds = round_robin.rounds(range(1, entrants + 1))
    pairs = [pair for round_ in rounds for pair in round_]
    assert sorted(map(sorted, pairs)) == [list(pair) for pair in combinations(range(1, entrants + 1), 2)]
    assert all(len({one for pair in round_ for one in pair}) == 2 * len(round_) for round_ in rounds)
    first = Counter(one for one, _ in pairs)
    second = Counter(other for _, other in pairs)
    assert all(abs(first[one] - second[one]) <= 1 for one in range(1, entrants + 1))


@pytest.mark.parametrize(
    ("entrants", "expected"), [(3, (3,)), (4, (4,)), (6, (3, 3)), (7, (4, 3)), (9, (3, 3, 3)), (30, (4,) * 6 + (3, 3))]
)
def test_as_few_tables_of_three_as_possible(entrants: int, expected: tuple[int, ...]) -> None:
    assert tables.sizes(entrants) == expected


@pytest.mark.parametrize("entrants", [0, 1, 2, 5])
def test_who_cannot_be_seated_at_tables(entrants: int) -> None:
    with pytest.raises(ValueError, match="cannot sit"):
        tables.sizes(entrants)


@pytest.mark.parametrize("entrants", [12, 16, 30, 31, 64])
def test_tables_without_a_rematch_for_the_promised_rounds(entrants: int) -> None:
    rounds = table_tournament(entrants, tables.promised_rounds(len(tables.sizes(entrants))), entrants)
    met = Counter(pair for round_ in rounds for table in round_ for pair in combinations(sorted(table), 2))
    assert set(met.values()) == {1}


def test_64_at_tables_for_seven_rounds() -> None:
    rounds = table_tournament(64, 7, 64)
    met = Counter(pair for round_ in rounds for table in round_ for pair in combinations(sorted(table), 2))
    assert sum(met.values()) == 672
    assert sum(times - 1 for times in met.values()) <= 1
    seats = {one: [0] * 4 for one in range(1, 65)}
    for table in (table for round_ in rounds for table in round_):
        for seat, one in enumerate(table):
            seats[one][seat] += 1
    assert max(max(of_one) - min(of_one) for of_one in seats.values()) <= 2


def test_the_two_best_meet_in_the_final_only() -> None:
    best = list(range(1, 14))
    pairs = knock_out.bracket(best)
    assert [pair for pair in pairs if None in pair] == [(1, None), (2, None), (3, None)]
    while len(pairs) > 1:
        winners = [min(one for one in pair if one is not None) for pair in pairs]
        pairs = knock_out.next_round(winners)
    assert sorted(one for one in pairs[0] if one) == [1, 2]


def test_where_neither_came_the_next_is_through() -> None:
    assert knock_out.next_round((None, 4, 5, 6)) == ((None, 4), (5, 6))
    assert knock_out.next_round((4,)) == ()


@pytest.mark.parametrize(("wins", "expected"), [((1, 0), None), ((2, 0), 0), ((1, 2), 1), ((1, 1), None)])
def test_a_series_of_three_needs_two(wins: tuple[int, int], expected: int | None) -> None:
    assert knock_out.decided(wins, 3) == expected
