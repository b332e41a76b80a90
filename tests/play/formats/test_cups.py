"""Promises of a knock-out in rounds, with one life and with two, over every small field and over many at random.

They would catch somebody who is out too early or too late, who has two seats or none in a round, two ways to the final,
a final that cannot be seated, a bye that nobody needs, and one who wins without having beaten the last.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations, product

import msgspec
import pytest

from play.formats.cups import Drawn, Field, Rules, Stake, Table, draw, lost, lost_by_seed
from tests.sampling import sample

PAIRS, TABLES, LOOSE = (2, 2), (4, 3), (4, 2)
"""Of each table the most and the fewest."""

MOST_ROUNDS = 60
Result = Callable[[Table], frozenset[int]]
"""Who has lost at a table, by entrant."""


class Played(msgspec.Struct):
    """A cup that is played: its rounds, who was through at each table, and the rounds that each has lost."""

    rules: Rules
    rounds: list[Drawn]
    losses: dict[int, list[int]]
    left: list[int]


def stake_of(table: Table) -> Stake:
    seat = None if table.unbeaten is None else table.entrants.index(table.unbeaten)
    return Stake(table.bracket, table.through, tuple(range(len(table.entrants))), seat, table.is_last)


def play(count: int, rules: Rules, result: Result, leaves: Mapping[int, int] = {}) -> Played:
    """Play to the end; `leaves`: by entrant after how many rounds they leave."""
    met: dict[int, dict[int, int]] = {each: {} for each in range(1, count + 1)}
    byes: Counter[int] = Counter()
    losses: dict[int, list[int]] = {each: [] for each in met}
    rounds: list[Drawn] = []
    left = list(met)
    while len(rounds) < MOST_ROUNDS:
        left = [each for each in left if leaves.get(each, MOST_ROUNDS) > len(rounds)]
        first, second = (tuple(each for each in left if len(losses[each]) == had) for had in (0, 1))
        drawn = draw(Field(first, second, met=met, byes=byes), rules)
        if drawn is None:
            return Played(rules, rounds, losses, left)
        rounds.append(drawn)
        for alone in drawn.alone:
            byes[alone.entrant] += 1
            if alone.has_lost:
                losses[alone.entrant].append(len(rounds))
        for table in drawn.tables:
            for one, other in permutations(table.entrants, 2):
                met[one][other] = met[one].get(other, 0) + 1
            for entrant in result(table):
                losses[entrant].append(len(rounds))
        left = [each for each in left if len(losses[each]) < rules.lives]
    raise AssertionError(f"it does not end: {count} {rules}")


def check(played: Played, count: int) -> None:
    """Check what holds of every cup that nobody has left."""
    rules, losses = played.rules, dict.fromkeys(range(1, count + 1), 0)
    assert len(played.left) == 1, "one has won"
    champion = played.left[0]
    for number, drawn in enumerate(played.rounds, 1):
        seats = [each for table in drawn.tables for each in table.entrants] + [each.entrant for each in drawn.alone]
        there = [each for each, had in losses.items() if had < rules.lives]
        assert sorted(seats) == sorted(there), "everybody who is in has one place in a round, and nobody else has one"
        for table in drawn.tables:
            assert rules.least <= len(table.entrants) <= rules.largest
            assert 1 <= table.through < len(table.entrants)
            had = {losses[each] for each in table.entrants}
            is_last = number == len(played.rounds) or table.unbeaten is not None
            assert len(had) == 1 or (table.bracket == "final" and is_last), "brackets meet in the final alone"
            if table.unbeaten is not None:
                assert losses[table.unbeaten] == 0
                assert sum(losses[each] == 0 for each in table.entrants) == 1
                assert {each for each, lost_ in losses.items() if lost_ < rules.lives} == set(table.entrants)
        for alone in drawn.alone:
            assert not alone.has_lost, "only absence and forbidden pairs lose a match without one"
        for each, rounds in played.losses.items():
            losses[each] += rounds.count(number)
    out = {each: len(rounds) for each, rounds in played.losses.items() if each != champion}
    assert set(out.values()) == {rules.lives}, "everybody is out after exactly so many lost matches"
    assert len(played.losses[champion]) < rules.lives
    last = played.rounds[-1].tables
    assert len(last) == 1 and last[0].bracket == "final" and champion in last[0].entrants


def rules_of() -> Iterator[Rules]:
    for lives in (1, 2):
        if lives == 2:
            yield Rules(lives, *PAIRS)
        for size, through in product((TABLES, LOOSE), (1, 2, 3)):
            yield Rules(lives, *size, through)


def at_random(drawn: random.Random, *, ties: float = 0.0) -> Result:
    """Return who loses if places are drawn, some of them shared."""

    def result(table: Table) -> frozenset[int]:
        while True:
            places = [drawn.random() if drawn.random() >= ties else 0.5 for _ in table.entrants]
            ranks = [1 + sum(other < place for other in places) for place in places]
            found = lost(stake_of(table), ranks, [True] * len(ranks))
            if found is not None:
                return frozenset(table.entrants[seat] for seat in found)

    return result


@pytest.mark.parametrize(
    "rules", tuple(rules_of()), ids=lambda rules: "-".join(map(str, msgspec.structs.astuple(rules)))
)
def test_everybody_is_out_after_exactly_their_lives(rules: Rules) -> None:
    for count in (*range(rules.least, 20), *range(20, 70, sample(7, 1))):
        for seed in range(sample(2, 40)):
            check(play(count, rules, at_random(random.Random(f"{count} {seed}"), ties=0.2 * (seed % 2))), count)


def every_way(rules: Rules, count: int) -> Iterator[Played]:
    """Yield the cup as it is played in every way: of each match every set of losers that some places give."""
    choices: list[int] = []
    while True:
        taken: list[tuple[int, int]] = []

        def result(table: Table, taken: list[tuple[int, int]] = taken, choices: list[int] = choices) -> frozenset[int]:
            ways = ways_of(table)
            at = choices[len(taken)] if len(taken) < len(choices) else 0
            taken.append((at, len(ways)))
            return ways[at]

        yield play(count, rules, result)
        choices = [at for at, _ in taken]
        while choices and choices[-1] + 1 == taken[len(choices) - 1][1]:
            choices.pop()
        if not choices:
            return
        choices[-1] += 1


def ways_of(table: Table) -> list[frozenset[int]]:
    places = range(1, len(table.entrants) + 1)
    found = {lost(stake_of(table), order, [True] * len(order)) for order in permutations(places)}
    return sorted((frozenset(table.entrants[seat] for seat in each) for each in found if each is not None), key=sorted)


@pytest.mark.parametrize(
    ("rules", "counts"),
    [
        (Rules(2, *PAIRS), range(2, 7)),
        (Rules(2, *TABLES, 1), range(3, 8)),
        (Rules(2, *TABLES, 2), range(3, 8)),
        (Rules(1, *TABLES, 1), range(3, 13)),
        (Rules(1, *TABLES, 2), range(3, 9)),
    ],
)
def test_in_every_way_in_which_small_ones_can_be_played(rules: Rules, counts: Sequence[int]) -> None:
    for count in counts:
        for turn, played in enumerate(every_way(rules, count)):
            check(played, count)
            if turn >= sample(150, 200_000):
                break


def test_the_final_is_played_again_only_if_the_unbeaten_one_is_not_first() -> None:
    for rules in (Rules(2, *PAIRS), Rules(2, *TABLES)):
        for seed in range(sample(20, 200)):
            played = play(9, rules, at_random(random.Random(seed)))
            finals = [table for drawn in played.rounds for table in drawn.tables if table.bracket == "final"]
            assert finals[0].unbeaten is not None
            again = finals[1:]
            assert len(again) == (played.left[0] != finals[0].unbeaten or bool(played.losses[played.left[0]]))
            assert all(set(each.entrants) == set(finals[0].entrants) and each.unbeaten is None for each in again)


@pytest.mark.parametrize(
    ("count", "sizes", "byes"),
    [(4, (4,), 0), (5, (4,), 1), (6, (3, 3), 0), (7, (3, 4), 0), (9, (3, 3, 3), 0), (17, (3, 3, 3, 4, 4), 0)],
)
def test_tables_of_four_and_three_and_a_bye_for_the_best_of_five(count: int, sizes: tuple[int, ...], byes: int) -> None:
    drawn = draw(Field(tuple(range(1, count + 1))), Rules(1, *TABLES, 2))
    assert drawn is not None
    assert tuple(len(table.entrants) for table in drawn.tables) == sizes
    assert [each.entrant for each in drawn.alone] == [1][:byes]
    best = [table.entrants[0] for table in drawn.tables]
    assert sorted(best) == list(range(1 + byes, 1 + byes + len(sizes))), "the best meet later"


@pytest.mark.parametrize(("count", "through", "left"), [(8, 1, 4), (20, 1, 5), (5, 1, 3), (8, 2, 4), (16, 3, 12)])
def test_more_go_on_where_two_would_be_left(count: int, through: int, left: int) -> None:
    drawn = draw(Field(tuple(range(1, count + 1))), Rules(1, *TABLES, through))
    assert drawn is not None
    assert sum(table.through for table in drawn.tables) + len(drawn.alone) == left


@pytest.mark.parametrize(
    ("stake", "places", "stayed", "losers"),
    [
        (Stake("first", 2), (1, 2, 3, 4), "yyyy", {2, 3}),
        (Stake("first", 2), (1, 2, 3, 4), "ynyy", {1, 3}),
        (Stake("first", 2), (1, 2, 3, 4), "ynnn", {1, 2, 3}),
        (Stake("first", 2), (1, 1, 3, 3), "nnnn", {0, 1, 2, 3}),
        (Stake("first", 2), (1, 2, 2, 4), "yyyy", {3}),
        (Stake("first", 1), (1, 1, 1, 1), "yyyy", None),
        (Stake("first", 1), (1, 1, 3), "yyy", {2}),
        (Stake("first", 1, is_last=True), (1, 1, 3), "yyy", None),
        (Stake("final", 1, unbeaten=0), (1, 2, 3), "yyy", {1, 2}),
        (Stake("final", 1, unbeaten=0), (3, 1, 2), "yyy", {0}),
        (Stake("final", 1, unbeaten=0), (2, 1, 3), "yyn", {0, 2}),
        (Stake("final", 1, unbeaten=0), (1, 1, 3), "yyy", None),
        (Stake("final", 1, unbeaten=2), (1, 1, 3), "yyy", {2}),
        (Stake("final", 1, unbeaten=0), (1, 2, 3), "nyy", {0}),
    ],
)
def test_who_has_lost(stake: Stake, places: tuple[int, ...], stayed: str, losers: set[int] | None) -> None:
    """Catches somebody who goes on although they had left, and a place on the line that is given by lot."""
    assert lost(stake, places, [each == "y" for each in stayed]) == (None if losers is None else frozenset(losers))


def test_what_stays_level_goes_to_the_better_seed_and_in_a_final_to_the_unbeaten_one() -> None:
    there = [True] * 3
    assert lost_by_seed(Stake("first", 1, (2, 0, 1)), (None,) * 3, there) == {0, 2}
    assert lost_by_seed(Stake("final", 1, (2, 0, 1)), (1, 2, 1), there) == {0, 1}
    assert lost_by_seed(Stake("final", 1, (0, 1, 2), unbeaten=2), (1, 2, 1), there) == {0, 1}
    assert lost_by_seed(Stake("first", 2, (0, 1, 2)), (None,) * 3, [False, True, True]) == {0}


def test_with_people_who_leave_it_ends_and_nobody_loses_twice_in_a_round() -> None:
    for rules in rules_of():
        for seed in range(sample(15, 300)):
            drawn = random.Random(f"{rules} {seed}")
            leaves = {each: drawn.randrange(1, 9) for each in range(1, 30) if drawn.random() < 0.6}
            count = drawn.randrange(rules.least, 30)
            played = play(count, rules, at_random(drawn), leaves)
            assert len(played.left) <= 1
            assert all(len(set(each)) == len(each) <= rules.lives for each in played.losses.values())


def test_who_is_absent_loses_what_is_drawn_and_only_that() -> None:
    """Catches somebody who gains by not coming: they are neither waited for nor through without a match."""
    rules = Rules(2, *TABLES, 2)
    drawn = draw(Field((1, 2, 3, 4), (5, 6, 7, 8), frozenset({6})), rules)
    assert drawn is not None and [each.entrant for each in drawn.alone if each.has_lost] == [6]
    assert {each for table in drawn.tables for each in table.entrants} == {1, 2, 3, 4, 5, 7, 8}
    waits = draw(Field((1, 2, 3), (5, 6), frozenset({6})), rules)
    assert waits is not None and [each.entrant for each in waits.alone if not each.has_lost] == [5, 6]
    loose = draw(Field((1, 2, 3), (5, 6)), Rules(2, *LOOSE, 2))
    assert loose is not None and len(loose.tables) == 1, "two who can wait for a third are no table"
    final = draw(Field((1,), (2, 3, 4, 5), frozenset({5})), rules)
    assert final is not None and final.tables == (Table("final", (1, 2, 3, 4), 1, 1, is_last=True),)
    alone = draw(Field((1,), (2, 3), frozenset({2})), rules)
    assert alone is not None and [(each.entrant, each.has_lost) for each in alone.alone] == [
        (1, False), (2, True), (3, True),
    ]  # fmt: skip


def test_two_who_must_not_meet_do_not() -> None:
    forbidden = frozenset({frozenset((1, 2)), frozenset((1, 3)), frozenset((5, 6))})
    for rules in rules_of():
        for count in range(rules.least + 3, 24):
            drawn = draw(Field(tuple(range(1, count + 1)), forbidden=forbidden), rules)
            assert drawn is not None
            for table in drawn.tables:
                assert not any(pair <= set(table.entrants) for pair in forbidden)
            if count > 12:
                assert not any(each.has_lost for each in drawn.alone)
    last = draw(Field((1, 2), forbidden=forbidden), Rules(2, *PAIRS))
    assert last is not None and [(each.entrant, each.has_lost) for each in last.alone] == [(1, False), (2, True)]


def test_few_meet_again() -> None:
    """Catches a second bracket that repeats the pairs of the first."""
    again = 0
    for seed in range(10):
        played = play(16, Rules(2, *PAIRS), at_random(random.Random(seed)))
        pairs = Counter(frozenset(table.entrants) for drawn in played.rounds[:4] for table in drawn.tables)
        again += sum(times - 1 for times in pairs.values())
    assert again <= 1
