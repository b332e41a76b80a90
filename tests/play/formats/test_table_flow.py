"""Flow at tables on the model of entrants who are slow, vanish and differ in strength, and day by day.

They would catch somebody who waits for ever, tables of three where a fourth was near, people too far apart, rematches
without need, and a speed that is rewarded.
"""

from collections.abc import Collection

import pytest

from play.formats.flow import Helper
from play.formats.sheets import HALF
from play.formats.table_flow import (
    MODEL_ALL,
    MODEL_ENTRANTS,
    MODEL_FAR,
    MODEL_HALF,
    MODEL_MATCHES,
    SMALL_AFTER,
    Table,
    Waiting,
    seat_day,
)
from tests.play.formats.table_flow_model import Told, played
from tests.sampling import HUNTING

SEEDS = range(24) if HUNTING else range(3)


def mean(found: list[Told], field: str) -> float:
    """Return the mean of a figure."""
    return sum(float(getattr(told, field)) for told in found) / len(found)


def test_64_entrants_with_five_matches_two_at_once() -> None:
    """The figures of the page of rules, with room for what three seeds differ from six: a sixth of them."""
    found = [played(MODEL_ENTRANTS, MODEL_MATCHES, 2, seed) for seed in SEEDS]
    assert abs(mean(found, "days") - MODEL_ALL) < MODEL_ALL / 6
    assert abs(mean(found, "half") - MODEL_HALF) < MODEL_HALF / 6
    assert abs(100 * mean(found, "far_gaps") - MODEL_FAR) < 3
    assert mean(found, "small") < 0.08
    assert mean(found, "rematches") < 4
    assert max(told.longest_wait for told in found) < 28
    assert abs(mean(found, "speed_gained")) < 0.15
    assert mean(found, "correlation") > 0.79


def waiting(entrant: int, plus: int = 0, *, days: int = 1, started: int = 0, met: tuple[int, ...] = ()) -> Waiting:
    """Return somebody who waits; `met`: whom, as often as they are named."""
    times = {other: met.count(other) for other in met}
    return Waiting(entrant, plus, started, days, frozenset(met), times=times)


def tables(*free: Waiting, helpers: tuple[Helper, ...] = (), apart: Collection[frozenset[int]] = ()) -> list[set[int]]:
    """Return who shares a table today."""
    return [set(table.entrants) for table in seat_day(free, helpers, apart, b"seed", 1).tables]


def test_seven_are_one_table_and_three_who_wait() -> None:
    """Catches a table of three as soon as four and three can sit down."""
    assert [len(table) for table in tables(*(waiting(one) for one in range(1, 8)))] == [4]
    late = [waiting(one, days=SMALL_AFTER if one == 7 else 1) for one in range(1, 8)]
    assert sorted(len(table) for table in tables(*late)) == [4], "who waited longest is at the table of four"
    assert tables(*(waiting(one, days=SMALL_AFTER - 1) for one in (1, 2, 3))) == []
    assert tables(waiting(1, days=SMALL_AFTER), waiting(2), waiting(3)) == [{1, 2, 3}]


@pytest.mark.parametrize(("days", "widest"), [(1, HALF), (2, 2 * HALF), (5, 3 * HALF), (10, 40 * HALF)])
def test_each_two_of_a_table_are_near_enough_for_the_one_who_waits_longer(days: int, widest: int) -> None:
    """Catches a table at which somebody who waits long brings two together who have not waited."""
    near = [waiting(one) for one in (1, 2, 3)]
    assert tables(waiting(4, widest, days=days), *near) == [{1, 2, 3, 4}]
    if days < 10:
        assert tables(waiting(4, widest + HALF, days=days), *near) == []
    far = [waiting(1), waiting(2), waiting(3, 3 * HALF), waiting(4, days=10)]
    assert {1, 3} not in [table & {1, 3} for table in tables(*far)]


@pytest.mark.parametrize(("times", "days"), [(1, 12), (2, 18), (3, 24)])
def test_two_meet_again_after_a_wait_alone(times: int, days: int) -> None:
    again = (2,) * times
    others = [waiting(3), waiting(4)]
    two = [waiting(1, days=days, met=again), waiting(2, met=(1,) * times)]
    assert tables(*two, *others) == [{1, 2, 3, 4}]
    soon = [waiting(1, days=days - 1, met=again), waiting(2, met=(1,) * times)]
    assert not any({1, 2} <= table for table in tables(*soon, *others))


def test_who_must_not_meet_is_at_no_table_with_the_other() -> None:
    apart = {frozenset((1, 2))}
    assert tables(*(waiting(one, days=30) for one in range(1, 5)), apart=apart) == [{1, 3, 4}]


def test_two_change_tables_where_that_brings_nearer_ones_together() -> None:
    """Catches a day on which who waits longest takes whom others need more."""
    free = [waiting(one, 0 if one <= 4 else 2 * HALF, days=9 if one in {1, 8} else 2) for one in range(1, 9)]
    assert sorted(map(sorted, tables(*free))) == [[1, 2, 3, 4], [5, 6, 7, 8]]


def test_seats_are_evened_out() -> None:
    """Catches seats by the order in which people were found."""
    free = [
        Waiting(one, 0, 3, 1, frozenset(), seats=tuple(3 * (seat == one) for seat in range(1, 5)))
        for one in range(1, 5)
    ]
    (table,) = seat_day(free, (), (), b"seed", 1).tables
    assert all(table.entrants[seat] != seat + 1 for seat in range(4))


def test_two_help_one_after_14_days_and_a_bye_after_28() -> None:
    """Catches a match that counts for those who help, and help for two at one table, which could count for neither."""
    helpers = tuple(Helper(one, 0, 0, frozenset()) for one in (8, 9))
    assert tables(waiting(1, days=13), helpers=helpers) == []
    assert tables(waiting(1, days=14), helpers=helpers[:1]) == []
    (table,) = seat_day([waiting(1, days=14)], helpers, (), b"seed", 1).tables
    assert (set(table.entrants), table.only_for) == ({1, 8, 9}, 1)
    assert tables(waiting(1, days=14), helpers=helpers, apart={frozenset((8, 9))}) == []
    used = tuple(Helper(one, 0, 2, frozenset()) for one in (8, 9))
    assert tables(waiting(1, days=14), helpers=used) == []
    assert seat_day([waiting(1, days=28)], (), (), b"", 1).byes == (1,)
    assert seat_day([waiting(1, days=28)], helpers, (), b"", 1).byes == ()
    assert seat_day([], helpers, (), b"", 1).tables == ()


def test_what_is_stored_tells_how_far_apart_they_were_and_who_had_met() -> None:
    free = [waiting(1, 0, days=12, met=(2,)), waiting(2, 0, met=(1,)), waiting(3, HALF), waiting(4, HALF)]
    (table,) = seat_day(free, (), (), b"seed", 1).tables
    assert isinstance(table, Table)
    assert (table.why.gap, table.why.met, table.why.waited) == (HALF, 1, 12)
