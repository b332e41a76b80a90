"""The draw of groups, who goes on from them, and a first round that keeps the members of a group apart."""

import random
from collections import Counter
from itertools import combinations

import pytest

from play.formats.groups import count, draw, ranked_finalists
from play.formats.knock_out import apart, bracket
from play.formats.standings import Row


@pytest.mark.parametrize("size", [3, 4, 5, 8])
def test_groups_are_as_large_as_was_agreed_on_and_never_of_two(size: int) -> None:
    """Catches a group of two, one group alone, and sizes that differ by more than one."""
    for entrants in range(6, 70):
        check_sizes(entrants, size)


def check_sizes(entrants: int, size: int) -> None:
    drawn = draw(range(1, entrants + 1), (), count(entrants, size), (), b"seed")
    sizes = sorted(map(len, drawn))
    assert len(drawn) >= 2 and sizes[0] >= 3 and sizes[-1] - sizes[0] <= 1
    assert sorted(each for group in drawn for each in group) == list(range(1, entrants + 1))
    if entrants % size == 0 and entrants > size:
        assert set(sizes) == {size}


def test_the_strongest_are_in_different_groups_and_the_next_ones_too() -> None:
    """Catches a draw that forgets the ratings, or in which who has none takes the place of somebody who has one."""
    strong = tuple(range(20, 9, -1))
    drawn = draw(range(1, 21), strong, 5, (), b"seed")
    for first in (0, 5):
        pot = set(strong[first : first + 5])
        assert [len(pot & set(group)) for group in drawn] == [1] * 5
    others = {draw(range(1, 21), strong, 5, (), bytes([seed])) for seed in range(5)}
    assert len(others) > 1, "the rest is by lot"


@pytest.mark.parametrize("seed", range(8))
def test_who_must_not_meet_is_in_different_groups(seed: int) -> None:
    """Catches a draw that looks at one of two alone: the second may find all other groups taken."""
    forbidden = {frozenset(pair) for pair in combinations(range(1, 5), 2)}
    for group in draw(range(1, 17), (), 4, forbidden, bytes([seed])):
        assert len(set(group) & {1, 2, 3, 4}) == 1


def test_more_who_must_not_meet_than_there_are_groups_are_drawn_all_the_same() -> None:
    """Catches a draw that searches for ever for what cannot be."""
    forbidden = {frozenset(pair) for pair in combinations(range(1, 7), 2)}
    assert sorted(map(len, draw(range(1, 7), (), 2, forbidden, b"seed"))) == [3, 3]


def test_a_first_place_goes_before_a_second_one_whatever_the_points() -> None:
    """Catches seeds by points alone, and points of a large group that count for more than those of a small one."""
    rows = [
        *(Row(entrant, place, twelfths, (), 1) for place, (entrant, twelfths) in enumerate([(1, 36), (2, 24)], 1)),
        Row(3, 3, 12, (), 1),
        *(Row(entrant, place, twelfths, (), 2) for place, (entrant, twelfths) in enumerate([(4, 36), (5, 30)], 1)),
        *(Row(entrant, place, 12, (), 2) for place, entrant in enumerate([6, 7], 3)),
    ]
    assert ranked_finalists(rows, 2, range(1, 8), b"seed") == (1, 4, 2, 5)
    assert set(ranked_finalists(rows, 2, (2, 3, 4, 5), b"seed")) == {2, 3, 4, 5}, "who has left is out of the way"


@pytest.mark.parametrize("through", [1, 2, 3, 4])
def test_nobody_meets_their_own_group_in_the_first_round(through: int) -> None:
    """Catches a swap that keeps one pair apart and puts another one together; and byes that leave the best."""
    for groups in range(2, 18):
        check_apart(groups, through)


def check_apart(groups: int, through: int) -> None:
    drawn = random.Random(f"{groups} {through}")
    for _ in range(8):
        tiers = [drawn.sample(range(1, groups + 1), groups) for _ in range(through)]
        seeds = [group + 100 * place for place, tier in enumerate(tiers) for group in tier]
        ties = apart(bracket(seeds), lambda one, other: one % 100 == other % 100)
        assert all(one is None or other is None or one % 100 != other % 100 for one, other in ties)
        before = bracket(seeds)
        assert [one for one, _ in ties] == [one for one, _ in before]
        assert [one for one, other in ties if other is None] == [one for one, other in before if other is None]
        assert Counter(other for _, other in ties) == Counter(other for _, other in before)


def test_pairs_stay_where_nobody_clashes() -> None:
    ties = bracket(range(1, 12))
    assert apart(ties, lambda _one, _other: False) == ties
    assert apart(ties, lambda _one, _other: True) == ties, "what cannot be is left as it is"
