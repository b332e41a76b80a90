"""From one season to the next: who moves, who fills gaps, where newcomers begin."""

import random

import pytest

from play.formats.divisions import LEAST, SIZES, division_sizes, most_moving
from play.league_rules.moving import Finish, Member, Shape, by_rating, drawn, next_divisions

SEED = b"league"
OF_SEVEN = Shape(7, 4)
SEVENS = [range(1, 8), range(11, 18), range(21, 28)]


def ended(*divisions: range) -> list[Finish]:
    """Return divisions of which the members came in by their order."""
    return [
        Finish(member, division, place)
        for division, members in enumerate(divisions, 1)
        for place, member in enumerate(members, 1)
    ]


def after(*left: int, newcomers: tuple[int, ...] = (), shape: Shape = OF_SEVEN) -> tuple[tuple[int, ...], ...]:
    """Return the divisions after three of seven, of which some have left."""
    staying = {member for division in SEVENS for member in division} - set(left)
    return next_divisions(ended(*SEVENS), staying, newcomers, shape)


def test_two_up_and_two_down() -> None:
    assert after() == (
        (1, 2, 3, 4, 5, 11, 12), (13, 14, 15, 6, 7, 21, 22), (23, 24, 25, 26, 27, 16, 17),
    )  # fmt: skip


def test_one_up_and_one_down() -> None:
    assert after(shape=Shape(7, 4, 1, 1))[1] == (12, 13, 14, 15, 16, 7, 21)


def test_nobody_moves() -> None:
    assert [set(each) for each in after(shape=Shape(7, 4, 0, 0))] == [set(each) for each in SEVENS]


def test_a_gap_is_filled_by_the_best_next_of_the_division_below() -> None:
    first, second, third = after(3)
    assert first == (1, 2, 4, 5, 11, 12, 13)
    assert second == (14, 15, 6, 7, 21, 22, 23)
    assert third == (24, 25, 26, 27, 16, 17)


def test_who_would_have_gone_up_leaves_that_to_the_next() -> None:
    assert after(11)[0] == (1, 2, 3, 4, 5, 12, 13)


def test_who_would_have_gone_down_saves_nobody() -> None:
    assert 6 in after(7)[1], "the sixth goes down although the seventh has left"


def test_newcomers_are_at_the_bottom_in_their_order() -> None:
    assert after(3, newcomers=(40,))[2] == (24, 25, 26, 27, 16, 17, 40)
    *_, last, newest = after(newcomers=(40, 41, 42, 43))
    assert newest == (40, 41, 42, 43)
    assert set(last).isdisjoint(newest)


def test_who_stays_and_enters_again_is_in_once() -> None:
    assert sum(1 in each for each in after(newcomers=(1,))) == 1


def test_where_nobody_below_is_left_who_came_down_stays_up() -> None:
    found = next_divisions(ended(range(1, 8), range(11, 15)), set(range(1, 8)), (), OF_SEVEN)
    assert found == ((1, 2, 3, 4, 5, 6, 7),)


def test_a_last_division_that_is_too_small_joins_the_one_above() -> None:
    found = after(21, 22, 23, 24)
    assert [len(each) for each in found] == [7, 10]
    assert {25, 26, 27} < set(found[1])


def test_a_large_last_division_is_parted_from_below() -> None:
    found = next_divisions(ended(range(1, 11)), set(range(1, 11)), (40,), OF_SEVEN)
    assert found == ((1, 2, 3, 4, 5, 6, 7), (8, 9, 10, 40))


def test_the_first_season_is_drawn_or_by_rating() -> None:
    members = [Member(number, 1500.0 + number if number < 5 else None) for number in range(1, 9)]
    order = by_rating(members, SEED)
    assert order[:4] == (4, 3, 2, 1)
    assert order[4:] == tuple(number for number in drawn(members, SEED) if number >= 5)
    assert next_divisions((), (), order, Shape(4, 4)) == (order[:4], order[4:])
    assert drawn(members, b"another") != drawn(members, SEED)


def test_too_few_are_no_division() -> None:
    assert next_divisions((), (), (1, 2, 3), OF_SEVEN) == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_lost_or_doubled_whoever_leaves_and_comes(seats: int) -> None:
    """Would catch a division that is overfull or short where several things meet, at every size."""
    rng = random.Random(seats)
    for _ in range(300):
        size = rng.choice(SIZES[seats])
        shape = Shape(size, seats, rng.randint(0, most_moving(size)), rng.randint(0, most_moving(size)))
        divisions: tuple[tuple[int, ...], ...] = next_divisions((), (), range(rng.randint(0, 40)), shape)
        for season in range(1, 4):
            finishes = [
                Finish(member, number, place)
                for number, members in enumerate(divisions, 1)
                for place, member in enumerate(rng.sample(members, len(members)), 1)
            ]
            staying = {each.member for each in finishes if rng.random() < 0.7}
            newcomers = range(100 * season, 100 * season + rng.randint(0, 12))
            divisions = next_divisions(finishes, staying, newcomers, shape)
            everybody = [member for members in divisions for member in members]
            expected = staying | set(newcomers)
            assert sorted(everybody) == sorted(expected if len(expected) >= LEAST[seats] else ())
            assert tuple(map(len, divisions)) == division_sizes(len(everybody), size, seats)


@pytest.mark.parametrize(
    ("members", "expected"),
    [(3, ()), (4, (4,)), (10, (10,)), (11, (7, 4)), (14, (7, 7)), (36, (7, 7, 7, 7, 8)), (42, (7,) * 6)],
)
def test_how_many_are_in_each_division(members: int, expected: tuple[int, ...]) -> None:
    assert division_sizes(members, 7, 4) == expected
