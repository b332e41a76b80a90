"""A simulated quarter keeps every law, whoever vanishes and whatever is killed. The whole one is run by `make hunt`."""

import pytest
from msgspec.structs import replace

from address import Address
from tests.quarter import laws
from tests.quarter.people import Habit
from tests.quarter.quarter import Plan, simulate

ON_POSTGRESQL = {"test_banks_of_time_keep_every_law"}
SHORT = Plan({"tetranomicon": 3, "dungeon_lords": 1, "auction": 4, "pearls": 3}, people=16, days=20)
WHOLE = Plan(
    {
        "tetranomicon": 55,
        "dungeon_lords": 55,
        "dungeon_twister": 30,
        "legends_of_signum": 20,
        "auction": 20,
        "pearls": 20,
    },
    people=120,
    days=90,
    unfilled=10,
    beat=600,
    excuses=0.02,
)


@pytest.mark.slow
async def test_a_short_quarter_keeps_every_law(where: Address) -> None:
    record = await simulate(SHORT, where)
    print(record.figures())
    laws.check(record)


@pytest.mark.slow
async def test_banks_of_time_keep_every_law(where: Address) -> None:
    habits = (Habit.RARE, Habit.GHOST, Habit.STEADY)
    plan = Plan({"dungeon_twister": 4, "auction": 4}, 10, 8, paces=("12h+6h/1d",), kills=0, habits=habits, unfilled=0)
    laws.check(await simulate(plan, where))


MIXED = (Habit.STEADY, Habit.STEADY, Habit.RARE, Habit.GHOST, Habit.TRAVELLER)
VOTES: dict[tuple[str, ...], tuple[set[str], tuple[Habit, ...]]] = {
    ("pause", "resume"): ({"paused", "resumed"}, MIXED),
    ("extend",): ({"extended"}, MIXED),
    ("pace",): ({"paced"}, MIXED),
    ("live",): ({"hurried", "slowed"}, (Habit.STEADY,)),
    ("replace",): ({"taken"}, (*MIXED, Habit.LEAVER)),
    ("repair",): ({"repaired"}, (Habit.STEADY,)),
}
"""What people vote on -> the entries that come of it, and what the people are like."""


@pytest.mark.slow
@pytest.mark.parametrize("about", VOTES, ids=".".join)
async def test_votes_keep_every_law(about: tuple[str, ...], where: Address) -> None:
    found, habits = VOTES[about]
    plan = Plan({"tetranomicon": 3}, 10, 8, paces=("12h", "36h"), habits=habits, unfilled=0, kills=0.1)
    plan = replace(plan, votes=0.4, agrees=0.8, offers=0.2 if "replace" in about else 0, about=about)
    record = await simulate(plan, where)
    assert found <= {entry.kind for played in record.matches for entry in played.entries}
    laws.check(record)


@pytest.mark.slow
async def test_computers_in_the_seats_of_people_keep_every_law(where: Address) -> None:
    """They come where somebody is long away, and go when that one is back."""
    habits = (Habit.STEADY, Habit.RARE, Habit.GHOST)
    plan = Plan({"tetranomicon": 4}, 10, 8, seed=2, paces=("36h", "daily"), habits=habits, unfilled=0, kills=0.1)
    plan = replace(plan, votes=0.8, agrees=1, about=("computer",), longest_days=60)
    record = await simulate(plan, where)
    assert "computer" in {entry.kind for played in record.matches for entry in played.entries}
    laws.check(record)


@pytest.mark.slow
async def test_a_table_without_a_pace_in_which_all_fall_silent_ends(where: Address) -> None:
    habits = (Habit.GHOST, Habit.GHOST, Habit.TRAVELLER)
    plan = Plan({"tetranomicon": 3, "auction": 3}, 8, 8, paces=("none",), habits=habits, unfilled=0, longest_days=200)
    record = await simulate(plan, where)
    assert "silent" in {played.end for played in record.matches}
    assert record.questions
    laws.check(record)


@pytest.mark.slow
async def test_excused_people_keep_every_law(where: Address) -> None:
    plan = Plan({"tetranomicon": 3, "auction": 4}, 10, 12, paces=("12h", "36h", "2d+6h/4d"), kills=0.1, unfilled=0)
    habits = (Habit.RARE, Habit.TRAVELLER, Habit.GHOST, Habit.STEADY)
    record = await simulate(replace(plan, excuses=0.2, habits=habits), where)
    assert {"excused", "returned"} <= {entry.kind for played in record.matches for entry in played.entries}
    laws.check(record)


@pytest.mark.hunt
async def test_a_whole_quarter_keeps_every_law(where: Address) -> None:
    record = await simulate(WHOLE, where)
    print(record.figures())
    laws.check(record)
