"""What matches make of ratings: worth of places, certainty, and how true it is."""

import math
import random
from itertools import combinations, pairwise

import pytest

from games.kernel.pace import DAY
from play.rules.rating import BETA, MU, SIGMA, Rating, chance, grown, matches_to_number, rated


def test_who_shares_a_place_moves_alike_and_better_than_who_is_behind() -> None:
    one, other, third, last = rated([Rating()] * 4, [1, 1, 3, 4])
    assert one == other
    assert one.mu > third.mu > last.mu


def test_a_draw_of_equals_moves_nobody() -> None:
    assert [each.mu for each in rated([Rating(), Rating()], [1, 1])] == [MU, MU]


def test_partners_win_together_and_who_is_surer_moves_less() -> None:
    new, old, *_ = rated([Rating(), Rating(sigma=3.0), Rating(), Rating(sigma=3.0)], [1, 1, 2, 2], [0, 0, 1, 1])
    assert new.mu - MU > old.mu - MU > 0


def test_alone_nothing_changes() -> None:
    assert rated([Rating(30.0, 4.0)], [1]) == (Rating(30.0, 4.0),)


def test_who_does_not_play_becomes_less_sure_up_to_a_newcomer() -> None:
    known = Rating(30.0, 4.0)
    assert grown(known, 100 * DAY).sigma == pytest.approx(5.0)
    assert grown(known, 100_000 * DAY) == Rating(30.0, SIGMA)
    assert grown(known, -DAY) == known, "clocks of two computers differ"


def test_a_number_comes_after_some_matches_and_sooner_at_larger_tables() -> None:
    needed = [matches_to_number(SIGMA, seats) for seats in (2, 3, 4)]
    assert needed == sorted(needed, reverse=True)
    rating, left = Rating(), []
    while rating.is_new:
        left.append(matches_to_number(rating.sigma, 2))
        rating = rated([rating, Rating()], [1, 2] if len(left) % 2 else [2, 1])[0]
    assert all(one - other in {0, 1} for one, other in pairwise(left)), "fewer with each match"


def test_the_chance_to_win_is_as_often_true() -> None:
    """Would catch a forecast that is too sure of itself, as the library's is."""
    rng = random.Random(3)
    for one, other in combinations([Rating(25, 8), Rating(32, 4), Rating(20, 2)], 2):
        won = sum(_plays(rng, one) > _plays(rng, other) for _ in range(6_000)) / 6_000
        assert chance(one, other) == pytest.approx(won, abs=0.05)


def _plays(rng: random.Random, rating: Rating) -> float:
    """Return how well somebody plays once, with luck of the kind that the model supposes."""
    return rng.gauss(rating.mu, rating.sigma) - math.sqrt(2) * BETA * math.log(-math.log(rng.random()))


def test_ratings_find_who_is_stronger() -> None:
    """Would catch places that are read upside down, and certainty that runs away."""
    rng = random.Random(5)
    true = [Rating(rng.gauss(MU, SIGMA), 0.0) for _ in range(40)]
    now = [Rating()] * len(true)
    for _ in range(10):
        order = rng.sample(range(len(true)), len(true))
        for place in range(0, len(order), 4):
            table = order[place : place + 4]
            played = [_plays(rng, true[each]) for each in table]
            places = [1 + sum(other > own for other in played) for own in played]
            for each, new in zip(table, rated([now[each] for each in table], places), strict=True):
                now[each] = new
    within = sum(abs(each.mu - known.mu) < 2 * known.sigma for each, known in zip(true, now, strict=True))
    pairs = list(combinations(range(len(true)), 2))
    right = sum((true[one].mu < true[other].mu) == (now[one].mu < now[other].mu) for one, other in pairs)
    assert right / len(pairs) > 0.8
    assert within / len(true) > 0.85
