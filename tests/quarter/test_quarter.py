"""A simulated quarter keeps every law, whoever vanishes and whatever is killed. The whole one is run by `make hunt`."""

from pathlib import Path

import pytest

from tests.quarter import laws
from tests.quarter.people import Habit
from tests.quarter.quarter import Plan, simulate

SHORT = Plan({"tetranomicon": 3, "dungeon_lords": 1, "auction": 4, "pearls": 3}, people=16, days=20)
WHOLE = Plan(
    {"tetranomicon": 60, "dungeon_lords": 60, "dungeon_twister": 30, "auction": 25, "pearls": 25},
    people=120,
    days=90,
    unfilled=10,
    beat=600,
)


@pytest.mark.slow
async def test_a_short_quarter_keeps_every_law(tmp_path: Path) -> None:
    record = await simulate(SHORT, tmp_path / "quarter.sqlite3")
    print(record.figures())
    laws.check(record)


@pytest.mark.slow
async def test_banks_of_time_keep_every_law(tmp_path: Path) -> None:
    habits = (Habit.RARE, Habit.GHOST, Habit.STEADY)
    plan = Plan({"dungeon_twister": 4, "auction": 4}, 10, 8, paces=("12h+6h/1d",), kills=0, habits=habits, unfilled=0)
    laws.check(await simulate(plan, tmp_path / "quarter.sqlite3"))


@pytest.mark.hunt
async def test_a_whole_quarter_keeps_every_law(tmp_path: Path) -> None:
    record = await simulate(WHOLE, tmp_path / "quarter.sqlite3")
    print(record.figures())
    laws.check(record)
